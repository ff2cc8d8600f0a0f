"""How is text that somebody else wrote shown safely?"""

import unicodedata

_TAB = "\t"


def printable(text: str) -> str:
    r"""Return the text with everything escaped that could steer a terminal or hide what is written.

    >>> printable("A♥\x1b[31m\u202e")
    'A♥\\x1b[31m\\u202e'
    """
    if text.isprintable():
        return text
    return "".join(character if _is_harmless(character) else _escaped(character) for character in text)


def _is_harmless(character: str) -> bool:
    return character.isprintable() or unicodedata.category(character) == "Zs"


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
    return sum(_width(character) for character in text)


def _width(character: str) -> int:
    if unicodedata.combining(character) or character in "\ufe0e\ufe0f\u200b\u200d":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def shortened(text: str, most: int) -> str:
    """Return the text, cut with dots where it is longer than so many code points."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
