"""What is left of a stretch of AsciiDoc when its inline markup is taken out?"""

import re
from collections.abc import Mapping

from rummycheck.lint.documents.entities import ENTITY, resolved
from rummycheck.lint.documents.passages import Edit, Passage, edited
from rummycheck.lint.places import Stretch

_MACROS = "link|xref|mailto|image|icon|anchor|footnote|kbd|btn|menu|pass|stem|latexmath|asciimath|indexterm2?"
_MARKUP = re.compile(
    rf"\\(?=[*_`#+{{<\[&^~|\\])|\*+|_+|`+|\#+|\++|\{{[\w-]{{1,40}}\}}|{ENTITY}"
    rf"|<<[^<>\n]{{1,200}}>>|\[\[[^\[\]\n]{{1,200}}\]\]|\[[.#%][^\[\]\n]{{0,100}}\](?=[#*_`])"
    rf"|(?<!\w)(?:(?:{_MACROS}):[^\s\[\]<>]{{0,400}}|https?://[^\s\[\]<>]{{1,400}})\["
)
_FIRST = re.compile(r"[\\*_`#+{&\[<]")
_NAMED = {
    "nbsp": "\xa0", "vbar": "|",
    "sp": " ", "blank": "", "empty": "", "amp": "&", "lt": "<", "gt": ">", "zwsp": "\u200b",
    "wj": "\u2060", "apos": "'", "quot": '"', "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "plus": "+",
    "deg": "°", "startsb": "[", "endsb": "]", "backslash": "\\", "tilde": "~", "caret": "^", "asterisk": "*",
    "backtick": "`", "brvbar": "¦", "two-colons": "::", "two-semicolons": ";;",
}  # fmt: skip
# Where a mark closes: alone it does so only where no word goes on, doubled anywhere.
_CLOSES = {
    mark: re.compile(rf"(?<=\S){re.escape(mark)}(?![\w{re.escape(mark)}])") for mark in ("*", "_", "`", "#", "+")
}
_LONGEST_VALUE = 40


def without_markup(passage: Passage, attributes: Mapping[str, str]) -> tuple[Passage, list[Stretch]]:
    """Return what a reader sees of a text, and where its monospaced stretches stand in the source."""
    if not _FIRST.search(passage.text) and "://" not in passage.text and ":[" not in passage.text:
        return passage, []
    reader = _Reader(passage, attributes)
    reader.read()
    return edited(passage, sorted(reader.edits)) if reader.edits else passage, reader.code


class _Reader:
    """One text being read from the front to the back."""

    def __init__(self, passage: Passage, attributes: Mapping[str, str]) -> None:
        self._passage = passage
        self._text = passage.text
        self._attributes = attributes
        # Up to where each mark is open: it is not opened within itself.
        self._open_to: dict[str, int] = {}
        self._closing: dict[int, int] = {}
        self._in_vain: set[str] = set()
        self.edits: list[Edit] = []
        self.code: list[Stretch] = []

    def read(self) -> None:
        """Find all markup."""
        position = 0
        while found := _MARKUP.search(self._text, position):
            start = found.start()
            position = self._closing[start] if start in self._closing else self._taken(found)

    def _taken(self, found: re.Match[str]) -> int:
        """Read what may be markup; return where to read on."""
        written, (start, end) = found[0], found.span()
        match written[0]:
            case "\\":
                self.edits.append(Edit(start, end))
                return end + 1
            case "*" | "_" | "`" | "#" | "+":
                return self._mark(written, start, end)
            case "{":
                self._attribute(written[1:-1], start, end)
            case "&":
                if (character := resolved(written)) is not None:
                    self.edits.append(Edit(start, end, character))
            case "<":
                shown = written.find(",") + 1
                self.edits += [Edit(start, start + shown), Edit(end - 2, end)] if shown else [Edit(start, end)]
            case "[":
                self.edits.append(Edit(start, end))
            case _:
                return self._macro(written, start, end)
        return end

    def _attribute(self, name: str, start: int, end: int) -> None:
        value = self._attributes.get(name, _NAMED.get(name))
        if value is not None and len(value) <= _LONGEST_VALUE:
            self.edits.append(Edit(start, end, value))

    def _mark(self, written: str, start: int, end: int) -> int:
        """Read a mark that may open; one that closes is known before it is met."""
        text, mark = self._text, written[0]
        longest = 3 if mark == "+" else 2
        if len(written) > longest:
            return end
        is_doubled = len(written) > 1
        before, behind = text[start - 1 : start], text[end : end + 1]
        if not is_doubled and (not behind or behind.isspace() or before.isalnum() or before in ("_", "\\")):
            # A lone `+` at the end of a line is a break.
            if mark == "+" and before == " " and behind in ("", "\n"):
                self.edits.append(Edit(start - 1, end))
            return end
        close = self._close(written, end)
        if close < 0:
            return end
        return self._pair(written, (start, end), close)

    def _close(self, written: str, end: int) -> int:
        text = self._text
        if written in self._in_vain or self._open_to.get(written, 0) > end:
            return -1
        if len(written) > 1:
            close = text.find(written, end + 1)
        else:
            found = _CLOSES[written].search(text, end + 1)
            close = found.start() if found else -1
        if close < 0:
            self._in_vain.add(written)
        return close

    def _pair(self, written: str, opening: tuple[int, int], close: int) -> int:
        end = opening[1]
        self._open_to[written] = close + len(written)
        self.edits += [Edit(*opening), Edit(close, close + len(written))]
        self._closing[close] = close + len(written)
        if written[0] == "+":
            return close + len(written)
        if written[0] == "`":
            inner, behind = (end + 1, close - 1) if self._is_literal(end, close) else (end, close)
            self.code.append(self._passage.stretch(inner, behind))
            if inner > end:
                self.edits += [Edit(end, inner), Edit(behind, close)]
                return close + len(written)
        return end

    def _is_literal(self, start: int, end: int) -> bool:
        return end - start > 2 and self._text[start] == self._text[end - 1] == "+"

    def _macro(self, written: str, start: int, end: int) -> int:
        """Read a link, an image or the like: what stands in its brackets is shown."""
        text = self._text
        close = -1 if "]" in self._in_vain else text.find("]", end)
        if close < 0:
            self._in_vain.add("]")
            return end
        inner = text[end:close]
        name = written.partition(":")[0]
        shown = len(inner)
        if name in ("icon", "anchor"):
            shown = 0
        elif name not in ("footnote", "pass") and ("=" in inner or name == "image"):
            shown = inner.find(",") if "," in inner else 0 if "=" in inner else shown
        elif inner.endswith("^"):
            shown -= 1
        self.edits.append(Edit(start, end))
        self.edits.append(Edit(end + shown, close + 1))
        self._closing[close] = close + 1
        return end if shown == len(inner) else close + 1
