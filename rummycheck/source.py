"""Where in a text does something stand?"""

import re
from typing import NamedTuple, Self


class Span(NamedTuple):
    """A stretch of text: 1-based lines, 1-based columns in code points, the end exclusive.

    A named tuple and not a dataclass, because one is made for every card of every hand, and because
    spans are ordered as one value: by line, then column, then end.
    """

    line: int
    column: int
    end_line: int
    end_column: int

    def to(self, other: Self) -> "Span":
        """Return the stretch from the start of this span to the end of the other.

        >>> Span(1, 1, 1, 3).to(Span(1, 7, 1, 9))
        Span(line=1, column=1, end_line=1, end_column=9)
        """
        return Span(self.line, self.column, other.end_line, other.end_column)


def lines_of(text: str) -> list[str]:
    r"""Return the lines of a text, which end at LF, CRLF or CR and nowhere else.

    `str.splitlines` also parts at form feeds and at characters that no editor counts as the end of a line.

    >>> lines_of("A♥\r\n2♥\x0c3♥")
    ['A♥', '2♥\x0c3♥']
    """
    return re.split("\r\n|\r|\n", text)
