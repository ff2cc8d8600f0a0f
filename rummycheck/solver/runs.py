"""Which runs can be made of the cards at hand?"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise, product
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card, Rank, Suit
from rummycheck.deck import Deal, OwnPlace
from rummycheck.melds.run import Run, RunSuits
from rummycheck.melds.windows import Window, Windows, line_of, windows
from rummycheck.scoring import JokerOnTable, PointsOptions
from rummycheck.solver.patterns import Look, Need, Pattern


class RunWay(NamedTuple):
    """A run as ranks alone, whatever its suit."""

    ranks: tuple[Rank, ...]
    """Those that natural cards show."""
    jokers: int
    look: Look
    window: Window
    own_gaps: frozenset[Rank]
    """Where a joker would be no joker but itself: the only place for the only one; any, where its own points count."""


class RunBook:
    """The runs that can be made, whatever is wild: what is made of five ranks once serves all suits and all deals."""

    def __init__(self, worth: PointsOptions | None) -> None:
        """Take the points by which a meld's worth on the table is told, where that matters."""
        self.worth = worth
        self._ways = lru_cache(maxsize=1 << 15)(self._ways_of)
        self._way = lru_cache(maxsize=1 << 15)(self._way_of)

    def ways(self, run: Run, held: tuple[Rank, ...], every_rank: Window, need: Need) -> tuple[RunWay, ...]:
        """Return every run of natural cards of these ranks and some jokers, the fewest jokers first."""
        return self._ways(run, held, every_rank, need)

    def _ways_of(self, run: Run, held: tuple[Rank, ...], every_rank: Window, need: Need) -> tuple[RunWay, ...]:
        is_lean = need.is_lean and run.jokers.is_free
        longest = _longest(run, every_rank, need, is_lean=is_lean)
        found: list[RunWay] = []
        for ranks in _together(windows(every_rank, run.ace, run.wrap, longest), held):
            fewest = max(0, run.size.minimum - len(ranks))
            for jokers in range(fewest, min(need.jokers, longest - len(ranks)) + 1):
                way = self._way(run, ranks, jokers, every_rank, is_lean)
                if way is not None:
                    found.append(way)
                    if not need.absorbs:
                        break
        return tuple(sorted(found, key=lambda way: way.jokers))

    def _way_of(
        self, run: Run, ranks: tuple[Rank, ...], jokers: int, every_rank: Window, is_lean: bool
    ) -> RunWay | None:
        """Return the run of these natural ranks and so many jokers; None if there is none, or shorter ones do."""
        every = windows(every_rank, run.ace, run.wrap, len(ranks) + jokers)
        over_all = [window for window in every if set(ranks).issubset(window)]
        if is_lean and any(_parts(window, ranks, run.size.minimum) for window in over_all):
            return None
        fitting = [window for window in over_all if _keeps_limits(run, window, ranks)]
        if not fitting:
            return None
        worths = [worth_of(window, self.worth, ranks) for window in fitting]
        worth = max(worths)
        window = fitting[worths.index(worth)]
        gaps = frozenset(rank for window in fitting for rank in window if rank not in ranks)
        is_certain = jokers == len(gaps) == 1 or counts_own(self.worth)
        look = Look(run.tags(pure=not jokers), len(window), worth)
        return RunWay(ranks, jokers, look, window, gaps if is_certain else frozenset())


def _together(longest: Windows, held: Sequence[Rank]) -> Iterable[tuple[Rank, ...]]:
    """Return every choice of ranks that lie together in one of the longest windows."""
    stretches = dict.fromkeys(tuple(rank for rank in window if rank in held) for window in longest)
    choices = (ranks for there in stretches for size in range(1, len(there) + 1) for ranks in combinations(there, size))
    return dict.fromkeys(choices)


def run_patterns(
    ways: Iterable[RunWay], held: Mapping[Rank, Sequence[Card]], run: Run, deal: Deal
) -> Iterator[Pattern]:
    """Yield a pattern for each way and each choice among the natural cards that are held of its ranks."""
    is_natural_at_home = deal.on_own_place is OwnPlace.NATURAL
    for ranks, jokers, look, window, own_gaps in ways:
        for naturals in product(*(held[rank] for rank in ranks)):
            own = frozenset[Card]()
            if own_gaps and is_natural_at_home:
                suits: Iterable[Suit] = {naturals[0].suit} if run.suits is RunSuits.SAME else deal.suits
                own = frozenset(Card(rank, suit) for rank in own_gaps for suit in suits)
            yield Pattern(naturals, jokers, look, window, own)


def _longest(run: Run, every_rank: Window, need: Need, *, is_lean: bool) -> int:
    longest = len(set(line_of(every_rank, run.ace)))
    if run.size.maximum is not None:
        longest = min(longest, run.size.maximum)
    # Longer ones can be parted, unless all their natural cards lie close together.
    return min(longest, max(2 * run.size.minimum - 1, run.size.minimum + need.jokers)) if is_lean else longest


def _parts(window: Window, ranks: Sequence[Rank], shortest: int) -> bool:
    """Tell whether a run can be cut in two, each half long enough and with a natural card."""
    places = [index for index, rank in enumerate(window) if rank in ranks]
    return any(places and places[0] < cut <= places[-1] for cut in range(shortest, len(window) - shortest + 1))


def _keeps_limits(run: Run, window: Window, ranks: Sequence[Rank]) -> bool:
    taken = [index for index, rank in enumerate(window) if rank not in ranks]
    if not run.jokers.adjacent and any(right - left == 1 for left, right in pairwise(taken)):
        return False
    return run.jokers.breach(len(taken), len(ranks)) is None


def counts_own(points: PointsOptions | None) -> bool:
    """Tell whether a joker on the table is worth its own points, so that it matters which cards are jokers."""
    return points is not None and points.joker_on_table is JokerOnTable.OWN


def worth_of(ranks: Sequence[Rank], points: PointsOptions | None, naturals: Sequence[Rank] | None = None) -> int:
    """Return what cards of these ranks are worth on the table, without the jokers where their own points count.

    Only then it matters which of them are naturals.
    """
    if points is None:
        return 0
    counted = naturals if naturals is not None and counts_own(points) else ranks
    is_ace_low = Rank.TWO in ranks and points.ace_low_on_table is not None
    return sum(
        points.ace_low_on_table or 0 if rank is Rank.ACE and is_ace_low else points.ranks.get(rank, rank.face_value)
        for rank in counted
    )


def worth_of_cards(cards: Sequence[AnyCard], points: PointsOptions | None) -> int:
    """Return what cards are worth on the table that stand for themselves, printed jokers at their own points."""
    ranks = [card.rank for card in cards if isinstance(card, Card)]
    printed = points.printed_joker_alone if points is not None else 0
    return worth_of(ranks, points) + printed * (len(cards) - len(ranks))
