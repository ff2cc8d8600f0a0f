"""Which pieces has a scanner gathered so far?"""

from collections.abc import Sequence
from typing import NamedTuple

from rummycheck.lint.documents.passages import Passage, offset_of, trimmed
from rummycheck.lint.documents.pieces import Document, Piece, PieceKind, Unclosed
from rummycheck.lint.places import Stretch


class Seat(NamedTuple):
    """Where in the document's structure a piece stands; the fields are those of a `Piece`."""

    container: int = 0
    level: int = 0
    row: int = 0
    column: int = 0


NOWHERE = Seat()


class Gathering:
    """The pieces of a document, what is left open in it, and how many containers it has."""

    def __init__(self) -> None:
        """Start with none."""
        self.pieces: list[Piece] = []
        self.unclosed: list[Unclosed] = []
        self._containers = 0

    def new_container(self) -> int:
        """Return the number of one more list, table or quotation."""
        self._containers += 1
        return self._containers

    def leave_open(self, what: str, opening: Stretch) -> None:
        """Note that something is opened and never closed."""
        self.unclosed.append(Unclosed(what, opening))

    def text(self, kind: PieceKind, passage: Passage, seat: Seat = NOWHERE, code: Sequence[Stretch] = ()) -> None:
        """Gather text without the blanks around it, if there is any; where code spans stand is told in the source."""
        passage = trimmed(passage)
        if not passage.text.isspace() and passage.text:
            spans = tuple(_within(passage, stretch) for stretch in code) if code else ()
            container, level, row, column = seat
            self.pieces.append(Piece(kind, *passage, level, "", "", container, row, column, spans))

    def comment(self, passage: Passage) -> None:
        """Gather what a comment says."""
        self.text(PieceKind.COMMENT, passage)

    def code(self, passage: Passage, words: tuple[str, str] = ("", ""), seat: Seat = NOWHERE) -> None:
        """Gather a block of code with its language and options."""
        if passage.text.strip():
            container, level, row, column = seat
            self.pieces.append(Piece(PieceKind.CODE, *passage, level, *words, container, row, column))

    def document(self) -> Document:
        """Return it all."""
        return Document(tuple(self.pieces), tuple(self.unclosed))


def _within(passage: Passage, stretch: Stretch) -> Stretch:
    return Stretch(offset_of(passage, stretch.start), offset_of(passage, stretch.end))
