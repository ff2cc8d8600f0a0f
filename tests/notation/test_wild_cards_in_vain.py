"""Is a wild card told that is written where it can't be heard?"""

import pytest

from rummycheck.errors import NotationError
from rummycheck.notation import parse_declaration

IN_A_LABEL = "a label can't name the wild card: write `Wild: Q♦;` before the hand"


@pytest.mark.parametrize("text", ["Sita (wild Q♦): 4♠ 5♠ Q♦", "Open joker: Q♦", "Turned-up card: Q♦", "Our wild: Q♦"])
def test_a_label_that_names_it_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse_declaration(text)
    assert raised.value.message == IN_A_LABEL


@pytest.mark.parametrize("label", ["Set with joker", "Sequence without joker"])
def test_a_label_may_speak_of_jokers(label: str) -> None:
    assert parse_declaration(f"A♥ 2♥ 3♥ | {label}: 4♠ PJ 6♠").groups[1].label == label


def test_all_cards_of_the_rank_listed_as_wild_are_refused() -> None:
    with pytest.raises(NotationError) as raised:
        parse_declaration("Wild jokers: Q♦, Q♠, Q♥, Q♣")
    assert raised.value.message == "only one card is turned up as the wild card"
