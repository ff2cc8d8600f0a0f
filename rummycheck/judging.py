"""What becomes of each declaration of a document?"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rummycheck.checker import Checker, Verdict
from rummycheck.deck import Designation
from rummycheck.declaration import Declaration
from rummycheck.errors import DeckError, NotationError, RummycheckError
from rummycheck.notation import read_declarations


class Judged(NamedTuple):
    """A declaration with its verdict, or the error that kept it from being judged."""

    source: str
    """The path of the document, or what stands for it, such as `<stdin>`."""
    verdict: Verdict | None
    error: RummycheckError | None
    text: str
    """The lines as written."""


def judge_lines(
    source: str, lines: Iterable[str], checker: Checker, wild: Designation | None = None
) -> Iterator[Judged]:
    """Yield what becomes of each declaration, as soon as its last line is read."""
    for reading in read_declarations(lines):
        yield judge_reading(source, reading, checker, wild)


def judge_reading(
    source: str, reading: Declaration | NotationError, checker: Checker, wild: Designation | None
) -> Judged:
    """Return what becomes of one declaration, or of the error that stands in its place."""
    if isinstance(reading, NotationError):
        return Judged(source, None, reading, reading.line)
    try:
        return Judged(source, checker.check(reading, wild), None, reading.text)
    except DeckError as error:
        return Judged(source, None, _placed(error, reading), reading.text)


def _placed(error: DeckError, declaration: Declaration) -> DeckError:
    """Return the error with a place: its own, else that of the whole declaration."""
    return error if error.span is not None else DeckError(error.message, declaration.span)
