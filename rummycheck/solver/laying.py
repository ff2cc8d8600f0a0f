"""How are the melds that a search has found laid on the table, card by card?"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card
from rummycheck.solver.candidates import Candidate
from rummycheck.solver.packing import Packed, Packing
from rummycheck.solver.patterns import Pattern
from rummycheck.solver.search import Way


class Laid(NamedTuple):
    """A way, card by card."""

    melds: tuple[tuple[AnyCard, ...], ...]
    """The cards of each meld in the order in which it is read, pure runs first and melds of one rank last."""
    left: tuple[AnyCard, ...]
    """The cards in no meld."""


def laid_out(way: Way, packing: Packing, jokers: Iterable[AnyCard]) -> Laid:
    """Lay a way on the table, with all jokers of the hand: who is not needed as itself serves where one is needed."""
    melds = sorted(way.melds, key=_purity)
    themselves = [list(packing.natural_cards(meld.cards)) for meld in melds]
    free = Counter(jokers) - Counter(card for cards in themselves for card in cards if card in packing.pool)
    pools = [[card for card in alike for _ in range(free[card])] for alike in packing.pools]
    laid = []
    for meld, cards in zip(melds, themselves, strict=True):
        laid.append(_laid(meld, cards, list(_serving(meld.cards, cards, packing, pools))))
    left = [*packing.natural_cards(way.left), *(pools[number].pop(0) for number in packing.pooled(way.left))]
    return Laid(tuple(laid), tuple(left))


def _serving(
    meld: Packed, themselves: Sequence[AnyCard], packing: Packing, pools: Sequence[list[AnyCard]]
) -> Iterator[AnyCard]:
    """Take the jokers that serve in a meld from their pools."""
    numbers = Counter(packing.pooled(meld))
    numbers.subtract(packing.pool[card] - len(packing.cards) for card in themselves if card in packing.pool)
    yield from (pools[number].pop(0) for number in sorted(numbers.elements()))


def _purity(meld: Candidate) -> int:
    is_run = meld.pattern is not None and bool(meld.pattern.window)
    return 2 if not is_run else min(1, meld.run_jokers)


def _laid(meld: Candidate, themselves: Sequence[AnyCard], jokers: list[AnyCard]) -> tuple[AnyCard, ...]:
    pattern = meld.pattern
    if pattern is None:
        return (*themselves, *jokers)
    if pattern.window:
        return _in_order(pattern, jokers)
    return tuple(_parted(list(pattern.naturals), jokers))


def _in_order(pattern: Pattern, jokers: list[AnyCard]) -> tuple[AnyCard, ...]:
    """Return a run from its lowest card to its highest."""
    there = {card.rank: card for card in pattern.naturals}
    return tuple(there[rank] if rank in there else jokers.pop(0) for rank in pattern.window)


def _parted(naturals: list[Card], jokers: list[AnyCard]) -> Iterator[AnyCard]:
    """Yield the cards of a set, the naturals between the jokers as far as they go."""
    while naturals or jokers:
        if naturals and len(naturals) >= len(jokers):
            yield naturals.pop(0)
        if jokers:
            yield jokers.pop(0)
        if naturals:
            yield naturals.pop(0)
