"""What is left of a stretch of reStructuredText when its inline markup is taken out?"""

import re

from rummycheck.lint.documents.passages import Edit, Passage, edited
from rummycheck.lint.places import Stretch

_FIRST = re.compile(r"[\\*`_]")
_BEFORE = r"""(?<![^\s'"(\[{<\-/:‘“«¡¿‐-―„‚])"""
_BEHIND = r"""(?=$|[\s'")\]}>\-/:.,;!?\\’”»…‐-―])"""
_ROLE = r"[A-Za-z](?:[.+:_-]?\w){0,60}"
_MARKUP = re.compile(
    rf"\\(?:[\s\S]|$)"
    rf"|{_BEFORE}(?:\*\*|\*|``|:{_ROLE}:`|_?`)(?=\S)"
    rf"|{_BEFORE}\[(?:[0-9]{{1,5}}|\#[\w-]{{0,60}}|\*)\]_{_BEHIND}"
    rf"|(?<=[^\W_])__?{_BEHIND}|(?<=\])_{_BEHIND}"
)
_ENDS = {
    "**": re.compile(rf"(?<=[^\s\\])\*\*{_BEHIND}"),
    "*": re.compile(rf"(?<=[^\s\\])\*{_BEHIND}"),
    "``": re.compile(rf"(?<=\S)``{_BEHIND}"),
    "`": re.compile(rf"(?<=[^\s\\])`(?:__?|:{_ROLE}:)?{_BEHIND}"),
}
_TARGET = re.compile(r"\s*+<[^<>]*+>$")
_ESCAPE = re.compile(r"\\(?:[\s\S]|$)")
_PAIRS = dict(zip("'\"([{<‘“«", "'\")]}>’”»", strict=True))


def without_markup(passage: Passage) -> tuple[Passage, list[Stretch]]:
    """Return what a reader sees of a text, and where its literals stand in the source."""
    if not _FIRST.search(passage.text):
        return passage, []
    reader = _Reader(passage)
    reader.read()
    return edited(passage, reader.edits) if reader.edits else passage, reader.code


class _Reader:
    """One text being read from the front to the back."""

    def __init__(self, passage: Passage) -> None:
        self._passage = passage
        self._text = passage.text
        self._in_vain: set[str] = set()
        self.edits: list[Edit] = []
        self.code: list[Stretch] = []

    def read(self) -> None:
        """Find all markup."""
        position = 0
        while found := _MARKUP.search(self._text, position):
            position = self._taken(found)

    def _taken(self, found: re.Match[str]) -> int:
        written, (start, end) = found[0], found.span()
        if written[0] == "\\":
            self._escape(found)
        elif written[0] in "[_" and written != "_`":
            self.edits.append(Edit(start, end))
        elif _PAIRS.get(self._text[start - 1 : start], "") != self._text[end : end + 1]:
            return self._inline(written, start, end)
        return end

    def _escape(self, found: re.Match[str]) -> None:
        shown = found[0][1:]
        self.edits.append(Edit(*found.span(), "" if shown.isspace() else shown))

    def _inline(self, written: str, start: int, end: int) -> int:
        mark = written if written in _ENDS else "`"
        close = None if mark in self._in_vain else _ENDS[mark].search(self._text, end + 1)
        if not close:
            self._in_vain.add(mark)
            return end
        self.edits.append(Edit(start, end))
        inner_end = close.start()
        if mark == "``":
            self.code.append(self._passage.stretch(end, inner_end))
        else:
            inner_end = self._shown(end, inner_end, may_link=mark == "`")
        self.edits.append(Edit(inner_end, close.end()))
        return close.end()

    def _shown(self, start: int, end: int, *, may_link: bool) -> int:
        """Read what stands between two marks; return where what is shown of it ends."""
        inner = self._text[start:end]
        if may_link and (target := _TARGET.search(inner)) and target.start():
            end = start + target.start()
        for escape in _ESCAPE.finditer(self._text, start, end):
            self._escape(escape)
        return end
