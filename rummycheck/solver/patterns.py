"""What is a way to make a meld: which natural cards, and how many jokers?"""

from typing import NamedTuple

from rummycheck.cards import Card, Rank


class Look(NamedTuple):
    """What a rule can ask of a meld."""

    tags: frozenset[str]
    size: int
    worth: int
    """Points on the table; 0 where no rule asks for them."""


class Pattern(NamedTuple):
    """Natural cards and a number of jokers that make a meld together."""

    naturals: tuple[Card, ...]
    jokers: int
    look: Look
    window: tuple[Rank, ...] = ()
    """The ranks of a run in order, empty for other melds."""
    own_gaps: frozenset[Card] = frozenset()
    """The cards that would be no joker here but themselves, where there is one joker and one place for it."""


class Need(NamedTuple):
    """What is asked of the patterns of one search."""

    jokers: int
    """Jokers in the hand."""
    is_lean: bool
    """Whether one of two ways that serve the same is enough: two short runs do as well as a long one."""
    absorbs: bool
    """Whether a joker left over costs something, so that melds are wanted that take more jokers than they need."""
