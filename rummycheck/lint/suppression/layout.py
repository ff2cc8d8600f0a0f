"""For which stretch of an article does an `ignore` hold?

With other text on its line, it holds for that line. Alone on a line in the midst of a paragraph or another piece, it
holds for the rest of it. Else it holds for the piece that comes next: a paragraph, a list item, a block of code, a
row of a table, or the whole table if its first row comes next, since most formats allow no comment between rows.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate, takewhile
from typing import NamedTuple

from rummycheck.lint.documents.pieces import Piece, PieceKind
from rummycheck.lint.places import Source, Stretch


class _Placed(NamedTuple):
    start: int
    end: int
    piece: Piece


class Layout:
    """Where the pieces that a reader sees stand in the source."""

    def __init__(self, pieces: Iterable[Piece], source: Source) -> None:
        """Take the pieces of an article, in any order."""
        self._source = source
        readable = (piece for piece in pieces if piece.kind is not PieceKind.COMMENT and piece.text.strip())
        self._placed = sorted(map(_placed, readable), key=lambda placed: (placed.start, placed.end))
        self._starts = [placed.start for placed in self._placed]
        self._furthest = list(accumulate((placed.end for placed in self._placed), max))
        """How far the pieces reach, up to each."""

    def held_by(self, comment: Stretch) -> Stretch:
        """Return the stretch for which an `ignore` in a comment holds."""
        lines = self._lines(comment)
        touching = list(self._touching(lines))
        if any(_has_text_in(placed.piece, lines) for placed in touching):
            return lines
        around = [placed for placed in touching if placed.start < comment.start and placed.end > comment.end]
        if around:
            return Stretch(comment.end, max(placed.end for placed in around))
        return self._next(comment.end)

    def _lines(self, comment: Stretch) -> Stretch:
        """Return the whole lines on which a comment stands."""
        first, last = (self._source.line_and_column(offset) for offset in comment)
        end = comment.end - last[1] + 1 + len(self._source.line(last[0]))
        return Stretch(comment.start - first[1] + 1, end)

    def _touching(self, lines: Stretch) -> Iterator[_Placed]:
        """Yield the pieces that reach into some lines."""
        index = bisect_left(self._starts, lines.end) - 1
        while index >= 0 and self._furthest[index] > lines.start:
            if self._placed[index].end > lines.start:
                yield self._placed[index]
            index -= 1

    def _next(self, offset: int) -> Stretch:
        """Return the stretch of what begins next."""
        index = bisect_left(self._starts, offset)
        if index == len(self._placed):
            return Stretch(offset, offset)
        following = self._placed[index]
        piece = following.piece
        if piece.kind is not PieceKind.CELL:
            return Stretch(offset, following.end)  # With the markup before it, such as a fence.
        before = self._placed[index - 1].piece if index else None
        is_first = before is None or before.kind is not PieceKind.CELL or before.container != piece.container

        def is_held(placed: _Placed) -> bool:
            other = placed.piece
            return other.container == piece.container and (is_first or other.row == piece.row)

        cells = takewhile(is_held, (self._placed[later] for later in range(index, len(self._placed))))
        return Stretch(offset, max(cell.end for cell in cells))


def _placed(piece: Piece) -> _Placed:
    return _Placed(*piece.stretch(0, len(piece.text)), piece)


def _has_text_in(piece: Piece, lines: Stretch) -> bool:
    """Tell whether more than blanks of a piece stands in some lines; its runs stand in the order of the source."""
    first = max(0, bisect_right(piece.runs, lines.start, key=lambda run: run.start) - 1)
    last = bisect_left(piece.runs, lines.end, key=lambda run: run.start)
    return any(_written_in(piece, number, lines).strip() for number in range(first, last))


def _written_in(piece: Piece, number: int, lines: Stretch) -> str:
    """Return the characters of one of the runs that stand in some lines."""
    run = piece.runs[number]
    end = piece.runs[number + 1].at if number + 1 < len(piece.runs) else len(piece.text)
    # A spelling of several characters is in the lines if it begins there.
    first, last = (min(max(0, -(-(offset - run.start) // run.width)), end - run.at) for offset in lines)
    return piece.text[run.at + first : run.at + last]
