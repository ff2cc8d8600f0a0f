"""Is a group told to lack a wild card where one card is out of place, and else told to be what it is?"""

import pytest
from test_wordings import told


@pytest.mark.parametrize(
    ("group", "called", "rank"),
    [
        ("6♦ 7♦ Q♠ 9♦", "an impure sequence", "Q"),
        ("5♥ 3♠ 7♥", "an impure sequence", "3"),
        ("4♣ J♣ 6♣", "an impure sequence", "J"),
        ("8♦ 8♠ K♦", "a set", "K"),
        ("5♥ 6♥ Q♥", "a sequence", "Q"),
    ],
)
def test_a_card_out_of_place_may_be_wild(group: str, called: str, rank: str) -> None:
    (line,) = told(f"{group} is {called}.\n")
    assert line.startswith("no-wild-designation: ")
    assert f"where each {rank} is wild" in line


@pytest.mark.parametrize(
    "words",
    [
        "6♠ 6♥ 6♠ is a set.",
        "Set: 6♠ 6♥ 6♠",
        "8♣ 9♣ J♣ ✅",
        "8♣ 9♣ J♣ is a sequence.",
        "5♥ 6♥ 7♠ is a pure sequence.",
        "6♠ 6♥ 7♥ 7♠ is a set.",
    ],
)
def test_what_no_card_out_of_place_explains_is_said_wrongly(words: str) -> None:
    (line,) = told(f"{words}\n")
    assert line.startswith("claim-meld: ")


def test_a_sequence_round_the_corner_is_so_by_other_rules() -> None:
    (line,) = told("K♠ A♠ 2♠ ✅\n")
    assert line.startswith("claim-reading: this holds by indian-13-corner")
