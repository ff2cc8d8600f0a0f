"""What can matter of an arrangement?"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from orders import Cards

from rummycheck.objective import Demand


class Piece(NamedTuple):
    """A meld with its reading: as much of it as can matter."""

    tags: tuple[str, ...]
    is_reserved: bool
    """Whether it is a meld only for objectives that ask for it."""
    points: int
    """What its cards cost where they are not free."""
    size: int
    """0 where the ruleset asks for no shape."""
    worth: int
    """The most that it can be worth on the table; 0 where nobody asks."""


class Way(NamedTuple):
    """An arrangement: as much of it as can matter."""

    melds: tuple[Piece, ...]
    """Sorted."""
    loose: int
    """How many cards are in no meld."""
    left: int
    """What these cost."""

    def with_meld(self, piece: Piece) -> "Way":
        """Return the arrangement with one more meld."""
        return self._replace(melds=tuple(sorted((*self.melds, piece))))

    def with_loose(self, cards: int, points: int) -> "Way":
        """Return the arrangement with so many more loose cards that cost so much."""
        return self._replace(loose=self.loose + cards, left=self.left + points)

    def meets(self, demands: Sequence[Demand]) -> bool:
        """Tell whether there are as many melds of each name as are demanded."""
        return all(sum(demand.tag in piece.tags for piece in self.melds) >= demand.minimum for demand in demands)

    def serves(self, demands: Sequence[Demand]) -> bool:
        """Tell whether the demands name each meld that only serves who asks for it."""
        asked = {demand.tag for demand in demands}
        return all(not asked.isdisjoint(piece.tags) for piece in self.melds if piece.is_reserved)


NOTHING = Way((), 0, 0)


def splits(cards: Cards) -> Iterator[tuple[Cards, Cards]]:
    """Yield each choice of cards, with those that are left; alike cards count once."""
    seen: set[Cards] = set()
    places = range(len(cards))
    for number in range(len(cards) + 1):
        for chosen in combinations(places, number):
            group = tuple(cards[index] for index in chosen)
            if group not in seen:
                seen.add(group)
                yield group, tuple(cards[index] for index in places if index not in chosen)
