"""Finds the best that a hand can do against melds on the table: which cards to lay off, and how to group the others."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from rummycheck.arrangement import LaidGroup
from rummycheck.cards import AnyCard
from rummycheck.checker import Checker, Verdict
from rummycheck.counting import capped, card_points
from rummycheck.deck import Deal, Designation
from rummycheck.declaration import Declaration, Group
from rummycheck.errors import RummycheckError
from rummycheck.melds.base import listed
from rummycheck.objective import LayOffs
from rummycheck.problems import Problem
from rummycheck.ruleset import Ruleset
from rummycheck.solver.best import Best
from rummycheck.solver.lay_offs import Counts, LaidOff, refuse_copies, table_of, ways_to_lay_off
from rummycheck.solver.search import points_of
from rummycheck.solver.solver import STATES, Solver


class Against(NamedTuple):
    """The best against melds on the table: no other choice of cards to lay off leaves fewer points."""

    best: Best
    """The cards that are left, arranged best."""
    laid_off: tuple[LaidOff, ...]
    ways: int
    """How many choices of cards to lay off there are, with that of none."""

    @property
    def advice(self) -> str:
        """What to lay off, in words."""
        if not self.laid_off:
            return "nothing is laid off" if self.ways > 1 else "no card can be laid off"
        return f"lay off {listed(self.laid_off)}"


class Loose(NamedTuple):
    """What a hand as it is grouped comes to when cards that are in no meld are laid off."""

    points: int
    laid_off: tuple[LaidOff, ...]


class Defender:
    """Lays off and arranges hands under one ruleset, in which cards may be laid off."""

    def __init__(
        self, ruleset: Ruleset, *, players: int | None = None, round_number: int | None = None, limit: int = STATES
    ) -> None:
        """Take the ruleset, and the players and the round where it asks for them.

        Raises RummycheckError where no cards are laid off.
        """
        if ruleset.declaration.lay_offs is LayOffs.NONE:
            raise RummycheckError(f"no cards are laid off under {ruleset.name} (declaration.lay_offs: none)")
        self._ruleset = ruleset
        # What is left of a hand has any number of cards, and is never declared.
        free = replace(ruleset, declaration=ruleset.declaration._replace(cards=None, shape=None))
        self._checker = Checker(free, players=players, round_number=round_number)
        self._solver = Solver(free, players=players, round_number=round_number, limit=limit)
        self._dealt = Solver(ruleset, players=players, round_number=round_number, limit=limit)

    def deal(self, cards: int | None, wild: Designation | None) -> Deal:
        """Return what holds for a hand of so many cards. Raises DeckError for what can't be turned up."""
        return self._dealt.deal(wild, cards=cards)

    def impossible(self, declaration: Declaration, wild: Designation | None) -> tuple[Problem, ...]:
        """Return which cards of a hand are more than the packs in play hold. Raises what the solver does."""
        return self._dealt.impossible(declaration, wild)

    def table(self, melds: Declaration, cards: Sequence[AnyCard], wild: Designation | None) -> tuple[LaidGroup, ...]:
        """Return the melds that a hand plays against. Raises DeckError for what is no meld, or can't be there."""
        deal = self.deal(len(cards), wild)
        table = table_of(melds, self._ruleset, deal)
        refuse_copies(cards, table, self._ruleset, deal)
        return table

    def best(self, cards: Sequence[AnyCard], table: Sequence[LaidGroup], wild: Designation | None = None) -> Against:
        """Return the best of all choices of cards to lay off, each with the best arrangement of the others.

        Among equal points, the fewest cards are laid off. Raises what the solver does.
        """
        deal = self.deal(len(cards), wild)
        ways = ways_to_lay_off(cards, table, self._ruleset.melds, deal)
        choices = list(ways)
        costs = self._solver.least_without(cards, [_cards_of(cards, counts) for counts in choices], deal.designated)
        bounds = sorted(
            (points_of(cost), sum(counts), cost, index)
            for index, (counts, cost) in enumerate(zip(choices, costs, strict=True))
        )
        best: tuple[int, int, Best, Counts] | None = None
        for points, number, _, index in bounds:
            if best is not None and (points, number) >= best[:2]:
                break  # None of the others can be better.
            rest = _rest(cards, _cards_of(cards, choices[index]))
            found = self._solver.best_to_lose(rest, deal.designated)
            if best is None or (found.uncapped, number) < best[:2]:
                best = found.uncapped, number, found, choices[index]
        assert best is not None  # One of the choices is that of no card.
        return Against(best[2], ways[best[3]], len(ways))

    def as_grouped(self, verdict: Verdict, table: Sequence[LaidGroup]) -> Loose:
        """Return what a hand comes to as it is grouped, with the best of its cards in no meld laid off."""
        deal, count = verdict.deal, verdict.count
        points = card_points(deal, self._ruleset.points).unmatched
        loose = [card for laid in verdict.arrangement.groups if laid.meld is None for card in laid.group.cards]
        ways = ways_to_lay_off(loose, table, self._ruleset.melds, deal)
        gain = {counts: sum(points[card] for card in _cards_of(loose, counts)) for counts in ways}
        chosen = max(ways, key=lambda counts: (gain[counts], -sum(counts)))
        return Loose(capped(count.uncapped - gain[chosen], self._ruleset.points), ways[chosen])

    def points_without(self, gone: Sequence[AnyCard], verdict: Verdict) -> int:
        """Return what a hand costs as it is grouped when cards are gone, those in no meld before the others."""
        groups = sorted(verdict.arrangement.groups, key=lambda laid: laid.meld is not None)
        left = Counter(gone)
        kept: list[Group] = []
        for laid in groups:
            cards = []
            for card in laid.group.cards:
                if left[card]:
                    left[card] -= 1
                else:
                    cards.append(card)
            if cards:
                kept.append(Group(tuple(cards)))
        return self._checker.check(Declaration(tuple(kept), verdict.deal.designated)).count.points if kept else 0

    def placed(self, cards: Sequence[AnyCard], table: Sequence[LaidGroup], deal: Deal) -> tuple[LaidOff, ...] | None:
        """Return how all of these cards can be laid off; None if they can't."""
        ways: Mapping[Counts, tuple[LaidOff, ...]] = ways_to_lay_off(cards, table, self._ruleset.melds, deal)
        return next((laid_off for counts, laid_off in ways.items() if sum(counts) == len(cards)), None)


def _cards_of(hand: Sequence[AnyCard], counts: Counts) -> list[AnyCard]:
    """Return the cards of a choice."""
    return [card for card, number in zip(dict.fromkeys(hand), counts, strict=True) for _ in range(number)]


def _rest(hand: Sequence[AnyCard], gone: Sequence[AnyCard]) -> list[AnyCard]:
    rest = list(hand)
    for card in gone:
        rest.remove(card)
    return rest
