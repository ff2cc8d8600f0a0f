"""What does each switch of a set let in, and what does it keep out?"""

import pytest
from laying import places, read

JOKERS = "melds.set.jokers."
ORDER = "melds.set.order="
SIZE = "melds.set.size="
SUITS = "melds.set.suits="
FIVE_SUITS = "deck.suits=[♠, ♥, ♦, ♣, ★]"


@pytest.mark.parametrize(
    ("setting", "accepted", "refused"),
    [
        pytest.param(SIZE + "[3, 4]", "7♦ 7♣ 7♠", "7♦ 7♣", id="size-at-least-three"),
        pytest.param(SIZE + "[3, 4]", "7♦ 7♣ 7♠ 7♥", "7♦ 7♣ 7♠ 7♥ PJ", id="size-at-most-four"),
        pytest.param(SIZE + "[2, 3]", "7♦ 7♣", "7♦ 7♣ 7♠ 7♥", id="size-two-or-three"),
        pytest.param(SIZE + "[3, null]", "7♦ 7♣ 7♠ 7♥ PJ", "7♦ 7♣ 7♠ 7♥ 7♥", id="jokers-beyond-the-suits"),
        pytest.param(SUITS + "distinct", "7♦ 7♣ 7♠", "7♦ 7♣ 7♦", id="suits-distinct"),
        pytest.param(SUITS + "any", "7♦ 7♣ 7♦", "7♦ 7♣ 8♦", id="suits-any"),
    ],
)
def test_a_switch_of_the_set_has_two_sides(setting: str, accepted: str, refused: str) -> None:
    assert {meld.label for meld in read("set", accepted, setting)} == {"set"}
    assert read("set", refused, setting) == ()


def test_a_set_of_any_suits_may_have_more_cards_than_suits() -> None:
    cards = "7♦ 7♣ 7♠ 7♥ 7♥ PJ"
    assert read("set", cards, SIZE + "[3, null]", SUITS + "any")
    assert read("set", cards, SIZE + "[3, 5]", SUITS + "any") == ()


def test_five_suits_make_room_for_a_fifth_card() -> None:
    (meld,) = read("set", "8♦ 8♠ 8♥ 8♣ PJ", SIZE + "[3, null]", FIVE_SUITS)
    assert places(meld) == "8♦ 8♠ 8♥ 8♣ 8★"


@pytest.mark.parametrize(
    ("setting", "accepted", "refused"),
    [
        pytest.param("max=1", "8♦ 8♠ PJ", "8♦ PJ PJ", id="at-most-one"),
        pytest.param("max=0", "8♦ 8♠ 8♥", "8♦ 8♠ PJ", id="none-at-all"),
        pytest.param("per_natural=1", "8♦ 8♠ PJ PJ", "8♦ PJ PJ", id="one-for-each-natural"),
        pytest.param("min_naturals=1", "8♦ PJ PJ", "PJ PJ PJ", id="one-natural"),
        pytest.param("min_naturals=2", "8♦ 8♠ PJ", "8♦ PJ PJ", id="two-naturals"),
        pytest.param("min_naturals=4", "8♦ 8♠ 8♥ 8♣", "8♦ 8♠ 8♥", id="four-naturals"),
        pytest.param("min_naturals=0", "PJ PJ PJ", "PJ PJ", id="jokers-alone"),
        pytest.param("adjacent=false", "8♦ PJ PJ", "8♦ PJ PJ PJ", id="parted-by-naturals"),
        pytest.param("adjacent=true", "8♦ PJ PJ PJ", "PJ PJ PJ PJ", id="side-by-side"),
    ],
)
def test_a_limit_on_jokers_has_two_sides(setting: str, accepted: str, refused: str) -> None:
    assert read("set", accepted, JOKERS + setting)
    assert read("set", refused, JOKERS + setting) == ()


@pytest.mark.parametrize(
    ("order", "accepted", "refused"),
    [
        pytest.param("any", "7♠ 7♥ PJ PJ", "7♠ PJ PJ PJ", id="any-can-be-laid-otherwise"),
        pytest.param("written", "7♠ PJ 7♥ PJ", "7♠ 7♥ PJ PJ", id="written-as-it-lies"),
        pytest.param("ascending", "PJ 7♠ PJ", "7♠ PJ PJ", id="ascending-as-it-lies"),
    ],
)
def test_jokers_side_by_side_are_judged_by_the_order(order: str, accepted: str, refused: str) -> None:
    settings = (JOKERS + "adjacent=false", ORDER + order)
    assert read("set", accepted, *settings)
    assert read("set", refused, *settings) == ()


def test_a_copy_that_stands_for_another_suit_may_be_whichever_lies_better() -> None:
    # With fives wild one of the two 5♣ is itself and the other a joker: the first as the joker parts it from PJ.
    settings = (JOKERS + "adjacent=false", ORDER + "written")
    assert read("set", "5♣ 5♣ PJ", *settings, wild="5")


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        pytest.param("2♦ PJ 2♠ 2♥", "2♦ 2♣ 2♠ 2♥", id="the-one-missing-suit"),
        pytest.param("2♦ PJ 2♠", "2♦ 2♥/2♣ 2♠", id="either-missing-suit"),
        pytest.param("A♦ Q♣ A♠ A♥", "A♦ A♣ A♠ A♥", id="a-wild-card"),
        pytest.param("Q♠ Q♥ Q♦", "Q♠ Q♥ Q♦", id="wild-cards-on-their-own-places"),
        pytest.param("Q♠ Q♠ Q♦", "Q♠ Q♥/Q♣ Q♦", id="a-second-copy-is-a-joker"),
        pytest.param("Q♠ Q♥ PJ PJ", "Q♠ Q♥ Q♦/Q♣ Q♦/Q♣", id="two-jokers-two-places"),
    ],
)
def test_a_joker_stands_for_the_cards_that_are_missing(cards: str, expected: str) -> None:
    (meld,) = read("set", cards, wild="Q♥")
    assert places(meld) == expected


def test_a_joker_may_repeat_a_suit_where_suits_may_repeat() -> None:
    (meld,) = read("set", "2♦ PJ 2♠", SUITS + "any")
    assert places(meld) == "2♦ 2♠/2♥/2♦/2♣ 2♠"


def test_jokers_alone_stand_for_no_card_in_particular() -> None:
    (meld,) = read("set", "PJ PJ PJ", JOKERS + "min_naturals=0")
    assert (places(meld), meld.jokers) == ("- - -", (0, 1, 2))


@pytest.mark.parametrize(
    ("cards", "on_own_place", "jokers"),
    [
        pytest.param("Q♠ Q♥ Q♦", "natural", [()], id="wild-cards-alone-as-naturals"),
        pytest.param("Q♠ Q♥ Q♦", "joker", [], id="wild-cards-alone-as-jokers"),
        pytest.param("Q♠ Q♥ PJ", "natural", [(2,)], id="with-a-printed-joker-as-naturals"),
        pytest.param("Q♠ Q♥ PJ", "joker", [], id="with-a-printed-joker-as-jokers"),
        pytest.param("Q♠ Q♥ K♦", "natural", [(0, 1)], id="in-a-set-of-kings-jokers"),
        pytest.param("Q♠ Q♥ K♦", "joker", [(0, 1)], id="in-a-set-of-kings-jokers-all-the-same"),
    ],
)
def test_a_wild_card_on_its_own_place_is_what_the_ruleset_says(
    cards: str, on_own_place: str, jokers: list[tuple[int, ...]]
) -> None:
    assert [meld.jokers for meld in read("set", cards, f"wild.on_own_place={on_own_place}", wild="Q")] == jokers


def test_a_set_carries_its_name_and_what_it_counts_as() -> None:
    (meld,) = read("set", "7♦ 7♣ 7♠", "melds.set.counts_as=[trail]")
    assert meld.tags == {"set", "trail"}


def test_a_set_of_another_name_still_counts_as_set() -> None:
    (meld,) = read("book", "7♦ 7♣ 7♠", "melds.book={type: set, size: [3, 4]}")
    assert (meld.kind, meld.label) == ("book", "book")
    assert meld.tags == {"book", "set"}


def test_a_set_has_no_order_to_be_out_of() -> None:
    assert all(meld.is_as_written for meld in read("set", "7♣ PJ 7♦"))
