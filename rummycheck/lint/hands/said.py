"""What do the label before a group and the note behind it say, and are the groups then examples each by itself?"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from rummycheck.labels import claim_of, is_group_label

_LABEL = re.compile(r"(?P<label>[a-z][a-z0-9 #'-]{0,40})[ \t*_]*:[ \t\n*_(\[{]*$")
_NOTE = re.compile(r"[ \t*_\])},;-]*(?:\((?P<note>[^()\n]{1,40})\)|[=-]>?[ \t]*(?P<words>[a-z][a-z ]{0,30}))")
_RIGHT = re.compile(r"\b(?:valid|correct|legal|proper)\b")
_WRONG = re.compile(
    r"\b(?:invalid|incorrect|wrong|illegal|improper)\b"
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
    note = _NOTE.match(text, end)
    named = label["label"] if label is not None and is_group_label(label["label"]) else ""
    return Said(named, (note["note"] or note["words"] or "") if note is not None else "")


def are_examples(said: Sequence[Said], *, is_declaration: bool) -> bool:
    """Tell whether groups stand each by itself, for they are judged one by one.

    A label that judges makes examples. A declaration may have a group of which a note says that it is wrong.
    """
    notes = [each.note for each in said]
    is_wrong = any(_WRONG.search(note) for note in notes)
    is_right = any(_is_judgement(note) and not _WRONG.search(note) for note in notes)
    return any(each.is_judged_by_label for each in said) or (is_wrong and (is_right or not is_declaration))


def _is_judgement(words: str) -> bool:
    return _WRONG.search(words) is not None or _RIGHT.search(words) is not None
