"""Splits a line into its parts by the grammar; the only file that knows lark."""

import os
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import lark
from lark import Lark, Token, Transformer
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.grammar import Rule
from lark.lexer import TerminalDef

from rummycheck import resources
from rummycheck.compiled_data import data_key, file_content, recalled, remember, shipped
from rummycheck.notation import parse_table

_TABLE = "parse-table"


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
    """Return the parser. Building its table is most of a short run, and so the table is stored."""
    key = _table_key()
    parser = _loaded(shipped(_TABLE, key)) or _loaded(recalled(_TABLE, key))
    if parser is None:
        parser = _built()
        data = _table_data(parser)
        if data is not None:
            remember(_TABLE, key, data)
    return parser


def compiled_table() -> tuple[str, str, object]:
    """Return name, key and data of the parse table, to be shipped with the wheel."""
    return _TABLE, _table_key(), _table_data(_built())


def _table_key() -> str:
    """Return what changes with the table: the grammar, lark, and the form of the records.

    Python's version is no part of it: lark takes nothing from Python but how long a match can be.
    """
    files = sorted(name for name in os.listdir(resources.GRAMMAR) if name.endswith(".lark"))
    texts = [file_content(os.path.join(resources.GRAMMAR, name)) for name in files]
    form = file_content(os.path.join(resources.PACKAGE, "notation", "parse_table.py"))
    return data_key([lark.__version__.encode(), form, *texts])


def _built() -> Lark:
    return Lark.open(
        os.path.join(resources.GRAMMAR, "hand.lark"),
        parser="lalr",
        start=parse_table.START,
        maybe_placeholders=False,
        transformer=_Builder(),
    )


def _loaded(data: object) -> Lark | None:
    """Return the parser with a stored table; None for one that is no such table."""
    if data is None:
        return None
    try:
        table, memo = parse_table.to_lark(data)
        # Lark takes a method of the transformer for each name: it must find none but those meant for rules.
        if all(name in vars(_Builder) or not hasattr(_Builder, name) for name in parse_table.names(memo)):
            load: Callable[..., Lark] = Lark._load_from_dict  # Lark's own files say nothing of its types.
            return load(table, memo, transformer=_Builder())
    except Exception:  # Whatever lark makes of a table that is not as it should be, the grammar can be read instead.
        return None
    return None


def _table_data(parser: Lark) -> object:
    """Return the table of a parser, or None if this version of lark has a form that is not known here."""
    try:
        table, memo = parser.memo_serialize([TerminalDef, Rule])
        data = parse_table.from_lark(table, memo)
        is_same = parse_table.to_lark(data) == ({**table, "options": parse_table.OPTIONS}, memo)
    except (AttributeError, KeyError, TypeError, ValueError):
        return None
    return data if is_same else None


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
