"""Which keys can a ruleset have, and what may stand under them?"""

from rummycheck.ruleset.containers import items
from rummycheck.ruleset.schema.deck import DECK_KEYS, WILD_KEYS
from rummycheck.ruleset.schema.declaration import DECLARATION_KEYS
from rummycheck.ruleset.schema.match import BONUS_KEYS, MATCH_KEYS, SETTLEMENT_KEYS
from rummycheck.ruleset.schema.melds import MELDS
from rummycheck.ruleset.schema.penalties import PENALTY_KEYS
from rummycheck.ruleset.schema.points import POINTS_KEYS
from rummycheck.ruleset.shapes import Key, named, nullable, one_of, text
from rummycheck.ruleset.tables import Table

SCHEMA_VERSION = Key("schema", named({"1": 1}), "the version of these keys; there is only 1 so far")
EXTENDS = Key(
    "extends",
    nullable(text()),
    "the ruleset that this one changes: a name, or a file beside it; base if not given, null for none",
    None,
)
TITLE = Key("title", text(), "what the ruleset is, in a line")
RULES_FROM = Key("source", one_of(text(), items(text())), "where the rules come from: one text or a list of them")

TABLE = Table(
    SCHEMA_VERSION,
    EXTENDS,
    TITLE,
    RULES_FROM,
    *DECK_KEYS,
    *WILD_KEYS,
    MELDS,
    *DECLARATION_KEYS,
    *POINTS_KEYS,
    *PENALTY_KEYS,
    *BONUS_KEYS,
    *MATCH_KEYS,
    *SETTLEMENT_KEYS,
)
"""Every key, in the order of base.yaml."""
