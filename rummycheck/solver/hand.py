"""What can be done with one hand: which melds can be made of it, and what does each aim cost at best?"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rummycheck.cards import AnyCard
from rummycheck.counting import CardPoints
from rummycheck.deck import Deal
from rummycheck.errors import DeckError
from rummycheck.melds.base import MeldKind
from rummycheck.solver.aims import Aim
from rummycheck.solver.candidates import Candidate, Supply, Workshop
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
    unmatched: tuple[int, ...]
    """What each card of the packing costs in no meld."""


class Found(NamedTuple):
    """The best way towards one aim."""

    cost: Cost
    way: Way
    discard: int | None
    """The place in the packing of the card put away."""
    need: Need
    """Which melds were thought of."""


class Hand:
    """One hand on the bench."""

    def __init__(self, cards: Sequence[AnyCard], bench: Bench, limit: int) -> None:
        """Take the cards. Raises DeckError for a card that the deck lacks."""
        self.bench = bench
        self.cards: Mapping[AnyCard, int] = bench.packing.counted(cards)
        self._jokers = sum(copies for card, copies in self.cards.items() if bench.deal.is_joker(card))
        if self._jokers > MOST_COPIES:
            raise DeckError(f"{self._jokers} jokers: no hand holds more than {MOST_COPIES}")
        self._limit = limit
        self._supplies: dict[Need, Supply] = {}
        self.states = 0

    def need_for(self, aim: Aim) -> Need:
        """Return which melds have to be thought of for an aim."""
        costs_a_joker = any(
            self.bench.unmatched[self.bench.packing.place[card]]
            for card in self.cards
            if self.bench.deal.is_joker(card)
        )
        return Need(self._jokers, is_lean=aim.is_plain, absorbs=costs_a_joker or aim.absorbs_jokers)

    def supply(self, need: Need) -> Supply:
        """Return the melds that can be made."""
        if need not in self._supplies:
            self._supplies[need] = self.bench.workshop.supply(self.cards, need)
        return self._supplies[need]

    @property
    def every(self) -> Need:
        """What is asked where every meld has to be thought of."""
        return Need(self._jokers, is_lean=False, absorbs=True)

    @property
    def melds(self) -> int:
        """How many melds were thought of."""
        return max((len(supply.candidates) for supply in self._supplies.values()), default=0)

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
        need, unmatched = self.need_for(aim), self.bench.unmatched
        search = self._search(aim, unmatched, need)
        if search is None:
            return None
        whole = self._packed(self.supply(need))
        try:
            hands = self._hands(whole) if has_discard else [(None, whole)]
            cost, _, discard, hand = min(
                (search.least(hand), -unmatched[discard] if discard is not None else 0, discard, hand)
                for discard, hand in hands
            )
        finally:
            self.states += search.states
        return Found(cost, search.way(hand), discard, need) if cost < HOPELESS else None

    def guessed(self) -> tuple[Found, int]:
        """Return a quick way that need not be the best, the dearest melds first, and what can be in no meld anyway."""
        need = Need(self._jokers, is_lean=True, absorbs=True)
        supply = self.supply(need)
        packing, unmatched = self.bench.packing, self.bench.unmatched
        rest, useful, melds = self._packed(supply), 0, []
        for candidate in sorted(supply.candidates, key=lambda each: -_saved(each, unmatched)):
            useful |= candidate.cards
            if (rest | packing.guard) - candidate.cards & packing.guard == packing.guard:
                melds.append(candidate)
                rest -= candidate.cards
        hopeless = self._packed(supply) & ~packing.whole_fields(useful)
        floor = sum(unmatched[index] for index in indices(hopeless))
        return Found(0, Way(tuple(melds), rest), None, need), floor

    def all_ways(self, aim: Aim, found: Found) -> Iterator[Way]:
        """Yield every way that costs as few points as the one found, as often as its cards can serve."""
        search = self._search(aim, self.bench.unmatched, self.every, counts_points_only=True)
        if search is not None:
            yield from search.ways(self._kept(found, self.every))

    def least_with(self, aim: Aim, card: AnyCard, found: Found) -> Cost:
        """Return what the hand costs at best if no copy of a card is left over; HOPELESS if that can't be."""
        place = self.bench.packing.place[card]
        unmatched = tuple(HOPELESS if index == place else cost for index, cost in enumerate(self.bench.unmatched))
        search = self._search(aim, unmatched, self.every)
        return HOPELESS if search is None else search.least(self._kept(found, self.every))

    def _kept(self, found: Found, need: Need) -> Packed:
        """Return the hand without the card that was put away."""
        packing = self.bench.packing
        put_away = 0 if found.discard is None else packing.unit[packing.cards[found.discard]]
        return self._packed(self.supply(need)) - put_away

    def _search(
        self, aim: Aim, unmatched: Sequence[Cost], need: Need, *, counts_points_only: bool = False
    ) -> Search | None:
        """Return the search for an aim; None where no meld can do for one of its demands."""
        candidates = self.supply(need).candidates
        barred = {kind.kind for kind in self.bench.kinds if not aim.allows(kind)}
        if barred:
            candidates = [candidate for candidate in candidates if candidate.kind not in barred]
        if not all(any(tag in candidate.look.tags for candidate in candidates) for tag, _ in aim.demands):
            return None
        limit, packing = self._limit - self.states, self.bench.packing
        return Search(aim, candidates, packing, unmatched, limit, counts_points_only=counts_points_only)

    def _packed(self, supply: Supply) -> Packed:
        """Return the hand with each joker as the one that stands for all that are as good."""
        stands_for = {card: alike[0] for alike in supply.jokers for card in alike}
        unit = self.bench.packing.unit
        return sum(copies * unit[stands_for.get(card, card)] for card, copies in self.cards.items())

    def _hands(self, whole: Packed) -> Iterator[tuple[int, Packed]]:
        """Yield each card that can be put away, with the rest of the hand."""
        for index, card in enumerate(self.bench.packing.cards):
            unit = self.bench.packing.unit[card]
            if whole & unit * 31:
                yield index, whole - unit

    def pools(self, need: Need) -> dict[AnyCard, list[AnyCard]]:
        """Return for each joker that stands for others all of them that the hand holds."""
        return {
            alike[0]: [card for card in alike for _ in range(self.cards[card])] for alike in self.supply(need).jokers
        }


def _saved(meld: Candidate, unmatched: Sequence[int]) -> int:
    """Return what the cards of a meld would cost if they were left over."""
    return sum(unmatched[index] for index in indices(meld.cards))
