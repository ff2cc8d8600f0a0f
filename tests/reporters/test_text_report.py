"""Is a verdict told so that a player understands it, in 80 columns?"""

import pytest
from conftest import VALID, WRONG, judged, told

from rummycheck.printable import width
from rummycheck.reporters.text import TextReporter


def report(text: str, *overrides: str, is_loser: bool = False, wild: str | None = None) -> str:
    """Return the report on a document."""
    return "\n".join(told(TextReporter(is_loser=is_loser), judged(text, wild=wild, overrides=overrides)))


def test_the_losing_hand_of_the_tutorial() -> None:
    # Both numbers first; then group by group what it is, what jokers stand for, why it is no meld, and its points.
    assert report("A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠", wild="Q♦") == (
        """\
wrong declaration: 80 penalty points (46 as a losing hand)
  ruleset indian-13; wild card Q♦

  A♥ 2♥ 3♥    pure sequence
  5♣ 6♣ Q♦    impure sequence    Q♦ stands for 7♣
  8♦ 8♠ 4♣    no meld            ranks 8, 8 and 4 differ                      20
  3♦ 3♣       no meld            a meld has at least 3 cards                   6
  K♠ Q♠       no meld            a meld has at least 3 cards                  20

  error unmatched-cards: 7 cards are in no sequence or set
  note: Q♠ is a wild card in no meld: counted 10; 36 in all where every joker is
    zero (points.wild.unmatched: 0)"""
    )


def test_a_valid_declaration_with_all_that_can_be_said_of_it() -> None:
    hand = "Player 1: A♥ 2♥ 3♥ 4♥ | 5♣ PJ 7♣ | 8♦ Q♠ 8♣ | K♠ K♦ K♣; discard 9♠"
    assert report(hand, "points.cap=60", wild="Q") == (
        """\
Player 1:
valid declaration: 0 penalty points (0 as a losing hand)
  ruleset indian-13, points.cap=60; wild card Q; discard 9♠

  A♥ 2♥ 3♥ 4♥    pure sequence
  5♣ PJ 7♣       impure sequence    PJ stands for 6♣
  8♦ Q♠ 8♣       set                Q♠ stands for 8♠ or 8♥
  K♠ K♦ K♣       set"""
    )


@pytest.mark.parametrize(
    ("hand", "headline"),
    [
        (VALID, "losing hand: 0 penalty points (valid as a declaration)"),
        (WRONG, "losing hand: 46 penalty points (80 penalty points as a declaration)"),
        ("A♥ 2♥ 3♥", "losing hand: 15 penalty points (80 penalty points as a declaration)"),
    ],
    ids=["valid", "wrong", "too-few-cards"],
)
def test_a_losing_hand_is_counted_first(hand: str, headline: str) -> None:
    assert report(hand, is_loser=True).startswith(f"{headline}\n")


@pytest.mark.parametrize(
    ("penalty", "words"),
    [("null", "no penalty points"), ("1", "1 penalty point"), ("count", "46 penalty points")],
    ids=["none", "one", "count"],
)
def test_the_penalty_is_in_words_that_fit_it(penalty: str, words: str) -> None:
    told_of_it = report(WRONG, f"penalties.wrong_declaration={penalty}")
    assert told_of_it.startswith(f"wrong declaration: {words} (46 as a losing hand)\n")


def test_a_blank_line_parts_two_hands() -> None:
    one, two = report(VALID), report(WRONG)
    assert report(f"{VALID}\nA♥ 1♥\n{WRONG}") == f"{one}\n\n{two}"


def test_the_severity_of_a_finding_is_told() -> None:
    lines = report("Wild: 10♥; A♥ 2♥ 3♥ 10♥ | 4♣ 5♣ 10♥ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥").splitlines()
    assert lines[-3:] == [
        "  error required-melds: no pure sequence (declaration.any_of)",
        "  warning card-copies: 10♥ twice, and turned up: two packs hold 2",
        "    (deck.designated_card_out)",
    ]


def test_points_stand_under_each_other_and_end_at_the_edge() -> None:
    lines = report("K♠ K♥ Q♥ | 2♠ | PJ | K♦ 3♠ | 9♠ 9♦ 9♠ 9♥ 9♣", "points.cap=null").splitlines()
    rows = [line for line in lines if "no meld" in line]
    assert [int(row[-5:]) for row in rows if len(row) == 80] == [30, 2, 13, 45]
    assert [row for row in rows if len(row) < 80] == ["  PJ                no meld    a meld has at least 3 cards"]


WIDE = "一" * 55
LONG = "abcde " * 10
NOTE = "fghij " * 20
HANDS = {
    "long-label": f"A♥ 2♥ 3♥ | {LONG}: 5♣ 6♣ 7♣ | set {LONG[6:]}: 8♦ 8♠ 8♣",
    "false-long-label": f"set {LONG[6:]}: A♥ 2♥ 3♥ | 4♠",
    "wide-label": f"A♥ 2♥ 3♥ | {WIDE}: 5♣ 6♣ 7♣",
    "false-wide-label": f"set {WIDE}: A♥ 2♥ 3♥ | 4♠",
    "long-note": f"A♥ 2♥ 3♥ | set ({NOTE}): 5♣ 6♣ 7♣",
    "long-name": f"Hand ({NOTE}): A♥ 2♥ 3♥",
    "wide-name": f"{WIDE}: A♥ 2♥ 3♥",
    "marks": "A♥ PJ (as 2♥ or 2♠) 3♥ PJ (joker) 5♥ PJ (as 6♥) 7♥ PJ (as 8♥) 9♥ | 5♣ PJ (as 9♦) 7♣",
    "many-jokers": "PJ 2♥ PJ PJ PJ PJ PJ PJ PJ PJ PJ PJ PJ | 5♠ PJ PJ",
    "many-groups": " | ".join(["A♥ 2♥ 3♥", "4♠ 9♦"] * 40),
    "one-group": "A♥ 3♥ 5♥ 7♥ 9♥ J♥ K♥ A♠ 3♠ 5♠ 7♠ 9♠ J♠",
    "all-of-a-kind": "5♥ 5♥ 5♥ 5♥ 5♥ 5♥ 5♥ 5♥ 5♥ 5♥ 5♥ 5♥ 5♥ | A♥ 3♥ 5♥ 7♥ 9♥ J♥ K♥",
    "escaped": "Hand (\x1b\x1b\x1b): A♥ 2♥ 3♥ | set (" + "\x1b" * 30 + "): 5♣ 6♣ 7♣",
}


@pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)
def test_a_report_fits_80_columns(hand: str) -> None:
    assert max(map(width, report(hand).splitlines())) <= 80


def test_changed_keys_fit_80_columns() -> None:
    overrides = [f"points.ranks.{rank}=17" for rank in range(2, 10)]
    assert max(map(width, report(VALID, *overrides).splitlines())) <= 80


def test_a_kind_with_a_long_name_fits_80_columns() -> None:
    kind = "three_cards_of_a_kind_just_alike_as_our_club_plays_them_on_long_evenings"
    override = f"melds.{kind}={{type: identical, size: [3, 3]}}"
    assert max(map(width, report("5♥ 5♥ 5♥ | A♥ 3♥ 5♥", override).splitlines())) <= 80


def test_an_unreadable_hand_is_told_elsewhere() -> None:
    assert report("A♥ 1♥") == ""
