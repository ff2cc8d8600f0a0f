"""When are cards a set: the same rank?"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import islice, pairwise, product
from typing import NamedTuple

from rummycheck.cards import Card, Rank
from rummycheck.deck import OwnPlace
from rummycheck.melds.base import (
    JokerLimits,
    Laid,
    Meld,
    Order,
    Refusal,
    Serves,
    Size,
    counted,
    listed_once,
    size_refusal,
    spoken,
    twice_refusal,
)

_MOST_TRIED = 1000
"""Choices of copies that are tried; a set that has more of them has room to part its jokers."""


class SetSuits(StrEnum):
    """Whether a set may hold two cards of one suit."""

    DISTINCT = "distinct"
    ANY = "any"


class SetOfRank(NamedTuple):
    """Cards of one rank, jokers standing for missing ones."""

    kind: str
    size: Size
    counts_as: tuple[str, ...]
    serves: Serves
    suits: SetSuits
    order: Order
    """Whether jokers side by side are judged as written; cards of a set have no order otherwise."""
    jokers: JokerLimits

    @property
    def possible_tags(self) -> frozenset[str]:
        """The kind's own name, `set`, and what it counts as."""
        return frozenset((self.kind, "set", *self.counts_as))

    def readings(self, laid: Laid) -> Iterator[Meld]:
        """Yield the set for each rank that it can show."""
        if not self.size.fits(len(laid.cards)):
            return
        for rank in self._ranks(laid):
            jokers = self._jokers(laid, rank)
            if jokers is not None and self._breach(jokers, len(laid.cards)) is None:
                yield Meld(
                    kind=self.kind,
                    label=spoken(self.kind),
                    tags=self.possible_tags,
                    places=self._places(laid, jokers, rank),
                    jokers=jokers,
                )

    @property
    def _is_distinct(self) -> bool:
        return self.suits is SetSuits.DISTINCT

    def _ranks(self, laid: Laid) -> tuple[Rank | None, ...]:
        """Return the ranks that the set can have; None, any rank, for a set of printed jokers alone."""
        if laid.ranks:
            return tuple(laid.ranks) if len(laid.ranks) == 1 else ()
        shown: tuple[Rank | None, ...] = tuple(
            dict.fromkeys(card.rank for card in laid.cards if isinstance(card, Card))
        )
        return shown or ((None,) if self.jokers.min_naturals == 0 else ())

    def _jokers(self, laid: Laid, rank: Rank | None) -> tuple[int, ...] | None:
        """Return which cards serve as jokers in a set of this rank; None if a natural card stands in its way."""
        if any(card.rank is not rank for card in laid.naturals):
            return None
        if self._is_distinct and len(set(laid.naturals)) < len(laid.naturals):
            return None
        jokers: list[int] = []
        copies: dict[Card, list[int]] = {}
        for index, card in enumerate(laid.cards):
            if not laid.deal.is_joker(card):
                continue
            if isinstance(card, Card) and card.rank is rank and laid.deal.on_own_place is OwnPlace.NATURAL:
                copies.setdefault(card, []).append(index)
            else:
                jokers.append(index)
        return tuple(sorted([*jokers, *self._surplus(list(copies.values()), jokers)]))

    def _surplus(self, copies: Sequence[Sequence[int]], jokers: Sequence[int]) -> Sequence[int]:
        """Return which wild cards of the set's own rank serve as jokers: all copies but one, where suits are distinct.

        Any copy may be the one, so that no two jokers lie side by side where that is judged as written.
        """
        if not self._is_distinct:
            return ()
        surplus = [index for places in copies for index in places[1:]]
        if self.jokers.adjacent or self.order is Order.ANY:
            return surplus
        for kept in islice(product(*copies), _MOST_TRIED):
            others = [index for places in copies for index in places if index not in kept]
            if not _has_neighbours([*jokers, *others]):
                return others
        return surplus

    def _breach(self, jokers: tuple[int, ...], count: int) -> tuple[str, str] | None:
        """Return the joker limit that is broken and how, or None."""
        naturals = count - len(jokers)
        breach = self.jokers.breach(len(jokers), naturals)
        if breach is None and not self.jokers.adjacent:
            # Cards of a set have no order of their own: they can be laid so that naturals part the jokers.
            is_crowded = len(jokers) > naturals + 1
            if is_crowded if self.order is Order.ANY else _has_neighbours(jokers):
                return "adjacent", "two jokers side by side"
        return breach

    def _places(self, laid: Laid, jokers: tuple[int, ...], rank: Rank | None) -> tuple[tuple[Card, ...], ...]:
        """Return for each card itself, or for a joker the cards of the rank that are not there yet."""
        if rank is None:
            return ((),) * len(laid.cards)
        serving = set(jokers)
        held = {card for index, card in enumerate(laid.cards) if index not in serving}
        every = tuple(Card(rank, suit) for suit in laid.deal.suits)
        # Beyond one for each suit, where the size allows it, a joker stands for no suit of its own.
        missing = (tuple(card for card in every if card not in held) if self._is_distinct else ()) or every
        return tuple(
            (card,) if isinstance(card, Card) and (index not in serving or card in missing) else missing
            for index, card in enumerate(laid.cards)
        )

    def closeness(self, laid: Laid) -> int:
        """Return how many cards lie there of one rank."""
        if len(laid.ranks) == len(laid.naturals):
            return min(1, len(laid.naturals))
        ranks: dict[Rank, int] = {}
        for card in laid.naturals:
            ranks[card.rank] = ranks.get(card.rank, 0) + 1
        return max(ranks.values(), default=0)

    def refusal(self, laid: Laid) -> Refusal:
        """Return why the cards are no set: ranks, a card twice, their number, or joker limits."""
        if len(laid.ranks) > 1:
            return Refusal(f"ranks {listed_once(card.rank for card in laid.naturals)} differ")
        return (
            (twice_refusal(laid.naturals, f"melds.{self.kind}.suits") if self._is_distinct else None)
            or size_refusal(self.kind, self.size, len(laid.cards))
            or self._limit_refusal(laid)
        )

    def _limit_refusal(self, laid: Laid) -> Refusal:
        for rank in self._ranks(laid):
            breach = self._breach(self._jokers(laid, rank) or (), len(laid.cards))
            if breach is not None:
                return Refusal(breach[1], f"melds.{self.kind}.jokers.{breach[0]}")
        words = f"{counted(len(laid.cards), 'joker')}, and no card shows a rank"
        return Refusal(words, f"melds.{self.kind}.jokers.min_naturals")


def _has_neighbours(jokers: Sequence[int]) -> bool:
    return any(right - left == 1 for left, right in pairwise(sorted(jokers)))
