"""Do melds cost a loser points too?

In most games a loser pays for what lies in no meld. In Indian rummy that holds
only once the objective is met: without two sequences, one of them pure, all
cards count. In 21-card rummy pure sequences are free all the same, and in the
Rommé family every card in hand counts. Where melds count it is told, since the
total looks wrong otherwise.

Accepted: `A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ Q♣`: three cards count.
Remarked on: `A♥ 2♥ 3♥ 4♥ | 5♣ 5♠ 5♦ | 8♦ 8♠ 8♣ | K♠ K♦ K♣`: all cards count.

Keys: `points.exempt`.
Source: the Junglee tutorial, points calculation: without the sequences the
points of all cards are added.
"""

from collections.abc import Iterator

from rummycheck.melds.base import counted, pluralized
from rummycheck.problems import Problem, Severity
from rummycheck.requirements.base import Table

NAME = "melds-counted"


def check(table: Table) -> Iterator[Problem]:
    """Yield a note if cards of melds count for a loser."""
    costly = [
        points
        for laid, points in zip(table.arrangement.groups, table.hand_count.by_group, strict=True)
        if laid.meld is not None and points
    ]
    if costly:
        count = "counts" if len(costly) == 1 else "count"
        melds = f"{counted(len(costly), 'meld')} {count} {pluralized(sum(costly), 'point')}"
        reason = "what would free melds is not met" if table.ruleset.points.exempt else "melds are never free here"
        yield Problem(table.declaration.span, NAME, f"{melds}: {reason}", Severity.INFO, "points.exempt")
