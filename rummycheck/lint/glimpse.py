"""Can there be a hand in a text at all?"""

import re

_SIGN = re.compile(
    "[♠♥♦♣♤♡♢♧★◆⬥❤\U0001f0a0-\U0001f0ff]"
    r"|&(?:spades|hearts|diams|clubs|#98(?:2[49]|30)|#x266[0-7]|#9827)"
    r"|\\(?:spade|heart|diamond|club)suit"
    r"|\b(?:of|Ace|King|Queen|Jack|Ten|\d{1,2}) +(?:the +)?(?:spade|heart|diamond|club)s?\b"
    # Letters for suits: three such cards with little between them.
    r"|(?:(?<![A-Za-z0-9])(?:10|[2-9AKQJTakqjt])[SHDCshdc][\"']?[ ,|\"'-]{0,4}){3}"
    r"|(?:(?<![A-Za-z0-9])[SHDC](?:10|[2-9AKQJT])[\"']?[ ,|\"'-]{0,4}){3}",
    re.IGNORECASE,
)
_MARKED = re.compile(r"\brummy\b")


def may_show_hands(text: str) -> bool:
    """Tell whether a text has anything that could be a card, or marks a block as hands.

    >>> may_show_hands("A rule of thumb, section 4.2"), may_show_hands("the ace of spades"), may_show_hands("AS 2S 3S")
    (False, True, True)
    """
    return _SIGN.search(text) is not None or _marks_block(text)


def _marks_block(text: str) -> bool:
    """Tell whether a block of code, and not a sentence, has the word `rummy` in its opening."""
    return any(
        re.match(
            r"(?:[`~.\[{<]|\.\. )",
            text[text.rfind("\n", 0, found.start()) + 1 : found.start()].lstrip(" >*-0123456789)"),
        )
        for found in _MARKED.finditer(text)
    )
