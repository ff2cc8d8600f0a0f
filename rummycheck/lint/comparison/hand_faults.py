"""Has a hand as many cards as it should, and can the packs hold them?

The findings are those of `check`, card-count and card-copies.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from rummycheck.cards import PrintedJoker
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.findings import Finding
from rummycheck.lint.places import Stretch
from rummycheck.melds.base import number_word, times
from rummycheck.problems import Severity
from rummycheck.requirements import card_copies, card_count


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for a hand that is shown whole with cards too many or too few, or copies too many."""
    if case.verdict is None or case.is_repeated or _is_list_of_jokers(case):
        return
    for problem in case.verdict.problems:
        is_count = problem.name == card_count.NAME and _is_presented(case)
        if is_count or (problem.name == card_copies.NAME and _is_held_at_once(case)):
            place = Stretch(problem.span.column - 1, problem.span.end_column - 1)
            stretch = place if problem.name == card_copies.NAME else None
            yield case.finding(
                problem.name, problem.message, severity=problem.severity, key=problem.key, stretch=stretch
            )


def _is_held_at_once(case: Case) -> bool:
    """Tell whether the cards too many lie together; a few groups side by side may be examples each for itself."""
    if case.is_hand or len(case.groups) == 1 or case.verdict is None:
        return True
    deal = case.verdict.deal
    return any(many > deal.copies(card) for group in case.groups for card, many in Counter(group.cards).items())


def _is_list_of_jokers(case: Case) -> bool:
    """Tell whether there is nothing but printed jokers, as where a text lists how they are written."""
    cards = (card for group in case.groups for card in group.cards)
    return not case.example.said and all(isinstance(card, PrintedJoker) for card in cards)


def _is_presented(case: Case) -> bool:
    """Tell whether a hand is shown as a declaration: something is said of it that only a whole hand can be.

    An article that calls it wrong, or tells of a card too many, knows of its cards.
    """
    verdict = next(case.example.of("verdict", "headings", "expect"), None)
    if any(True for _ in case.example.of("miscount")) or (verdict is not None and verdict.claim.says == "wrong"):
        return False
    is_said = any(True for _ in case.example.of("verdict", "headings", "expect", "points", "count"))
    return is_said and case.is_hand and not case.is_flat


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
                often = times(held[card] + copies)
                message = f"{card} {often} in the hands of one table: the packs hold {number_word(most)}"
                yield case.finding(card_copies.NAME, message, severity=Severity.ERROR, key="deck.packs")
        held += own
