"""What did a player lay down, before anybody judged it?"""

from dataclasses import dataclass, field
from itertools import chain

from rummycheck.cards import AnyCard, Card, Rank
from rummycheck.deck import Designation
from rummycheck.source import Span

NOWHERE = Span(0, 0, 0, 0)

Columns = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """What the writer says of one card: that it is a joker, or what it stands for."""

    card: int
    """Which card of the group, counted from 0."""
    stands_for: tuple[Card | Rank, ...] = ()
    """One of these; empty where the mark only calls the card a joker."""
    span: Span = field(default=NOWHERE, compare=False)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards laid together, with what the writer says of them."""

    cards: tuple[AnyCard, ...]
    label: str | None = None
    """What the writer calls the group, e.g. `Pure sequence`."""
    marks: tuple[Mark, ...] = ()
    span: Span = field(default=NOWHERE, compare=False)
    columns: Columns = field(default=(), compare=False)
    """Where each card starts and ends, in code points from the start of the group."""

    def card_span(self, index: int) -> Span:
        """Return where a card stands; the whole group's place if that is not known."""
        if not self.columns:
            return self.span
        start, end = self.columns[index]
        line, column = self.span.line, self.span.column
        return Span(line, column + start, line, column + end)


@dataclass(frozen=True, slots=True)
class Declaration:
    """A hand in groups, as laid down: unjudged, and equal to another wherever it stands in a text."""

    groups: tuple[Group, ...]
    designated: Designation | None = None
    """The card turned up to make others wild, where the text names it."""
    discard: AnyCard | None = None
    """The card put on the finish slot; it is not one of the groups' cards."""
    name: str | None = None
    """Whose hand or which example it is, e.g. `Player 1`."""
    span: Span = field(default=NOWHERE, compare=False)
    text: str = field(default="", compare=False)
    """The lines as written."""

    def wild_or(self, wild: Designation | None) -> Designation | None:
        """Return the card that the text names as turned up; where it names none, the one given."""
        return wild if self.designated is None else self.designated

    @property
    def whole_hand(self) -> tuple[AnyCard, ...]:
        """All cards, the discard among them."""
        return self.cards if self.discard is None else (*self.cards, self.discard)

    @property
    def cards(self) -> tuple[AnyCard, ...]:
        """All cards of all groups, in order."""
        return tuple(chain.from_iterable(group.cards for group in self.groups))
