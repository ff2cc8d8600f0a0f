"""Do machines learn what could not be read?"""

import json

from report_checks import read_sarif

from rummycheck.lint.summary import Failure, Summary
from rummycheck.reporters.articles import Look, article_reporter

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
