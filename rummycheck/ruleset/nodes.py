"""What stands in a ruleset file, and where?"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rummycheck.source import Span


class Source(NamedTuple):
    """A file or an option from which settings come."""

    name: str
    """What a user calls it: `indian-13.yaml`, the path of an own file, or `--set KEY=VALUE`."""
    depth: int
    """How many `extends` lie between it and the ruleset asked for; -1 for options, which win over all files."""


class Scalar(NamedTuple):
    """A single value."""

    value: str | int | bool | None
    text: str
    """The value as written, without quotes."""
    source: Source
    span: Span
    indent: int | None = None
    """How far the lines of a text are indented that stand below a `|`; None for any other value."""


class Listing(NamedTuple):
    """A list."""

    items: tuple["Node", ...]
    source: Source
    span: Span


class Section(NamedTuple):
    """Keys and their values, in order."""

    entries: Mapping[str, tuple[Scalar, "Node"]]
    """The key's text to the key as it stands there, and the value."""
    source: Source
    span: Span
    taken_away: tuple[tuple[Scalar, "Node"], ...] = ()
    """The kinds of meld that were inherited and taken away: the null, with its key as its text, and what was there."""

    def get(self, *path: str) -> "Node | None":
        """Return the value under a key, or under a key of a key; None where the way ends."""
        node: Node = self
        for name in path:
            if not isinstance(node, Section) or name not in node.entries:
                return None
            node = node.entries[name][1]
        return node

    def replaced(self, entries: Mapping[str, tuple[Scalar, "Node"]]) -> "Section":
        """Return a section with other entries that stands in the same place."""
        return self._replace(entries=entries)

    def changed(self, path: Sequence[str], change: Callable[["Node"], "Node"]) -> "Section":
        """Return a section with the value under a path changed, if there is one."""
        name, *rest = path
        if name not in self.entries:
            return self
        key, node = self.entries[name]
        if not rest:
            node = change(node)
        elif isinstance(node, Section):
            node = node.changed(rest, change)
        return self.replaced({**self.entries, name: (key, node)})


Node = Scalar | Listing | Section


def scalars(node: Node) -> Iterator[Scalar]:
    """Yield every single value in and below a node, in order."""
    match node:
        case Scalar():
            yield node
        case Listing():
            for item in node.items:
                yield from scalars(item)
        case Section():
            for _, value in node.entries.values():
                yield from scalars(value)


def found(node: Node) -> str:
    """Return what a node is in a message.

    >>> source, span = Source("club.yaml", 0), Span(1, 1, 1, 5)
    >>> found(Scalar("many", "many", source, span)), found(Scalar(7, "7", source, span))
    ("'many'", '7')
    """
    match node:
        case Scalar(str()):
            return repr(node.text if len(node.text) <= 40 else f"{node.text[:39]}…")
        case Scalar(None):
            return "null" if node.text else "nothing"
        case Scalar():
            return node.text
        case Listing():
            return f"a list of {len(node.items)}" if node.items else "an empty list"
        case Section():
            return "a section of keys"
