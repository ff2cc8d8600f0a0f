"""Is the best arrangement the best one in the checker's eyes, where it may not read groups as it would suit a hand?"""

import pytest
from hands import cards_of

from rummycheck.notation import parse_designation
from rummycheck.ruleset import load_ruleset
from rummycheck.solver import Best, Solver, TooHardError, verified

IMPURE_THEN_ALL = (
    "points.exempt=[{when: {impure_sequence: 1}, melds: [impure_sequence]}, {when: {sequence: 1}, melds: any}]"
)
JOKERS = "melds.jok={type: jokers, size: [2, null]}"


def best_of(cards: str, wild: str | None, *overrides: str, ruleset: str = "indian-13", round_number: int = 5) -> Best:
    loaded = load_ruleset(ruleset, overrides)
    has_rounds = "three" in ruleset
    solver = Solver(loaded, round_number=round_number if has_rounds else None)
    return solver.best(cards_of(cards), None if wild is None else parse_designation(wild))


@pytest.mark.parametrize(
    ("cards", "wild", "exempt", "least"),
    [
        pytest.param("10♣ 10♥ 4♦ 5♦ 6♠ J♥ PJ Q♥", "6♣", IMPURE_THEN_ALL, 10, id="not-9-which-would-cost-39"),
        pytest.param("10♣ 10♥ 10♦ 4♦ 5♦ 6♠ J♥ Q♥", "6♣", IMPURE_THEN_ALL, 9, id="a-set-that-is-no-sequence"),
        pytest.param("10♥ J♥ Q♥ 3♠ 3♦ 3♣ K♦ 9♠", "6♣", IMPURE_THEN_ALL, 19, id="pure-and-a-set"),
        pytest.param(
            "7♥ 7♥ 7♥ K♠ K♥ K♦ 2♣ 9♠",
            None,
            "points.exempt=[{when: declaration, melds: [set]}, {when: {set: 2}, melds: any}]",
            11,
            id="a-line-that-asks-for-melds",
        ),
    ],
)
def test_the_least_is_what_the_checker_says_of_its_table(cards: str, wild: str | None, exempt: str, least: int) -> None:
    best = best_of(cards, wild, exempt, "declaration.cards=8", "melds.set.suits=any", "points.cap=null")
    assert (best.uncapped, best.verdict.count.uncapped) == (least, least)
    assert all(each.groups for each in best.all())


def test_other_arrangements_cost_as_little_in_the_checkers_eyes() -> None:
    best = best_of("10♣ 10♥ 4♦ 5♦ 6♠ J♥ PJ Q♥", "6♣", IMPURE_THEN_ALL, "declaration.cards=8")
    others = list(best.all())
    assert len(others) > 1
    assert {best.verdict_on(each).count.points for each in others} == {10}


@pytest.mark.parametrize(("needed", "is_declarable"), [(49, True), (51, True), (76, True), (77, False)], ids=str)
def test_hands_of_many_jokers_reach_a_first_meld(needed: int, is_declarable: bool) -> None:
    first = f"declaration.first_meld_points={needed}"
    best = best_of("3♠ 3♣ 3♥ 7♦ PJ PJ PJ", None, first, JOKERS, ruleset="three-thirteen-jokers")
    assert best.is_declarable is best.verdict.is_valid is is_declarable


def test_what_takes_too_many_arrangements_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verified, "MOST_TRIED", 0)
    with pytest.raises(TooHardError, match="given up after 0 arrangements: the best arrangement costs"):
        best_of("10♣ 10♥ 4♦ 5♦ 6♠ J♥ PJ Q♥", "6♣", IMPURE_THEN_ALL, "declaration.cards=8")
