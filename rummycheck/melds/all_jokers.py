"""When are cards a group of jokers and nothing else?"""

from collections.abc import Iterator
from typing import NamedTuple

from rummycheck.cards import Card
from rummycheck.melds.base import Laid, Meld, Refusal, Serves, Size, listed, size_refusal, spoken


class AllJokers(NamedTuple):
    """Jokers alone, printed and wild, such as the eight jokers of 21-card rummy."""

    kind: str
    size: Size
    counts_as: tuple[str, ...]
    serves: Serves

    @property
    def possible_tags(self) -> frozenset[str]:
        """The kind's own name and what it counts as."""
        return frozenset((self.kind, *self.counts_as))

    def readings(self, laid: Laid) -> Iterator[Meld]:
        """Yield the one reading; nothing is stood for."""
        if self.size.fits(len(laid.cards)) and all(laid.deal.is_joker(card) for card in laid.cards):
            nothing: tuple[tuple[Card, ...], ...] = ((),) * len(laid.cards)
            jokers = tuple(range(len(laid.cards)))
            yield Meld(self.kind, spoken(self.kind), self.possible_tags, nothing, jokers)

    def closeness(self, laid: Laid) -> int:
        """Return how many jokers lie there if nothing else does."""
        return len(laid.cards) if all(laid.deal.is_joker(card) for card in laid.cards) else 0

    def refusal(self, laid: Laid) -> Refusal:
        """Return which cards are no jokers, or that their number is wrong."""
        others = [card for card in laid.cards if not laid.deal.is_joker(card)]
        if others:
            verb = "is no joker" if len(others) == 1 else "are no jokers"
            return Refusal(f"{listed(others)} {verb}")
        return size_refusal(self.kind, self.size, len(laid.cards)) or Refusal(f"no {spoken(self.kind)}")
