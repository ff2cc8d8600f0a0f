"""How are melds named and demanded in a ruleset?"""

import re

from rummycheck.objective import Demand, Objective, Rest
from rummycheck.ruleset.containers import mapped
from rummycheck.ruleset.faults import mismatch
from rummycheck.ruleset.nodes import Node, Scalar, Section
from rummycheck.ruleset.shapes import Shape, choice, integer

_TAG_PATTERN = r"^[^\W\d][\w-]*$"
_IS_TAG = re.compile(_TAG_PATTERN).match


def _is_tag(node: Node) -> bool:
    return isinstance(node, Scalar) and isinstance(node.value, str) and _IS_TAG(node.value) is not None


def _read_tag(node: Node, key: str) -> str:
    if not _is_tag(node) or not isinstance(node, Scalar):
        raise mismatch(node, key, TAG.expected)
    return node.text


TAG = Shape(("a word such as sequence",), _is_tag, _read_tag, {"type": "string", "pattern": _TAG_PATTERN})

_DEMANDS = mapped(TAG, integer(1), {"pattern": _TAG_PATTERN})
_REST = choice(Rest)


def _read_demands(node: Node, key: str) -> tuple[Demand, ...]:
    return tuple(Demand(tag, minimum) for tag, minimum in _DEMANDS.read(node, key).items())


DEMANDS = Shape(_DEMANDS.expected, _DEMANDS.accepts, _read_demands, _DEMANDS.json_schema)
"""At least so many melds of each name: {tag: minimum}."""


def _read_objective(node: Node, key: str) -> Objective:
    if not isinstance(node, Section):
        raise mismatch(node, key, OBJECTIVE.expected)
    demands = {name: entry for name, entry in node.entries.items() if name != "rest"}
    rest = node.get("rest")
    return Objective(
        _read_demands(node.replaced(demands), key),
        Rest.GROUPED if rest is None else _REST.read(rest, f"{key}.rest"),
    )


OBJECTIVE = Shape(
    _DEMANDS.expected,
    _DEMANDS.accepts,
    _read_objective,
    {**_DEMANDS.json_schema, "properties": {"rest": _REST.json_schema}},
)
"""Demands, and under `rest` what the other cards must be."""
