"""What does the line in brackets above a block of AsciiDoc say?"""

import re
from typing import NamedTuple

from rummycheck.lint.documents.code_words import kept_together

_WORD = re.compile(r"""\s*+((?:[^,"']|"[^"\n]*"|'[^'\n]*')*+)(?:,|$)""")
_SHORTHAND = re.compile(r"[%.#][^%.#]*")
_CODE_STYLES = ("source", "listing", "literal")


class BlockAttributes(NamedTuple):
    """The style of a block, what is told of it by place, and what by name."""

    style: str = ""
    flags: tuple[str, ...] = ()
    """The options behind a `%`."""
    positional: tuple[str, ...] = ()
    """Those behind the style."""
    named: tuple[tuple[str, str], ...] = ()

    @property
    def is_code(self) -> bool:
        """Return whether the block below is code."""
        return self.style in _CODE_STYLES or (not self.style and bool(self.positional) and bool(self.positional[0]))

    def named_value(self, name: str) -> str:
        """Return a value that is told by name."""
        return dict(self.named).get(name, "")

    def code_words(self) -> tuple[str, str]:
        """Return the language of a block of code and its options."""
        language = self.named_value("language")
        rest = list(self.positional)
        flags: list[str] = list(self.flags)
        if rest and not language:
            language, *more = rest.pop(0).split("%")
            flags += more
        named = [f"{name}={kept_together(value)}" for name, value in self.named if name != "language"]
        return language.strip(), " ".join(word for word in (*flags, *rest, *named) if word)


def block_attributes(written: str) -> BlockAttributes:
    """Return what stands between the brackets.

    >>> block_attributes("source%wrong,rummy,points=46").code_words()
    ('rummy', 'wrong points=46')
    """
    positional: list[str] = []
    named: list[tuple[str, str]] = []
    at = 0
    while at < len(written) and (found := _WORD.match(written, at)):
        name, is_named, value = found[1].strip().partition("=")
        if is_named and name.strip().replace("-", "").isalnum():
            named.append((name.strip(), value.strip().strip("\"'")))
        else:
            positional.append(found[1].strip().strip("\"'"))
        at = found.end()
    first = positional[0] if positional else ""
    style = re.split("[%.#]", first, maxsplit=1)[0]
    flags = tuple(word[1:] for word in _SHORTHAND.findall(first) if word[0] == "%")
    return BlockAttributes(style, flags, tuple(positional[1:]), tuple(named))
