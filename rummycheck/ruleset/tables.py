"""What does a section with fixed keys say?"""

from collections.abc import Callable, Iterator, Sequence
from types import EllipsisType
from typing import TypeVar, cast

from rummycheck.errors import RulesetError
from rummycheck.ruleset.containers import is_section
from rummycheck.ruleset.faults import FaultyError, did_you_mean, fault, mismatch
from rummycheck.ruleset.nodes import Node, Scalar, Section
from rummycheck.ruleset.shapes import JsonSchema, Key, Shape

T = TypeVar("T")

_Outline = dict[str, "Key[object] | _Outline"]


class Values:
    """The values read for the keys of a table."""

    def __init__(self, path: str) -> None:
        """Begin with no values, for the section under this dotted path."""
        self.path = path
        self._values: dict[Key[object], object] = {}

    def __getitem__(self, key: Key[T]) -> T:
        """Return the value of a key."""
        # What put() stored under a key was read by its shape: this is the one place where a type is lost and found.
        return cast("T", self._values[key])

    def get(self, key: Key[T], otherwise: T) -> T:
        """Return the value of a key, or another where it could not be read."""
        return self[key] if key in self._values else otherwise

    def put(self, key: Key[T], value: T) -> None:
        """Store the value of a key."""
        self._values[key] = value


class Table:
    """The keys of a section, of which some stand in sections of their own (`wild.melded`)."""

    def __init__(self, *keys: Key[object]) -> None:
        """Take the keys in the order in which to explain them."""
        self.keys = keys
        self._outline = _outline(keys)
        self.json_schema = _json_schema(self._outline)

    def read(self, node: Node, path: str) -> Values:
        """Return the values of all keys; raise FaultyError with all faults."""
        values, faults = self.read_in_part(node, path)
        if faults:
            raise FaultyError(faults)
        return values

    def read_in_part(self, node: Node, path: str) -> tuple[Values, Sequence[RulesetError]]:
        """Return the values of the keys that can be read, and what is wrong with the others."""
        reading = _Reading(self, path)
        reading.section(node, self._outline, path)
        return reading.values, reading.faults

    def every_key(self) -> Iterator[tuple[str, Key[object]]]:
        """Yield the dotted path of each key, those within its value after it."""
        for key in self.keys:
            yield key.path, key
            yield from ((f"{key.path}.{part.path}", part) for part in key.shape.parts)

    def paths_to(self, name: str) -> list[str]:
        """Return the dotted paths of the keys and sections that have this name."""
        names = (path.split(".") for path, _ in self.every_key())
        paths = (".".join(steps[: steps.index(name) + 1]) for steps in names if name in steps)
        return list(dict.fromkeys(paths))


def record(table: Table, build: Callable[[Values], T]) -> Shape[T]:
    """Sections with the keys of a table, built into one value."""

    def read(node: Node, key: str) -> T:
        return build(table.read(node, key))

    return Shape(("a section of keys",), is_section, read, table.json_schema, parts=table.keys)


def _outline(keys: tuple[Key[object], ...]) -> _Outline:
    """Return the keys by name, section within section."""
    outline: _Outline = {}
    for key in keys:
        below = outline
        *sections, name = key.path.split(".")
        for section in sections:
            inner = below.setdefault(section, {})
            assert isinstance(inner, dict)
            below = inner
        below[name] = key
    return outline


def _json_schema(outline: _Outline) -> JsonSchema:
    # Nothing is required: what a ruleset does not say, it inherits.
    properties = {
        name: _json_schema(below)
        if isinstance(below, dict)
        else {**below.shape.json_schema, "description": below.words}
        for name, below in outline.items()
    }
    return {"type": "object", "properties": properties, "additionalProperties": False}


class _Reading:
    """One reading of a section by a table: the values and the faults so far."""

    def __init__(self, table: Table, path: str) -> None:
        self._table = table
        self.values = Values(path)
        self.faults: list[RulesetError] = []

    def section(self, node: Node, outline: _Outline, path: str) -> None:
        if not isinstance(node, Section):
            self.faults.extend(mismatch(node, path, ("a section of keys",)).faults)
            return
        for name, (key, value) in node.entries.items():
            if name not in outline:
                self.faults.append(self._unknown(key, outline, path))
            else:
                self._value(value, outline[name], _joined(path, name))
        for name, below in outline.items():
            if name not in node.entries:
                self._missing(node, below, _joined(path, name))

    def _value(self, node: Node, below: Key[object] | _Outline, path: str) -> None:
        if isinstance(below, dict):
            self.section(node, below, path)
            return
        try:
            self.values.put(below, below.shape.read(node, path))
        except FaultyError as error:
            self.faults.extend(error.faults)

    def _missing(self, node: Section, below: Key[object] | _Outline, path: str) -> None:
        """Take the default of a key that is not given."""
        if isinstance(below, dict):
            self.section(node.replaced({}), below, path)
        elif not isinstance(below.default, EllipsisType):
            self.values.put(below, below.default)
        else:
            self.faults.append(fault(node, path, f"missing key '{path.rpartition('.')[2]}'{_within(path)}"))

    def _unknown(self, key: Scalar, outline: _Outline, path: str) -> RulesetError:
        whole = _joined(path, key.text)
        elsewhere = [_joined(self.values.path, known) for known in self._table.paths_to(key.text)]
        if not elsewhere:
            near = did_you_mean(key.text, outline)
        elif elsewhere[0] == key.text:
            near = ": it stands at the left margin, not here"
        else:
            near = f": did you mean '{elsewhere[0]}'?"
        return fault(key, whole, f"unknown key '{key.text}'{_within(whole)}{near}")


def _joined(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _within(path: str) -> str:
    """Return in which section the last key of a path stands, as part of a message."""
    section = path.rpartition(".")[0]
    return f" in {section}" if section else ""
