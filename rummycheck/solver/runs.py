"""Which runs can be made of the cards at hand?"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise, product

from rummycheck.cards import Card, Rank, Suit
from rummycheck.deck import Deal, OwnPlace
from rummycheck.melds.run import Run, RunSuits
from rummycheck.melds.windows import Window, line_of, windows
from rummycheck.scoring import PointsOptions
from rummycheck.solver.patterns import Look, Need, Pattern

Held = dict[Rank, tuple[Card, ...]]
"""The natural cards of each rank from which a run can be made."""


def run_patterns(run: Run, held: Held, deal: Deal, points: PointsOptions | None, need: Need) -> tuple[Pattern, ...]:
    """Return every run of these natural cards and some jokers, the fewest jokers first for the same natural cards.

    Points are given where a meld's worth on the table matters.
    """
    found: dict[tuple[tuple[Rank, ...], int], list[Window]] = {}
    dominated: set[tuple[tuple[Rank, ...], int]] = set()
    is_lean = need.is_lean and run.jokers.is_free
    for length in range(run.size.minimum, _longest(run, deal, need, is_lean=is_lean) + 1):
        for window in windows(deal.ranks, run.ace, run.wrap, length):
            for ranks in _naturals(run, window, held, need.jokers):
                way = ranks, length - len(ranks)
                if is_lean and _parts(window, ranks, run.size.minimum):
                    dominated.add(way)
                elif _keeps_limits(run, window, ranks):
                    found.setdefault(way, []).append(window)
    ways = sorted((way for way in found if way not in dominated), key=lambda way: way[1])
    patterns = (_patterns(run, way, found[way], held, deal, points) for way in ways)
    return tuple(_lean((pattern for some in patterns for pattern in some), need))


def _longest(run: Run, deal: Deal, need: Need, *, is_lean: bool) -> int:
    longest = len(set(line_of(deal.ranks, run.ace)))
    if run.size.maximum is not None:
        longest = min(longest, run.size.maximum)
    # Longer ones can be parted, unless all their natural cards lie close together.
    return min(longest, max(2 * run.size.minimum - 1, run.size.minimum + need.jokers)) if is_lean else longest


def _naturals(run: Run, window: Window, held: Held, jokers: int) -> Iterator[tuple[Rank, ...]]:
    """Yield every choice of ranks of a window that are laid as themselves, jokers taking the others."""
    there = [rank for rank in window if rank in held]
    fewest = max(len(window) - jokers, run.jokers.min_naturals)
    for size in range(len(there), fewest - 1, -1):
        yield from combinations(there, size)


def _parts(window: Window, ranks: Sequence[Rank], shortest: int) -> bool:
    """Tell whether a run can be cut in two, each half long enough and with a natural card."""
    places = [index for index, rank in enumerate(window) if rank in ranks]
    return any(places and places[0] < cut <= places[-1] for cut in range(shortest, len(window) - shortest + 1))


def _keeps_limits(run: Run, window: Window, ranks: Sequence[Rank]) -> bool:
    taken = [index for index, rank in enumerate(window) if rank not in ranks]
    if not run.jokers.adjacent and any(right - left == 1 for left, right in pairwise(taken)):
        return False
    return run.jokers.breach(len(taken), len(ranks)) is None


def _patterns(
    run: Run,
    way: tuple[tuple[Rank, ...], int],
    fitting: Sequence[Window],
    held: Held,
    deal: Deal,
    points: PointsOptions | None,
) -> Iterator[Pattern]:
    """Yield a pattern for each choice of suits; of the windows that fit, the one that is worth most is kept."""
    ranks, jokers = way
    window, worth = max(((window, worth_of(window, points)) for window in fitting), key=lambda pair: pair[1])
    look = Look(run.tags(pure=not jokers), len(window), worth)
    gaps = {rank for window in fitting for rank in window if rank not in ranks}
    for naturals in product(*(held[rank] for rank in ranks)):
        suits: Iterable[Suit] = {card.suit for card in naturals} if run.suits is RunSuits.SAME else deal.suits
        has_own_gap = jokers == 1 and len(gaps) == 1 and deal.on_own_place is OwnPlace.NATURAL
        own = frozenset(Card(rank, suit) for rank in gaps for suit in suits) if has_own_gap else frozenset()
        yield Pattern(naturals, jokers, look, window, own)


def worth_of(ranks: Sequence[Rank], points: PointsOptions | None) -> int:
    """Return what cards of these ranks are worth on the table."""
    if points is None:
        return 0
    is_ace_low = Rank.TWO in ranks and points.ace_low_on_table is not None
    return sum(
        points.ace_low_on_table or 0 if rank is Rank.ACE and is_ace_low else points.ranks.get(rank, rank.face_value)
        for rank in ranks
    )


def _lean(patterns: Iterable[Pattern], need: Need) -> Iterator[Pattern]:
    """Yield the patterns, those that take more jokers than they need only where that is wanted."""
    seen: set[tuple[Card, ...]] = set()
    for pattern in patterns:
        if need.absorbs or pattern.naturals not in seen:
            yield pattern
        seen.add(pattern.naturals)
