"""What can be done with one hand: which melds can be made of it, and what does each aim cost at best?"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
        self._searches: dict[Aim, Search | None] = {}
        # What the answer took, known once it is found: what is asked later is not part of the proof.
        self.melds = 0
        """How many melds were thought of."""
        self.states = 0
        """How many different rests of the hand were looked at, until there was no other."""

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

    def finish(self) -> None:
        """Keep what the answer took, and free the memory of the searches."""
        self.melds = max(map(len, self._thought_of.values()), default=0)
        self.states = self._visited
        self._searches.clear()

    @property
    def _visited(self) -> int:
        return sum(search.states for search in self._searches.values() if search is not None)

    def least_points(self, aim: Aim, discard: AnyCard | None) -> int:
        """Return a number of points that no arrangement towards this aim goes below, one card put away or none."""
        if aim.free:
            return 0
        points = self.bench.points
        least = {card: min(points.melded[card], points.unmatched[card]) for card in self.cards}
        whole = sum(copies * least[card] for card, copies in self.cards.items())
        return whole if discard is None else whole - least[discard]

    def found(self, aim: Aim, discard: AnyCard | None) -> Found | None:
        """Return the best way towards an aim, one card put away or none; None if there is no way.

        What one search learns serves for every card that may be put away. Raises TooHardError after too many states.
        """
        search = self._remembered(aim)
        if search is None:
            return None
        kept = self._without(discard)
        cost = search.least(kept)
        return Found(cost, search.way(kept), discard) if cost < HOPELESS else None

    def can_reach(self, aim: Aim) -> bool:
        """Tell whether there is any way towards an aim, no card being put away."""
        search = self._search(aim, self.bench.unmatched, self.need_for(aim))
        return search is not None and search.least(self._whole) < HOPELESS

    def least_without(self, aim: Aim, gone: Iterable[Sequence[AnyCard]]) -> Iterator[Cost]:
        """Yield for each choice of cards what the others cost at best towards an aim; HOPELESS if that can't be.

        Raises TooHardError after too many states.
        """
        search = self._remembered(aim)
        for cards in gone:
            rest = self._whole - self.bench.packing.packed(cards)
            yield HOPELESS if search is None else search.least(rest)

    def _remembered(self, aim: Aim) -> Search | None:
        """Return the search for an aim, which keeps what it has learnt until the hand is finished."""
        if aim not in self._searches:
            self._searches[aim] = self._search(aim, self.bench.unmatched, self.need_for(aim))
        search = self._searches[aim]
        if search is not None:
            search.limit = self._limit - self._visited + search.states
        return search

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
        return Found(0, Way(tuple(melds), rest & ~packing.own), None), floor

    def all_ways(self, aim: Aim, found: Found) -> Iterator[Way]:
        """Yield every way that costs as few points as the one found, as often as its cards can serve."""
        search = self._search(aim, self.bench.unmatched, self.every, counts_points_only=True)
        if search is not None:
            yield from search.ways(self._without(found.discard))

    def ways_below(self, aim: Aim, discard: AnyCard | None, bound: Callable[[], Cost]) -> Iterator[Way]:
        """Yield every way towards an aim that costs less than a bound, one card put away or none."""
        search = self._search(aim, self.bench.unmatched, self.every, counts_points_only=True)
        if search is not None:
            yield from search.ways_below(self._without(discard), bound)

    def least_with(self, aim: Aim, card: AnyCard, found: Found) -> Cost:
        """Return what the hand costs at best if no copy of a card is left over; HOPELESS if that can't be."""
        home = self.bench.packing.home(card)
        unmatched = tuple(HOPELESS if index == home else cost for index, cost in enumerate(self.bench.unmatched))
        search = self._search(aim, unmatched, self.every)
        return HOPELESS if search is None else search.least(self._without(found.discard))

    def _without(self, discard: AnyCard | None) -> Packed:
        """Return the hand without the card that is put away."""
        return self._whole - (0 if discard is None else self.bench.packing.unit[discard])

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
