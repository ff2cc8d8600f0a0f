"""Is a declaration on the sheet what the sheet says it is?

Who `declared` a hand says that it is valid, unless the sheet says `declared
wrongly`; the cards decide. A wrong declaration is settled as one, whatever the
sheet says: it costs its penalty, and what becomes of the others is up to the
rules. A hand said to be wrong that is valid is a finding, too, and so is a
knock with more points than may stay unmatched.

Accepted: `declared wrongly 8♦ 8♠ 4♣ | 3♦ 3♣ | ...`.
Refused: `declared 8♦ 8♠ 4♣ | 3♦ 3♣ | ...`.

Keys: `declaration.any_of`, `declaration.unmatched_points_max`,
`declaration.upcard_limits`, `penalties.wrong_declaration`,
`match.after_wrong_declaration`.
Source: the Junglee tutorial, "wrong declaration: 80 points".
"""

from collections.abc import Iterator

from rummycheck.checker import Outcome
from rummycheck.melds.base import being
from rummycheck.problems import Problem, Severity
from rummycheck.settlement.book import Row
from rummycheck.settlement.declarers import has_too_many_unmatched
from rummycheck.settlement.rules_of_deal import rules_of_deal
from rummycheck.settlement.settled import Settlement
from rummycheck.settlement.sheet import DECLARING, Entry, Event

NAME = "wrong-declaration"


def check(settled: Settlement) -> Iterator[Problem]:
    """Yield a problem for each declaration that is not what the sheet says."""
    for row in settled.rows:
        for name, entry in row.score.deal.entries.items():
            message = _difference(name, entry, row, settled)
            if message is not None:
                yield Problem(entry.span, NAME, f"deal {row.score.deal.number}: {message}")


def _difference(name: str, entry: Entry, row: Row, settled: Settlement) -> str | None:
    """Return what a declaration is other than said, or None."""
    hand = row.score.hands.get(name)
    if entry.event not in (*DECLARING, Event.DECLARED_SECOND):
        return None
    if hand is None:
        if entry.event in (Event.GIN, Event.BIG_GIN) and entry.points:
            return f"{name} has no {entry.event}: {being(entry.points, 'point')} unmatched"
        rules = rules_of_deal(row.score.deal, settled.ruleset)
        if entry.says is not Outcome.WRONG and has_too_many_unmatched(entry, rules):
            most = rules.declaration.unmatched_points_max
            return f"{name} knocks with {entry.points}, but no more than {most} may stay unmatched"
        return None
    verdict = hand.verdict
    if verdict.is_valid and entry.says is Outcome.WRONG:
        return f"the declaration of {name} is said to be wrong, but it is valid"
    if verdict.is_valid and entry.event is Event.GIN and verdict.count.points:
        return f"{name} has no gin: {being(verdict.count.points, 'point')} unmatched"
    if verdict.is_valid or entry.says is Outcome.WRONG:
        return None
    reason = next(fault.message for fault in verdict.problems if fault.severity is Severity.ERROR)
    return f"the declaration of {name} is wrong: {reason}"
