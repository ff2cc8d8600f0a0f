"""What stands between two delimiters of AsciiDoc?"""

from rummycheck.lint.documents.asciidoc.page import Container, Page
from rummycheck.lint.documents.asciidoc.tables import read_table
from rummycheck.lint.documents.code_words import code_words
from rummycheck.lint.documents.indented import IndentedLine
from rummycheck.lint.places import Stretch

_HOLDS_BLOCKS = "=*_"
_OPEN_BLOCK = "--"
_NAMES = {
    "-": "this listing", ".": "this literal block", "+": "this passthrough", "/": "this comment",
    "`": "this code fence", "|": "this table", ",": "this table", ":": "this table", "!": "this table",
}  # fmt: skip


def read_delimited(page: Page) -> None:
    """Read a delimiter, and all up to the one that closes it unless other blocks may stand between."""
    written = page.written(page.line)
    if (written[0] in _HOLDS_BLOCKS or written == _OPEN_BLOCK) and not page.block.is_code:
        _read_holder(page, written)
    else:
        _read_whole(page, written)


def _read_holder(page: Page, written: str) -> None:
    line = page.line
    page.at += 1
    for depth in range(len(page.stack) - 1, 0, -1):
        if page.stack[depth].delimiter == written:
            del page.stack[depth:]
            return
    page.start_block()
    page.take_attributes()
    if not page.is_deepest:
        number = page.gathering.new_container()
        page.take_title(number)
        page.stack.append(Container(written, number, Stretch(line.start, line.end)))


def _read_whole(page: Page, written: str) -> None:
    line = page.line
    delimiter = written[: len(written) - len(written.lstrip("`"))] if written[0] == "`" else written
    page.start_block()
    block = page.take_attributes()
    lines = _lines_to(page, delimiter, line)
    match written[0]:
        case "/":
            if lines:
                page.gather_comment(lines[0].start, lines[-1].newline)
        case "+":
            page.title = None
        case "|" | "," | ":" | "!":
            read_table(page, lines, block, has_commas=written[0] == ",")
        case "`":
            page.gather_code(lines, code_words(written.lstrip("`")), page.take_title())
        case _:
            words = block.code_words() if block.is_code else ("", "")
            page.gather_code(lines, words, page.take_title())


def _lines_to(page: Page, delimiter: str, opening: IndentedLine) -> list[IndentedLine]:
    """Take the lines up to a delimiter."""
    first = page.at + 1
    page.at = first
    while page.at < len(page.lines):
        page.at += 1
        if page.written(page.lines[page.at - 1]) == delimiter:
            return page.lines[first : page.at - 1]
    what = _NAMES.get(delimiter[0], "this block")
    page.gathering.leave_open(what, Stretch(opening.start, opening.end))
    return page.lines[first:]
