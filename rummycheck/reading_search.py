"""Finds one reading for each group so that the melds meet demands together at the lowest price."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rummycheck.melds.base import Meld
from rummycheck.objective import Demand

Price = tuple[int, int, int]
"""Points, then jokers, then places in the ruleset's list of kinds: the first that differs decides."""

State = tuple[int, ...]
"""How many melds carry each tag that matters, and what the melds are worth; none above what is asked."""


class Option(NamedTuple):
    """One reading that a group can have, or None where it is no meld."""

    meld: Meld | None
    price: Price
    worth: int = 0
    """Points on the table; 0 where nobody asks."""


class Tally:
    """Counts melds by the tags that are asked for, and adds up their worth, each no further than it matters."""

    def __init__(self, demands: Iterable[Demand], *, worth: int = 0, is_single: bool = False) -> None:
        """Take all demands that are asked about, and what all melds, or the best one, must be worth."""
        most: dict[str, int] = {}
        for tag, minimum in demands:
            most[tag] = max(minimum, most.get(tag, 0))
        self._tags = tuple(most)
        self._most = (*most.values(), worth)
        self._place = {tag: place for place, tag in enumerate(self._tags)}
        self._is_single = is_single

    @property
    def start(self) -> State:
        """The state without a meld."""
        return (0,) * len(self._most)

    def step(self, option: Option) -> State:
        """Return what an option adds."""
        tags = option.meld.tags if option.meld is not None else frozenset[str]()
        return (*(tag in tags for tag in self._tags), option.worth)

    def after(self, state: State, step: State) -> State:
        """Return the state once another group is read."""
        added = [min(most, held + more) for most, held, more in zip(self._most, state, step, strict=True)]
        if self._is_single:
            added[-1] = min(self._most[-1], max(state[-1], step[-1]))
        return tuple(added)

    def meets(self, state: State, demands: Sequence[Demand]) -> bool:
        """Tell whether there are enough melds for every demand."""
        return all(state[self._place[tag]] >= minimum for tag, minimum in demands)

    def is_worth_enough(self, state: State) -> bool:
        """Tell whether the melds are worth what they must be."""
        return state[-1] >= self._most[-1]


class _Way(NamedTuple):
    """How a state was reached: the last group's reading, and the way before it."""

    meld: Meld | None
    before: "_Way | None"


def cheapest(
    groups: Sequence[Sequence[Option]], tally: Tally, accepts: Callable[[State], bool]
) -> tuple[Price, list[Meld | None]] | None:
    """Return the lowest price at which an accepted state can be reached, and the readings; None if none can be.

    Walks the groups once and keeps the cheapest way to each state: the work grows with the number of groups and not
    with the product of their readings. Every group needs an option; of equal ones the first is taken.
    """
    ways: dict[State, tuple[Price, _Way | None]] = {tally.start: ((0, 0, 0), None)}
    for options in groups:
        further: dict[State, tuple[Price, _Way | None]] = {}
        steps = [(tally.step(option), option) for option in options]
        for state, (paid, way) in ways.items():
            for step, (meld, price, _) in steps:
                after = tally.after(state, step)
                total = (paid[0] + price[0], paid[1] + price[1], paid[2] + price[2])
                if after not in further or total < further[after][0]:
                    further[after] = total, _Way(meld, way)
        ways = further
    reached = [found for state, found in ways.items() if accepts(state)]
    if not reached:
        return None
    price, way = min(reached, key=lambda found: found[0])
    return price, _melds_of(way)


def _melds_of(way: _Way | None) -> list[Meld | None]:
    melds: list[Meld | None] = []
    while way is not None:
        melds.append(way.meld)
        way = way.before
    return melds[::-1]
