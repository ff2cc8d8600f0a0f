"""What do several rulesets say of one hand, on a line each?"""

from collections.abc import Iterable, Iterator, Sequence

from rummycheck.declaration import NOWHERE
from rummycheck.errors import NotationError
from rummycheck.judging import Judged, faults
from rummycheck.printable import printable
from rummycheck.reporters import Reporter, SilentReporter
from rummycheck.reporters.concise import UNREADABLE, facts, place, points
from rummycheck.source import Span

Rows = Sequence[Judged]
"""One hand under each ruleset, at least one, in the order in which they were named."""


class ComparisonReporter(SilentReporter[Rows]):
    """A reporter of compared hands."""


class EachRowReporter(ComparisonReporter):
    """What another reporter tells of each row, whose lines name the ruleset themselves."""

    def __init__(self, reporter: Reporter) -> None:
        """Take the reporter of one row."""
        self._reporter = reporter

    def begin(self) -> Iterable[str]:
        """Return what that reporter begins with."""
        return self._reporter.begin()

    def tell(self, rows: Rows) -> Iterator[str]:
        """Yield what it tells of each row."""
        for row in rows:
            yield from self._reporter.tell(row)

    def end(self) -> Iterable[str]:
        """Return what it ends with."""
        return self._reporter.end()


class ComparedConciseReporter(ComparisonReporter):
    """Place, ruleset, verdict, both numbers and the names of what was found; or why that ruleset can't judge."""

    def tell(self, rows: Rows) -> Iterator[str]:
        """Yield a line for each ruleset, with one place for all."""
        if is_unreadable(rows):
            return
        where = place(rows[0].source, _span(rows))
        for row in rows:
            told = facts(row.verdict) if row.verdict is not None else _no_facts(row)
            yield f"{where}: {printable(row.ruleset)} {told}"


class ComparedFaultsReporter(ComparisonReporter):
    """The first fault under each ruleset that finds one, as a finding whose message begins with the ruleset."""

    def __init__(self, *, is_loser: bool) -> None:
        """Take whose hands they are."""
        self._is_loser = is_loser

    def tell(self, rows: Rows) -> Iterator[str]:
        """Yield a line for each ruleset that finds a fault."""
        for row in rows:
            found = faults(row.verdict, is_loser=self._is_loser) if row.verdict is not None else ()
            for fault in found[:1]:
                start = f"{place(row.source, fault.span)}: {fault.severity} {fault.name}"
                yield f"{start}: {printable(row.ruleset)}: {printable(fault.words)}"


class ComparedPointsReporter(ComparisonReporter):
    """Each ruleset's name and number: what a declarer pays, or what a loser's hand counts."""

    def __init__(self, *, is_loser: bool) -> None:
        """Take whose hands they are."""
        self._is_loser = is_loser

    def tell(self, rows: Rows) -> Iterator[str]:
        """Yield a line for each ruleset."""
        for row in rows:
            yield f"{printable(row.ruleset)} {points(row, is_loser=self._is_loser)}"


def is_unreadable(rows: Rows) -> bool:
    """Tell whether the hand is none under any ruleset, because it can't be read."""
    return isinstance(rows[0].error, NotationError)


def _span(rows: Rows) -> Span:
    """Return the place of the hand; where no ruleset could judge it, that of what the first can't."""
    declared = next((row.verdict.declaration.span for row in rows if row.verdict is not None), None)
    failed = next((row.error.span for row in rows if row.error is not None), None)
    return declared or failed or NOWHERE


def _no_facts(row: Judged) -> str:
    message = row.error.message if row.error is not None else ""
    return f"- penalty=- count=- {UNREADABLE}: {printable(message)}"
