"""Is every card in a meld, or is what is left cheap enough?

A declaration ends the hand, so all its cards must lie in sequences and sets. In
gin a player may knock with some deadwood; there the points of the unmatched
cards decide.

Accepted: `A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣`.
Refused: `A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ Q♣`: the last three cards
are in no meld.

Keys: `declaration.unmatched_points_max`, and `rest: free` in
`declaration.any_of`.
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
        yield Problem(span, NAME, f"{cards} in no sequence or set")
    else:
        points = sum(table.points.unmatched[card] for group in loose for card in group.cards)
        message = f"{cards} unmatched, worth {pluralized(points, 'point')}: at most {most} may be left"
        severity = Severity.ERROR if points > most else Severity.INFO
        yield Problem(span, NAME, message, severity, key="declaration.unmatched_points_max")
