"""How does one line fall into parts? The only file that knows lark."""

import os
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from lark import Lark, Token, Transformer
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from rummycheck import resources


class Part(NamedTuple):
    """A token: its terminal, and where it starts and ends, counted from 0 in code points."""

    terminal: str
    start: int
    end: int


class GroupParts(NamedTuple):
    """The parts of one group."""

    labels: tuple[Part, ...]
    parts: tuple[Part, ...]
    """Cards, marks behind cards, stand-ins and pluses."""
    note: Part | None
    is_bracketed: bool


class LineParts(NamedTuple):
    """The parts of one line."""

    designations: tuple[Part, ...]
    labels: tuple[Part, ...]
    """Labels with no group behind them."""
    groups: tuple[GroupParts, ...]
    discard: Part | None


class Unexpected(Exception):  # noqa: N818 - it is what stands there, not what went wrong
    """Where reading stopped, and the terminals that would have been read there."""

    def __init__(self, position: int, terminal: str | None, expected: frozenset[str]) -> None:
        """Take the offset, the terminal that stands there (`$END` at the end, None if none does), and the others."""
        super().__init__(position, terminal)
        self.position = position
        self.terminal = terminal
        self.expected = expected


def parsed(folded_line: str) -> LineParts:
    """Return the parts of one folded line. Raises Unexpected where the line follows no rule."""
    try:
        return _parser().parse(folded_line)  # type: ignore[return-value] # the builder returns LineParts
    except UnexpectedInput as stop:
        raise _unexpected(stop, len(folded_line)) from None


def _unexpected(stop: UnexpectedInput, length: int) -> Unexpected:
    if not isinstance(stop, UnexpectedToken):
        allowed = stop.allowed if isinstance(stop, UnexpectedCharacters) else None
        # Lark has two names for the end: one for the reader of characters, one for the reader of tokens.
        terminals = (("$END" if name == "<END-OF-FILE>" else name) for name in allowed or ())
        return Unexpected(stop.column - 1, None, frozenset(terminals))
    if stop.token.type == "$END":
        # An early end stands at the start of the last token; the line's end is where a reader looks.
        return Unexpected(length, "$END", frozenset(stop.accepts))
    return Unexpected(stop.token.start_pos or 0, stop.token.type, frozenset(stop.accepts))


def terminal_pattern(name: str) -> str:
    """Return the regular expression of a terminal, as the grammar has it."""
    return _parser().get_terminal(name).pattern.to_regexp()


def terminal_names() -> frozenset[str]:
    """Return the names of all terminals that a reader can be told were expected."""
    return frozenset(terminal.name for terminal in _parser().terminals)


@cache
def _parser() -> Lark:
    return Lark.open(
        os.path.join(resources.GRAMMAR, "hand.lark"),
        parser="lalr",
        start="line",
        maybe_placeholders=False,
        transformer=_Builder(),
        # Building the parse table is most of a short run; lark makes it anew when the grammar or Python changes.
        cache=resources.cache_file("parse-table.pickle") or False,
    )


_Children = Sequence["Token | tuple[Part, ...] | list[GroupParts]"]


class _Builder(Transformer[Token, LineParts]):
    """Turns rules into parts: each method is a rule of the grammar, and constructs without judging."""

    def designation(self, tokens: Sequence[Token]) -> tuple[Part, ...]:
        """Keep the card or rank; a keyword before it says no more."""
        return (_part(tokens[-1])._replace(terminal=f"DESIGNATED_{tokens[-1].type}"),)

    def discard(self, tokens: Sequence[Token]) -> tuple[Part, ...]:
        """Keep the card."""
        return (_part(tokens[0])._replace(terminal="DISCARDED"),)

    def labels(self, tokens: Sequence[Token]) -> tuple[Part, ...]:
        """Keep one label or two."""
        return tuple(map(_part, tokens))

    def bare(self, children: _Children) -> list[GroupParts]:
        """Make the group of cards that nothing encloses."""
        return [_group(children)]

    labelled = noted = bare

    def inner(self, children: _Children) -> list[GroupParts]:
        """Make one of the groups in a bracket."""
        return [_group(children, is_bracketed=True)]

    def fenced(self, children: _Children) -> list[GroupParts]:
        """Make the groups of a bracket; what is written before it and behind it goes to the first and the last."""
        groups = [group for child in children if isinstance(child, list) for group in child]
        labels = tuple(label for child in children if isinstance(child, tuple) for label in child)
        notes = [_part(child) for child in children if isinstance(child, Token)]
        groups[0] = groups[0]._replace(labels=labels + groups[0].labels)
        groups[-1] = groups[-1]._replace(note=notes[0] if notes else groups[-1].note)
        return groups

    def line(self, children: _Children) -> LineParts:
        """Make the line."""
        parts = [part for child in children if isinstance(child, tuple) for part in child]
        return LineParts(
            designations=tuple(part for part in parts if part.terminal.startswith("DESIGNATED")),
            labels=tuple(part for part in parts if part.terminal == "LABEL"),
            groups=tuple(group for child in children if isinstance(child, list) for group in child),
            discard=next((part for part in parts if part.terminal == "DISCARDED"), None),
        )


def _part(token: Token) -> Part:
    return Part(token.type, token.start_pos or 0, token.end_pos or 0)


def _group(children: _Children, *, is_bracketed: bool = False) -> GroupParts:
    parts = [_part(child) for child in children if isinstance(child, Token)]
    note = parts.pop() if parts[-1].terminal == "NOTE" else None
    labels = children[0] if isinstance(children[0], tuple) else ()
    return GroupParts(labels, tuple(parts), note, is_bracketed)
