"""Is a line of plain text a heading? It says so by no markup, so only what can hardly be anything else is one."""

import re

LONGEST = 60
_UNDERLINED = {"=": 1, "-": 2}
_BARE_LEVEL = 3
"""Of a heading that stands out by nothing but itself, which may stand below one that is underlined."""
_EXAMPLE_LEVEL = 6
_CARD = re.compile(r"[♠♥♦♣♤♡♢♧🂠-🃿]|\b(?:10|[2-9AKQJT])[SHDCshdc]\b")
_MARKS = re.compile(r"(#{1,6})[ \t]+\S")
_UNDERLINE = re.compile(r"(?:={3,}|-{3,}|~{3,}|_{3,}|\*{3,})")
_SMALL = frozenset(
    {"a", "an", "and", "are", "as", "at", "by", "for", "from", "how", "in", "into", "is", "not", "of", "on", "or"}
    | {"per", "the", "to", "versus", "vs", "what", "with", "without", "your"}
)


def underline_level(line: str) -> int:
    """Return the level of a heading above a line of dashes or the like; 0 if it is no such line."""
    return _UNDERLINED.get(line[0], _BARE_LEVEL) if _UNDERLINE.fullmatch(line) else 0


def heading_level(line: str, above: str, below: str) -> int:
    """Return the level of a line as a heading, seeing the lines next to it, which may be blank; 0 if it is none."""
    if len(line) > LONGEST or line[-1] in ".,;!?" or _CARD.search(line):
        return 0
    if marks := _MARKS.match(line):
        return len(marks[1])
    if below and (level := underline_level(below)):
        return level
    if not line[0].isupper():
        return 0
    if re.match(r"Examples?\b", line):
        return _EXAMPLE_LEVEL
    return _BARE_LEVEL if ":" not in line and _stands_out(line, above, below) else 0


def _stands_out(line: str, above: str, below: str) -> bool:
    """Return whether a line is no line of a paragraph that happens to be short."""
    if not above and not below:
        return True
    if below[:1].islower() or (above and (above[-1].isalnum() or above[-1] == ",") and len(above) > LONGEST):
        return False
    words = line.split()
    return len(words) <= 2 or all(not word[0].islower() or word in _SMALL for word in words)
