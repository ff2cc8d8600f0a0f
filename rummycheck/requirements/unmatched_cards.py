"""Is every card in a meld, or is what is left cheap enough?

A declaration ends the hand, so all its cards must lie in sequences and sets. In
gin a player may knock with some deadwood; there the points of the unmatched
cards decide.

Accepted: `A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣`.
Refused: `A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ Q♣`: the last three cards
are in no meld.

Keys: `declaration.unmatched_points_max`, `declaration.upcard_limits`, and
`rest: free` in `declaration.any_of`.
Source: the Junglee tutorial; gin's knock: the common rules of gin rummy.
"""

from collections.abc import Iterator

from rummycheck.melds.base import being, pluralized
from rummycheck.objective import Rest
from rummycheck.problems import Problem, Severity
from rummycheck.requirements.base import Table

NAME = "unmatched-cards"


def check(table: Table) -> Iterator[Problem]:
    """Yield a problem if cards are in no meld and may not be, or a note on the rule by which they may."""
    loose = [laid.group for laid in table.arrangement.groups if laid.meld is None]
    if not loose:
        return
    number = sum(len(group.cards) for group in loose)
    cards = being(number, "card")
    span, most = loose[0].span, table.ruleset.declaration.unmatched_points_max
    if table.objective is not None and table.objective.rest is Rest.FREE:
        message = f"{cards} in no meld, and need not be with these melds"
        yield Problem(span, NAME, message, Severity.INFO, key="declaration.any_of")
    elif most == 0:
        yield Problem(span, NAME, f"{cards} in no sequence or set{_turned_up(table)}", key=_key(table))
    else:
        points = sum(table.points.unmatched[card] for group in loose for card in group.cards)
        message = f"{cards} unmatched, worth {pluralized(points, 'point')}: at most {most} may be left"
        message += _turned_up(table)
        yield _weighed(Problem(span, NAME, message, key=_key(table) or _MOST), points, table)


_MOST = "declaration.unmatched_points_max"
_BY_UPCARD = "declaration.upcard_limits"


def _weighed(problem: Problem, points: int, table: Table) -> Problem:
    """Return a problem of so many points with its weight: a warning where the upcard, not known, may forbid them."""
    declaration = table.ruleset.declaration
    if points > declaration.unmatched_points_max:
        return problem
    if points and declaration.upcard_limits is not None and table.ruleset.upcard is None:
        message = f"{problem.message}, and fewer with a low upcard: say which it is with `--upcard`"
        return problem._replace(message=message, severity=Severity.WARNING, key=_BY_UPCARD)
    return problem._replace(severity=Severity.INFO)


def _turned_up(table: Table) -> str:
    has_limit = table.ruleset.declaration.upcard_limits is not None and table.ruleset.upcard is not None
    return f" with {table.ruleset.upcard} turned up" if has_limit else ""


def _key(table: Table) -> str | None:
    return _BY_UPCARD if _turned_up(table) else None
