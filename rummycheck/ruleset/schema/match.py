"""Which keys say how deals make a match, and what it is worth?"""

from rummycheck.cards import Suit
from rummycheck.match import (
    AfterWrong,
    BonusOptions,
    ExtraDealFor,
    LimitAt,
    MatchKind,
    MatchOptions,
    PointsTo,
    SettlementKind,
    SettlementOptions,
    Shutout,
    SplitBy,
    Tie,
    Winner,
)
from rummycheck.ruleset.containers import different_items, filled, numbered
from rummycheck.ruleset.schema.cards import SUIT
from rummycheck.ruleset.schema.money import AMOUNT, COIN, FEE
from rummycheck.ruleset.shapes import Key, boolean, choice, integer, nullable
from rummycheck.ruleset.tables import Values

_POINTS = nullable(integer())
_NUMBER = nullable(integer(1))

GIN = Key("bonuses.gin", _POINTS, "points for ending a deal with no unmatched points; null = no such bonus", None)
UNDERCUT = Key(
    "bonuses.undercut",
    _POINTS,
    "points for having no more unmatched points than who knocked; null = no such rule",
    None,
)
BIG_GIN = Key("bonuses.big_gin", _POINTS, "points for all cards and the one drawn in melds; null = no such bonus", None)
UNDERCUT_ON_TIE = Key(
    "bonuses.undercut_on_tie", boolean(), "whether as many unmatched points as who knocked are an undercut too", True
)
GAME = Key("bonuses.game", _POINTS, "points for winning the match, added at its end; null = no such bonus", None)
BOX = Key("bonuses.box", _POINTS, "points for each deal won, added at the end of the match; null = no such bonus", None)
SHUTOUT = Key(
    "bonuses.shutout",
    nullable(choice(Shutout)),
    "what the winner gets twice where the others have no points: the points of the deals, bonuses.game, or all of it",
    None,
)
_NO_SUITS: tuple[Suit, ...] = ()
UPCARD_DOUBLES = Key(
    "bonuses.upcard_doubles", different_items(SUIT), "the suits of the upcard with which a deal counts twice", _NO_SUITS
)
BONUS_KEYS = (GIN, UNDERCUT, BIG_GIN, UNDERCUT_ON_TIE, GAME, BOX, SHUTOUT, UPCARD_DOUBLES)


def bonus_options(values: Values) -> BonusOptions:
    """Return the bonuses' part of a ruleset."""
    return BonusOptions(
        gin=values[GIN],
        undercut=values[UNDERCUT],
        big_gin=values[BIG_GIN],
        undercut_on_tie=values[UNDERCUT_ON_TIE],
        game=values[GAME],
        box=values[BOX],
        shutout=values[SHUTOUT],
        upcard_doubles=values[UPCARD_DOUBLES],
    )


KIND = Key(
    "match.kind",
    choice(MatchKind),
    "single deals, a pool with players going out, a number of deals for chips, rounds, or up to a limit",
    MatchKind.SINGLE,
)
POINTS_TO = Key(
    "match.points_to",
    choice(PointsTo),
    "own = points are written down for who has them; winner = for the deal's winner, less the winner's own",
    PointsTo.OWN,
)
WINNER = Key("match.winner", choice(Winner), "whose total wins the match", Winner.LOWEST)
LIMIT = Key("match.limit", _NUMBER, "points that end the match, or put a player out of a pool", None)
LIMIT_AT = Key(
    "match.limit_at", choice(LimitAt), "whether the limit counts when it is reached, or only beyond it", LimitAt.REACHED
)
ROUNDS = Key("match.rounds", _NUMBER, "the number of rounds, where it is fixed", None)
DEALS = Key("match.deals", _NUMBER, "the number of deals for which players bring chips", None)
CHIPS_PER_DEAL = Key("match.chips_per_deal", _NUMBER, "the chips that a player brings for each deal", None)
TIE = Key(
    "match.tie", choice(Tie), "what becomes of a match that several would win: they share, or play once more", Tie.SHARE
)
EXTRA_DEAL_FOR = Key(
    "match.extra_deal_for", choice(ExtraDealFor), "who plays the extra deal after a tie", ExtraDealFor.TIED
)
REJOIN_MAX = Key(
    "match.rejoin_max", _POINTS, "who is out may come back while nobody has more points than this; null = never", None
)
REJOIN_EXTRA = Key("match.rejoin_extra", integer(), "how many points above the highest total a player comes back", 1)
SPLIT_MIN = Key(
    "match.split_min", _POINTS, "the pool may be split when everybody left has this many points; null = never", None
)
SPLIT_PLAYERS = Key(
    "match.split_players",
    nullable(filled(numbered(integer(2)))),
    "who may split: {players left: least number that began}; no other number may; null = any number",
    None,
)
SPLIT_BY = Key(
    "match.split_by",
    choice(SplitBy),
    "shares of a split pool: equal, in proportion to drops left, or an entry for each drop that others lack",
    SplitBy.EQUALLY,
)
AFTER_WRONG = Key(
    "match.after_wrong_declaration",
    choice(AfterWrong),
    "after a wrong declaration the others are free of points, or play on until somebody wins",
    AfterWrong.OTHERS_FREE,
)
LAST_TURN = Key(
    "match.last_turn",
    boolean(),
    "after a player goes out the others have a last turn, in which they may go out, too",
    False,
)
MATCH_KEYS = (
    KIND,
    POINTS_TO,
    WINNER,
    LIMIT,
    LIMIT_AT,
    ROUNDS,
    DEALS,
    CHIPS_PER_DEAL,
    TIE,
    EXTRA_DEAL_FOR,
    REJOIN_MAX,
    REJOIN_EXTRA,
    SPLIT_MIN,
    SPLIT_PLAYERS,
    SPLIT_BY,
    AFTER_WRONG,
    LAST_TURN,
)


def match_options(values: Values) -> MatchOptions:
    """Return the match's part of a ruleset."""
    return MatchOptions(
        kind=values[KIND],
        points_to=values[POINTS_TO],
        winner=values[WINNER],
        limit=values[LIMIT],
        limit_at=values[LIMIT_AT],
        rounds=values[ROUNDS],
        deals=values[DEALS],
        chips_per_deal=values[CHIPS_PER_DEAL],
        tie=values[TIE],
        extra_deal_for=values[EXTRA_DEAL_FOR],
        rejoin_max=values[REJOIN_MAX],
        rejoin_extra=values[REJOIN_EXTRA],
        split_min=values[SPLIT_MIN],
        split_players=values[SPLIT_PLAYERS],
        split_by=values[SPLIT_BY],
        after_wrong_declaration=values[AFTER_WRONG],
        last_turn=values[LAST_TURN],
    )


SETTLED = Key(
    "settlement.kind",
    choice(SettlementKind),
    "what is settled in money: nothing, points, a pool of entries, or chips",
    SettlementKind.NONE,
)
TABLE_POINTS = Key("settlement.table_points", _NUMBER, "points that a player brings to the table for a deal", None)
POINT_VALUE = Key("settlement.point_value", nullable(AMOUNT), "money for a point, or for a chip", None)
ENTRY = Key("settlement.entry", nullable(AMOUNT), "money that each player pays into the pool", None)
REJOIN_ENTRY = Key(
    "settlement.rejoin_entry", nullable(AMOUNT), "money for coming back into a pool; null = the entry once more", None
)
HOUSE_FEE = Key("settlement.fee", FEE, "what the house keeps of a win: an amount, or a percentage", "0")
SMALLEST_COIN = Key(
    "settlement.smallest_coin",
    COIN,
    "all amounts are multiples of it; fees by percentage and shares are rounded down, the rest stays with the house",
    "0.01",
)
SETTLEMENT_KEYS = (SETTLED, TABLE_POINTS, POINT_VALUE, ENTRY, REJOIN_ENTRY, HOUSE_FEE, SMALLEST_COIN)


def settlement_options(values: Values) -> SettlementOptions:
    """Return the money's part of a ruleset."""
    return SettlementOptions(
        kind=values[SETTLED],
        table_points=values[TABLE_POINTS],
        point_value=values[POINT_VALUE],
        entry=values[ENTRY],
        rejoin_entry=values[REJOIN_ENTRY],
        fee=values[HOUSE_FEE],
        smallest_coin=values[SMALLEST_COIN],
    )
