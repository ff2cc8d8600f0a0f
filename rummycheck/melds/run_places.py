"""Where does each card of a run stand, and which of them serve as jokers?"""

from collections.abc import Iterator
from itertools import combinations

from rummycheck.cards import AnyCard, Card, Rank, Suit
from rummycheck.deck import OwnPlace
from rummycheck.melds.base import Laid
from rummycheck.melds.windows import Window


def _is_at_home(card: AnyCard, rank: Rank, suit: Suit | None) -> bool:
    """Tell whether a card shows the rank that it is read as, in the suit of the run if it has one."""
    return isinstance(card, Card) and card.rank is rank and (suit is None or card.suit is suit)


def joker_places(laid: Laid, ranks: Window, suit: Suit | None) -> tuple[int, ...]:
    """Return which of the cards serve as jokers when they are read as these ranks."""
    wild = laid.deal.wild if laid.deal.on_own_place is OwnPlace.JOKER else frozenset()
    return tuple(
        index for index, card in enumerate(laid.cards) if card in wild or not _is_at_home(card, ranks[index], suit)
    )


def stands_for(laid: Laid, ranks: Window, suit: Suit | None) -> tuple[tuple[Card, ...], ...]:
    """Return what each card may stand for: itself, or the card of its rank; in any suit if the run has none."""
    if suit is not None:
        return tuple((Card(rank, suit),) for rank in ranks)
    return tuple(
        (card,) if isinstance(card, Card) and card.rank is rank else tuple(Card(rank, any_) for any_ in laid.deal.suits)
        for card, rank in zip(laid.cards, ranks, strict=True)
    )


def lies_in_order(laid: Laid, window: Window, suit: Suit | None) -> bool:
    """Tell whether each natural card lies at its own rank."""
    wild = laid.deal.wild
    for card, rank in zip(laid.cards, window, strict=True):
        if isinstance(card, Card) and card not in wild and not _is_at_home(card, rank, suit):
            return False
    return True


def ranks_of(laid: Laid, window: Window, suit: Suit | None) -> Window:
    """Return a rank for each card: its own for a natural one, and for a joker if that is free, else the lowest gap."""
    free = dict.fromkeys(rank for rank in window if rank not in laid.ranks)
    ranks: list[Rank | None] = []
    for card in laid.cards:
        own = card.rank if isinstance(card, Card) and suit in (None, card.suit) else None
        if own in free:
            del free[own]
        elif card not in laid.naturals:
            own = None
        ranks.append(own)
    gaps = iter(free)
    return tuple(next(gaps) if rank is None else rank for rank in ranks)


def swapped(laid: Laid, ranks: Window, suit: Suit | None) -> Iterator[Window]:
    """Yield a pure run with two wild cards standing for each other, which makes it impure."""
    if joker_places(laid, ranks, suit):
        return
    wild = [index for index, card in enumerate(laid.cards) if card in laid.deal.wild]
    for one, other in combinations(wild, 2):
        exchanged = list(ranks)
        exchanged[one], exchanged[other] = ranks[other], ranks[one]
        yield tuple(exchanged)
