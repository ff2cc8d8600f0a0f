"""What does each key of a ruleset mean, for readers and for editors?"""

from rummycheck.ruleset.faults import either
from rummycheck.ruleset.schema import TABLE
from rummycheck.ruleset.shapes import JsonSchema


def ruleset_keys() -> dict[str, str]:
    """Return every dotted key with one line on what it means and what may stand there.

    >>> ruleset_keys()["points.cap"]
    'the most that a hand can cost; null for no limit (a whole number or null)'
    """
    return {path: f"{key.words} ({either(key.shape.expected)})" for path, key in TABLE.every_key()}


def ruleset_json_schema() -> JsonSchema:
    """Return the JSON Schema of ruleset files, for editors that complete and check them."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "rummycheck ruleset",
        **TABLE.json_schema,
    }
