"""What may a list or a free mapping hold, and how is it read?"""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from rummycheck.ruleset.faults import FaultyError, fault, mismatch
from rummycheck.ruleset.nodes import Listing, Node, Scalar, Section
from rummycheck.ruleset.shapes import JsonSchema, Shape, integer

K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")
N = TypeVar("N", bound=Node)


def items(item: Shape[T]) -> Shape[tuple[T, ...]]:
    """Take lists whose items all have one shape."""
    expected = ("a list",)

    def read(node: Node, key: str) -> tuple[T, ...]:
        if not isinstance(node, Listing):
            raise mismatch(node, key, expected)
        return tuple(read_each(item.read, ((value, key) for value in node.items)))

    # What stands in a list inherits nothing, so that keys without a default must be there.
    needed = [part.path for part in item.parts if part.default is ...]
    item_schema = {**item.json_schema, "required": needed} if needed else item.json_schema
    return Shape(expected, _is_listing, read, {"type": "array", "items": item_schema}, parts=item.parts)


def different_items(item: Shape[T]) -> Shape[tuple[T, ...]]:
    """Take lists in which nothing is repeated."""
    listing = items(item)

    def read(node: Node, key: str) -> tuple[T, ...]:
        values = listing.read(node, key)
        nodes = node.items if isinstance(node, Listing) else ()
        repeated = [index for index, value in enumerate(values) if value in values[:index]]
        if repeated:
            raise FaultyError([fault(nodes[index], key, f"{values[index]} is given twice") for index in repeated])
        return values

    return Shape(listing.expected, listing.accepts, read, {**listing.json_schema, "uniqueItems": True})


def filled(shape: Shape[T]) -> Shape[T]:
    """Take what the shape does, unless it is empty."""

    def read(node: Node, key: str) -> T:
        if (isinstance(node, Listing) and not node.items) or (isinstance(node, Section) and not node.entries):
            raise FaultyError([fault(node, key, "expected at least one entry, found none")])
        return shape.read(node, key)

    minimum = "minItems" if shape.json_schema["type"] == "array" else "minProperties"
    return Shape(shape.expected, shape.accepts, read, {**shape.json_schema, minimum: 1}, shape.words)


def numbered(shape: Shape[V]) -> Shape[Mapping[int, V]]:
    """Take mappings from numbers, counted from 1."""
    return mapped(integer(1), shape, {"pattern": "^[1-9][0-9]*$"})


def mapped(names: Shape[K], values: Shape[V], names_schema: JsonSchema) -> Shape[Mapping[K, V]]:
    """Take mappings in which all keys have one shape and all values another."""
    expected = ("a section of keys",)

    def read(node: Node, key: str) -> Mapping[K, V]:
        if not isinstance(node, Section):
            raise mismatch(node, key, expected)
        values_by_name = {name: value for name, (_, value) in node.entries.items()}

        def read_entry(name: Scalar, path: str) -> tuple[K, V]:
            return names.read(name, path), values.read(values_by_name[name.text], path)

        pairs = read_each(read_entry, ((name, f"{key}.{name.text}") for name, _ in node.entries.values()))
        mapping = dict(pairs)
        if len(mapping) < len(pairs):
            raise FaultyError([fault(node, key, "a key is given twice")])
        return mapping

    schema = {"type": "object", "propertyNames": names_schema, "additionalProperties": values.json_schema}
    return Shape(expected, is_section, read, schema)


def is_section(node: Node) -> bool:
    """Tell whether a node has keys."""
    return isinstance(node, Section)


def _is_listing(node: Node) -> bool:
    return isinstance(node, Listing)


def read_each(read: Callable[[N, str], T], places: Iterable[tuple[N, str]]) -> list[T]:
    """Return all values; raise FaultyError with the faults of all of them together."""
    values: list[T] = []
    errors: list[FaultyError] = []
    for node, key in places:
        try:
            values.append(read(node, key))
        except FaultyError as error:
            errors.append(error)
    if errors:
        raise FaultyError([fault for error in errors for fault in error.faults])
    return values
