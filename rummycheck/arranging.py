"""What becomes of each hand of a document that is to be arranged?"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rummycheck.cards import AnyCard
from rummycheck.deck import Designation
from rummycheck.declaration import Declaration
from rummycheck.errors import DeckError, NotationError, RummycheckError, TooHardError
from rummycheck.notation import read_declarations
from rummycheck.problems import Problem, Severity
from rummycheck.solver import Best, Solver

if TYPE_CHECKING:
    from rummycheck.solver.against import Against, Defender


class Arranged(NamedTuple):
    """A hand with its best arrangement, or the error that kept it from being arranged."""

    source: str
    """The path of the document, or what stands for it, such as `<stdin>`."""
    declaration: Declaration | None
    """The hand as written; None if it can't be read."""
    best: Best | None
    error: RummycheckError | None
    text: str
    """The lines as written."""
    discards: Sequence[tuple[AnyCard, Best]] = ()
    """Each card that can be put away with what is left, where that was asked for."""
    impossible: Sequence[Problem] = ()
    """Which cards are more than the packs in play hold: no player can have been dealt this hand."""
    against: "Against | None" = None
    """The best against melds on the table, where there are any: its arrangement is that of the cards left."""
    table: Declaration | None = None
    """Those melds."""

    @property
    def has_errors(self) -> bool:
        """Whether the hand itself is at fault."""
        return any(problem.severity is Severity.ERROR for problem in self.impossible)


def arrange_lines(
    source: str,
    lines: Iterable[str],
    solver: Solver,
    wild: Designation | None = None,
    *,
    ranks_discards: bool = False,
) -> Iterator[Arranged]:
    """Yield what becomes of each hand of a document, as soon as its last line is read; how it is grouped is ignored."""
    for reading in read_declarations(lines):
        if isinstance(reading, NotationError):
            yield Arranged(source, None, None, reading, reading.line)
        else:
            yield _arranged(source, reading, solver, wild, ranks_discards=ranks_discards)


def arrange_lines_against(
    source: str, lines: Iterable[str], defender: "Defender", table: Declaration, wild: Designation | None = None
) -> Iterator[Arranged]:
    """Yield what becomes of each hand of a document whose cards can be laid off on melds on the table."""
    for reading in read_declarations(lines):
        if isinstance(reading, NotationError):
            yield Arranged(source, None, None, reading, reading.line)
        else:
            yield _against(source, reading, defender, table, wild)


def _against(
    source: str, declaration: Declaration, defender: "Defender", table: Declaration, wild: Designation | None
) -> Arranged:
    designated, cards = declaration.wild_or(table.wild_or(wild)), declaration.whole_hand
    try:
        impossible = defender.impossible(declaration, designated)
        found = defender.best(cards, defender.table(table, cards, designated), designated)
    except (DeckError, TooHardError) as error:
        error.span = error.span or declaration.span
        return Arranged(source, declaration, None, error, declaration.text)
    return Arranged(source, declaration, found.best, None, declaration.text, (), impossible, found, table)


def _arranged(
    source: str, declaration: Declaration, solver: Solver, wild: Designation | None, *, ranks_discards: bool
) -> Arranged:
    designated = declaration.wild_or(wild)
    impossible: Sequence[Problem] = ()
    try:
        impossible = solver.impossible(declaration, wild)
        best = solver.best(declaration.whole_hand, designated)
        discards = solver.discards(declaration.whole_hand, designated) if ranks_discards else ()
    except DeckError as error:
        error.span = error.span or declaration.span
        return Arranged(source, declaration, None, error, declaration.text)
    except TooHardError as error:
        error.span = error.span or declaration.span
        return Arranged(source, declaration, None, error, declaration.text, impossible=impossible)
    return Arranged(source, declaration, best, None, declaration.text, discards, impossible)
