"""In which orders must cards be laid to see everything that they can be?"""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, permutations, zip_longest

from rummycheck.cards import AnyCard, Card, Rank, Suit
from rummycheck.deck import Deal, OwnPlace
from rummycheck.melds.base import MeldKind, Order
from rummycheck.melds.run import Run, RunSuits
from rummycheck.melds.sets import SetOfRank, SetSuits
from rummycheck.melds.windows import windows

Cards = tuple[AnyCard, ...]


def orders(cards: Cards, kind: MeldKind, deal: Deal) -> Iterator[Cards]:
    """Yield orders of which at least one shows each name and each worth that a meld of these cards can have."""
    yield cards
    match kind:
        case Run() if kind.order is not Order.ANY or not kind.jokers.adjacent or _number_wild(cards, deal) > 1:
            yield from _orders_of_run(cards, kind, deal)
        case SetOfRank() if kind.order is not Order.ANY and not kind.jokers.adjacent:
            for rank in dict.fromkeys(card.rank for card in cards if isinstance(card, Card)):
                yield _parted(cards, kind, deal, rank)
        case _:
            pass


def _number_wild(cards: Cards, deal: Deal) -> int:
    return sum(card in deal.wild for card in cards)


def _orders_of_run(cards: Cards, kind: Run, deal: Deal) -> Iterator[Cards]:
    """Yield the cards upwards in each row of ranks: naturals at home, and each choice of wild cards at home too."""
    naturals = [card for card in cards if isinstance(card, Card) and card not in deal.wild]
    suits: set[Suit | None] = {None} if kind.suits is RunSuits.ANY else {card.suit for card in naturals}
    ranks = {card.rank for card in naturals}
    if len(suits) > 1 or len(ranks) < len(naturals):
        return
    jokers = [card for card in cards if deal.is_joker(card)]
    for suit in suits or deal.suits:
        for row in windows(deal.ranks, kind.ace, kind.wrap, len(cards)):
            if ranks.issubset(row):
                yield from _rows(naturals, jokers, row, suit)


def _rows(
    naturals: Sequence[Card], jokers: Sequence[AnyCard], row: tuple[Rank, ...], suit: Suit | None
) -> Iterator[Cards]:
    can_be_home = [card for card in jokers if isinstance(card, Card) and suit in (None, card.suit) and card.rank in row]
    choices = chain.from_iterable(combinations(can_be_home, number) for number in range(len(can_be_home) + 1))
    for at_home in dict.fromkeys(choices):
        fixed: dict[Rank, AnyCard] = {card.rank: card for card in (*naturals, *at_home)}
        if len(fixed) < len(naturals) + len(at_home):
            continue
        others = list(jokers)
        for card in at_home:
            others.remove(card)
        free = [rank for rank in row if rank not in fixed]
        for placed in permutations(others):
            if not any(_is_home(card, rank, suit) for card, rank in zip(placed, free, strict=True)):
                by_rank = fixed | dict(zip(free, placed, strict=True))
                yield tuple(by_rank[rank] for rank in row)
                break


def _is_home(card: AnyCard, rank: Rank, suit: Suit | None) -> bool:
    return isinstance(card, Card) and card.rank is rank and suit in (None, card.suit)


def _parted(cards: Cards, kind: SetOfRank, deal: Deal, rank: Rank) -> Cards:
    """Return the cards with the jokers of a set of the rank as far apart as can be."""
    others: list[AnyCard] = []
    jokers: list[AnyCard] = []
    for card in cards:
        is_own = isinstance(card, Card) and card.rank is rank and deal.on_own_place is OwnPlace.NATURAL
        is_surplus = kind.suits is SetSuits.DISTINCT and card in others
        (jokers if deal.is_joker(card) and (not is_own or is_surplus) else others).append(card)
    rows = (jokers, others) if len(jokers) > len(others) else (others, jokers)
    return tuple(card for pair in zip_longest(*rows) for card in pair if card is not None)
