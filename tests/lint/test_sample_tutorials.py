"""Is the Indian tutorial understood alike in every format, and is just what is wrong with it told?"""

import re
from typing import NamedTuple

import pytest
from conftest import Run
from tutorials import FORMATS, TUTORIALS, on_one_line, report_of, words_at

from rummycheck.lint.findings import ArticleReport


class Shown(NamedTuple):
    """A hand as it is to be read, with what is to be understood of it."""

    hand: str
    judgement: str
    meanings: tuple[str, ...]
    wild: str | None = None
    """What is turned up; not asked where it has no say."""


PURE, IMPURE, SET, WRONG = "a pure sequence", "an impure sequence", "a set", "a wrong declaration"
HANDS = (
    Shown("3♥ 4♥ 5♥", PURE, ("sequence",)),
    Shown("A♣ K♣ Q♣ J♣", PURE, ("sequence",)),
    Shown("A♥ A♣ A♦", SET, ("set",)),
    Shown("7♦ 7♣ 7♠ 7♥", SET, ("set",)),
    Shown("K♥ K♥ K♦", "no meld: two K♥", ("not set",)),
    Shown("7♦ 7♣ 7♦ 7♥", "no meld: two 7♦", ("not set",)),
    Shown("4♦ 5♦ Q♠ 7♦", IMPURE, ("Q♠ stands for 6♦",), "Q♥"),
    Shown("4♦ 5♦ 6♦ 7♦", PURE, ("sequence",)),
    Shown("A♦ Q♣ A♠ A♥", SET, ("Q♣ stands for A♣",), "Q♥"),
    Shown("A♦ A♣ A♠ A♥", SET, ("set",)),
    Shown("3♦ 4♦ PJ 6♦", IMPURE, ("PJ stands for 5♦",)),
    Shown("3♦ 4♦ 5♦ 6♦", PURE, ("sequence",)),
    Shown("2♦ PJ 2♠ 2♥", SET, ("PJ stands for 2♣",)),
    Shown("2♦ 2♣ 2♠ 2♥", SET, ("set",)),
    Shown("3♥ 4♥ 5♥", PURE, ("pure sequence",)),
    Shown("8♠ 7♠ 6♠ 5♠ 4♠", PURE, ("pure sequence",)),
    Shown("4♦ 5♦ Q♠ 7♦", IMPURE, ("impure sequence", "Q♠ stands for 6♦"), "Q♥"),
    Shown("8♠ Q♥ 6♠ 5♠ PJ", IMPURE, ("impure sequence", "Q♥ stands for 7♠ and PJ stands for 4♠"), "Q♥"),
    Shown("K♥ Q♥ J♥", PURE, ("pure sequence",), "Q♥"),
    Shown(
        "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣",
        "valid",
        ("a valid declaration", "a valid declaration", "2 sequence"),
    ),
    Shown("A♥ 2♥ 3♥ 4♥", PURE, ("pure sequence",)),
    Shown("5♣ 6♣ 7♣", PURE, ("pure sequence",)),
    Shown(
        "A♥ 2♥ 3♥ 10♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣",
        "valid",
        ("a valid declaration", "a valid declaration", "2 sequence"),
        "10♥",
    ),
    Shown("5♣ 6♣ 7♣", PURE, ("pure sequence",)),
    Shown("A♥ 2♥ 3♥ 10♥", IMPURE, ("impure sequence",), "10♥"),
    Shown(
        "A♥ 2♥ 3♥ 4♥ 5♥ | 4♣ 5♣ 6♣ 7♣ | 8♦ 8♦ 8♥ 8♣",
        "wrong: 80 penalty points, 32 as a losing hand",
        (WRONG,),
    ),
    Shown("8♦ 8♦ 8♥ 8♣", "no meld: two 8♦", ("not set", "cards of the same suit")),
    Shown(
        "8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♥ | 5♦ 5♠ 5♥ 10♥",
        "wrong: 80 penalty points, 80 as a losing hand",
        (WRONG, "0 sequence"),
        "10♥",
    ),
    Shown(
        "A♥ 2♥ 3♥ 4♥ | 4♣ 4♠ 10♥ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥",
        "wrong: 80 penalty points, 60 as a losing hand",
        (WRONG, "1 sequence"),
        "10♥",
    ),
    Shown(
        "A♥ 2♥ 3♥ 10♥ | 4♣ 5♣ 10♥ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥",
        "wrong: 80 penalty points, 57 as a losing hand",
        (WRONG, "0 pure sequence"),
        "10♥",
    ),
    Shown(
        "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠",
        "wrong: 80 penalty points, 46 as a losing hand",
        ("46 points", "2 sequence", "46 points"),
        "Q♦",
    ),
    Shown("A♥ 2♥ 3♥", PURE, ("pure sequence",)),
    Shown("5♣ 6♣ Q♦", IMPURE, ("impure sequence",), "Q♦"),
    Shown(
        "4♠ 4♥ 4♣ | 4♦ 5♦ A♦ | 3♠ 7♠ 8♠ | Q♦ K♦ | 10♣ 9♣",
        "wrong: 80 penalty points, 78 as a losing hand",
        ("fewer than 2 sequence", "78 points", "0 pure sequence", "78 points"),
        "A♦",
    ),
)

RULES = 8
"""Claims about the rules: jokers, the cap twice, the wrong declaration, both drops, and both again for a table left."""
NO_HANDS = 2
"""Claims about a single card, such as `8♥ costs 8 points`."""

LOSING = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
TOLD = (
    (
        "info",
        "unmentioned-fault",
        "the article does not say that 9♥ 9♣ 9♥ is no meld: two 9♥",
        "8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♥ | 5♦ 5♠ 5♥ 10♥",
    ),
    (
        "info",
        "better-arrangement",
        "the same cards would be valid as A♥ 2♥ 3♥ | 10♥ 4♣ 5♣ | 3♠ 3♥ 3♦ | 8♠ 10♥ 8♥ 8♦",
        "A♥ 2♥ 3♥ 10♥ | 4♣ 5♣ 10♥ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥",
    ),
    ("warning", "card-copies", "10♥ twice, and turned up: two packs hold 2", "10♥"),
    (
        "warning",
        "claim-reading",
        "46 points by indian-13, but 36 by the rule of line #, as in indian-13-zero-jokers",
        "pays 46 points",
    ),
    (
        "info",
        "better-arrangement",
        "the same cards could cost 10: A♥ 2♥ 3♥ | 4♣ 5♣ 6♣ | 8♠ Q♠ 8♦ | 3♦ Q♦ 3♣ | K♠",
        LOSING,
    ),
)
STATED = "All jokers, wild cards as well as printed ones, have zero points"


@pytest.fixture(scope="module", params=FORMATS)
def report(request: pytest.FixtureRequest) -> ArticleReport:
    """Return what is told of the tutorial in one format."""
    return report_of(TUTORIALS / f"indian-13.{request.param}")


def test_every_hand_is_found_and_judged_by_its_wild_card(report: ArticleReport) -> None:
    assert [(read.reading, read.judgement) for read in report.hands] == [(each.hand, each.judgement) for each in HANDS]
    named = [read.wild if each.wild is not None else None for read, each in zip(report.hands, HANDS, strict=True)]
    assert named == [each.wild for each in HANDS]


def test_every_claim_is_understood(report: ArticleReport) -> None:
    assert [tuple(claim.meaning for claim in read.claims) for read in report.hands] == [each.meanings for each in HANDS]
    # A heading is one claim about all hands below it.
    own = {claim.stretch for read in report.hands for claim in read.claims}
    assert report.claims >= len(own) + RULES + NO_HANDS


def test_what_is_wrong_is_told_and_nothing_else(report: ArticleReport) -> None:
    told = [
        (
            finding.severity.value,
            finding.name,
            re.sub(r"\bline \d+", "line #", finding.message),
            words_at(report, finding.stretch),
        )
        for finding in report.findings
    ]
    assert told == list(TOLD)
    quoted = [finding.claim for finding in report.findings if finding.claim is not None]
    assert [on_one_line(words) for words in quoted] == ["pays 46 points"]


def test_the_rule_that_speaks_against_a_claim_stands_in_the_line_named(report: ArticleReport) -> None:
    (message,) = [finding.message for finding in report.findings if finding.name == "claim-reading"]
    (number,) = re.findall(r"\bline (\d+)", message)
    line = report.source.text.split("\n")[int(number) - 1]
    assert STATED.split(",", maxsplit=1)[0] in line


def test_a_hand_and_its_claims_stand_where_the_report_says(report: ArticleReport) -> None:
    for read in report.hands:
        assert words_at(report, read.stretch) == read.reading
        for claim in read.claims:
            assert words_at(report, claim.stretch) == on_one_line(claim.text)


def test_the_command_says_the_same_of_all_formats(run: Run) -> None:
    result = run("lint", "-f", "concise", *(f"indian-13.{name}" for name in FORMATS), cwd=TUTORIALS)
    found = re.findall(r"(?m)^indian-13\.(\w+):\d+:\d+: ([a-z]+) ([a-z-]+): ", result.out)
    assert found == [(name, severity, finding) for name in FORMATS for severity, finding, *_ in TOLD]
    assert result.err.splitlines()[-1].startswith(f"5 files, {5 * len(HANDS)} hands, ")
    assert result.err.splitlines()[-1].endswith(": 0 errors, 10 warnings, 15 infos")
    assert result.status == 1
