"""How do deals make a match, and what is a match worth?"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from rummycheck.cards import Suit


class MatchKind(StrEnum):
    """What makes a match of deals."""

    SINGLE = "single"
    POOL = "pool"
    DEALS = "deals"
    ROUNDS = "rounds"
    LIMIT = "limit"


class LimitAt(StrEnum):
    """Whether a limit counts on reaching it, or only beyond it."""

    REACHED = "reached"
    PASSED = "passed"


class PointsTo(StrEnum):
    """For whom points are written down."""

    OWN = "own"
    WINNER = "winner"


class Winner(StrEnum):
    """Whose total wins."""

    LOWEST = "lowest"
    HIGHEST = "highest"
    MOST_CHIPS = "most_chips"


class Tie(StrEnum):
    """What becomes of a match that several would win."""

    SHARE = "share"
    EXTRA_DEAL = "extra_deal"


class ExtraDealFor(StrEnum):
    """Who plays the extra deal after a tie."""

    TIED = "tied"
    ALL = "all"


class SplitBy(StrEnum):
    """How those left in a pool share it when they split."""

    EQUALLY = "equally"
    DROPS_LEFT = "drops_left"
    EXTRA_DROPS = "extra_drops"


class AfterWrong(StrEnum):
    """What becomes of the others after a wrong declaration."""

    OTHERS_FREE = "others_free"
    PLAY_ON = "play_on"


class MatchOptions(NamedTuple):
    """How deals make a match."""

    kind: MatchKind
    points_to: PointsTo
    winner: Winner
    limit: int | None
    """Points that end the match, or put a player out of a pool."""
    limit_at: LimitAt
    rounds: int | None
    deals: int | None
    chips_per_deal: int | None
    tie: Tie
    extra_deal_for: ExtraDealFor
    rejoin_max: int | None
    """The highest total at the table under which a player may come back; None if nobody may."""
    rejoin_extra: int
    """How far above the highest total a player comes back."""
    split_min: int | None
    """The total of everybody left from which the pool may be split; None if it never may."""
    split_players: Mapping[int, int] | None
    """How many must have begun, by how many are left, for a split; None if any number may split."""
    split_by: SplitBy
    after_wrong_declaration: AfterWrong
    last_turn: bool
    """Whether the others have a last turn after a player goes out, in which they may go out, too."""


class SettlementKind(StrEnum):
    """What is settled in money."""

    NONE = "none"
    PER_POINT = "per_point"
    ENTRY_POOL = "entry_pool"
    CHIPS = "chips"


class SettlementOptions(NamedTuple):
    """What points, or a match, are worth in money; amounts are kept as written until it is settled."""

    kind: SettlementKind
    table_points: int | None
    point_value: str | None
    entry: str | None
    rejoin_entry: str | None
    """What coming back costs; None for the entry once more."""
    fee: str
    """An amount, or a percentage of the win such as `15%`."""
    smallest_coin: str
    """Where an amount has to be divided, it is rounded down to a multiple of this."""


class Shutout(StrEnum):
    """What is doubled for the winner of a match in which the others have no points."""

    DEALS = "deals"
    GAME = "game"
    ALL = "all"


class BonusOptions(NamedTuple):
    """Points beside those of the cards; None where the game knows no such bonus."""

    gin: int | None
    undercut: int | None
    big_gin: int | None
    undercut_on_tie: bool
    game: int | None = None
    """Points for winning the match."""
    box: int | None = None
    """Points for each deal won, at the end of the match."""
    shutout: Shutout | None = None
    upcard_doubles: tuple[Suit, ...] = ()
    """The suits of the upcard with which a deal counts twice."""
