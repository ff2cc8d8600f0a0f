"""Which cells do the tables of reStructuredText have that are drawn?"""

import re
from collections.abc import Sequence

from rummycheck.lint.documents.gathering import Seat
from rummycheck.lint.documents.indented import IndentedLine
from rummycheck.lint.documents.pieces import PieceKind
from rummycheck.lint.documents.rst.page import Page

_BORDER = re.compile(r"=[= ]*$")
_UNDERLINE = re.compile(r"-[- ]*$")
_COLUMN = re.compile("=+")


class Cells:
    """The cells of a table as they are put together line by line."""

    def __init__(self, page: Page) -> None:
        """Start with none."""
        self._page = page
        self.number = page.top.table or page.gathering.new_container()
        page.top.table = 0
        page.top.list_marker = ""
        self._cells: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self.header_rows = 0

    def add(self, row: int, column: int, start: int, end: int) -> None:
        """Add a line to a cell, both counted from 1."""
        written = self._page.text[start:end]
        inner = written.strip()
        if inner:
            first = start + written.index(inner)
            self._cells.setdefault((row, column), []).append((first, first + len(inner)))

    def gather(self) -> None:
        """Gather them row by row; header cells are those of row 0."""
        for (row, column), stretches in sorted(self._cells.items()):
            seat = Seat(self.number, self._page.top.level, max(0, row - self.header_rows), column)
            self._page.gather(PieceKind.CELL, stretches, seat)


def read_grid(page: Page) -> None:
    """Read a table whose cells are drawn with `+`, `-` and `|`."""
    first = page.at
    while page.at < len(page.lines) and page.text[page.line.start : page.line.start + 1] in ("+", "|"):
        page.at += 1
    lines = page.lines[first : page.at]
    cells = Cells(page)
    walls = _walls(page, lines)
    row = 0
    rows = [0] * len(walls)
    for line in lines:
        written = page.written(line)
        if "+-" in written or "+=" in written:
            row += 1
            if written.startswith("+="):
                cells.header_rows = row - 1
        _read_grid_line(cells, line, written, walls, (row, rows))
    cells.gather()


def _walls(page: Page, lines: Sequence[IndentedLine]) -> list[int]:
    """Return at which places of a line columns may be parted."""
    places: set[int] = set()
    for line in lines:
        written = page.written(line)
        if written.startswith(("+-", "+=")):
            places.update(found.start() for found in re.finditer(r"\+", written))
    return sorted(places)


def _read_grid_line(
    cells: Cells, line: IndentedLine, written: str, walls: list[int], place: tuple[int, list[int]]
) -> None:
    row, rows = place
    start = 0
    for number, wall in enumerate(walls[1:], 1):
        if number < len(walls) - 1 and written[wall : wall + 1] not in ("|", "+"):
            continue
        left = walls[start]
        inner = written[left + 1 : wall]
        if inner and not inner.strip("-=+") and inner[0] in "-=":
            rows[start:number] = [row] * (number - start)
        else:
            cells.add(rows[start] or row, start + 1, line.start + left + 1, line.start + min(wall, len(written)))
        start = number


def read_simple(page: Page) -> None:
    """Read a table between lines of `=`."""
    columns = [found.span() for found in _COLUMN.finditer(page.written(page.line))]
    lines = _simple_lines(page)
    cells = Cells(page)
    row, borders = 0, 0
    for line in lines:
        written = page.written(line)
        if _BORDER.match(written) and line.indent == lines[0].indent:
            borders += 1
            if borders == 2 and line is not lines[-1]:
                cells.header_rows = row
        elif not line.is_blank and not (
            _UNDERLINE.match(written) and line.indent == lines[0].indent and " " in written
        ):
            shift = line.indent - lines[0].indent
            row += shift < columns[0][1]
            _read_simple_line(cells, line, columns, (row, shift))
    cells.gather()


def _simple_lines(page: Page) -> list[IndentedLine]:
    """Take the lines of a table: it ends at its third border, or at a second one that a blank line is below."""
    first = page.at
    indent = page.line.indent
    borders = 0
    while page.at < len(page.lines) and (page.line.is_blank or page.line.indent >= indent):
        line = page.line
        page.at += 1
        if _BORDER.match(page.written(line)) and line.indent == indent:
            borders += 1
            is_last = page.at == len(page.lines) or page.line.is_blank
            if borders > 2 or (borders == 2 and is_last):
                break
    return page.lines[first : page.at]


def _read_simple_line(cells: Cells, line: IndentedLine, columns: list[tuple[int, int]], place: tuple[int, int]) -> None:
    row, shift = place
    offset = line.start - shift
    for number, (first, end) in enumerate(columns):
        is_last = number == len(columns) - 1
        stop = line.end if is_last else min(line.end, offset + end)
        start = max(line.start, offset + first)
        if start < stop:
            cells.add(row, number + 1, start, stop)
