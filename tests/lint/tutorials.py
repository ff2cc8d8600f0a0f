"""What is told of the tutorials among the samples, and which words stand where?"""

import html
import re
from pathlib import Path

from rummycheck.cli.lint_parts import linter
from rummycheck.lint.articles import read_article
from rummycheck.lint.findings import ArticleReport
from rummycheck.lint.linting import Rules, Telling
from rummycheck.lint.places import Stretch

TUTORIALS = Path(__file__).resolve().parent.parent.parent / "samples" / "tutorials"
FORMATS = ("adoc", "html", "md", "rst", "txt")


def report_of(path: Path) -> ArticleReport:
    """Return what the linter tells of an article by the default ruleset."""
    return linter().report(read_article(str(path)), Rules("indian-13"), Telling())


def words_at(report: ArticleReport, stretch: Stretch) -> str:
    """Return the words that stand at a place of the source, without markup, on one line."""
    bare = html.unescape(re.sub(r"<[^<>]*>|[`*_]", "", report.source.written(stretch)))
    return on_one_line(bare)


def on_one_line(words: str) -> str:
    """Return words with a single blank wherever there are some."""
    return " ".join(words.replace("\ufe0f", "").split())
