"""When are cards a run: consecutive ranks, of one suit unless the ruleset says otherwise?"""

from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

from rummycheck.cards import Card, Suit
from rummycheck.melds.base import (
    JokerLimits,
    Laid,
    Meld,
    Order,
    Refusal,
    Serves,
    Size,
    counted,
    listed,
    listed_once,
    size_refusal,
    spoken,
    twice_refusal,
)
from rummycheck.melds.run_places import joker_places, lies_in_order, ranks_of, stands_for, swapped
from rummycheck.melds.windows import Ace, Window, Windows, line_of, shortest_stretch, windows


class RunSuits(StrEnum):
    """Whether the cards of a run are of one suit."""

    SAME = "same"
    ANY = "any"


_ACE_WORDS = {
    Ace.LOW: "the ace ranks low only",
    Ace.HIGH: "the ace ranks high only",
    Ace.BOTH: "the ace ranks low and high",
    Ace.NONE: "the ace is in no run",
}


class Run(NamedTuple):
    """Consecutive cards, jokers filling the gaps.

    A run without jokers is pure; a wild card on its own rank and suit is no joker where the ruleset says so
    (`wild.on_own_place`).
    """

    kind: str
    size: Size
    counts_as: tuple[str, ...]
    serves: Serves
    suits: RunSuits
    ace: Ace
    wrap: bool
    """Whether a run may go round the corner, K-A-2."""
    order: Order
    jokers: JokerLimits

    @property
    def possible_tags(self) -> frozenset[str]:
        """The kind's own name, `sequence` pure or impure, and what it counts as."""
        return self.tags(pure=True) | self.tags(pure=False)

    def tags(self, *, pure: bool) -> frozenset[str]:
        """Return what a run of this kind counts as."""
        purity = "pure_sequence" if pure else "impure_sequence"
        return frozenset((self.kind, "sequence", purity, *self.counts_as))

    def readings(self, laid: Laid) -> Iterator[Meld]:
        """Yield the run as written, upwards then downwards, then with its cards rearranged, lowest first."""
        if not self.size.fits(len(laid.cards)):
            return
        suits = self._suits(laid)
        if not suits or len(laid.ranks) < len(laid.naturals):
            return
        every = windows(laid.deal.ranks, self.ace, self.wrap, len(laid.cards))
        fitting = tuple(window for window in every if laid.ranks.issubset(window))
        for suit in suits:
            yield from self._as_written(laid, suit, fitting)
        if self.order is Order.ANY:
            for suit in suits:
                yield from self._rearranged(laid, suit, fitting)

    def _suits(self, laid: Laid) -> tuple[Suit | None, ...]:
        """Return the suits that the run can have: the naturals' one suit, else any that a wild card shows.

        None is the suit of a run in which every card may have its own.
        """
        if self.suits is RunSuits.ANY:
            return (None,)
        if laid.suits:
            return tuple(laid.suits) if len(laid.suits) == 1 else ()
        if self.jokers.min_naturals == 0:
            return laid.deal.suits
        return tuple(dict.fromkeys(card.suit for card in laid.cards if isinstance(card, Card)))

    def _as_written(self, laid: Laid, suit: Suit | None, fitting: Windows) -> Iterator[Meld]:
        """Yield the runs in which each card lies where it is read, one direction after the other."""
        downwards = () if self.order is Order.ASCENDING else tuple(window[::-1] for window in fitting)
        for window in fitting + downwards:
            if lies_in_order(laid, window, suit):
                yield from self._meld(laid, window, suit, window)

    def _rearranged(self, laid: Laid, suit: Suit | None, fitting: Windows) -> Iterator[Meld]:
        for window in fitting:
            ranks = ranks_of(laid, window, suit)
            yield from self._meld(laid, ranks, suit, window)
            for exchanged in swapped(laid, ranks, suit):
                yield from self._meld(laid, exchanged, suit, window)

    def _meld(self, laid: Laid, ranks: Window, suit: Suit | None, window: Window) -> Iterator[Meld]:
        """Yield the run with a rank for each card if it keeps the joker limits."""
        jokers = joker_places(laid, ranks, suit)
        if self._breach(jokers, ranks, window) is not None:
            return
        purity = "impure" if jokers else "pure"
        yield Meld(
            kind=self.kind,
            label=f"{purity} {spoken(self.kind)}",
            tags=self.tags(pure=not jokers),
            places=stands_for(laid, ranks, suit),
            jokers=jokers,
            is_as_written=ranks in (window, window[::-1]),
        )

    def _breach(self, jokers: tuple[int, ...], ranks: Window, window: Window) -> tuple[str, str] | None:
        """Return the joker limit that is broken and how, or None."""
        breach = self.jokers.breach(len(jokers), len(ranks) - len(jokers))
        if breach is None and not self.jokers.adjacent:
            taken = sorted(window.index(ranks[joker]) for joker in jokers)
            if any(right - left == 1 for left, right in pairwise(taken)):
                return "adjacent", "two jokers side by side"
        return breach

    def closeness(self, laid: Laid) -> int:
        """Return how many different ranks lie there in one suit, or within reach of each other where any suit does."""
        if self.suits is RunSuits.ANY:
            every = windows(laid.deal.ranks, self.ace, self.wrap, len(laid.cards))
            return max((len(laid.ranks.intersection(window)) for window in every), default=len(laid.ranks))
        if len(laid.suits) == len(laid.naturals):
            return min(1, len(laid.naturals))
        suits: dict[Suit, int] = {}
        for card in set(laid.naturals):
            suits[card.suit] = suits.get(card.suit, 0) + 1
        return max(suits.values(), default=0)

    def refusal(self, laid: Laid) -> Refusal:
        """Return why the cards are no run: suits, a card twice, their number, joker limits, the corner, gaps."""
        if self.suits is RunSuits.SAME and len(laid.suits) > 1:
            return self._suits_refusal(laid)
        return (
            twice_refusal(laid.naturals)
            or _rank_twice_refusal(laid)
            or size_refusal(self.kind, self.size, len(laid.cards))
            or self._length_refusal(laid)
            or self._rule_refusal(laid)
            or self._gap_refusal(laid)
        )

    def _suits_refusal(self, laid: Laid) -> Refusal:
        would_do = any(True for _ in self._replace(suits=RunSuits.ANY).readings(laid))
        words = f"suits {listed_once(card.suit for card in laid.naturals)} differ"
        return Refusal(words, f"melds.{self.kind}.suits" if would_do else None)

    def _length_refusal(self, laid: Laid) -> Refusal | None:
        longest = len(set(line_of(laid.deal.ranks, self.ace)))
        return Refusal(f"a {self.kind} has at most {longest} cards") if len(laid.cards) > longest else None

    def _rule_refusal(self, laid: Laid) -> Refusal | None:
        """Return the refusal of a run that this ruleset's joker limits, order, ace or corner forbid, or None."""
        freer = (
            ("order", self._replace(order=Order.ANY)),
            ("ace", self._replace(order=Order.ANY, ace=Ace.BOTH)),
            ("wrap", self._replace(order=Order.ANY, wrap=True)),
        )
        suit = next(iter(self._suits(laid)), laid.deal.suits[0])
        for key, kind in freer:
            for window in windows(laid.deal.ranks, kind.ace, kind.wrap, len(laid.cards)):
                if laid.ranks.issubset(window):
                    ranks = ranks_of(laid, window, suit)
                    return self._named_refusal(
                        key, self._breach(joker_places(laid, ranks, suit), ranks, window), window
                    )
        return None

    def _named_refusal(self, key: str, breach: tuple[str, str] | None, window: Window) -> Refusal:
        """Return the refusal of cards that would be a run if it were not for this key, or for a joker limit."""
        words = {
            "order": "the cards are not in order",
            "ace": f"{'-'.join(window)}: {_ACE_WORDS[self.ace]}",
            "wrap": f"{'-'.join(window)} goes round the corner",
        }
        if key == "order" and breach is not None:
            return Refusal(breach[1], f"melds.{self.kind}.jokers.{breach[0]}")
        return Refusal(words[key], f"melds.{self.kind}.{key}")

    def _gap_refusal(self, laid: Laid) -> Refusal:
        """Return the refusal that names the cards missing between the naturals, for the nearest place of the ace."""
        one_suit = self.suits is RunSuits.SAME
        if not laid.naturals:
            return Refusal("no card shows a suit" if one_suit else "no card shows a rank")
        line = line_of(laid.deal.ranks, self.ace)
        outside = laid.ranks.difference(line)
        if outside:
            return Refusal(f"{listed(outside)} can't be in a run")
        missing = [rank for rank in shortest_stretch(line, self.wrap, laid.ranks) if rank not in laid.ranks]
        wanted = listed(f"{rank}{laid.naturals[0].suit if one_suit else ''}" for rank in missing)
        jokers = len(laid.cards) - len(laid.naturals)
        return Refusal(f"needs {wanted}: {counted(len(missing), 'gap')}, {counted(jokers, 'joker')}")


def _rank_twice_refusal(laid: Laid) -> Refusal | None:
    """Return the refusal of cards of one rank, which only a run of several suits can be asked about, or None."""
    if len(laid.ranks) == len(laid.naturals):
        return None
    ranks = [card.rank for card in laid.naturals]
    return Refusal(f"ranks {listed(ranks)} are not all different")
