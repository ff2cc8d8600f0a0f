"""Does `required-melds` find that the game's sequences are missing?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span

SETS = "8♦ 8♠ 8♣ | K♠ K♦ K♣"
TUNNELA = "melds.tunnela={type: identical, size: [3, 3]}"
TWO_WAYS = "declaration.any_of=[{pure_sequence: 3}, {tunnela: 1, set: 2}]"


def found(hand: str, *overrides: str, wild: str | None = None) -> list[Problem]:
    verdict = rummycheck.check(hand, overrides=overrides, wild=wild)
    return [problem for problem in verdict.problems if problem.name == "required-melds"]


@pytest.mark.parametrize(
    ("hand", "messages"),
    [
        pytest.param(f"A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | {SETS}", [], id="two-pure"),
        pytest.param(f"A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ PJ | {SETS}", [], id="pure-and-impure"),
        pytest.param(f"A♥ 2♥ PJ 4♥ | 5♣ 6♣ PJ | {SETS}", ["no pure sequence"], id="two-impure"),
        pytest.param(f"A♥ 2♥ 3♥ 4♥ | 5♣ 5♠ 5♦ | {SETS}", ["one sequence, two needed"], id="one-pure"),
        pytest.param(
            f"A♥ 2♥ 3♥ PJ | 5♣ 5♠ 5♦ | {SETS}", ["one sequence, two needed", "no pure sequence"], id="one-impure"
        ),
        pytest.param(
            f"A♥ A♦ A♣ | 5♣ 5♠ 5♦ 5♥ | {SETS}", ["no sequences, two needed", "no pure sequence"], id="sets-only"
        ),
    ],
)
def test_two_sequences_are_needed_and_one_of_them_is_pure(hand: str, messages: list[str]) -> None:
    assert [problem.message for problem in found(hand)] == messages


@pytest.mark.parametrize(("wild", "is_met"), [("Q", True), ("9", False)], ids=["queens-wild", "queens-not-wild"])
def test_three_wild_queens_serve_as_the_missing_sequence(wild: str, is_met: bool) -> None:
    assert (found("A♥ 2♥ 3♥ 4♥ | Q♠ Q♥ Q♦ | 8♦ 8♠ 8♣ | K♠ K♦ K♣", wild=wild) == []) is is_met


def test_a_wild_card_on_its_own_place_keeps_a_sequence_pure() -> None:
    hand = f"K♥ Q♥ J♥ 10♥ | 5♣ 6♣ PJ | {SETS}"
    assert found(hand, wild="Q") == []
    assert found(hand, "wild.on_own_place=joker", wild="Q") != []


@pytest.mark.parametrize(
    ("demand", "message"),
    [
        ("{sequence: 2}", "one sequence, two needed"),
        ("{sequence: 1}", None),
        ("{set: 3}", "two sets, three needed"),
        ("{set: 1, impure_sequence: 1}", "no impure sequence"),
        ("{}", None),
    ],
    ids=["two-sequences", "one-sequence", "three-sets", "an-impure-sequence", "nothing"],
)
def test_any_melds_can_be_asked_for(demand: str, message: str | None) -> None:
    problems = found(f"A♥ 2♥ 3♥ 4♥ | {SETS} | 2♠ 9♥", f"declaration.any_of=[{demand}]")
    assert [problem.message for problem in problems] == ([message] if message is not None else [])


@pytest.mark.parametrize(
    ("hand", "is_met"),
    [
        ("A♥ 2♥ 3♥ | 5♣ 6♣ 7♣ | 9♠ 10♠ J♠", True),
        (f"5♥ 5♥ 5♥ | {SETS}", True),
        (f"A♥ 2♥ 3♥ | {SETS}", False),
    ],
    ids=["the-first-way", "the-second-way", "neither"],
)
def test_one_of_several_ways_is_enough(hand: str, is_met: bool) -> None:
    problems = found(hand, TUNNELA, TWO_WAYS, "deck.packs=3")
    message = "needs three pure sequences; or one tunnela and two sets"
    assert [problem.message for problem in problems] == ([] if is_met else [message])


def test_it_is_an_error_of_the_whole_hand() -> None:
    hand = f"A♥ 2♥ 3♥ 4♥ | 5♣ 5♠ 5♦ | {SETS}"
    (problem,) = found(hand)
    assert (problem.severity, problem.span) == (Severity.ERROR, Span(1, 1, 1, len(hand) + 1))
