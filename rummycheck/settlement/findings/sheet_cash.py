"""Is the sheet's money what each player has won or lost?

With `--check`, the amounts under `cash` are compared with what is settled: what
a player gets, less what the player pays; less than nothing for a loss.

Accepted: `cash: {Asha: 220, Binod: -40}` where that is settled.
Refused: `cash: {Asha: 240}` where 220 are.

Keys: `settlement.kind`, `settlement.point_value`, `settlement.fee`.
Source: the numbers of the sheet.
"""

from collections.abc import Iterator

from rummycheck.problems import Problem
from rummycheck.settlement.cash import shown
from rummycheck.settlement.settled import Settlement

NAME = "sheet-cash"


def check(settled: Settlement) -> Iterator[Problem]:
    """Yield a problem for each amount that differs."""
    for name, claim in settled.sheet.cash.items():
        if settled.cash is None:
            yield Problem(claim.span, NAME, f"no money is settled, and so {name} has none")
        elif claim.value != settled.cash.net(name):
            amount = shown(settled.cash.net(name), settled.currency)
            yield Problem(claim.span, NAME, f"{name} has {amount}, not {shown(claim.value, settled.currency)}")
