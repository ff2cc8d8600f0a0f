"""Is a finding told in lines that a writer can read on 80 columns, and a machine by the first?"""

import click
import pytest
from example_article import CLEAN, MELD, POINTS, REPORT, finding_at, told, with_findings

from rummycheck.lint.findings import Fix
from rummycheck.lint.places import Stretch
from rummycheck.printable import width
from rummycheck.reporters.articles import Look

TOLD = """\
docs/counting.md:4:13: error claim-points: said to be 46 points, but the declarer pays 80 (penalties.wrong_declaration)
  That makes 46 points, 100% sure.
             ^^^^^^^^^
  hand in line 3: A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠
  truth: 80 penalty points
  ruleset: indian-13
  fix: write `80` in place of `46`

docs/counting.md:6:5: warning claim-meld: said to be a set, but ranks 8, 8 and 4 differ
  And 8♦ 8♠
      ^^^^^
  hand in line 6: 8♦ 8♠ 4♣
  claim: is a set
  truth: no meld

docs/counting.md:7:13: info no-wild-designation: no wild card is named
  4♣ is a set.
              ^"""


def test_a_finding_has_its_line_its_place_and_what_else_helps() -> None:
    assert "\n".join(told("text", REPORT, CLEAN)) == TOLD


def test_a_blank_line_parts_two_articles_as_well() -> None:
    lines = told("text", REPORT._replace(findings=(MELD,)), CLEAN, REPORT._replace(findings=(MELD,)))
    assert lines.count("") == 1


def test_the_first_lines_are_those_of_the_concise_format() -> None:
    concise = told("concise", REPORT, CLEAN)
    assert concise == [line for line in TOLD.split("\n") if line.startswith("docs/")]


def test_only_severity_name_and_carets_are_in_colour() -> None:
    report = REPORT._replace(findings=(MELD,))
    paint = Look(paint=lambda text, colour: click.style(text, fg=colour))
    first, _, carets, *_ = told("text", report, look=paint)
    assert first.startswith("docs/counting.md:6:5: \x1b[33mwarning claim-meld:\x1b[0m said to be a set")
    assert carets == "      \x1b[33m^^^^^\x1b[0m"
    assert "".join(map(click.unstyle, told("text", report, look=paint))) == "".join(told("text", report))


def test_what_the_excerpt_shows_is_not_told_again() -> None:
    text = "So 3♦ 3♣ costs 8 points.\n"
    finding = POINTS._replace(
        stretch=Stretch(15, 23), hand="3♦ 3♣", hand_stretch=Stretch(3, 8), claim="8 points", truth=None, fix=None
    )
    _, shown, _, *details = told("text", with_findings(text, [finding]))
    assert shown == "  So 3♦ 3♣ costs 8 points."
    assert details == ["  ruleset: indian-13"]


def test_what_the_message_says_is_not_told_again() -> None:
    finding = POINTS._replace(message="pays 80 penalty points by indian-13", key=None, hand=None, fix=None)
    assert not {"truth:", "ruleset:"} & {line.split()[0] for line in told("text", REPORT._replace(findings=(finding,)))}


@pytest.mark.parametrize(
    ("fix", "words"),
    [
        (Fix(Stretch(0, 2), "64"), "write `64` in place of `46`"),
        (Fix(Stretch(2, 2), "!"), "write `!` here"),
        (Fix(Stretch(0, 2), ""), "leave out `46`"),
    ],
    ids=["another", "more", "less"],
)
def test_a_fix_is_told_in_words(fix: Fix, words: str) -> None:
    finding = finding_at(Stretch(0, 2))._replace(fix=fix)
    assert told("text", with_findings("46 points", [finding]))[-1] == f"  fix: {words}"


def test_what_is_long_is_wrapped() -> None:
    finding = finding_at(Stretch(0, 1))._replace(truth="points " * 30, hand="A♥ 2♥ 一二三 " * 30)
    _, *lines = told("text", with_findings("x" * 500, [finding]))
    assert max(map(width, lines)) <= 80
    assert lines[2].startswith("  hand: A♥ 2♥ 一二三 A♥")
    assert lines[3].startswith("    一二三 A♥")


def test_an_empty_line_is_not_shown() -> None:
    assert told("text", with_findings("", [finding_at(Stretch(0, 0))])) == [
        "a.md:1:1: error claim-points: something is wrong"
    ]
