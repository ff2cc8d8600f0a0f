"""Which keys can a kind of meld have?"""

from enum import StrEnum

from rummycheck.melds.base import Order, Serves, Size
from rummycheck.melds.run import RunSuits
from rummycheck.melds.sets import SetSuits
from rummycheck.melds.windows import Ace
from rummycheck.ruleset.containers import different_items
from rummycheck.ruleset.faults import FaultyError, fault, mismatch
from rummycheck.ruleset.nodes import Listing, Node
from rummycheck.ruleset.schema.tags import TAG
from rummycheck.ruleset.shapes import Key, Shape, boolean, choice, integer, nullable, one_of


class MeldType(StrEnum):
    """How a kind of meld is judged."""

    RUN = "run"
    SET = "set"
    IDENTICAL = "identical"
    JOKERS = "jokers"


_LEAST = integer(1)
_MOST = nullable(_LEAST)
_EXPECTED = ("[least, most] cards, most being null for as many as fit",)


def _is_list(node: Node) -> bool:
    return isinstance(node, Listing)


def _read_size(node: Node, key: str) -> Size:
    if not isinstance(node, Listing) or len(node.items) != 2:
        raise mismatch(node, key, _EXPECTED)
    least, most = _LEAST.read(node.items[0], key), _MOST.read(node.items[1], key)
    if most is not None and most < least:
        raise FaultyError([fault(node, key, f"the least number of cards, {least}, is above the most, {most}")])
    return Size(least, most)


_SIZE_SCHEMA = {
    "type": "array",
    "prefixItems": [_LEAST.json_schema, _MOST.json_schema],
    "minItems": 2,
    "maxItems": 2,
}

TYPE = Key("type", choice(MeldType), "how it is judged: consecutive ranks, one rank, one card repeated, jokers alone")
SIZE = Key(
    "size",
    Shape(_EXPECTED, _is_list, _read_size, _SIZE_SCHEMA),
    "the least and the most cards of one meld; null for as many as fit",
)
_NO_TAGS: tuple[str, ...] = ()
COUNTS_AS = Key("counts_as", different_items(TAG), "what else it counts as, such as pure_sequence", _NO_TAGS)
SERVES = Key(
    "serves",
    choice(Serves),
    "whether such a group is always a meld, or only towards an objective that names it",
    Serves.ALWAYS,
)
ACE = Key("ace", choice(Ace), "where the ace ranks in a run: A-2-3, Q-K-A, both or neither", Ace.LOW)
WRAP = Key("wrap", boolean(), "whether a run may go round the corner: K-A-2", False)
ORDER = Key(
    "order", choice(Order), "whether cards may lie in any order, must run up or down as written, or only up", Order.ANY
)
RUN_SUITS = Key("suits", choice(RunSuits), "whether the cards of a run are of the same suit or of any", RunSuits.SAME)
SET_SUITS = Key("suits", choice(SetSuits), "whether a set may hold two cards of one suit", SetSuits.DISTINCT)
SUITS: Key[StrEnum] = Key(
    "suits",
    one_of(choice(RunSuits), choice(SetSuits)),
    "a run: cards of the same suit or of any; a set: every card of a distinct suit, or of any",
)
"""Stands for both in explanations."""
JOKERS_MAX = Key("jokers.max", nullable(integer()), "the most jokers in one meld; null for no limit", None)
JOKERS_PER_NATURAL = Key(
    "jokers.per_natural", nullable(integer()), "the most jokers for each natural card; null for no limit", None
)
MIN_NATURALS = Key("jokers.min_naturals", integer(), "the least natural cards; 0 lets jokers be a meld alone", 1)
ADJACENT = Key("jokers.adjacent", boolean(), "whether two jokers may lie side by side", True)

KIND_KEYS = (TYPE, SIZE, COUNTS_AS, SERVES)
JOKER_KEYS = (JOKERS_MAX, JOKERS_PER_NATURAL, MIN_NATURALS, ADJACENT)
