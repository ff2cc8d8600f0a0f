"""Are the totals of the sheet those reckoned?

With `--check`, the totals under a deal, and those under the sheet, are compared
with what the deals add up to.

Accepted: `totals: {Asha: 60}` after 20 and 40.
Refused: `totals: {Asha: 62}` after 20 and 40.

Keys: `match.kind`, `match.chips_per_deal`.
Source: the numbers of the sheet.
"""

from collections.abc import Iterator, Mapping

from rummycheck.problems import Problem
from rummycheck.settlement.settled import Settlement
from rummycheck.settlement.sheet import Claim

NAME = "sheet-total"


def check(settled: Settlement) -> Iterator[Problem]:
    """Yield a problem for each total that differs."""
    for row in settled.rows:
        yield from _differences(row.score.deal.totals, row.totals, f"deal {row.score.deal.number}: ")
    totals = {standing.player: standing.total for standing in settled.standings}
    yield from _differences(settled.sheet.totals, totals, "")


def _differences(claims: Mapping[str, Claim], totals: Mapping[str, int], where: str) -> Iterator[Problem]:
    for name, claim in claims.items():
        if claim.value != totals[name]:
            yield Problem(claim.span, NAME, f"{where}{name} has {totals[name]} in all, not {claim.value}")
