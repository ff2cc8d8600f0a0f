"""How is text that somebody else wrote shown safely?"""

import unicodedata

_TAB = "\t"
_JOINERS = "\u200c\u200d"
_JOINED = ("Lo", "Mn", "Mc", "So", "Sk")
"""Letters without case, their signs, and emoji; Latin, Greek and Cyrillic letters have case."""
_VIRAMA = 9
"""The combining class of the signs that take the vowel of a letter away."""


def printable(text: str) -> str:
    r"""Return the text with everything escaped that could steer a terminal or hide what is written.

    >>> printable("A♥\x1b[31m\u202e")
    'A♥\\x1b[31m\\u202e'
    """
    if text.isprintable():
        return text
    return "".join(
        character if _is_harmless(character) or _joins(text, index) else _escaped(character)
        for index, character in enumerate(text)
    )


def _is_harmless(character: str) -> bool:
    return character.isprintable() or unicodedata.category(character) == "Zs"


def _joins(text: str, index: int) -> bool:
    """Tell whether a joiner or non-joiner is seen: between letters of scripts that join, and between emoji.

    Between other letters it would make two names that look alike. After a sign that takes a vowel away it may end a
    word.
    """
    if text[index] not in _JOINERS or index == 0:
        return False
    before, behind = text[index - 1], text[index + 1 : index + 2]
    return _may_join(before) and (unicodedata.combining(before) == _VIRAMA or (behind != "" and _may_join(behind)))


def _may_join(character: str) -> bool:
    is_suit = "♠" <= character <= "♧" or "🂠" <= character <= "🃿"
    return not character.isascii() and unicodedata.category(character) in _JOINED and not is_suit


def _escaped(character: str) -> str:
    code = ord(character)
    if 0xDC80 <= code <= 0xDCFF:
        return f"\\x{code & 0xFF:02x}"  # A byte that could not be decoded.
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def width(text: str) -> int:
    """Return how many columns of a terminal the text takes.

    >>> width("A♥"), width("♥️"), width("一")
    (2, 1, 2)
    """
    return len(text) if text.isascii() else sum(map(_width, text))


def _width(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def wrapped(text: str, columns: int, *, first: str = "", more: str = "") -> list[str]:
    """Return the text in lines of so many columns, at least one; `first` and `more` go before them.

    The library's own wrapping counts characters, of which some take two columns and some none.

    >>> wrapped("two sequences, one of them pure", 16, more="  ")
    ['two sequences,', '  one of them', '  pure']
    """
    lines = [first]
    is_empty = True
    for word in text.split():
        start, room = 0, columns - width(lines[-1]) - (0 if is_empty else 1)
        if not is_empty and _end_that_fits(word, 0, room) < len(word):
            lines.append(more)
            is_empty, room = True, columns - width(more)
        while (end := _end_that_fits(word, start, room)) < len(word):  # A word that is longer than a line.
            end = max(end, start + 1)
            lines[-1] += word[start:end]
            lines.append(more)
            start, room = end, columns - width(more)
        lines[-1] += word[start:] if is_empty else f" {word}"
        is_empty = False
    return lines


def _end_that_fits(word: str, start: int, columns: int) -> int:
    """Return where the longest part of the word ends that begins at `start` and takes no more columns."""
    if word.isascii():
        return min(len(word), max(start, start + columns))
    taken = 0
    for index in range(start, len(word)):
        taken += _width(word[index])
        if taken > columns:
            return index
    return len(word)


def inert(line: str) -> str:
    r"""Return the line so that no machine takes it for a command: `::` and `##` start one, blanks before or not.

    >>> print(inert("  ::error::now"))
      \x3a:error::now
    """
    stripped = line.lstrip()
    if not stripped.startswith(("::", "##")):
        return line
    return f"{line[: len(line) - len(stripped)]}{_escaped(stripped[0])}{stripped[1:]}"
