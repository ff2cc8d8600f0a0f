"""How is a hand packed into one number, so that a search can count, compare and remember hands at once?"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
    """The place of every card of a deal: natural cards first, so that a search comes to the jokers last.

    A joker has two fields: its own, for its use as the card that it shows, and that of its pool, in which all jokers
    lie that are as good as each other in another card's place. To use it as itself takes one from both.
    """

    cards: tuple[AnyCard, ...]
    pools: tuple[tuple[AnyCard, ...], ...]
    """The jokers of each pool; its field comes after those of all cards."""
    place: dict[AnyCard, int]
    """Where each card's own field stands, counted from 0."""
    pool: dict[AnyCard, int]
    """Where the field of each joker's pool stands."""
    unit: dict[AnyCard, Packed]
    """One copy of each card, as itself."""
    guard: Packed
    """The bit above every field."""
    low: Packed
    """The lowest bit of every field."""
    own: Packed
    """All bits of the jokers' own fields."""
    naturals: frozenset[Card]
    """The cards that can be themselves in a meld."""

    def served(self, joker: AnyCard) -> Packed:
        """Return one copy of a joker that stands for another card."""
        return 1 << self.pool[joker] * WIDTH

    def home(self, card: AnyCard) -> int:
        """Return the place of the field that is left when the card is left over."""
        return self.pool.get(card, self.place[card])

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

    def natural_cards(self, packed: Packed) -> Iterator[AnyCard]:
        """Yield the cards of a number that are there as themselves, in the order of the packing."""
        return (self.cards[index] for index in indices(packed) if index < len(self.cards))

    def pooled(self, packed: Packed) -> Iterator[int]:
        """Yield the number of the pool, from 0, of each joker that is there, as itself or another."""
        return (index - len(self.cards) for index in indices(packed) if index >= len(self.cards))

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


def packing(deal: Deal, kinds_of_jokers: Mapping[AnyCard, object], *, has_natural_wild: bool) -> Packing:
    """Lay out the cards of a deal.

    Jokers of one kind are as good as each other in another card's place; `has_natural_wild` tells whether a wild card
    can be itself in a meld.
    """
    every = [Card(rank, suit) for suit in deal.suits for rank in deal.ranks]
    plain, wild = [card for card in every if card not in deal.wild], [card for card in every if card in deal.wild]
    jokers: Sequence[AnyCard] = (*wild, *([_PRINTED] if deal.printed_jokers else ()))
    cards: Sequence[AnyCard] = (*plain, *jokers)
    pools: dict[object, list[AnyCard]] = {}
    for joker in jokers:
        pools.setdefault(kinds_of_jokers[joker], []).append(joker)
    pool = {joker: len(cards) + number for number, alike in enumerate(pools.values()) for joker in alike}
    place = {card: index for index, card in enumerate(cards)}
    fields = range(len(cards) + len(pools))
    return Packing(
        cards=tuple(cards),
        pools=tuple(map(tuple, pools.values())),
        place=place,
        pool=pool,
        unit={
            card: (1 << index * WIDTH) + (1 << pool[card] * WIDTH if card in pool else 0)
            for card, index in place.items()
        },
        guard=sum(1 << index * WIDTH + WIDTH - 1 for index in fields),
        low=sum(1 << index * WIDTH for index in fields),
        own=sum(MOST_COPIES << place[joker] * WIDTH for joker in jokers),
        naturals=frozenset(every if has_natural_wild else plain),
    )
