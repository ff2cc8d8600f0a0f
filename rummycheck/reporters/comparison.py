"""What do several rulesets say of one hand, side by side?"""

from collections.abc import Iterator, Sequence

from rummycheck.checker import Verdict
from rummycheck.judging import Judged
from rummycheck.notation import format_declaration
from rummycheck.printable import printable, width, wrapped
from rummycheck.problems import Severity
from rummycheck.reporters.text import WIDTH, Paint, plain

_HEAD = ("ruleset", "verdict", "penalty", "count", "first reason")


def comparison_lines(rows: Sequence[tuple[str, Judged]], paint: Paint = plain) -> Iterator[str]:
    """Yield the hand, and a line for each ruleset's name and verdict; long reasons go on below."""
    verdict = next((judged.verdict for _, judged in rows if judged.verdict is not None), None)
    if verdict is not None:
        hand = printable(format_declaration(verdict.declaration))
        yield from wrapped(hand, WIDTH)
        yield ""
    widest = max(width(name) for name in (_HEAD[0], *(name for name, _ in rows)))
    yield from _row(_HEAD, widest, plain("", ""), paint)
    for name, judged in rows:
        yield from _row(_cells(name, judged), widest, _colour(judged.verdict), paint)


def _cells(name: str, judged: Judged) -> tuple[str, str, str, str, str]:
    verdict = judged.verdict
    if verdict is None:
        return name, "-", "-", "-", judged.error.message if judged.error is not None else ""
    penalty = "-" if verdict.penalty is None else str(verdict.penalty)
    return name, verdict.outcome.value, penalty, str(verdict.count.points), _first_reason(verdict)


def _first_reason(verdict: Verdict) -> str:
    return next((problem.message for problem in verdict.problems if problem.severity is Severity.ERROR), "")


def _row(cells: Sequence[str], widest: int, colour: str, paint: Paint) -> Iterator[str]:
    name, verdict, penalty, count, reason = cells
    start = f"{name}{' ' * (widest - width(name))}  "
    numbers = f"  {penalty:>7}  {count:>5}  "
    indent = width(start) + 7 + len(numbers)
    first, *more = wrapped(printable(reason), max(20, WIDTH - indent))
    yield f"{start}{paint(verdict.ljust(7), colour) if colour else verdict.ljust(7)}{numbers}{first}".rstrip()
    for line in more:
        yield f"{' ' * indent}{line}"


def _colour(verdict: Verdict | None) -> str:
    if verdict is None:
        return "yellow"
    return "green" if verdict.is_valid else "red"
