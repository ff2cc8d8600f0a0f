"""What is open at a line of Markdown, and what was found above it?"""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, Protocol

from rummycheck.lint.documents.gathering import Gathering, Seat
from rummycheck.lint.documents.html.scanner import HtmlScanner
from rummycheck.lint.documents.passages import Passage, joined, whole
from rummycheck.lint.documents.pieces import Piece, PieceKind

# Nobody nests deeper; what does is text.
_DEEPEST = 32


class Holds(Enum):
    """How a container holds the lines within it."""

    PAGE = "page"
    QUOTE = "quote"
    ITEM = "item"
    """Lines within it are indented."""
    COLONS = "colons"
    """It goes on to a line of colons."""


@dataclass(slots=True)
class Container:
    """A quotation, list item or admonition that is open, or the page itself."""

    holds: Holds
    number: int = 0
    """The number of its list, or its own."""
    indent: int = 0
    level: int = 0
    """How deep its list is nested."""
    list_marker: str = ""
    """What marks the items of the list that is open directly within it."""
    list_number: int = 0
    is_item: bool = False
    """Whether the next text within it is a list item's own."""


class Leaf(Protocol):
    """A block that holds text and no blocks."""

    def close(self, page: "Page") -> None:
        """Gather what it holds."""


class Draft(NamedTuple):
    """Text whose inline markup is still in it, since links may be defined below it."""

    kind: PieceKind
    passage: Passage
    seat: Seat


class Page:
    """The document as far as it is read."""

    def __init__(self, text: str, *, is_mdx: bool) -> None:
        """Start with nothing open."""
        self.text = text
        self.is_mdx = is_mdx
        self.whole = whole(text)
        self.gathering = Gathering()
        self.html = HtmlScanner(self.gathering)
        self.stack = [Container(Holds.PAGE)]
        self.quotes = 0
        self.leaf: Leaf | None = None
        self.paragraph: list[tuple[int, int]] = []
        self.labels: set[str] = set()
        self.drafts: list[Draft | Piece] = []

    @property
    def is_deepest(self) -> bool:
        """Return whether no container can be opened within what is open."""
        return len(self.stack) > _DEEPEST

    @property
    def seat(self) -> Seat:
        """Return where text stands that comes next."""
        container = self.stack[-1]
        return Seat(container.number or self.html.tree.container, container.level)

    def open(self, container: Container) -> None:
        """Open a container within the innermost one."""
        self.stack.append(container)
        self.quotes += container.holds is Holds.QUOTE

    def close_leaf(self) -> None:
        """Close the block of text that is open."""
        if self.leaf:
            leaf, self.leaf = self.leaf, None
            leaf.close(self)

    def close_to(self, depth: int) -> None:
        """Close all but so many containers, and with them the text in them."""
        if depth < len(self.stack):
            self.close_leaf()
            self.quotes -= sum(container.holds is Holds.QUOTE for container in self.stack[depth:])
            del self.stack[depth:]

    def start_leaf(self, leaf: Leaf | None, depth: int) -> None:
        """Put a block of text into the innermost of so many containers; a list there ends with it."""
        self.close_to(depth)
        self.close_leaf()
        self.leaf = leaf
        self.stack[-1].list_marker = ""

    def draft(self, kind: PieceKind, passage: Passage, seat: Seat) -> None:
        """Put down text with its inline markup."""
        self.drafts.append(Draft(kind, passage, seat))

    def lines(self, stretches: list[tuple[int, int]]) -> Passage:
        """Return lines as one passage."""
        return joined(self.whole, stretches)

    def text_kind(self) -> PieceKind:
        """Return what a paragraph is here: the first in a list item is the item."""
        container = self.stack[-1]
        if container.is_item:
            container.is_item = False
            return PieceKind.ITEM
        return PieceKind.PARAGRAPH

    def code(self, passage: Passage, words: tuple[str, str] = ("", "")) -> None:
        """Gather a block of code."""
        self.gathering.code(passage, words, self.seat)
        self.collect()

    def read_html(self, passage: Passage) -> None:
        """Gather what a block of HTML shows."""
        self.html.tree.within(self.stack[-1].number)
        self.html.read(passage)
        self.collect()

    def collect(self) -> None:
        """Bring what is already gathered into line with the drafts."""
        self.drafts += self.gathering.pieces
        self.gathering.pieces.clear()


class Reading(Enum):
    """What became of a line at which a block may start."""

    NO = "it is another block's"
    OPENED = "a container opened, and the line goes on within it"
    DONE = "it is read"
