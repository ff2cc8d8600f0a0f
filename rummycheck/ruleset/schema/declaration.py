"""Which keys say what a declaration must have?"""

from rummycheck.cards import Rank
from rummycheck.objective import CardsBy, CountMismatch, DeclarationOptions, FirstMeld, LayOffs
from rummycheck.ruleset.containers import filled, items, mapped, numbered
from rummycheck.ruleset.nodes import Node
from rummycheck.ruleset.schema.cards import RANK
from rummycheck.ruleset.schema.tags import OBJECTIVE
from rummycheck.ruleset.shapes import Key, Shape, choice, integer, nullable, one_of
from rummycheck.ruleset.tables import Values

_GIVEN_SIZES = items(integer(1))


def _read_sizes(node: Node, key: str) -> tuple[int, ...]:
    return tuple(sorted(_GIVEN_SIZES.read(node, key), reverse=True))


_SIZES = Shape(_GIVEN_SIZES.expected, _GIVEN_SIZES.accepts, _read_sizes, _GIVEN_SIZES.json_schema)
"""Sizes of groups, in any order; they are kept largest first."""

CARDS = Key(
    "declaration.cards",
    nullable(one_of(integer(1), choice(CardsBy), filled(numbered(integer(1))))),
    "cards to declare: a number, {players: cards}, by the round, or null for any number",
)
ANY_OF = Key("declaration.any_of", filled(items(OBJECTIVE)), "the objectives, one of which must be met")
UNMATCHED_POINTS_MAX = Key(
    "declaration.unmatched_points_max", integer(), "points that may stay unmatched; 0 means every card in a meld"
)
SHAPE = Key(
    "declaration.shape",
    nullable(one_of(filled(_SIZES), numbered(filled(_SIZES)))),
    "sizes of the groups, in any order, or {cards: sizes}; null for any",
)
FIRST_MELD_POINTS = Key("declaration.first_meld_points", integer(), "points that the first meld needs")
FIRST_MELD = Key(
    "declaration.first_meld", choice(FirstMeld), "what is weighed against them: all melds of the turn, or the best one"
)
PLAYERS = Key("declaration.players", nullable(integer(1)), "players assumed where something depends on their number")
COUNT_MISMATCH = Key(
    "declaration.count_mismatch", choice(CountMismatch), "what a hand with too few or too many cards is"
)
LAY_OFFS = Key(
    "declaration.lay_offs",
    choice(LayOffs),
    "whether the others may add cards to the melds of who ended the deal with unmatched cards, before they are counted",
    LayOffs.NONE,
)
UPCARD_LIMITS = Key(
    "declaration.upcard_limits",
    nullable(mapped(RANK, integer(), {"enum": [rank.value for rank in Rank]})),
    "points that may stay unmatched by the upcard's rank, else what it costs; never more than unmatched_points_max",
    None,
)

DECLARATION_KEYS = (
    CARDS,
    ANY_OF,
    UNMATCHED_POINTS_MAX,
    SHAPE,
    FIRST_MELD_POINTS,
    FIRST_MELD,
    PLAYERS,
    COUNT_MISMATCH,
    LAY_OFFS,
    UPCARD_LIMITS,
)


def declaration_options(values: Values) -> DeclarationOptions:
    """Return the declaration's part of a ruleset."""
    return DeclarationOptions(
        cards=values[CARDS],
        any_of=values[ANY_OF],
        unmatched_points_max=values[UNMATCHED_POINTS_MAX],
        shape=values[SHAPE],
        first_meld_points=values[FIRST_MELD_POINTS],
        first_meld=values[FIRST_MELD],
        players=values[PLAYERS],
        count_mismatch=values[COUNT_MISMATCH],
        lay_offs=values[LAY_OFFS],
        upcard_limits=values[UPCARD_LIMITS],
    )
