"""Which groups are told in words and then again in brackets?"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from rummycheck.lint.hands.found import FoundGroup

_OPENING = re.compile(r"[ \t]{0,3}[(\[][ \t]?")
_CLOSING = re.compile(r"[ \t]?[)\]]")

Laid = tuple[FoundGroup, bool]
"""A group, and whether it lies in one hand with the group before though no border parts them."""


def told_once(text: str, groups: Iterable[Laid]) -> Iterator[Laid]:
    """Yield the groups, but of `ten of spades, ten of hearts, joker (10♠, 10♥, joker)` only the one in brackets."""
    before: Laid | None = None
    for group, is_beside in groups:
        if before is not None and _is_again(text, before[0], group):
            before = _with_marks(group, before[0]), before[1]
            continue
        if before is not None:
            yield before
        before = group, is_beside
    if before is not None:
        yield before


def _is_again(text: str, first: FoundGroup, second: FoundGroup) -> bool:
    return (
        first.group.cards == second.group.cards
        and _OPENING.fullmatch(text, first.marks_end, second.start) is not None
        and _CLOSING.match(text, second.marks_end) is not None
    )


def _with_marks(group: FoundGroup, words: FoundGroup) -> FoundGroup:
    """Return the group with what is said of its cards in words: `nine of hearts (joker)`."""
    return group._replace(group=replace(group.group, marks=(*words.group.marks, *group.group.marks)))
