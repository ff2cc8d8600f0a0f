"""Which arrangement of a hand is the best?"""

from collections.abc import Sequence
from functools import lru_cache

from rummycheck.cards import AnyCard, PrintedJoker
from rummycheck.checker import Checker, foreign
from rummycheck.counting import capped, card_points
from rummycheck.deck import Deal, Designation, OwnPlace
from rummycheck.declaration import Declaration
from rummycheck.errors import DeckError, TooHardError
from rummycheck.melds.base import pluralized
from rummycheck.problems import Problem
from rummycheck.requirements import card_copies, card_count
from rummycheck.ruleset import Ruleset
from rummycheck.solver.aims import Aim, Left, asks_for_impure, declaring_aims, lays_free, losing_aims
from rummycheck.solver.best import Best
from rummycheck.solver.candidates import Workshop
from rummycheck.solver.hand import Bench, Found, Hand
from rummycheck.solver.packing import packing
from rummycheck.solver.runs import RunBook
from rummycheck.solver.search import Cost, has_all, points_of
from rummycheck.solver.verified import Make, least_declared, least_losing

STATES = 1_000_000
"""States that the search for one hand may visit: some five seconds and 300 MB; a hand that is dealt takes far fewer."""


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
        self._declaring = lru_cache(maxsize=64)(lambda cards: tuple(declaring_aims(ruleset, cards)))
        self._book = RunBook(ruleset.points if ruleset.declaration.first_meld_points else None)
        self._bench = lru_cache(maxsize=64)(self._bench_for)

    def best(self, cards: Sequence[AnyCard], wild: Designation | None = None) -> Best:
        """Return the best arrangement: a valid declaration if there is one, else the one that costs a loser least.

        Among equal costs: the fewest jokers in runs, then the most cards in melds, then the melds of the kinds that
        the ruleset lists first, of the cards that come first. Raises DeckError for a card or a wild card that the deck
        can't have, TooHardError with the bounds that are known for a search that visits too many states.
        """
        deal = self._deal(cards, wild)
        hand = self._hand(cards, deal)
        has_discard = self._checker.cards_wanted(deal) == len(cards) - 1
        return self._ranked(hand, wild, tuple(hand.cards) if has_discard else (None,))[0]

    def impossible(self, declaration: Declaration, wild: Designation | None = None) -> tuple[Problem, ...]:
        """Return which cards of a hand, the discard included, are more than the packs in play hold.

        Raises DeckError for a wild card that the deck can't have.
        """
        deal = self._deal(declaration.whole_hand, declaration.wild_or(wild))
        return tuple(card_copies.excess_copies(declaration, deal, self._ruleset.deck))

    def best_to_lose(self, cards: Sequence[AnyCard], wild: Designation | None = None) -> Best:
        """Return the arrangement that costs a loser least, all cards being kept. Raises what `best` does."""
        hand = self._hand(cards, self._checker.deal(wild, cards=len(cards)))
        try:
            return self._lost(hand, *self._losing_best(hand, None), wild)
        finally:
            hand.finish()

    def least_without(
        self, cards: Sequence[AnyCard], gone: Sequence[Sequence[AnyCard]], wild: Designation | None = None
    ) -> list[Cost]:
        """Return for each choice of cards what the others cost a loser at least. Raises what `best` does."""
        hand = self._hand(cards, self._checker.deal(wild, cards=len(cards)))
        try:
            by_aim = [list(hand.least_without(aim, gone)) for aim in self._losing]
        finally:
            hand.finish()
        return [min(costs) for costs in zip(*by_aim, strict=True)]

    def deal(self, wild: Designation | None, *, cards: int | None = None) -> Deal:
        """Return what holds when this is turned up, for a hand of so many cards. Raises what the checker does."""
        return self._checker.deal(wild, cards=cards)

    def _deal(self, cards: Sequence[AnyCard], wild: Designation | None) -> Deal:
        """Return what holds for a hand; where it has too many cards for any round, one of them is to be put away."""
        deal = self._checker.deal(wild, cards=len(cards))
        return self._checker.deal(wild, cards=len(cards) - 1) if deal.designated is None else deal

    def _hand(self, cards: Sequence[AnyCard], deal: Deal) -> Hand:
        """Return the hand on the bench of its deal. Raises DeckError for a card that the deck does not have."""
        bench = self._bench(deal)
        for card in cards:
            if card not in bench.packing.place:
                raise DeckError(foreign(card, self._ruleset))
        return Hand(cards, bench, self._limit)

    def _ranked(self, hand: Hand, wild: Designation | None, discards: Sequence[AnyCard | None]) -> list[Best]:
        """Return the best arrangement for each card to put away, or None, the best of all first."""
        wanted = self._checker.cards_wanted(hand.bench.deal)
        try:
            ranked = [self._best(hand, wild, wanted, discard) for discard in discards]
        except TooHardError as error:
            raise TooHardError(f"{error.message}: {self._bounds(hand, wild)}") from error
        finally:
            hand.finish()
        return sorted(ranked, key=lambda best: best.rank) if len(ranked) > 1 else ranked

    def _best(self, hand: Hand, wild: Designation | None, wanted: int | None, discard: AnyCard | None) -> Best:
        aim, found = self._losing_best(hand, discard)
        cards = sum(hand.cards.values()) - (discard is not None)
        if wanted in (None, cards):
            declared = self._declared(hand, found, cards, wild)
            if declared is not None:
                return declared
        return self._lost(hand, aim, found, wild)

    def _lost(self, hand: Hand, aim: Aim, found: Found, wild: Designation | None) -> Best:
        """Return the best arrangement of a loser, given what a search has found."""
        make = self._maker(hand, wild, is_declaring=False)
        best = make(aim, found)
        if best.uncapped > points_of(found.cost):
            best = least_losing(hand, self._losing, best, make)
        return best

    def _declared(self, hand: Hand, losing: Found, cards: int, wild: Designation | None) -> Best | None:
        """Return the best valid declaration, or None; with more copies than the packs hold, none is valid."""
        declaring = self._declaring_best(hand, losing, cards)
        if declaring is None:
            return None
        make = self._maker(hand, wild, is_declaring=True)
        best = make(*declaring)
        if best.is_declarable and best.uncapped <= points_of(declaring[1].cost):
            return best
        return least_declared(hand, self._declaring(cards), best, make)

    def _maker(self, hand: Hand, wild: Designation | None, *, is_declaring: bool) -> Make:
        """Return what lays a way towards an aim on the table."""
        losing = self._losing
        return lambda aim, found: Best(hand, aim, found, self._checker, wild, losing=losing, is_declaring=is_declaring)

    def _bounds(self, hand: Hand, wild: Designation | None) -> str:
        """Return between which points the best arrangement is, as far as a quick look tells."""
        guess, floor = hand.guessed()
        quick = Best(hand, Aim(()), guess, self._checker, wild, losing=(), is_declaring=False)
        most = self._checker.check(quick.declaration).count.points
        least = capped(floor, self._ruleset.points)
        return f"the best arrangement costs {least} to {pluralized(most, 'point')}"

    def discards(self, cards: Sequence[AnyCard], wild: Designation | None = None) -> list[tuple[AnyCard, Best]]:
        """Return each card that can be put away, with the best arrangement of the rest: the best to put away first.

        The first is what `best` returns. Raises what `best` does, and DeckError for a hand without a card too many.
        """
        deal = self._deal(cards, wild)
        wanted = self._checker.cards_wanted(deal)
        if wanted is not None and len(cards) != wanted + 1:
            error = DeckError(f"{len(cards)} cards, and {wanted} are declared: none is to be put away")
            error.finding = card_count.NAME
            raise error
        hand = self._hand(cards, deal)
        ranked = self._ranked(hand, wild, tuple(hand.cards))
        return [(best.discard, best) for best in ranked if best.discard is not None]

    def _losing_best(self, hand: Hand, discard: AnyCard | None) -> tuple[Aim, Found]:
        """Return the arrangement that costs a loser least, one card put away or none, and the aim by which it does."""
        best: tuple[Aim, Found] | None = None
        for aim in self._losing:
            if best is not None and points_of(best[1].cost) <= hand.least_points(aim, discard):
                continue
            found = hand.found(aim, discard)
            if found is not None and (best is None or found.cost < best[1].cost):
                best = aim, found
        if best is None:  # The last aim asks for nothing.
            raise AssertionError("a hand can always be left over")
        return best

    def _declaring_best(self, hand: Hand, losing: Found, cards: int) -> tuple[Aim, Found] | None:
        """Return the valid declaration of so many cards that leaves the fewest points over, or None.

        It puts away the same card as the arrangement that costs a loser least.
        """
        declaration = self._ruleset.declaration
        aims = self._declaring(cards)
        is_free = lays_free(self._ruleset) and all(aim.left is not Left.FREE for aim in aims)
        if is_free and points_of(losing.cost) > declaration.unmatched_points_max:
            return None  # A declaration would cost a loser no more than may be left over.
        best: tuple[Aim, Found] | None = None
        for aim in aims:
            if aim.is_plain and lays_free(self._ruleset) and not losing.way.left and has_all(losing.way, aim):
                return aim, losing  # It is one already.
            found = hand.found(aim, losing.discard)
            if found is None or (aim.left is Left.COUNTED and points_of(found.cost) > declaration.unmatched_points_max):
                continue
            if best is None or found.cost < best[1].cost:
                best = aim, found
        return best

    def _bench_for(self, deal: Deal) -> Bench:
        points = card_points(deal, self._ruleset.points)
        has_natural_wild = self._ruleset.wild.on_own_place is OwnPlace.NATURAL
        jokers: list[AnyCard] = [*deal.wild, *([PrintedJoker()] if deal.printed_jokers else ())]
        tells_apart = self._book.worth is not None or asks_for_impure(self._ruleset)
        kinds = {joker: joker if tells_apart else (points.melded[joker], points.unmatched[joker]) for joker in jokers}
        layout = packing(deal, kinds, has_natural_wild=has_natural_wild)
        workshop = Workshop(self._ruleset.melds, deal, layout, points, self._book)
        alone = [None if card in layout.pool else points.unmatched[card] for card in layout.cards]
        unmatched = (*alone, *(points.unmatched[alike[0]] for alike in layout.pools))
        return Bench(deal, self._ruleset.melds, layout, workshop, points, unmatched)
