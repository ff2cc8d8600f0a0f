"""Is anybody charged points whom a wrong declaration frees?

After a wrong declaration the others are free of points where the ruleset says
`others_free`, and where they play on, the last one left has won. A sheet that
writes points for them all the same goes by other rules, or leaves out who won
later. A hand is no charge, and neither are points beside one; nor are numbers
in a game whose points are written down for the winner.

Accepted: `Asha: declared wrongly`, `Binod: lost`, `Chitra: lost`.
Refused: `Asha: declared wrongly`, `Binod: 12`, `Chitra: 30`, where the others
are free.

Keys: `match.after_wrong_declaration`.
Source: the numbers of the sheet.
"""

from collections.abc import Iterator

from rummycheck.checker import Outcome
from rummycheck.match import PointsTo
from rummycheck.melds.base import listed
from rummycheck.problems import Problem
from rummycheck.settlement.scores import FREED, LAST_LEFT, DealScore
from rummycheck.settlement.settled import Settlement
from rummycheck.settlement.sheet import Event

NAME = "freed-points"
KEY = "match.after_wrong_declaration"
_WHY = {FREED.words: "is free of points", LAST_LEFT.words: "is the last one left and wins"}


def check(settled: Settlement) -> Iterator[Problem]:
    """Yield a problem for each number that is charged to somebody who has none."""
    if settled.ruleset.match.points_to is PointsTo.OWN:
        for row in settled.rows:
            yield from _in_deal(row.score)


def _in_deal(score: DealScore) -> Iterator[Problem]:
    entries = score.deal.entries
    # A declaration that the sheet takes for valid, and the cards do not, has its own finding.
    wrong = [name for name in score.wrong if entries[name].says is Outcome.WRONG]
    for name in score.winners if wrong else ():
        entry, words = entries[name], score.players[name].rule.words
        why = next((why for rule, why in _WHY.items() if words.startswith(rule)), None)
        if why is not None and entry.event is Event.LOST and entry.hand is None and entry.points:
            told = f"{listed(wrong)} declared wrongly, and so {name} {why}: {entry.points} are written"
            yield Problem(entry.span, NAME, f"deal {score.deal.number}: {told}", key=KEY)
