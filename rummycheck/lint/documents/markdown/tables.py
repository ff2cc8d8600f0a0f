"""Which cells do the tables of Markdown have?"""

import re

from rummycheck.lint.documents.gathering import Seat
from rummycheck.lint.documents.markdown.line import Line
from rummycheck.lint.documents.markdown.page import Page
from rummycheck.lint.documents.passages import Edit, edited, part
from rummycheck.lint.documents.pieces import PieceKind

_DELIMITERS = re.compile(r"\|?[ \t]*+:?-++:?[ \t]*+(?:\|[ \t]*+:?-++:?[ \t]*+)*+\|?[ \t]*+")
_CELL = re.compile(r"((?:[^|\\]|\\.)*+\\?)(?:\||$)")


class Table:
    """A table whose rows are lines."""

    def __init__(self, page: Page, header: tuple[int, int], level: int) -> None:
        """Draft the header's cells."""
        self._number = page.gathering.new_container()
        self._level = level
        self._row = 0
        self._columns = 0
        cells = row_cells(page.text, *header)
        self._columns = len(cells)
        self._draft(page, cells)

    def add(self, page: Page, line: Line) -> None:
        """Draft a row; the cells that the header has no column for are not shown."""
        self._row += 1
        self._draft(page, row_cells(page.text, *line.tail)[: self._columns])

    def close(self, page: Page) -> None:
        """Nothing is left to gather."""

    def _draft(self, page: Page, cells: list[tuple[int, int]]) -> None:
        for column, (start, end) in enumerate(cells, 1):
            if start < end:
                passage = part(page.whole, start, end)
                if "\\|" in passage.text:
                    bars = (found.start() for found in re.finditer(r"\\\|", passage.text))
                    passage = edited(passage, [Edit(bar, bar + 2, "|") for bar in bars])
                page.draft(PieceKind.CELL, passage, Seat(self._number, self._level, self._row, column))


def opens_table(text: str, header: tuple[int, int], line: Line) -> bool:
    """Return whether a line of dashes makes a table of the line above it."""
    start, end = line.tail
    if text.find("|", start, end) < 0 or not _DELIMITERS.fullmatch(text, start, end):
        return False
    return len(row_cells(text, *header)) == len(row_cells(text, start, end))


def row_cells(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Return where the cells of a row stand, without the blanks around them."""
    if text.startswith("|", start, end):
        start += 1
    cells: list[tuple[int, int]] = []
    while start < end:
        found = _CELL.match(text, start, end)
        if not found:
            break
        written = found[1]
        inner = written.strip(" \t")
        first = start + (len(written) - len(written.lstrip(" \t")) if inner else 0)
        cells.append((first, first + len(inner)))
        start = found.end()
    return cells
