"""Which language and which options are written at a block of code?"""

import re

_WORD = re.compile(r"""(?:[^\s,{}"']|"[^"\n]*"|'[^'\n]*')++""")
_LINES = re.compile(r"(?<=\s)\{[\d\s,-]*\}")
"""Lines to be highlighted, such as `{1,3-5}`."""
_DIRECTIVES = frozenset({"code", "code-block", "code-cell", "sourcecode"})


def code_words(written: str) -> tuple[str, str]:
    """Return the language and the options behind it, without dots, braces and quotation marks.

    >>> code_words("{.rummy .wrong points=46}"), code_words("rummy wrong points='46'"), code_words("{#id .rummy}")
    (('rummy', 'wrong points=46'), ('rummy', 'wrong points=46'), ('rummy', ''))
    """
    words = [_bare(word) for word in _WORD.findall(_LINES.sub("", written)) if not word.startswith("#")]
    if len(words) > 1 and written.lstrip().startswith("{") and words[0] in _DIRECTIVES:
        del words[0]
    if not words or "=" in words[0]:
        return "", " ".join(words)
    return words[0], " ".join(words[1:])


def _bare(word: str) -> str:
    return kept_together(word.removeprefix(".").replace('"', "").replace("'", ""))


def kept_together(value: str) -> str:
    """Return a value with no-break spaces for its blanks, so that it is one option among others."""
    return "\xa0".join(value.split())
