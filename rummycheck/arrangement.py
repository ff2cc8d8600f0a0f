"""Which reading of each group is taken, the groups being left as written?"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rummycheck.cards import Card, Rank
from rummycheck.deck import Deal
from rummycheck.declaration import Group, Mark
from rummycheck.melds.base import Cards, Laid, Meld, MeldKind, Refusal, Serves, laid, spoken
from rummycheck.objective import Demand


class LaidGroup(NamedTuple):
    """A group with the reading taken of it, or the reason why it has none."""

    group: Group
    meld: Meld | None
    refusal: Refusal | None
    readings: tuple[Meld, ...]
    """All readings that the group has, whichever is taken."""


class Arrangement(NamedTuple):
    """All groups of a declaration as they are read together."""

    groups: tuple[LaidGroup, ...]
    goal: tuple[Demand, ...] | None
    """The demands that these readings meet; None if no readings meet any."""

    @property
    def melds(self) -> Iterator[Meld]:
        """The melds, in the order of the groups."""
        return (laid.meld for laid in self.groups if laid.meld is not None)

    def number_of(self, tag: str) -> int:
        """Return how many melds carry the tag."""
        return sum(tag in meld.tags for meld in self.melds)

    def meets(self, demands: Sequence[Demand]) -> bool:
        """Tell whether there are enough melds for every demand."""
        return all(self.number_of(demand.tag) >= demand.minimum for demand in demands)


class Arranger:
    """Reads groups under one ruleset's kinds of meld and one deal, and remembers what it has read."""

    def __init__(self, kinds: Sequence[MeldKind], deal: Deal) -> None:
        """Take the kinds in the order in which the ruleset lists them."""
        self._kinds = tuple(kinds)
        self._deal = deal
        self._smallest = min(kind.size.minimum for kind in self._kinds)
        self._reserved = frozenset(kind.kind for kind in self._kinds if kind.serves is Serves.OBJECTIVE)
        self._order = {kind.kind: index for index, kind in enumerate(self._kinds)}

    def arrange(self, groups: Sequence[Group], goals: Sequence[tuple[Demand, ...]]) -> Arrangement:
        """Return the readings that together meet the first goal that can be met.

        Among those that meet it: the fewest jokers, then the kinds in the ruleset's order, then what marks say,
        then the order as written. If no goal can be met, each group takes the best reading by that same order.
        """
        read = [self._read(group.cards) for group in groups]
        choices = [self._choices(group, reading) for group, reading in zip(groups, read, strict=True)]
        for goal in goals:
            allowed = self._serving(choices, goal)
            first = _first(allowed)
            chosen = first if _meets(first, goal) else _chosen(allowed, goal)
            if chosen is not None:
                return self._arrangement(groups, read, chosen, goal)
        return self._arrangement(groups, read, _first(self._serving(choices, ())), None)

    def _arrangement(
        self,
        groups: Sequence[Group],
        read: Sequence["_Reading"],
        chosen: Sequence[Meld | None],
        met: tuple[Demand, ...] | None,
    ) -> Arrangement:
        laid_groups = (
            LaidGroup(group, meld, None if meld else reading.refusal or self._not_here(reading), reading.readings)
            for group, meld, reading in zip(groups, chosen, read, strict=True)
        )
        return Arrangement(tuple(laid_groups), met)

    def reads_all(self, groups: Sequence[Group]) -> bool:
        """Tell whether every group is some meld, whatever objective is met."""
        return all(
            any(meld.kind not in self._reserved for meld in self._read(group.cards).readings) for group in groups
        )

    def _serving(self, choices: "_Choices", goal: Sequence[Demand]) -> "_Choices":
        """Return the readings without the melds that only serve another goal."""
        if not self._reserved:
            return choices
        asked = {demand.tag for demand in goal}
        return [
            [meld for meld in melds if meld.kind not in self._reserved or not meld.tags.isdisjoint(asked)]
            for melds in choices
        ]

    def _not_here(self, reading: "_Reading") -> Refusal:
        """Return the refusal of a group whose kinds all serve other objectives than the one met."""
        kind = reading.readings[0].kind
        return Refusal(f"a {spoken(kind)} counts only towards an objective of its own", f"melds.{kind}.serves")

    def _choices(self, group: Group, reading: "_Reading") -> Sequence[Meld]:
        """Return the best reading for each set of tags that the group can carry, the best of all first."""
        if group.marks and len(reading.readings) > 1:
            return self._best(sorted(reading.readings, key=lambda meld: _disagreement(meld, group.marks)))
        return reading.choices

    # Real hands share their groups: there are but 48 pure sequences of three. One bound for all deals together keeps
    # memory flat, however many cards are turned up.
    @lru_cache(maxsize=1 << 16)  # noqa: B019 - the arrangers that this keeps alive are small, and bounded as well
    def _read(self, cards: Cards) -> "_Reading":
        group = laid(cards, self._deal)
        readings = tuple(meld for kind in self._kinds for meld in kind.readings(group))
        return _Reading(readings, self._best(readings), None if readings else self._refusal(group))

    def _best(self, readings: Sequence[Meld]) -> Sequence[Meld]:
        """Return the reading with the fewest jokers, then of the first kind, then the first, for each set of tags."""
        if len(readings) < 2:
            return readings
        best: dict[tuple[frozenset[str], bool], Meld] = {}
        for meld in sorted(readings, key=lambda meld: (len(meld.jokers), self._order[meld.kind])):
            best.setdefault((meld.tags, meld.kind in self._reserved), meld)
        return tuple(best.values())

    def _refusal(self, group: Laid) -> Refusal:
        """Return the reason of the kind that the cards come nearest to."""
        if len(group.cards) < self._smallest:
            return Refusal(f"a meld has at least {self._smallest} cards")
        nearest = max(self._kinds, key=lambda kind: kind.closeness(group))
        return nearest.refusal(group)


class _Reading(NamedTuple):
    """What can be said of some cards wherever they lie."""

    readings: tuple[Meld, ...]
    choices: Sequence[Meld]
    refusal: Refusal | None


_Choices = Sequence[Sequence[Meld]]
"""For each group the readings among which to choose, the best first."""


def _first(choices: _Choices) -> Sequence[Meld | None]:
    return [melds[0] if melds else None for melds in choices]


def agrees(place: tuple[Card, ...], stands_for: Sequence[Card | Rank]) -> bool:
    """Tell whether a card may stand for one of the cards, or ranks, that a mark names."""
    return any(card in stands_for or card.rank in stands_for for card in place)


def _disagreement(reading: Meld, marks: Sequence[Mark]) -> int:
    """Return how many marks say something else than the reading."""
    return sum(bool(mark.stands_for) and not agrees(reading.places[mark.card], mark.stands_for) for mark in marks)


def _meets(melds: Sequence[Meld | None], goal: Sequence[Demand]) -> bool:
    return all(sum(meld is not None and demand.tag in meld.tags for meld in melds) >= demand.minimum for demand in goal)


def _chosen(choices: _Choices, goal: Sequence[Demand]) -> Sequence[Meld | None] | None:
    """Return one reading a group that meet the goal together with the fewest jokers; None if none do.

    Walks the groups once, keeping for each count of demanded melds (never more than demanded) the cheapest way
    to reach it: the work grows with the number of groups and not with the product of their readings.
    """
    if all(len(melds) < 2 for melds in choices):
        return None  # Nothing to choose, and the first readings did not do.
    wanted = tuple(demand.minimum for demand in goal)
    ways: dict[tuple[int, ...], tuple[int, int, _Way | None]] = {(0,) * len(goal): (0, 0, None)}
    for index, melds in enumerate(choices):
        further: dict[tuple[int, ...], tuple[int, int, _Way | None]] = {}
        for reached, (jokers, demotions, way) in ways.items():
            for rank, meld in enumerate(melds or (None,)):
                counts = tuple(
                    min(most, count + (meld is not None and demand.tag in meld.tags))
                    for most, count, demand in zip(wanted, reached, goal, strict=True)
                )
                cost = (jokers + (len(meld.jokers) if meld else 0), demotions + rank)
                if counts not in further or cost < further[counts][:2]:
                    further[counts] = (*cost, _Way(index, meld, way))
        ways = further
    return _melds_of(ways[wanted][2], len(choices)) if wanted in ways else None


class _Way(NamedTuple):
    """How a count was reached: the last group's reading, and the way before it."""

    group: int
    meld: Meld | None
    before: "_Way | None"


def _melds_of(way: _Way | None, groups: int) -> list[Meld | None]:
    melds: list[Meld | None] = [None] * groups
    while way is not None:
        melds[way.group] = way.meld
        way = way.before
    return melds
