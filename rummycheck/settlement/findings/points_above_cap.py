"""Are points on the sheet more than a hand can cost?

Where a ruleset caps what a hand costs, no player can have lost more with one.
The number is settled as it stands.

Accepted: `Asha: 80`, where 80 is the most.
Refused: `Asha: 93`, where 80 is the most.

Keys: `points.cap`.
Source: the Junglee tutorial, "a maximum of 80 points".
"""

from collections.abc import Iterator

from rummycheck.melds.base import pluralized
from rummycheck.problems import Problem
from rummycheck.settlement.settled import Settlement
from rummycheck.settlement.sheet import Event

NAME = "points-above-cap"


def check(settled: Settlement) -> Iterator[Problem]:
    """Yield a problem for each number above the cap."""
    cap = settled.ruleset.points.cap
    for row in settled.rows if cap is not None else ():
        for name, entry in row.score.deal.entries.items():
            if entry.event is Event.LOST and entry.points is not None and cap is not None and entry.points > cap:
                points = pluralized(entry.points, "point")
                message = f"deal {row.score.deal.number}: {points} of {name}: a hand costs {cap} at most"
                yield Problem(entry.span, NAME, message, key="points.cap")
