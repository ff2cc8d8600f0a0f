"""Which keys can a score sheet have, for readers and for editors?"""

from collections.abc import Mapping

from rummycheck.ruleset.containers import filled, items
from rummycheck.ruleset.faults import mismatch
from rummycheck.ruleset.nodes import Listing, Node
from rummycheck.ruleset.schema.money import AMOUNT, FEE
from rummycheck.ruleset.shapes import JsonSchema, Key, Shape, nullable, text
from rummycheck.ruleset.tables import Table
from rummycheck.settlement.entry_reading import ENTRY
from rummycheck.settlement.sheet import Claim, Name, Setting
from rummycheck.settlement.sheet_values import CLAIMS, FLAG, NAME, NAMES, SETTINGS

_NO_NAMES: tuple[Name, ...] = ()
_NO_SETTINGS: tuple[Setting, ...] = ()
_NO_CLAIMS: Mapping[str, Claim] = {}

WILD = Key("wild", nullable(text()), "the card that is turned up, such as Q♦", None)
UPCARD = Key("upcard", nullable(text()), "the card turned up for the discard pile, such as 7♠, where it matters", None)
REJOINED = Key("rejoined", items(NAME), "players who were out and come back before this deal", _NO_NAMES)
SPLIT = Key("split", FLAG, "true = those left split the pool after this deal", None)
DEAL_TOTALS = Key("totals", CLAIMS, "each player's total after the deal, as the sheet has it", _NO_CLAIMS)
NOTE = Key("note", nullable(text()), "whatever else is to be remembered", None)
DEAL_KEYS = Table(WILD, UPCARD, REJOINED, SPLIT, DEAL_TOTALS, NOTE)
"""What else stands in a deal is a player's name."""
DEAL_WORDS = tuple(key.path for key in DEAL_KEYS.keys)


def _deal_schema() -> JsonSchema:
    return {
        **DEAL_KEYS.json_schema,
        "additionalProperties": {**ENTRY.json_schema, "description": "what a player did: points, a hand or a word"},
    }


def _read_deals(node: Node, key: str) -> Listing:
    if not isinstance(node, Listing):
        raise mismatch(node, key, DEALS.shape.expected)
    return node


RULESET = Key("ruleset", text(), "by which rules is played: a name, or a file beside the sheet", None)
SETTINGS_KEY = Key("set", SETTINGS, "ruleset keys that are different at this table, {points.cap: 60}", _NO_SETTINGS)
TITLE = Key("title", nullable(text()), "what was played, where and when, in a line", None)
_SOME_NAMES = filled(items(NAME))
_TWO_NAMES = _SOME_NAMES._replace(json_schema={**_SOME_NAMES.json_schema, "minItems": 2, "uniqueItems": True})
PLAYERS = Key("players", _TWO_NAMES, "the names of all players, at least two")
CURRENCY = Key("currency", text(), "the sign before an amount of money", "")
POINT_VALUE = Key("point_value", nullable(AMOUNT), "money for a point, or for a chip", None)
ENTRY_FEE = Key("entry", nullable(AMOUNT), "money that each player pays into the pool", None)
HOUSE_FEE = Key("fee", nullable(FEE), "what the house keeps of a win: an amount, or a percentage", None)
DEALS = Key(
    "deals",
    Shape(
        ("a list of deals",),
        lambda node: isinstance(node, Listing),
        _read_deals,
        {"type": "array", "items": _deal_schema()},
    ),
    "the deals in their order, each with what every player did",
)
TOTALS = Key("totals", CLAIMS, "each player's total at the end, as the sheet has it", _NO_CLAIMS)
SHEET_WINNER = Key("winner", nullable(NAMES), "who won, as the sheet has it; a list where several did", None)
CASH = Key("cash", CLAIMS, "what each player won or lost in money, as the sheet has it", _NO_CLAIMS)

TABLE = Table(
    RULESET,
    SETTINGS_KEY,
    TITLE,
    PLAYERS,
    CURRENCY,
    POINT_VALUE,
    ENTRY_FEE,
    HOUSE_FEE,
    DEALS,
    TOTALS,
    SHEET_WINNER,
    CASH,
)


def sheet_json_schema() -> JsonSchema:
    """Return the JSON Schema of score sheets, for editors that complete and check them."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "rummycheck score sheet",
        **TABLE.json_schema,
        "required": [PLAYERS.path, DEALS.path],
    }
