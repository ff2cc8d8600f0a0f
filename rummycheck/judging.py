"""What becomes of each declaration of a document?"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from rummycheck.checker import Checker, Verdict
from rummycheck.deck import Designation
from rummycheck.declaration import Declaration
from rummycheck.errors import DeckError, NotationError, RummycheckError, TooHardError
from rummycheck.notation import read_declarations
from rummycheck.problems import Problem, Severity
from rummycheck.requirements import card_copies, card_count

if TYPE_CHECKING:
    from rummycheck.solver import Best  # The solver is not loaded for those who do not ask for it.
    from rummycheck.solver.against import Defender, Loose

_OF_THE_DEAL = {card_count.NAME, card_copies.NAME}
"""The faults of the cards that a player was dealt, however they are laid."""


class Judged(NamedTuple):
    """A declaration with its verdict, or the error that kept it from being judged."""

    source: str
    """The path of the document, or what stands for it, such as `<stdin>`."""
    verdict: Verdict | None
    error: RummycheckError | None
    text: str
    """The lines as written."""
    ruleset: str
    """The name of the ruleset, or the path of its file."""
    best: "Best | None" = None
    """The best arrangement of the same cards, where that was asked for."""
    loose: "Loose | None" = None
    """What the hand comes to when cards are laid off, where there are melds on the table."""

    @property
    def loser_points(self) -> int | None:
        """What the hand counts for a loser, without what is laid off; None for one that can't be judged."""
        if self.loose is not None:
            return self.loose.points
        return None if self.verdict is None else self.verdict.count.points


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
    name = checker.ruleset.name
    if isinstance(reading, NotationError):
        return Judged(source, None, reading, reading.line, name)
    try:
        return Judged(source, checker.check(reading, wild), None, reading.text, name)
    except DeckError as error:
        return Judged(source, None, _placed(error, reading), reading.text, name)


def laid_off(judged: Judged, defender: "Defender", table: Declaration) -> Judged:
    """Return a hand that was judged with the best of its cards in no meld laid off on melds on the table."""
    verdict = judged.verdict
    if verdict is None:
        return judged
    declaration = verdict.declaration
    try:
        melds = defender.table(table, declaration.cards, verdict.deal.designated)
        return judged._replace(loose=defender.as_grouped(verdict, melds))
    except (DeckError, TooHardError) as error:
        error.span = error.span or declaration.span
        return judged._replace(verdict=None, error=error)


def faults(verdict: Verdict, *, is_loser: bool) -> tuple[Problem, ...]:
    """Return the errors that count against a hand; a loser's is only at fault if it can't have been dealt."""
    errors = (problem for problem in verdict.problems if problem.severity is Severity.ERROR)
    return tuple(error for error in errors if not is_loser or error.name in _OF_THE_DEAL)


def _placed(error: DeckError, declaration: Declaration) -> DeckError:
    """Return the error with a place: its own, else that of the whole declaration."""
    return error if error.span is not None else DeckError(error.message, declaration.span)
