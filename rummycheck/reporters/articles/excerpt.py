"""Which part of an article's line is shown, and where below it stand the carets?"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rummycheck.printable import printable, width
from rummycheck.reporters.articles.quoting import COMMAND_WITHIN
from rummycheck.reporters.layout import WIDTH

_INDENT = "  "
_ROOM = WIDTH - len(_INDENT)
_NEAR = 4 * WIDTH
"""Characters looked at on either side of where a fault begins."""

_CUT = "..."
"""Stands where a line is cut: in ASCII, so that the carets stay below the fault whatever the output can hold."""

_BEFORE_TEXT = re.compile(r"\s*(?:#+\s+)?")


class _Cell(NamedTuple):
    """A character as it is shown."""

    text: str
    columns: int


class Excerpt(NamedTuple):
    """A part of a line around a fault, as it is shown, and the carets below the fault."""

    shown: str
    carets: str

    def lines(self) -> Iterator[str]:
        """Yield both; nothing if there is nothing to see."""
        if self.shown.strip():
            yield f"{_INDENT}{self.shown}".rstrip()
            yield f"{_INDENT}{self.carets}"


def excerpt(line: str, start: int, end: int) -> Excerpt:
    """Return the part of the line that fits, with the fault from `start` to `end` in it, or the fault's beginning.

    The line's indentation goes, as do the marks of a heading; a tab is shown as a blank.
    """
    indented = _indentation(line, start)
    start, end = max(start, indented), max(end, indented)
    left, right = max(indented, start - _NEAR), min(len(line), start + _NEAR)  # A line can be a whole article.
    cells = [_cell(line, at) for at in range(left, right)]
    is_whole = (left, right) == (indented, len(line))
    fault = range(start - left, min(end - left, len(cells)))
    first, last = (0, len(cells)) if is_whole and _columns(cells) <= _ROOM else _window(cells, fault)
    before = _CUT if left + first > indented else ""
    after = _CUT if left + last < len(line) else ""
    shown = "".join(cell.text for cell in cells[first:last])
    blanks = len(before) + _columns(cells[first : fault.start])
    carets = max(1, _columns(cells[fault.start : min(fault.stop, last)]))
    return Excerpt(f"{before}{shown}{after}", " " * blanks + "^" * carets)


def _indentation(line: str, start: int) -> int:
    found = _BEFORE_TEXT.match(line)
    indented = found.end() if found else 0
    return indented if indented <= start else len(line) - len(line.lstrip())


def _cell(line: str, at: int) -> _Cell:
    text = _shown(line, at)
    return _Cell(text, width(text))


def _shown(line: str, at: int) -> str:
    """Return a character of a line as it is shown: escaped where it would begin a command."""
    if line[at] in ":#" and (COMMAND_WITHIN.match(line, at) or _begins_command(line, at)):
        return f"\\x{ord(line[at]):02x}"
    return " " if line[at] == "\t" else printable(line[at])


def _begins_command(line: str, at: int) -> bool:
    return line.startswith(("::", "##"), at) and not line[:at].strip()


def _window(cells: Sequence[_Cell], fault: range) -> tuple[int, int]:
    """Return which cells to show: the fault with as much before it as after it."""
    room = _ROOM - 2 * len(_CUT)
    fault_end = _last_that_fits(cells, fault.start, fault.stop, room)
    room -= _columns(cells[fault.start : fault_end])
    first = _first_that_fits(cells, fault.start, room // 2)
    last = _last_that_fits(cells, fault_end, len(cells), room - _columns(cells[first : fault.start]))
    left = room - _columns(cells[first : fault.start]) - _columns(cells[fault_end:last])
    return _first_that_fits(cells, first, left), last


def _first_that_fits(cells: Sequence[_Cell], end: int, columns: int) -> int:
    """Return where to begin so that no more columns are taken up to `end`, and no mark loses its character."""
    first = end
    while first > 0 and (columns := columns - cells[first - 1].columns) >= 0:
        first -= 1
    while first < end and cells[first].columns == 0:
        first += 1
    return first


def _last_that_fits(cells: Sequence[_Cell], start: int, end: int, columns: int) -> int:
    """Return where to stop so that no more columns are taken from `start`."""
    last = start
    while last < end and (columns := columns - cells[last].columns) >= 0:
        last += 1
    return last


def _columns(cells: Sequence[_Cell]) -> int:
    return sum(cell.columns for cell in cells)
