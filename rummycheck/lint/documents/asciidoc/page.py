"""What is open at a line of AsciiDoc?"""

from dataclasses import dataclass, field

from rummycheck.lint.documents.asciidoc.attributes import BlockAttributes
from rummycheck.lint.documents.asciidoc.inline import without_markup
from rummycheck.lint.documents.gathering import Seat
from rummycheck.lint.documents.indented import IndentedLine
from rummycheck.lint.documents.lined_page import LinedPage
from rummycheck.lint.documents.passages import Passage, joined, part
from rummycheck.lint.documents.pieces import PieceKind
from rummycheck.lint.places import Stretch


@dataclass(slots=True)
class Container:
    """A block between delimiters, or the page."""

    delimiter: str = ""
    number: int = 0
    opening: Stretch | None = None
    lists: list[tuple[str, int]] = field(default_factory=list)
    """The markers of the lists that are open directly within it, and their numbers."""
    is_attached: bool = False
    """Whether the next block belongs to the last item."""


class Page(LinedPage[Container]):
    """The document as far as it is read."""

    deepest = 32

    def __init__(self, text: str) -> None:
        """Start at its first line."""
        super().__init__(text, Container())
        self.attributes: dict[str, str] = {}
        self.title: tuple[int, int] | None = None
        self.block = BlockAttributes()

    @property
    def seat(self) -> Seat:
        """Return where text stands that comes next."""
        lists = self.top.lists
        return Seat(lists[-1][1] if lists else self.top.number, len(lists))

    def start_block(self) -> None:
        """Leave the lists, unless the block that starts is attached to an item."""
        if self.top.is_attached:
            self.top.is_attached = False
        else:
            self.top.lists.clear()

    def take_title(self, number: int = 0) -> int:
        """Gather the title of the block that starts; return the number that they share, 0 without a title."""
        if self.title:
            number = number or self.gathering.new_container()
            title, self.title = self.title, None
            self.gather(PieceKind.CAPTION, [title], Seat(number, self.seat.level))
        return number

    def take_attributes(self) -> BlockAttributes:
        """Return what is told of the block that starts; it is not told of the next one."""
        block, self.block = self.block, BlockAttributes()
        return block

    def gather(self, kind: PieceKind, stretches: list[tuple[int, int]], seat: Seat | None = None) -> None:
        """Gather lines of text without their inline markup."""
        self.gather_passage(kind, joined(self.whole, stretches), seat)

    def gather_passage(self, kind: PieceKind, passage: Passage, seat: Seat | None = None) -> None:
        """Gather text without its inline markup."""
        shown, code = without_markup(passage, self.attributes)
        self.gathering.text(kind, shown, seat or self.seat, code)

    def gather_code(self, lines: list[IndentedLine], words: tuple[str, str], number: int) -> None:
        """Gather lines of code."""
        if lines:
            stretches = [(self._line_start(line), line.newline) for line in lines]
            seat = self.seat._replace(container=number) if number else self.seat
            self.gathering.code(joined(self.whole, stretches), words, seat)

    def gather_comment(self, start: int, end: int) -> None:
        """Gather a comment."""
        self.gathering.comment(part(self.whole, start, end))

    def _line_start(self, line: IndentedLine) -> int:
        return line.start if line.is_blank else self.text.rfind("\n", 0, line.start) + 1
