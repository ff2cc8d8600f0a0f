"""What is open at a line of reStructuredText?"""

from dataclasses import dataclass

from rummycheck.lint.documents.gathering import Seat
from rummycheck.lint.documents.indented import IndentedLine
from rummycheck.lint.documents.lined_page import LinedPage
from rummycheck.lint.documents.passages import Passage, joined
from rummycheck.lint.documents.pieces import PieceKind
from rummycheck.lint.documents.rst.inline import without_markup


@dataclass(slots=True)
class Container:
    """A quotation, list item, directive or the page, whose lines are indented alike."""

    indent: int
    number: int = 0
    level: int = 0
    first_kind: PieceKind = PieceKind.PARAGRAPH
    """What the next text in it is; those behind are paragraphs."""
    list_marker: str = ""
    list_number: int = 0
    table: int = 0
    """The number of the table in it, if it was called something before."""


class Page(LinedPage[Container]):
    """The document as far as it is read; what nests deeper is read as if it were not indented further."""

    deepest = 50

    def __init__(self, text: str) -> None:
        """Start at its first line."""
        super().__init__(text, Container(0))

    @property
    def seat(self) -> Seat:
        """Return where text stands that comes next."""
        return Seat(self.top.number, self.top.level)

    def next_text(self, at: int) -> IndentedLine | None:
        """Return the first line from a number on that is not blank."""
        while at < len(self.lines):
            if not self.lines[at].is_blank:
                return self.lines[at]
            at += 1
        return None

    def open(self, container: Container) -> None:
        """Open a container within the innermost one."""
        self.stack.append(container)

    def open_quote(self, indent: int, first_kind: PieceKind = PieceKind.PARAGRAPH) -> None:
        """Open a quotation, admonition or the like."""
        self.top.list_marker = ""
        if self.is_deepest:
            return
        self.open(Container(indent, self.gathering.new_container(), self.top.level, first_kind))

    def open_item(self, marker: str, indent: int) -> None:
        """Open a list item, in the same list as the one before it if they are marked alike."""
        parent = self.top
        if self.is_deepest:
            return
        if parent.list_marker != marker:
            parent.list_marker, parent.list_number = marker, self.gathering.new_container()
        self.open(Container(indent, parent.list_number, parent.level + 1, PieceKind.ITEM))

    def block(self, indent: int) -> list[IndentedLine]:
        """Take the lines from here that are indented further, blank ones between them included."""
        first = self.at
        end = first
        while self.at < len(self.lines) and (self.line.is_blank or self.line.indent > indent):
            self.at += 1
            if not self.lines[self.at - 1].is_blank:
                end = self.at
        return self.lines[first:end]

    def gather(self, kind: PieceKind, stretches: list[tuple[int, int]], seat: Seat | None = None) -> None:
        """Gather lines of text without their inline markup."""
        self.gather_passage(kind, joined(self.whole, stretches), seat)

    def gather_passage(self, kind: PieceKind, passage: Passage, seat: Seat | None = None) -> None:
        """Gather text without its inline markup."""
        shown, code = without_markup(passage)
        self.gathering.text(kind, shown, seat or self.seat, code)

    def gather_code(self, lines: list[IndentedLine], words: tuple[str, str] = ("", "")) -> None:
        """Gather lines of code without the blanks that they have in common."""
        indent = min((line.indent for line in lines if not line.is_blank), default=0)
        stretches = [(self._code_start(line, indent), line.newline) for line in lines]
        if stretches:
            self.gathering.code(joined(self.whole, stretches), words, self.seat)

    def gather_comment(self, stretches: list[tuple[int, int]]) -> None:
        """Gather a comment."""
        if stretches:
            self.gathering.comment(joined(self.whole, stretches))

    def _code_start(self, line: IndentedLine, indent: int) -> int:
        start = self.text.rfind("\n", 0, line.start) + 1
        return line.newline if line.is_blank else min(start + indent, line.start)
