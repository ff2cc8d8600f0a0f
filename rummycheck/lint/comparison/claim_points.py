"""Does a hand cost as many points as the article says?

What a losing hand costs is the sum that readers check first. The groups are
counted as they are written; the cap and the rule that a hand without its
sequences counts every card are the ruleset's. A hand in no groups at all is
counted as it is best arranged. What an article says of the rules, such as the
points of a drop, is compared with the ruleset too.

Accepted: `A♦ is the wild joker. 4♠ 4♥ 4♣ | 4♦ 5♦ A♦ | 3♠ 7♠ 8♠ | Q♦ K♦ | 10♣ 9♣
= 78 points`.
Remarked on: `A♦ is the wild joker. 4♠ 4♥ 4♣ | 4♦ 5♦ A♦ | 3♠ 7♠ 8♠ | Q♦ K♦ | 10♣
9♣ = 68 points`.

To settle it: correct the number (`--fix` does), name the ruleset that is meant,
or suppress it with `rummycheck: ignore[claim-points] -- why`.

Keys: `points.cap`, `points.exempt`, `penalties.first_drop` and their
neighbours.
Source: the ruleset, `rummycheck explain points`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from rummycheck.lint.claims.claim import PENALTY, Claim
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.comparison.claim_reading import other_reading, stated_otherwise
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.findings import Finding, Fix
from rummycheck.lint.places import Stretch
from rummycheck.lint.rulebook import Rulebook
from rummycheck.melds.base import pluralized

NAME = "claim-points"
_LONGEST_SUM = 80
_SUM_BEFORE = re.compile(r"(?:\d+\s*\+\s*)+\d+\s*\Z")


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for each number of points that the hand does not cost; the same number is told once."""
    told: set[int] = set()
    numbers = {said.claim.numbers[-1] for said in case.example.of("points", "expect") if said.claim.numbers}
    for said in case.example.of("points", "expect"):
        claim = said.claim
        if not claim.numbers or claim.numbers[-1] in told:
            continue
        costs = _costs(case, case.rules, claim)
        if not costs or _is_of_others(case, claim, costs, numbers):
            continue
        told.add(claim.numbers[-1])
        if claim.numbers[-1] in costs:
            yield from _by_own_rule(case, claim)
        else:
            yield _differs(case, claim, costs[0])


def _by_own_rule(case: Case, claim: Claim) -> Iterator[Finding]:
    number = claim.numbers[-1]

    def truth(rules: Rulebook) -> str | None:
        costs = _costs(case, rules, claim)
        return None if not costs or number in costs else f"{costs[0]}"

    yield from stated_otherwise(case, claim, _points(number), truth)


def _differs(case: Case, claim: Claim, cost: int) -> Finding:
    number = claim.numbers[-1]
    finding = other_reading(case, claim, lambda rules: number in _costs(case, rules, claim), untrue=f"it costs {cost}")
    return finding or case.finding(
        NAME, f"said to cost {_points(number)}, but it costs {cost}", claim=claim, truth=_points(cost)
    )._replace(fix=_fix(case, claim, cost))


def _points(number: int) -> str:
    return pluralized(number, "point")


def _fix(case: Case, claim: Claim, cost: int) -> Fix | None:
    """Return the correction of the number, where it is written in figures and the claim is certain."""
    written = case.source.written(claim.stretch)
    figures = [found for found in re.finditer(r"(?<!\d)\d+(?!\d)", written) if int(found.group()) == claim.numbers[-1]]
    if claim.confidence is not Confidence.HIGH or len(figures) != 1:
        return None
    start = claim.stretch.start + figures[0].start()
    return Fix(Stretch(start, start + len(figures[0].group())), str(cost))


def _is_of_others(case: Case, claim: Claim, costs: Sequence[int], told: Iterable[int]) -> bool:
    """Tell whether the points near a hand are those of others, or of several hands.

    They are where the hand is valid, where what it costs is told as well, and where that is one term of a sum.
    """
    number = claim.numbers[-1]
    if claim.elements or claim.about != "points" or number in costs:
        return False
    is_won = case.verdict is not None and case.verdict.is_valid
    return is_won or not set(told).isdisjoint(costs) or not _terms(case, claim).isdisjoint(costs)


def _terms(case: Case, claim: Claim) -> frozenset[int]:
    """Return the numbers that are added up before a total."""
    before = case.source.written(Stretch(max(0, claim.stretch.start - _LONGEST_SUM), claim.stretch.start))
    found = _SUM_BEFORE.search(before)
    return frozenset(int(term) for term in re.findall(r"\d+", found.group())) if found else frozenset()


def _costs(case: Case, rules: Rulebook, claim: Claim) -> tuple[int, ...]:
    """Return what a hand may be said to cost by some rules, what a loser pays first; empty if they can't say."""
    if case.is_flat:
        best = rules.best(case.groups, case.wild)
        return () if best is None else (best.points, best.uncapped)
    if case.is_hand or len(case.groups) > 2:
        return _costs_of_hand(case, rules, claim)
    return _costs_of_cards(case, rules)


def _costs_of_hand(case: Case, rules: Rulebook, claim: Claim) -> tuple[int, ...]:
    verdict = rules.judged(case.groups, case.wild)
    if verdict is None:
        return ()
    is_shown_as_wrong = any(said.claim.says == "wrong" for said in case.example.of("verdict", "headings", "expect"))
    costs = [verdict.count.points, verdict.count.uncapped]
    if verdict.is_valid:
        costs.insert(0, 0)
    elif (is_shown_as_wrong or claim.how == PENALTY) and verdict.penalty is not None:
        costs.append(verdict.penalty)
    return tuple(costs)


def _costs_of_cards(case: Case, rules: Rulebook) -> tuple[int, ...]:
    """Return what a few cards cost: those in no meld, or all of them, laid down or left in hand."""
    points = rules.points(case.wild)
    if points is None:
        return ()
    laid = [(group, rules.read(group, case.wild)) for group in case.groups]
    cards = [card for group in case.groups for card in group.cards]
    loose = [card for group, read in laid if read is None or read.meld is None for card in group.cards]
    if not all(card in points.unmatched for card in cards):
        return ()
    in_hand = sum(points.unmatched[card] for card in cards)
    left_over = sum(points.unmatched[card] for card in loose)
    laid_down = sum(points.melded[card] for card in cards)
    costs = [left_over, in_hand, laid_down] if loose else [in_hand, laid_down, 0]
    return tuple(dict.fromkeys(costs))
