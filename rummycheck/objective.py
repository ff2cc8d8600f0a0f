"""What must a declaration have, in this ruleset's words?"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from rummycheck.cards import Rank


class Rest(StrEnum):
    """What the cards outside the demanded melds must be."""

    GROUPED = "grouped"
    FREE = "free"


class FirstMeld(StrEnum):
    """What is weighed against the points that a first meld needs."""

    TURN = "turn"
    SINGLE = "single"


class CountMismatch(StrEnum):
    """What a hand with too few or too many cards is."""

    WRONG = "wrong"
    ERROR = "error"


class LayOffs(StrEnum):
    """When cards may be added to the melds of who ended the deal."""

    NONE = "none"
    AFTER_KNOCK = "after_knock"
    """When the deal was ended with unmatched cards."""


class CardsBy(StrEnum):
    """What decides how many cards are declared, where it is no plain number."""

    ROUND = "by_round"


class Demand(NamedTuple):
    """At least so many melds with this tag."""

    tag: str
    minimum: int


class Objective(NamedTuple):
    """One way to a valid declaration: all its demands, and what the other cards must be."""

    demands: tuple[Demand, ...]
    rest: Rest = Rest.GROUPED


class DeclarationOptions(NamedTuple):
    """What a declaration must have."""

    cards: int | Mapping[int, int] | CardsBy | None
    """Cards to declare: a number, a number by players, by the round, or None for any number."""
    any_of: tuple[Objective, ...]
    """One of these must be met."""
    unmatched_points_max: int
    """Points that may stay unmatched; 0 means that every card must be in a meld."""
    shape: tuple[int, ...] | Mapping[int, tuple[int, ...]] | None
    """Group sizes, largest first, for any hand or by number of cards; None for any shape."""
    first_meld_points: int
    first_meld: FirstMeld
    players: int | None
    """Players assumed where something depends on their number and nobody said it."""
    count_mismatch: CountMismatch
    lay_offs: LayOffs = LayOffs.NONE
    upcard_limits: Mapping[Rank, int] | None = None
    """Points that may stay unmatched by the rank of the upcard, where that decides; ranks not named as they cost."""
