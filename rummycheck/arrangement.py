"""Which reading of each group is taken, the groups being left as written?"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rummycheck.cards import Card, Rank
from rummycheck.deck import Deal
from rummycheck.declaration import Group, Mark
from rummycheck.melds.base import Cards, Laid, Meld, MeldKind, Refusal, Serves, laid, spoken
from rummycheck.objective import Demand
from rummycheck.reading_search import Option, Price, Tally, cheapest

Choices = Sequence[Sequence[Meld]]
"""For each group the readings among which to choose, the best first."""


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
        """Return the readings that together meet the first goal that can be met, whatever they cost.

        Among those that meet it: the fewest jokers, then the kinds in the ruleset's order, then what marks say,
        then the order as written. If no goal can be met, each group takes the best reading by that same order.
        """
        read = self.read(groups)
        choices = self.choices(groups, read)
        for goal in goals:
            chosen = self.fewest_jokers(self.serving(choices, goal), goal)
            if chosen is not None:
                return self.arranged(groups, read, chosen, goal)
        return self.arranged(groups, read, first_of_each(self.serving(choices, ())), None)

    def read(self, groups: Sequence[Group]) -> Sequence["Reading"]:
        """Return all that each group can be."""
        return [self._read(group.cards) for group in groups]

    def arranged(
        self,
        groups: Sequence[Group],
        read: Sequence["Reading"],
        chosen: Sequence[Meld | None],
        met: tuple[Demand, ...] | None,
    ) -> Arrangement:
        """Return the groups with the readings chosen for them, and the demands that these meet."""
        laid_groups = (
            LaidGroup(group, meld, None if meld else reading.refusal or self._not_here(reading), reading.readings)
            for group, meld, reading in zip(groups, chosen, read, strict=True)
        )
        return Arrangement(tuple(laid_groups), met)

    def choices(self, groups: Sequence[Group], read: Sequence["Reading"]) -> Choices:
        """Return for each group the best reading for each set of tags that it can carry, the best of all first."""
        return [self._choices(group, reading) for group, reading in zip(groups, read, strict=True)]

    def fewest_jokers(self, choices: Choices, goal: Sequence[Demand]) -> Sequence[Meld | None] | None:
        """Return the readings that meet a goal with the fewest jokers; None if none meet it."""
        first = first_of_each(choices)
        if meets(first, goal):
            return first
        if all(len(melds) < 2 for melds in choices):
            return None  # Nothing to choose, and the first readings did not do.
        tally = Tally(goal)
        options = [[Option(meld, self.preference(meld)) for meld in melds or (None,)] for melds in choices]
        found = cheapest(options, tally, lambda state: tally.meets(state, goal))
        return found and found[1]

    def preference(self, meld: Meld | None, points: int = 0) -> Price:
        """Return what a reading is worth avoiding for: its points, its jokers, and how late its kind is listed."""
        return (points, 0, 0) if meld is None else (points, len(meld.jokers), self._order[meld.kind])

    @property
    def has_reserved(self) -> bool:
        """Whether melds of some kind serve only who asks for them."""
        return bool(self._reserved)

    def serving(self, choices: Choices, goal: Sequence[Demand]) -> Choices:
        """Return the readings without the melds that only serve another goal."""
        if not self._reserved:
            return choices
        asked = {demand.tag for demand in goal}
        return [
            [meld for meld in melds if meld.kind not in self._reserved or not meld.tags.isdisjoint(asked)]
            for melds in choices
        ]

    def serves_only_some(self, goal: Sequence[Demand]) -> bool:
        """Tell whether melds of some kind are melds towards this goal and not always."""
        asked = {demand.tag for demand in goal}
        return any(kind.kind in self._reserved and not kind.possible_tags.isdisjoint(asked) for kind in self._kinds)

    def _not_here(self, reading: "Reading") -> Refusal:
        """Return the refusal of a group whose kinds all serve other objectives than the one met."""
        kind = reading.readings[0].kind
        return Refusal(f"a {spoken(kind)} counts only towards an objective of its own", f"melds.{kind}.serves")

    def _choices(self, group: Group, reading: "Reading") -> Sequence[Meld]:
        """Return the best reading for each set of tags that the group can carry, the best of all first."""
        if group.marks and len(reading.readings) > 1:
            return self._best(sorted(reading.readings, key=lambda meld: _disagreement(meld, group.marks)))
        return reading.choices

    # Real hands share their groups: there are but 48 pure sequences of three. One bound for all deals together keeps
    # memory flat, however many cards are turned up.
    @lru_cache(maxsize=1 << 16)  # noqa: B019 - the arrangers that this keeps alive are small, and bounded as well
    def _read(self, cards: Cards) -> "Reading":
        group = laid(cards, self._deal)
        readings = tuple(meld for kind in self._kinds for meld in kind.readings(group))
        return Reading(readings, self._best(readings), None if readings else self._refusal(group))

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


class Reading(NamedTuple):
    """What can be said of some cards wherever they lie."""

    readings: tuple[Meld, ...]
    choices: Sequence[Meld]
    refusal: Refusal | None


def first_of_each(choices: Choices) -> Sequence[Meld | None]:
    """Return the best reading of each group."""
    return [melds[0] if melds else None for melds in choices]


def agrees(place: tuple[Card, ...], stands_for: Sequence[Card | Rank]) -> bool:
    """Tell whether a card may stand for one of the cards, or ranks, that a mark names."""
    return any(card in stands_for or card.rank in stands_for for card in place)


def _disagreement(reading: Meld, marks: Sequence[Mark]) -> int:
    """Return how many marks say something else than the reading."""
    return sum(bool(mark.stands_for) and not agrees(reading.places[mark.card], mark.stands_for) for mark in marks)


def meets(melds: Sequence[Meld | None], goal: Sequence[Demand]) -> bool:
    """Tell whether there are enough melds for every demand."""
    return all(sum(meld is not None and demand.tag in meld.tags for meld in melds) >= demand.minimum for demand in goal)
