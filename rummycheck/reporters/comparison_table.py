"""What do several rulesets say of one hand, side by side?"""

from collections.abc import Iterator
from typing import NamedTuple

from rummycheck.checker import Verdict
from rummycheck.judging import Judged, faults
from rummycheck.notation import format_declaration, format_group
from rummycheck.printable import printable, width, wrapped
from rummycheck.problems import Problem, with_key
from rummycheck.reporters.comparison import ComparisonReporter, Rows, is_unreadable
from rummycheck.reporters.layout import WIDTH, Paint, plain
from rummycheck.requirements import unmatched_cards

_NARROWEST = 20
"""Columns left for reasons, however long the name of a ruleset's file is."""


class _Line(NamedTuple):
    """One ruleset as a line of the table."""

    name: str
    facts: str
    reason: str
    colour: str


class TableReporter(ComparisonReporter):
    """The hand, and a line for each ruleset; long reasons go on below, and a blank line parts two hands."""

    def __init__(self, *, is_loser: bool = False, paint: Paint = plain) -> None:
        """Take whose hands they are, and how to colour."""
        self._is_loser = is_loser
        self._paint = paint
        self._told = 0

    def tell(self, rows: Rows) -> Iterator[str]:
        """Yield the table; a hand that can't be read has none."""
        if is_unreadable(rows):
            return
        if self._told:
            yield ""
        self._told += 1
        yield from wrapped(_hand(rows), WIDTH)
        yield ""
        head = _Line("ruleset", "count" if self._is_loser else "verdict  penalty  count", "first reason", "")
        lines = [head, *map(self._line, rows)]
        widest = max(width(line.name) for line in lines)
        for line in lines:
            yield from self._written(line, widest)

    def _line(self, row: Judged) -> _Line:
        name, verdict = printable(row.ruleset), row.verdict
        if verdict is None:
            reason = row.error.message if row.error is not None else ""
            return _Line(name, self._facts("-", "-", "-"), reason, "yellow")
        found = faults(verdict, is_loser=self._is_loser)
        penalty = "-" if verdict.penalty is None else str(verdict.penalty)
        told = self._facts(verdict.outcome.value, penalty, str(verdict.count.points))
        return _Line(name, told, _reason(verdict, found[0]) if found else "", "red" if found else "green")

    def _facts(self, verdict: str, penalty: str, count: str) -> str:
        """Return what stands below the heading; a losing hand is only counted."""
        return f"{count:>5}" if self._is_loser else f"{verdict:7}  {penalty:>7}  {count:>5}"

    def _written(self, line: _Line, widest: int) -> Iterator[str]:
        start = f"{line.name}{' ' * (widest - width(line.name))}  "
        indent = width(start) + len(line.facts) + 2
        first, *more = wrapped(printable(line.reason), max(_NARROWEST, WIDTH - indent))
        facts = self._paint(line.facts, line.colour) if line.colour else line.facts
        yield f"{start}{facts}  {first}".rstrip()
        for reason in more:
            yield f"{' ' * indent}{reason}"


def _reason(verdict: Verdict, fault: Problem) -> str:
    """Return a fault in words; of cards in no meld, why the first of them are none."""
    laid = next((laid for laid in verdict.arrangement.groups if laid.refusal is not None), None)
    if fault.name != unmatched_cards.NAME or laid is None or laid.refusal is None:
        return fault.words
    return f"{format_group(laid.group)}: {with_key(*laid.refusal)}"


def _hand(rows: Rows) -> str:
    """Return the hand as it is judged; as it was written where no ruleset can judge it."""
    verdict = next((row.verdict for row in rows if row.verdict is not None), None)
    return printable(format_declaration(verdict.declaration)) if verdict is not None else _in_one_line(rows[0].text)


def _in_one_line(text: str) -> str:
    return printable(" ".join(text.split()))
