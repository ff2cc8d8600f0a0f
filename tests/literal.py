"""What are runs and sets, straight from their definitions: try every place for every card, however slow?"""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, permutations, product
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card, Rank, Suit
from rummycheck.deck import OwnPlace
from rummycheck.melds.base import JokerLimits, Laid, Order
from rummycheck.melds.run import Run, RunSuits
from rummycheck.melds.sets import SetOfRank, SetSuits
from rummycheck.melds.windows import Ace


class Place(NamedTuple):
    """What a card of a meld stands for."""

    rank: Rank | None
    suit: Suit | None
    """None where no suit is asked for, or none is left."""


class Way(NamedTuple):
    """One way to read cards as a run."""

    jokers: int
    row: tuple[Rank, ...]
    """Its ranks, upwards."""
    is_as_written: bool


Row = tuple[Rank, ...]


def runs(laid: Laid, run: Run) -> Iterator[int]:
    """Yield the number of jokers of every way to read the cards as this run."""
    return (way.jokers for way in ways(laid, run))


def ways(laid: Laid, run: Run) -> Iterator[Way]:
    """Yield every way to read the cards as this run."""
    for row in _rows(laid.deal.ranks, len(laid.cards), run):
        for suit in _suits(laid, run):
            places = [Place(rank, suit) for rank in row]
            if _all_fit(laid, places):
                yield from _way(laid, run, row, range(len(row)), places)
            if run.order is not Order.ASCENDING and _all_fit(laid, places[::-1]):
                yield from _way(laid, run, row, range(len(row))[::-1], places[::-1])
            if run.order is Order.ANY:
                yield from _ways_in_any_order(laid, run, row, places)


def sets(laid: Laid, kind: SetOfRank) -> Iterator[int]:
    """Yield the number of jokers of every way to read the cards as this set."""
    if not kind.size.fits(len(laid.cards)):
        return
    for rank in laid.deal.ranks:
        for at_home in _subsets([index for index, card in enumerate(laid.cards) if _is_of(card, rank)]):
            if not _stands_as_set(laid, kind, rank, at_home):
                continue
            jokers = [
                index for index, card in enumerate(laid.cards) if index not in at_home or _is_joker_at_home(laid, card)
            ]
            orders = _orders(jokers, len(laid.cards), kind.order)
            if _keeps(kind.jokers, len(jokers), len(laid.cards)) and (
                kind.jokers.adjacent or not all(map(_touch, orders))
            ):
                yield len(jokers)


def _suits(laid: Laid, run: Run) -> Sequence[Suit | None]:
    """Return the suits that a run can have; None where each card may have its own."""
    return laid.deal.suits if run.suits is RunSuits.SAME else (None,)


def _rows(ranks: Row, length: int, run: Run) -> Iterator[Row]:
    """Yield every row of different ranks, each the next above the one before."""
    if not run.size.fits(length):
        return
    for first in ranks:
        row = [first]
        while len(row) < length:
            row.append(_next_above(row[-1], ranks, run))
        if len(set(row)) == length and all(_may_stand(index, row, ranks, run) for index in range(length)):
            yield tuple(row)


def _next_above(rank: Rank, ranks: Row, run: Run) -> Rank:
    """Return the next rank, the lowest above the highest; an ace that is in no run is left out."""
    line = ranks if run.ace is not Ace.NONE else [other for other in ranks if other is not Rank.ACE or other is rank]
    return line[(line.index(rank) + 1) % len(line)]


def _may_stand(index: int, row: Sequence[Rank], ranks: Row, run: Run) -> bool:
    """Tell whether a rank may stand here: an ace at the ends that it has, round the corner anywhere."""
    if row[index] is Rank.ACE:
        allowed = {Ace.LOW: [0], Ace.HIGH: [len(row) - 1], Ace.BOTH: [0, len(row) - 1], Ace.NONE: []}
        return index in allowed[run.ace] or (run.wrap and run.ace is not Ace.NONE)
    return run.wrap or index == 0 or ranks.index(row[index]) > ranks.index(row[index - 1])


def _ways_in_any_order(laid: Laid, run: Run, row: Row, places: Sequence[Place]) -> Iterator[Way]:
    """Yield a way for every choice of cards that stand for themselves, if jokers can take all other places."""
    if not all(any(_is_home(card, place) for place in places) for card in laid.naturals):
        return
    able = [index for index, card in enumerate(laid.cards) if any(_is_home(card, place) for place in places)]
    for at_home in _subsets(able):
        homes = {index: _home(laid.cards[index], places) for index in at_home}
        others = [index for index in range(len(places)) if index not in homes]
        free = [index for index in range(len(places)) if index not in homes.values()]
        if len(set(homes.values())) < len(homes) or not all(laid.deal.is_joker(laid.cards[index]) for index in others):
            continue
        for taken in permutations(free):
            pairs = list(zip(others, taken, strict=True))
            if not any(_is_home(laid.cards[index], places[place]) for index, place in pairs):
                where = dict(pairs) | homes
                order = [where[index] for index in range(len(places))]
                yield from _way(laid, run, row, order, [places[place] for place in order])
                break  # Which of the jokers takes which of the places makes no difference.


def _way(laid: Laid, run: Run, row: Row, order: Sequence[int], places: Sequence[Place]) -> Iterator[Way]:
    """Yield the way in which each card takes its place, whose number in the row is given, if it keeps the limits."""
    pairs = zip(laid.cards, places, strict=True)
    jokers = [
        index for index, (card, place) in enumerate(pairs) if not _is_home(card, place) or _is_joker_at_home(laid, card)
    ]
    if _keeps(run.jokers, len(jokers), len(row)) and (
        run.jokers.adjacent or not _touch(sorted(order[joker] for joker in jokers))
    ):
        yield Way(len(jokers), row, list(order) in (list(range(len(row))), list(range(len(row)))[::-1]))


def _stands_as_set(laid: Laid, kind: SetOfRank, rank: Rank, at_home: Sequence[int]) -> bool:
    """Tell whether the other cards are jokers that can stand for further cards of the rank."""
    others = [card for index, card in enumerate(laid.cards) if index not in at_home]
    if not all(map(laid.deal.is_joker, others)):
        return False
    held = [card.suit for index, card in enumerate(laid.cards) if index in at_home and isinstance(card, Card)]
    if kind.suits is SetSuits.ANY:
        return all(any(not _is_home(card, Place(rank, suit)) for suit in laid.deal.suits) for card in others)
    if len(set(held)) < len(held):
        return False
    free = [Place(rank, suit) for suit in laid.deal.suits if suit not in held]
    # Jokers beyond the last suit, where the size allows so many cards, stand for none.
    free += [Place(rank, None)] * (len(laid.cards) - len(laid.deal.suits))
    return any(
        not any(place.suit is not None and _is_home(card, place) for card, place in zip(others, taken, strict=True))
        for taken in permutations(free, len(others))
    )


def _subsets(indexes: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for chosen in product((True, False), repeat=len(indexes)):
        yield tuple(index for index, is_chosen in zip(indexes, chosen, strict=True) if is_chosen)


def _all_fit(laid: Laid, places: Sequence[Place]) -> bool:
    pairs = zip(laid.cards, places, strict=True)
    return all(laid.deal.is_joker(card) or _is_home(card, place) for card, place in pairs)


def _home(card: AnyCard, places: Sequence[Place]) -> int:
    return next(index for index, place in enumerate(places) if _is_home(card, place))


def _is_home(card: AnyCard, place: Place) -> bool:
    return isinstance(card, Card) and card.rank is place.rank and place.suit in (card.suit, None)


def _is_of(card: AnyCard, rank: Rank) -> bool:
    return isinstance(card, Card) and card.rank is rank


def _is_joker_at_home(laid: Laid, card: AnyCard) -> bool:
    return laid.deal.on_own_place is OwnPlace.JOKER and laid.deal.is_joker(card)


def _orders(jokers: Sequence[int], cards: int, order: Order) -> Iterator[Sequence[int]]:
    """Yield where the jokers of a set may lie: as they do, or in any order of its cards."""
    return iter([jokers]) if order is not Order.ANY else combinations(range(cards), len(jokers))


def _touch(places: Sequence[int]) -> bool:
    return any(right - left == 1 for left, right in pairwise(places))


def _keeps(limits: JokerLimits, jokers: int, cards: int) -> bool:
    naturals = cards - jokers
    return (
        naturals >= limits.min_naturals
        and (limits.max is None or jokers <= limits.max)
        and (limits.per_natural is None or jokers <= limits.per_natural * naturals)
    )
