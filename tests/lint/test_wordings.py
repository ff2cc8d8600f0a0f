"""Are sentences that writers of tutorials use taken for what they mean, in Markdown?"""

import pytest

from rummycheck.cli.lint_parts import linter
from rummycheck.lint.decoding import Article
from rummycheck.lint.findings import ArticleReport
from rummycheck.lint.linting import Rules, Telling


def report_of(text: str) -> ArticleReport:
    """Return what is told of a text by the default ruleset."""
    return linter().report(Article("a.md", text), Rules("indian-13"), Telling())


def told(text: str) -> list[str]:
    """Return the findings of a text: name and message."""
    return [f"{finding.name}: {finding.message}" for finding in report_of(text).findings]


@pytest.mark.parametrize(
    ("text", "meanings"),
    [
        ("The set K♥ K♥ K♦ is invalid.", [["not meld"]]),
        ("The set K♥ K♥ K♦ is not valid.", [["not meld"]]),
        ("The sequence K♠ A♠ 2♠ is not allowed.", [["not meld"]]),
        ("The sequence Q♠ A♠ 2♠ ❌", [["not meld"]]),
        ("Both sequences: 5♣ 6♣ 7♣ is a pure sequence.", [["pure sequence"]]),
        ("A set is lost if a suit is repeated.\n\nA♥ A♣ A♦\n", [[]]),
        ("A♥ A♣ A♦\n\nNo suit is repeated.", [[]]),
    ],
)
def test_what_is_said_of_a_group_is_understood(text: str, meanings: list[list[str]]) -> None:
    report = report_of(text)
    assert [[claim.meaning for claim in read.claims] for read in report.hands] == meanings
    assert report.findings == ()


@pytest.mark.parametrize(
    ("text", "wild"),
    [
        ("If a printed joker is turned up, aces are wild.\n\n5♠ 5♥ 5♣ is a set.", None),
        ("If a printed joker is turned up, aces are wild.\n\n5♠ 5♥ A♣ is a set.", "A"),
        ("Aces are wild.\n\n5♠ 5♥ 5♣ is a set.", "A"),
    ],
)
def test_what_is_wild_in_some_deals_is_wild_for_cards_beside_it(text: str, wild: str | None) -> None:
    (read,) = report_of(text).hands
    assert read.wild == wild


HAND = "4♠ 4♥ 4♣ | 4♦ 5♦ A♦ | 3♠ 7♠ 8♠ | Q♦ K♦ | 10♣ 9♣\n\n"


@pytest.mark.parametrize(
    ("sentence", "findings"),
    [
        ("A first drop before you have taken a card from either of the two decks costs 20 points.", []),
        ("A first drop is cheap, while a middle drop costs 40 points.", []),
        ("A middle drop is dearer than a first drop, which costs 20 points.", []),
        ("Wrong declaration: whoever shows too early pays 80 points.", []),
        ("A lost hand never costs more than 80 points.", []),
        ("A lost hand never costs more than 90 points.", ["claim-points: said to be 90, but by indian-13 it is 80"]),
        ("A wrong declaration costs 60\npoints.", ["claim-points: said to be 60, but by indian-13 it is 80"]),
        ("The card 8♥ costs 8 points.", []),
        ("Two cards: 8 (8♥) +\n4 (4♥) = 12.", []),
        ("Two cards: 8\n(8♥) + 4 (4♥) = 13.", ["claim-arithmetic: the sum comes to 12, not 13"]),
    ],
)
def test_what_is_said_of_the_rules_is_compared(sentence: str, findings: list[str]) -> None:
    assert told(f"Wild joker: A♦\n\n{HAND}{sentence}\n") == findings
