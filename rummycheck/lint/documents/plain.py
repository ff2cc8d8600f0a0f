"""Which pieces does a plain text consist of?"""

import re

from rummycheck.lint.documents.gathering import Gathering, Seat
from rummycheck.lint.documents.passages import joined, part, whole
from rummycheck.lint.documents.pieces import Document, PieceKind
from rummycheck.lint.documents.plain_headings import LONGEST, heading_level, underline_level

_QUOTED = re.compile(r"[ \t]*+(?:>[ \t]*+)*+")
_MARKER = re.compile(r"(?:[-*•+]|[0-9]{1,3}[.)]|\([0-9]{1,3}\)|\((?:[ivx]{1,5}|[a-h])\))[ \t]++(?=\S)")
_DIRECTIVE = re.compile(r"(?:#[ \t]*+)?(rummycheck:)")


def scan(text: str) -> Document:
    """Return the pieces of a plain text."""
    reader = _Reader(text)
    reader.read()
    return reader.gathering.document()


class _Reader:
    """A text being read line by line."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._whole = whole(text)
        self._lines = [*_tails(text), (len(text), len(text))]
        self.gathering = Gathering()
        self._open: list[tuple[int, int]] = []
        self._kind = PieceKind.PARAGRAPH
        self._seat = Seat()
        # How far the lists that are open are indented, and their numbers.
        self._lists: list[tuple[int, int]] = []

    def read(self) -> None:
        """Read all lines."""
        for number, (start, end) in enumerate(self._lines):
            if start == end:
                self._flush()
            elif not self._is_special(number, start, end):
                self._read_text(start, end)
        self._flush()

    def _is_special(self, number: int, start: int, end: int) -> bool:
        """Read a line that is more than text."""
        text = self._text
        if text[start].isalpha() and end - start > LONGEST and not text.startswith("rummycheck:", start):
            return False
        if directive := _DIRECTIVE.match(text, start, end):
            self._flush()
            self.gathering.comment(part(self._whole, directive.start(1), end))
            return True
        if marker := _MARKER.match(text, start, end):
            # `(x)` is ten only in a list that has come so far.
            if marker[0].rstrip() != "(x)" or self._lists:
                self._start_item(start, marker.end(), end)
                return True
            return False
        return self._is_heading(number, start, end)

    def _is_heading(self, number: int, start: int, end: int) -> bool:
        text = self._text
        if underline_level(text[start:end]):
            # Its heading is above it; without one it parts what is above from what is below.
            self._flush()
            return True
        above, below = (self._line(number - 1), self._line(number + 1))
        level = heading_level(text[start:end], above, below)
        if level and below:
            self._flush()
            self._lists.clear()
            start += len(text[start:end]) - len(text[start:end].lstrip("# \t"))
            self.gathering.text(PieceKind.HEADING, part(self._whole, start, end), Seat(level=level))
        return bool(level and below)

    def _line(self, number: int) -> str:
        return self._text[slice(*self._lines[number])] if 0 <= number < len(self._lines) else ""

    def _start_item(self, marker: int, start: int, end: int) -> None:
        self._flush()
        indent = marker - (self._text.rfind("\n", 0, marker) + 1)
        while self._lists and self._lists[-1][0] > indent:
            self._lists.pop()
        if not self._lists or self._lists[-1][0] < indent:
            self._lists.append((indent, self.gathering.new_container()))
        self._kind, self._seat = PieceKind.ITEM, Seat(self._lists[-1][1], len(self._lists))
        self._open.append((start, end))

    def _read_text(self, start: int, end: int) -> None:
        is_indented = start > 0 and self._text[start - 1] in " \t"
        if self._kind is PieceKind.ITEM and not is_indented and not self._text[start].islower():
            self._flush()
        if not self._open and not is_indented:
            self._lists.clear()
        self._open.append((start, end))

    def _flush(self) -> None:
        if self._open:
            self.gathering.text(self._kind, joined(self._whole, self._open), self._seat)
            self._open.clear()
        self._kind, self._seat = PieceKind.PARAGRAPH, Seat()


def _tails(text: str) -> list[tuple[int, int]]:
    """Return each line without quotation marks of mails at its front and blanks around it."""
    tails: list[tuple[int, int]] = []
    start = 0
    for line in text.split("\n"):
        first, end = start, start + len(line)
        start = end + 1
        if line and line[0] in " \t>" and (quoted := _QUOTED.match(line)):
            first += quoted.end()
        if line and line[-1].isspace():
            end = max(first, end - len(line) + len(line.rstrip()))
        tails.append((first, end))
    return tails
