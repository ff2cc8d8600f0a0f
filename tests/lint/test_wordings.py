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
        ("The group 5♠ 6♠ 7♥ is neither a set nor a pure sequence.", [["not meld"]]),
        ("You might think that K♠ A♠ 2♠ is a sequence. It is not.", [[]]),
        ("Is Q♠ A♠ 2♠ a sequence? And K♠ A♠ 2♠ is a sequence?", [[], []]),
        ("Beginners often believe that 3♠ 3♠ 3♥ is a set.", [[]]),
        ("| Group | Type | Count |\n|---|---|---|\n| 2♠ 3♠ 4♠ | Pure sequence | 3 |\n", [["pure sequence"]]),
        ("- ✅ 2♣ 3♣ 4♣\n- ❌ 2♣ 3♣ 5♣\n", [["meld"], ["not meld"]]),
        ("Correct: 6♣ 7♣ 8♣. Incorrect: 6♣ 7♣ 9♣.", [["meld"], ["not meld"]]),
        ("These are not sets: 2♠ 2♠ 2♦.", [["not set"]]),
        ("Do not group 2♠ 3♠ 4♠ with another card.", [["meld"]]),
        ("10♠ 10♦ 9♥ (Joker) is a set.", [["set"]]),
        ("Suppose that 7♦️ is the wild card. Then K♣️ Q♣️ J♣️ 7♦️ is an impure sequence.", [["impure sequence"]]),
        ("K♠ 9♥ 4♣ = 23 points", [["23 points"]]),
        ("5♥, J♠ and 8♦ add up to 5 + 10 + 8 = 23 points.", [["23 points"]]),
        ("2♦ 5♥ J♣ are worth 17 points.", [["17 points"]]),
    ],
)
def test_what_is_said_of_a_group_is_understood(text: str, meanings: list[list[str]]) -> None:
    report = report_of(text)
    assert [[claim.meaning for claim in read.claims] for read in report.hands] == meanings
    assert report.findings == ()


LOST = "A♠ K♥ Q♦ | J♣ 10♠ 9♥ | A♦ K♣ Q♠ | J♥ 10♦ 9♣ 8♥"


@pytest.mark.parametrize(
    ("sentence", "meanings"),
    [
        ("All the cards add up to 126 points, but the player loses only 80 points.", ["126 points", "80 points"]),
        ("This hand has 80 points.", ["80 points"]),
        ("She paid 80 points.", ["80 points"]),
        ("Amit dropped in his first turn and paid 20 points.", []),
        ("Throw high cards early, since two kings cost 20 points.", []),
        ("In round 1 she lost 30 points, in round 2 she lost 25 points.", []),
        ("A hand with 2 sequences and 2 sets wins.", []),
        ("This hand is not valid.", ["a wrong declaration"]),
        ("The last hand has no pure sequence.", ["0 pure sequence"]),
    ],
)
def test_what_is_said_behind_a_hand_is_understood(sentence: str, meanings: list[str]) -> None:
    report = report_of(f"{LOST}\n\n{sentence}\n")
    assert [[claim.meaning for claim in read.claims] for read in report.hands] == [meanings]
    assert {finding.name for finding in report.findings} <= {"unmentioned-fault"}


def test_a_hand_announced_as_the_next_one_is_judged() -> None:
    (read,) = report_of(f"The next hand is not valid:\n\n{LOST}\n").hands
    assert [claim.meaning for claim in read.claims] == ["a wrong declaration"]


@pytest.mark.parametrize(
    ("text", "wild"),
    [
        ("If a printed joker is turned up, aces are wild.\n\n5♠ 5♥ 5♣ is a set.", None),
        ("If a printed joker is turned up, aces are wild.\n\n5♠ 5♥ A♣ is a set.", "A"),
        ("Aces are wild.\n\n5♠ 5♥ 5♣ is a set.", "A"),
        ("2s are wild. 9♣ 9♦ 2♥ is a set.", "2"),
        ("Wild cards: Ks. 9♣ 9♦ K♥ is a set.", "K"),
        ("The 7♣ is wild. That makes 5♠ 6♠ 7♣ 8♠ an impure sequence.", "7♣"),
        ("Wild as a dog, he said. 9♣ 9♦ 9♥ is a set.", None),
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
        ("A lost hand never costs more than 90 points.", ["claim-points: by indian-13 this is 80, not 90"]),
        ("A wrong declaration costs 60\npoints.", ["claim-points: by indian-13 this is 80, not 60"]),
        ("The card 8♥ costs 8 points.", []),
        ("In 201 pool rummy the first drop is 25 points.", []),
        ("An ace is worth 10 points, but in gin an ace is worth 1 point.", []),
        ("Some apps say that a wrong declaration costs 120 points.", []),
        ("Two kings cost 20 points.", []),
        ("Two cards: 8 (8♥) +\n4 (4♥) = 12.", []),
        ("Two cards: 8\n(8♥) + 4 (4♥) = 13.", ["claim-arithmetic: the sum comes to 12, not 13"]),
    ],
)
def test_what_is_said_of_the_rules_is_compared(sentence: str, findings: list[str]) -> None:
    assert told(f"Wild joker: A♦\n\n{HAND}{sentence}\n") == findings
