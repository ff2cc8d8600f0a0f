"""Which sums does an article work out?"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple
from unicodedata import category

from rummycheck.lint.claims.expressions import CURRENCY, Token, TokenKind, tokens_of, value_of
from rummycheck.lint.claims.template import Template
from rummycheck.lint.places import Stretch

_TOTAL = re.compile(
    rf"\s?{CURRENCY}?(?P<total>\d{{1,7}})"
    r"(?![\w♠♥♦♣★%°^(]|[.,]\d|\s?[-+*/×·=]|\s?[−–]\s?[\d(]|\sx\s|\s?\?|\sor\s|[^.\n]{0,40}\b(?:cap|max|limit|rounded))"
)
_CLOSED = re.compile(r"[^()]{0,80}\)")
_DASHES = "-−–"
_ALONE = "+x×*·"
"""Without one of these, `2 - 10 = 5 points` speaks of the cards from two to ten, and `1/2` is a half."""
_MAY_TOUCH = ":;|\"'`“”‘’„«»[→•…"
_WORKS_ON = re.compile(
    r"(?:\b(?:not|isn't|never|plus|minus|times|less|half|twice|thrice|doubled?|tripled?"
    r"|by|over|per|squared?|root|percent)(?: of)?) ?$"
)
"""What before an expression may be a part of it that is told in words."""
_JOINS = (",", "and", "&", "or", "to")
_BEFORE = 24


class Sum(NamedTuple):
    """A sum with its stated total."""

    stretch: Stretch
    text: str
    """As a reader sees it."""
    piece: int
    start: int
    total: int
    """As stated."""
    total_stretch: Stretch
    right: int
    """What it comes to."""


def sums_in(template: Template) -> Iterator[Sum]:
    """Yield the sums of a piece in order: whole expressions of numbers, `=` and a number.

    One that something else may be a part of, such as `x + 2 + 3 = 8`, is none.
    """
    piece = template.piece
    if "=" not in piece.text:
        return
    text = piece.text.lower()
    if len(text) != len(piece.text):
        return
    tokens = tokens_of(text.replace("\n", " "))  # a sum goes on where a line is full
    for at, equals in enumerate(tokens):
        found = _TOTAL.match(text, equals.end) if equals.kind is TokenKind.EQUALS else None
        first = _first(tokens, at, text) if found else at
        if found and first and tokens[first - 1].kind is TokenKind.OPEN and not _CLOSED.match(text, found.end()):
            continue
        right = value_of(tokens[first:at]) if first < at else None
        if found and right is not None and right >= 0:
            if int(found["total"]) in (right, _behind_dash(tokens[first:at])):
                right = int(found["total"])
            start = tokens[first].start
            yield Sum(
                piece.stretch(start, found.end()),
                piece.text[start : found.end()],
                template.number,
                start,
                int(found["total"]),
                piece.stretch(found.start("total"), found.end("total")),
                right,
            )


def _first(tokens: Sequence[Token], equals: int, text: str) -> int:
    """Return which token the expression before `=` begins with; `equals` itself if there is no telling."""
    first, opened = equals, 0
    while first and tokens[first - 1].kind not in (TokenKind.WORD, TokenKind.EQUALS):
        token, after = tokens[first - 1], tokens[first]
        opened += (token.kind is TokenKind.CLOSE) - (token.kind is TokenKind.OPEN)
        if opened < 0:  # What it is said of stands before the bracket, as in `20 points (8 + 8 + 4 = 20)`.
            is_apart = first == 1 or (
                _is_apart(tokens[first - 2], token, text) and not _is_operation(tokens[first - 2])
            )
            return first if is_apart and _is_sum(tokens[first:equals], text) else equals
        if _is_on_new_line(token, after, text):
            break
        first -= 1
    expression = tokens[first:equals]
    return first if _is_sum(expression, text) and _is_free(tokens, first, text) else equals


def _is_on_new_line(token: Token, after: Token, text: str) -> bool:
    """Tell whether an expression begins on a line, since the one above it ends with a number or a dash begins it."""
    ends = token.kind in (TokenKind.NUMBER, TokenKind.CLOSE)
    begins = after.kind in (TokenKind.NUMBER, TokenKind.OPEN) or after.text in _DASHES
    return ends and begins and "\n" in text[token.end : after.start]


def _is_sum(expression: Sequence[Token], text: str) -> bool:
    """Tell whether numbers are added or multiplied; a dash without blanks may stand for a range."""
    operations = [token for token in expression if token.kind is TokenKind.OPERATION]
    close = [
        token
        for token in operations
        if token.text in _DASHES and not (text[token.start - 1].isspace() and text[token.end].isspace())
    ]
    return not close and any(token.text in _ALONE for token in operations)


def _is_free(tokens: Sequence[Token], first: int, text: str) -> bool:
    """Tell whether what stands before an expression is no part of it."""
    if not first or tokens[first - 1].kind is TokenKind.EQUALS:
        return True
    before, start = tokens[first - 1], tokens[first].start
    if before.kind is not TokenKind.WORD:
        return True  # On the line above.
    if category(before.text[0]) == "Sm" and before.text not in _MAY_TOUCH:
        return False  # A root, or another sign of mathematics.
    if not _is_apart(before, tokens[first], text):
        is_time = before.text == ":" and text[before.start - 1].isdigit()
        if is_time or before.text not in _MAY_TOUCH:
            return False
    return not _ends_list(tokens, first) and not _WORKS_ON.search(text, max(0, start - _BEFORE), start)


def _ends_list(tokens: Sequence[Token], first: int) -> bool:
    """Tell whether an expression begins with the last of several numbers, the one before it no total of another."""
    joined = first
    while joined and tokens[joined - 1].text in _JOINS:
        joined -= 1
    is_number = 0 < joined < first and tokens[joined - 1].kind is TokenKind.NUMBER
    return is_number and not (joined > 1 and tokens[joined - 2].kind is TokenKind.EQUALS)


def _behind_dash(expression: Sequence[Token]) -> int | None:
    """Return what an expression comes to without a label before it, as in `Deal 1 - 4 + 3 = 7`."""
    dash = next((number for number, token in enumerate(expression) if token.text in _DASHES), None)
    return value_of(expression[dash + 1 :]) if dash is not None else None


def _is_apart(before: Token, after: Token, text: str) -> bool:
    return text[before.end : after.start] != ""


def _is_operation(token: Token) -> bool:
    return token.kind is TokenKind.OPERATION
