"""How is a verdict told to a player at a terminal of 80 columns?"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rummycheck.checker import Verdict
from rummycheck.judging import Judged
from rummycheck.notation import format_group
from rummycheck.printable import printable, width, wrapped
from rummycheck.reporters import LineReporter
from rummycheck.reporters.layout import WIDTH, Paint, plain
from rummycheck.reporters.wording import circumstances, finding_lines, group_lines, points_words
from rummycheck.source import Span

if TYPE_CHECKING:
    from rummycheck.solver import Best
    from rummycheck.solver.against import Loose


class TextReporter(LineReporter):
    """The verdict, its groups in a table, and every finding; a blank line parts two declarations."""

    def __init__(self, *, is_loser: bool = False, paint: Paint = plain) -> None:
        """Take whose hands they are, and how to colour."""
        self._is_loser = is_loser
        self._paint = paint
        self._told = 0

    def tell(self, judged: Judged) -> Iterator[str]:
        """Yield the report."""
        if judged.verdict is None:
            return
        if self._told:
            yield ""
        self._told += 1
        yield from _report(judged.verdict, judged.loose, is_loser=self._is_loser, paint=self._paint)
        if judged.best is not None:
            yield from _best_lines(judged.best)


def _report(verdict: Verdict, loose: "Loose | None", *, is_loser: bool, paint: Paint) -> Iterator[str]:
    if verdict.declaration.name is not None:
        yield from wrapped(printable(f"{verdict.declaration.name}:"), WIDTH)
    yield paint(*(_headline(verdict, is_loser=is_loser) if loose is None else _loose_headline(verdict, loose)))
    yield from wrapped(circumstances(verdict), WIDTH, first="  ", more="    ")
    yield ""
    yield from group_lines(verdict, paint, laid_off=() if loose is None else loose.laid_off)
    if verdict.problems:
        yield ""
    for problem in verdict.problems:
        yield from finding_lines(problem, paint)


def _best_lines(best: "Best") -> Iterator[str]:
    """Yield what the same cards would cost if they were arranged best."""
    from rummycheck.solver import advice

    hand = " | ".join(format_group(group) for group in best.declaration.groups)
    words = f"best: {points_words(best.points)} as {hand}; {advice(best)}"
    yield ""
    yield from wrapped(printable(words), WIDTH, first="  ", more="    ")


def _headline(verdict: Verdict, *, is_loser: bool) -> tuple[str, str]:
    """Return the first line and its colour: both numbers, whatever was asked for."""
    count = points_words(verdict.count.points)
    if is_loser:
        other = "valid as a declaration" if verdict.is_valid else f"{points_words(verdict.penalty)} as a declaration"
        return f"losing hand: {count} ({other})", "yellow"
    if verdict.is_valid:
        return f"valid declaration: {points_words(0)} ({verdict.count.points} as a losing hand)", "green"
    return f"wrong declaration: {points_words(verdict.penalty)} ({verdict.count.points} as a losing hand)", "red"


def _loose_headline(verdict: Verdict, loose: "Loose") -> tuple[str, str]:
    """Return the first line of a losing hand of which cards may be laid off, and its colour."""
    what = "what is laid off" if loose.laid_off else "a card to lay off"
    return f"losing hand: {points_words(loose.points)} ({verdict.count.points} without {what})", "yellow"


def excerpt_lines(line: str, span: Span) -> Iterator[str]:
    """Yield the part of a line around a fault, and a line of carets below the fault."""
    start = max(0, span.column - 1 - WIDTH // 2)
    shown = line[start : start + WIDTH - 4]
    before = printable(shown[: span.column - 1 - start])
    fault = printable(shown[span.column - 1 - start : span.end_column - 1 - start])
    yield f"  {printable(shown)}".rstrip()
    yield f"  {' ' * width(before)}{'^' * max(1, width(fault))}"
