"""Has a wrong declaration a fault that is not named?

An article that shows a wrong declaration tells its reader why it is wrong. If
the hand is wrong in another way as well, a reader who mends the one fault still
loses 80 points.

Accepted: `8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♠ | 5♦ 5♠ 5♥ 5♣ is a wrong declaration:
there is no sequence.`
Remarked on: `8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♥ | 5♦ 5♠ 5♥ 5♣ is a wrong
declaration: there is no sequence.` Nor is `9♥ 9♣ 9♥` a set.

To settle it: name the other fault or change the hand, or suppress it with
`rummycheck: ignore[unmentioned-fault] -- why`.

Keys: those of the requirements.
Source: the requirements of the ruleset.
"""

from collections.abc import Iterator

from rummycheck.lint.claims.claim import MELD
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.findings import Finding
from rummycheck.problems import Severity
from rummycheck.requirements import required_melds

NAME = "unmentioned-fault"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for each fault that no reason covers, if the article gives any reason at all."""
    if case.verdict is None or case.verdict.is_valid or not _is_shown_as_wrong(case):
        return
    named = frozenset(_named_groups(case))
    speaks_of_count = any(True for _ in case.example.of("count"))
    if not named and not speaks_of_count:
        return
    for laid in case.verdict.arrangement.groups:
        if laid.meld is None and laid.group.cards not in named and laid.refusal is not None:
            written = " ".join(map(str, laid.group.cards))
            message = f"the article does not say that {written} is no meld: {laid.refusal.message}"
            yield case.finding(NAME, message, severity=Severity.INFO, key=laid.refusal.key)
    missing = [problem for problem in case.verdict.problems if problem.name == required_melds.NAME]
    if missing and not speaks_of_count:
        message = f"the article does not say that there is another fault: {missing[0].message}"
        yield case.finding(NAME, message, severity=Severity.INFO, key=missing[0].key)


def _is_shown_as_wrong(case: Case) -> bool:
    return any(said.claim.says == "wrong" for said in case.example.of("verdict", "headings", "expect"))


def _named_groups(case: Case) -> Iterator[tuple[object, ...]]:
    """Yield the cards of each group that the article says is no meld."""
    for said in (*case.example.of("kind"), *case.example.of("suits"), *case.mentions):
        if said.claim.about == "suits" or any(kind.startswith("not ") or kind == MELD for kind in said.claim.kinds):
            for found in said.groups:
                yield found.group.cards
