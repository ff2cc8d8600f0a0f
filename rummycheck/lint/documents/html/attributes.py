"""What do the attributes of a tag say?"""

import re

from rummycheck.lint.documents.code_words import kept_together
from rummycheck.lint.documents.entities import LOOSE_ENTITY, resolved

TAG_END = re.compile(r"""(?:[^"'<>]++|"[^"]*+"|'[^']*+')*+>""")
_ATTRIBUTE = re.compile(r"""([^\s"'<>/=]++)(?:\s*+=\s*+(?:"([^"]*+)"|'([^']*+)'|([^\s"'<>]++)))?+""")
_ENTITY = re.compile(LOOSE_ENTITY)


def attributes(written: str) -> dict[str, str]:
    """Return the attributes by their names.

    >>> attributes(' class="rummy wrong" data-points=46 hidden')
    {'class': 'rummy wrong', 'data-points': '46', 'hidden': ''}
    """
    found: dict[str, str] = {}
    for match in _ATTRIBUTE.finditer(written):
        value = match[2] or match[3] or match[4] or ""
        found.setdefault(match[1].lower(), _ENTITY.sub(lambda entity: resolved(entity[0]) or entity[0], value))
    return found


def alt_span(written: str) -> tuple[int, int] | None:
    """Return where the text stands that an image stands for."""
    for match in _ATTRIBUTE.finditer(written):
        if match[1].lower() == "alt":
            return match.span(match.lastindex or 1) if (match.lastindex or 1) > 1 else None
    return None


def number(written: str) -> int:
    """Return how many rows or columns a cell spans."""
    return int(written) if written.isdecimal() and 0 < len(written) < 6 and int(written) else 1


def pre_words(facts: dict[str, str]) -> tuple[str, str]:
    """Return the language of a block of code by its class, and the other words as options.

    >>> pre_words({"class": "rummy wrong", "data-points": "46"}), pre_words({"class": "x lang-rummy"})
    (('rummy', 'wrong points=46'), ('rummy', 'x'))
    """
    language, options = "", []
    for word in facts.get("class", "").split():
        name = word.removeprefix("language-").removeprefix("lang-")
        if not language and (name != word or word == "rummy"):
            language = name
        else:
            options.append(word)
    options += [
        f"{name[5:]}={kept_together(value)}" if value else name[5:]
        for name, value in facts.items()
        if name[:5] == "data-"
    ]
    return language, " ".join(options)
