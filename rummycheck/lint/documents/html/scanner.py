"""Which pieces does a text in HTML consist of?"""

import re

from rummycheck.lint.documents.gathering import Gathering
from rummycheck.lint.documents.html import elements
from rummycheck.lint.documents.html.attributes import TAG_END, alt_span, attributes, pre_words
from rummycheck.lint.documents.html.text import BREAK, preformatted, seen
from rummycheck.lint.documents.html.tree import Tree
from rummycheck.lint.documents.passages import Edit, Passage, part, whole
from rummycheck.lint.documents.pieces import Document, PieceKind
from rummycheck.lint.places import Stretch

_MARKUP = re.compile(r"<(?:!--|[!?]|(/?)([A-Za-z][^\s/<>]*+))")
_FIRST_CODE = re.compile(r"\s*+<code\b", re.IGNORECASE)
_IN_HEAD = frozenset({"title", "meta", "link", "base", "noscript"})


def scan(text: str) -> Document:
    """Return the pieces of a page of HTML."""
    gathering = Gathering()
    scanner = HtmlScanner(gathering)
    scanner.read(whole(text))
    return gathering.document()


class HtmlScanner:
    """Reads HTML stretch by stretch, so that it may stand between other text."""

    def __init__(self, gathering: Gathering) -> None:
        """Start with no element open."""
        self._gathering = gathering
        self.tree = Tree(gathering)
        self._in_head = False
        self._passage = Passage("", ())
        self._written: list[Edit] = []
        self._comments: list[Passage] = []
        self._code: list[Stretch] = []
        self._code_start = -1

    def read(self, passage: Passage) -> None:
        """Read a stretch to its end."""
        self._passage = passage
        text, position = passage.text, 0
        while found := _MARKUP.search(text, position):
            self._write(position, found.start())
            position = self._read_markup(found)
        self._write(position, len(text))
        self._flush()

    def _read_markup(self, found: re.Match[str]) -> int:
        """Read a tag or comment; return where to read on."""
        text, start = self._passage.text, found.start()
        if found[0] == "<!--":
            return self._read_comment(start, found.end())
        if not found[2]:
            return text.find(">", start) + 1 or len(text)
        closing = TAG_END.match(text, found.end())
        end = closing.end() if closing else text.find(">", found.end()) + 1
        if not end:
            # No tag is closed from here on: what looks like one is text.
            self._write(start, len(text))
            return len(text)
        name = found[2].lower()
        if found[1]:
            self._end_tag(name, start, end)
            return end
        if name in elements.UNSEEN or name == "pre":
            return self._read_whole(name, found, end)
        self._start_tag(name, found, end)
        return end

    def _read_comment(self, start: int, inner: int) -> int:
        text = self._passage.text
        end = text.find("-->", inner)
        if end < 0:
            self._gathering.leave_open("this comment", self._passage.stretch(start, inner))
            end = len(text)
        comment = part(self._passage, inner, end)
        if self._written:
            self._comments.append(comment)
        else:
            self._gathering.comment(comment)
        return min(end + 3, len(text))

    def _read_whole(self, name: str, found: re.Match[str], end: int) -> int:
        """Read an element up to its end tag, whatever is in it."""
        text = self._passage.text
        closing = _end_tag_of(name).search(text, end)
        if not closing and name in ("pre", "script", "style", "template"):
            self._gathering.leave_open(f"this <{name}>", self._passage.stretch(found.start(), end))
        inner_end = closing.start() if closing else len(text)
        if name == "pre":
            self._flush()
            facts = attributes(text[found.end() : end - 1])
            if code := _FIRST_CODE.match(text, end, inner_end):
                facts = _with_code(facts, text[code.end() : _tag_end(text, code.end())])
            self._gathering.code(
                preformatted(part(self._passage, end, inner_end)), pre_words(facts), self.tree.owner.seat
            )
        return closing.end() if closing else len(text)

    def _start_tag(self, name: str, found: re.Match[str], end: int) -> None:
        text = self._passage.text
        if self._in_head and name not in _IN_HEAD:
            self._in_head = False
        match name:
            case "head":
                self._in_head = True
            case "br":
                self._write_break(found.start(), end)
            case "img":
                if alt := alt_span(text[found.end() : end]):
                    self._write(found.end() + alt[0], found.end() + alt[1])
            case "hr" | "body" | "html":
                self._flush()
            case _ if name in elements.CODE:
                self._code_start = end
            case _ if name in elements.BLOCKS:
                self._start_block(name, found, end)

    def _start_block(self, name: str, found: re.Match[str], end: int) -> None:
        if name in elements.GROUPS and self.tree.owner.kind is PieceKind.CELL:
            self._write_break(found.start(), end)
        else:
            self._flush()
        self.tree.start(name, attributes(self._passage.text[found.end() : end - 1]) if name in elements.CELLS else {})

    def _end_tag(self, name: str, start: int, end: int) -> None:
        if name == "head":
            self._in_head = False
        elif name in elements.CODE and self._code_start >= 0:
            self._end_code(start)
        elif name == "br":
            self._write_break(start, end)
        elif name in elements.BLOCKS:
            if name in elements.GROUPS and self.tree.owner.kind is PieceKind.CELL:
                self._write_break(start, end)
            else:
                self._flush()
            self.tree.end(name)

    def _write(self, start: int, end: int) -> None:
        """Take a stretch of text; blanks before any other are none."""
        if start < end and (self._written or not self._passage.text[start:end].isspace()):
            self._written.append(Edit(start, end))

    def _write_break(self, start: int, end: int) -> None:
        if self._written:
            self._written.append(Edit(start, end, BREAK))

    def _end_code(self, end: int) -> None:
        if self._code_start < end:
            self._code.append(self._passage.stretch(self._code_start, end))
        self._code_start = -1

    def _flush(self) -> None:
        """Gather the text that was taken."""
        if self._written:
            owner = self.tree.owner
            if not self._in_head or owner.kind is PieceKind.HEADING:
                self._gathering.text(owner.text_kind(), seen(self._passage, self._written), owner.seat, self._code)
            self._written.clear()
        for comment in self._comments:
            self._gathering.comment(comment)
        self._comments.clear()
        self._code.clear()
        self._code_start = -1


_END_TAGS: dict[str, re.Pattern[str]] = {}


def _end_tag_of(name: str) -> re.Pattern[str]:
    return _END_TAGS.setdefault(name, re.compile(rf"</{name}\b[^<>]*+>?", re.IGNORECASE))


def _tag_end(text: str, start: int) -> int:
    end = TAG_END.match(text, start)
    return end.end() - 1 if end else start


def _with_code(facts: dict[str, str], written: str) -> dict[str, str]:
    """Return the facts of a `<pre>` with those of the `<code>` in it."""
    code = attributes(written)
    words = " ".join(filter(None, (code.pop("class", ""), facts.get("class", ""))))
    return {**facts, **code, **({"class": words} if words else {})}
