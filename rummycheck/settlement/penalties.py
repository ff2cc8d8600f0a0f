"""What does leaving a deal before its end cost?"""

from collections.abc import Callable

from rummycheck.errors import SheetError
from rummycheck.melds.base import number_word
from rummycheck.ruleset import Ruleset
from rummycheck.scoring import DropAs
from rummycheck.settlement.scores import PlayerScore, Rule
from rummycheck.settlement.sheet import Entry, Event, SheetDeal

Counted = Callable[[], PlayerScore]
"""Returns what the player's own cards cost; raises SheetError where the sheet does not tell them."""


def gone_score(entry: Entry, deal: SheetDeal, ruleset: Ruleset, counted: Counted) -> PlayerScore:
    """Return what a player scores who left before the end. Raises SheetError where the game knows no such thing."""
    penalties = ruleset.penalties
    match entry.event:
        case Event.FIRST_DROP:
            return _fixed(entry, deal, ruleset, penalties.first_drop, "penalties.first_drop")
        case Event.MIDDLE_DROP:
            return _fixed(entry, deal, ruleset, penalties.middle_drop, "penalties.middle_drop")
        case Event.MISSED_TURNS:
            misses = penalties.consecutive_misses
            counts_as = misses.counts_as if misses is not None else None
            _refuse_few(entry, deal, misses.turns if misses is not None else None)
            return _as_drop(entry, deal, ruleset, counts_as, "penalties.consecutive_misses", counted)
        case _:
            leave = penalties.leave_table
            counts_as = None if leave is None else leave.unseen if entry.event is Event.LEFT_UNSEEN else leave.drawn
            return _as_drop(entry, deal, ruleset, counts_as, "penalties.leave_table", counted)


def _fixed(entry: Entry, deal: SheetDeal, ruleset: Ruleset, points: int | None, key: str) -> PlayerScore:
    if points is None:
        raise _unknown(entry, deal, ruleset, key)
    return PlayerScore(points, Rule(entry.event.value, key))


def _unknown(entry: Entry, deal: SheetDeal, ruleset: Ruleset, key: str) -> SheetError:
    message = f"{ruleset.name} does not say what '{entry.event}' costs ({key} is null): write the points alone"
    return SheetError(f"deal {deal.number}: {message}", entry.span)


def _refuse_few(entry: Entry, deal: SheetDeal, turns: int | None) -> None:
    """Raise SheetError for fewer turns missed than it takes."""
    if turns is not None and entry.turns is not None and entry.turns < turns:
        missed = f"{number_word(entry.turns)} missed turn{'' if entry.turns == 1 else 's'}"
        message = f"{missed} cost nothing: it takes {number_word(turns)} (penalties.consecutive_misses)"
        raise SheetError(f"deal {deal.number}: {message}", entry.span)


def _as_drop(
    entry: Entry, deal: SheetDeal, ruleset: Ruleset, counts_as: DropAs | None, key: str, counted: Counted
) -> PlayerScore:
    """Return the points of the drop that something counts as, or those of the hand."""
    penalties = ruleset.penalties
    match counts_as:
        case None:
            raise _unknown(entry, deal, ruleset, key)
        case DropAs.COUNT:
            score = counted()
            return score._replace(rule=Rule(f"{entry.event}: {score.rule.words}", key))
        case DropAs.FIRST_DROP:
            points, drop_key = penalties.first_drop, "penalties.first_drop"
        case DropAs.MIDDLE_DROP:
            points, drop_key = penalties.middle_drop, "penalties.middle_drop"
    score = _fixed(entry, deal, ruleset, points, drop_key)
    return score._replace(rule=Rule(f"{entry.event}, as {counts_as.value.replace('_', ' ')}", key))
