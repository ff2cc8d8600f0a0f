"""What is a ruleset as it ought to be read, and a hand at its table?"""

from typing import NamedTuple

from rummycheck.cards import AnyCard, Card
from rummycheck.deck import DeckOptions, Designation, WildOptions
from rummycheck.melds.base import MeldKind
from rummycheck.objective import DeclarationOptions
from rummycheck.scoring import PenaltyOptions, PointsOptions


class Rules(NamedTuple):
    """A ruleset's part in play."""

    deck: DeckOptions
    wild: WildOptions
    melds: tuple[MeldKind, ...]
    declaration: DeclarationOptions
    points: PointsOptions
    penalties: PenaltyOptions

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of the deck but the printed jokers."""
        return tuple(Card(rank, suit) for rank in self.deck.ranks for suit in self.deck.suits)


class Table(NamedTuple):
    """What is said at the table before anything is laid down."""

    designated: Designation | None
    players: int | None
    round_number: int | None


class Hand(NamedTuple):
    """What is laid down."""

    groups: tuple[tuple[AnyCard, ...], ...]
    discard: AnyCard | None

    @property
    def cards(self) -> tuple[AnyCard, ...]:
        """All cards of all groups."""
        return tuple(card for group in self.groups for card in group)


class Game(NamedTuple):
    """A hand, the table at which it is laid down, and the ruleset."""

    rules: Rules
    text: str
    """The ruleset in YAML."""
    table: Table
    hand: Hand

    def __repr__(self) -> str:
        """Return what a failing test shows: all that it takes to judge the hand again."""
        return f"{self.text}\n{self.notation}\nplayers: {self.table.players}, round: {self.table.round_number}"

    @property
    def notation(self) -> str:
        """The hand as a player writes it."""
        wild = f"Wild: {self.table.designated}; " if self.table.designated is not None else ""
        discard = f"; discard {self.hand.discard}" if self.hand.discard is not None else ""
        return wild + " | ".join(" ".join(map(str, group)) for group in self.hand.groups) + discard
