"""Where do the words of a directive stand?"""

import re
from typing import NamedTuple

from rummycheck.lint.documents.pieces import Piece
from rummycheck.lint.places import Stretch


class Wording(NamedTuple):
    """A part of a comment's text that knows its place in the source."""

    piece: Piece
    start: int
    end: int

    @property
    def text(self) -> str:
        """The words."""
        return self.piece.text[self.start : self.end]

    @property
    def stretch(self) -> Stretch:
        """Where they stand in the source; just before them there is something, even if they are none."""
        return self.piece.stretch(self.start, self.end)

    def part(self, start: int, end: int) -> "Wording":
        """Return a part of these words, without the blanks around it."""
        text = self.text[start:end]
        before, after = len(text) - len(text.lstrip()), len(text) - len(text.rstrip())
        if before == len(text):
            return Wording(self.piece, self.start + start, self.start + start)
        return Wording(self.piece, self.start + start + before, self.start + end - after)

    def group(self, found: re.Match[str], number: int) -> "Wording":
        """Return the part that a group of a match in the text has found."""
        return self.part(*found.span(number))


class DirectiveError(Exception):
    """Words that are no directive; never leaves this package."""

    def __init__(self, message: str, wording: Wording) -> None:
        """Keep what was expected, and where."""
        super().__init__(message)
        self.message = message
        self.wording = wording
