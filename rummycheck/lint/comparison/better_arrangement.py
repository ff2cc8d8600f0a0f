"""Could the same cards be arranged better than shown?

A hand that is shown as a wrong declaration may be valid if its cards are
grouped otherwise; a losing hand may cost less. The article is not wrong, since
a player is judged by the groups laid down, but the better arrangement is what a
reader will look for.

Accepted: `A♥ 2♥ 3♥ 4♥ | 4♣ 4♠ 10♥ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥ is a wrong
declaration.`
Remarked on: `A♥ 2♥ 3♥ PJ | 4♣ 5♣ PJ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥ is a wrong
declaration.` The first three hearts are a pure sequence.

To settle it: say so, choose another hand, or suppress it with `rummycheck:
ignore[better-arrangement]`.

Keys: none.
Source: the solver, `rummycheck arrange`.
"""

from collections.abc import Iterator

from rummycheck.lint.comparison.case import Case
from rummycheck.lint.findings import Finding
from rummycheck.notation import format_group
from rummycheck.problems import Severity
from rummycheck.requirements import card_copies, card_count
from rummycheck.solver.best import Best

NAME = "better-arrangement"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for a wrong declaration that could be valid, or a losing hand that could cost less."""
    if case.verdict is None or case.verdict.is_valid or case.is_flat or not case.example.hand.is_whole:
        return
    is_declared = any(said.claim.says == "wrong" for said in case.example.of("verdict", "headings", "expect"))
    is_counted = any(True for _ in case.example.of("points"))
    if not (is_declared or is_counted) or _is_impossible(case):
        return
    best = case.rules.best(case.groups, case.wild)
    if best is None:
        return
    if best.is_declarable and best.discard is None:
        yield _told(case, f"the same cards would be valid as {_written(best)}")
    elif is_counted and best.points < case.verdict.count.points:
        yield _told(case, f"the same cards could cost {best.points}: {_written(best)}")


def _is_impossible(case: Case) -> bool:
    impossible = (card_count.NAME, card_copies.NAME)
    problems = case.verdict.problems if case.verdict is not None else ()
    return any(problem.name in impossible and problem.severity is Severity.ERROR for problem in problems)


def _told(case: Case, message: str) -> Finding:
    return case.finding(NAME, message, severity=Severity.INFO)


def _written(best: Best) -> str:
    return " | ".join(format_group(group) for group in best.declaration.groups)
