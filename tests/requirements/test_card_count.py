"""Does `card-count` find a hand of too few or too many cards?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span

VALID = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
HINT = "; write the finish-slot card after `discard`"


def found(hand: str, *overrides: str) -> list[Problem]:
    verdict = rummycheck.check(hand, overrides=overrides)
    return [problem for problem in verdict.problems if problem.name == "card-count"]


@pytest.mark.parametrize(
    ("hand", "cards", "message"),
    [
        pytest.param(VALID, 13, None, id="thirteen"),
        pytest.param(VALID.removesuffix(" K♣"), 13, "12 cards, but 13 are declared", id="twelve"),
        pytest.param(f"{VALID} K♥", 13, f"14 cards, but 13 are declared{HINT}", id="fourteen"),
        pytest.param(f"{VALID} K♥ | 2♦", 13, "15 cards, but 13 are declared", id="fifteen"),
        pytest.param(f"{VALID}; discard K♥", 13, None, id="the-fourteenth-on-the-finish-slot"),
        pytest.param(f"{VALID} K♥; discard 2♦", 13, "14 cards, but 13 are declared", id="fourteen-and-a-discard"),
        pytest.param("A♥", 13, "1 card, but 13 are declared", id="one"),
        pytest.param(VALID, 10, "13 cards, but 10 are declared", id="another-number-is-wanted"),
    ],
)
def test_a_hand_has_the_number_of_cards_that_is_declared(hand: str, cards: int, message: str | None) -> None:
    problems = found(hand, f"declaration.cards={cards}")
    assert [problem.message for problem in problems] == ([message] if message is not None else [])


def test_any_number_will_do_where_the_ruleset_asks_for_none() -> None:
    assert found("A♥ 2♥ 3♥", "declaration.cards=null") == []


@pytest.mark.parametrize(
    ("rounds", "message"),
    [
        ("{1: 3, 2: 4}", "6 cards, but no round deals so many: `--round` says which it is"),
        ("{1: 3}", "6 cards, but 3 are declared"),
        ("{1: 3, 4: 6}", None),
    ],
)
def test_a_number_of_cards_that_no_round_deals_is_told_with_the_round(rounds: str, message: str | None) -> None:
    problems = found("A♥ 2♥ 3♥ | 5♣ 6♣ 7♣", "wild.by=round", f"wild.rounds={rounds}", "declaration.cards=by_round")
    assert [problem.message for problem in problems] == ([message] if message is not None else [])


def test_it_is_an_error_of_the_whole_hand() -> None:
    (problem,) = found("A♥ 2♥ 3♥ | 5♣ 6♣ 7♣")
    assert (problem.severity, problem.span) == (Severity.ERROR, Span(1, 1, 1, 20))


def test_a_wrong_count_does_not_hide_the_other_faults() -> None:
    verdict = rummycheck.check("A♥ 2♥ 3♥ 4♥ | 8♦ 8♠ 8♣ | K♠ K♦")
    errors = [problem.name for problem in verdict.problems if problem.severity is Severity.ERROR]
    assert errors == ["card-count", "required-melds", "unmatched-cards"]
