"""What may stand between two cards of a group?"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence

from rummycheck.lint.documents.pieces import Piece
from rummycheck.lint.hands.spans import Spans
from rummycheck.lint.places import Stretch

_JOINT = re.compile(r"(?:[ \t]|[,·+-]|(?:and|an?|the|&)(?=[ \t]))*")
_THE = re.compile(r"\b(?:the|an?)\b")
_LISTS = re.compile(r"[,&+]|\band\b")
_LONGEST = 16
MARK = ";"
"""What joins two cards if a mark stands between them: `PJ (as 5♠) 6♠`."""
_SELECTORS = "\ufe0e\ufe0f\u200d"


class Joints:
    """What joins the cards of one piece."""

    def __init__(self, piece: Piece, text: str, marks: Iterable[tuple[int, int]], rows: Sequence[int]) -> None:
        """Take the folded text, where marks are, and where rows start that are groups by themselves."""
        self._written = piece.text
        self._spans = piece.code_spans
        self._text = text
        self._marks = Spans(marks)
        self._rows = rows

    def between(self, start: int, end: int) -> str | None:
        """Return what joins two cards, perhaps MARK, or what stands behind a mark; None if they are not joined."""
        if bisect_left(self._rows, start) < bisect_left(self._rows, end) or self._leaves_a_span(start, end):
            return None
        mark = self._marks.first_within(start, end)
        if mark is None:
            return self._plain(start, end)
        behind = self._plain(mark[1], end)
        if behind is None or self._text[start : mark[0]].strip():
            return None
        return behind if behind.strip() else MARK

    def _leaves_a_span(self, start: int, end: int) -> bool:
        """Tell whether one of two cards stands in a code span with more than that card, and the other outside it."""
        for span in self._spans:
            holds_first, holds_second = span.start < start <= span.end, span.start <= end < span.end
            if holds_first != holds_second and not self._is_one_card(span, start if holds_first else end):
                return True
        return False

    def _is_one_card(self, span: Stretch, edge: int) -> bool:
        inside = self._text[span.start : span.end].strip()
        return edge in (span.start, span.end) and re.fullmatch(r"\S{1,3}|\S+ (?:of )?\S+", inside) is not None

    def _plain(self, start: int, end: int) -> str | None:
        """Return the joint, without the selectors that make an emoji of a suit."""
        if end - start > _LONGEST or not _JOINT.fullmatch(self._text, start, end):
            return None
        if _THE.search(self._text, start, end) and not _LISTS.search(self._text, start, end):
            return None  # `4♦ 5♦ Q♠ 7♦ the Q♠ stands for 6♦`
        signs = zip(self._text[start:end], self._written[start:end], strict=True)
        return "".join(sign for sign, as_written in signs if as_written not in _SELECTORS)
