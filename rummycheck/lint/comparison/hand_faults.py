"""Has a hand as many cards as it should, and can the packs hold them?

The findings are those of `check`, card-count and card-copies.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from rummycheck.lint.comparison.case import Case
from rummycheck.lint.findings import Finding
from rummycheck.lint.places import Stretch
from rummycheck.melds.base import number_word
from rummycheck.problems import Severity
from rummycheck.requirements import card_copies, card_count


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for a hand that is shown whole with cards too many or too few, or copies too many."""
    if case.verdict is None or case.is_repeated:
        return
    for problem in case.verdict.problems:
        is_count = problem.name == card_count.NAME and case.is_hand and not case.is_flat
        if is_count or problem.name == card_copies.NAME:
            place = Stretch(problem.span.column - 1, problem.span.end_column - 1)
            stretch = place if problem.name == card_copies.NAME else None
            yield case.finding(
                problem.name, problem.message, severity=problem.severity, key=problem.key, stretch=stretch
            )


def check_table(cases: Sequence[Case]) -> Iterator[Finding]:
    """Yield a finding for each card that the hands of one table hold more often, together, than the packs do."""
    held: Counter[object] = Counter()
    for case in cases:
        if case.verdict is None:
            continue
        own = Counter(card for group in case.groups for card in group.cards)
        for card, copies in own.items():
            most = case.verdict.deal.copies(card)
            if copies <= most < held[card] + copies and held[card] <= most:
                times = number_word(held[card] + copies)
                message = f"{card} {times} times in the hands of one table: the packs hold {number_word(most)}"
                yield case.finding(card_copies.NAME, message, severity=Severity.ERROR, key="deck.packs")
        held += own
