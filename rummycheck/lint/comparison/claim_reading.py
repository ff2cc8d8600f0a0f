"""Does a claim hold only under another published reading?

Published rules differ: whether every joker is worth zero, whether one sequence
is enough, how many cards a set may have. A claim that is untrue under the
ruleset at hand and true under another shipped one is no mistake, but a reader
should be told which rules it follows. The same is told where an article states
one reading as its rule and counts by the other.

Accepted: `Wild joker: Q♦. Leftover wild cards count. A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ |
8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠ = 46 points.`
Remarked on: `Wild joker: Q♦. All jokers have zero points. A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ |
8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠ = 46 points.`

To settle it: name the ruleset with `rummycheck: ruleset=NAME` in a comment, or
suppress it with `rummycheck: ignore[claim-reading] -- why`.

Keys: whichever the readings differ in.
Source: the published rules side by side, `rummycheck check --compare all`.
"""

from collections.abc import Callable, Iterator

from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.findings import Finding
from rummycheck.lint.rulebook import Rulebook
from rummycheck.problems import Severity

NAME = "claim-reading"

Holds = Callable[[Rulebook], bool]
"""Whether a claim is true by other rules."""


def other_reading(case: Case, claim: Claim, holds: Holds, *, untrue: str) -> Finding | None:
    """Return the finding for an untrue claim that is true by other shipped rules; None if it is by none.

    `untrue` says what is true by the rules at hand, such as `it costs 36`.
    """
    for other in case.rules.near:
        if holds(other):
            key, value = _deciding(case.rules, other, holds)
            message = f"this holds by {other.name}{_because(key, value)}; by {case.rules.name} {untrue}"
            return case.finding(NAME, message, claim=claim, severity=Severity.WARNING, key=key)
    return None


def stated_otherwise(case: Case, claim: Claim, said: str, truth: Callable[[Rulebook], str | None]) -> Iterator[Finding]:
    """Yield the finding for a true claim that is untrue by a rule which the article itself states.

    `truth` says what is true by some rules, or None if the claim is; `said` is what is claimed.
    """
    for stated in case.stated:
        changed = case.rules.under(stated.key, stated.value)
        otherwise = truth(changed) if changed is not None else None
        if otherwise is None:
            continue
        named = next((other.name for other in case.rules.near if _has(other, stated.key, stated.value)), None)
        line, _ = case.source.line_and_column(stated.claim.stretch.start)
        rule = f"the rule of line {line}" + (f", as in {named}" if named else "")
        message = f"{said} by {case.rules.name}, but {otherwise} by {rule}"
        yield case.finding(NAME, message, claim=claim, truth=otherwise, severity=Severity.WARNING, key=stated.key)
        return


def _has(rules: Rulebook, key: str, value: str) -> bool:
    return rules.value(key) == value


def _deciding(rules: Rulebook, other: Rulebook, holds: Holds) -> tuple[str | None, str | None]:
    """Return the key that decides it, with the other ruleset's value; None if it takes more than one."""
    for difference in rules.differences(other):
        if difference.right is None:
            continue
        changed = rules.under(difference.key, difference.right)
        if changed is not None and holds(changed):
            return difference.key, difference.right
    return None, None


def _because(key: str | None, value: str | None) -> str:
    return f", where {key} is {value}" if key is not None else ""
