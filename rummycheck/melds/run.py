"""When are cards a run: consecutive ranks of one suit?"""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from rummycheck.cards import Card, Rank, Suit
from rummycheck.deck import OwnPlace
from rummycheck.melds.base import (
    JokerLimits,
    Laid,
    Meld,
    Order,
    Refusal,
    Size,
    counted,
    listed,
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


_ACE_WORDS = {
    Ace.LOW: "the ace ranks low only",
    Ace.HIGH: "the ace ranks high only",
    Ace.BOTH: "the ace ranks low and high",
    Ace.NONE: "the ace is in no run",
}


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

    def readings(self, laid: Laid) -> Iterator[Meld]:
        """Yield the run as written, upwards then downwards, then with its cards rearranged, lowest first."""
        if not self.size.fits(len(laid.cards)):
            return
        suits = self._suits(laid)
        if not suits or len(laid.ranks) < len(laid.naturals):
            return
        every = _windows(laid.deal.ranks, self.ace, self.wrap, len(laid.cards))
        windows = tuple(window for window in every if laid.ranks.issubset(window))
        for suit in suits:
            yield from self._as_written(laid, suit, windows)
        if self.order is Order.ANY:
            for suit in suits:
                yield from self._rearranged(laid, suit, windows)

    def _suits(self, laid: Laid) -> tuple[Suit, ...]:
        """Return the suits that the run can have: the naturals' one suit, else any that a wild card shows."""
        if laid.suits:
            return tuple(laid.suits) if len(laid.suits) == 1 else ()
        if self.jokers.min_naturals == 0:
            return laid.deal.suits
        return tuple(dict.fromkeys(card.suit for card in laid.cards if isinstance(card, Card)))

    def _as_written(self, laid: Laid, suit: Suit, windows: Windows) -> Iterator[Meld]:
        """Yield the runs in which each card lies where it is read, one direction after the other."""
        downwards = () if self.order is Order.ASCENDING else tuple(window[::-1] for window in windows)
        for window in windows + downwards:
            if _fits(laid, window, suit):
                yield from self._meld(laid, tuple(Card(rank, suit) for rank in window), window)

    def _rearranged(self, laid: Laid, suit: Suit, windows: Windows) -> Iterator[Meld]:
        for window in windows:
            places = _placed(laid, window, suit)
            if places is not None:
                yield from self._meld(laid, places, window)
                for swapped in _swapped(laid, places):
                    yield from self._meld(laid, swapped, window)

    def _meld(self, laid: Laid, places: tuple[Card, ...], window: Window) -> Iterator[Meld]:
        """Yield the run with these places if it keeps the joker limits."""
        jokers = _jokers(laid, places)
        if self._breach(jokers, places, window) is not None:
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

    def closeness(self, laid: Laid) -> int:
        """Return how many different ranks lie there in one suit."""
        if len(laid.suits) == len(laid.naturals):
            return min(1, len(laid.naturals))
        suits: dict[Suit, int] = {}
        for card in set(laid.naturals):
            suits[card.suit] = suits.get(card.suit, 0) + 1
        return max(suits.values(), default=0)

    def refusal(self, laid: Laid) -> Refusal:
        """Return why the cards are no run: suits, a card twice, their number, joker limits, the corner, gaps."""
        if len(laid.suits) > 1:
            return Refusal(f"suits {listed([card.suit for card in laid.naturals])} differ")
        return (
            twice_refusal(laid.naturals)
            or size_refusal(self.kind, self.size, len(laid.cards))
            or self._length_refusal(laid)
            or self._rule_refusal(laid)
            or _gap_refusal(laid, _line(laid.deal.ranks, self.ace))
        )

    def _length_refusal(self, laid: Laid) -> Refusal | None:
        longest = len(set(_line(laid.deal.ranks, self.ace)))
        return Refusal(f"a {self.kind} has at most {longest} cards") if len(laid.cards) > longest else None

    def _rule_refusal(self, laid: Laid) -> Refusal | None:
        """Return the refusal of a run that this ruleset's joker limits, order, ace or corner forbid, or None."""
        freer = (
            ("order", self._replace(order=Order.ANY)),
            ("ace", self._replace(order=Order.ANY, ace=Ace.BOTH)),
            ("wrap", self._replace(order=Order.ANY, wrap=True)),
        )
        for key, kind in freer:
            for window in _windows(laid.deal.ranks, kind.ace, kind.wrap, len(laid.cards)):
                if laid.ranks.issubset(window):
                    suit = next(iter(self._suits(laid)), laid.deal.suits[0])
                    places = _placed(laid, window, suit)
                    if places is not None:
                        return self._named_refusal(laid, places, window, key)
        return None

    def _named_refusal(self, laid: Laid, places: tuple[Card, ...], window: Window, key: str) -> Refusal:
        """Return the refusal of cards that would be a run if it were not for this key, or for a joker limit."""
        breach = self._breach(_jokers(laid, places), places, window)
        words = {
            "order": "the cards are not in order",
            "ace": f"{'-'.join(window)}: {_ACE_WORDS[self.ace]}",
            "wrap": f"{'-'.join(window)} goes round the corner",
        }
        if key == "order" and breach is not None:
            return Refusal(breach[1], f"melds.{self.kind}.jokers.{breach[0]}")
        return Refusal(words[key], f"melds.{self.kind}.{key}")


def _jokers(laid: Laid, places: tuple[Card, ...]) -> tuple[int, ...]:
    """Return which of the cards serve as jokers in these places."""
    wild = laid.deal.wild if laid.deal.on_own_place is OwnPlace.JOKER else frozenset()
    return tuple(index for index, card in enumerate(laid.cards) if card != places[index] or card in wild)


def _fits(laid: Laid, window: Window, suit: Suit) -> bool:
    """Tell whether each natural card lies at its own rank."""
    for card, rank in zip(laid.cards, window, strict=True):
        if isinstance(card, Card) and (card.rank is not rank or card.suit is not suit) and card not in laid.deal.wild:
            return False
    return True


def _placed(laid: Laid, window: Window, suit: Suit) -> tuple[Card, ...] | None:
    """Return a place for each card, its own if that is free, else for a joker the lowest gap; None if one has none."""
    free = dict.fromkeys(Card(rank, suit) for rank in window)
    places: list[Card | None] = []
    for card in laid.cards:
        own = card if isinstance(card, Card) and card in free else None
        if own is None and not laid.deal.is_joker(card):
            return None
        if own is not None:
            del free[own]
        places.append(own)
    gaps = iter(free)
    return tuple(next(gaps) if place is None else place for place in places)


def _swapped(laid: Laid, places: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield the places of a pure run with two wild cards standing for each other, which makes it impure."""
    if _jokers(laid, places):
        return
    wild = [index for index, card in enumerate(laid.cards) if card in laid.deal.wild]
    for one, other in combinations(wild, 2):
        swapped = list(places)
        swapped[one], swapped[other] = places[other], places[one]
        yield tuple(swapped)


def _gap_refusal(laid: Laid, line: Window) -> Refusal:
    """Return the refusal that names the cards missing between the naturals, for the nearest place of the ace."""
    if not laid.naturals:
        return Refusal("no card shows a suit")
    outside = laid.ranks.difference(line)
    if outside:
        return Refusal(f"{listed(outside)} can't be in a run")
    missing = [rank for rank in _shortest_stretch(line, laid.ranks) if rank not in laid.ranks]
    wanted = listed(f"{rank}{laid.naturals[0].suit}" for rank in missing)
    jokers = len(laid.cards) - len(laid.naturals)
    return Refusal(f"needs {wanted}: {counted(len(missing), 'gap')}, {counted(jokers, 'joker')}")


def _shortest_stretch(line: Window, held: frozenset[Rank]) -> Window:
    """Return the shortest part of the line that has all these ranks: an ace may stand at either end."""
    ends = [[index for index, rank in enumerate(line) if rank in held]]
    if line[0] is line[-1] and line[0] in held:
        ends = [ends[0][:-1], ends[0][1:]]
    return min((line[places[0] : places[-1] + 1] for places in ends), key=len)


@lru_cache(maxsize=512)
def _windows(ranks: tuple[Rank, ...], ace: Ace, wrap: bool, length: int) -> Windows:
    """Return every stretch of so many different consecutive ranks, lowest first."""
    line = _line(ranks, ace)
    if wrap:
        ring = tuple(dict.fromkeys(line))
        if length > len(ring):
            return ()
        starts = range(len(ring))
        return tuple(tuple(ring[(start + step) % len(ring)] for step in range(length)) for start in starts)
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
