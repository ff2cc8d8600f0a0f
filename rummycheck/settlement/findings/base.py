"""What does a finding on a score sheet look at, and what does it say?"""

from collections.abc import Iterator
from typing import Protocol

from rummycheck.problems import Problem
from rummycheck.settlement.settled import Settlement


class SheetFinding(Protocol):
    """A module with one thing that may be amiss with a sheet; its docstring is the manual."""

    __doc__: str | None
    NAME: str

    def check(self, settled: Settlement) -> Iterator[Problem]:
        """Yield everything of this kind that is amiss."""
