"""Does `wild-card-counted` tell what a wild card in no meld costs, and what it would cost elsewhere?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span

TWO_SEQUENCES = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦"


def found(hand: str, *overrides: str, wild: str = "Q♦", ruleset: str = "indian-13") -> list[Problem]:
    problems = rummycheck.check(hand, ruleset, overrides=overrides, wild=wild).problems
    return [problem for problem in problems if problem.name == "wild-card-counted"]


def message(card: str, points: int, other: int) -> str:
    where = f"{card} is a wild card in no meld: counted {points}"
    return f"{where}; {other} in all where every joker is zero (points.wild.unmatched: 0)"


OF_THE_GAME = "Q♠ is a wild card in no meld: counted 7 (points.wild.unmatched)"
"""Where the ruleset gives wild cards points of their own, zero is no reading of its rules."""


@pytest.mark.parametrize(
    ("hand", "overrides", "messages"),
    [
        pytest.param(f"{TWO_SEQUENCES} | K♠ Q♠", (), [message("Q♠", 10, 10)], id="left-over"),
        pytest.param(f"{TWO_SEQUENCES} | K♠ 9♠", (), [], id="none-left-over"),
        pytest.param(TWO_SEQUENCES, (), [], id="in-a-meld"),
        pytest.param(f"{TWO_SEQUENCES} | K♠ Q♠", ("points.wild.unmatched=0",), [], id="that-costs-nothing"),
        pytest.param(f"{TWO_SEQUENCES} | K♠ Q♠", ("points.wild.unmatched=7",), [OF_THE_GAME], id="a-number"),
        pytest.param(
            f"{TWO_SEQUENCES} | K♠ Q♠ Q♥ 9♥",
            (),
            [message("Q♠", 10, 19), message("Q♥", 10, 19)],
            id="two-of-them-and-the-same-total",
        ),
        pytest.param("A♥ 2♥ 4♥ | K♠ Q♠ 3♦ 3♣", (), [message("Q♠", 10, 32)], id="where-every-card-counts"),
        pytest.param(
            "K♥ K♦ 9♠ 8♠ | J♠ J♥ 10♠ 9♣ | K♠ Q♠ 3♦ 3♣", (), [message("Q♠", 10, 80)], id="no-more-than-the-cap"
        ),
        pytest.param("K♠ PJ", (), [], id="a-printed-joker-is-no-wild-card"),
    ],
)
def test_a_wild_card_left_over_is_told_with_the_other_total(
    hand: str, overrides: tuple[str, ...], messages: list[str]
) -> None:
    assert [problem.message for problem in found(hand, *overrides)] == messages


def test_the_exact_card_costs_nothing_where_only_it_is_zero() -> None:
    hand = "A♥ 2♥ 3♥ | 5♣ 6♣ 7♣ | K♠ 9♥ Q♦ Q♠"
    (problem,) = found(hand, ruleset="indian-13-exact-joker")
    assert problem.message == message("Q♠", 10, 19)


def test_wild_cards_in_melds_that_count_are_zero_in_the_other_total_too() -> None:
    # Nothing is free without a second sequence: 10 + 11 for the first group, of which Q♦ is 10.
    (problem,) = found("5♣ 6♣ Q♦ | K♠ Q♠", ruleset="indian-13-exact-joker", wild="Q♥")
    assert problem.message == message("Q♠", 10, 21)


def test_it_is_a_note_at_the_card() -> None:
    (problem,) = found(f"{TWO_SEQUENCES} | K♠ Q♠")
    assert (problem.severity, problem.span) == (Severity.INFO, Span(1, 26, 1, 28))


def test_thousands_of_wild_cards_left_over_are_told() -> None:
    hand = " | ".join(["K♠ Q♠"] * 1_000)
    problems = found(hand, "points.cap=null")
    assert {problem.message for problem in problems} == {message("Q♠", 10, 10_000)}
    assert len(problems) == 1_000
