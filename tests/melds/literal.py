"""What are runs and sets, straight from their definitions: try every place for every card, however slow?"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations

from rummycheck.cards import AnyCard, Card, Rank, Suit
from rummycheck.deck import OwnPlace
from rummycheck.melds.base import JokerLimits, Laid, Order
from rummycheck.melds.run import Run, RunSuits
from rummycheck.melds.sets import SetOfRank, SetSuits
from rummycheck.melds.windows import Ace

Places = tuple[Card, ...]
"""What each card, as laid down, stands for."""

NOBODY = Card(Rank.ACE, Suit.STARS)
"""What a joker stands for in a set of more cards than suits, once every suit is taken; its suit where any would do."""


def runs(laid: Laid, run: Run) -> Iterator[int]:
    """Yield the number of jokers of every way to read the cards as this run."""
    for row in _rows(tuple(laid.deal.ranks), len(laid.cards), run):
        for suit in laid.deal.suits if run.suits is RunSuits.SAME else (None,):
            for places in _assignments(laid, row, suit):
                if not _is_in_order(places, row, run.order):
                    continue
                jokers = _jokers(laid, places)
                taken = sorted(row.index(places[joker].rank) for joker in jokers)
                if _keeps(run.jokers, len(jokers), len(places)) and (run.jokers.adjacent or not _touch(taken)):
                    yield len(jokers)


def sets(laid: Laid, kind: SetOfRank) -> Iterator[int]:
    """Yield the number of jokers of every way to read the cards as this set."""
    if not kind.size.fits(len(laid.cards)):
        return
    for rank in laid.deal.ranks:
        for places in _suited(laid, [Card(rank, suit) for suit in laid.deal.suits], kind.suits):
            jokers = _jokers(laid, places)
            if not _keeps(kind.jokers, len(jokers), len(places)):
                continue
            if kind.jokers.adjacent or any(not _touch(order) for order in _orders(jokers, len(places), kind.order)):
                yield len(jokers)


def _rows(ranks: tuple[Rank, ...], length: int, run: Run) -> Iterator[tuple[Rank, ...]]:
    """Yield every row of different ranks, each the next above the one before."""
    if not run.size.fits(length):
        return
    for first in ranks:
        row = [first]
        while len(row) < length:
            row.append(ranks[(ranks.index(row[-1]) + 1) % len(ranks)])
        if len(set(row)) == length and all(_may_stand(index, row, run) for index in range(length)):
            yield tuple(row)


def _may_stand(index: int, row: Sequence[Rank], run: Run) -> bool:
    """Tell whether an ace may stand here: below the two, above the king, or between them round the corner."""
    if row[index] is not Rank.ACE or run.wrap:
        return row[index] is not Rank.ACE or run.ace is not Ace.NONE
    allowed = {Ace.LOW: [0], Ace.HIGH: [len(row) - 1], Ace.BOTH: [0, len(row) - 1], Ace.NONE: []}
    return len(row) > 1 and index in allowed[run.ace]


def _assignments(laid: Laid, row: Sequence[Rank], suit: Suit | None) -> Iterator[Places]:
    """Yield every way to put the cards on the ranks of a row, all in one suit, or each in its own if that is None."""
    if not laid.ranks.issubset(row):
        return
    own = [card.suit if isinstance(card, Card) else NOBODY.suit for card in laid.cards]
    for ranks in permutations(row):
        places = tuple(Card(rank, suit or suit_of_card) for rank, suit_of_card in zip(ranks, own, strict=True))
        if all(map(_fits, laid.cards, places, [laid] * len(row))):
            yield places


def _suited(laid: Laid, choices: Sequence[Card], suits: SetSuits, index: int = 0) -> Iterator[Places]:
    """Yield every way to give each card a suit of the set's rank."""
    if index == len(laid.cards):
        yield ()
        return
    if len(laid.cards) > len(laid.deal.suits) and suits is SetSuits.DISTINCT and laid.deal.is_joker(laid.cards[index]):
        yield from ((NOBODY, *others) for others in _suited(laid, choices, suits, index + 1))
    for choice in choices:
        if _fits(laid.cards[index], choice, laid):
            rest = [card for card in choices if card != choice] if suits is SetSuits.DISTINCT else choices
            yield from ((choice, *others) for others in _suited(laid, rest, suits, index + 1))


def _fits(card: AnyCard, place: Card, laid: Laid) -> bool:
    return card == place or laid.deal.is_joker(card)


def _jokers(laid: Laid, places: Places) -> list[int]:
    """Return which cards serve as jokers."""
    is_joker_at_home = laid.deal.on_own_place is OwnPlace.JOKER
    return [
        index
        for index, (card, place) in enumerate(zip(laid.cards, places, strict=True))
        if card != place or (is_joker_at_home and laid.deal.is_joker(card))
    ]


def _is_in_order(places: Places, row: Sequence[Rank], order: Order) -> bool:
    ranks = [place.rank for place in places]
    upwards, downwards = ranks == list(row), ranks == list(reversed(row))
    return order is Order.ANY or upwards or (order is Order.WRITTEN and downwards)


def _orders(jokers: Sequence[int], cards: int, order: Order) -> Iterator[list[int]]:
    """Yield where the jokers of a set may lie: as they do, or in any order of its cards."""
    if order is not Order.ANY:
        yield list(jokers)
        return
    for laid_otherwise in permutations(range(cards)):
        yield sorted(laid_otherwise.index(joker) for joker in jokers)


def _touch(places: Sequence[int]) -> bool:
    return any(right - left == 1 for left, right in pairwise(places))


def _keeps(limits: JokerLimits, jokers: int, cards: int) -> bool:
    naturals = cards - jokers
    return (
        naturals >= limits.min_naturals
        and (limits.max is None or jokers <= limits.max)
        and (limits.per_natural is None or jokers <= limits.per_natural * naturals)
    )
