"""How do the blocks of Markdown go on that hold text and no blocks?"""

import re

from rummycheck.lint.documents.code_words import code_words
from rummycheck.lint.documents.markdown.line import Line
from rummycheck.lint.documents.markdown.links import definitions
from rummycheck.lint.documents.markdown.page import Holds, Page
from rummycheck.lint.documents.passages import part
from rummycheck.lint.documents.pieces import PieceKind
from rummycheck.lint.places import Stretch

_CODE_INDENT = 4
_ALERT = re.compile(r"\[![\w-]+\][+-]?[ \t]*")
_MODULE_LINE = re.compile(r"(?:import|export)\b")


class Paragraph:
    """Lines of text, perhaps with definitions of links at their front."""

    def __init__(self, line: Line) -> None:
        """Start with a line."""
        self.lines = [line.tail]

    def add(self, line: Line) -> None:
        """Go on with a line."""
        self.lines.append(line.tail)

    def close(self, page: Page) -> None:
        """Draft its text."""
        self.draft_as(page, None)

    def draft_as(self, page: Page, level: int | None) -> bool:
        """Draft its text, as a heading if a level is told; return whether there is any."""
        self._leave_alert(page)
        if not self.lines or (page.is_mdx and _MODULE_LINE.match(page.text, self.lines[0][0])):
            return False
        passage = page.lines(self.lines)
        if passage.text.startswith("["):
            defined = list(definitions(passage.text))
            page.labels.update(label for label, _ in defined)
            passage = part(passage, defined[-1][1] if defined else 0, len(passage.text))
        if not passage.text:
            return False
        if level is None:
            page.draft(page.text_kind(), passage, page.seat)
        else:
            page.draft(PieceKind.HEADING, passage, page.seat._replace(level=level))
        return True

    def _leave_alert(self, page: Page) -> None:
        """Take out a first line such as `[!NOTE]`; what is written behind it is the title."""
        start, end = self.lines[0]
        if page.stack[-1].holds is Holds.QUOTE and (alert := _ALERT.match(page.text, start, end)):
            del self.lines[0]
            if alert.end() < end:
                page.draft(PieceKind.CAPTION, part(page.whole, alert.end(), end), page.seat)


class Fence:
    """A block of code between fences."""

    def __init__(self, line: Line, fence: str, info: str) -> None:
        """Take the line that opens it, its fence, and what is written behind."""
        self._fence, self._info = fence, info
        self._opening = Stretch(line.first, line.first + len(fence))
        self._indent = line.indent
        self._lines: list[tuple[int, int]] = []

    def take(self, page: Page, line: Line) -> bool:
        """Take a line of code, or the fence that closes it."""
        if line.indent < _CODE_INDENT and page.text.startswith(self._fence, line.first):
            closing = page.text[line.first : line.end].rstrip(" \t")
            if not closing.strip(self._fence[0]):
                page.close_leaf()
                return True
        if self._indent:
            line.skip(self._indent)
        self._lines.append((line.start, line.end))
        return True

    def close(self, page: Page) -> None:
        """Gather the code."""
        if self._lines:
            page.code(page.lines(self._lines), code_words(self._info))

    def end(self, page: Page) -> None:
        """Note at the end of the document that it is still open."""
        page.gathering.leave_open("this code fence", self._opening)


class BraceComment:
    """A comment of MDX over several lines, `{/* ... */}`."""

    _CLOSES = "*/"

    def __init__(self, line: Line) -> None:
        """Take the line that opens it."""
        self._opening = Stretch(line.first, line.first + 1)
        self._lines: list[tuple[int, int]] = []

    def take(self, page: Page, line: Line) -> bool:
        """Take a line of it."""
        self._lines.append((line.start, line.end))
        if page.text.find(self._CLOSES, line.start, line.end) >= 0:
            page.close_leaf()
        return True

    def close(self, page: Page) -> None:
        """Draft it: the comment is taken out of it like any other."""
        page.draft(PieceKind.PARAGRAPH, page.lines(self._lines), page.seat)

    def end(self, page: Page) -> None:
        """Note at the end of the document that it is still open."""
        page.gathering.leave_open("this comment", self._opening)


class IndentedCode:
    """A block of code that is indented."""

    def __init__(self) -> None:
        """Start with no line."""
        self._lines: list[tuple[int, int]] = []

    def take(self, page: Page, line: Line) -> bool:
        """Take a line if it is blank or indented."""
        if not line.is_blank and line.indent < _CODE_INDENT:
            page.close_leaf()
            return False
        line.skip(_CODE_INDENT)
        self._lines.append((line.start, line.end))
        return True

    def close(self, page: Page) -> None:
        """Gather the code without blank lines at its end."""
        while self._lines and not page.text[slice(*self._lines[-1])].strip():
            self._lines.pop()
        page.code(page.lines(self._lines))


_CLOSES = {"<!--": "-->", "<script": "</script", "<style": "</style", "<pre": "</pre", "<textarea": "</textarea"}
_OPENS = re.compile("|".join(_CLOSES))


class HtmlBlock:
    """Lines of HTML, up to a blank one or to one that holds a certain text."""

    def __init__(self, until: re.Pattern[str] | None) -> None:
        """Start with no line; without `until` it ends at a blank one."""
        self._until = until
        self._awaits = ""
        self._lines: list[tuple[int, int]] = []

    def take(self, page: Page, line: Line) -> bool:
        """Take a line of HTML; a blank one is left to others."""
        if line.is_blank and not self._until and not self._awaits:
            page.close_leaf()
            return False
        self._lines.append((line.start, line.end))
        if self._until:
            if self._until.search(page.text, line.first, line.end):
                page.close_leaf()
        else:
            self._look(page.text[line.first : line.end].lower())
        return True

    def _look(self, written: str) -> None:
        """See whether something opens in a line that holds blank lines."""
        position = 0
        while True:
            if self._awaits:
                position = written.find(self._awaits, position)
                if position < 0:
                    return
                self._awaits = ""
            found = _OPENS.search(written, position)
            if not found:
                return
            self._awaits, position = _CLOSES[found[0]], found.end()

    def close(self, page: Page) -> None:
        """Gather what it shows."""
        page.read_html(page.lines(self._lines))
