"""What may a single value be, and how is it read?

A shape checks a node and turns it into a typed value. The shapes of single values are here; `containers` makes
lists and mappings of them, `tables` sections with fixed keys. All of them are made by small functions.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import EllipsisType
from typing import Generic, NamedTuple, TypeVar, overload

from rummycheck.ruleset.faults import mismatch
from rummycheck.ruleset.nodes import Node, Scalar

JsonSchema = Mapping[str, object]

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
E = TypeVar("E", bound=StrEnum)


class Shape(NamedTuple, Generic[T_co]):
    """What a value may be."""

    expected: tuple[str, ...]
    """In words, one for each alternative: `a whole number`, `null`."""
    accepts: Callable[[Node], bool]
    """Whether a value is of this kind at all; what is wrong within it shows in reading."""
    read: Callable[[Node, str], T_co]
    """Returns the value of a node under a dotted key; raises FaultyError."""
    json_schema: JsonSchema
    words: tuple[str, ...] = ()
    """The words among the values, one of which a misspelt text may stand for."""
    parts: tuple["Key[object]", ...] = ()
    """The keys within the value, where they are fixed."""


class Key(Generic[T_co]):
    """A key that a ruleset may set; each is itself alone, and so the key of what it has read."""

    __slots__ = ("default", "path", "shape", "words")

    def __init__(self, path: str, shape: Shape[T_co], words: str, default: T_co | EllipsisType = ...) -> None:
        """Take the dotted path from the section in whose table it stands, and what it means in one line.

        The default is the value where the key is missing; `...` where it must be given.
        """
        self.path = path
        self.shape = shape
        self.words = words
        self.default = default

    def under(self, section: str) -> "Key[T_co]":
        """Return the same key with the path that it has seen from above a section."""
        return Key(f"{section}.{self.path}", self.shape, self.words, self.default)


def integer(minimum: int = 0) -> Shape[int]:
    """Take whole numbers from a minimum."""
    expected = ("a whole number" if minimum == 0 else f"a whole number of at least {minimum}",)

    def read(node: Node, key: str) -> int:
        if isinstance(node, Scalar) and type(node.value) is int and node.value >= minimum:
            return node.value
        raise mismatch(node, key, expected)

    def accepts(node: Node) -> bool:
        return isinstance(node, Scalar) and type(node.value) is int

    return Shape(expected, accepts, read, {"type": "integer", "minimum": minimum})


def boolean() -> Shape[bool]:
    """Take `true` and `false`."""
    expected = ("true or false",)

    def read(node: Node, key: str) -> bool:
        if isinstance(node, Scalar) and isinstance(node.value, bool):
            return node.value
        raise mismatch(node, key, expected)

    def accepts(node: Node) -> bool:
        return isinstance(node, Scalar) and isinstance(node.value, bool)

    return Shape(expected, accepts, read, {"type": "boolean"})


def text() -> Shape[str]:
    """Take any text; numbers as they are written, for a game may be called 500."""
    expected = ("text",)

    def read(node: Node, key: str) -> str:
        if isinstance(node, Scalar) and node.value is not None:
            return node.text
        raise mismatch(node, key, expected)

    def accepts(node: Node) -> bool:
        return isinstance(node, Scalar) and node.value is not None

    return Shape(expected, accepts, read, {"type": ["string", "number", "boolean"]})


def named(values: Mapping[str, T], shown: tuple[str, ...] = ()) -> Shape[T]:
    """Take one of some values, each under its name; messages show all names or only those given."""
    names = shown or tuple(values)
    expected = (names[0] if len(names) == 1 else f"one of {', '.join(names)}",)

    def read(node: Node, key: str) -> T:
        if accepts(node) and isinstance(node, Scalar):
            return values[node.text]
        raise mismatch(node, key, expected, names)

    def accepts(node: Node) -> bool:
        return isinstance(node, Scalar) and node.text in values

    numbers = [int(name) for name in values if name.isdecimal()]
    return Shape(expected, accepts, read, {"enum": [*values, *numbers]}, names)


def choice(words: type[E]) -> Shape[E]:
    """Take one of the words of an enumeration."""
    return named({member.value: member for member in words})


def nullable(shape: Shape[T]) -> Shape[T | None]:
    """Take what the shape does, or null."""
    return one_of(shape, _NULL)


def _is_null(node: Node) -> bool:
    # Nothing at all is a key whose value was forgotten, or left a comment.
    return isinstance(node, Scalar) and node.value is None and bool(node.text)


def _read_null(node: Node, key: str) -> None:
    if not _is_null(node):
        raise mismatch(node, key, _NULL.expected)


_NULL = Shape(("null",), _is_null, _read_null, {"type": "null"})


@overload
def one_of(first: Shape[A], second: Shape[B], /) -> Shape[A | B]: ...
@overload
def one_of(first: Shape[A], second: Shape[B], third: Shape[C], /) -> Shape[A | B | C]: ...
def one_of(*shapes: Shape[object]) -> Shape[object]:
    """Take what any of the shapes does."""
    expected = tuple(words for shape in shapes for words in shape.expected)
    words = tuple(word for shape in shapes for word in shape.words)

    def read(node: Node, key: str) -> object:
        for shape in shapes:
            if shape.accepts(node):
                return shape.read(node, key)
        raise mismatch(node, key, expected, words)

    def accepts(node: Node) -> bool:
        return any(shape.accepts(node) for shape in shapes)

    parts = tuple(part for shape in shapes for part in shape.parts)
    return Shape(expected, accepts, read, {"anyOf": [shape.json_schema for shape in shapes]}, words, parts)
