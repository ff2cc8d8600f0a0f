"""What does an expression of whole numbers come to?"""

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

_MOST_TOKENS = 200
"""No article works out more in one line; what is longer is something else."""
_OPERATIONS = {"+": "+", **dict.fromkeys("-−–", "-"), **dict.fromkeys("x×*·", "*"), "/": "/"}
_BINDING = {"+": 1, "-": 1, "*": 2, "/": 2}
_SUIT = r"[♠♥♦♣♤♡♢♧]\ufe0f?"
_RANK = r"(?:10|[2-9ajqk])"
_NAME = r"(?:(?:printed |wild )?joker|ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two)"
_CARD = (
    rf"(?:{_RANK} ?(?:{_SUIT}|of (?:spades|hearts|diamonds|clubs)|[shdc](?!\w))|{_SUIT} ?{_RANK}|[ajqk](?!\w)"
    rf"|{_NAME}(?: of (?:spades|hearts|diamonds|clubs))?(?!\w))"
)
CURRENCY = r"(?:(?:(?<![^\W\d_])(?:rs\.?|inr|usd)|[₹$€£]) ?)"
_TOKEN = re.compile(
    rf"(?P<labelled>(?<![\w.,♠♥♦♣]){_CARD}\ufe0f? ?\((?P<points>\d{{1,5}})\)"
    rf"|(?<![\w.,♠♥♦♣])(?P<rank>10|[2-9])\((?P<rank_points>\d{{1,5}})\))"
    rf"|(?P<number>{CURRENCY}?(?<![\w.,♠♥♦♣])(?P<figures>\d{{1,6}})(?![\w♠♥♦♣★^%°]|[.,]\d))(?: ?\({_CARD}\))?"
    r"|(?P<operation>[+−–×*·/-]|(?<![^\W\d_])x(?![^\W\d_]))"
    r"|(?P<open>\()|(?P<close>\))"
    r"|(?P<equals>(?<![=<>!≠≈~:^+*/-])=(?![=<>~]))"
    r"|(?P<word>\w+|\S)"
)


class TokenKind(StrEnum):
    """What a part of a text is to somebody who works something out."""

    NUMBER = "number"
    OPERATION = "operation"
    OPEN = "open"
    CLOSE = "close"
    EQUALS = "equals"
    WORD = "word"


class Token(NamedTuple):
    """A part of a text between blanks."""

    kind: TokenKind
    text: str
    start: int
    end: int
    number: int = 0
    is_card: bool = False
    """Whether a card other than a bare number stands before the number of its points, as in `J(10)`."""
    is_bare: bool = False
    """Whether it is `5(5)`, which is a card with its points beside `J(10)`, and else who knows what."""


def tokens_of(text: str) -> list[Token]:
    """Return the parts of a text in small letters."""
    return list(map(_token, _TOKEN.finditer(text)))


def _token(found: re.Match[str]) -> Token:
    start, end = found.span()
    if found["labelled"]:
        number = int(found["points"] or found["rank_points"])
        return Token(TokenKind.NUMBER, found[0], start, end, number, bool(found["points"]), bool(found["rank"]))
    if found["number"]:
        return Token(TokenKind.NUMBER, found[0], start, end, int(found["figures"]))
    kind = next(kind for kind in TokenKind if kind is not TokenKind.NUMBER and found[kind.value])
    return Token(kind, found[0], start, end)


def value_of(tokens: Sequence[Token]) -> int | None:
    """Return what an expression comes to, products before sums; None if it is none, or comes to no whole number.

    >>> value_of(tokens_of("43 - 10 + 2 x (20 + 40)")), value_of(tokens_of("2 (3 + 4)")), value_of(tokens_of("1 / 2"))
    (153, None, None)
    """
    if len(tokens) > _MOST_TOKENS or (
        any(each.is_bare for each in tokens) and not any(each.is_card for each in tokens)
    ):
        return None
    numbers: list[Fraction] = []
    try:
        for token in _in_order(tokens):
            if token.kind is TokenKind.NUMBER:
                numbers.append(Fraction(token.number))
            else:
                right, left = numbers.pop(), numbers.pop()
                numbers.append(_worked_out(_OPERATIONS[token.text], left, right))
    except (_NoExpressionError, ZeroDivisionError):
        return None
    return int(numbers[0]) if numbers[0].denominator == 1 else None


class _NoExpressionError(Exception):
    pass


def _in_order(tokens: Iterable[Token]) -> Iterator[Token]:
    """Yield numbers and operations, each operation when both its numbers are there."""
    waiting: list[Token] = []
    is_number_next = True
    for token in tokens:
        if is_number_next != (token.kind in (TokenKind.NUMBER, TokenKind.OPEN)):
            raise _NoExpressionError
        match token.kind:
            case TokenKind.NUMBER:
                yield token
                is_number_next = False
            case TokenKind.OPEN:
                waiting.append(token)
            case TokenKind.CLOSE:
                yield from _until_open(waiting)
            case TokenKind.OPERATION:
                while waiting and _binds(waiting[-1]) >= _binds(token):
                    yield waiting.pop()
                waiting.append(token)
                is_number_next = True
            case _:
                raise _NoExpressionError
    if is_number_next or any(token.kind is TokenKind.OPEN for token in waiting):
        raise _NoExpressionError
    yield from reversed(waiting)


def _until_open(waiting: list[Token]) -> Iterator[Token]:
    while waiting and waiting[-1].kind is not TokenKind.OPEN:
        yield waiting.pop()
    if not waiting:
        raise _NoExpressionError
    waiting.pop()


def _binds(token: Token) -> int:
    return _BINDING[_OPERATIONS[token.text]] if token.kind is TokenKind.OPERATION else 0


def _worked_out(operation: str, left: Fraction, right: Fraction) -> Fraction:
    match operation:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case _:
            return left / right
