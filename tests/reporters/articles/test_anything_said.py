"""Can anything that an article or a path says spoil a report, or steer who reads it?"""

import json
import re
import unicodedata
from collections.abc import Callable, Sequence

import pytest
from example_article import told
from hypothesis import example, given
from hypothesis import strategies as st
from report_checks import read_gitlab, read_junit, read_rdjson, read_sarif

from rummycheck.lint.findings import ArticleReport, ClaimRead, Finding, Fix, HandRead
from rummycheck.lint.places import Source, Stretch
from rummycheck.printable import inert
from rummycheck.problems import Severity
from rummycheck.reporters.articles import ARTICLE_FORMATS, HANDS, Look

SHADY = [
    "::error::",
    "##[error]",
    "##vso[x]",
    " ::",
    "\n",
    "\r",
    "%0A",
    "\x1b[31m",
    "\u202e",
    "\udcff",
    "\ud800",
    "]]>",
    "\x85",
]
LOOK = Look(version="1")


def with_shady(words: list[str]) -> str:
    return "".join(words)


anything = st.lists(st.text(st.characters(), max_size=3) | st.sampled_from(SHADY), max_size=8).map(with_shady)


def report_of(path: str, text: str, said: str, severity: Severity) -> ArticleReport:
    """Return a report in which everything that can be quoted is said."""
    all_of_it, last = Stretch(0, len(text)), Stretch(len(text) // 2, len(text))
    fix = Fix(last, said)
    hand = HandRead(last, said, said, True, said, said, said, said, (ClaimRead(last, said, said, said),))
    findings = (
        Finding(all_of_it, "claim-meld", severity, said, said, said, said, all_of_it, said, said, fix),
        Finding(last, "claim-points", severity, f"it says `{said}`"),
    )
    return ArticleReport(path, Source(text), findings, 0, (hand,), 1)


def reports() -> st.SearchStrategy[ArticleReport]:
    return st.builds(report_of, anything.filter(bool), anything, anything.filter(bool), st.sampled_from(Severity))


def read_lines(lines: Sequence[str]) -> list[object]:
    return [json.loads(line) for line in lines]


def read_json(lines: Sequence[str]) -> object:
    return json.loads("\n".join(lines))


READERS: dict[str, Callable[[Sequence[str]], object]] = {
    "json": read_json,
    "jsonl": read_lines,
    "sarif": read_sarif,
    "gitlab": read_gitlab,
    "rdjson": read_rdjson,
    "junit": read_junit,
}
WORST = report_of("::error::a\n##[x]", "\n".join(SHADY), "".join(SHADY), Severity.INFO)


@pytest.mark.parametrize("name", [*ARTICLE_FORMATS, HANDS])
@example(report=WORST)
@given(report=reports())
def test_nothing_steers_a_terminal_or_begins_a_command(name: str, report: ArticleReport) -> None:
    for line in told(name, report, look=LOOK):
        assert not {unicodedata.category(character) for character in line} & {"Cc", "Cf", "Cs", "Zl", "Zp", "Cn", "Co"}
        assert "##[" not in line
        assert "##vso[" not in line
        if name != "github":
            assert inert(line) == line


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("ascii_only", [False, True], ids=["any", "ascii"])
@example(report=WORST)
@given(report=reports())
def test_a_document_stays_a_document(name: str, ascii_only: bool, report: ArticleReport) -> None:
    lines = told(name, report, look=LOOK._replace(ascii_only=ascii_only))
    READERS[name](lines)
    assert not ascii_only or all(map(str.isascii, lines))


@example(report=WORST)
@given(report=reports())
def test_each_finding_is_one_command_for_github(report: ArticleReport) -> None:
    lines = told("github", report)
    assert len(lines) == len(report.findings)
    for line, finding in zip(lines, report.findings, strict=True):
        found = re.fullmatch("::(error|warning|notice) ([^:]*)::(?:[^%]|%25)*", line)
        assert found
        properties = [pair.split("=")[0] for pair in found[2].split(",")]
        assert [name for name in properties if name not in ("col", "endColumn")] == ["file", "line", "endLine", "title"]
        assert found[2].endswith(f",title={finding.name}")
