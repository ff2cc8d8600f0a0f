"""Finds the best arrangement of a hand by laying it in every way and asking the checker, however slow that is.

Every partition of the cards into groups is laid, in every order of a group that shows something else. Nothing of the
solver is used, and nothing is assumed of readings, exemptions, objectives, first melds or shapes.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from game import Table
from orders import orders

from rummycheck.cards import AnyCard
from rummycheck.checker import Checker
from rummycheck.deck import Deal
from rummycheck.declaration import Declaration, Group
from rummycheck.melds.base import laid
from rummycheck.ruleset import Ruleset

MOST = 6
"""Cards of a hand that is laid in every way: six can be parted in 203 ways, seven in 877."""

Cards = tuple[AnyCard, ...]


class EveryTable:
    """All that can be made of one hand."""

    def __init__(self, ruleset: Ruleset, cards: Sequence[AnyCard], table: Table) -> None:
        """Lay the hand in every way; with a card too many, every one is put away in turn."""
        self._ruleset = ruleset
        self._checker = Checker(ruleset, players=table.players, round_number=table.round_number)
        self._orders: dict[Cards, tuple[Cards, ...]] = {}
        self._deal = deal_of_hand(self._checker, cards, table)
        hand = tuple(sorted(cards, key=str))
        wanted = self._checker.cards_wanted(self._deal)
        has_discard = wanted is not None and len(hand) == wanted + 1
        self._verdicts = [
            self._checker.check(declaration, table.designated)
            for discard in (dict.fromkeys(hand) if has_discard else (None,))
            for declaration in self._declarations(hand, discard)
        ]

    @property
    def declared(self) -> int | None:
        """The points of the cheapest valid declaration; None if there is none."""
        return min((verdict.count.uncapped for verdict in self._verdicts if verdict.is_valid), default=None)

    @property
    def least(self) -> int:
        """The points of the cheapest arrangement."""
        return min(verdict.count.uncapped for verdict in self._verdicts)

    def _declarations(self, hand: Cards, discard: AnyCard | None) -> Iterator[Declaration]:
        kept = list(hand)
        if discard is not None:
            kept.remove(discard)
        seen: set[tuple[Cards, ...]] = set()
        for groups in partitions(tuple(kept)):
            alike = tuple(sorted(groups, key=str))
            if alike not in seen:
                seen.add(alike)
                for each in product(*map(self._telling_orders, alike)):
                    yield Declaration(tuple(map(Group, each)), None, discard)

    def _telling_orders(self, cards: Cards) -> tuple[Cards, ...]:
        """Return orders of a group of which no two show the same melds with the same worth."""
        if cards not in self._orders:
            shown: dict[object, Cards] = {}
            for kind in self._ruleset.melds:
                for order in orders(cards, kind, self._deal):
                    group = laid(order, self._deal)
                    readings = [meld for each in self._ruleset.melds for meld in each.readings(group)]
                    places = [sorted(map(str, meld.places)) for meld in readings]
                    shown.setdefault(str([(meld[:1], at) for meld, at in zip(readings, places, strict=True)]), order)
            self._orders[cards] = tuple(shown.values())
        return self._orders[cards]


def deal_of_hand(checker: Checker, cards: Sequence[AnyCard], table: Table) -> Deal:
    """Return what holds for a hand, one card of which may have to be put away."""
    deal = checker.deal(table.designated, cards=len(cards))
    return checker.deal(table.designated, cards=len(cards) - 1) if deal.designated is None else deal


def partitions(cards: Cards) -> Iterator[tuple[Cards, ...]]:
    """Yield every way to part cards into groups."""
    if not cards:
        yield ()
        return
    first, rest = cards[0], cards[1:]
    for groups in partitions(rest):
        yield ((first,), *groups)
        for index, group in enumerate(groups):
            yield (*groups[:index], (first, *group), *groups[index + 1 :])
