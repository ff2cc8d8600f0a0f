"""What is a finding in an article in GitLab's Code Quality report?"""

from collections.abc import Iterator

from rummycheck.lint.findings import ArticleReport, Finding
from rummycheck.lint.summary import Summary
from rummycheck.problems import Severity
from rummycheck.reporters.articles import DEFAULT_LOOK, Look
from rummycheck.reporters.articles.concise import message
from rummycheck.reporters.articles.fingerprints import Fingerprints
from rummycheck.reporters.articles.streamed import DocumentWriter
from rummycheck.reporters.records import Record

_SEVERITIES = {Severity.ERROR: "major", Severity.WARNING: "minor", Severity.INFO: "info"}
"""Worse ones are for code that does harm where it runs."""


class GitlabReporter(DocumentWriter):
    """A JSON array with an object for each finding; it names the first line and no columns."""

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

    def end(self, _summary: Summary) -> Iterator[str]:
        """Yield the end of the array."""
        yield "]"

    def _issue(self, report: ArticleReport, finding: Finding) -> Record:
        line, _ = report.source.line_and_column(finding.stretch.start)
        return {
            "description": message(finding),
            "check_name": finding.name,
            "fingerprint": self._fingerprints.of(report, finding),
            "severity": _SEVERITIES[finding.severity],
            "location": {"path": report.path.removeprefix("./"), "lines": {"begin": line}},
        }
