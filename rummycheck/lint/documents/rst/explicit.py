"""What does a block of reStructuredText say that starts with two dots?"""

import re

from rummycheck.lint.documents.code_words import code_words, kept_together
from rummycheck.lint.documents.html.scanner import HtmlScanner
from rummycheck.lint.documents.indented import IndentedLine
from rummycheck.lint.documents.passages import joined
from rummycheck.lint.documents.pieces import PieceKind
from rummycheck.lint.documents.rst.cells import read_csv, read_list_table
from rummycheck.lint.documents.rst.page import Container, Page

EXPLICIT = re.compile(r"\.\.(?:[ \t]|$)|__(?:[ \t]|$)")
_NOTE = re.compile(r"\.\.[ \t]+\[(?:[0-9]+|#[\w.-]*|\*|[\w.-]+)\](?:[ \t]+|$)")
_TARGET = re.compile(r"(?:\.\.[ \t]+(?:__|_(?![ \t])[^:\n\\`]*(?:`[^`\n]*`|\\.|[^:\n])*)?:(?:[ \t]|$)|__(?:[ \t]|$))")
_DIRECTIVE = re.compile(r"\.\.[ \t]+(\|[^|\n]+\|[ \t]+)?([A-Za-z](?:[\w.+-]|:(?!:))*+)[ \t]?::(?:[ \t]+|$)")
_OPTION = re.compile(r":([A-Za-z][\w-]*):(?:[ \t]+|$)")

_CODE = frozenset({"code", "code-block", "sourcecode", "code-cell", "parsed-literal", "prompt", "literal"})
_UNSEEN = frozenset(
    {"toctree", "include", "math", "meta", "contents", "index", "graphviz", "digraph", "graph", "plantuml", "mermaid"}
    | {"highlight", "default-role", "role", "target-notes", "header", "footer", "literalinclude", "replace", "unicode"}
    | {"date", "sectnum", "section-numbering", "title", "productionlist", "class", "module", "currentmodule"}
)
_TITLED = frozenset(
    {"admonition", "topic", "sidebar", "dropdown", "tab", "tab-item", "card", "grid-item-card", "rubric", "centered"}
    | {"table", "collapse", "details"}
)


def read_explicit(page: Page) -> None:
    """Read the block that starts at the line that is to be read."""
    line = page.line
    written = page.written(line)
    if directive := _DIRECTIVE.match(written):
        if directive[1]:
            page.at += 1
            page.block(line.indent)
        else:
            _read_directive(page, line, directive[2].lower(), line.start + directive.end())
    elif note := _NOTE.match(written):
        _open_content(page, line, line.start + note.end(), PieceKind.PARAGRAPH)
    elif _TARGET.match(written):
        page.at += 1
        page.block(line.indent)
    else:
        _read_comment(page, line)


def _read_comment(page: Page, line: IndentedLine) -> None:
    page.at += 1
    start = line.start + 2
    if start == line.end and (page.at == len(page.lines) or page.line.is_blank):
        return
    stretches = [(start, line.end)] if start < line.end else []
    page.gather_comment(stretches + [(inner.start, inner.end) for inner in page.block(line.indent)])


def _read_directive(page: Page, line: IndentedLine, name: str, start: int) -> None:
    if name in _CODE or name in _UNSEEN or name in ("raw", "image", "list-table", "csv-table"):
        page.at += 1
        options, body = _options(page, page.block(line.indent))
        _read_whole(page, name, (start, line.end), options, body)
    elif name == "figure":
        _open_content(page, line, line.end, PieceKind.CAPTION)
    elif name in _TITLED:
        _open_content(page, line, line.end, PieceKind.PARAGRAPH)
        if start < line.end:
            if name == "table":
                page.top.table = page.top.number
            page.gather(PieceKind.CAPTION, [(start, line.end)])
    else:
        _open_content(page, line, start, PieceKind.PARAGRAPH)


def _read_whole(
    page: Page, name: str, argument: tuple[int, int], options: dict[str, tuple[int, int]], body: list[IndentedLine]
) -> None:
    """Read a directive whose content is no text of its own."""
    text = page.text
    written = text[slice(*argument)]
    if name in _CODE:
        told = " ".join(
            f"{key}={kept_together(text[slice(*value)])}".removesuffix("=") for key, value in options.items()
        )
        language, rest = code_words(written)
        page.gather_code(body, (language, f"{rest} {told}".strip()))
    elif name == "raw" and written.split()[:1] == ["html"] and body:
        scanner = HtmlScanner(page.gathering)
        scanner.tree.within(page.top.number)
        scanner.read(joined(page.whole, [(line.start, line.end) for line in body]))
    elif name == "image" and "alt" in options:
        page.gather(PieceKind.PARAGRAPH, [options["alt"]])
    elif name == "list-table":
        read_list_table(page, argument, options, body)
    elif name == "csv-table":
        read_csv(page, argument, options, body)


def _options(page: Page, block: list[IndentedLine]) -> tuple[dict[str, tuple[int, int]], list[IndentedLine]]:
    """Part the options of a directive, which stand first, from its content."""
    options: dict[str, tuple[int, int]] = {}
    for number, line in enumerate(block):
        option = _OPTION.match(page.written(line))
        if not option:
            return options, block[number + line.is_blank :]
        options[option[1].lower()] = (line.start + option.end(), line.end)
    return options, []


def _open_content(page: Page, line: IndentedLine, start: int, first_kind: PieceKind) -> None:
    """Go on with the content of a directive, the rest of its first line included."""
    page.at += 1
    while page.at < len(page.lines) and page.line.indent > line.indent and _OPTION.match(page.written(page.line)):
        page.at += 1
    below = page.next_text(page.at)
    indent = below.indent if below and below.indent > line.indent else line.indent + 3
    number = page.gathering.new_container()
    page.open(Container(indent, number, page.top.level, first_kind))
    if start < line.end:
        page.at -= 1
        page.lines[page.at] = IndentedLine(indent, start, line.end, line.newline)
