"""On which line and in which column of a source does a stretch stand?"""

import re
from bisect import bisect_right
from functools import cached_property
from typing import NamedTuple

from rummycheck.source import Span

_LINE_END = re.compile("\r\n|\r|\n")


class Stretch(NamedTuple):
    """A stretch of a source: offsets in code points from 0, the end exclusive; one offset space a file."""

    start: int
    end: int


class Source:
    """The text of one file, as read, with the places of its lines; a byte order mark is no part of it."""

    def __init__(self, text: str) -> None:
        """Take the text with its line ends as they are."""
        self.text = text

    @cached_property
    def _starts(self) -> list[int]:
        """Where each line starts: lines end at LF, CRLF or CR and nowhere else."""
        return [0, *(found.end() for found in _LINE_END.finditer(self.text))]

    def line_and_column(self, offset: int) -> tuple[int, int]:
        r"""Return the place of an offset, both counted from 1, columns in code points.

        >>> Source("A♥\r\n2♥").line_and_column(5)
        (2, 2)
        """
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1

    def byte_column(self, offset: int) -> int:
        """Return the column of an offset, counted from 1 in bytes of UTF-8; a byte order mark is not counted.

        >>> Source("A♥ 2♥").byte_column(3)
        6
        """
        start = self._starts[bisect_right(self._starts, offset) - 1]
        return len(self.text[start:offset].encode("utf-8", "surrogatepass")) + 1

    def span(self, stretch: Stretch) -> Span:
        """Return the lines and columns of a stretch."""
        return Span(*self.line_and_column(stretch.start), *self.line_and_column(stretch.end))

    def line(self, number: int) -> str:
        """Return a line, counted from 1, without its end."""
        start = self._starts[number - 1]
        found = _LINE_END.search(self.text, start)
        return self.text[start : found.start() if found else len(self.text)]

    def written(self, stretch: Stretch) -> str:
        """Return a stretch as written."""
        return self.text[stretch.start : stretch.end]
