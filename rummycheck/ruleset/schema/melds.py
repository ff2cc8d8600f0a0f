"""Which kinds of meld are there, and how is each judged?"""

from typing import cast

from rummycheck.melds.all_jokers import AllJokers
from rummycheck.melds.base import JokerLimits, MeldKind
from rummycheck.melds.identical import Identical
from rummycheck.melds.run import Run
from rummycheck.melds.sets import SetOfRank
from rummycheck.ruleset.containers import is_section, read_each
from rummycheck.ruleset.faults import FaultyError, fault, mismatch
from rummycheck.ruleset.nodes import Node, Scalar, Section
from rummycheck.ruleset.schema.meld_keys import (
    ACE,
    ADJACENT,
    COUNTS_AS,
    JOKER_KEYS,
    JOKERS_MAX,
    JOKERS_PER_NATURAL,
    KIND_KEYS,
    MIN_NATURALS,
    ORDER,
    RUN_SUITS,
    SERVES,
    SET_SUITS,
    SIZE,
    SUITS,
    TYPE,
    WRAP,
    MeldType,
)
from rummycheck.ruleset.schema.tags import TAG
from rummycheck.ruleset.shapes import JsonSchema, Key, Shape
from rummycheck.ruleset.tables import Table, Values, record


def _name(values: Values) -> str:
    return values.path.rpartition(".")[2]


def _joker_limits(values: Values) -> JokerLimits:
    return JokerLimits(
        max=values[JOKERS_MAX],
        per_natural=values[JOKERS_PER_NATURAL],
        min_naturals=values[MIN_NATURALS],
        adjacent=values[ADJACENT],
    )


def _run(values: Values) -> MeldKind:
    return Run(
        kind=_name(values),
        size=values[SIZE],
        counts_as=values[COUNTS_AS],
        serves=values[SERVES],
        suits=values[RUN_SUITS],
        ace=values[ACE],
        wrap=values[WRAP],
        order=values[ORDER],
        jokers=_joker_limits(values),
    )


def _set(values: Values) -> MeldKind:
    return SetOfRank(
        kind=_name(values),
        size=values[SIZE],
        counts_as=values[COUNTS_AS],
        serves=values[SERVES],
        suits=values[SET_SUITS],
        order=values[ORDER],
        jokers=_joker_limits(values),
    )


def _identical(values: Values) -> MeldKind:
    return Identical(kind=_name(values), size=values[SIZE], counts_as=values[COUNTS_AS], serves=values[SERVES])


def _all_jokers(values: Values) -> MeldKind:
    return AllJokers(kind=_name(values), size=values[SIZE], counts_as=values[COUNTS_AS], serves=values[SERVES])


_SHAPES: dict[MeldType, Shape[MeldKind]] = {
    MeldType.RUN: record(Table(*KIND_KEYS, RUN_SUITS, ACE, WRAP, ORDER, *JOKER_KEYS), _run),
    MeldType.SET: record(Table(*KIND_KEYS, SET_SUITS, ORDER, *JOKER_KEYS), _set),
    MeldType.IDENTICAL: record(Table(*KIND_KEYS), _identical),
    MeldType.JOKERS: record(Table(*KIND_KEYS), _all_jokers),
}

_ANY_TYPE = Table(*KIND_KEYS, SUITS, ACE, WRAP, ORDER, *JOKER_KEYS)


# Words with a meaning of their own in `declaration.any_of`; a kind so named could not be told from it.
_TAKEN_NAMES = ("rest", "pure_sequence", "impure_sequence")


def _read_melds(node: Node, key: str) -> tuple[MeldKind, ...]:
    if not isinstance(node, Section):
        raise mismatch(node, key, MELDS.shape.expected)
    if not node.entries:
        raise FaultyError([fault(node, key, "expected at least one kind of meld, found none")])
    kinds = {name: kind for name, (_, kind) in node.entries.items()}

    def read_entry(name: Scalar, path: str) -> MeldKind:
        _check_name(name, path)
        return read_kind(kinds[name.text], path)

    return tuple(read_each(read_entry, ((name, f"{key}.{name.text}") for name, _ in node.entries.values())))


def _check_name(name: Scalar, path: str) -> None:
    if TAG.read(name, path) in _TAKEN_NAMES:
        message = f"no kind of meld can be named '{name.text}': the word has a meaning of its own"
        raise FaultyError([fault(name, path, message)])


def read_kind(node: Node, key: str) -> MeldKind:
    """Return the kind of meld that stands under a key; raise FaultyError where it makes no sense."""
    if not isinstance(node, Section):
        if isinstance(node, Scalar) and node.value is None:
            name = key.rpartition(".")[2]
            untold = "nothing stands here: write null to take the kind of meld away, else what differs"
            message = f"there is no kind of meld '{name}' to take away" if node.text else untold
            raise FaultyError([fault(node, key, message)])
        raise mismatch(node, key, ("a section of keys", "null"))
    type_node = node.get("type")
    if type_node is None:
        raise FaultyError([fault(node, key, f"missing key 'type' in {key}")])
    return _SHAPES[TYPE.shape.read(type_node, f"{key}.type")].read(node, key)


def _kind_schema(meld_type: MeldType) -> JsonSchema:
    """Return the JSON Schema of a kind of one type; the type itself may be inherited, and so not there."""
    schema = _SHAPES[meld_type].json_schema
    properties = cast("JsonSchema", schema["properties"])
    return {**schema, "properties": {**properties, TYPE.path: {"const": meld_type.value, "description": TYPE.words}}}


KIND_SCHEMAS = {meld_type.value: _kind_schema(meld_type) for meld_type in MeldType}
"""The definitions that the schema of the kinds refers to."""


def _any_kind_schema(inherited: MeldType | None = None) -> JsonSchema:
    """Return the JSON Schema of a kind that every ruleset inherits with a type, or of one that it may not."""
    kinds: list[JsonSchema] = [{"$ref": f"#/$defs/{meld_type}"} for meld_type in MeldType]
    if inherited is not None:
        others = [{**kind, "required": [TYPE.path]} for kind in kinds]
        kinds = [{"$ref": f"#/$defs/{inherited}"}, *others]
    return {"anyOf": [{"type": "null"}, *kinds]}


_MELDS_SCHEMA = {
    "type": "object",
    "propertyNames": {"allOf": [TAG.json_schema, {"not": {"enum": list(_TAKEN_NAMES)}}]},
    # The two kinds of base.yaml.
    "properties": {"sequence": _any_kind_schema(MeldType.RUN), "set": _any_kind_schema(MeldType.SET)},
    "additionalProperties": _any_kind_schema(),
}

MELDS = Key(
    "melds",
    Shape(
        ("a section of keys",),
        is_section,
        _read_melds,
        _MELDS_SCHEMA,
        parts=tuple(key.under("<kind>") for key in _ANY_TYPE.keys),
    ),
    "the kinds of meld by name, the preferred ones first; null takes an inherited kind away",
)
