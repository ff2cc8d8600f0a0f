"""Tests that machines learn what could not be read, in each format that has a place for it."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from conftest import Run
from report_checks import read_gitlab, read_junit, read_rdjson, read_sarif

from rummycheck.lint.summary import Failure, Summary
from rummycheck.reporters.articles import Look, article_reporter
from rummycheck.source import Span

HOSTILE = Failure("a,b:c\n::error::.md", "50% \x1b[31m\x0a::stop-commands::x <&>", Span(3, 5, 3, 6))
SUMMARY = Summary().failed(Failure("docs/b c.md", "no such file or folder {0}")).failed(Failure("", "no ruleset"))


def told(name: str, summary: Summary) -> list[str]:
    reporter = article_reporter(name, Look(version="1.2.3"))
    return [*reporter.begin(), *reporter.end(summary)]


def test_a_document_lists_what_could_not_be_read() -> None:
    document = json.loads("\n".join(told("json", SUMMARY)))
    assert document["errors"] == [
        {"path": "docs/b c.md", "message": "no such file or folder {0}"},
        {"path": "", "message": "no ruleset"},
    ]
    assert document["summary"]["errors"] == 0


def test_a_run_notifies_of_what_could_not_be_read() -> None:
    (run,) = read_sarif(told("sarif", SUMMARY))["runs"]
    (invocation,) = run["invocations"]
    missing, ruleset = invocation["toolExecutionNotifications"]
    assert not invocation["executionSuccessful"]
    assert (missing["level"], missing["message"]["text"]) == ("error", "no such file or folder {{0}}")
    assert missing["locations"] == [{"physicalLocation": {"artifactLocation": {"uri": "docs/b%20c.md"}}}]
    assert "locations" not in ruleset


def test_a_run_in_which_all_was_read_has_nothing_to_notify_of() -> None:
    (run,) = read_sarif(told("sarif", Summary()))["runs"]
    assert "invocations" not in run


def test_github_marks_the_file() -> None:
    assert told("github", SUMMARY.failed(HOSTILE)) == [
        "::error file=docs/b c.md,title=cannot-judge::no such file or folder {0}",
        "::error title=cannot-judge::no ruleset",
        r"::error file=a%2Cb%3Ac\x0a%3A%3Aerror%3A%3A.md,line=3,col=5,title=cannot-judge"
        r"::50%25 \x1b[31m\x0a::stop-commands::x <&>",
    ]


def test_gitlab_gets_an_issue_with_the_path_and_line_that_it_demands() -> None:
    issues = read_gitlab(told("gitlab", SUMMARY.failed(HOSTILE)))
    assert [issue["location"] for issue in issues] == [
        {"path": "docs/b c.md", "lines": {"begin": 1}},
        {"path": ".", "lines": {"begin": 1}},
        {"path": HOSTILE.path, "lines": {"begin": 3}},
    ]
    assert {(issue["check_name"], issue["severity"]) for issue in issues} == {("cannot-judge", "major")}
    assert len({issue["fingerprint"] for issue in issues}) == 3


def test_the_fingerprint_of_a_failure_does_not_depend_on_others() -> None:
    (alone,) = read_gitlab(told("gitlab", Summary().failed(HOSTILE)))
    assert read_gitlab(told("gitlab", SUMMARY.failed(HOSTILE)))[-1]["fingerprint"] == alone["fingerprint"]


def test_reviewdog_gets_a_diagnostic() -> None:
    diagnostics = read_rdjson(told("rdjson", SUMMARY.failed(HOSTILE)))["diagnostics"]
    assert [found["location"] for found in diagnostics] == [
        {"path": "docs/b c.md"},
        {"path": "."},
        {"path": HOSTILE.path, "range": {"start": {"line": 3}}},
    ]
    assert {(found["severity"], found["code"]["value"]) for found in diagnostics} == {("ERROR", "cannot-judge")}
    assert diagnostics[0]["message"] == "no such file or folder {0}"


def test_build_servers_get_a_test_that_could_not_be_run() -> None:
    suites = read_junit(told("junit", SUMMARY.failed(HOSTILE)))
    assert [suite.attrib["name"] for suite in suites] == ["docs/b c.md", "rummycheck", r"a,b:c\x0a::error::.md"]
    assert {(suite.attrib["failures"], suite.attrib["errors"]) for suite in suites} == {("0", "1")}
    missing, _, hostile = (suite[0][0] for suite in suites)
    assert (missing.tag, missing.text) == ("error", "docs/b c.md: no such file or folder {0}")
    assert hostile.attrib["message"] == r"50% \x1b[31m\x0a::stop-commands::x <&>"


READERS = {"gitlab": read_gitlab, "junit": read_junit, "rdjson": read_rdjson, "sarif": read_sarif}


@pytest.mark.parametrize("name", ["github", "gitlab", "junit", "rdjson", "sarif", "json"])
def test_articles_that_can_not_be_read_are_in_the_report(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / "good.md").write_text("No hand.\n", encoding="utf-8")
    (tmp_path / "bytes.md").write_bytes(b"a\n\xff\n")
    (tmp_path / "nul.md").write_bytes(b"a\0b\n")
    result = run("lint", "--isolated", "-f", name, "good.md", "bytes.md", "nul.md", "missing.md", cwd=tmp_path)
    assert result.status == 2
    assert all(file in result.out for file in ("bytes.md", "nul.md", "missing.md"))
    lines: Sequence[str] = result.out.splitlines()
    if name in READERS:
        READERS[name](lines)


@pytest.mark.parametrize("name", ["github", "gitlab", "junit", "rdjson"])
def test_a_run_in_which_all_was_read_names_no_failure(name: str) -> None:
    assert "cannot-judge" not in "".join(told(name, Summary()))
