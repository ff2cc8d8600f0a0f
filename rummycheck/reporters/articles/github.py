"""Which commands mark a finding on the page of a change at GitHub?"""

from collections.abc import Iterator
from typing import ClassVar

from rummycheck.lint.findings import ArticleReport, Finding
from rummycheck.lint.summary import Failure, Summary
from rummycheck.problems import Severity
from rummycheck.reporters.articles import CANNOT_JUDGE, SilentArticleReporter
from rummycheck.reporters.articles.concise import message
from rummycheck.reporters.articles.quoting import quoted

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}
_IN_MESSAGES = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_IN_PROPERTIES = _IN_MESSAGES | str.maketrans({":": "%3A", ",": "%2C"})


class GithubReporter(SilentArticleReporter):
    """One workflow command a finding, and one for each article that could not be judged.

    GitHub does not say what it counts as a column: it gets code points, the end exclusive, as from others.
    It refuses columns where the first line is not the last, so that then only the lines are told.
    """

    is_verbatim: ClassVar[bool] = True

    def tell(self, report: ArticleReport) -> Iterator[str]:
        """Yield the commands."""
        for finding in report.findings:
            properties = ",".join(f"{name}={_property(value)}" for name, value in _properties(report, finding))
            yield f"::{_COMMANDS[finding.severity]} {properties}::{message(finding).translate(_IN_MESSAGES)}"

    def end(self, summary: Summary) -> Iterator[str]:
        """Yield a command for each article that could not be judged."""
        for failure in summary.failures:
            properties = ",".join(f"{name}={_property(value)}" for name, value in _failure_properties(failure))
            yield f"::error {properties}::{quoted(failure.message).translate(_IN_MESSAGES)}"


def _failure_properties(failure: Failure) -> Iterator[tuple[str, str]]:
    if failure.path:
        yield "file", failure.path.removeprefix("./")
    if failure.path and failure.place is not None:
        yield "line", str(failure.place.line)
        yield "col", str(failure.place.column)
    yield "title", CANNOT_JUDGE


def _properties(report: ArticleReport, finding: Finding) -> Iterator[tuple[str, str]]:
    line, column, end_line, end_column = report.source.span(finding.stretch)
    yield "file", report.path.removeprefix("./")
    yield "line", str(line)
    if line == end_line:
        yield "col", str(column)
    yield "endLine", str(end_line)
    if line == end_line:
        yield "endColumn", str(end_column)
    yield "title", finding.name


def _property(value: str) -> str:
    return quoted(value).translate(_IN_PROPERTIES)
