"""Is a verdict told in one line, or one number, that scripts can rely on?"""

import pytest
from conftest import UNREADABLE, VALID, WRONG, judged, told

from rummycheck.errors import DeckError, NotationError, RummycheckError
from rummycheck.reporters import LineReporter
from rummycheck.reporters.concise import ConciseReporter, FindingsReporter, PointsReporter, error_line, place
from rummycheck.source import Span

NO_PENALTY = ("penalties.wrong_declaration=null",)
TURNED_UP_AND_TWICE_IN_HAND = "Wild: 10♥; A♥ 2♥ 3♥ 10♥ | 4♣ 5♣ 6♣ | 8♦ 8♠ 8♥ | 3♦ 3♠ 10♥"


@pytest.mark.parametrize(
    ("hand", "overrides", "line"),
    [
        (VALID, (), "hands.rummy:1:1: valid penalty=0 count=0"),
        (WRONG, (), "hands.rummy:1:1: wrong penalty=80 count=46 unmatched-cards"),
        (WRONG, NO_PENALTY, "hands.rummy:1:1: wrong penalty=- count=46 unmatched-cards"),
        (VALID, NO_PENALTY, "hands.rummy:1:1: valid penalty=0 count=0"),
        (TURNED_UP_AND_TWICE_IN_HAND, (), "hands.rummy:1:1: valid penalty=0 count=0 card-copies"),
        ("K♠", (), "hands.rummy:1:1: wrong penalty=80 count=10 card-count required-melds unmatched-cards"),
        (f"\n# a comment\n   {VALID}", (), "hands.rummy:3:4: valid penalty=0 count=0"),
    ],
    ids=["valid", "wrong", "no-penalty", "nothing-to-pay", "warning", "each-name-once", "place"],
)
def test_a_line_has_place_verdict_numbers_and_names(hand: str, overrides: tuple[str, ...], line: str) -> None:
    assert told(ConciseReporter(), judged(hand, overrides=overrides)) == [line]


def test_rules_are_named_where_they_are_not_the_expected_ones() -> None:
    hands = judged(WRONG, overrides=("points.cap=60",))
    (line,) = told(ConciseReporter(names_rules=True), hands)
    assert line == "hands.rummy:1:1: wrong penalty=80 count=46 ruleset=indian-13,points.cap=60 unmatched-cards"


def test_findings_are_told_one_a_line_without_notes() -> None:
    hand = "A♥ 3♥ 2♥ 4♥ | 4♣ PJ (as 9♣) 6♣ | K♠"
    assert told(FindingsReporter(), judged(hand)) == [
        "hands.rummy:1:1: error card-count: 8 cards, but 13 are declared (declaration.cards)",
        "hands.rummy:1:21: error card-marks: PJ is marked as 9♣, but stands for 5♣",
        "hands.rummy:1:34: error unmatched-cards: 1 card is in no sequence or set",
    ]


def test_a_warning_is_a_finding() -> None:
    assert told(FindingsReporter(), judged(TURNED_UP_AND_TWICE_IN_HAND)) == [
        "hands.rummy:1:55: warning card-copies: 10♥ twice, and turned up: two packs hold 2 (deck.designated_card_out)"
    ]


def test_nothing_is_told_of_a_hand_without_findings() -> None:
    assert told(FindingsReporter(), judged(VALID)) == []
    assert told(LineReporter(), judged(WRONG)) == []


@pytest.mark.parametrize(
    ("overrides", "is_loser", "numbers"),
    [((), False, ["0", "80"]), ((), True, ["0", "46"]), (NO_PENALTY, False, ["0", "-"])],
    ids=["declarer", "loser", "no-penalty"],
)
def test_points_are_one_number_a_hand(overrides: tuple[str, ...], is_loser: bool, numbers: list[str]) -> None:
    hands = judged(f"{VALID}\n{WRONG}", overrides=overrides)
    assert told(PointsReporter(is_loser=is_loser), hands) == numbers


def test_the_points_of_the_tutorial_s_second_losing_hand() -> None:
    hand = "4♠ 4♥ 4♣ | 4♦ 5♦ A♦ | 3♠ 7♠ 8♠ | Q♦ K♦ | 10♣ 9♣"
    assert told(PointsReporter(is_loser=True), judged(hand, wild="A♦")) == ["78"]


def test_an_unreadable_hand_has_no_line_here() -> None:
    for reporter in (ConciseReporter(), FindingsReporter()):
        assert told(reporter, judged(UNREADABLE)) == []


@pytest.mark.parametrize("is_loser", [False, True], ids=["declarer", "loser"])
@pytest.mark.parametrize("hand", [UNREADABLE, "A♥ 2♥ ★3"], ids=["notation", "deck"])
def test_the_points_of_a_hand_that_can_not_be_judged_are_a_question_mark(hand: str, is_loser: bool) -> None:
    assert told(PointsReporter(is_loser=is_loser), judged(f"K♠\n{hand}\nK♠"))[1:2] == ["?"]


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (NotationError("no hand", Span(2, 3, 2, 4)), "a.rummy:2:3: error unreadable-hand: no hand"),
        (DeckError("no such card"), "a.rummy: error unreadable-hand: no such card"),
        (RummycheckError("a\x1bb", Span(1, 1, 1, 1)), r"a.rummy:1:1: error unreadable-hand: a\x1bb"),
    ],
    ids=["place", "no-place", "escaped"],
)
def test_an_error_is_told_as_a_finding(error: RummycheckError, line: str) -> None:
    assert error_line("a.rummy", error) == line


def test_the_deck_s_refusal_has_the_card_s_place() -> None:
    (one,) = judged("A♥ 2♥ 3♥ | 4♣ ★5 6♣")
    assert one.error is not None
    assert error_line("a.rummy", one.error) == (
        "a.rummy:1:15: error unreadable-hand: the deck of indian-13 has no 5★ (deck.suits)"
    )


def test_a_place_is_what_editors_understand() -> None:
    assert place("a b.rummy", Span(3, 7, 3, 9)) == "a b.rummy:3:7"
    assert place("a\nb", Span(1, 1, 1, 1)) == r"a\x0ab:1:1"
