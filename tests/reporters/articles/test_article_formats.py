"""Is there a reporter for each format, and does each say how its lines are to be written?"""

import json
import subprocess
import sys

import pytest
from example_article import CLEAN, REPORT, told

from rummycheck.cli.lint import FORMATS
from rummycheck.lint.summary import Summary
from rummycheck.reporters.articles import (
    ARTICLE_FORMATS,
    HANDS,
    ArticleReporter,
    SilentArticleReporter,
    article_reporter,
)

FOR_READERS = ("text", "concise", HANDS)


def test_the_formats_are_these() -> None:
    assert FORMATS == ARTICLE_FORMATS
    assert ARTICLE_FORMATS == ("text", "concise", "json", "jsonl", "github", "sarif", "gitlab", "rdjson", "junit")


@pytest.mark.parametrize("name", [*ARTICLE_FORMATS, HANDS])
def test_lines_for_machines_are_to_be_written_as_they_are(name: str) -> None:
    assert article_reporter(name).is_verbatim == (name not in FOR_READERS)


@pytest.mark.parametrize("name", [*ARTICLE_FORMATS, HANDS])
def test_the_same_articles_give_the_same_report(name: str) -> None:
    assert told(name, REPORT, CLEAN) == told(name, REPORT, CLEAN)


def test_the_formats_are_known_without_their_modules() -> None:
    program = "import sys, json, rummycheck.reporters.articles as a; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, timeout=60)
    modules = [name for name in json.loads(done.stdout) if name.startswith("rummycheck.reporters.articles")]
    assert modules == ["rummycheck.reporters.articles"]


def test_silence_is_a_report_too() -> None:
    silent: ArticleReporter = SilentArticleReporter()
    assert [*silent.begin(), *silent.tell(REPORT), *silent.end(Summary())] == []


@pytest.mark.parametrize(
    ("summary", "words"),
    [
        (Summary(), "0 files, 0 hands, 0 claims: 0 errors, 0 warnings"),
        (Summary(1, 1, 1, 1, 1, 1, 1), "1 file, 1 hand, 1 claim: 1 error, 1 warning, 1 info (1 ignored)"),
        (Summary(12, 31, 24, 1, 0, 3, 2), "12 files, 31 hands, 24 claims: 1 error, 0 warnings, 3 infos (2 ignored)"),
        (Summary().plus(REPORT).plus(CLEAN), "2 files, 2 hands, 2 claims: 1 error, 1 warning, 1 info (2 ignored)"),
    ],
    ids=["nothing", "one", "many", "added-up"],
)
def test_a_summary_says_what_was_looked_at(summary: Summary, words: str) -> None:
    assert summary.words == words
