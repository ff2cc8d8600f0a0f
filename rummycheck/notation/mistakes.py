"""Can the hand be read at all?

A hand that can't be read, or that has a card which the deck lacks, is not
judged; all others are, and the exit status is 2. The message says where reading
stopped and what was expected there.

Accepted: `A♥ 2♥ 3♥`, `ah 2h 3h`, `Ace of hearts, 2 of hearts and 3 of hearts`.
Refused: `A♥ 2♥ 3`, a card without a suit.

Keys: `deck.suits`, `deck.ranks`, `deck.printed_jokers`.
Source: the notation, `grammar/hand.lark`.
"""

import re
from collections.abc import Callable

from rummycheck.cards import Suit
from rummycheck.notation.grammar import Unexpected
from rummycheck.notation.spelling import RANKS, SUITS

NAME = "unreadable-hand"

ENGLISH = {
    "ANY_RANK": "a rank",
    "BLANKS": "a blank",
    "CARD": "a card",
    "CARDS": "a card",
    "COMMENT": "a comment",
    "DESIGNATES": "a wild-joker designation",
    "JOINERS": "a comma",
    "JOKER_MARK": "a mark such as `(joker)`",
    "LABEL": "a label",
    "LBRACE": "a bracket",
    "LPAR": "a bracket",
    "LSQB": "a bracket",
    "NOTE": "a note such as `(set)`",
    "PLACE_MARK": "a mark such as `(as 5♠)`",
    "PLUS": "`+`",
    "RANK_IS_WILD": "a wild-joker designation",
    "RBRACE": "`}`",
    "RPAR": "`)`",
    "RSQB": "`]`",
    "STAND_IN": "a card",
    "STOPS": "a full stop",
    "_BAR": "`|`",
    "_DISCARDS": "a discard",
    "_IS_WILD": "`is the wild joker`",
    "_OR": "`|`",
    "_PLUS": "`+`",
    "_SEMICOLON": "`;`",
    "_SLASH": "`|`",
    "$END": "the end of the line",
}
"""Every terminal in a player's words."""

# What a message names as expected, most telling first; the rest would only lengthen it.
_TELLING = ("a card", "a rank", "a bracket", "`)`", "`]`", "`}`", "`|`", "the end of the line")

_SUIT = r"(?P<suit>[♠♥♦♣★]|[shdc](?![a-z0-9])|(?:of +)?(?:spade|heart|diamond|club|star)s?(?![a-z]))"
_PICTURES = {"11": "J", "12": "Q", "13": "K", "14": "A", "1": "A"}
# Where nothing else can follow, it does not matter what else is wrong with what does.
_ONLY_THE_END = {"$END", "BLANKS", "COMMENT", "JOINERS", "STOPS"}
_LONGEST_QUOTED = 40
_PAIRS = {")": "(", "]": "[", "}": "{"}
_CLOSING = {"(": "RPAR", "[": "RSQB", "{": "RBRACE"}


def _shown(suit: str) -> Suit:
    return SUITS[suit.removeprefix("of ").strip()]


def _wrong_number(found: re.Match[str]) -> str:
    number, suit = found["number"], _shown(found["suit"])
    right = _PICTURES.get(number)
    hint = f": did you mean {right}{suit}?" if right else ""
    shown = number if len(number) <= _LONGEST_QUOTED else f"{number[: _LONGEST_QUOTED - 1]}…"
    return f"there is no rank {shown}{hint}"


def _wrong_letter(found: re.Match[str]) -> str:
    return f"there is no rank {found['letter'].upper()}"


def _rank_alone(found: re.Match[str]) -> str:
    """Return that the suit is missing; an ace before the name of another card is left as a capital."""
    if found["rank"] == "j":
        return "J is a jack without a suit; a printed joker is written PJ"
    rank = RANKS[found["rank"].lower()]
    return f"{rank} has no suit: write {rank}♠ or {rank}H"


def _suit_alone(found: re.Match[str]) -> str:
    return f"{found['suit']} has no rank"


def _not_in_rummy(found: re.Match[str]) -> str:
    return f"{found.group()} is a card that rummy packs do not have"


def _lost(_found: re.Match[str]) -> str:
    return "a suit or rank is lost: `?`"


def _left_out(_found: re.Match[str]) -> str:
    return "dots leave cards out: write every card"


_MISTAKES: tuple[tuple[str, Callable[[re.Match[str]], str]], ...] = (
    (r"(?P<number>1[1-9]|[02-9]\d+|1\d\d+|[01])(?!\d) *" + _SUIT, _wrong_number),
    (r"(?P<letter>[b-ilm-pr-su-z]) *(?P<suit>[♠♥♦♣★])", _wrong_letter),
    (
        r"(?P<rank>10|[2-9atjqkA]|(?:ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king)s?)(?![a-z0-9])",
        _rank_alone,
    ),
    (r"(?P<suit>[♠♥♦♣★])", _suit_alone),
    (r"[🂠-🃿]", _not_in_rummy),
    (r"\?", _lost),
    (r"\.\.+|…", _left_out),
)


def told(stop: Unexpected, line: str, folded: str) -> tuple[str, int, int]:
    """Return what is wrong where reading stopped, and the stretch of the line that it is about."""
    if stop.terminal == "$END" or _is_unclosed_mark(stop, folded):
        return _at_end(stop, folded), len(folded), len(folded)
    message, length = _message_and_length(stop, line, folded)
    return message, stop.position, stop.position + length


def _is_unclosed_mark(stop: Unexpected, folded: str) -> bool:
    """Tell whether reading stopped in `(as 5♠`, which without its end is no mark."""
    opened = _open_bracket(folded, stop.position)
    if opened is None or not re.match(r"[(\[] *(?:AS(?![a-z])|=|->)", folded[opened:]):
        return False
    return _closing_sign(folded[opened]) not in folded[stop.position :]


def _closing_sign(opening: str) -> str:
    return next(closing for closing, opened in _PAIRS.items() if opened == opening)


def _message_and_length(stop: Unexpected, line: str, folded: str) -> tuple[str, int]:
    if stop.expected and stop.expected <= _ONLY_THE_END:
        return _stray(stop, line, folded)
    for pattern, words in _MISTAKES:
        found = re.compile(pattern).match(folded, stop.position)
        if found:
            return words(found), len(found.group())
    return _structure(stop, folded) or _stray(stop, line, folded)


def _structure(stop: Unexpected, folded: str) -> tuple[str, int] | None:
    """Return the message for borders and brackets in the wrong place, or None."""
    character = folded[stop.position : stop.position + 1]
    rest = folded[stop.position :]
    border = re.match(r"[ \t]*(\||/|;)", rest)
    if border:
        return f"empty group: a card was expected before `{border[1]}`", border.end()
    if character in _PAIRS:
        opened = _open_bracket(folded, stop.position)
        if opened is None:
            return f"`{character}` closes a bracket that nothing opened", 1
        if folded[opened] != _PAIRS[character]:
            return f"`{character}` can't close the `{folded[opened]}` of column {opened + 1}", 1
        return f"empty brackets: a card was expected before `{character}`", 1
    return None


def _stray(stop: Unexpected, line: str, folded: str) -> tuple[str, int]:
    """Return the message for text that is no part of a hand."""
    found = re.compile(r"[^\W_]+[♠♥♦♣★]?|.", re.DOTALL).match(line, stop.position)
    text = found.group() if found else ""
    quoted = text if len(text) <= _LONGEST_QUOTED else f"{text[: _LONGEST_QUOTED - 1]}…"
    shown = f"`{quoted}`" if text.isprintable() else f"U+{ord(text[0]):04X}"
    return f"unexpected {shown}: {_expected(stop, folded)} was expected", len(text)


def _at_end(stop: Unexpected, folded: str) -> str:
    opened = _open_bracket(folded, len(folded))
    if opened is not None:
        return f"the `{folded[opened]}` of column {opened + 1} is never closed"
    return f"unexpected end of the line: {_expected(stop, folded)} was expected"


def _open_bracket(folded: str, end: int) -> int | None:
    """Return where the innermost bracket still open before a place was opened, or None."""
    opened: list[int] = []
    for position, character in enumerate(folded[:end]):
        if character in "([{":
            opened.append(position)
        elif character in ")]}" and opened:
            opened.pop()
    return opened[-1] if opened else None


def _expected(stop: Unexpected, folded: str) -> str:
    opened = _open_bracket(folded, stop.position)
    closing = _CLOSING[folded[opened]] if opened is not None else None
    words = {
        ENGLISH[terminal] for terminal in stop.expected if terminal not in _CLOSING.values() or terminal == closing
    }
    told = [word for word in _TELLING if word in words] or sorted(words)
    return told[0] if len(told) == 1 else f"{', '.join(told[:-1])} or {told[-1]}"
