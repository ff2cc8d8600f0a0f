"""When are cards a set: the same rank?"""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card, Rank
from rummycheck.deck import Deal, OwnPlace
from rummycheck.melds.base import (
    Cards,
    JokerLimits,
    Meld,
    Order,
    Refusal,
    Size,
    counted,
    listed,
    natural_cards,
    size_refusal,
    twice_refusal,
)


class SetSuits(StrEnum):
    """Whether a set may hold two cards of one suit."""

    DISTINCT = "distinct"
    ANY = "any"


class SetOfRank(NamedTuple):
    """Cards of one rank, jokers standing for missing ones."""

    kind: str
    size: Size
    counts_as: tuple[str, ...]
    suits: SetSuits
    order: Order
    """Whether jokers side by side are judged as written; cards of a set have no order otherwise."""
    jokers: JokerLimits

    @property
    def possible_tags(self) -> frozenset[str]:
        """The kind's own name, `set`, and what it counts as."""
        return frozenset((self.kind, "set", *self.counts_as))

    def readings(self, cards: Cards, deal: Deal) -> Iterator[Meld]:
        """Yield the set for each rank that it can show."""
        if not self.size.fits(len(cards)) or (self._is_distinct and len(cards) > len(deal.suits)):
            return
        for rank in self._ranks(cards, deal):
            jokers = self._jokers(cards, rank, deal)
            if jokers is not None and self._breach(jokers, len(cards)) is None:
                yield Meld(
                    kind=self.kind,
                    label=self.kind,
                    tags=self.possible_tags,
                    places=self._places(cards, jokers, rank, deal),
                    jokers=jokers,
                )

    @property
    def _is_distinct(self) -> bool:
        return self.suits is SetSuits.DISTINCT

    def _ranks(self, cards: Cards, deal: Deal) -> tuple[Rank | None, ...]:
        """Return the ranks that the set can have; None, any rank, for a set of printed jokers alone."""
        naturals = {card.rank for card in cards if isinstance(card, Card) and card not in deal.wild}
        if naturals:
            return tuple(naturals) if len(naturals) == 1 else ()
        shown: tuple[Rank | None, ...] = tuple(dict.fromkeys(card.rank for card in cards if isinstance(card, Card)))
        return shown or ((None,) if self.jokers.min_naturals == 0 else ())

    def _jokers(self, cards: Cards, rank: Rank | None, deal: Deal) -> tuple[int, ...] | None:
        """Return which cards serve as jokers in a set of this rank; None if a natural card stands in its way."""
        seen: set[AnyCard] = set()
        jokers: list[int] = []
        for index, card in enumerate(cards):
            is_own = isinstance(card, Card) and card.rank is rank and not (self._is_distinct and card in seen)
            if not deal.is_joker(card):
                if not is_own:
                    return None
            elif not is_own or deal.on_own_place is OwnPlace.JOKER:
                jokers.append(index)
            seen.add(card)
        return tuple(jokers)

    def _breach(self, jokers: tuple[int, ...], count: int) -> tuple[str, str] | None:
        """Return the joker limit that is broken and how, or None."""
        if not self.jokers.adjacent:
            naturals = count - len(jokers)
            by_place = any(index + 1 in jokers for index in jokers)
            # Cards of a set have no order of their own: they can be laid so that naturals part the jokers.
            if len(jokers) > naturals + 1 if self.order is Order.ANY else by_place:
                return "adjacent", "two jokers side by side"
        return self.jokers.breach(len(jokers), count - len(jokers))

    def _places(
        self, cards: Cards, jokers: tuple[int, ...], rank: Rank | None, deal: Deal
    ) -> tuple[tuple[Card, ...], ...]:
        """Return for each card itself, or for a joker the cards of the rank that are not there yet."""
        if rank is None:
            return ((),) * len(cards)
        held = {card for index, card in enumerate(cards) if index not in jokers}
        every = tuple(Card(rank, suit) for suit in deal.suits)
        missing = tuple(card for card in every if card not in held) if self._is_distinct else every
        return tuple(
            (card,) if isinstance(card, Card) and (index not in jokers or card in missing) else missing
            for index, card in enumerate(cards)
        )

    def closeness(self, cards: Cards, deal: Deal) -> int:
        """Return how many cards lie there of one rank."""
        ranks = Counter(card.rank for card in natural_cards(cards, deal))
        return max(ranks.values(), default=0)

    def refusal(self, cards: Cards, deal: Deal) -> Refusal:
        """Return why the cards are no set: ranks, a card twice, their number, or joker limits."""
        naturals = natural_cards(cards, deal)
        if len({card.rank for card in naturals}) > 1:
            return Refusal(f"ranks {listed(card.rank for card in naturals)} differ")
        return (
            (twice_refusal(naturals, f"melds.{self.kind}.suits") if self._is_distinct else None)
            or size_refusal(self.kind, self.size, len(cards))
            or self._more_than_suits(cards, deal)
            or self._limit_refusal(cards, deal)
        )

    def _more_than_suits(self, cards: Cards, deal: Deal) -> Refusal | None:
        if not self._is_distinct or len(cards) <= len(deal.suits):
            return None
        return Refusal(f"{len(cards)} cards, but only {len(deal.suits)} suits", f"melds.{self.kind}.suits")

    def _limit_refusal(self, cards: Cards, deal: Deal) -> Refusal:
        for rank in self._ranks(cards, deal):
            breach = self._breach(self._jokers(cards, rank, deal) or (), len(cards))
            if breach is not None:
                return Refusal(breach[1], f"melds.{self.kind}.jokers.{breach[0]}")
        return Refusal(
            f"{counted(len(cards), 'joker')}, and no card shows a rank", f"melds.{self.kind}.jokers.min_naturals"
        )
