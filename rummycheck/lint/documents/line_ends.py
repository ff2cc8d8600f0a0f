"""Where do the pieces stand in a source whose lines end in CRLF, if they were found where all end in LF?"""

from bisect import bisect_left
from collections.abc import Iterator

from rummycheck.lint.documents.pieces import Document, Piece, Run, Unclosed
from rummycheck.lint.places import Stretch


def with_line_feeds(text: str) -> str:
    """Return a text with every line end as LF."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def moved(document: Document, text: str) -> Document:
    """Return what was found in the text with line feeds as found in the text as it is."""
    if "\r\n" not in text:
        return document
    ends = _Ends(text)
    return Document(
        tuple(piece._replace(runs=tuple(ends.runs(piece))) for piece in document.pieces),
        tuple(Unclosed(what, ends.stretch(opening)) for what, opening in document.unclosed),
    )


class _Ends:
    """The places of a text's CRLFs, counted as if each were one character."""

    def __init__(self, text: str) -> None:
        self._places: list[int] = []
        found = text.find("\r\n")
        while found >= 0:
            self._places.append(found - len(self._places))
            found = text.find("\r\n", found + 2)

    def stretch(self, stretch: Stretch) -> Stretch:
        return Stretch(self._place(stretch.start), self._place(stretch.end))

    def runs(self, piece: Piece) -> Iterator[Run]:
        """Yield the runs of a piece, a line end being one that stands for two characters."""
        behind = [*(run.at for run in piece.runs[1:]), len(piece.text)]
        for run, end in zip(piece.runs, behind, strict=True):
            if run.width == 1:
                yield from self._lines(run, end - run.at)
            else:
                for number in range(end - run.at):
                    start, width = run.start + number * run.width, run.width
                    first = self._place(start)
                    yield Run(run.at + number, first, self._place(start + width) - first)

    def _lines(self, run: Run, length: int) -> Iterator[Run]:
        done = run.start
        for place in self._places[bisect_left(self._places, run.start) : bisect_left(self._places, run.start + length)]:
            if place > done:
                yield Run(run.at + done - run.start, self._place(done), 1)
            yield Run(run.at + place - run.start, self._place(place), 2)
            done = place + 1
        if done < run.start + length:
            yield Run(run.at + done - run.start, self._place(done), 1)

    def _place(self, offset: int) -> int:
        return offset + bisect_left(self._places, offset)
