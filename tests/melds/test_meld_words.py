"""Joker limits that ask nothing, and lists of words in findings."""

import pytest

from rummycheck.melds.base import JokerLimits, Size, counted, listed, listed_once, number_word, size_refusal, times


@pytest.mark.parametrize(
    ("limits", "is_free"),
    [
        (JokerLimits(max=None, per_natural=None, min_naturals=0, adjacent=True), True),
        (JokerLimits(max=None, per_natural=None, min_naturals=1, adjacent=True), True),
        (JokerLimits(max=None, per_natural=None, min_naturals=2, adjacent=True), False),
        (JokerLimits(max=0, per_natural=None, min_naturals=1, adjacent=True), False),
        (JokerLimits(max=9, per_natural=None, min_naturals=1, adjacent=True), False),
        (JokerLimits(max=None, per_natural=0, min_naturals=1, adjacent=True), False),
        (JokerLimits(max=None, per_natural=9, min_naturals=0, adjacent=True), False),
        (JokerLimits(max=None, per_natural=None, min_naturals=1, adjacent=False), False),
    ],
)
def test_limits_are_free_that_never_refuse_a_joker_beside_a_natural_card(limits: JokerLimits, is_free: bool) -> None:
    assert limits.is_free is is_free


@pytest.mark.parametrize(
    ("limits", "jokers", "naturals", "breach"),
    [
        (JokerLimits(2, None, 1, True), 2, 1, None),
        (JokerLimits(2, None, 1, True), 3, 1, ("max", "three jokers, at most 2 allowed")),
        (JokerLimits(0, None, 0, True), 0, 3, None),
        (JokerLimits(None, 1, 1, True), 2, 2, None),
        (JokerLimits(None, 1, 1, True), 3, 2, ("per_natural", "three jokers for two natural cards")),
        (JokerLimits(None, 2, 1, True), 4, 2, None),
        (JokerLimits(None, None, 2, True), 1, 2, None),
        (JokerLimits(None, None, 2, True), 2, 1, ("min_naturals", "one natural card, at least 2 needed")),
        (JokerLimits(0, 0, 2, True), 2, 1, ("min_naturals", "one natural card, at least 2 needed")),
        (JokerLimits(1, 1, 1, True), 2, 1, ("max", "two jokers, at most 1 allowed")),
    ],
)
def test_a_limit_is_kept_up_to_its_number(
    limits: JokerLimits, jokers: int, naturals: int, breach: tuple[str, str] | None
) -> None:
    assert limits.breach(jokers, naturals) == breach


@pytest.mark.parametrize(
    ("size", "count", "message"),
    [
        (Size(3, 4), 2, "a long run has at least 3 cards"),
        (Size(3, 4), 3, None),
        (Size(3, 4), 4, None),
        (Size(3, 4), 5, "a long run has at most 4 cards"),
        (Size(3, None), 99, None),
    ],
)
def test_a_size_is_kept_from_its_least_to_its_most(size: Size, count: int, message: str | None) -> None:
    refusal = size_refusal("long_run", size, count)
    assert (None if refusal is None else refusal.message) == message
    assert size.fits(count) is (message is None)
    assert refusal is None or refusal.key == "melds.long_run.size"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "1"),
        (2, "1 and 2"),
        (3, "1, 2 and 3"),
        (13, "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 13"),
        (14, "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 and 14"),
        (15, "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 and 2 more"),
        (16, "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 and 3 more"),
    ],
)
def test_a_list_names_fourteen_words_or_thirteen_and_how_many_more(number: int, words: str) -> None:
    assert listed(range(1, number + 1)) == words


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("a", "a"),
        ("aab", "a, a and b"),
        ("aabbc", "a, a, b, b and c"),
        ("aabbcc", "a, b and c"),
        ("aaaaaa", "a"),
    ],
)
def test_of_more_than_five_words_each_is_named_once(words: str, expected: str) -> None:
    assert listed_once(words) == expected


def test_small_numbers_are_words() -> None:
    assert [number_word(number) for number in (0, 1, 9, 10)] == ["no", "one", "nine", "10"]
    assert [times(number) for number in (1, 2, 3, 10)] == ["once", "twice", "three times", "10 times"]
    assert [counted(number, "gap") for number in (0, 1, 2, 11)] == ["no gap", "one gap", "two gaps", "11 gaps"]
