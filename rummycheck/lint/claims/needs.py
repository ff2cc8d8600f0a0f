"""What does a text hold for certain if a pattern is found in it?

To look for a word or a sign is much faster than to try a pattern, and most patterns are in no text at all.
"""

import re
from collections.abc import Mapping

_ESCAPED = re.compile(r"\\.")
_CLASS = re.compile(r"\[[^\]]*\]")
_GROUP = re.compile(r"\((?:\?(?:[:=!]|<[=!]|P<\w+>))?[^()]*\)")
_REPEATED = re.compile(r"(?:\0|[^}])(?:[?*]|\{\d+(?:,\d*)?\})|\{\w+\}[?*]")
_WORD = re.compile(r"\{(\w+)\}")
_GAP = "\0"


def needs_of(pattern: str, signs: Mapping[str, str]) -> tuple[str, ...]:
    r"""Return what every text holds in which a pattern is found: signs for words in braces, and its longest literal.

    What stands in brackets, may be left out or is one of several ways is passed over.

    >>> needs_of(r"{card} (?:is|was) (?:the|an?) joker\b", {"card": "#"})
    ('#', ' joker')
    >>> needs_of("either|or", {}), needs_of(r"\(x?\)", {})
    ((), ())
    """
    bare = _CLASS.sub(_GAP, _ESCAPED.sub(_GAP, pattern))
    while (shorter := _GROUP.sub(_GAP, bare)) != bare:
        bare = shorter
    bare = _REPEATED.sub(_GAP, bare)
    if "|" in bare:
        return ()
    held = tuple(dict.fromkeys(signs[word] for word in _WORD.findall(bare) if word in signs))
    longest = max(re.split(r"[\0^$.+]+", _WORD.sub(_GAP, bare)), key=len)
    return (*held, longest) if longest.strip() else held
