"""Are the points beside a hand, or a drop, those reckoned?

With `--check`, the number that stands beside a hand is compared with what the
checker counts, doubled where the deal is.

Accepted: `{hand: 8♦ 8♠ 4♣ | K♠, points: 30}`.
Refused: `{hand: 8♦ 8♠ 4♣ | K♠, points: 40}`.

Keys: `points.ranks`, `points.wild.unmatched`, `penalties.rummy_factor`.
Source: the numbers of the sheet.
"""

from collections.abc import Iterator

from rummycheck.problems import Problem
from rummycheck.settlement.settled import Settlement

NAME = "sheet-points"


def check(settled: Settlement) -> Iterator[Problem]:
    """Yield a problem for each number that differs."""
    for row in settled.rows:
        deal = row.score.deal
        for name, entry in deal.entries.items():
            if entry.claim is not None and name in row.score.players and entry.claim.value != row.cells[name].points:
                reckoned, rule = row.cells[name].points, row.cells[name].rule
                message = f"deal {deal.number}: {name} has {reckoned}, not {entry.claim.value}: {rule.words}"
                yield Problem(entry.claim.span, NAME, message, key=rule.key)
