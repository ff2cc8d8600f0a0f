"""Where does a row of cards fall into groups, though no border is written?"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from rummycheck.lint.hands.found import FoundCard
from rummycheck.lint.hands.joints import MARK

_WIDE = re.compile(r"[ \t]{2}")
_AND = re.compile(r"\band\b|&")
_TIGHT = re.compile(rf"[ \t{MARK}-]*")
_DASH = re.compile(r"[ \t]+-[ \t]+")
_WORD_BEHIND = re.compile(r"[ \t]+(?!and\b|or\b)[a-z]{2,}")
_MOST_TOLD_OF = 2
_FEWEST_CARDS = 4
_SMALLEST_GROUP = 3

Part = tuple[tuple[FoundCard, ...], bool]
"""Cards, and whether they lie in one hand with the part before."""


def parted(text: str, cards: Sequence[FoundCard], joints: Sequence[str]) -> Iterator[Part]:
    """Yield the parts of a row in which joints of one kind hold groups together and those of another part them."""
    if _is_card_before_group(joints):
        yield tuple(cards[:1]), False
        cards, joints = cards[1:], joints[1:]
    end = _end_of_group(text, cards, joints)
    yield from _parts(cards[:end], joints[: end - 1])
    if end < len(cards):
        yield tuple(cards[end:]), False


def _is_card_before_group(joints: Sequence[str]) -> bool:
    """Tell whether a dash parts a single card from a group: `discard K♠ – 4♥ 5♥ 6♥ is complete`."""
    has_group = len(joints) >= _SMALLEST_GROUP and not any("-" in joint for joint in joints[1:])
    return has_group and _DASH.fullmatch(joints[0]) is not None


def _end_of_group(text: str, cards: Sequence[FoundCard], joints: Sequence[str]) -> int:
    """Return how many cards stand before a dash behind which one or two of them are told of.

    `4♥ 5♥ 6♥ – 5♥ is the middle card` is a group of three; `5♥ – 6♥ – 7♥ is a run` has dashes everywhere.
    """
    dashes = [index for index, joint in enumerate(joints, start=1) if "-" in joint]
    spaced = [index for index in dashes if _DASH.fullmatch(joints[index - 1])]
    dashes = spaced if len(spaced) == 1 else dashes
    is_told = (
        len(dashes) == 1
        and dashes[0] > 1
        and len(cards) - dashes[0] <= _MOST_TOLD_OF
        and _WORD_BEHIND.match(text, cards[-1].end) is not None
    )
    return dashes[0] if is_told else len(cards)


def _parts(cards: Sequence[FoundCard], joints: Sequence[str]) -> Iterator[Part]:
    listed = _listed(joints)
    if listed:
        yield from ((tuple(cards[left:right]), False) for left, right in listed)
        return
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


def _listed(joints: Sequence[str]) -> Sequence[tuple[int, int]]:
    """Return where the members of a list of groups start and end: commas and "and" part them, only blanks hold each.

    `2♠ 2♥ 2♦, 3♠ 3♥ 3♦ and 4♠ 4♥ 4♦` are three groups; `10♥ and 5♣ 6♣ 7♣`, or `5♣ 6♣ 7♣, 10♥`, are a card and a group.
    """
    borders = [index for index, joint in enumerate(joints, start=1) if not _TIGHT.fullmatch(joint)]
    edges = list(pairwise([0, *borders, len(joints) + 1]))
    sizes = [right - left for left, right in edges]
    if not borders or max(sizes) < _SMALLEST_GROUP or any(1 < size < _SMALLEST_GROUP for size in sizes):
        return ()
    goes_on = sizes[-1] == 1 and _is_and(joints[-1]) and len(sizes) == 2  # `2♠ 3♠ 4♠ and 5♠` may be one group.
    return () if goes_on else edges


def _is_wide(joint: str) -> bool:
    return _WIDE.search(joint) is not None


def _is_spaced_dash(joint: str) -> bool:
    return _DASH.fullmatch(joint) is not None


def _is_and(joint: str) -> bool:
    return _AND.search(joint) is not None


def _is_comma(joint: str) -> bool:
    return "," in joint or joint == MARK


def _is_no_hyphen(joint: str) -> bool:
    return "-" not in joint and joint != MARK


def _is_blank(joint: str) -> bool:
    return joint != ""


# What may part, how many cards each part has at least, and whether the parts lie in one hand.
_WAYS: tuple[tuple[Callable[[str], bool], int, bool], ...] = (
    (_is_wide, 1, True),
    (_is_spaced_dash, 3, True),
    (_is_and, 3, False),
    (_is_comma, 3, False),
    (_is_no_hyphen, 3, True),
    (_is_blank, 2, True),
)
