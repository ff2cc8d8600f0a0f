"""Does `no-groups` notice a hand written as one row of cards?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span

ROW = "A♥ 2♥ 3♥ 5♣ 6♣ 7♣ 8♦"


def found(hand: str, *overrides: str) -> list[Problem]:
    problems = rummycheck.check(hand, overrides=overrides).problems
    return [problem for problem in problems if problem.name == "no-groups"]


@pytest.mark.parametrize(
    ("hand", "is_found"),
    [
        pytest.param("A♥ 2♥ 3♥ | 5♣ 6♣ 7♣ 8♦", False, id="two-groups"),
        pytest.param(ROW, True, id="seven-cards-in-a-row"),
        pytest.param("A♥ 2♥ 3♥ 5♣ 6♣ 7♣", True, id="six-cards-that-could-be-two-melds"),
        pytest.param("A♥ 2♥ 3♥ 5♣ 6♣", False, id="five-cards-can-be-one-meld-at-most"),
        pytest.param("A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥", False, id="a-long-sequence"),
        pytest.param("K♠ K♦", False, id="a-small-group"),
    ],
)
def test_a_row_of_cards_that_is_no_meld_is_noticed(hand: str, is_found: bool) -> None:
    assert bool(found(hand)) is is_found


def test_it_is_a_note_at_the_row() -> None:
    (problem,) = found(f"Player 1: {ROW}")
    assert problem.message == "all cards lie in one group: part the groups with `|`"
    assert (problem.severity, problem.span) == (Severity.INFO, Span(1, 11, 1, 31))
