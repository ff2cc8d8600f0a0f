"""What does each switch of a sequence let in, and what does it keep out?"""

import pytest
from laying import places, read

from rummycheck.melds.base import Order
from rummycheck.melds.run import Run
from rummycheck.melds.windows import Ace
from rummycheck.ruleset import load_ruleset

ACE = "melds.sequence.ace="
ORDER = "melds.sequence.order="
SIZE = "melds.sequence.size="
SUITS = "melds.sequence.suits="
WRAP = "melds.sequence.wrap="
ABOVE_THE_ACE = "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥"


@pytest.mark.parametrize(
    ("setting", "accepted", "refused"),
    [
        pytest.param(SIZE + "[3, null]", "3♥ 4♥ 5♥", "3♥ 4♥", id="size-at-least-three"),
        pytest.param(SIZE + "[2, null]", "3♥ 4♥", "3♥ 5♥", id="size-at-least-two"),
        pytest.param(SIZE + "[4, 4]", "3♥ 4♥ 5♥ 6♥", "3♥ 4♥ 5♥", id="size-exactly-four"),
        pytest.param(SIZE + "[3, 4]", "3♥ 4♥ 5♥ 6♥", "3♥ 4♥ 5♥ 6♥ 7♥", id="size-at-most-four"),
        pytest.param(ACE + "low", "A♥ 2♥ 3♥", "Q♥ K♥ A♥", id="ace-low"),
        pytest.param(ACE + "high", "Q♥ K♥ A♥", "A♥ 2♥ 3♥", id="ace-high"),
        pytest.param(ACE + "both", "A♥ 2♥ 3♥", "K♥ A♥ 2♥", id="ace-both-low"),
        pytest.param(ACE + "both", "A♥ K♥ Q♥", "2♥ A♥ K♥", id="ace-both-high"),
        pytest.param(ACE + "none", "2♥ 3♥ 4♥", "A♥ 2♥ 3♥", id="ace-none-low"),
        pytest.param(ACE + "none", "J♥ Q♥ K♥", "Q♥ K♥ A♥", id="ace-none-high"),
        pytest.param(WRAP + "true", "K♥ A♥ 2♥", "K♥ A♥ 3♥", id="wrap"),
        pytest.param(WRAP + "false", "Q♥ K♥ A♥", "K♥ A♥ 2♥", id="no-wrap"),
        pytest.param(SUITS + "same", "3♥ 4♥ 5♥", "3♥ 4♦ 5♥", id="one-suit"),
        pytest.param(SUITS + "any", "3♥ 4♦ 5♥", "3♥ 3♦ 4♥", id="mixed-suits"),
        pytest.param(ORDER + "any", "5♥ 3♥ 4♥", "6♥ 3♥ 4♥", id="order-any"),
        pytest.param(ORDER + "written", "5♥ 4♥ 3♥", "5♥ 3♥ 4♥", id="order-written"),
        pytest.param(ORDER + "ascending", "3♥ 4♥ 5♥", "5♥ 4♥ 3♥", id="order-ascending"),
    ],
)
def test_a_switch_of_the_sequence_has_two_sides(setting: str, accepted: str, refused: str) -> None:
    assert {meld.label for meld in read("sequence", accepted, setting)} == {"pure sequence"}
    assert read("sequence", refused, setting) == ()


@pytest.mark.parametrize(
    ("accepted", "refused"),
    [
        pytest.param("3♥ 4♥ 5♥", "3♥ 4♦ 5♥", id="one-suit"),
        pytest.param("3♥ 4♥ 5♥", "3♥ 4♥ 4♥", id="a-card-twice"),
        pytest.param("3♥ 4♥ PJ", "3♥ 6♥ PJ", id="a-gap-that-a-joker-fills"),
        pytest.param("3♥ PJ PJ 6♥", "3♥ PJ PJ 7♥", id="gaps-that-two-jokers-fill"),
        pytest.param(f"A♥ {ABOVE_THE_ACE}", f"{ABOVE_THE_ACE} A♥ PJ", id="no-more-than-the-suit"),
        pytest.param(f"PJ {ABOVE_THE_ACE}", f"A♥ {ABOVE_THE_ACE} A♥", id="an-ace-at-one-end-only"),
    ],
)
def test_a_sequence_is_consecutive_cards_of_one_suit(accepted: str, refused: str) -> None:
    assert read("sequence", accepted)
    assert read("sequence", refused) == ()


@pytest.mark.parametrize(
    ("setting", "accepted", "refused"),
    [
        pytest.param("max=1", "5♠ PJ 7♠", "5♠ PJ PJ 8♠", id="at-most-one"),
        pytest.param("max=0", "5♠ 6♠ 7♠", "5♠ PJ 7♠", id="none-at-all"),
        pytest.param("per_natural=1", "5♠ PJ PJ 8♠", "5♠ PJ PJ", id="one-for-each-natural"),
        pytest.param("min_naturals=1", "5♠ PJ PJ", "PJ PJ PJ", id="one-natural"),
        pytest.param("min_naturals=2", "5♠ PJ 7♠", "5♠ PJ PJ", id="two-naturals"),
        pytest.param("min_naturals=0", "PJ PJ PJ", "PJ PJ", id="jokers-alone"),
        pytest.param("adjacent=false", "5♠ PJ 7♠ PJ", "5♠ PJ PJ 8♠", id="not-side-by-side"),
        pytest.param("adjacent=false", "5♠ PJ PJ", "PJ PJ PJ", id="parted-by-the-natural"),
        pytest.param("adjacent=true", "5♠ PJ PJ 8♠", "5♠ PJ 8♠", id="side-by-side"),
    ],
)
def test_a_limit_on_jokers_has_two_sides(setting: str, accepted: str, refused: str) -> None:
    assert read("sequence", accepted, f"melds.sequence.jokers.{setting}")
    assert read("sequence", refused, f"melds.sequence.jokers.{setting}") == ()


def test_a_run_may_be_the_whole_circle_from_any_rank() -> None:
    cards = f"{ABOVE_THE_ACE.removeprefix('2♥ ')} A♥ 2♥"
    assert [places(meld) for meld in read("sequence", cards, WRAP + "true", ORDER + "ascending")] == [cards]
    assert read("sequence", cards, WRAP + "false", ORDER + "any")
    assert read("sequence", cards, WRAP + "false", ORDER + "ascending") == ()


def test_a_pure_run_with_too_few_naturals_is_refused() -> None:
    assert read("sequence", "3♥ 4♥ 5♥", "melds.sequence.jokers.min_naturals=4") == ()


@pytest.mark.parametrize(
    ("cards", "natural", "joker"),
    [
        pytest.param("K♥ Q♥ J♥", "pure sequence", "impure sequence", id="in-its-own-run"),
        pytest.param("K♥ Q♠ J♥", "impure sequence", "impure sequence", id="in-another-suit"),
        pytest.param("Q♥ PJ PJ", "impure sequence", None, id="alone-with-jokers"),
    ],
)
def test_a_wild_card_on_its_own_place_is_what_the_ruleset_says(cards: str, natural: str, joker: str | None) -> None:
    for setting, label in (("natural", natural), ("joker", joker)):
        labels = {meld.label for meld in read("sequence", cards, f"wild.on_own_place={setting}", wild="Q♦")}
        assert labels == ({label} if label is not None else set())


@pytest.mark.parametrize("cards", ["A♥ 2♥ 3♥", "A♥ 3♥ 2♥", "3♥ A♥ 2♥"], ids=["upwards", "swapped", "mixed"])
def test_two_wild_cards_may_stand_for_each_other_however_they_lie(cards: str) -> None:
    settings = (ACE + "low", "wild.neighbours=[up]")
    assert {meld.label for meld in read("sequence", cards, *settings, wild="2♥")} == {
        "pure sequence",
        "impure sequence",
    }


def test_a_wild_card_on_its_own_place_counts_against_a_limit_where_it_is_a_joker() -> None:
    settings = ("wild.on_own_place=joker", "melds.sequence.jokers.max=0")
    assert read("sequence", "K♥ Q♥ J♥", *settings, wild="Q") == ()
    assert read("sequence", "K♥ Q♥ J♥", settings[1], wild="Q")


@pytest.mark.parametrize(
    ("cards", "first"),
    [
        pytest.param("5♠ 6♠ PJ", "5♠ 6♠ 7♠", id="at-the-end-upwards"),
        pytest.param("PJ 5♠ 6♠", "4♠ 5♠ 6♠", id="in-front-upwards"),
        pytest.param("6♠ 5♠ PJ", "6♠ 5♠ 4♠", id="at-the-end-downwards"),
        pytest.param("PJ 6♠ 5♠", "7♠ 6♠ 5♠", id="in-front-downwards"),
        pytest.param("5♠ PJ 6♠", "5♠ 4♠ 6♠", id="out-of-order-the-lowest"),
        pytest.param("PJ K♠ Q♠", "A♠ K♠ Q♠", id="an-ace-above-the-king"),
        pytest.param("Q♠ K♠ PJ", "Q♠ K♠ A♠", id="an-ace-at-the-end"),
        pytest.param("K♠ A♠ PJ", "K♠ A♠ Q♠", id="no-way-on-from-the-ace"),
        pytest.param("PJ PJ 9♠", "7♠ 8♠ 9♠", id="upwards-before-downwards"),
    ],
)
def test_the_reading_as_written_comes_first(cards: str, first: str) -> None:
    meld = read("sequence", cards)[0]
    assert places(meld) == first


@pytest.mark.parametrize(
    ("cards", "is_as_written"),
    [("3♥ 4♥ 5♥", True), ("5♥ 4♥ 3♥", True), ("4♥ 3♥ 5♥", False), ("3♥ PJ 5♥", True), ("3♥ 5♥ PJ", False)],
    ids=["up", "down", "mixed", "joker-in-its-gap", "joker-out-of-its-gap"],
)
def test_cards_out_of_order_are_known(cards: str, is_as_written: bool) -> None:
    assert read("sequence", cards)[0].is_as_written is is_as_written


def test_a_run_carries_the_tags_of_its_purity() -> None:
    setting = "melds.sequence.counts_as=[life]"
    assert {meld.tags for meld in read("sequence", "3♥ 4♥ 5♥", setting)} == {
        frozenset(("sequence", "pure_sequence", "life"))
    }
    assert {meld.tags for meld in read("sequence", "3♥ PJ 5♥", setting)} == {
        frozenset(("sequence", "impure_sequence", "life"))
    }


def test_a_run_of_another_name_still_counts_as_sequence() -> None:
    settings = ("melds.straight={type: run, size: [5, 5]}",)
    (meld,) = {meld.label: meld for meld in read("straight", "3♥ 4♥ 5♥ 6♥ 7♥", *settings)}.values()
    assert (meld.kind, meld.label) == ("straight", "pure straight")
    assert meld.tags == {"straight", "sequence", "pure_sequence"}


def test_the_jokers_of_a_run_are_named_by_their_place_in_the_group() -> None:
    meld = read("sequence", "8♠ Q♥ 6♠ 5♠ PJ", wild="Q♥")[0]
    assert (places(meld), meld.jokers) == ("8♠ 7♠ 6♠ 5♠ 4♠", (1, 4))


def test_a_run_without_naturals_takes_the_suit_of_a_wild_card() -> None:
    suits = {place.suit for meld in read("sequence", "Q♥ Q♠ PJ", wild="Q") for (place,) in meld.places}
    assert sorted(suits) == ["♠", "♥"]


def test_a_pack_without_aces_has_runs_to_its_own_ends() -> None:
    setting = "deck.ranks=[3, 4, 5, 6, 7, 8, 9, 10, J, Q, K]"
    assert read("sequence", "J♥ Q♥ K♥", setting)
    assert read("sequence", "3♥ 4♥ PJ", setting)
    assert read("sequence", "K♥ 3♥ 4♥", setting) == ()


def test_the_shipped_run_is_that_of_the_game() -> None:
    run = load_ruleset("indian-13").melds[0]
    assert isinstance(run, Run)
    assert (run.ace, run.wrap, run.order, run.size) == (Ace.BOTH, False, Order.ANY, (3, None))


@pytest.mark.parametrize(
    ("cards", "wild", "expected"),
    [
        ("3♥ PJ 5♦", None, ["3♥ 4♠/4♥/4♦/4♣ 5♦"]),
        ("5♦ PJ 3♥", None, ["5♦ 4♠/4♥/4♦/4♣ 3♥"]),
        ("3♥ 4♣ Q♦", "Q", ["3♥ 4♣ 5♠/5♥/5♦/5♣"]),
        ("J♥ Q♦ K♣", "Q", ["J♥ Q♦ K♣"]),
        ("J♥ PJ Q♦", "Q", ["J♥ 10♠/10♥/10♦/10♣ Q♦"]),
    ],
)
def test_a_joker_among_mixed_suits_stands_for_its_rank_in_any(
    cards: str, wild: str | None, expected: list[str]
) -> None:
    found = [places(meld) for meld in read("sequence", cards, SUITS + "any", wild=wild)]
    assert set(expected) <= set(found)


def test_a_wild_card_makes_way_for_a_natural_one_of_its_rank() -> None:
    (meld, *_) = read("sequence", "8♠ 8♥ 9♦", SUITS + "any", "wild.by=card", wild="8♠")
    assert (places(meld), meld.jokers) == ("7♠/7♥/7♦/7♣ 8♥ 9♦", (0,))


@pytest.mark.parametrize(
    ("cards", "wild", "expected"),
    [
        pytest.param("5♥ 8♥ 7♦ PJ", "7", "5♥ 8♥ 6♥ 7♥", id="of-another-suit-the-lowest-gap"),
        pytest.param("5♥ 8♥ PJ 7♦", "7", "5♥ 8♥ 6♥ 7♥", id="gaps-are-filled-as-the-cards-lie"),
        pytest.param("5♥ 8♥ 7♥ PJ", "7", "5♥ 8♥ 7♥ 6♥", id="of-the-same-suit-its-own-place"),
        pytest.param("5♥ 8♥ PJ 7♥", "7", "5♥ 8♥ 6♥ 7♥", id="its-own-place-behind-a-joker"),
        pytest.param("6♥ 5♥ 8♥ 6♥", "6♥", "6♥ 5♥ 8♥ 7♥", id="the-second-copy-the-gap"),
        pytest.param("5♥ 8♥ 2♥ PJ", "2", "5♥ 8♥ 6♥ 7♥", id="its-own-rank-not-in-the-run"),
    ],
)
def test_a_joker_takes_its_own_place_if_that_is_free_else_the_lowest_gap(cards: str, wild: str, expected: str) -> None:
    settings = ("wild.by=card",) if len(wild) > 1 else ()
    found = read("sequence", cards, *settings, wild=wild)
    assert places(found[0]) == expected
    assert found[0].jokers == tuple(
        index for index, (card, place) in enumerate(zip(cards.split(), expected.split(), strict=True)) if card != place
    )
