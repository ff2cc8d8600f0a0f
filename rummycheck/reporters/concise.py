"""What is a verdict on one line, or in one number?"""

from collections.abc import Iterator

from rummycheck.checker import Verdict
from rummycheck.errors import RummycheckError
from rummycheck.judging import Judged
from rummycheck.printable import printable
from rummycheck.problems import Problem, Severity
from rummycheck.reporters import LineReporter
from rummycheck.reporters.layout import shown_path
from rummycheck.ruleset import Ruleset
from rummycheck.source import Span

UNREADABLE = "unreadable-hand"
"""The name of the finding for a hand that can't be judged."""


class ConciseReporter(LineReporter):
    """One line a hand: place, verdict, both numbers, and the names of what was found."""

    def __init__(self, *, names_rules: bool = False) -> None:
        """Take whether to name the ruleset and the keys set besides, which are not those that everybody expects."""
        self._names_rules = names_rules

    def tell(self, judged: Judged) -> Iterator[str]:
        """Yield the line."""
        if judged.verdict is None:
            return
        named = named_rules(judged.verdict.ruleset) if self._names_rules else ""
        best = f" best={judged.best.points}" if judged.best is not None else ""
        gone = "" if judged.loose is None else f" left={judged.loose.points}"
        yield f"{place(judged.source, judged.verdict.declaration.span)}: {facts(judged.verdict, best + gone + named)}"


class FindingsReporter(LineReporter):
    """One line for each error and warning, and nothing for a hand without: place, severity, name, message."""

    def tell(self, judged: Judged) -> Iterator[str]:
        """Yield the lines."""
        if judged.verdict is None:
            return
        for problem in judged.verdict.problems:
            if problem.severity is not Severity.INFO:
                yield problem_line(judged.source, problem)


class PointsReporter(LineReporter):
    """One number a hand: what a declarer pays, or what a loser's hand counts; `?` for one that can't be judged."""

    def __init__(self, *, is_loser: bool) -> None:
        """Take whose hands they are."""
        self._is_loser = is_loser

    def tell(self, judged: Judged) -> Iterator[str]:
        """Yield the number."""
        yield points(judged, is_loser=self._is_loser)


def named_rules(ruleset: Ruleset) -> str:
    """Return the ruleset and the keys set besides, as a fact among others."""
    return f" ruleset={printable(','.join([ruleset.name, *ruleset.overrides]))}"


def facts(verdict: Verdict, rules: str = "") -> str:
    """Return the verdict, both numbers, by which rules, and the names of what was found."""
    names = dict.fromkeys(problem.name for problem in verdict.problems if problem.severity is not Severity.INFO)
    penalty = "-" if verdict.penalty is None else verdict.penalty
    return " ".join([f"{verdict.outcome} penalty={penalty} count={verdict.count.points}{rules}", *names])


def points(judged: Judged, *, is_loser: bool) -> str:
    """Return the number; `-` where there is no penalty, `?` for a hand that can't be judged: each has its line."""
    if judged.verdict is None:
        return "?"
    number = judged.loser_points if is_loser else judged.verdict.penalty
    return "-" if number is None else str(number)


def problem_line(source: str, problem: Problem) -> str:
    """Return the line for a finding: place, severity, name, message."""
    return f"{place(source, problem.span)}: {problem.severity} {problem.name}: {printable(problem.words)}"


def error_line(source: str, error: RummycheckError) -> str:
    """Return the line for a hand that can't be judged."""
    where = f"{place(source, error.span)}: " if error.span is not None else f"{shown_path(source)}: " if source else ""
    return f"{where}error {error.finding}: {printable(error.message)}"


def place(source: str, span: Span) -> str:
    """Return a place as editors understand it."""
    return f"{shown_path(source)}:{span.line}:{span.column}"
