"""How is a hand packed into one number, so that a search can count, compare and remember hands at once?"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card, PrintedJoker
from rummycheck.deck import Deal
from rummycheck.errors import DeckError

WIDTH = 6
"""Bits for the copies of one card: five to count with, and one above them that shows a borrow."""

MOST_COPIES = 31
_PRINTED = PrintedJoker()

Packed = int
"""Copies of every card, each in its own field of bits."""


class Packing(NamedTuple):
    """The place of every card of a deal: natural cards first, so that a search comes to the jokers last."""

    cards: tuple[AnyCard, ...]
    place: dict[AnyCard, int]
    """Where each card stands in the packing, counted from 0."""
    unit: dict[AnyCard, Packed]
    """One copy of each card."""
    guard: Packed
    """The bit above every field."""
    low: Packed
    """The lowest bit of every field."""
    naturals: frozenset[Card]
    """The cards that can be themselves in a meld."""

    def counted(self, cards: Iterable[AnyCard]) -> dict[AnyCard, int]:
        """Return the copies of each card, in the order of the packing. Raises DeckError for far too many copies."""
        copies = Counter(cards)
        often = next((card for card in copies if copies[card] > MOST_COPIES), None)
        if often is not None:
            raise DeckError(f"{often} {copies[often]} times: no hand holds a card more than {MOST_COPIES} times")
        return {card: copies[card] for card in sorted(copies, key=self.place.__getitem__)}

    def packed(self, cards: Iterable[AnyCard]) -> Packed:
        """Return cards of the deal as one number."""
        return sum(map(self.unit.__getitem__, cards))

    def unpacked(self, packed: Packed) -> Iterator[AnyCard]:
        """Yield the cards of a number, in the order of the packing."""
        return (self.cards[index] for index in indices(packed))

    def whole_fields(self, packed: Packed) -> Packed:
        """Return all bits of the fields of the cards that are there."""
        there = (packed | packed >> 1 | packed >> 2 | packed >> 3 | packed >> 4) & self.low
        return (there << WIDTH - 1) - there


def indices(packed: Packed) -> Iterator[int]:
    """Yield the place of each card that is there, once for each copy."""
    while packed:
        index = lowest(packed)
        yield index
        packed -= 1 << index * WIDTH


def lowest(packed: Packed) -> int:
    """Return which card is the first that is there, counted from 0."""
    return ((packed & -packed).bit_length() - 1) // WIDTH


def packing(deal: Deal, *, has_natural_wild: bool) -> Packing:
    """Lay out the cards of a deal; `has_natural_wild` tells whether a wild card can be itself in a meld."""
    every = [Card(rank, suit) for suit in deal.suits for rank in deal.ranks]
    plain, wild = [card for card in every if card not in deal.wild], [card for card in every if card in deal.wild]
    cards: Sequence[AnyCard] = (*plain, *wild, *([_PRINTED] if deal.printed_jokers else ()))
    return Packing(
        cards=tuple(cards),
        place={card: index for index, card in enumerate(cards)},
        unit={card: 1 << index * WIDTH for index, card in enumerate(cards)},
        guard=sum(1 << index * WIDTH + WIDTH - 1 for index in range(len(cards))),
        low=sum(1 << index * WIDTH for index in range(len(cards))),
        naturals=frozenset(every if has_natural_wild else plain),
    )
