"""What do cards, hands and mistakes cost in penalty points?"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from rummycheck.cards import Rank
from rummycheck.objective import Demand


class AtFace(StrEnum):
    """A wild card at the points of the card printed on it."""

    FACE = "face"


class HandCount(StrEnum):
    """A mistake that costs the points of the hand."""

    COUNT = "count"


class DropAs(StrEnum):
    """Which drop a mistake counts as."""

    FIRST_DROP = "first_drop"
    MIDDLE_DROP = "middle_drop"
    COUNT = "count"


class JokerOnTable(StrEnum):
    """What a joker in a meld on the table is worth."""

    SUBSTITUTED = "substituted"
    """As much as the card that it stands for."""
    OWN = "own"
    """Its own points in a meld."""


class WhenMet(StrEnum):
    """A condition on the whole declaration."""

    DECLARATION = "declaration"


class AnyMeld(StrEnum):
    """Every kind of meld."""

    ANY = "any"


WildPoints = int | AtFace
Penalty = int | HandCount | None
"""Points, the hand's own points, or None where the game knows no such penalty."""


class Exemption(NamedTuple):
    """Which melds' cards are free for a loser, and when."""

    when: WhenMet | tuple[Demand, ...]
    melds: AnyMeld | tuple[str, ...]


class PointsOptions(NamedTuple):
    """The points of cards."""

    ranks: Mapping[Rank, int]
    """Points of these ranks; the others count their face value."""
    printed_joker_melded: int
    printed_joker_unmatched: int
    wild_melded: WildPoints
    wild_unmatched: WildPoints
    wild_exact: WildPoints | None
    """Points of the turned-up card's own rank and suit, wherever it lies; None for no such rule."""
    joker_on_table: JokerOnTable
    ace_low_on_table: int | None
    """Points of an ace below the two while laid down; None for the ace's usual points."""
    exempt: tuple[Exemption, ...]
    cap: int | None
    """The most that a hand can cost; None for no limit."""

    @property
    def printed_joker_alone(self) -> int:
        """What a printed joker that stands for no card is worth on the table: its own points.

        They are what it costs in the hand, since a joker in a meld often costs nothing there.
        """
        return max(self.printed_joker_melded, self.printed_joker_unmatched)


class Misses(NamedTuple):
    """So many turns missed in a row count as a drop."""

    turns: int
    counts_as: DropAs


class LeaveTable(NamedTuple):
    """What leaving the table counts as, before and after a card was drawn."""

    unseen: DropAs
    drawn: DropAs


class PenaltyOptions(NamedTuple):
    """What mistakes and early ends cost."""

    wrong_declaration: Penalty
    first_drop: int | None
    middle_drop: int | None
    consecutive_misses: Misses | None
    leave_table: LeaveTable | None
    second_declaration: int | None
    rummy_factor: int
    """What the losers' counts are multiplied by when all cards go down at once."""
