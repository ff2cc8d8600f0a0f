"""Is a card only named in a note on a group, and no card of the hand?"""

import re

_BEFORE = re.compile(r"[(\[](?!and\b)[a-z][^()\[\]:\n]*[a-z=] *$")
_OPENING = re.compile(r"[(\[] *(?:(?:the|an?) +)?$")
_VERB = re.compile(r" +(?:is|was|can|could|may|has|does|stands|acts|counts|replaces|takes|completes|ends|would|must)\b")
_BEHIND = re.compile(r"[^()\[\]\n]{0,40}[)\]]")
_WIDEST = 48


def is_named_in_note(text: str, start: int, end: int) -> bool:
    """Tell whether words in brackets lead to the card, or it is told of in brackets.

    >>> is_named_in_note("7♥ PJ 9♥ (the joker is 8♥)", 23, 25), is_named_in_note("(K♠ alone)", 1, 3)
    (True, False)
    """
    first = max(0, start - _WIDEST)
    is_led_to = _BEFORE.search(text, first, start) is not None
    is_told_of = _OPENING.search(text, first, start) is not None and _VERB.match(text, end) is not None
    return (is_led_to or is_told_of) and _BEHIND.match(text, end) is not None
