"""Is suppressed what an author wants suppressed, no more, and is it told what is of no use?"""

import re
import time
from collections.abc import Sequence

import pytest
from marked_up import pieces_of

from rummycheck.lint.directives import read_directives
from rummycheck.lint.findings import Finding
from rummycheck.lint.places import Source, Stretch
from rummycheck.lint.suppression import Suppressed, suppressed
from rummycheck.problems import Severity

POINTS, MELD = "claim-points", "claim-meld"


def findings(text: str) -> list[Finding]:
    """Return a finding for each `N points` and `N meld` in a text."""
    return [
        Finding(Stretch(*found.span()), f"claim-{found[1]}", Severity.ERROR, "")
        for found in re.finditer(r"[0-9]+ (points|meld)", text)
    ]


def lint(text: str, found: Sequence[Finding] | None = None) -> Suppressed:
    pieces = pieces_of(text)
    found = findings(text) if found is None else found
    return suppressed(found, read_directives(pieces, {}), pieces, Source(text))


def kept(text: str) -> list[str]:
    """Return the words that are found in a text all of whose suppressions are of use."""
    result = lint(text)
    assert result.extra == ()
    assert result.ignored == len(findings(text)) - len(result.kept)
    return [Source(text).written(finding.stretch) for finding in result.kept]


def extra(text: str) -> list[tuple[str, str, str]]:
    """Return what is told of the directives: where, by which name and in which words."""
    return [
        (Source(text).written(finding.stretch), finding.name, finding.message)
        for finding in lint(text).extra
        if finding.severity is Severity.WARNING
    ]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("<!-- rummycheck: ignore -->\n1 points and\n2 meld\n\n3 points", ["3 points"]),
        ("<!-- rummycheck: ignore[claim-points] -->\n\n1 points, 2 meld\n\n3 points", ["2 meld", "3 points"]),
        ("<!-- rummycheck: ignore[claim-points, claim-meld] -- why -->\n1 points, 2 meld", []),
        ("<!-- rummycheck: ignore[claim-points] -->\n<!-- rummycheck: ignore[claim-meld] -->\n1 points, 2 meld", []),
        ("<!-- rummycheck: ignore -->\n<!-- Another comment. -->\n\n1 points\n\n2 points", ["2 points"]),
        ("0 points\n\n1 points <!-- rummycheck: ignore --> 2 meld\n3 meld\n\n4 meld", ["0 points", "3 meld", "4 meld"]),
        ("1 points\n<!-- rummycheck: ignore -->\n2 points\n3 points\n\n4 points", ["1 points", "4 points"]),
        ("1 points\n2 points <!-- rummycheck: ignore -->\n\n3 points", ["1 points", "3 points"]),
        ("<!-- rummycheck: ignore -->\n- 1 points\n- 2 points", ["2 points"]),
        ("- 1 points\n- 2 points <!-- rummycheck: ignore -->\n- 3 points", ["1 points", "3 points"]),
        ("| a | 1 points |\n| 2 points | b <!-- rummycheck: ignore --> |\n| 3 meld |", ["1 points", "3 meld"]),
        ("<!-- rummycheck: ignore -->\n\n| a | 1 points |\n| 2 points | 3 meld |\n\n4 meld", ["4 meld"]),
        ("<!-- rummycheck: ignore --> 1 points\n\n2 points", ["2 points"]),
    ],
)
def test_ignore_holds_for_its_line_or_for_what_comes_next(text: str, left: list[str]) -> None:
    assert kept(text) == left


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_lines_end_in_every_way(line_end: str) -> None:
    text = "1 points\n2 points <!-- rummycheck: ignore -->\n3 points".replace("\n", line_end)
    assert kept(text) == ["1 points", "3 points"]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("1 points\n\n<!-- rummycheck: disable -->\n\n2 points\n\n3 meld", ["1 points"]),
        (
            "<!-- rummycheck: disable[claim-points] -->\n\n1 points 2 meld\n\n<!-- rummycheck: enable[claim-points] -->"
            "\n\n3 points",
            ["2 meld", "3 points"],
        ),
        ("1 points <!-- rummycheck: disable --> 2 points <!-- rummycheck: enable --> 3 meld", ["1 points", "3 meld"]),
        (
            "<!-- rummycheck: disable -->\n\n1 meld\n\n<!-- rummycheck: enable[claim-points] -->\n\n2 points 3 meld",
            ["2 points"],
        ),
        (
            "<!-- rummycheck: disable[claim-points] -->\n\n1 points\n\n<!-- rummycheck: enable -->\n\n2 points",
            ["2 points"],
        ),
        (
            "<!-- rummycheck: disable[claim-points, claim-meld] -->\n\n1 points 2 meld\n\n"
            "<!-- rummycheck: enable[claim-meld] -->\n\n3 points 4 meld",
            ["4 meld"],
        ),
    ],
)
def test_disable_holds_until_enable(text: str, left: list[str]) -> None:
    assert kept(text) == left


def test_a_file_is_ignored_from_anywhere_in_it() -> None:
    assert kept("1 points\n\n2 meld\n\n<!-- rummycheck: ignore-file[claim-points] -->") == ["2 meld"]
    assert kept("1 points\n\n2 meld\n\n<!-- rummycheck: ignore-file -->") == []


def test_a_finding_goes_with_the_hand_that_it_is_about() -> None:
    text = "<!-- rummycheck: ignore -->\nThe hand\n\nThe claim"
    hand, claim = (Stretch(text.index(word), text.index(word) + 5) for word in ("The hand", "The claim"))
    finding = Finding(claim, POINTS, Severity.ERROR, "", hand_stretch=hand)
    assert lint(text, [finding]).kept == ()
    assert lint(text, [finding._replace(hand_stretch=None)]).kept == (finding._replace(hand_stretch=None),)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "<!-- rummycheck: ignore[claim-point] -->\n1 points",
            [("claim-point", "unknown-ignore", "no finding is named 'claim-point': did you mean 'claim-points'?")],
        ),
        (
            "<!-- rummycheck: ignore[claim-points] -->\n1 meld",
            [("rummycheck: ignore[claim-points]", "unused-ignore", "ignore[claim-points] suppresses nothing here")],
        ),
        (
            "<!-- rummycheck: ignore[claim-points, claim-meld] -->\n1 meld",
            [("claim-points", "unused-ignore", "ignore[claim-points] suppresses nothing here")],
        ),
        (
            "<!-- rummycheck: ignore -->\n\nAll is well.\n\n1 meld",
            [("rummycheck: ignore", "unused-ignore", "ignore suppresses nothing here")],
        ),
        (
            "1 meld\n\n<!-- rummycheck: ignore -->",
            [("rummycheck: ignore", "unused-ignore", "ignore suppresses nothing here")],
        ),
        (
            "1 meld\n\n<!-- rummycheck: disable -->",
            [("rummycheck: disable", "unused-ignore", "disable suppresses nothing from here on")],
        ),
        (
            "<!-- rummycheck: ignore-file -->",
            [("rummycheck: ignore-file", "unused-ignore", "ignore-file suppresses nothing in this article")],
        ),
        (
            "<!-- rummycheck: enable -->",
            [("rummycheck: enable", "unused-ignore", "enable enables nothing: nothing of that is disabled here")],
        ),
        (
            "<!-- rummycheck: disable[claim-points] -->\n\n1 points\n\n<!-- rummycheck: enable[claim-meld] -->",
            [
                (
                    "rummycheck: enable[claim-meld]",
                    "unused-ignore",
                    "enable[claim-meld] enables nothing: nothing of that is disabled here",
                )
            ],
        ),
        (
            "<!-- rummycheck: ignore[ -->\n1 points",
            [("[", "unknown-directive", "'[' is never closed: expected ']' on the same line")],
        ),
    ],
)
def test_what_is_amiss_with_a_directive_is_told(text: str, told: list[tuple[str, str, str]]) -> None:
    assert extra(text) == told


def test_suppressions_of_the_same_finding_are_all_of_use() -> None:
    assert kept("<!-- rummycheck: ignore-file[claim-meld] -->\n\n<!-- rummycheck: ignore -->\n1 meld") == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("<!-- rummycheck: ignore-file[unused-ignore] -->\n\n<!-- rummycheck: ignore -->\n\nAll is well.", []),
        ("<!-- rummycheck: ignore-file[unused-ignore] -->", ["unused-ignore"]),
        ("<!-- rummycheck: ignore-file -->\n\n1 meld\n\n<!-- rummycheck: ignore[claim-points] -->", ["unused-ignore"]),
        ("<!-- rummycheck: ignore-file[unknown-directive] -->\n\n<!-- rummycheck: zebra -->", []),
        ("<!-- rummycheck: disable[unknown-ignore] -->\n\n<!-- rummycheck: ignore[zebra] -->", []),
    ],
)
def test_what_is_amiss_with_directives_can_be_suppressed_by_its_name(text: str, names: list[str]) -> None:
    assert [finding.name for finding in lint(text).extra] == names


def test_an_article_full_of_suppressions_is_sieved_in_no_time() -> None:
    text = "1 points <!-- rummycheck: ignore[claim-points] -->\n2 points\n\n" * 3_000
    start = time.monotonic()
    result = lint(text)
    assert (len(result.kept), result.ignored, result.extra) == (3_000, 3_000, ())
    assert time.monotonic() - start < 20
