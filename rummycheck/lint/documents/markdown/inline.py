"""What is left of a stretch of Markdown when its inline markup is taken out?"""

import re
from collections.abc import Collection
from typing import NamedTuple

from rummycheck.lint.documents.entities import ENTITY, resolved
from rummycheck.lint.documents.markdown.emphasis import Delimiters, paired
from rummycheck.lint.documents.markdown.links import Brackets
from rummycheck.lint.documents.markdown.tags import ALT, AUTOLINK, COMMENT_CLOSES, COMMENT_OPENS, OTHER, TAG
from rummycheck.lint.documents.passages import Edit, Passage, edited, part
from rummycheck.lint.places import Stretch

_MARKUP = re.compile(rf"\\[!-/:-@\[-`{{-~\n]|`+|{ENTITY}|<|!?\[|\]|\*+|_+|~+|\{{")
# Most texts hold none of these, and are not looked at further.
_FIRST = re.compile(r"[\\`&<\[\]*_~{]")
_TICKS = re.compile("`+")
_BRACES = re.compile(r"[{}]")
_BRACE_COMMENT = re.compile(r"\{\s*+/\*")
_BRACE_CLOSES = re.compile(r"\s*+\}")


class Inline(NamedTuple):
    """A text without its markup, with where its code spans stand in the source, and the comments within it."""

    passage: Passage
    code: list[Stretch]
    comments: list[Passage]


def without_markup(passage: Passage, labels: Collection[str], *, is_mdx: bool) -> Inline:
    """Return what a reader sees of a text."""
    if not _FIRST.search(passage.text):
        return Inline(passage, [], [])
    reader = _Reader(passage, labels, is_mdx=is_mdx)
    reader.read()
    edits = sorted(reader.edits)
    return Inline(edited(passage, edits) if edits else passage, reader.code, reader.comments)


class _Reader:
    """One text being read from the front to the back."""

    def __init__(self, passage: Passage, labels: Collection[str], *, is_mdx: bool) -> None:
        self._passage = passage
        self._text = passage.text
        self._is_mdx = is_mdx
        self._runs: list[Delimiters] = []
        self._brackets = Brackets(passage.text, labels)
        self._ticks: dict[int, list[int]] | None = None
        self._braces: dict[int, int] | None = None
        self._unclosed: set[str] = set()
        self.edits: list[Edit] = []
        self.code: list[Stretch] = []
        self.comments: list[Passage] = []

    def read(self) -> None:
        """Find all markup."""
        position = 0
        while found := _MARKUP.search(self._text, position):
            position = self._taken(found[0], found.start(), found.end())
        self.edits.extend(paired(self._runs))

    def _taken(self, written: str, start: int, end: int) -> int:
        """Read what may be markup; return where to read on."""
        match written[0]:
            case "*" | "_" | "~":
                self._runs.append(Delimiters(self._text, start, end))
            case "[" | "!":
                self._brackets.opens(start, end, len(self._runs))
            case "]":
                return self._brackets.closes(start, self._runs, self.edits)
            case "\\":
                self._escape(written[1], start)
            case "`":
                return self._code_span(start, end)
            case "&":
                if (character := resolved(written)) is not None:
                    self.edits.append(Edit(start, end, character))
            case "<":
                return self._angle(start)
            case _:
                return self._brace(start)
        return end

    def _escape(self, character: str, start: int) -> None:
        if character != "\n":
            self.edits.append(Edit(start, start + 2, character))
        elif self._ends_line(start):
            self.edits.append(Edit(start, start + 1))

    def _ends_line(self, start: int) -> bool:
        """Return whether no blank stands between a backslash and the end of its line."""
        first, end = self._passage.stretch(start, start + 2)
        return end - first == 2

    def _code_span(self, start: int, end: int) -> int:
        close = self._closing_ticks(start, end)
        if close is None:
            return end
        inner, behind = self._text[end:close], close + end - start
        blank = int(inner[0] in " \n" and inner[-1] in " \n" and not inner.isspace())
        self.edits += [Edit(start, end + blank), Edit(close - blank, behind)]
        self.code.append(self._passage.stretch(end + blank, close - blank))
        return behind

    def _closing_ticks(self, start: int, end: int) -> int | None:
        if self._ticks is None:
            self._ticks = {}
            for found in _TICKS.finditer(self._text):
                self._ticks.setdefault(found.end() - found.start(), []).append(found.start())
            for places in self._ticks.values():
                places.reverse()
        places = self._ticks.get(end - start, [])
        while places and places[-1] <= start:
            places.pop()
        return places[-1] if places else None

    def _angle(self, start: int) -> int:
        text = self._text
        if text.startswith(COMMENT_OPENS, start):
            return self._comment(start, start + len(COMMENT_OPENS), COMMENT_CLOSES)
        if link := AUTOLINK.match(text, start):
            self.edits += [Edit(start, start + 1), Edit(link.end() - 1, link.end())]
            return link.end()
        tag = TAG.match(text, start) or OTHER.match(text, start)
        if not tag:
            return start + 1
        self._tag(tag[0], start, tag.end())
        return tag.end()

    def _tag(self, written: str, start: int, end: int) -> None:
        name = written[1:4].lower()
        alt = ALT.search(written) if name == "img" else None
        if alt:
            shown = alt.span(alt.lastindex or 1)
            self.edits += [Edit(start, start + shown[0]), Edit(start + shown[1], end)]
        elif name.startswith("br") and not name[2:3].isalnum():
            end += self._text.startswith("\n", end)
            self.edits.append(Edit(start, end, "\n"))
        else:
            self.edits.append(Edit(start, end))

    def _brace(self, start: int) -> int:
        if opening := _BRACE_COMMENT.match(self._text, start):
            return self._comment(start, opening.end(), "*/")
        if not self._is_mdx:
            return start + 1
        if self._braces is None:
            self._braces = _pairs(self._text)
        end = self._braces.get(start, start) + 1
        if end > start + 1:
            self.edits.append(Edit(start, end))
        return end

    def _comment(self, start: int, inner: int, closes: str) -> int:
        end = -1 if closes in self._unclosed else self._text.find(closes, inner)
        if end < 0:
            self._unclosed.add(closes)
            return inner
        self.comments.append(part(self._passage, inner, end))
        end += len(closes)
        if closes != COMMENT_CLOSES and (brace := _BRACE_CLOSES.match(self._text, end)):
            end = brace.end()
        self.edits.append(Edit(start, end))
        return end


def _pairs(text: str) -> dict[int, int]:
    """Return where each brace that opens is closed."""
    pairs: dict[int, int] = {}
    opened: list[int] = []
    for found in _BRACES.finditer(text):
        if found[0] == "{":
            opened.append(found.start())
        elif opened:
            pairs[opened.pop()] = found.start()
    return pairs
