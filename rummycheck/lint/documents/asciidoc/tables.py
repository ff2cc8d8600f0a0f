"""Which cells do the tables of AsciiDoc have?"""

import re
from typing import NamedTuple

from rummycheck.lint.documents.asciidoc.attributes import BlockAttributes
from rummycheck.lint.documents.asciidoc.page import Page
from rummycheck.lint.documents.gathering import Seat
from rummycheck.lint.documents.indented import IndentedLine
from rummycheck.lint.documents.passages import Edit, edited, joined
from rummycheck.lint.documents.pieces import PieceKind

_SPAN = r"(?:(?P<columns>[0-9]{1,3})?(?:\.(?P<rows>[0-9]{1,3}))?(?P<sort>[+*]))"
_SEPARATOR = re.compile(rf"(?<!\\)(?:(?<!\S){_SPAN}?[<^>]?(?:\.[<^>])?[adehlmsv]?)?\|")
_COLUMNS = re.compile(r"(?:([0-9]{1,3})\*)?")
_ESCAPED = re.compile(r"\\\|")
_COMMA_FIELD = re.compile(r'[ \t]*+(?:"((?:[^"]|"")*+)"|([^,\n]*+))[ \t]*+(?:,|$)')


class _Cell(NamedTuple):
    """A cell and over how many columns and rows it goes; what it is repeated for counts as columns."""

    lines: list[tuple[int, int]]
    columns: int
    rows: int


def read_table(page: Page, lines: list[IndentedLine], block: BlockAttributes, *, has_commas: bool) -> None:
    """Read the lines between the delimiters of a table."""
    number = page.take_title(page.gathering.new_container())
    kept = [line for line in lines if not _is_comment(page, line)]
    first = next((index for index, line in enumerate(kept) if not line.is_blank), len(kept))
    kept = kept[first:]
    if not kept:
        return
    is_separated = has_commas or block.named_value("format") in ("csv", "dsv")
    rows = [_comma_cells(page, line) if is_separated else _cells(page, line) for line in kept]
    columns = _number_of_columns(block) or max(1, sum(cell.columns for cell in rows[0] if cell.columns))
    has_header = "header" in block.flags or "header" in block.named_value("options") + block.named_value("opts")
    has_header = has_header or (first == 0 and len(kept) > 1 and kept[1].is_blank and "noheader" not in block.flags)
    _gather(page, _run_together(rows), columns, (number, int(has_header)))


def _is_comment(page: Page, line: IndentedLine) -> bool:
    text = page.text
    if not text.startswith("//", line.start, line.end) or text.startswith("///", line.start, line.end):
        return False
    page.gather_comment(line.start + 2, line.end)
    return True


def _number_of_columns(block: BlockAttributes) -> int:
    written = block.named_value("cols")
    total = 0
    for column in written.replace(";", ",").split(",") if written else ():
        found = _COLUMNS.match(column.strip())
        total += int(found[1]) if found and found[1] else 1
    return total


def _cells(page: Page, line: IndentedLine) -> list[_Cell]:
    """Return the cells of a line, first what goes on with the cell above it, over no columns."""
    cells: list[_Cell] = []
    at, columns, rows = line.start, 0, 1
    for found in _SEPARATOR.finditer(page.text, line.start, line.end):
        cells.append(_Cell(_tail(page.text, at, found.start()), columns, rows))
        at = found.end()
        columns = int(found["columns"] or 1) if found["sort"] else 1
        rows = int(found["rows"] or 1) if found["sort"] == "+" else 1
    return [*cells, _Cell(_tail(page.text, at, line.end), columns, rows)]


def _comma_cells(page: Page, line: IndentedLine) -> list[_Cell]:
    cells: list[_Cell] = []
    at = line.start
    while not line.is_blank and (found := _COMMA_FIELD.match(page.text, at, line.end)):
        cells.append(_Cell(_tail(page.text, *found.span(1 if found[1] is not None else 2)), 1, 1))
        at = found.end()
        if at >= line.end:
            break
    return cells


def _tail(text: str, start: int, end: int) -> list[tuple[int, int]]:
    written = text[start:end]
    inner = written.strip()
    if not inner:
        return []
    start += len(written) - len(written.lstrip())
    return [(start, start + len(inner))]


def _run_together(rows: list[list[_Cell]]) -> list[_Cell]:
    """Return all cells, each with the lines below that go on with it."""
    cells: list[_Cell] = []
    for row in rows:
        for cell in row:
            if cell.columns:
                cells.append(cell)
            elif cells:
                cells[-1].lines.extend(cell.lines)
    return cells


def _gather(page: Page, cells: list[_Cell], columns: int, place: tuple[int, int]) -> None:
    number, header_rows = place
    level = page.seat.level
    row, column = 1, 1
    taken: dict[tuple[int, int], bool] = {}
    for cell in cells:
        while column > columns or taken.pop((row, column), False):
            row, column = (row + 1, 1) if column > columns else (row, column + 1)
        if cell.lines:
            passage = joined(page.whole, cell.lines)
            if "\\|" in passage.text:
                passage = edited(passage, [Edit(*bar.span(), "|") for bar in _ESCAPED.finditer(passage.text)])
            page.gather_passage(PieceKind.CELL, passage, Seat(number, level, max(0, row - header_rows), column))
        for below in range(1, cell.rows):
            taken.update(((row + below, place), True) for place in range(column, column + cell.columns))
        column += cell.columns
