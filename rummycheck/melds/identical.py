"""When are cards identical: one card several times over?"""

from collections.abc import Iterator
from typing import NamedTuple

from rummycheck.cards import Card
from rummycheck.melds.base import Laid, Meld, Refusal, Serves, Size, listed, size_refusal, spoken


class Identical(NamedTuple):
    """The same card from several packs, such as the tunnela and the dublee of 21-card rummy; no joker helps."""

    kind: str
    size: Size
    counts_as: tuple[str, ...]
    serves: Serves

    @property
    def possible_tags(self) -> frozenset[str]:
        """The kind's own name and what it counts as."""
        return frozenset((self.kind, *self.counts_as))

    def readings(self, laid: Laid) -> Iterator[Meld]:
        """Yield the one reading, printed jokers alike among themselves."""
        if self.size.fits(len(laid.cards)) and len(set(laid.cards)) == 1:
            places = tuple((card,) if isinstance(card, Card) else () for card in laid.cards)
            yield Meld(self.kind, spoken(self.kind), self.possible_tags, places, jokers=())

    def closeness(self, laid: Laid) -> int:
        """Return how many copies lie there of one card, but less than a set would say of two."""
        return max(laid.cards.count(card) for card in set(laid.cards)) - 1

    def refusal(self, laid: Laid) -> Refusal:
        """Return which cards differ, or that their number is wrong."""
        if len(set(laid.cards)) > 1:
            return Refusal(f"{listed(laid.cards)} differ")
        return size_refusal(self.kind, self.size, len(laid.cards)) or Refusal(f"no {spoken(self.kind)}")
