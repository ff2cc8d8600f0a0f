"""What does each key of a ruleset mean, for readers and for editors?"""

from functools import cache

from rummycheck.ruleset.faults import either
from rummycheck.ruleset.schema import TABLE
from rummycheck.ruleset.schema.melds import KIND_SCHEMAS
from rummycheck.ruleset.shapes import JsonSchema


def ruleset_keys() -> dict[str, str]:
    """Return every dotted key with one line on what it means and what may stand there.

    >>> ruleset_keys()["points.cap"]
    'the most that a hand can cost; null for no limit (a whole number or null)'
    """
    return {path: f"{key.words} ({either(key.shape.expected)})" for path, key in TABLE.every_key()}


def words_of(path: str) -> str:
    """Return what a dotted key means, `melds.<kind>` standing for every kind; of a key within a value, the value's.

    >>> words_of("melds.tunnela.size")
    'the least and the most cards of one meld; null for as many as fit'
    """
    parts = of_any_kind(path).split(".")
    words = _words()
    while parts:
        if ".".join(parts) in words:
            return words[".".join(parts)]
        parts.pop()
    return ""


def is_key(path: str) -> bool:
    """Tell whether a dotted path is a key itself, and not a section of keys or a part of a value."""
    return of_any_kind(path) in _words()


def keys_in(section: str) -> tuple[str, ...]:
    """Return the dotted keys that stand in a section, or within the value of a key; none where it is no section.

    >>> keys_in("points.meld"), keys_in("melds.set.jokers")[0], keys_in("points.cap")
    (('points.meld.joker', 'points.meld.ace_low'), 'melds.<kind>.jokers.max', ())
    """
    section = of_any_kind(section)
    return tuple(key for key in _words() if key.startswith(f"{section}."))


def expected_of(path: str) -> tuple[str, ...]:
    """Return what may stand under a key, in words, one for each alternative."""
    keys = dict(TABLE.every_key())
    return keys[of_any_kind(path)].shape.expected


def of_any_kind(path: str) -> str:
    """Return the key with `<kind>` for the name of a kind of meld.

    >>> of_any_kind("melds.tunnela.size"), of_any_kind("melds.tunnela"), of_any_kind("points.cap")
    ('melds.<kind>.size', 'melds.<kind>', 'points.cap')
    """
    section, _, rest = path.partition(".")
    kind, dot, key = rest.partition(".")
    return f"melds.<kind>{dot}{key}" if section == "melds" and kind else path


@cache
def _words() -> dict[str, str]:
    return {path: key.words for path, key in TABLE.every_key()}


def ruleset_json_schema() -> JsonSchema:
    """Return the JSON Schema of ruleset files, for editors that complete and check them."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "rummycheck ruleset",
        **TABLE.json_schema,
        "$defs": KIND_SCHEMAS,
    }
