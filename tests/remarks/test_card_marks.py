"""Does `card-marks` find marks that are not true of their cards?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span


def found(hand: str, wild: str | None = None) -> list[Problem]:
    return [problem for problem in rummycheck.check(hand, wild=wild).problems if problem.name == "card-marks"]


@pytest.mark.parametrize(
    ("group", "wild", "message"),
    [
        pytest.param("4♠ PJ (as 5♠) 6♠", None, None, id="as-it-stands"),
        pytest.param("4♠ PJ (as 7♠) 6♠", None, "PJ is marked as 7♠, but stands for 5♠", id="as-it-does-not-stand"),
        pytest.param("4♠ 5♠ PJ (as 3♠)", None, None, id="as-it-could-stand"),
        pytest.param("4♠ 5♠ PJ (as 8♠)", None, "PJ is marked as 8♠, but stands for 6♠", id="as-it-could-not-stand"),
        pytest.param("7♠ 7♦ PJ (as 7♣)", None, None, id="in-a-set-one-of-two-suits"),
        pytest.param(
            "7♠ 7♦ PJ (as 7♦)", None, "PJ is marked as 7♦, but stands for 7♥ or 7♣", id="in-a-set-a-suit-twice"
        ),
        pytest.param("7♠ 7♦ PJ (as a 7)", None, None, id="a-rank"),
        pytest.param("7♠ 7♦ PJ (as an 8)", None, "PJ is marked as 8, but stands for 7♥ or 7♣", id="another-rank"),
        pytest.param("4♠ 5♠ PJ (as 3♠ or 6♠)", None, None, id="either-of-two"),
        pytest.param(
            "4♠ PJ (as 7♠ or 3♠) 6♠", None, "PJ is marked as 7♠ or 3♠, but stands for 5♠", id="neither-of-two"
        ),
        pytest.param("4♠ PJ (as 5♠) 9♠", None, "PJ is marked as 5♠, but the group is no meld", id="in-no-meld"),
        pytest.param("5♠ Q♦ (as 6♠) 7♠", "Q♣", None, id="a-wild-card"),
        pytest.param(
            "5♠ Q♦ (as 6♠) 7♠",
            "K♣",
            "Q♦ is marked as a joker, but the wild card is K♣",
            id="a-card-that-is-not-wild",
        ),
        pytest.param(
            "5♠ Q♦ (as 6♠) 7♠", None, "Q♦ is marked as a joker, but no wild card is designated", id="no-wild-card-named"
        ),
        pytest.param("5♠ Q♦(WJ) 7♠", "Q", None, id="a-joker-by-name"),
        pytest.param("5♠ 6♠(joker) 7♠", "Q", "6♠ is marked as a joker, but the wild card is Q", id="no-joker-by-name"),
        pytest.param("5♠ [Q♦ as 6♠] 7♠", "Q", None, id="a-stand-in"),
        pytest.param("K♥ Q♥ (as Q♥) J♥", "Q", None, id="a-wild-card-on-its-own-place"),
    ],
)
def test_a_mark_is_true_of_some_reading_of_its_group(group: str, wild: str | None, message: str | None) -> None:
    assert [problem.message for problem in found(group, wild)] == ([message] if message is not None else [])


def test_a_mark_bears_out_a_reading_that_is_not_taken() -> None:
    assert found("Q♠ Q♥ Q♦ (as K♥)", wild="Q") == []


def test_it_is_an_error_at_the_mark_that_leaves_the_declaration_valid() -> None:
    hand = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ PJ (as 8♣) | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
    (problem,) = found(hand)
    assert (problem.severity, problem.span) == (Severity.ERROR, Span(1, 24, 1, 31))
    assert rummycheck.check(hand).is_valid


def test_each_mark_is_looked_at() -> None:
    messages = [problem.message for problem in found("5♠ PJ (as 9♠) PJ (as 10♠)")]
    assert messages == ["PJ is marked as 9♠, but stands for 6♠", "PJ is marked as 10♠, but stands for 7♠"]
