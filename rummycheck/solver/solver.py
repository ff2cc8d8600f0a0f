"""Which arrangement of a hand is the best?"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from rummycheck.cards import AnyCard
from rummycheck.checker import Checker
from rummycheck.counting import capped, card_points
from rummycheck.deck import Deal, Designation, OwnPlace
from rummycheck.declaration import Declaration, Group
from rummycheck.melds.base import laid
from rummycheck.ruleset import Ruleset
from rummycheck.scoring import AnyMeld, WhenMet
from rummycheck.solver.aims import Aim, Left, declaring_aims, losing_aims
from rummycheck.solver.best import Best
from rummycheck.solver.candidates import Workshop
from rummycheck.solver.hand import Bench, Found, Hand
from rummycheck.solver.laying import laid_melds, left_over, taken
from rummycheck.solver.packing import packing
from rummycheck.solver.search import points_of

STATES = 1_000_000
"""States that the search for one hand may visit: some ten seconds and 300 MB."""


class Solver:
    """Finds the best arrangement of hands under one ruleset; what it learns of a deal serves for the next hand."""

    def __init__(
        self, ruleset: Ruleset, *, players: int | None = None, round_number: int | None = None, limit: int = STATES
    ) -> None:
        """Take the ruleset, the players and the round where it asks for them, and the most states to visit."""
        self._ruleset = ruleset
        self._checker = Checker(ruleset, players=players, round_number=round_number)
        self._limit = limit
        self._losing = tuple(losing_aims(ruleset))
        self._bench = lru_cache(maxsize=64)(self._bench_for)

    def best(self, cards: Sequence[AnyCard], wild: Designation | None = None) -> Best:
        """Return the best arrangement: a valid declaration if there is one, else the one that costs a loser least.

        Among equal costs: the fewest jokers in runs, then the most cards in melds, then the melds of the kinds that
        the ruleset lists first, of the cards that come first. Raises DeckError for a card or a wild card that the deck
        can't have, TooHardError for a search that visits too many states.
        """
        deal = self._checker.deal(wild, cards=len(cards))
        hand = Hand(cards, self._bench(deal), self._limit)
        wanted = self._checker.cards_wanted(deal)
        has_discard = wanted is not None and len(cards) == wanted + 1
        losing = self._losing_best(hand, has_discard=has_discard)
        declaring = None
        if wanted is None or len(cards) - has_discard == wanted:
            declaring = self._declaring_best(hand, losing, has_discard=has_discard)
        return self._told(hand, losing, declaring, wild)

    def _losing_best(self, hand: Hand, *, has_discard: bool) -> tuple[Aim, Found]:
        """Return the arrangement that costs a loser least, and the aim by which it does."""
        found = []
        for aim in self._losing:
            best = hand.found(aim, is_lean=not aim.avoided, has_discard=has_discard)
            if best is not None:
                found.append((aim, best))
        return min(found, key=lambda pair: pair[1].cost)

    def _declaring_best(self, hand: Hand, losing: tuple[Aim, Found], *, has_discard: bool) -> tuple[Aim, Found] | None:
        """Return the valid declaration that leaves the fewest points over, or None."""
        aims = list(declaring_aims(self._ruleset.declaration, sum(hand.cards.values()) - has_discard))
        if self._is_free_if_declared and points_of(losing[1].cost) and all(aim.left is Left.FORBIDDEN for aim in aims):
            return None  # A declaration would cost nothing, so there is none.
        found = []
        for aim in aims:
            is_lean = aim.shape is None and not aim.worth
            best = hand.found(aim, is_lean=is_lean, has_discard=has_discard)
            if best is not None and self._may_leave(aim, points_of(best.cost)):
                found.append((aim, best))
        return min(found, key=lambda pair: pair[1].cost, default=None)

    @property
    def _is_free_if_declared(self) -> bool:
        first = next(iter(self._ruleset.points.exempt), None)
        return first is not None and isinstance(first.when, WhenMet) and isinstance(first.melds, AnyMeld)

    def _may_leave(self, aim: Aim, points: int) -> bool:
        return aim.left is not Left.COUNTED or points <= self._ruleset.declaration.unmatched_points_max

    def _told(
        self, hand: Hand, losing: tuple[Aim, Found], declaring: tuple[Aim, Found] | None, wild: Designation | None
    ) -> Best:
        aim, found = declaring or losing
        pools = hand.pools(is_lean=found.is_lean)
        discard = None if found.discard is None else taken(hand.bench.packing.cards[found.discard], pools)
        melds = list(laid_melds(found.way, hand.bench.packing, pools))
        left = left_over(found.way, hand.bench.packing, pools)
        groups = [*melds, *self._laid_apart(left, aim, [len(meld) for meld in melds], hand.bench.deal)]
        declaration = Declaration(tuple(map(Group, groups)), wild, discard)
        is_valid = declaring is not None and self._checker.check(declaration).is_valid
        uncapped = self._checker.check(declaration).count.uncapped if declaring else points_of(found.cost)
        return Best(
            declaration=declaration,
            uncapped=uncapped,
            points=capped(uncapped, self._ruleset.points),
            is_met=self._is_met(found),
            is_declarable=is_valid,
            melds=hand.melds,
            states=hand.states,
            checker=self._checker,
        )

    def _is_met(self, found: Found) -> bool:
        held = Counter(tag for meld in found.way.melds for tag in meld.look.tags)
        objectives = self._ruleset.declaration.any_of
        return any(all(held[tag] >= minimum for tag, minimum in objective.demands) for objective in objectives)

    def _laid_apart(
        self, cards: tuple[AnyCard, ...], aim: Aim, sizes: Sequence[int], deal: Deal
    ) -> Iterator[tuple[AnyCard, ...]]:
        """Yield what is left over: together, but card by card where together it would be a meld after all."""
        rest = Counter(aim.shape or ()) - Counter(sizes)
        group_sizes = sorted(rest.elements(), reverse=True) if aim.shape else [len(cards)] if cards else []
        together = laid(cards, deal)
        if not aim.shape and any(True for kind in self._ruleset.melds for _ in kind.readings(together)):
            group_sizes = [1] * len(cards)
        start = 0
        for size in group_sizes:
            yield cards[start : start + size]
            start += size

    def _bench_for(self, deal: Deal) -> Bench:
        points = card_points(deal, self._ruleset.points)
        has_natural_wild = self._ruleset.wild.on_own_place is OwnPlace.NATURAL
        layout = packing(deal, has_natural_wild=has_natural_wild)
        worth = self._ruleset.points if self._ruleset.declaration.first_meld_points else None
        workshop = Workshop(self._ruleset.melds, deal, layout, points, worth)
        return Bench(deal, self._ruleset.melds, layout, workshop, points)
