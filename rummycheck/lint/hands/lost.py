"""Is there a card beside others of which the rank or the suit is lost?"""

import re

# A rank without a suit, a suit that was lost to `?`, and a rank that no card has, such as the 1 of `1♥ 2♥ 3♥`.
_LOST = r"(?:(?:10|[2-9atjqk])\??|\?[shdc♠♥♦♣]?|1[1-4]?[shdc♠♥♦♣]?)"
_JOINT = r"(?: ?-|, ?| )"
_BEFORE = re.compile(rf"(?:[\n|;:(\[{{♠♥♦♣] *|{_LOST}{_JOINT})(?:{_LOST}{_JOINT}){{1,8}}$")
_CARD = rf"(?:{_LOST}|(?:10|[2-9atjqk])[shdc♠♥♦♣]|pj|jk|joker)(?![a-z0-9])"
_BEHIND = re.compile(rf"{_JOINT}{_LOST}(?=[ \t]*(?:$|[\n|;)\]}}])|{_JOINT}{_CARD})")
_WIDEST = 24


def has_lost_neighbour(written: str, folded: str, start: int, end: int) -> bool:
    """Tell whether such a card stands directly beside a row of cards, which then is but a part of its group.

    >>> has_lost_neighbour("7 7♠ 7♣", "7 7♠ 7♣", 2, 7), has_lost_neighbour("on 7 7♠ 7♣", "on 7 7♠ 7♣", 5, 10)
    (True, False)
    """
    first, last = max(0, start - _WIDEST), end + _WIDEST
    if not _is_lost(folded[first:start], folded[end:last], is_first=first == 0):
        return False
    return _is_lost(_shown(written, folded, first, start), _shown(written, folded, end, last), is_first=first == 0)


def _is_lost(before: str, behind: str, *, is_first: bool) -> bool:
    return _BEHIND.match(behind) is not None or _BEFORE.search(f"\n{before}" if is_first else before) is not None


def _shown(written: str, folded: str, start: int, end: int) -> str:
    """Return a stretch of the folded text with a full stop for each small `a`, which is an article and no ace."""
    signs = zip(folded[start:end], written[start:end], strict=True)
    return "".join("." if as_written == "a" else sign for sign, as_written in signs)
