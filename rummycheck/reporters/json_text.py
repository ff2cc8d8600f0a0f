"""How is JSON written that any machine can read and no terminal obeys?"""

import json
import re

from rummycheck.printable import printable

# Bytes that could not be decoded, as halves of surrogate pairs; JSON has no way to write them.
LONE = re.compile("[\ud800-\udfff]")


class JsonText:
    """Writes values as JSON on one line."""

    def __init__(self, *, ascii_only: bool) -> None:
        """Take whether the output can hold nothing but ASCII; then the suits are escaped."""
        self._encode = json.JSONEncoder(ensure_ascii=ascii_only).encode

    def of(self, value: object) -> str:
        r"""Return the value in JSON, with everything escaped that is not printable.

        >>> print(JsonText(ascii_only=False).of("A♥\x9b"))
        "A♥\u009b"
        """
        text = self._encode(value)
        return text if text.isprintable() else "".join(map(_shown, text))


def _shown(character: str) -> str:
    if LONE.match(character):
        return "\\ufffd"
    return character if printable(character) == character else json.dumps(character)[1:-1]
