"""Does `group-shape` find groups of other sizes than the game lays down?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span

BY_CARDS = "{13: [4, 3, 3, 3], 10: [4, 3, 3]}"


def found(hand: str, shape: str, cards: str = "13") -> list[Problem]:
    overrides = (f"declaration.cards={cards}", f"declaration.shape={shape}")
    verdict = rummycheck.check(hand, overrides=overrides)
    return [problem for problem in verdict.problems if problem.name == "group-shape"]


@pytest.mark.parametrize(
    ("hand", "shape", "message"),
    [
        pytest.param("A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣", "[4, 3, 3, 3]", None, id="as-wanted"),
        pytest.param("5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | A♥ 2♥ 3♥ 4♥ | K♠ K♦ K♣", "[4, 3, 3, 3]", None, id="in-any-order"),
        pytest.param(
            "A♥ 2♥ 3♥ 4♥ 5♥ | 5♣ 6♣ 7♣ 8♣ | 8♦ 8♠ 8♣ 8♥",
            "[4, 3, 3, 3]",
            "groups of 5, 4 and 4 cards: 4, 3, 3 and 3 are wanted",
            id="five-four-four",
        ),
        pytest.param("A♥ 2♥ 3♥ 4♥ 5♥ | 5♣ 6♣ 7♣ 8♣ | 8♦ 8♠ 8♣ 8♥", "null", None, id="any-shape"),
        pytest.param(
            "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ | K♣",
            "[4, 3, 3, 3]",
            "groups of 4, 3, 3, 2 and 1 cards: 4, 3, 3 and 3 are wanted",
            id="a-group-too-many",
        ),
        pytest.param("A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣", BY_CARDS, None, id="by-the-number-of-cards"),
        pytest.param(
            "A♥ 2♥ 3♥ 4♥ 5♥ | 5♣ 6♣ 7♣ 8♣ 9♣",
            BY_CARDS,
            "groups of 5 and 5 cards: 4, 3 and 3 are wanted",
            id="another-shape-for-ten-cards",
        ),
        pytest.param("A♥ 2♥ 3♥ 4♥ 5♥ | 5♣ 6♣", BY_CARDS, None, id="no-shape-for-seven-cards"),
    ],
)
def test_groups_have_the_sizes_that_are_laid_down(hand: str, shape: str, message: str | None) -> None:
    assert [problem.message for problem in found(hand, shape)] == ([message] if message is not None else [])


def test_it_is_an_error_of_the_whole_hand() -> None:
    (problem,) = found("A♥ 2♥ 3♥ 4♥ 5♥ | 5♣ 6♣", "[4, 3]", cards="7")
    assert (problem.severity, problem.span) == (Severity.ERROR, Span(1, 1, 1, 23))


def test_melds_of_the_wrong_sizes_are_a_wrong_declaration() -> None:
    hand = "A♥ 2♥ 3♥ 4♥ 5♥ | 5♣ 6♣ 7♣ 8♣ | 8♦ 8♠ 8♣ 8♥"
    assert rummycheck.check(hand).is_valid
    assert not rummycheck.check(hand, overrides=("declaration.shape=[4, 3, 3, 3]",)).is_valid
