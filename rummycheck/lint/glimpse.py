"""Can there be a hand in a text at all?

Most texts of most folders have none, so each question that takes long has one before it that is answered at a glance.
"""

import re

_SIGN = re.compile("[♠♥♦♣♤♡♢♧★☆⭐◆⬥❤\U0001f0a0-\U0001f0ff]")
_SPELLED = re.compile(
    r"&(?:spades|hearts|diams|clubs|#98(?:2[49]|30)|#x266[0-7]|#9827)|\\(?:spade|heart|diamond|club)suit"
)
_SUIT_WORD = r"(?:spade|heart|diamond|club|star)s?\b"
_RANK_WORD = "(?:ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king)"
_WORDS = rf"\b(?:of|{_RANK_WORD}|\d{{1,2}})(?:\s|&nbsp;)+(?:the )?{_SUIT_WORD}"
_RANK, _SUIT, _JOKER = "(?:10|[2-9akqjt])", "[shdc]", "(?:pj|jkr?|joker)"
_LITTLE = r"(?:[\s,|\"'+-]|and\b){0,8}"
_NO_WORD_BEFORE, _NO_WORD_BEHIND = "(?<![a-z0-9])", "(?![a-z0-9])"


def _thrice(card: str) -> str:
    """Return what finds three cards with little between them, or jokers."""
    return f"(?:{_NO_WORD_BEFORE}(?:{card}|{_JOKER}){_LITTLE}){{3}}"


def _loosely(card: str) -> str:
    """Return what finds them, and more, but looks at nothing before it, which is faster."""
    return rf"[\s,|\"'+-]{_LITTLE}".join([card] * 3)


# What is looked for in small letters: each with what is always there too, and is found sooner.
_LOOKS = tuple(
    (re.compile(sooner), re.compile(surely))
    for sooner, surely in (
        (_SUIT_WORD, _WORDS),
        (_loosely("[1-9akqjtp](?:0?[shdc]|j|kr?|oker)"), _thrice(_RANK + _SUIT)),
        (_loosely("[shdcjp](?:[2-9akqjt]|10|kr?|oker)"), _thrice(_SUIT + _RANK)),
        # And glued: `AS2S3S`.
        ("[1-9akqjt]0?[shdc]" * 3, f"{_NO_WORD_BEFORE}(?:{_RANK}{_SUIT}){{3}}{_NO_WORD_BEHIND}"),
    )
)
_MARKED = re.compile(r"\brummy\b")
_OPENING = re.compile(r"(?:[`~.\[{<]|\.\. )")


def may_show_hands(text: str) -> bool:
    """Tell whether a text has anything that could be a card, or marks a block as hands.

    >>> may_show_hands("A rule of thumb, section 4.2"), may_show_hands("the ace of spades"), may_show_hands("AS 2S 3S")
    (False, True, True)
    """
    small = text.lower()
    return (
        (not text.isascii() and _SIGN.search(text) is not None)
        or _SPELLED.search(small) is not None
        or any(sooner.search(small) is not None and surely.search(small) is not None for sooner, surely in _LOOKS)
        or ("rummy" in text and _marks_block(text))
    )


def _marks_block(text: str) -> bool:
    """Tell whether a block of code, and not a sentence, has the word `rummy` in its opening."""
    return any(_OPENING.match(_line_before(text, found.start())) for found in _MARKED.finditer(text))


def _line_before(text: str, offset: int) -> str:
    start = max(text.rfind("\n", 0, offset) + 1, offset - 200)
    return text[start:offset].lstrip(" >*-0123456789)")
