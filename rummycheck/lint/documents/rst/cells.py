"""Which cells do the tables of reStructuredText have that are written as lists or between commas?"""

import re

from rummycheck.lint.documents.gathering import Seat
from rummycheck.lint.documents.indented import IndentedLine
from rummycheck.lint.documents.passages import Edit, edited, part
from rummycheck.lint.documents.pieces import PieceKind
from rummycheck.lint.documents.rst.page import Page
from rummycheck.lint.documents.rst.tables import Cells

_ROW = re.compile(r"([-*+])[ \t]+(?=[-*+](?:[ \t]|$))")
_CELL = re.compile(r"[-*+](?:[ \t]+|$)")
_FIELD = re.compile(r'[ \t]*+(?:"((?:[^"]|"")*+)"|([^,\n]*+))[ \t]*+(,|\n|$)')
_QUOTES = re.compile('""')

Options = dict[str, tuple[int, int]]


def read_list_table(page: Page, title: tuple[int, int], options: Options, body: list[IndentedLine]) -> None:
    """Read a table each row of which is a list of its cells."""
    cells = _cells(page, title, options)
    row = column = 0
    cell_indent = -1
    for line in body:
        start, indent = line.start, line.indent
        if marker := _ROW.match(page.text, start, line.end):
            row, column = row + 1, 0
            indent += marker.end() - start
            start = marker.end()
            cell_indent = indent
        if indent == cell_indent and (cell := _CELL.match(page.text, start, line.end)):
            column += 1
            start = cell.end()
        if column:
            cells.add(row, column, start, line.end)
    cells.gather()


def read_csv(page: Page, title: tuple[int, int], options: Options, body: list[IndentedLine]) -> None:
    """Read a table each row of which is a line, with commas between its cells."""
    cells = _cells(page, title, options)
    if "header" in options:
        start, end = options["header"]
        _read_row(page, (start, end), (cells.number, 0))
    row = 0
    done = 0
    for line in body:
        if not line.is_blank and line.start >= done:
            row += 1
            done = _read_row(page, (line.start, body[-1].end), (cells.number, max(0, row - cells.header_rows)))


def _read_row(page: Page, stretch: tuple[int, int], place: tuple[int, int]) -> int:
    """Gather the cells of a row; return where it ends."""
    at, end = stretch
    column = 1
    while found := _FIELD.match(page.text, at, end):
        number = 1 if found[1] is not None else 2
        passage = part(page.whole, *found.span(number))
        if number == 1 and '""' in passage.text:
            passage = edited(passage, [Edit(*quotes.span(), '"') for quotes in _QUOTES.finditer(passage.text)])
        page.gather_passage(PieceKind.CELL, passage, Seat(place[0], page.top.level, place[1], column))
        at, column = found.end(), column + 1
        if found[3] != ",":
            return at
    line_end = page.text.find("\n", at, end)
    return line_end + 1 if line_end >= 0 else end


def _cells(page: Page, title: tuple[int, int], options: Options) -> Cells:
    cells = Cells(page)
    if title[0] < title[1]:
        page.gather(PieceKind.CAPTION, [title], Seat(cells.number, page.top.level))
    rows = page.text[slice(*options["header-rows"])] if "header-rows" in options else ""
    cells.header_rows = int(rows) if rows.isdecimal() and len(rows) < 4 else 0
    return cells
