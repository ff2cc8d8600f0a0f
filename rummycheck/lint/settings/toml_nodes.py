"""What does a text in TOML say, value by value and with its place?

The library that reads TOML tells no places, so they are looked for in the text: a key by its name under its table, an
item of a list by its spelling after the key. Where that fails, the place is that of the key or table around it.
"""

import re
import tomllib
from collections.abc import Mapping

from rummycheck.errors import RulesetError
from rummycheck.ruleset.nodes import Listing, Node, Scalar, Section, Source
from rummycheck.source import Span, lines_of

_Path = tuple[str, ...]

_NAME = r"""(?:"[^"]*"|'[^']*'|[\w-]+)"""
_NAMES = rf"{_NAME}(?:\s*\.\s*{_NAME})*"
_HEADER = re.compile(rf"\s*\[{{1,2}}\s*({_NAMES})\s*\]")
_KEY = re.compile(rf"\s*({_NAMES})\s*=")
_PLACE = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")


def read_toml(text: str, source: Source) -> Section:
    """Return the tables of a text. Raises RulesetError, with its place, for what is no TOML."""
    try:
        tables = tomllib.loads("\n".join(lines_of(text)))
    except tomllib.TOMLDecodeError as error:
        raise _unreadable(text, source, error) from error
    return _Nodes(text, source).section(tables, ())


def _unreadable(text: str, source: Source, error: tomllib.TOMLDecodeError) -> RulesetError:
    told, lines = str(error), lines_of(text)
    place = _PLACE.search(told)
    line, column = (int(place[1]), int(place[2])) if place and place[1] else (len(lines), len(lines[-1]) + 1)
    span = Span(line, column, line, column + 1)
    return RulesetError(f"no valid TOML: {_PLACE.sub('', told)}", source=source.name, span=span)


class _Nodes:
    """Makes nodes of plain values."""

    def __init__(self, text: str, source: Source) -> None:
        self._lines = lines_of(text)
        self._source = source
        self._places = _places(self._lines)

    def section(self, table: Mapping[str, object], path: _Path) -> Section:
        entries: dict[str, tuple[Scalar, Node]] = {}
        for name, value in table.items():
            below = (*path, name)
            entries[name] = Scalar(name, name, self._source, self._span(below, name)), self._node(value, below)
        return Section(entries, self._source, self._span(path, ""))

    def _node(self, value: object, path: _Path) -> Node:
        match value:
            case dict():
                return self.section(value, path)
            case list():
                return Listing(tuple(self._node(item, path) for item in value), self._source, self._span(path, ""))
            case bool() | int():
                return Scalar(value, str(value).lower(), self._source, self._span(path, str(value).lower()))
            case _:  # A number or date of another kind is as good as a text here: no key takes it.
                return Scalar(str(value), str(value), self._source, self._span(path, str(value)))

    def _span(self, path: _Path, text: str) -> Span:
        """Return where a value with this text stands, at or after its key."""
        line, column = self._place(path)
        for number in range(line, len(self._lines) + 1):
            start = self._lines[number - 1].find(text, column - 1 if number == line else 0)
            if start >= 0 and text:
                return Span(number, start + 1, number, start + 1 + len(text))
        return Span(line, column, line, column + 1)

    def _place(self, path: _Path) -> tuple[int, int]:
        while path and path not in self._places:
            path = path[:-1]
        return self._places.get(path, (1, 1))


def _places(lines: list[str]) -> Mapping[_Path, tuple[int, int]]:
    """Return the line and column of every table and key that stands at the start of a line."""
    places: dict[_Path, tuple[int, int]] = {}
    table: _Path = ()
    for number, line in enumerate(lines, start=1):
        if header := _HEADER.match(line):
            table = _path(header[1])
            places.setdefault(table, (number, header.start(1) + 1))
        elif key := _KEY.match(line):
            places.setdefault((*table, *_path(key[1])), (number, key.start(1) + 1))
    return places


def _path(names: str) -> _Path:
    return tuple(name.strip("\"'") for name in re.findall(_NAME, names))
