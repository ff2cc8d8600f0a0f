"""When are one card several times over, or jokers and nothing else, a meld?"""

import pytest
from laying import TROUPE, TUNNELA, places, read

import rummycheck

DUBLEE = "melds.dublee={type: identical, size: [2, 2]}"
JOKER_PAIR = "melds.pair={type: jokers, size: [2, 3]}"


@pytest.mark.parametrize(
    ("name", "setting", "accepted", "refused"),
    [
        pytest.param("tunnela", TUNNELA, "5♥ 5♥ 5♥", "5♥ 5♥ 5♦", id="one-card-three-times"),
        pytest.param("tunnela", TUNNELA, "PJ PJ PJ", "5♥ 5♥ PJ", id="no-joker-helps"),
        pytest.param("tunnela", TUNNELA, "5♥ 5♥ 5♥", "5♥ 5♥ 5♥ 5♥", id="no-more-than-its-size"),
        pytest.param("dublee", DUBLEE, "5♥ 5♥", "5♥", id="no-fewer-than-its-size"),
        pytest.param("pair", JOKER_PAIR, "PJ PJ", "PJ 5♥", id="jokers-alone"),
        pytest.param("pair", JOKER_PAIR, "PJ 8♦ 8♥", "PJ 8♦ 9♥", id="wild-cards-are-jokers-too"),
        pytest.param("pair", JOKER_PAIR, "PJ PJ PJ", "PJ PJ PJ PJ", id="no-more-jokers-than-the-size"),
        pytest.param("pair", JOKER_PAIR, "PJ PJ", "PJ", id="no-fewer-jokers-than-the-size"),
        pytest.param("troupe", TROUPE, "PJ " * 9, "PJ " * 7, id="eight-or-more-jokers"),
    ],
)
def test_a_kind_without_stand_ins_has_two_sides(name: str, setting: str, accepted: str, refused: str) -> None:
    assert {meld.label for meld in read(name, accepted, setting, wild="8")} == {name}
    assert read(name, refused, setting, wild="8") == ()


def test_identical_cards_have_no_joker_among_them() -> None:
    (meld,) = read("tunnela", "8♥ 8♥ 8♥", TUNNELA, wild="8")
    assert (places(meld), meld.jokers) == ("8♥ 8♥ 8♥", ())


def test_printed_jokers_are_alike_but_stand_for_no_card() -> None:
    (meld,) = read("tunnela", "PJ PJ PJ", TUNNELA)
    assert (places(meld), meld.jokers) == ("- - -", ())


def test_jokers_alone_are_all_jokers() -> None:
    (meld,) = read("pair", "PJ 8♦", JOKER_PAIR, wild="8")
    assert (places(meld), meld.jokers) == ("- -", (0, 1))


def test_a_tunnela_counts_as_a_pure_sequence_where_the_ruleset_says_so() -> None:
    (meld,) = read("tunnela", "5♥ 5♥ 5♥", TUNNELA)
    assert meld.tags == {"tunnela", "sequence", "pure_sequence"}


def test_jokers_alone_count_as_what_the_ruleset_says() -> None:
    (meld,) = read("troupe", "PJ " * 8, TROUPE)
    assert meld.tags == {"troupe", "sequence"}


def test_a_tunnela_serves_as_the_second_sequence() -> None:
    hand = "A♥ 2♥ 3♥ 4♥ | 5♣ 5♣ 5♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
    assert rummycheck.check(hand, overrides=(TUNNELA, "deck.packs=3")).is_valid
    assert not rummycheck.check(hand, overrides=("deck.packs=3",)).is_valid
