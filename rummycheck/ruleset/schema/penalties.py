"""Which keys say what mistakes and early ends cost?"""

from rummycheck.ruleset.shapes import Key, choice, integer, nullable, one_of
from rummycheck.ruleset.tables import Table, Values, record
from rummycheck.scoring import DropAs, HandCount, LeaveTable, Misses, PenaltyOptions

_DROP = choice(DropAs)
_POINTS = nullable(integer())

TURNS = Key("turns", integer(1), "turns missed in a row")
MISSES_AS = Key("as", _DROP, "which drop they count as")


def _misses(values: Values) -> Misses:
    return Misses(turns=values[TURNS], counts_as=values[MISSES_AS])


UNSEEN = Key("unseen", _DROP, "which drop it is before any card was drawn")
DRAWN = Key("drawn", _DROP, "which drop it is after a card was drawn")


def _leave_table(values: Values) -> LeaveTable:
    return LeaveTable(unseen=values[UNSEEN], drawn=values[DRAWN])


WRONG_DECLARATION = Key(
    "penalties.wrong_declaration",
    nullable(one_of(integer(), choice(HandCount))),
    "a wrong declaration: points, count = the points of the hand, null = no such penalty",
)
FIRST_DROP = Key("penalties.first_drop", _POINTS, "leaving the deal before the first draw; null = not in this game")
MIDDLE_DROP = Key("penalties.middle_drop", _POINTS, "leaving the deal later; null = not in this game")
CONSECUTIVE_MISSES = Key(
    "penalties.consecutive_misses",
    nullable(record(Table(TURNS, MISSES_AS), _misses)),
    "so many turns missed in a row count as a drop; null = no such rule",
)
LEAVE_TABLE = Key(
    "penalties.leave_table",
    nullable(record(Table(UNSEEN, DRAWN), _leave_table)),
    "which drop leaving the table is; null = no such rule",
)
SECOND_DECLARATION = Key(
    "penalties.second_declaration", _POINTS, "declaring validly right after the winner; null = no such rule"
)
RUMMY_FACTOR = Key(
    "penalties.rummy_factor", integer(1), "what losers' points are multiplied by when all cards go down at once"
)

PENALTY_KEYS = (
    WRONG_DECLARATION,
    FIRST_DROP,
    MIDDLE_DROP,
    CONSECUTIVE_MISSES,
    LEAVE_TABLE,
    SECOND_DECLARATION,
    RUMMY_FACTOR,
)


def penalty_options(values: Values) -> PenaltyOptions:
    """Return the penalties' part of a ruleset."""
    return PenaltyOptions(
        wrong_declaration=values[WRONG_DECLARATION],
        first_drop=values[FIRST_DROP],
        middle_drop=values[MIDDLE_DROP],
        consecutive_misses=values[CONSECUTIVE_MISSES],
        leave_table=values[LEAVE_TABLE],
        second_declaration=values[SECOND_DECLARATION],
        rummy_factor=values[RUMMY_FACTOR],
    )
