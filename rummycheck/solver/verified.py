"""Finds the best arrangement where the checker may read its groups otherwise than the search would like.

A search is free to read each group as it suits. The checker is not: where groups can be read so that they meet an
objective, they are, though another line of `points.exempt` would cost less; a declaration takes the fewest jokers; and
each group shows one worth on the table. No arrangement costs less than the search says, so those that might cost less
than the best one known are tried in turn until there are no others.
"""

from collections.abc import Callable, Iterator, Sequence

from rummycheck.cards import AnyCard
from rummycheck.errors import TooHardError
from rummycheck.problems import Severity
from rummycheck.requirements import card_copies, card_count
from rummycheck.solver.aims import Aim, Left
from rummycheck.solver.best import Best, sorted_groups
from rummycheck.solver.hand import Found, Hand
from rummycheck.solver.search import Cost, Way, cost_of_points

MOST_TRIED = 20_000
"""Arrangements of one hand that are shown to the checker; few hands take more than one."""

Make = Callable[[Aim, Found], Best]
"""Lays a way on the table."""


class _Known:
    """What the best arrangement that is known costs a loser; None where none is."""

    def __init__(self, points: int | None) -> None:
        self.points = points

    def bound(self) -> Cost:
        """Return what an arrangement must cost less than to be better."""
        return cost_of_points(self.points)


def least_losing(hand: Hand, aims: Sequence[Aim], best: Best, make: Make) -> Best:
    """Return the arrangement that costs a loser least, given one and the ways in which cards can be laid."""
    known = _Known(best.uncapped)
    for each in _tried(hand, aims, best.discard, make, known):
        if each.uncapped < best.uncapped:
            best, known.points = each, each.uncapped
    return best


def least_declared(hand: Hand, aims: Sequence[Aim], best: Best, make: Make) -> Best | None:
    """Return the valid declaration that costs a loser least, given one that may prove wrong; None if there is none."""
    if not best.is_declarable and not _may_be_laid_otherwise(best):
        return None
    found = best if best.is_declarable else None
    if found is not None and any(aim.left is Left.COUNTED for aim in aims):
        return found  # The points left over are what is asked for, and these are the fewest.
    known = _Known(None if found is None else found.uncapped)
    for each in _tried(hand, aims, best.discard, make, known):
        if each.is_declarable and (found is None or each.uncapped < found.uncapped):
            found, known.points = each, each.uncapped
    return found


def _may_be_laid_otherwise(best: Best) -> bool:
    """Tell whether the fault of a declaration lies in its groups, and not in its cards."""
    names = {problem.name for problem in best.verdict.problems if problem.severity is Severity.ERROR}
    return names.isdisjoint((card_count.NAME, card_copies.NAME))


def _tried(hand: Hand, aims: Sequence[Aim], discard: AnyCard | None, make: Make, known: _Known) -> Iterator[Best]:
    """Yield the arrangements that may cost less than the best one that is known; no two of the same groups."""
    seen: set[tuple[tuple[str, ...], ...]] = set()
    ways = ((aim, way) for aim in aims for way in hand.ways_below(aim, discard, known.bound))
    for tried, (aim, way) in enumerate(ways):
        if tried == MOST_TRIED:
            raise TooHardError(f"the search is given up after {MOST_TRIED} arrangements")
        each = make(aim, _found(way, discard))
        groups = sorted_groups(each.declaration)
        if groups not in seen:
            seen.add(groups)
            yield each


def _found(way: Way, discard: AnyCard | None) -> Found:
    return Found(sum(meld.run_jokers for meld in way.melds), way, discard)
