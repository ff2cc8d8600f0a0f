"""Can there be a hand in a text at all?

Most texts of most folders have none, so each question begins with one that is answered at a glance.
"""

import re

_SIGN = re.compile("[♠♥♦♣♤♡♢♧★◆⬥❤\U0001f0a0-\U0001f0ff]")
_SPELLED = re.compile(
    r"&(?:spades|hearts|diams|clubs|#98(?:2[49]|30)|#x266[0-7]|#9827)|\\(?:spade|heart|diamond|club)suit"
)
_SUITS = ("spade", "heart", "diamond", "club")
_WORDS = re.compile(r"\b(?:of|ace|king|queen|jack|ten|\d{1,2}) +(?:the +)?(?:spade|heart|diamond|club)s?\b")
# Letters for suits: three such cards with little between them.
_RANK, _SUIT = r"(?:10|[2-9akqjt])", "[shdc]"
_GAP = r"[\"']?[ ,|\"'-]{0,4}"
_SOME_GAP = r"[ ,|\"'-]{1,5}"
_LETTERS = tuple(
    (re.compile(_SOME_GAP.join((card, card, card))), re.compile(f"(?:(?<![a-z0-9]){card}{_GAP}){{3}}"))
    for card in (_RANK + _SUIT, _SUIT + _RANK)
)
"""Each with a pattern before it that fits more, and is found faster since it does not look back."""
_MARKED = re.compile(r"\brummy\b")


def may_show_hands(text: str) -> bool:
    """Tell whether a text has anything that could be a card, or marks a block as hands.

    >>> may_show_hands("A rule of thumb, section 4.2"), may_show_hands("the ace of spades"), may_show_hands("AS 2S 3S")
    (False, True, True)
    """
    small = text.lower()
    return (
        (not text.isascii() and _SIGN.search(text) is not None)
        or _SPELLED.search(small) is not None
        or (any(suit in small for suit in _SUITS) and _WORDS.search(small) is not None)
        or any(loose.search(small) is not None and strict.search(small) is not None for loose, strict in _LETTERS)
        or ("rummy" in text and _marks_block(text))
    )


def _marks_block(text: str) -> bool:
    """Tell whether a block of code, and not a sentence, has the word `rummy` in its opening."""
    return any(
        re.match(
            r"(?:[`~.\[{<]|\.\. )",
            text[text.rfind("\n", 0, found.start()) + 1 : found.start()].lstrip(" >*-0123456789)"),
        )
        for found in _MARKED.finditer(text)
    )
