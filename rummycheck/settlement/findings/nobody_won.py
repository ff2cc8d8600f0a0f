"""Is it said who won a deal?

A match by totals can be settled without; but a deal in which all have points,
or several have none, was most likely not written down to its end. Where the
winner of a deal is paid, or takes chips, it has to be said. Where the others
play on after a wrong declaration, one of them wins later: a sheet that does not
say who has charged points to the winner.

Accepted: `Asha: declared`, or `Asha: 0` where nobody else has 0.
Remarked on: `Asha: 12` and `Binod: 30`, and nobody else plays.
Refused: `Asha: declared wrongly`, `Binod: 12` and `Chitra: 30`, where the
others play on.

Keys: `match.kind`, `match.after_wrong_declaration`, `settlement.kind`.
Source: every deal of the sources has a winner, who scores nothing.
"""

from collections.abc import Iterator

from rummycheck.match import AfterWrong
from rummycheck.problems import Problem, Severity
from rummycheck.settlement.scores import DealScore, who_plays_on
from rummycheck.settlement.settled import Settlement

NAME = "nobody-won"


def check(settled: Settlement) -> Iterator[Problem]:
    """Yield a note for each deal that nobody is said to have won, unless a wrong declaration ended it."""
    ends_by_wrong = settled.ruleset.match.after_wrong_declaration is AfterWrong.OTHERS_FREE
    for row in settled.rows:
        if not row.score.winners and not (row.score.wrong and ends_by_wrong):
            yield _problem(row.score, settled)


def _problem(score: DealScore, settled: Settlement) -> Problem:
    """Return the note; a problem where the winner's points are charged for certain."""
    goes_on = who_plays_on(score, settled.ruleset)
    if goes_on is None:
        return Problem(score.deal.span, NAME, f"deal {score.deal.number}: nobody is said to have won it", Severity.INFO)
    return Problem(score.deal.span, NAME, f"deal {score.deal.number}: {goes_on}: say who 'declared' or 'won' then")
