"""Which pieces of text does an article consist of, whatever format it is written in?"""

from bisect import bisect_right
from enum import StrEnum
from typing import NamedTuple

from rummycheck.lint.places import Stretch


class PieceKind(StrEnum):
    """What a piece is to a reader."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"
    """A list item, without the items of lists within it."""
    CELL = "cell"
    """A cell of a table."""
    CODE = "code"
    """A block of code; a code span is part of the piece that it stands in."""
    CAPTION = "caption"
    """What a table or figure is called, or the title of an admonition or a `<summary>`."""
    COMMENT = "comment"
    """What a reader does not see: it may hold directives."""


class Run(NamedTuple):
    """Characters of a piece's text that stand one by one in the source, or one that stands for a longer spelling."""

    at: int
    """Offset of the first character in the piece's text."""
    start: int
    """Offset of its spelling in the source."""
    width: int
    """Code points in the source for each character of the run: 1, or the length of an entity such as `&hearts;`."""


class Piece(NamedTuple):
    """A piece of text as a reader sees it: no markup, entities resolved, a newline wherever a line of it ends."""

    kind: PieceKind
    text: str
    runs: tuple[Run, ...]
    """In order, the first at 0; empty only if the text is."""
    level: int = 0
    """A heading's level, 1 for the title; how deep an item's list is nested, from 1."""
    language: str = ""
    """A code block's language, as written."""
    options: str = ""
    """What stands behind the language, such as `wrong points=46`."""
    container: int = 0
    """Which list, table or quotation of the document it belongs to, from 1; 0 for none. Its caption shares it."""
    row: int = 0
    """A cell's row, from 1; 0 for a header cell."""
    column: int = 0
    """A cell's column, from 1."""
    code_spans: tuple[Stretch, ...] = ()
    """Which stretches of the text are code spans."""

    def stretch(self, start: int, end: int) -> Stretch:
        """Return where a stretch of the text stands in the source, from its first character to its last."""
        first = self._source_start(start)
        return Stretch(first, self._source_end(end - 1) if end > start else first)

    def _source_start(self, offset: int) -> int:
        run = self._run(offset)
        return run.start + (offset - run.at) * run.width

    def _source_end(self, offset: int) -> int:
        run = self._run(offset)
        return run.start + (offset - run.at + 1) * run.width

    def _run(self, offset: int) -> Run:
        return self.runs[max(0, bisect_right(self.runs, offset, key=lambda run: run.at) - 1)]


class Unclosed(NamedTuple):
    """A fence, comment or the like that is opened and never closed, so that it goes on to the end."""

    what: str
    """In a writer's words, such as `this code fence`."""
    opening: Stretch


class Document(NamedTuple):
    """The pieces of an article in the order in which they stand, with what is amiss in its structure."""

    pieces: tuple[Piece, ...]
    unclosed: tuple[Unclosed, ...] = ()
