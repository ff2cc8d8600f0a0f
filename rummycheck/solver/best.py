"""What is the best arrangement of a hand, and what is to be said of it?"""

from dataclasses import dataclass
from functools import cached_property

from rummycheck.cards import AnyCard
from rummycheck.checker import Checker, Verdict
from rummycheck.declaration import Declaration


@dataclass(frozen=True)
class Best:
    """The best arrangement of a hand; no other costs less."""

    declaration: Declaration
    """Its melds, then what is left over; what is put away is the discard."""
    uncapped: int
    """What the cards cost a loser."""
    points: int
    """The same, never more than a hand can cost."""
    is_met: bool
    """Whether the melds are there that a declaration needs, whatever else lies there."""
    is_declarable: bool
    melds: int
    """Melds that can be made of the cards, one way or the other."""
    states: int
    """Hands left over that were looked at, until there was no other."""
    checker: Checker

    @property
    def discard(self) -> AnyCard | None:
        """The card to put away, where there is one too many."""
        return self.declaration.discard

    @cached_property
    def verdict(self) -> Verdict:
        """What the checker says of it."""
        return self.checker.check(self.declaration)
