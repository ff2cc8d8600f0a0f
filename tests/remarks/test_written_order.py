"""Does `written-order` notice sequences whose cards don't lie in order?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span


def found(hand: str, *overrides: str, wild: str | None = None) -> list[Problem]:
    problems = rummycheck.check(hand, overrides=overrides, wild=wild).problems
    return [problem for problem in problems if problem.name == "written-order"]


@pytest.mark.parametrize(
    ("group", "read_as"),
    [
        pytest.param("5♦ 6♦ 7♦", None, id="upwards"),
        pytest.param("7♦ 6♦ 5♦", None, id="downwards"),
        pytest.param("5♦ 7♦ 6♦", "5♦ 6♦ 7♦", id="neither"),
        pytest.param("5♦ PJ 7♦", None, id="a-joker-in-its-gap"),
        pytest.param("5♦ 7♦ PJ", "5♦ 6♦ 7♦", id="a-joker-out-of-its-gap"),
        pytest.param("4♦ Q♠ 5♦", "3♦ 4♦ 5♦", id="a-wild-card-between-neighbours"),
        pytest.param("A♣ J♣ K♣ 10♣ PJ", "10♣ J♣ Q♣ K♣ A♣", id="up-to-the-ace"),
        pytest.param("A♣ 3♣ 2♣", "A♣ 2♣ 3♣", id="from-the-ace-up"),
        pytest.param("8♠ Q♥ 6♠ 5♠ PJ", None, id="jokers-in-their-gaps-downwards"),
        pytest.param("A♣ K♣ Q♣ J♣", None, id="from-the-ace-down"),
        pytest.param("7♦ PJ 7♣", None, id="a-set"),
        pytest.param("5♦ 9♦ 6♦", None, id="no-meld"),
    ],
)
def test_a_sequence_out_of_order_is_noticed(group: str, read_as: str | None) -> None:
    expected = [f"not in written order: read as {read_as}"] if read_as is not None else []
    assert [problem.message for problem in found(group, wild="Q")] == expected


def test_it_is_a_note_at_the_group_that_leaves_the_declaration_valid() -> None:
    hand = "A♥ 2♥ 3♥ 4♥ | 6♣ 5♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
    (problem,) = found(hand)
    assert (problem.severity, problem.span) == (Severity.INFO, Span(1, 15, 1, 23))
    assert rummycheck.check(hand).is_valid


def test_where_the_order_binds_such_cards_are_no_sequence() -> None:
    verdict = rummycheck.check("5♦ 7♦ 6♦", overrides=("melds.sequence.order=written",))
    assert found("5♦ 7♦ 6♦", "melds.sequence.order=written") == []
    assert verdict.arrangement.groups[0].refusal == ("the cards are not in order", "melds.sequence.order")
