"""What do the label before a group and the note behind it say, and are the groups then examples each by itself?"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from rummycheck.labels import claim_of, is_group_label

_LABEL = re.compile(r"(?P<label>[a-z][a-z0-9 #'-]{0,40})[ \t*_]*:[ \t\n*_(\[{]*$")
_NOTE = re.compile(r"[ \t*_\])},;-]*(?:\((?P<note>[^()\n]{1,40})\)|[=-]>?[ \t]*(?P<words>[a-z][a-z ]{0,30}))")
_MARK = re.compile(r"[ \t)\]]*(?:(?P<right>[✅✓✔])|[❌✗✘✖])")
_BARE_LABEL = re.compile(r"(?:in)?(?:valid|correct)|wrong|right|good|bad|not valid|not correct")
_RIGHT = re.compile(r"\b(?:valid|correct|legal|proper|right|good)\b")
_WRONG = re.compile(
    r"\b(?:invalid|incorrect|wrong|illegal|improper|bad|not (?:valid|correct))\b"
    r"|\b(?:not?|never)\s+(?:an?\s+)?(?:(?:valid|correct|legal|proper|pure|impure)\s+)*(?:set|sequence|run)\b"
)
_WIDEST = 48


class Said(NamedTuple):
    """What is written directly at a group, in small letters."""

    label: str
    note: str

    @property
    def is_kind(self) -> bool:
        """Whether one of them says which kind of meld it is, or that it is none."""
        return claim_of(self.label) is not None or claim_of(self.note) is not None

    @property
    def is_judged_by_label(self) -> bool:
        """Whether the label says that the group is right or wrong: `Invalid set:`."""
        return _is_judgement(self.label)


def said_at(text: str, start: int, end: int) -> Said:
    """Return what is said at a group, which stands from start to end.

    >>> said_at("invalid set: K♠ K♦ K♦ (two diamonds)", 13, 21)
    Said(label='invalid set', note='two diamonds')
    """
    label = _LABEL.search(text, max(0, start - _WIDEST), start)
    named = label["label"] if label is not None and _is_of_group(label["label"]) else ""
    return Said(named, _note(text, end) or ("" if named else _mark(text, end)))


def _is_of_group(label: str) -> bool:
    return is_group_label(label) or _BARE_LABEL.fullmatch(label) is not None


def _note(text: str, end: int) -> str:
    note = _NOTE.match(text, end)
    return (note["note"] or note["words"]) if note is not None else ""


def _mark(text: str, end: int) -> str:
    """Return in words what a mark behind a group says."""
    mark = _MARK.match(text, end)
    if mark is None:
        return ""
    return "valid" if mark["right"] else "invalid"


def are_examples(said: Sequence[Said], *, is_declaration: bool) -> bool:
    """Tell whether groups stand each by itself, for they are judged one by one.

    A label that judges makes examples. A declaration may have a group of which a note says that it is wrong.
    """
    notes = [each.note for each in said]
    is_wrong = any(_WRONG.search(note) for note in notes)
    is_right = any(_is_judgement(note) and not _WRONG.search(note) for note in notes)
    judging = [each.label for each in said if each.is_judged_by_label]
    # `Valid:` may stand before a whole hand, `Valid set:` does not.
    is_each_judged = len(judging) > 1 or any(map(is_group_label, judging))
    return is_each_judged or (is_wrong and (is_right or not is_declaration))


def _is_judgement(words: str) -> bool:
    return _WRONG.search(words) is not None or _RIGHT.search(words) is not None
