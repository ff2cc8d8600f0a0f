"""When are cards a run: consecutive ranks of one suit?"""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card, Rank, Suit
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

Window = tuple[Rank, ...]
Windows = tuple[Window, ...]
"""Stretches of consecutive ranks."""


class Ace(StrEnum):
    """Where the ace ranks in a run."""

    LOW = "low"
    HIGH = "high"
    BOTH = "both"
    NONE = "none"


class Run(NamedTuple):
    """Consecutive cards of one suit, jokers filling the gaps.

    A run without jokers is pure; a wild card on its own rank and suit is no joker where the ruleset says so
    (`wild.on_own_place`).
    """

    kind: str
    size: Size
    counts_as: tuple[str, ...]
    ace: Ace
    wrap: bool
    """Whether a run may go round the corner, K-A-2."""
    order: Order
    jokers: JokerLimits

    @property
    def possible_tags(self) -> frozenset[str]:
        """The kind's own name, `sequence` pure or impure, and what it counts as."""
        return self._tags(pure=True) | self._tags(pure=False)

    def _tags(self, *, pure: bool) -> frozenset[str]:
        purity = "pure_sequence" if pure else "impure_sequence"
        return frozenset((self.kind, "sequence", purity, *self.counts_as))

    def readings(self, cards: Cards, deal: Deal) -> Iterator[Meld]:
        """Yield the run as written, upwards then downwards, then with its cards rearranged, lowest first."""
        if not self.size.fits(len(cards)):
            return
        windows = _windows(deal.ranks, self.ace, self.wrap, len(cards))
        suits = self._suits(cards, deal)
        for suit in suits:
            yield from self._as_written(cards, deal, suit, windows)
        if self.order is Order.ANY:
            for suit in suits:
                yield from self._rearranged(cards, deal, suit, windows)

    def _suits(self, cards: Cards, deal: Deal) -> tuple[Suit, ...]:
        """Return the suits that the run can have: the naturals' one suit, else any that a wild card shows."""
        naturals = {card.suit for card in cards if isinstance(card, Card) and card not in deal.wild}
        if naturals:
            return tuple(naturals) if len(naturals) == 1 else ()
        if self.jokers.min_naturals == 0:
            return deal.suits
        return tuple(dict.fromkeys(card.suit for card in cards if isinstance(card, Card)))

    def _as_written(self, cards: Cards, deal: Deal, suit: Suit, windows: Windows) -> Iterator[Meld]:
        """Yield the runs in which each card lies where it is read, one direction after the other."""
        downwards = () if self.order is Order.ASCENDING else tuple(window[::-1] for window in windows)
        for window in windows + downwards:
            if _fits(cards, window, suit, deal):
                yield from self._meld(cards, tuple(Card(rank, suit) for rank in window), window, deal)

    def _rearranged(self, cards: Cards, deal: Deal, suit: Suit, windows: Windows) -> Iterator[Meld]:
        for window in windows:
            places = _placed(cards, window, suit, deal)
            if places is not None:
                yield from self._meld(cards, places, window, deal)

    def _meld(self, cards: Cards, places: tuple[Card, ...], window: Window, deal: Deal) -> Iterator[Meld]:
        """Yield the run with these places if it keeps the joker limits."""
        jokers = tuple(index for index, card in enumerate(cards) if _serves_as_joker(card, places[index], deal))
        if jokers and self._breach(jokers, places, window) is not None:
            return
        purity = "impure" if jokers else "pure"
        ranks = tuple(place.rank for place in places)
        yield Meld(
            kind=self.kind,
            label=f"{purity} {self.kind}",
            tags=self._tags(pure=not jokers),
            places=tuple((place,) for place in places),
            jokers=jokers,
            is_as_written=ranks in (window, window[::-1]),
        )

    def _breach(self, jokers: tuple[int, ...], places: tuple[Card, ...], window: Window) -> tuple[str, str] | None:
        """Return the joker limit that is broken and how, or None."""
        if not self.jokers.adjacent:
            taken = sorted(window.index(places[joker].rank) for joker in jokers)
            if any(right - left == 1 for left, right in pairwise(taken)):
                return "adjacent", "two jokers side by side"
        return self.jokers.breach(len(jokers), len(places) - len(jokers))

    def closeness(self, cards: Cards, deal: Deal) -> int:
        """Return how many different ranks lie there in one suit."""
        suits = Counter(card.suit for card in set(natural_cards(cards, deal)))
        return max(suits.values(), default=0)

    def refusal(self, cards: Cards, deal: Deal) -> Refusal:
        """Return why the cards are no run: suits, a card twice, their number, joker limits, the corner, gaps."""
        naturals = natural_cards(cards, deal)
        if len({card.suit for card in naturals}) > 1:
            return Refusal(f"suits {listed(card.suit for card in naturals)} differ")
        return (
            twice_refusal(naturals)
            or size_refusal(self.kind, self.size, len(cards))
            or self._length_refusal(cards, deal)
            or self._rule_refusal(cards, deal)
            or _gap_refusal(naturals, cards, _line(deal.ranks, self.ace))
        )

    def _length_refusal(self, cards: Cards, deal: Deal) -> Refusal | None:
        longest = len(set(_line(deal.ranks, self.ace)))
        return Refusal(f"a {self.kind} has at most {longest} cards") if len(cards) > longest else None

    def _rule_refusal(self, cards: Cards, deal: Deal) -> Refusal | None:
        """Return the refusal of a run that this ruleset's joker limits, order, ace or corner forbid, or None."""
        freer = (
            ("order", self._replace(order=Order.ANY), "the cards are not in order"),
            ("ace", self._replace(order=Order.ANY, ace=Ace.BOTH), f"the ace ranks {self.ace} only"),
            ("wrap", self._replace(order=Order.ANY, wrap=True), "it goes round the corner"),
        )
        for key, kind, words in freer:
            for suit in kind._suits(cards, deal) or deal.suits:
                for window in _windows(deal.ranks, kind.ace, kind.wrap, len(cards)):
                    places = _placed(cards, window, suit, deal)
                    if places is not None:
                        return self._named_refusal(cards, places, window, deal, key=key, words=words)
        return None

    def _named_refusal(
        self, cards: Cards, places: tuple[Card, ...], window: Window, deal: Deal, *, key: str, words: str
    ) -> Refusal:
        """Return the refusal of cards that would be a run if it were not for this key, or for a joker limit."""
        jokers = tuple(index for index, card in enumerate(cards) if _serves_as_joker(card, places[index], deal))
        breach = self._breach(jokers, places, window)
        if key == "order" and breach is not None:
            key, words = f"jokers.{breach[0]}", breach[1]
        elif key in ("ace", "wrap"):
            words = f"{'-'.join(window)}: {words}" if key == "ace" else f"{'-'.join(window)} goes round the corner"
        return Refusal(words, f"melds.{self.kind}.{key}")


def _serves_as_joker(card: AnyCard, place: Card, deal: Deal) -> bool:
    return card != place or (deal.on_own_place is OwnPlace.JOKER and card in deal.wild)


def _fits(cards: Cards, window: Window, suit: Suit, deal: Deal) -> bool:
    """Tell whether each natural card lies at its own rank."""
    for card, rank in zip(cards, window, strict=True):
        if isinstance(card, Card) and (card.rank is not rank or card.suit is not suit) and card not in deal.wild:
            return False
    return True


def _placed(cards: Cards, window: Window, suit: Suit, deal: Deal) -> tuple[Card, ...] | None:
    """Return a place for each card, its own if that is free, else for a joker the lowest gap; None if one has none."""
    free = dict.fromkeys(Card(rank, suit) for rank in window)
    places: list[Card | None] = []
    for card in cards:
        own = card if isinstance(card, Card) and card in free else None
        if own is None and not deal.is_joker(card):
            return None
        if own is not None:
            del free[own]
        places.append(own)
    gaps = iter(free)
    return tuple(next(gaps) if place is None else place for place in places)


def _gap_refusal(naturals: list[Card], cards: Cards, line: Window) -> Refusal:
    """Return the refusal that names the cards missing between the naturals, for the nearest place of the ace."""
    if not naturals:
        return Refusal("no card shows a suit")
    held = {card.rank for card in naturals}
    outside = held.difference(line)
    if outside:
        return Refusal(f"{listed(outside)} can't be in a run")
    stretches = [
        line[start:end]
        for start in range(len(line))
        for end in range(start + 1, len(line) + 1)
        if held <= set(line[start:end])
    ]
    missing = [rank for rank in min(stretches, key=len) if rank not in held]
    suit = naturals[0].suit
    wanted = listed(f"{rank}{suit}" for rank in missing)
    jokers = len(cards) - len(naturals)
    return Refusal(f"needs {wanted}: {counted(len(missing), 'gap')}, {counted(jokers, 'joker')}")


@lru_cache(maxsize=512)
def _windows(ranks: tuple[Rank, ...], ace: Ace, wrap: bool, length: int) -> Windows:
    """Return every stretch of so many different consecutive ranks, lowest first."""
    line = _line(ranks, ace)
    if wrap:
        ring = ranks
        if length > len(ring):
            return ()
        turns = len(ring) if length < len(ring) else 1
        return tuple(tuple(ring[(start + step) % len(ring)] for step in range(length)) for start in range(turns))
    stretches = (line[start : start + length] for start in range(len(line) - length + 1))
    return tuple(stretch for stretch in stretches if len(set(stretch)) == length)


def _line(ranks: tuple[Rank, ...], ace: Ace) -> Window:
    """Return the ranks in the order of runs; an ace that is low and high stands at both ends."""
    others = tuple(rank for rank in ranks if rank is not Rank.ACE)
    if len(others) == len(ranks):
        return ranks
    low = (Rank.ACE,) if ace in (Ace.LOW, Ace.BOTH) else ()
    high = (Rank.ACE,) if ace in (Ace.HIGH, Ace.BOTH) else ()
    return low + others + high
