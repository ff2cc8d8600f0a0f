"""Which keys say what cards cost?"""

from rummycheck.cards import Rank
from rummycheck.ruleset.containers import filled, items, mapped
from rummycheck.ruleset.schema.cards import RANK
from rummycheck.ruleset.schema.tags import DEMANDS, TAG
from rummycheck.ruleset.shapes import Key, choice, integer, nullable, one_of
from rummycheck.ruleset.tables import Table, Values, record
from rummycheck.scoring import AnyMeld, AtFace, Exemption, JokerOnTable, PointsOptions, WhenMet

_WILD_POINTS = one_of(integer(), choice(AtFace))

RANK_POINTS = Key(
    "points.ranks",
    mapped(RANK, integer(), {"enum": [rank.value for rank in Rank]}),
    "points by rank; a rank that is not named costs its face value",
)
PRINTED_JOKER_MELDED = Key("points.printed_joker.melded", integer(), "a printed joker in a meld")
PRINTED_JOKER_UNMATCHED = Key("points.printed_joker.unmatched", integer(), "a printed joker in no meld")
WILD_MELDED = Key("points.wild.melded", _WILD_POINTS, "a wild card that serves as a joker in a meld")
WILD_UNMATCHED = Key("points.wild.unmatched", _WILD_POINTS, "a wild card in no meld; face = as the card printed on it")
WILD_EXACT = Key(
    "points.wild.exact", nullable(_WILD_POINTS), "a card just like the turned-up one; null for no rule of its own"
)
JOKER_ON_TABLE = Key(
    "points.meld.joker",
    choice(JokerOnTable),
    "a joker in a meld on the table: as the card that it stands for, or its own points in a meld",
)
ACE_LOW_ON_TABLE = Key(
    "points.meld.ace_low", nullable(integer()), "an ace below the two on the table; null for its usual points"
)

WHEN = Key("when", one_of(choice(WhenMet), DEMANDS), "when the line applies: a valid declaration, or {name: at least}")
MELDS = Key("melds", one_of(choice(AnyMeld), filled(items(TAG))), "whose cards are free then: any meld, or those named")


def _exemption(values: Values) -> Exemption:
    return Exemption(when=values[WHEN], melds=values[MELDS])


EXEMPT = Key(
    "points.exempt",
    items(record(Table(WHEN, MELDS), _exemption)),
    "which melds are free for a loser: the first line that applies; with none, every card counts",
)
CAP = Key("points.cap", nullable(integer()), "the most that a hand can cost; null for no limit")

POINTS_KEYS = (
    RANK_POINTS,
    PRINTED_JOKER_MELDED,
    PRINTED_JOKER_UNMATCHED,
    WILD_MELDED,
    WILD_UNMATCHED,
    WILD_EXACT,
    JOKER_ON_TABLE,
    ACE_LOW_ON_TABLE,
    EXEMPT,
    CAP,
)


def points_options(values: Values) -> PointsOptions:
    """Return the points' part of a ruleset."""
    return PointsOptions(
        ranks=values[RANK_POINTS],
        printed_joker_melded=values[PRINTED_JOKER_MELDED],
        printed_joker_unmatched=values[PRINTED_JOKER_UNMATCHED],
        wild_melded=values[WILD_MELDED],
        wild_unmatched=values[WILD_UNMATCHED],
        wild_exact=values[WILD_EXACT],
        joker_on_table=values[JOKER_ON_TABLE],
        ace_low_on_table=values[ACE_LOW_ON_TABLE],
        exempt=values[EXEMPT],
        cap=values[CAP],
    )
