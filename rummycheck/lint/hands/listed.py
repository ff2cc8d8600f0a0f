"""Are groups with nothing but commas between them one hand?"""

import re
from collections.abc import Callable, Iterator, Sequence

from rummycheck.labels import is_group_label
from rummycheck.lint.hands.found import FoundGroup

_COMMA = re.compile(r"[ \t]*(?:,|,?[ \t]*(?:and\b|&))[ \t]*")
_FEWEST_GROUPS = 3
_SMALLEST_GROUP = 3
# Words before, or behind, by which it is a hand that is shown, and no list of examples.
_HAND_BEFORE = re.compile(
    r"\b(?:declar(?:e|es|ed|ation)|(?:my|your|his|her|their|the|a|this) hand|shows?"
    r"|(?:he|she|you|they|i|player \w{1,12}) (?:has|have|holds?))\b[^.!?\n]*$"
)
_HAND_BEHIND = re.compile(
    r"[ \t]*[)=,-]?>?[ \t]*(?:is|was|makes|forms|would be|(?=an? |not |(?:in)?valid))"
    r"[^.!?\n]{0,40}\b(?:declaration|hand|show)\b"
)
_LINE_BEFORE = re.compile(r"(?:^|\n)[ \t*-]*(?:(?P<label>[^:\n,]{1,40}):)?[ \t(\[*]*$")
_LINE_BEHIND = re.compile(r"[ \t.)\]✅❌✓✗]*(?:\n|$)")
_SEVERAL = re.compile(
    r"\b(?:examples|melds|groups|combinations|sets|sequences|runs|such as|like|e\.g|every|any|each|may|can|could)\b"
)
_WIDEST = 48

Groups = Sequence[FoundGroup]


def with_lists_joined(text: str, rows: Sequence[Groups], is_declaration: Callable[[int], bool]) -> Iterator[Groups]:
    """Yield the rows of a piece; those with a comma or "and" between them are one if together they are a hand.

    They are if they have the cards of a declaration, and stand alone on their line or in words that tell of a hand.
    """
    run: list[Groups] = []
    for row in rows:
        if run and not _COMMA.fullmatch(text, run[-1][-1].marks_end, row[0].start):
            yield from _joined(text, run, is_declaration)
            run = []
        run.append(row)
    yield from _joined(text, run, is_declaration)


def _joined(text: str, run: Sequence[Groups], is_declaration: Callable[[int], bool]) -> Iterator[Groups]:
    groups = [group for row in run for group in row]
    cards = [len(group.group.cards) for group in groups]
    is_hand = (
        len(run) >= _FEWEST_GROUPS
        and sum(size >= _SMALLEST_GROUP for size in cards) >= _FEWEST_GROUPS
        and is_declaration(sum(cards))
        and _is_told_as_hand(text, groups[0].start, groups[-1].marks_end)
    )
    yield from [groups] if is_hand else run


def _is_told_as_hand(text: str, start: int, end: int) -> bool:
    before = text[max(0, start - _WIDEST) : start]
    if _HAND_BEHIND.match(text, end) or (_HAND_BEFORE.search(before) and not _SEVERAL.search(before)):
        return True
    line = _LINE_BEFORE.search(before if start > _WIDEST else f"\n{before}")
    if line is None or not _LINE_BEHIND.match(text, end):
        return False
    label = line["label"] or ""
    return not is_group_label(label) and not _SEVERAL.search(label)
