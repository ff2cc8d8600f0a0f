"""Which wild card belongs to a hand, however an article names it?"""

import pytest

from rummycheck.cli.lint_parts import linter
from rummycheck.lint.decoding import Article
from rummycheck.lint.findings import ArticleReport
from rummycheck.lint.linting import Rules, Telling

IMPURE = "5♥ 6♥ 3♥ 8♥ is an impure sequence."
ROUNDS = "<!-- rummycheck: ruleset=three-thirteen -->\nThe last round is played when kings are wild.\n\n"


def report_on(article: str) -> ArticleReport:
    return linter().report(Article("article.md", article), Rules("indian-13"), Telling())


@pytest.mark.parametrize(
    ("named", "wild"),
    [
        ("Wild joker for all examples: **3♦**\n\n## Next\n\n", "3♦"),
        ("The wild joker of this page is 3♠.\n\n# Next\n\n", "3♠"),
        ("Suppose 3♠ has been picked as the wild joker. ", "3♠"),
        ("Joker: 3♠\n\n", "3♠"),
        ("Open joker = 3♠\n\n", "3♠"),
        ("### Wild Joker – 3♠\n\n", "3♠"),
        ("With 3s wild, ", "3"),
        ("If the wild joker is a 3, then ", "3"),
        ("# Deal 2 (joker: 3♠)\n\n", "3♠"),
        ("The dealer turns up the 3♠, so every 3 is a joker.\n\n", "3♠"),
        ("3♠ is the joker for this deal.\n\n", "3♠"),
        ("The wild joker in all of the examples is 3♠.\n\n", "3♠"),
        ("Suppose 3♠ is selected as the wild card joker. ", "3♠"),
        ("Wild joker rank: 3\n\n", "3"),
    ],
)
def test_a_wild_card_is_heard(named: str, wild: str) -> None:
    report = report_on(named + IMPURE)
    assert [(hand.reading, hand.wild) for hand in report.hands] == [("5♥ 6♥ 3♥ 8♥", wild)]
    assert report.findings == ()


def test_a_wild_card_of_the_next_example_is_not_that_of_the_one_before() -> None:
    report = report_on("5♠ 6♠ 7♥ is not a sequence.\n\nNow the wild joker is 7♣. 5♠ 6♠ 7♥ is an impure sequence.")
    assert [hand.wild for hand in report.hands] == [None, "7♣"]
    assert report.findings == ()


def test_words_about_the_group_above_name_its_wild_card() -> None:
    report = report_on("K♥ Q♥ J♥\n\nHere, even if Q♥ is the wild joker, it can be used to form a pure sequence.")
    assert [hand.wild for hand in report.hands] == ["Q♥"]


@pytest.mark.parametrize(
    ("example", "wild"),
    [
        ("Round 1: 7♣ 3♦ 9♣ is a sequence.", "3"),
        ("## Round 4\n\nJ♠ 6♥ J♦ is a set.", "6"),
        ("J♠ J♥ J♦ | 2♣ 6♦ 4♣", "6"),
        ("Fives are wild. J♠ 5♥ J♦ is a set.", "5"),
    ],
)
def test_a_round_makes_its_rank_wild(example: str, wild: str) -> None:
    report = report_on(ROUNDS + example)
    assert [hand.wild for hand in report.hands] == [wild]
    assert report.findings == ()


def test_a_column_names_the_wild_card_of_each_row() -> None:
    table = "| Group | Wild joker |\n|---|---|\n| 5♥ 6♥ 3♥ 8♥ | 3♠ |\n| 5♥ 6♥ 4♠ 8♥ | 4 |\n"
    assert [hand.wild for hand in report_on(table).hands] == ["3♠", "4"]
