"""Why is a group no meld, in words and with the ruleset key that could change it?"""

import pytest
from laying import TROUPE, TUNNELA, in_ascii, refuse

import rummycheck

ACE = "melds.sequence.ace="
ORDER = "melds.sequence.order="
RUN_JOKERS = "melds.sequence.jokers."
SET_JOKERS = "melds.set.jokers."
SET_SIZE = "melds.set.size="
SUIT = "A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥"


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("3♥ 4♦ 6♥", "suits ♥, ♦ and ♥ differ"),
        ("3♥ 3♦ 4♥", "suits ♥, ♦ and ♥ differ"),
        ("3♥ 3♥ 4♥", "two 3♥"),
        ("7♦ 7♦ 8♦ 8♦ 8♦", "two 7♦ and three 8♦"),
        ("3♥ 6♥ 7♥", "needs 4♥ and 5♥: two gaps, no joker"),
        ("3♥ 5♥ 6♥", "needs 4♥: one gap, no joker"),
        ("5♠ PJ 9♠", "needs 6♠, 7♠ and 8♠: three gaps, one joker"),
        ("5♠ 7♠ PJ 9♠ J♠", "needs 6♠, 8♠ and 10♠: three gaps, one joker"),
        ("A♥ 3♥ 4♥", "needs 2♥: one gap, no joker"),
        ("A♥ K♥ J♥", "needs Q♥: one gap, no joker"),
        ("2♠ PJ PJ 10♠", "needs 3♠, 4♠, 5♠, 6♠, 7♠, 8♠ and 9♠: seven gaps, two jokers"),
        (f"{SUIT} PJ", "a sequence has at most 13 cards"),
    ],
    ids=in_ascii,
)
def test_what_keeps_cards_from_being_a_run_under_any_ruleset_names_no_key(cards: str, message: str) -> None:
    assert refuse("sequence", cards) == (message, None)


@pytest.mark.parametrize(
    ("cards", "settings", "message", "key"),
    [
        ("3♥ 4♦ 5♥", (), "suits ♥, ♦ and ♥ differ", "suits"),
        ("3♥ PJ 5♦", (), "suits ♥ and ♦ differ", "suits"),
        ("3♥ 4♥", (), "a sequence has at least 3 cards", "size"),
        ("3♥ 4♥ 5♥ 6♥", ("melds.sequence.size=[3, 3]",), "a sequence has at most 3 cards", "size"),
        ("K♥ A♥ 2♥", (), "K-A-2 goes round the corner", "wrap"),
        ("K♥ PJ 2♥", (), "K-A-2 goes round the corner", "wrap"),
        ("Q♥ K♥ A♥ 2♥", (), "Q-K-A-2 goes round the corner", "wrap"),
        ("Q♥ K♥ A♥", (ACE + "low",), "Q-K-A: the ace ranks low only", "ace"),
        ("A♥ 2♥ 3♥", (ACE + "high",), "A-2-3: the ace ranks high only", "ace"),
        ("A♥ PJ 3♥", (ACE + "high",), "A-2-3: the ace ranks high only", "ace"),
        ("4♥ 3♥ 5♥", (ORDER + "written",), "the cards are not in order", "order"),
        ("5♥ 4♥ 3♥", (ORDER + "ascending",), "the cards are not in order", "order"),
        ("3♥ 5♥ PJ", (ORDER + "written",), "the cards are not in order", "order"),
        ("5♠ PJ PJ", (RUN_JOKERS + "max=1",), "two jokers, at most 1 allowed", "jokers.max"),
        ("5♠ PJ 7♠", (RUN_JOKERS + "max=0",), "one joker, at most 0 allowed", "jokers.max"),
        ("5♠ PJ PJ", (RUN_JOKERS + "per_natural=1",), "two jokers for one natural card", "jokers.per_natural"),
        ("5♠ PJ PJ", (RUN_JOKERS + "min_naturals=2",), "one natural card, at least 2 needed", "jokers.min_naturals"),
        ("PJ PJ PJ", (), "no natural card, at least 1 needed", "jokers.min_naturals"),
        ("5♠ PJ PJ 8♠", (RUN_JOKERS + "adjacent=false",), "two jokers side by side", "jokers.adjacent"),
    ],
    ids=in_ascii,
)
def test_what_a_ruleset_keeps_from_being_a_run_names_its_key(
    cards: str, settings: tuple[str, ...], message: str, key: str
) -> None:
    assert refuse("sequence", cards, *settings) == (message, f"melds.sequence.{key}")


def test_an_ace_that_ranks_nowhere_is_told_in_whole_words() -> None:
    message, key = refuse("sequence", "A♥ 2♥ 3♥", ACE + "none")
    assert key == "melds.sequence.ace"
    assert "ranks none" not in message


@pytest.mark.parametrize(
    ("cards", "settings", "message", "key"),
    [
        ("8♦ 8♠ 4♣", (), "ranks 8, 8 and 4 differ", None),
        ("7♦ 7♦ 7♥", (), "two 7♦", "suits"),
        ("7♦ 7♦ 7♥ 7♥", (), "two 7♦ and two 7♥", "suits"),
        ("7♦ 7♥", (), "a set has at least 3 cards", "size"),
        ("8♦ 8♠ 8♥ 8♣ PJ", (), "a set has at most 4 cards", "size"),
        ("8♦ 8♠ 8♥ 8♣ PJ PJ", (SET_SIZE + "[3, 5]",), "a set has at most 5 cards", "size"),
        ("8♦ PJ PJ", (SET_JOKERS + "max=1",), "two jokers, at most 1 allowed", "jokers.max"),
        ("8♦ PJ PJ", (SET_JOKERS + "per_natural=1",), "two jokers for one natural card", "jokers.per_natural"),
        ("8♦ PJ PJ", (SET_JOKERS + "min_naturals=2",), "one natural card, at least 2 needed", "jokers.min_naturals"),
        ("PJ PJ PJ", (), "three jokers, and no card shows a rank", "jokers.min_naturals"),
        ("8♦ PJ PJ PJ", (SET_JOKERS + "adjacent=false",), "two jokers side by side", "jokers.adjacent"),
    ],
    ids=in_ascii,
)
def test_what_keeps_cards_from_being_a_set_names_its_key_if_there_is_one(
    cards: str, settings: tuple[str, ...], message: str, key: str | None
) -> None:
    assert refuse("set", cards, *settings) == (message, key and f"melds.set.{key}")


@pytest.mark.parametrize(
    ("name", "cards", "message", "key"),
    [
        ("tunnela", "5♥ 5♥ PJ", "5♥, 5♥ and PJ differ", None),
        ("tunnela", "5♥ 5♥", "a tunnela has at least 3 cards", "melds.tunnela.size"),
        ("tunnela", "5♥ 5♥ 5♥ 5♥", "a tunnela has at most 3 cards", "melds.tunnela.size"),
        ("troupe", "PJ 5♥ 6♥", "5♥ and 6♥ are no jokers", None),
        ("troupe", "PJ PJ 5♥", "5♥ is no joker", None),
        ("troupe", "PJ PJ PJ", "a troupe has at least 8 cards", "melds.troupe.size"),
    ],
    ids=in_ascii,
)
def test_what_keeps_cards_from_being_a_kind_without_stand_ins(
    name: str, cards: str, message: str, key: str | None
) -> None:
    assert refuse(name, cards, TUNNELA, TROUPE) == (message, key)


@pytest.mark.parametrize(
    ("cards", "message", "key"),
    [
        pytest.param("8♦ 8♠ 4♣", "ranks 8, 8 and 4 differ", None, id="two-of-a-rank-are-nearly-a-set"),
        pytest.param("3♠ 7♠ 8♠", "needs 4♠, 5♠ and 6♠: three gaps, no joker", None, id="one-suit-is-nearly-a-run"),
        pytest.param("7♦ 7♦ 7♥", "two 7♦", "melds.set.suits", id="one-rank-is-nearly-a-set"),
        pytest.param(
            "5♥ 6♠ 7♦", "suits ♥, ♠ and ♦ differ", "melds.sequence.suits", id="the-first-kind-where-both-are-as-far"
        ),
        pytest.param("8♦ 8♠ 8♥ 8♣ PJ", "a set has at most 4 cards", "melds.set.size", id="too-large-a-set"),
        pytest.param("3♦ 3♣", "a meld has at least 3 cards", None, id="too-few-for-any-meld"),
        pytest.param("K♠", "a meld has at least 3 cards", None, id="one-card"),
        pytest.param("K♥ A♥ 2♥", "K-A-2 goes round the corner", "melds.sequence.wrap", id="the-corner"),
    ],
)
def test_the_kind_that_the_cards_come_nearest_to_gives_the_reason(cards: str, message: str, key: str | None) -> None:
    (laid,) = rummycheck.check(cards).arrangement.groups
    assert laid.meld is None
    assert laid.refusal == (message, key)


def test_jokers_alone_come_nearest_to_a_group_of_jokers() -> None:
    (laid,) = rummycheck.check("PJ PJ PJ", overrides=(TROUPE,)).arrangement.groups
    assert laid.refusal == ("a troupe has at least 8 cards", "melds.troupe.size")


@pytest.mark.parametrize(
    ("cards", "message"),
    [("PJ PJ PJ PJ", "a tunnela has at most 3 cards"), ("7♦ 7♦ 8♠", "ranks 7, 7 and 8 differ")],
    ids=["jokers-are-alike", "a-card-twice-is-nearer-to-a-set"],
)
def test_copies_come_nearest_to_a_group_of_copies(cards: str, message: str) -> None:
    overrides = ("melds.set=null", TUNNELA, "melds.book={type: set, size: [3, 4]}", "deck.packs=4")
    (laid,) = rummycheck.check(cards, overrides=overrides).arrangement.groups
    assert laid.refusal is not None
    assert laid.refusal.message == message


def test_of_many_cards_each_rank_or_suit_is_told_once() -> None:
    assert refuse("set", f"{SUIT} 2♠ 3♠").message == "ranks A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q and K differ"
    assert refuse("sequence", f"{SUIT} 2♠ 3♠").message == "suits ♥ and ♠ differ"


def test_a_long_row_of_cards_is_cut_short() -> None:
    message = refuse("troupe", f"{SUIT} 2♠ 3♠", TROUPE).message
    assert message.endswith("Q♥, K♥ and 2 more are no jokers")


def test_the_least_of_all_kinds_is_told_for_a_group_that_is_too_small() -> None:
    setting = "melds.dublee={type: identical, size: [2, 2]}"
    (laid,) = rummycheck.check("3♦", overrides=(setting,)).arrangement.groups
    assert laid.refusal == ("a meld has at least 2 cards", None)
