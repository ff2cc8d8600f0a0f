"""How are the melds that a search has found laid on the table, card by card?"""

from collections.abc import Iterator, Mapping, Sequence

from rummycheck.cards import AnyCard, Card
from rummycheck.solver.candidates import Candidate
from rummycheck.solver.packing import Packing
from rummycheck.solver.patterns import Pattern
from rummycheck.solver.search import Way

Pools = Mapping[AnyCard, list[AnyCard]]
"""For the joker that stands for all that are as good, those jokers."""


def laid_melds(way: Way, packing: Packing, pools: Pools) -> Iterator[tuple[AnyCard, ...]]:
    """Yield the cards of each meld in the order in which it is read, pure runs first and melds of one rank last."""
    for meld in sorted(way.melds, key=_purity):
        yield _laid(meld, [taken(card, pools) for card in packing.unpacked(meld.cards)])


def left_over(way: Way, packing: Packing, pools: Pools) -> tuple[AnyCard, ...]:
    """Return the cards in no meld, after the melds were laid."""
    return tuple(taken(card, pools) for card in packing.unpacked(way.left))


def taken(card: AnyCard, pools: Pools) -> AnyCard:
    """Take a card, or one of the jokers for which it stands."""
    return pools[card].pop() if card in pools else card


def _purity(meld: Candidate) -> int:
    is_run = meld.pattern is not None and bool(meld.pattern.window)
    return 2 if not is_run else min(1, meld.run_jokers)


def _laid(meld: Candidate, cards: Sequence[AnyCard]) -> tuple[AnyCard, ...]:
    pattern = meld.pattern
    if pattern is None or not pattern.jokers:
        return tuple(cards) if pattern is None or not pattern.window else _in_order(pattern, [])
    naturals = list(pattern.naturals)
    jokers = list(cards)
    for card in naturals:
        jokers.remove(card)
    return _in_order(pattern, jokers) if pattern.window else tuple(_parted(naturals, jokers))


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
