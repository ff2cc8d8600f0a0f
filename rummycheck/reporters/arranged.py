"""What is told of the best arrangement of a hand, in lines?"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rummycheck.arranging import Arranged
from rummycheck.declaration import Declaration
from rummycheck.melds.base import pluralized
from rummycheck.notation import format_declaration, format_group
from rummycheck.printable import printable, wrapped
from rummycheck.remarks import no_wild_card
from rummycheck.reporters import SilentReporter
from rummycheck.reporters.concise import named_rules, place
from rummycheck.reporters.layout import WIDTH, Paint, plain
from rummycheck.reporters.wording import circumstances, finding_lines, group_lines, points_words
from rummycheck.solver import Best, advice
from rummycheck.solver.against import Against


class ArrangedReporter(SilentReporter[Arranged]):
    """A reporter of arranged hands."""

    has_findings = True
    """Whether it reports which cards the packs do not hold; where it has no room for that, standard error has."""


class ArrangedPointsReporter(ArrangedReporter):
    """The number alone: the fewest points; `?` for a hand that can't be arranged."""

    has_findings = False

    def tell(self, arranged: Arranged) -> Iterator[str]:
        """Yield the number."""
        yield "?" if arranged.best is None else str(arranged.best.points)


class ArrangedHandReporter(ArrangedReporter):
    """A hand in groups, as `rummycheck check` reads it; all that are as good, where several are asked for."""

    has_findings = False

    def __init__(self, *, most: int = 1, ascii_only: bool = False) -> None:
        """Take how many arrangements to tell at most, and whether in ASCII."""
        self._most = most
        self._ascii_only = ascii_only

    def tell(self, arranged: Arranged) -> Iterator[str]:
        """Yield the hand."""
        if arranged.best is not None:
            for declaration in arranged.best.all(self._most):
                named = replace(declaration, name=arranged.declaration.name if arranged.declaration else None)
                yield printable(format_declaration(named, ascii_only=self._ascii_only))


class ArrangedConciseReporter(ArrangedReporter):
    """Place, faults of the hand, points, whether it can be declared, by which rules if unexpected, and the groups."""

    def __init__(self, *, names_rules: bool = False) -> None:
        """Take whether to name the ruleset and the keys set besides."""
        self._names_rules = names_rules

    def tell(self, arranged: Arranged) -> Iterator[str]:
        """Yield the line."""
        if arranged.best is None or arranged.declaration is None:
            return
        best = arranged.best
        declarable = "yes" if best.is_declarable else "no"
        hand = printable(format_declaration(best.declaration))
        rules = named_rules(best.verdict.ruleset) if self._names_rules else ""
        where = place(arranged.source, arranged.declaration.span)
        names = "".join(f"{name} " for name in dict.fromkeys(problem.name for problem in arranged.impossible))
        fact = f"declare={declarable}" if arranged.against is None else f"laid_off={_laid_off(arranged.against)}"
        yield f"{where}: {names}points={best.points} {fact}{rules} {hand}".rstrip()


def _laid_off(against: Against) -> str:
    """Return the cards laid off as a fact among others."""
    return ",".join(str(card) for each in against.laid_off for card in each.cards) or "-"


class ArrangedTextReporter(ArrangedReporter):
    """The points, the groups in a table, and what to do; a blank line separates two hands.

    A hand that can't have been dealt is called impossible before anything else is said of it.
    """

    def __init__(self, *, most: int = 1, shows_proof: bool = False, paint: Paint = plain) -> None:
        """Take how many arrangements to tell, whether to tell why nothing is cheaper, and how to colour."""
        self._most = most
        self._shows_proof = shows_proof
        self._paint = paint
        self._told = 0

    def tell(self, arranged: Arranged) -> Iterator[str]:
        """Yield the report."""
        best = arranged.best
        if best is None or arranged.declaration is None:
            return
        if self._told:
            yield ""
        self._told += 1
        if arranged.declaration.name is not None:
            yield from wrapped(printable(f"{arranged.declaration.name}:"), WIDTH)
        yield from self._impossible(arranged)
        capped = f" ({best.uncapped} without the cap)" if best.uncapped > best.points else ""
        headline = f"best arrangement: {points_words(best.points)}{capped}"
        yield self._paint(headline, "green" if best.is_declarable else "yellow")
        against = "" if arranged.table is None else f"; against {_groups(arranged.table)}"
        yield from wrapped(circumstances(best.verdict) + printable(against), WIDTH, first="  ", more="    ")
        yield ""
        laid_off = () if arranged.against is None else arranged.against.laid_off
        yield from group_lines(best.verdict, self._paint, is_arranged=True, laid_off=laid_off)
        yield ""
        words = advice(best) if arranged.against is None else arranged.against.advice
        yield from wrapped(printable(words), WIDTH, first="  ", more="    ")
        for problem in best.verdict.problems:
            if problem.name == no_wild_card.NAME:
                yield from finding_lines(problem, self._paint)
        yield from self._others(best, "" if arranged.against is None else " of what is left")
        if arranged.discards:
            yield from _discard_lines(arranged.discards)
        if self._shows_proof:
            yield from _proof_lines(best, arranged.against)

    def _impossible(self, arranged: Arranged) -> Iterator[str]:
        if arranged.has_errors:
            yield self._paint("impossible hand", "red")
        for problem in arranged.impossible:
            yield from finding_lines(problem, self._paint)
        if arranged.impossible:
            yield ""

    def _others(self, best: Best, of_what: str) -> Iterator[str]:
        if self._most == 1:
            return
        _, *others = best.all(self._most)
        yield ""
        yield "  as few points:" if others else f"  no other arrangement{of_what} costs as few points"
        for declaration in others:
            hand = _groups(declaration)
            yield from wrapped(printable(hand), WIDTH, first="    ", more="      ")


def _discard_lines(discards: Iterable[tuple[object, Best]]) -> Iterator[str]:
    yield ""
    yield "  discard  leaves"
    for card, best in discards:
        declare = "  declare" if best.is_declarable else ""
        yield f"  {card!s:<7}  {best.points:>6}{declare}"


def _groups(declaration: Declaration) -> str:
    return " | ".join(map(format_group, declaration.groups))


def _proof_lines(best: Best, against: Against | None) -> Iterator[str]:
    yield ""
    if against is not None:
        number = f"{against.ways} choices of cards" if against.ways > 1 else "1 choice, that of no card,"
        words = f"proof: {number} to lay off, each with the best arrangement of the rest; for what is left here:"
        yield from wrapped(words, WIDTH, first="  ", more="    ")
    tried = f"proof: of the {best.melds} melds that these cards can make, every combination was weighed: {best.states}"
    yield from wrapped(f"{tried} different rests of the hand, none twice", WIDTH, first="  ", more="    ")
    for card, points in best.bounds:
        bound = (
            "fits into no meld"
            if points is None
            else f"in a meld, every copy: at least {pluralized(points, 'point')} in all"
        )
        yield f"    {card} {bound}"
