"""What does a label such as `Pure sequence` say of a group?"""

import re
from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache


class Claim(StrEnum):
    """What a label claims; the values are the tags of melds, and `no meld`."""

    PURE_SEQUENCE = "pure_sequence"
    IMPURE_SEQUENCE = "impure_sequence"
    SEQUENCE = "sequence"
    SET = "set"
    NO_MELD = "no_meld"


_SEQUENCE = r"\b(?:sequence|run|straight|life)s?\b"
_SET = r"\b(?:set|trail|triplet|book)s?\b"
_NO_MELD = (
    r"^no meld$"
    r"|\b(?:invalid|wrong|no|not an?)\s+(?:(?:im)?pure\s+)?(?:sequence|run|life|set|meld|group|trail)s?\b"
)
_HAND = r"\b(?:declaration|hand|example|player|deal|game|round)s?\b"
_OTHER_GROUP = (
    r"\b(?:pure|impure|meld|group|pair|tunnela|dublee|triple"
    r"|unmatched|ungrouped|remaining|deadwood|point|rest|others?)s?\b"
)


@lru_cache(maxsize=1024)
def claim_of(label: str) -> Claim | None:
    """Return what the label claims of its group, or None where it claims nothing that can be checked.

    >>> claim_of("Second Sequence"), claim_of("Pure run"), claim_of("Player 1")
    (<Claim.SEQUENCE: 'sequence'>, <Claim.PURE_SEQUENCE: 'pure_sequence'>, None)
    """
    words = label.lower()
    if re.search(_HAND, words):
        return None
    if re.search(_NO_MELD, words):
        return Claim.NO_MELD
    if re.search(r"\b(?:impure|non[- ]?pure|dirty)\b", words) and not re.search(_SET, words):
        return Claim.IMPURE_SEQUENCE
    if re.search(r"\bpure\b", words) and not re.search(_SET, words):
        return Claim.PURE_SEQUENCE
    if re.search(_SEQUENCE, words):
        return Claim.SEQUENCE
    return Claim.SET if re.search(_SET, words) else None


def kind_named(label: str, kinds: Iterable[str]) -> str | None:
    """Return the kind of meld whose name is all that the label says, if only in the plural or with a number.

    >>> kind_named("Long sequences", ["long_sequence"]), kind_named("Tunnela 2", ["tunnela"])
    ('long_sequence', 'tunnela')
    >>> kind_named("No tunnela", ["tunnela"]) is None
    True
    """
    words = _joined(label)
    bare = re.sub(r"_\d+$", "", words)
    return next((kind for kind in kinds if _joined(kind) in (words, bare, bare.removesuffix("s"))), None)


def _joined(words: str) -> str:
    return re.sub(r"[\W_]+", "_", words.strip().casefold())


def is_group_label(label: str) -> bool:
    """Tell whether the label speaks of one group, and not of a whole hand.

    >>> is_group_label("Remaining"), is_group_label("Example 2")
    (True, False)
    """
    words = label.lower()
    return claim_of(label) is not None or (
        re.search(_OTHER_GROUP, words) is not None and re.search(_HAND, words) is None
    )
