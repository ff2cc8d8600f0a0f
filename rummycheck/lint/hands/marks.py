"""Where in a text is something said of the card before, such as `(as 5♠)` or `(joker)`?"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from rummycheck.declaration import Mark
from rummycheck.errors import NotationError
from rummycheck.lint.documents.pieces import Piece
from rummycheck.lint.hands.found import FoundCard
from rummycheck.notation.grammar import Part, terminal_pattern
from rummycheck.notation.marks import mark_of, stand_in_card
from rummycheck.notation.text import LineText
from rummycheck.source import Span

_OPENING = re.compile(r"[(\[]")
_CLOSING = {"(": ")", "[": "]"}
_LONGEST = 80
_WIDEST_GAP = 16
_STAND_IN = "STAND_IN"
"""A card with what it stands for, `[Q♣ as 6♥]`: it is a card of the group as well."""


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    names = (_STAND_IN, "JOKER_MARK", "PLACE_MARK")
    return tuple((name, re.compile(terminal_pattern(name))) for name in names)


def marks_in(folded: str) -> Iterator[Part]:
    """Yield the marks of a text in order."""
    end = 0
    for opening in _OPENING.finditer(folded):
        start = opening.start()
        if start < end or folded.find(_CLOSING[opening.group()], start, start + _LONGEST) < 0:
            continue
        mark = _mark(folded, start)
        if mark is not None:
            end = mark.end
            yield mark


def _mark(folded: str, start: int) -> Part | None:
    for name, pattern in _patterns():
        found = pattern.match(folded, start, start + _LONGEST)
        if found:
            return Part(name, start, found.end())
    return None


def stand_ins(piece: Piece, folded: str, marks: Sequence[Part]) -> Iterator[FoundCard]:
    """Yield the cards that stand in square brackets with what they stand for."""
    line = LineText(piece.text, folded, 1)
    for mark in marks:
        if mark.terminal == _STAND_IN:
            try:
                card = stand_in_card(line, mark)
            except NotationError:
                continue  # It names no card, and says nothing of a hand.
            yield FoundCard(card, mark.start, mark.end)


def is_border(mark: Part) -> bool:
    """Tell whether the mark stands behind a card, and is none itself."""
    return mark.terminal != _STAND_IN


def said_of(
    piece: Piece, folded: str, cards: Sequence[FoundCard], marks: Sequence[Part]
) -> Iterator[tuple[Part, Mark]]:
    """Yield the marks within a row of cards and directly behind it."""
    line = LineText(piece.text, folded, 1)
    row = [card.card for card in cards]
    for part in _beside(folded, cards[0].start, cards[-1].end, marks):
        last = part.end if part.terminal == _STAND_IN else part.start
        try:
            mark = mark_of(line, part, row, sum(card.end <= last for card in cards))
        except NotationError:
            continue  # It names no card; then it is no mark.
        place = piece.stretch(part.start, part.end)
        yield part, replace(mark, span=Span(1, place.start + 1, 1, place.end + 1))


def _beside(folded: str, start: int, end: int, marks: Sequence[Part]) -> Iterator[Part]:
    """Yield the marks that start within a stretch, and one behind it with nothing but blanks between."""
    for index in range(bisect_left(marks, start, key=lambda mark: mark.start), len(marks)):
        part = marks[index]
        if part.start >= end and (part.start > end + _WIDEST_GAP or folded[end : part.start].strip()):
            return
        yield part
