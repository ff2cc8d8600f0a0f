"""What does a text in YAML say, value by value and with its place?

PyYAML only takes the text apart; what the parts mean is decided here. It would read `no` and `off` as false, `010`
as 8 and `1:30` as 90, keep the last of two equal keys, and follow anchors into texts that grow without end.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple, Protocol

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from rummycheck.errors import RulesetError
from rummycheck.ruleset.library import MAX_LENGTH
from rummycheck.ruleset.nodes import Listing, Node, Scalar, Section, Source
from rummycheck.ruleset.yaml_faults import in_players_words
from rummycheck.source import Span, lines_of

MAX_DEPTH = 20

# Both take a text apart alike, and count columns in code points; the one built on libyaml is many times faster.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})")
_CONSTANTS = {"true": True, "false": False, "null": None, "~": None, "": None}
# Not compiled: that takes longer than to load a ruleset, and is only needed where something is wrong.
_UNREADABLE = "[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"


class Written(NamedTuple):
    """What kind of document is written in YAML."""

    name: str
    """What it is called in messages."""
    max_length: int
    """Code points that it may have."""


_RULESET = Written("ruleset", MAX_LENGTH)


def read_yaml(text: str, source: Source, written: Written = _RULESET) -> Node:
    """Return the one document of a text.

    Raises RulesetError, with its place, for what is no YAML and for what no ruleset needs: more than one document,
    anchors and aliases, tags, lists as keys, a key twice, a text that is too long or too deep.
    """
    if len(text) > written.max_length:
        message = f"longer than {written.max_length} characters: no {written.name} needs that"
        raise RulesetError(message, source=source.name)
    try:
        return _Reader(source, text, yaml.parse(text, Loader=_LOADER), written.name).document()
    except yaml.MarkedYAMLError as error:
        line, column = _place(error.problem_mark)
        span = Span(line, column, line, column + 1)
        raise RulesetError(in_players_words(error, written.name), source=source.name, span=span) from error
    except (yaml.YAMLError, UnicodeError) as error:
        raise _unreadable(text, source) from error


def plain_value(text: str) -> str | int | bool | None:
    """Return what a text without quotes means.

    >>> [plain_value(text) for text in ("13", "true", "no", "010", "~", "A♠")]
    [13, True, 'no', '010', None, 'A♠']
    """
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    return int(text) if _INTEGER.fullmatch(text) else text


def _unreadable(text: str, source: Source) -> RulesetError:
    """Return the error for a text with a character that no YAML may hold."""
    before, sign, _ = re.split(f"({_UNREADABLE})", text, maxsplit=1)
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    is_byte = 0xDC80 <= ord(sign) <= 0xDCFF  # that could not be decoded
    message = (
        f"byte 0x{ord(sign) & 0xFF:02X} is not UTF-8" if is_byte else f"the character U+{ord(sign):04X} can't be read"
    )
    return RulesetError(message, source=source.name, span=Span(line, column, line, column + 1))


class _Mark(Protocol):
    """A place in a text, counted from 0, in either parser's own class."""

    line: int
    column: int


class _Reader:
    """Builds the nodes of one text from the events of its parser."""

    def __init__(self, source: Source, text: str, events: Iterator[Event], written: str) -> None:
        self._source = source
        self._text = text
        self._written = written
        self._events = events

    def document(self) -> Node:
        start = next((event for event in self._events if isinstance(event, DocumentStartEvent)), None)
        if start is None:
            raise RulesetError("nothing is written here", source=self._source.name)
        node = self._node(next(self._events), depth=0)
        second = next((event for event in self._events if isinstance(event, DocumentStartEvent)), None)
        if second is not None:
            raise self._fault(f"a second document: one file holds one {self._written}", second)
        return node

    def _node(self, event: Event, depth: int) -> Node:
        if depth > MAX_DEPTH:
            raise self._fault(f"more than {MAX_DEPTH} levels deep", event)
        self._refuse_marks(event)
        if isinstance(event, ScalarEvent):
            return self._scalar(event)
        if isinstance(event, SequenceStartEvent):
            return self._listing(event, depth)
        return self._section(event, depth)

    def _refuse_marks(self, event: Event) -> None:
        """Raise RulesetError for an alias, an anchor or a tag."""
        anchor, tag = getattr(event, "anchor", None), getattr(event, "tag", None)
        if isinstance(event, AliasEvent):
            raise self._fault(f"'*{anchor}' refers elsewhere: write the value out, or quote it", event)
        if anchor is not None:
            raise self._fault(f"the anchor '&{anchor}' has no use here: remove it, or quote the text", event)
        if tag is not None:
            short = tag.replace("tag:yaml.org,2002:", "!!")
            raise self._fault(f"the tag '{short}' has no use here: remove it, or quote the text", event)

    def _scalar(self, event: ScalarEvent) -> Scalar:
        text: str = event.value
        is_quoted = not event.implicit[0]
        value = text if is_quoted else plain_value(text)
        return Scalar(value, text, self._source, _span(event, event), self._indent(event))

    def _indent(self, event: ScalarEvent) -> int | None:
        """Return how far the lines below a `|` are indented beyond what is part of the text."""
        first = next((line for line in event.value.split("\n") if line.strip()), None) if event.style == "|" else None
        if first is None:
            return None
        below = self._lines[_place(event.start_mark)[0] :]
        written = next((line for line in below if line.strip()), first)
        return len(written) - len(written.lstrip(" ")) - (len(first) - len(first.lstrip(" ")))

    @cached_property
    def _lines(self) -> list[str]:
        return lines_of(self._text)

    def _listing(self, start: Event, depth: int) -> Listing:
        items: list[Node] = []
        for event in self._events:
            if isinstance(event, SequenceEndEvent):
                break
            items.append(self._node(event, depth + 1))
        return Listing(tuple(items), self._source, _span(start, event))

    def _section(self, start: Event, depth: int) -> Section:
        entries: dict[str, tuple[Scalar, Node]] = {}
        for event in self._events:
            if isinstance(event, MappingEndEvent):
                break
            key = self._key(event)
            if key.text in entries:
                first = entries[key.text][0].span.line
                message = f"the key '{key.text}' is given twice, first in line {first}"
                raise RulesetError(message, source=self._source.name, span=key.span)
            entries[key.text] = key, self._node(next(self._events), depth + 1)
        return Section(entries, self._source, _span(start, event))

    def _key(self, event: Event) -> Scalar:
        self._refuse_marks(event)
        if not isinstance(event, ScalarEvent):
            raise self._fault("a key must be a single word or number", event)
        return self._scalar(event)

    def _fault(self, message: str, event: Event) -> RulesetError:
        return RulesetError(message, source=self._source.name, span=_span(event, event))


def _span(start: Event, end: Event) -> Span:
    return Span(*_place(start.start_mark), *_place(end.end_mark))


def _place(mark: _Mark | None) -> tuple[int, int]:
    """Return line and column counted from 1; a mark is only None for events that no parser made."""
    return (mark.line + 1, mark.column + 1) if mark is not None else (1, 1)
