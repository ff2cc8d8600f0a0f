"""Where does a row of cards fall into groups, though no border is written?"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from rummycheck.lint.hands.found import FoundCard

_WIDE = re.compile(r"[ \t]{2}")
_AND = re.compile(r"\band\b|&")
_FEWEST_CARDS = 4

Part = tuple[tuple[FoundCard, ...], bool]
"""Cards, and whether they lie in one hand with the part before."""


def parted(cards: Sequence[FoundCard], joints: Sequence[str]) -> Iterator[Part]:
    """Yield the parts of a row in which joints of one kind hold groups together and those of another part them."""
    for parts, fewest, is_beside in _WAYS if len(cards) >= _FEWEST_CARDS else ():
        borders = [index for index, joint in enumerate(joints, start=1) if parts(joint)]
        if not borders or (len(borders) == len(joints) and not is_beside):
            continue
        edges = [0, *borders, len(cards)]
        sizes = [right - left for left, right in pairwise(edges)]
        if min(sizes) >= fewest and max(sizes) > 1:
            for left, right in pairwise(edges):
                yield tuple(cards[left:right]), is_beside and left > 0
            return
    yield tuple(cards), False


def _is_wide(joint: str) -> bool:
    return _WIDE.search(joint) is not None


def _is_and(joint: str) -> bool:
    return _AND.search(joint) is not None


def _is_comma(joint: str) -> bool:
    return "," in joint


def _is_no_hyphen(joint: str) -> bool:
    return "-" not in joint


def _is_blank(joint: str) -> bool:
    return joint != ""


# What may part, how many cards each part has at least, and whether the parts lie in one hand.
_WAYS: tuple[tuple[Callable[[str], bool], int, bool], ...] = (
    (_is_wide, 1, True),
    (_is_and, 3, False),
    (_is_comma, 3, False),
    (_is_no_hyphen, 3, True),
    (_is_blank, 2, True),
)
