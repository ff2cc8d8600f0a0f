"""What may stand between two cards of a group?"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence

from rummycheck.lint.hands.spans import Spans

_JOINT = re.compile(r"(?:[ \t]|[,·+-]|(?:and|an?|the|&)(?=[ \t]))*")
_LONGEST = 16
_SELECTORS = "\ufe0e\ufe0f\u200d"


class Joints:
    """What joins the cards of one piece."""

    def __init__(self, written: str, text: str, marks: Iterable[tuple[int, int]], rows: Sequence[int]) -> None:
        """Take the text as written and folded, where marks are, and where rows start that are groups by themselves."""
        self._written = written
        self._text = text
        self._marks = Spans(marks)
        self._rows = rows

    def between(self, start: int, end: int) -> str | None:
        """Return what joins two cards, with a comma for a mark; None if they are not joined."""
        if bisect_left(self._rows, start) < bisect_left(self._rows, end):
            return None
        mark = self._marks.first_within(start, end)
        if mark is None:
            return self._plain(start, end)
        is_joined = not self._text[start : mark[0]].strip() and self._plain(mark[1], end) is not None
        return "," if is_joined else None

    def _plain(self, start: int, end: int) -> str | None:
        """Return the joint, without the selectors that make an emoji of a suit."""
        if end - start > _LONGEST or not _JOINT.fullmatch(self._text, start, end):
            return None
        signs = zip(self._text[start:end], self._written[start:end], strict=True)
        return "".join(sign for sign, as_written in signs if as_written not in _SELECTORS)
