"""Which sets can be made of the cards at hand?"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from rummycheck.cards import Card, Suit
from rummycheck.melds.sets import SetOfRank, SetSuits
from rummycheck.scoring import PointsOptions
from rummycheck.solver.patterns import Look, Need, Pattern
from rummycheck.solver.runs import counts_own, worth_of

Copies = tuple[tuple[Card, int], ...]
"""Cards of one rank that can be themselves, each with the number of its copies."""


def set_patterns(
    kind: SetOfRank, copies: Copies, points: PointsOptions | None, need: Need, *, has_natural_wild: bool
) -> tuple[Pattern, ...]:
    """Return every set of these natural cards of one rank and some jokers."""
    found: list[Pattern] = []
    for naturals in _naturals(kind, copies):
        for jokers in range(max(0, kind.size.minimum - len(naturals)), need.jokers + 1):
            size = len(naturals) + jokers
            if not kind.size.fits(size) or _can_be_parted(kind, naturals, size, need):
                break
            if _keeps_limits(kind, naturals, jokers):
                rank = naturals[0].rank
                worth = worth_of([rank] * size, points, [rank] * len(naturals))
                own = _own_places(kind, naturals) if counts_own(points) and has_natural_wild else frozenset[Card]()
                found.append(Pattern(naturals, jokers, Look(kind.possible_tags, size, worth), own_gaps=own))
                if not need.absorbs:
                    break
    return tuple(found)


def _own_places(kind: SetOfRank, naturals: Sequence[Card]) -> frozenset[Card]:
    """Return the cards that would be no jokers in a set but themselves."""
    every = frozenset(Card(naturals[0].rank, suit) for suit in Suit)
    return every - frozenset(naturals) if kind.suits is SetSuits.DISTINCT else every


def _naturals(kind: SetOfRank, copies: Copies) -> Iterator[tuple[Card, ...]]:
    """Yield every choice of natural cards, at least one."""
    if kind.suits is SetSuits.DISTINCT:
        cards = [card for card, _ in copies]
        for size in range(len(cards), 0, -1):
            yield from combinations(cards, size)
        return
    for numbers in product(*(range(number, -1, -1) for _, number in copies)):
        chosen = tuple(card for (card, _), number in zip(copies, numbers, strict=True) for _ in range(number))
        if chosen:
            yield chosen


def _can_be_parted(kind: SetOfRank, naturals: Sequence[Card], size: int, need: Need) -> bool:
    """Tell whether two smaller sets serve as well as this one: no limit is kept by the whole alone."""
    is_long = size >= 2 * kind.size.minimum and len(naturals) > 1
    return need.is_lean and is_long and kind.jokers.is_free


def _keeps_limits(kind: SetOfRank, naturals: Sequence[Card], jokers: int) -> bool:
    """Tell whether the joker limits are kept; cards of a set can be laid so that naturals part the jokers."""
    if not kind.jokers.adjacent and jokers > len(naturals) + 1:
        return False
    return kind.jokers.breach(jokers, len(naturals)) is None
