"""Is a declaration what the article says, valid or wrong?

A wrong declaration is no mistake of an article: it may be shown on purpose. A
declaration that is called valid and is wrong teaches the reader to lose 80
points, and one that is called wrong and is valid to hold back a winning hand.

Accepted: `A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣ is a valid
declaration.`
Remarked on: `A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 8♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣ is a valid
declaration.` Its second group has a gap.

To settle it: correct the verdict or the hand, name the ruleset that is meant,
or suppress it with `rummycheck: ignore[claim-verdict] -- why`.

Keys: `declaration.any_of`, and all others that a hand is judged by.
Source: the requirements of the ruleset, `rummycheck explain required-melds`.
"""

from collections.abc import Iterator

from rummycheck.lint.comparison.case import Case
from rummycheck.lint.comparison.claim_reading import other_reading
from rummycheck.lint.findings import Finding
from rummycheck.lint.rulebook import Rulebook
from rummycheck.problems import Severity
from rummycheck.requirements import card_copies, card_count

NAME = "claim-verdict"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding if the surest verdict of the article is not the rules'."""
    said = next(case.example.of("verdict", "headings", "expect"), None)
    if said is None or case.verdict is None or not case.is_hand or said.claim.says not in ("valid", "wrong"):
        return
    is_valid = said.claim.says == "valid"
    if case.verdict.is_valid == is_valid or _only_miscounted(case):
        return

    def holds(rules: Rulebook) -> bool:
        verdict = rules.judged(case.groups, case.wild)
        return verdict is not None and verdict.is_valid == is_valid

    truth = "it is wrong" if is_valid else "it is valid"
    finding = other_reading(case, said.claim, holds, untrue=f"{truth}{_reasons(case)}")
    yield finding or case.finding(
        NAME,
        f"said to be {said.claim.says}, but {truth}{_reasons(case)}",
        claim=said.claim,
        truth="wrong" if is_valid else "valid",
    )


def _only_miscounted(case: Case) -> bool:
    """Tell whether the number or the copies of its cards are all that is wrong: they are findings of their own."""
    names = (
        {problem.name for problem in case.verdict.problems if problem.severity is Severity.ERROR}
        if case.verdict
        else set()
    )
    return bool(names) and names <= {card_count.NAME, card_copies.NAME}


def _reasons(case: Case) -> str:
    if case.verdict is None or case.verdict.is_valid:
        return ""
    reasons = [problem.message for problem in case.verdict.problems if problem.severity is Severity.ERROR]
    return f": {'; '.join(dict.fromkeys(reasons))}" if reasons else ""
