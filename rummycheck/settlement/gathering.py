"""What is wrong with all parts of a sheet, of which each can be read without the others?"""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from rummycheck.errors import RulesetError
from rummycheck.ruleset.faults import FaultyError

T = TypeVar("T")


class Gathering:
    """Keeps the faults of one part after the other."""

    def __init__(self, faults: Sequence[RulesetError] = ()) -> None:
        """Begin with the faults that are known already."""
        self._faults = list(faults)

    def read(self, reading: Callable[[], T], otherwise: T) -> T:
        """Return what is read, or something else where it can't be read."""
        try:
            return reading()
        except FaultyError as error:
            self._faults += error.faults
            return otherwise

    def add(self, faults: Iterable[RulesetError]) -> None:
        """Keep faults, too."""
        self._faults += faults

    def finish(self) -> None:
        """Raise FaultyError if anything is wrong."""
        if self._faults:
            raise FaultyError(self._faults)
