"""Which character does an entity such as `&hearts;` stand for?"""

import re
from html.entities import html5

# What may be one; a name without a semicolon is one only in HTML, and only an old one such as `&amp`.
ENTITY = r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});"
LOOSE_ENTITY = ENTITY + "?"

_REPLACEMENT = "\ufffd"
_NUMBER = re.compile(r"#(?:[xX]([0-9a-fA-F]+)|([0-9]+))")
# Numbers that HTML reads as Windows-1252.
_WINDOWS = {number: bytes([number]).decode("cp1252", "replace") for number in range(0x80, 0xA0)}


def resolved(entity: str) -> str | None:
    r"""Return what an entity stands for, or None if it is none.

    >>> resolved("&hearts;"), resolved("&#x2665;"), resolved("&nbsp;"), resolved("&joker;")
    ('♥', '♥', '\xa0', None)
    """
    numbered = _NUMBER.match(entity, 1)
    if not numbered:
        return html5.get(entity[1:])
    code = int(numbered[1], 16) if numbered[1] else int(numbered[2])
    if code in _WINDOWS:
        return _WINDOWS[code]
    return _REPLACEMENT if code == 0 or code > 0x10FFFF or 0xD800 <= code < 0xE000 else chr(code)
