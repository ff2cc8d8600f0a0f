"""How far has a line of Markdown been read?"""

import re

_BLANKS = re.compile(r"[ \t]*+")
_TAB = 4


class Line:
    """A line from the front of which the markers of quotations and lists are taken off."""

    __slots__ = ("_column", "end", "first", "indent", "start", "text")

    def __init__(self, text: str, start: int, end: int) -> None:
        """Stand at the front of the line; its end is where its newline is."""
        self.text = text
        self.start = start
        """Where what is left of it starts, blanks included."""
        self.end = end
        self.first = start
        """Where the first character that is no blank stands, or the end."""
        self.indent = 0
        """How many columns of blanks are in front of it."""
        self._column = 0
        self._look()

    @property
    def is_blank(self) -> bool:
        """Return whether nothing is left but blanks."""
        return self.first >= self.end

    @property
    def tail(self) -> tuple[int, int]:
        """Return what is left without the blanks around it."""
        end = self.end
        if self.text[end - 1] in " \t":
            end = self.first + len(self.text[self.first : end].rstrip(" \t"))
        return self.first, end

    def skip(self, columns: int) -> None:
        """Take off so many columns of blanks, fewer if there are fewer; half a tab stays a tab."""
        while columns > 0 and self.start < self.first:
            width = _TAB - self._column % _TAB if self.text[self.start] == "\t" else 1
            self._column += min(width, columns)
            if width <= columns:
                self.start += 1
            columns -= width
        self._look()

    def pass_by(self, offset: int) -> None:
        """Go on behind a marker that ends at an offset."""
        self._column += self.indent + offset - self.first
        self.start = offset
        self._look()

    def _look(self) -> None:
        text, start = self.text, self.start
        if start < self.end and text[start] not in " \t":
            self.first, self.indent = start, 0
            return
        found = _BLANKS.match(text, start, self.end)
        self.first = found.end() if found else start
        column = self._column
        if text.find("\t", start, self.first) < 0:
            self.indent = self.first - start
            return
        for blank in text[start : self.first]:
            column += _TAB - column % _TAB if blank == "\t" else 1
        self.indent = column - self._column
