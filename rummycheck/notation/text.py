"""How is a place in one line told, and how are cards found in it?"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rummycheck.errors import NotationError
from rummycheck.notation.grammar import terminal_pattern
from rummycheck.source import Span


class LineText(NamedTuple):
    """A line as written, and folded to the grammar's one spelling; both have the same length."""

    written: str
    folded: str
    number: int
    """Its number in the document, from 1."""

    def span(self, start: int, end: int) -> Span:
        """Return the span of a stretch given by offsets from 0."""
        return Span(self.number, start + 1, self.number, end + 1)

    def error(self, message: str, start: int, end: int) -> NotationError:
        """Return the error about a stretch given by offsets from 0."""
        return NotationError(message, self.span(start, end), self.written)

    def cards(self, start: int, end: int) -> Iterator[re.Match[str]]:
        """Yield the places of the cards in a stretch."""
        return card_pattern().finditer(self.folded, start, end)


@cache
def card_pattern() -> re.Pattern[str]:
    """Return the grammar's own pattern of one card."""
    return re.compile(terminal_pattern("CARD"))
