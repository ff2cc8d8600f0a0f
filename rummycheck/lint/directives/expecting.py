"""What does a marked claim say is true of a hand?"""

import re
from typing import NamedTuple

_EXPECTATION = re.compile(
    r"(?P<outcome>valid|wrong|invalid)?(?(outcome)(?:\s*,?\s+|$))"
    r"(?:(?:points\s*=\s*)?(?P<points>[0-9]{1,9})(?:\s+(?:penalty\s+)?(?:points?|pts?\.?))?)?",
    re.IGNORECASE,
)
EXPECTED = "'valid', 'wrong' or a number of points"
"""What is expected, in words."""


class Expectation(NamedTuple):
    """What an author expects of a hand; None where nothing is said."""

    is_valid: bool | None
    points: int | None


def parse_expectation(text: str) -> Expectation | None:
    """Return what the words expect of a hand, or None if they are no such words.

    >>> parse_expectation("wrong 46 points")
    Expectation(is_valid=False, points=46)
    >>> parse_expectation("points=0"), parse_expectation("perhaps")
    (Expectation(is_valid=None, points=0), None)
    """
    found = _EXPECTATION.fullmatch(text.strip())
    if found is None or not found[0]:
        return None
    outcome, points = found["outcome"], found["points"]
    is_valid = outcome.lower() == "valid" if outcome is not None else None
    return Expectation(is_valid, int(points) if points is not None else None)
