"""Is what an article works out worked out in the same way, and is nothing taken for a sum that is none?"""

import pytest
from test_wordings import told

HAND = "4♥ 5♥ 6♥ | 8♣ 9♣ 10♣ J♣ | Q♠ Q♦ | 9♦ 7♠ 5♥ 2♦\n\n"


def sums(words: str) -> list[str]:
    """Return what is told of sums, the same in a sentence and in a block of code."""
    in_text = [line for line in told(f"{HAND}Now {words}.\n") if line.startswith("claim-arithmetic")]
    in_code = [line for line in told(f"{HAND}```\n{words}\n```\n") if line.startswith("claim-arithmetic")]
    assert in_text == in_code
    return in_text


@pytest.mark.parametrize(
    "words",
    [
        "43 - 10 + 9 = 42 points",
        "2 × 10 + 9 + 7 + 5 + 2 = 43",
        "2 x 10 + 9 = 29",
        "1 + 2 * 3 = 7",
        "5 − (2 + 1) + 3 = 5",
        "(2 + 3) + 4 = 9",
        "8 (8♦) + 8 (8♠) + 30 = 46",
        "J(10)+5(5)+2(2)=17",
        "2 x (20 + 40 + 50) = Rs220",
        "₹50 + ₹20 = ₹70",
        "he lost 20 (8 + 8 + 4 = 20)",
        "2 × 8 + 4 = 16 + 4 = 20",
    ],
)
def test_what_is_right_is_not_told(words: str) -> None:
    assert sums(words) == []


@pytest.mark.parametrize(
    "words",
    [
        "2^3 + 1 = 9",
        "3² + 4² = 25",
        "x + 2 + 3 = 8",
        "K♠ + 5 + 3 = 18",
        "f(2 + 3) + 1 = 7",
        "((2 + 3) + 4 = 10",
        "2 (8 + 4) + 1 = 25",
        "half of 8 + 4 = 8",
        "three times 8 + 4 = 28",
        "5, 10 + 8 = 23",
        "10, 10, and 10 + 5 = 35",
        "10 and 10 + 5 = 25",
        "10 points + 8 + 4 = 22",
        "10 (twice) + 5 = 25",
        "2(3) + 4 = 10",
        "1,000 + 500 = 1500",
        "8.5 + 4 + 3 = 15.5",
        "60 + 50 = 80, the maximum",
        "-5 + 8 + 4 = 7",
        "10-8 + 4 = 5",
        "2-10 = 5 points",
        "2 - 10 = 5 points each",
        "5 + 10 / 4 = 7",
        "8 + 4 => 13",
        "8 + 4 = 13?",
        "8 + 4 = 13 or more",
        "it is not 8 + 4 = 13",
        "8:30 + 2 = 10",
        "√ 4 + 3 = 5",
        "5 ÷ 2 + 1 = 4",
        "deal 1 - 4 + 3 = 7",
        "10 + … + 5 = 40",
        "8 + 4 == 13",
        "8 + 4 = 13 × 2",
    ],
)
def test_what_may_be_no_sum_is_left_alone(words: str) -> None:
    assert sums(words) == []


@pytest.mark.parametrize(
    ("words", "right", "total"),
    [
        ("8 + 8 + 4 = 21", 20, 21),
        ("43 - 10 + 9 = 41 points", 42, 41),
        ("2 × 10 + 9 = 30", 29, 30),
        ("1 + 2 * 3 = 9", 7, 9),
        ("(2 + 3) × 2 = 11", 10, 11),
        ("6 / 2 + 1 = 5", 4, 5),
        ("8 (8♦) + 8 (8♠) + 30 = 47", 46, 47),
        ("8 (8 of diamonds) + 4 (four) = 13", 12, 13),
        ("J(10)+5(5)+2(2)=18", 17, 18),
        ("2 x (20 + 40 + 50) = Rs230", 220, 230),
        ("he lost 20 (8 + 8 + 4 = 21)", 20, 21),
        ("2 × 8 + 4 = 16 + 4 = 21", 20, 21),
        ("Total: 8 + 4 = 13", 12, 13),
        ("8 + 8 = 16, and 8 + 4 = 13", 12, 13),
        ("J(10)+5(5)=15, 8 + 4 = 13", 12, 13),
    ],
)
def test_what_is_wrong_is_told(words: str, right: int, total: int) -> None:
    assert sums(words) == [f"claim-arithmetic: the sum comes to {right}, not {total}"]


def test_each_line_of_a_block_is_worked_out_for_itself() -> None:
    block = "8 + 4 = 12\n5 + 3 = 9\n10\n- 8 + 4 = 12\n8 +\n4 = 12"
    findings = told(f"{HAND}```\n{block}\n```\n")
    assert [line for line in findings if "arithmetic" in line] == ["claim-arithmetic: the sum comes to 8, not 9"]


def test_a_long_line_is_no_sum() -> None:
    assert sums(f"{'(' * 5000}8 + 4 = 13") == []
    assert sums(f"{'9 × ' * 5000}8 + 4 = 13") == []
