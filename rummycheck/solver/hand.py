"""What can be done with one hand: which melds can be made of it, and what does each aim cost at best?"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rummycheck.cards import AnyCard
from rummycheck.counting import CardPoints
from rummycheck.deck import Deal
from rummycheck.errors import DeckError
from rummycheck.melds.base import MeldKind, Serves
from rummycheck.solver.aims import Aim
from rummycheck.solver.candidates import Candidate, Workshop
from rummycheck.solver.packing import MOST_COPIES, Packed, Packing, indices
from rummycheck.solver.patterns import Need
from rummycheck.solver.search import HOPELESS, Cost, Search, Way


class Bench(NamedTuple):
    """What serves for every hand of one deal."""

    deal: Deal
    kinds: tuple[MeldKind, ...]
    packing: Packing
    workshop: Workshop
    points: CardPoints
    unmatched: tuple[int | None, ...]
    """What is left in each field of the packing costs; None for a joker's own, which counts in its pool."""


class Found(NamedTuple):
    """The best way towards one aim."""

    cost: Cost
    way: Way
    discard: AnyCard | None
    """The card put away."""
    need: Need
    """Which melds were thought of."""


class Hand:
    """One hand on the bench."""

    def __init__(self, cards: Sequence[AnyCard], bench: Bench, limit: int) -> None:
        """Take the cards, all of the deck. Raises DeckError for far too many copies or jokers."""
        self.bench = bench
        self.cards: Mapping[AnyCard, int] = bench.packing.counted(cards)
        self._jokers = sum(copies for card, copies in self.cards.items() if bench.deal.is_joker(card))
        if self._jokers > MOST_COPIES:
            raise DeckError(f"{self._jokers} jokers: no hand holds more than {MOST_COPIES}")
        self._limit = limit
        self._thought_of: dict[Need, list[Candidate]] = {}
        self._whole = bench.packing.packed(card for card, copies in self.cards.items() for _ in range(copies))
        self.states = 0

    def need_for(self, aim: Aim) -> Need:
        """Return which melds have to be thought of for an aim."""
        unmatched = self.bench.points.unmatched
        costs_a_joker = any(unmatched[card] for card in self.cards if self.bench.deal.is_joker(card))
        is_lean = aim.is_plain and not any(aim.asks_for_some_of(kind) for kind in self.bench.kinds)
        return Need(self._jokers, is_lean=is_lean, absorbs=costs_a_joker or aim.absorbs_jokers)

    def candidates(self, need: Need) -> list[Candidate]:
        """Return the melds that can be made."""
        if need not in self._thought_of:
            self._thought_of[need] = self.bench.workshop.candidates(self.cards, need)
        return self._thought_of[need]

    @property
    def every(self) -> Need:
        """What is asked where every meld has to be thought of."""
        return Need(self._jokers, is_lean=False, absorbs=True)

    @property
    def melds(self) -> int:
        """How many melds were thought of."""
        return max(map(len, self._thought_of.values()), default=0)

    def least_points(self, aim: Aim, *, has_discard: bool) -> int:
        """Return a number of points that no arrangement towards this aim goes below."""
        if aim.free:
            return 0
        points = self.bench.points
        least = {card: min(points.melded[card], points.unmatched[card]) for card in self.cards}
        put_away = max(least.values(), default=0) if has_discard else 0
        return sum(copies * least[card] for card, copies in self.cards.items()) - put_away

    def found(self, aim: Aim, *, has_discard: bool) -> Found | None:
        """Return the best way towards an aim, one card put away if there is one too many; None if there is none.

        Raises TooHardError after too many states.
        """
        need = self.need_for(aim)
        search = self._search(aim, self.bench.unmatched, need)
        if search is None:
            return None
        try:
            cost, hand, discard = self._cheapest(search, has_discard=has_discard)
        finally:
            self.states += search.states
        return Found(cost, search.way(hand), discard, need) if cost < HOPELESS else None

    def _cheapest(self, search: Search, *, has_discard: bool) -> tuple[Cost, Packed, AnyCard | None]:
        """Return what the hand costs at best, its cards, and the one put away: the dearest of those that will do."""
        if not has_discard:
            return search.least(self._whole), self._whole, None
        units, unmatched = self.bench.packing.unit, self.bench.points.unmatched
        rests = [(search.least(self._whole - units[card]), -unmatched[card], card) for card in self.cards]
        cost, _, card = min(rests, key=lambda rest: rest[:2])
        return cost, self._whole - units[card], card

    def guessed(self) -> tuple[Found, int]:
        """Return a quick way that need not be the best, the dearest melds first, and what can be in no meld anyway."""
        need = Need(self._jokers, is_lean=True, absorbs=True)
        packing, unmatched = self.bench.packing, self.bench.unmatched
        rest, useful, melds = self._whole, 0, []
        for candidate in sorted(self.candidates(need), key=lambda each: -_cost_of(each.cards, unmatched)):
            useful |= candidate.cards
            if (rest | packing.guard) - candidate.cards & packing.guard == packing.guard:
                melds.append(candidate)
                rest -= candidate.cards
        floor = _cost_of(self._whole & ~packing.whole_fields(useful), unmatched)
        return Found(0, Way(tuple(melds), rest & ~packing.own), None, need), floor

    def all_ways(self, aim: Aim, found: Found) -> Iterator[Way]:
        """Yield every way that costs as few points as the one found, as often as its cards can serve."""
        search = self._search(aim, self.bench.unmatched, self.every, counts_points_only=True)
        if search is not None:
            yield from search.ways(self._kept(found))

    def least_with(self, aim: Aim, card: AnyCard, found: Found) -> Cost:
        """Return what the hand costs at best if no copy of a card is left over; HOPELESS if that can't be."""
        home = self.bench.packing.home(card)
        unmatched = tuple(HOPELESS if index == home else cost for index, cost in enumerate(self.bench.unmatched))
        search = self._search(aim, unmatched, self.every)
        return HOPELESS if search is None else search.least(self._kept(found))

    def _kept(self, found: Found) -> Packed:
        """Return the hand without the card that was put away."""
        return self._whole - (0 if found.discard is None else self.bench.packing.unit[found.discard])

    def _search(
        self, aim: Aim, unmatched: Sequence[Cost | None], need: Need, *, counts_points_only: bool = False
    ) -> Search | None:
        """Return the search for an aim; None where no meld can do for one of its demands."""
        candidates = self.candidates(need)
        reserved = {kind.kind for kind in self.bench.kinds if kind.serves is Serves.OBJECTIVE}
        if reserved:
            candidates = [each for each in candidates if each.kind not in reserved or aim.asks_for(each.look)]
        if not all(any(tag in candidate.look.tags for candidate in candidates) for tag, _ in aim.demands):
            return None
        limit, packing = self._limit - self.states, self.bench.packing
        return Search(aim, candidates, packing, unmatched, limit, counts_points_only=counts_points_only)


def _cost_of(cards: Packed, unmatched: Sequence[int | None]) -> int:
    """Return what cards cost if they are left over."""
    return sum(unmatched[index] or 0 for index in indices(cards))
