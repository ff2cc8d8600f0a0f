"""What is a finding in an article in GitLab's Code Quality report?"""

from collections.abc import Iterator

from rummycheck.lint.findings import ArticleReport, Finding
from rummycheck.lint.summary import Failure, Summary
from rummycheck.problems import Severity
from rummycheck.reporters.articles import CANNOT_JUDGE, DEFAULT_LOOK, Look
from rummycheck.reporters.articles.concise import message
from rummycheck.reporters.articles.fingerprints import Fingerprints
from rummycheck.reporters.articles.quoting import quoted
from rummycheck.reporters.articles.streamed import DocumentWriter
from rummycheck.reporters.records import Record

_SEVERITIES = {Severity.ERROR: "major", Severity.WARNING: "minor", Severity.INFO: "info"}
"""Worse ones are for code that does harm where it runs."""


class GitlabReporter(DocumentWriter):
    """A JSON array with an object for each finding and each failure; it names the first line and no columns."""

    def __init__(self, look: Look = DEFAULT_LOOK) -> None:
        """Take whether the output can hold nothing but ASCII."""
        super().__init__(look)
        self._fingerprints = Fingerprints()

    def begin(self) -> Iterator[str]:
        """Yield the start of the array."""
        yield "["

    def tell(self, report: ArticleReport) -> Iterator[str]:
        """Yield the objects."""
        yield from self._items(self._issue(report, finding) for finding in report.findings)

    def end(self, summary: Summary) -> Iterator[str]:
        """Yield an object for each article that could not be judged, and the end of the array."""
        yield from self._items(map(self._failure, summary.failures))
        yield "]"

    def _issue(self, report: ArticleReport, finding: Finding) -> Record:
        line, _ = report.source.line_and_column(finding.stretch.start)
        return {
            "description": message(finding),
            "check_name": finding.name,
            "fingerprint": self._fingerprints.of(report, finding),
            "severity": _SEVERITIES[finding.severity],
            "location": _location(report.path, line),
        }

    def _failure(self, failure: Failure) -> Record:
        return {
            "description": quoted(failure.message),
            "check_name": CANNOT_JUDGE,
            "fingerprint": self._fingerprints.of_failure(failure, CANNOT_JUDGE),
            "severity": _SEVERITIES[Severity.ERROR],
            # Path and line must be there, even where nothing of the file can be read.
            "location": _location(failure.path or ".", failure.place.line if failure.place is not None else 1),
        }


def _location(path: str, line: int) -> Record:
    return {"path": path.removeprefix("./"), "lines": {"begin": line}}
