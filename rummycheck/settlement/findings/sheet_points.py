"""Are the points beside a hand, or a drop, those reckoned?

With `--check`, the number that stands beside a hand is compared with what the
checker counts, doubled where the deal is, and after a knock what is left once
cards are laid off. It is what the player's own cards come to, also where others
gain by them, as in gin, or where a wrong declaration frees the player. A number
alone is what the hand counts, and is taken as it is.

Accepted: `{hand: 8♦ 8♠ 4♣ | K♠, points: 30}`.
Refused: `{hand: 8♦ 8♠ 4♣ | K♠, points: 40}`.

Keys: `points.ranks`, `points.wild.unmatched`, `penalties.rummy_factor`,
`declaration.lay_offs`.
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
            own = row.score.own.get(name)
            if entry.claim is not None and own is not None and entry.claim.value != own.points:
                message = f"deal {deal.number}: {name} has {own.points}, not {entry.claim.value}: {own.rule.words}"
                yield Problem(entry.claim.span, NAME, message, key=own.rule.key)
