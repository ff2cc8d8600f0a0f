"""Which pieces does a text in reStructuredText consist of?"""

import re

from rummycheck.lint.documents.indented import IndentedLine
from rummycheck.lint.documents.pieces import Document, PieceKind
from rummycheck.lint.documents.rst.explicit import EXPLICIT, read_explicit
from rummycheck.lint.documents.rst.page import Page
from rummycheck.lint.documents.rst.tables import read_grid, read_simple

_PUNCTUATION = r"""!"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~"""
_RULE = re.compile(rf"([{_PUNCTUATION}])\1*+$")
_BULLET = re.compile(r"([-*+•‣⁃])(?:[ \t]+|$)")
_ENUMERATOR = re.compile(
    r"(?:\((?:[0-9]+|[A-Za-z]|[ivxlcdm]+|[IVXLCDM]+|#)\)|(?:[0-9]+|[A-Za-z]|[ivxlcdm]+|[IVXLCDM]+|#)[.)])(?:[ \t]+|$)"
)
_FIELD = re.compile(r":(?![: ])(?:[^:\\\n]|\\.)++:(?:[ \t]+|$)")
_GRID = re.compile(r"\+-[-+]*-\+$")
_SIMPLE = re.compile(r"=+(?: +=+)+$")
_BAR = re.compile(r"\|(?:[ \t]|$)")
_SHORTEST_RULE = 4


def scan(text: str) -> Document:
    """Return the pieces of a text in reStructuredText."""
    reader = _Reader(text)
    reader.read()
    return reader.page.gathering.document()


class _Reader:
    """A text being read line by line."""

    def __init__(self, text: str) -> None:
        self.page = Page(text)
        self._styles: list[tuple[str, bool]] = []

    def read(self) -> None:
        """Read all lines."""
        page = self.page
        while page.at < len(page.lines):
            if page.line.is_blank:
                page.at += 1
            else:
                self._enter(page.line)
                self._read_block()

    def _enter(self, line: IndentedLine) -> None:
        """Leave the containers that a line is not in; one that is indented further is a quotation."""
        page = self.page
        while page.top.indent > line.indent:
            page.stack.pop()
        if page.top.indent < line.indent:
            page.open_quote(line.indent)

    def _read_block(self) -> None:
        page = self.page
        written = page.written(page.line)
        first = written[0]
        if first.isalnum() or first == "(":
            if self._is_enumerated(written):
                return
        elif self._is_marked(first, written):
            return
        if len(page.stack) == 1 and self._is_title():
            return
        self._read_paragraph()

    def _is_marked(self, first: str, written: str) -> bool:
        """Read a block that starts with a mark."""
        page = self.page
        match first:
            case "." | "_" if EXPLICIT.match(written):
                page.top.list_marker = ""
                read_explicit(page)
            case "+" if _GRID.match(written):
                read_grid(page)
            case "=" if _SIMPLE.match(written):
                read_simple(page)
            case ":" if not page.is_deepest and (field := _FIELD.match(written)):
                self._read_marked(":", field.end())
            case "|" if _BAR.match(written):
                self._read_bars()
            case ">" if written.startswith(">>> "):
                self._read_doctest()
            case "#" if self._is_enumerated(written):
                pass
            case _ if self._is_rule(written):
                pass
            case _ if not page.is_deepest and (bullet := _BULLET.match(written)):
                self._read_marked(bullet[1], bullet.end())
            case _:
                return False
        return True

    def _is_enumerated(self, written: str) -> bool:
        page = self.page
        marker = _ENUMERATOR.match(written)
        if not marker or page.is_deepest:
            return False
        below = page.lines[page.at + 1] if page.at + 1 < len(page.lines) else None
        if below and below.indent == page.line.indent and not _ENUMERATOR.match(page.written(below)):
            return False
        self._read_marked(re.sub(r"\w+", "1", marker[0].rstrip()), marker.end())
        return True

    def _read_marked(self, marker: str, width: int) -> None:
        """Read the first line of an item behind its marker."""
        page = self.page
        line = page.line
        indent = line.indent + width
        if marker == ":" or width >= line.end - line.start:
            below = page.next_text(page.at + 1)
            indent = below.indent if below and below.indent > line.indent else indent
        page.open_item(marker, indent)
        if line.start + width >= line.end:
            page.at += 1
            return
        page.lines[page.at] = line._replace(indent=indent, start=line.start + width)
        self._read_block()

    def _read_bars(self) -> None:
        """Read lines that are kept apart by a bar in front of each."""
        page = self.page
        indent, stretches = page.line.indent, []
        while page.at < len(page.lines) and not page.line.is_blank and page.line.indent >= indent:
            line = page.line
            start = line.start
            if line.indent == indent:
                if not _BAR.match(page.written(line)):
                    break
                start = min(start + 2, line.end)
            if start < line.end:
                stretches.append((start, line.end))
            page.at += 1
        if stretches:
            page.gather(self._kind(), stretches)

    def _read_doctest(self) -> None:
        page = self.page
        first, indent = page.at, page.line.indent
        while page.at < len(page.lines) and page.line.indent >= indent:
            page.at += 1
        page.gather_code(page.lines[first : page.at], ("pycon", ""))

    def _is_rule(self, written: str) -> bool:
        """Read a line across the page, or the one above a title."""
        page = self.page
        if len(page.stack) > 1 or not _RULE.match(written):
            return False
        lines = page.lines[page.at : page.at + 3]
        if len(lines) == 3 and not lines[1].is_blank and _is_same_rule(written, page.written(lines[2])):
            page.at += 3
            self._title(lines[1], (written[0], True))
            return True
        if len(written) < _SHORTEST_RULE or (len(lines) > 1 and not lines[1].is_blank):
            return False
        page.top.list_marker = ""
        page.at += 1
        return True

    def _is_title(self) -> bool:
        """Read a title with a line below it."""
        page = self.page
        below = page.lines[page.at + 1] if page.at + 1 < len(page.lines) else None
        if not below or below.is_blank or below.indent:
            return False
        rule = page.written(below)
        if rule[0].isalnum() or not _RULE.match(rule):
            return False
        title = page.line
        if len(rule) < min(_SHORTEST_RULE, title.end - title.start):
            return False
        page.at += 2
        self._title(title, (rule[0], False))
        return True

    def _title(self, line: IndentedLine, style: tuple[str, bool]) -> None:
        page = self.page
        if style not in self._styles:
            self._styles.append(style)
        page.top.list_marker = ""
        page.gather(
            PieceKind.HEADING, [(line.start, line.end)], page.seat._replace(level=self._styles.index(style) + 1)
        )

    def _read_paragraph(self) -> None:
        page = self.page
        first, indent = page.at, page.line.indent
        page.at += 1
        while page.at < len(page.lines) and page.line.indent == indent:
            page.at += 1
        lines = page.lines[first : page.at]
        page.top.list_marker = "" if page.top.list_marker != "term" else "term"
        is_literal = page.text.endswith("::", lines[-1].start, lines[-1].end)
        below = page.line if page.at < len(page.lines) else None
        is_term = len(lines) == 1 and below is not None and below.indent > indent and not is_literal
        self._gather_paragraph(lines, is_literal=is_literal)
        if is_term and below:
            page.open_item("term", below.indent)
        elif is_literal:
            self._read_literal(indent)
        else:
            page.top.list_marker = ""

    def _gather_paragraph(self, lines: list[IndentedLine], *, is_literal: bool) -> None:
        page = self.page
        stretches = [(line.start, line.end) for line in lines]
        if is_literal:
            start, end = stretches[-1]
            # One of the two colons is shown, unless they stand alone.
            kept = 1 if end - start > 2 and not page.text[end - 3].isspace() else 2
            stretches[-1] = (start, end - kept)
        stretches = [stretch for stretch in stretches if stretch[0] < stretch[1]]
        if stretches:
            page.gather(self._kind(), stretches)

    def _read_literal(self, indent: int) -> None:
        """Read the block of code behind `::`, which is indented or quoted by a mark before each line."""
        page = self.page
        below = page.next_text(page.at)
        if not below:
            return
        while page.line.is_blank:
            page.at += 1
        if below.indent > indent:
            page.gather_code(page.block(indent))
            return
        quote = page.text[below.start]
        first = page.at
        if below.indent < indent or not re.match(rf"[{_PUNCTUATION}]", quote):
            return
        while page.at < len(page.lines) and page.text.startswith(quote, page.line.start, page.line.end):
            page.at += 1
        page.gather_code(page.lines[first : page.at])

    def _kind(self) -> PieceKind:
        container = self.page.top
        kind, container.first_kind = container.first_kind, PieceKind.PARAGRAPH
        return kind


def _is_same_rule(above: str, below: str) -> bool:
    return below[:1] == above[0] and _RULE.match(below) is not None
