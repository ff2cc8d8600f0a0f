"""Is a group told again as it was shown?

The finding is claim-reason.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from rummycheck.cards import AnyCard
from rummycheck.lint.claims.article import Shown
from rummycheck.lint.comparison import claim_reason
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.findings import Finding
from rummycheck.problems import Severity

_FARTHEST = 3
"""Lines between a hand and the words about it."""
_SUPPOSES = re.compile(r"\b(?:would|could|instead|if|replac\w+|becomes?|change[ds]?|swap\w*|another|other)\b")
_POINTS_BACK = re.compile(r"\b(?:here|this|these|the (?:hand|group|set|sequence|declaration|player))\b")


def told_otherwise(cases: Sequence[Case], shown: Shown) -> Iterator[Finding]:
    """Yield a finding for each group in words about a hand that differs in one card from a group of that hand."""
    whole: Case | None = None
    for case in cases:
        if len(case.groups) > 1:
            whole = case
        elif whole is not None and not case.is_repeated and _is_about(case, whole, shown):
            yield from _compared(case, whole)


def _is_about(case: Case, whole: Case, shown: Shown) -> bool:
    """Tell whether a group stands in a sentence that explains the hand before it."""
    found = case.example.hand.groups[0]
    template = shown.templates[found.piece]
    distance = shown.steps_of(case.example.hand)[0] - shown.steps_of(whole.example.hand)[1]
    if template is None or distance > _FARTHEST or any(said.claim.about == "stands_for" for said in case.example.said):
        return False
    start, end = template.sentence(found.start)
    sentence = template.text[start:end]
    return _POINTS_BACK.search(sentence) is not None and _SUPPOSES.search(sentence) is None


def _compared(case: Case, whole: Case) -> Iterator[Finding]:
    told = Counter(case.groups[0].cards)
    shown = [Counter(group.cards) for group in whole.groups]
    near = [group for group, cards in zip(whole.groups, shown, strict=True) if _differ_in_one(told, cards)]
    if near and told not in shown:
        here, there = (" ".join(map(str, group.cards)) for group in (case.groups[0], near[0]))
        message = f"told of the hand above, but that has {there} and not {here}"
        yield case.finding(claim_reason.NAME, message, truth=there, severity=Severity.WARNING)


def _differ_in_one(left: "Counter[AnyCard]", right: "Counter[AnyCard]") -> bool:
    return left.total() == right.total() and (left - right).total() == 1
