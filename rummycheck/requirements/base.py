"""What does a requirement look at, and what does it say?"""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from rummycheck.arrangement import Arrangement
from rummycheck.cards import AnyCard
from rummycheck.counting import CardPoints, Count
from rummycheck.deck import Deal
from rummycheck.declaration import Declaration
from rummycheck.objective import Objective
from rummycheck.problems import Problem
from rummycheck.ruleset import Ruleset


class Table(NamedTuple):
    """Everything that lies on the table when a declaration is judged."""

    declaration: Declaration
    cards: tuple[AnyCard, ...]
    """All cards of all groups."""
    ruleset: Ruleset
    deal: Deal
    arrangement: Arrangement
    objective: Objective | None
    """The first objective that the melds meet; None if they meet none."""
    cards_wanted: int | None
    """How many cards are declared here; None for any number."""
    points: CardPoints
    hand_count: Count


class Requirement(Protocol):
    """A module with one thing that a declaration must satisfy; its docstring is the manual."""

    __doc__: str | None
    NAME: str

    def check(self, table: Table) -> Iterator[Problem]:
        """Yield every way in which the declaration falls short."""
