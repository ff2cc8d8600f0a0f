"""What is a card, a group or a hand that was found in an article?"""

from enum import StrEnum
from typing import NamedTuple

from rummycheck.cards import AnyCard
from rummycheck.deck import Designation
from rummycheck.declaration import Group
from rummycheck.lint.places import Stretch


class Letters(StrEnum):
    """In which characters that mean other things elsewhere a suit is written."""

    CAPITAL = "5H"
    SMALL = "5h"
    SUIT_FIRST = "H5"
    SMALL_FIRST = "h5"
    STAR = "5★"


class FoundCard(NamedTuple):
    """A card in a piece of text."""

    card: AnyCard
    start: int
    """Offset in the piece's text."""
    end: int
    letters: Letters | None = None
    """How its suit is written if such cards are only believed in company; None for signs, words and jokers."""
    is_count: bool = False
    """Whether it reads as a number of cards too: `2 hearts`."""

    @property
    def is_letter(self) -> bool:
        """Whether its suit is a letter, as in `5H`."""
        return self.letters is not None


class FoundGroup(NamedTuple):
    """Cards that lie together in a piece of text."""

    piece: int
    """Which piece of the document, from 0."""
    start: int
    """Offset in the piece's text."""
    end: int
    group: Group
    """Its cards and marks; spans are offsets into the source plus one, all on line 1."""
    marks_end: int
    """Where the marks behind its last card end; the same as the end if there are none."""

    @property
    def stretch(self) -> Stretch:
        """Where it stands in the source."""
        return Stretch(self.group.span.column - 1, self.group.span.end_column - 1)


class FoundHand(NamedTuple):
    """Groups that belong to one hand: in a row, or one a line, a list item or a table cell."""

    groups: tuple[FoundGroup, ...]
    name: str | None
    """Whose hand it is, such as `Player 1`, where that is written before it."""
    is_whole: bool
    """Whether it has about as many cards as a declaration, and so is judged as one."""

    @property
    def stretch(self) -> Stretch:
        """Where it stands in the source, from its first card to its last."""
        return Stretch(self.groups[0].stretch.start, self.groups[-1].stretch.end)

    @property
    def pieces(self) -> tuple[int, int]:
        """Its first and its last piece."""
        return self.groups[0].piece, self.groups[-1].piece

    @property
    def cards(self) -> int:
        """How many cards it has."""
        return sum(len(group.group.cards) for group in self.groups)


class FoundDesignation(NamedTuple):
    """A place where an article says what is wild."""

    piece: int
    start: int
    end: int
    stretch: Stretch
    designated: Designation
    is_for_article: bool
    """Whether it is said of all examples, as in `in these examples Q♥ is the wild joker`."""
    is_passing: bool
    """Whether it only calls a card of a group wild, as in `Q♥ (wild joker)`: it holds for that group."""
