"""Is a card only named in a note on a group, and no card of the hand?"""

import re

_BEFORE = re.compile(r"[(\[](?!and\b)[a-z][^()\[\]:\n]*[a-z=] *$")
_BEHIND = re.compile(r"[^()\[\]\n]{0,40}[)\]]")
_WIDEST = 48


def is_named_in_note(text: str, start: int, end: int) -> bool:
    """Tell whether words in brackets lead to the card.

    >>> is_named_in_note("7♥ PJ 9♥ (the joker is 8♥)", 23, 25), is_named_in_note("(K♠ alone)", 1, 3)
    (True, False)
    """
    before = _BEFORE.search(text, max(0, start - _WIDEST), start)
    return before is not None and _BEHIND.match(text, end) is not None
