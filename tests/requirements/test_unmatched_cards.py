"""Does `unmatched-cards` find cards that lie in no meld and may not?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span

TWO_SEQUENCES = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣"
KNOCK = "declaration.unmatched_points_max=10"
FREE = "declaration.any_of=[{sequence: 2, rest: free}]"


def found(hand: str, *overrides: str, wild: str | None = None) -> list[Problem]:
    verdict = rummycheck.check(hand, overrides=overrides, wild=wild)
    return [problem for problem in verdict.problems if problem.name == "unmatched-cards"]


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        pytest.param("8♦ 8♠ 8♣ | K♠ K♦ K♣", None, id="all-in-melds"),
        pytest.param("8♦ 8♠ 8♣ | K♠ K♦ Q♣", "3 cards are in no sequence or set", id="one-group"),
        pytest.param("8♦ 8♠ 9♣ | K♠ K♦ Q♣", "6 cards are in no sequence or set", id="two-groups"),
        pytest.param("8♦ 8♠ 8♣ | K♠ K♦ K♣ | 2♦", "1 card is in no sequence or set", id="one-card"),
        pytest.param("8♦ 8♠ 8♣ | PJ PJ", "2 cards are in no sequence or set", id="jokers-that-cost-nothing"),
    ],
)
def test_every_card_lies_in_a_meld(rest: str, message: str | None) -> None:
    problems = found(f"{TWO_SEQUENCES} | {rest}")
    assert [problem.message for problem in problems] == ([message] if message is not None else [])


def test_it_is_an_error_at_the_first_such_group() -> None:
    (problem,) = found("A♥ 2♥ 3♥ | 8♦ 8♠ 9♣ | K♠ K♦ Q♣")
    assert (problem.severity, problem.span) == (Severity.ERROR, Span(1, 12, 1, 20))


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        pytest.param("8♦ 8♠ 8♥", None, id="nothing-left"),
        pytest.param("9♦", None, id="below"),
        pytest.param("K♦", None, id="just-as-much"),
        pytest.param("9♦ 2♠", "2 cards are unmatched, worth 11 points: at most 10 may be left", id="one-more"),
        pytest.param("9♦ | 2♠", "2 cards are unmatched, worth 11 points: at most 10 may be left", id="in-two-groups"),
        pytest.param("K♦ PJ", None, id="a-joker-that-costs-nothing"),
    ],
)
def test_cheap_cards_may_be_left_where_a_player_knocks(rest: str, message: str | None) -> None:
    problems = found(f"{TWO_SEQUENCES} | {rest}", KNOCK)
    errors = [problem.message for problem in problems if problem.severity is Severity.ERROR]
    assert errors == ([message] if message is not None else [])


def test_what_a_knock_leaves_is_noted_with_its_key() -> None:
    (problem,) = found(f"{TWO_SEQUENCES} | K♦", KNOCK)
    assert problem.severity is Severity.INFO
    assert problem.words == (
        "1 card is unmatched, worth 10 points: at most 10 may be left (declaration.unmatched_points_max)"
    )


def test_a_single_card_that_costs_too_much_is_told_as_one() -> None:
    (problem,) = found(f"{TWO_SEQUENCES} | K♦", "declaration.unmatched_points_max=9")
    assert problem.message == "1 card is unmatched, worth 10 points: at most 9 may be left"


def test_a_wild_card_left_costs_what_the_ruleset_says() -> None:
    (at_face,) = found(f"{TWO_SEQUENCES} | Q♦ 2♣", KNOCK, wild="Q")
    (at_zero,) = found(f"{TWO_SEQUENCES} | Q♦ 2♣", KNOCK, "points.wild.unmatched=0", wild="Q")
    assert (at_face.severity, at_zero.severity) == (Severity.ERROR, Severity.INFO)


def test_the_rest_may_be_free() -> None:
    (problem,) = found(f"{TWO_SEQUENCES} | K♠ 9♦ 2♣", FREE)
    assert problem.severity is Severity.INFO
    assert problem.words == "3 cards are in no meld, and need not be with these melds (declaration.any_of)"


def test_the_rest_is_free_only_once_the_objective_is_met() -> None:
    (problem,) = found("A♥ 2♥ 3♥ 4♥ | K♠ 9♦ 2♣", FREE)
    assert problem.message == "3 cards are in no sequence or set"
