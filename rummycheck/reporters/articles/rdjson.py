"""What is a finding in an article in the diagnostic format of reviewdog?"""

from collections.abc import Iterator

from rummycheck.lint.findings import ArticleReport, Finding
from rummycheck.lint.places import Source, Stretch
from rummycheck.lint.summary import Failure, Summary
from rummycheck.problems import Severity
from rummycheck.reporters.articles import CANNOT_JUDGE
from rummycheck.reporters.articles.concise import message
from rummycheck.reporters.articles.quoting import quoted
from rummycheck.reporters.articles.streamed import DocumentWriter
from rummycheck.reporters.records import Record

_SEVERITIES = {Severity.ERROR: "ERROR", Severity.WARNING: "WARNING", Severity.INFO: "INFO"}


class RdjsonReporter(DocumentWriter):
    """One JSON document with a diagnostic for each finding; columns count bytes in UTF-8, the end exclusive."""

    def begin(self) -> Iterator[str]:
        """Yield the start of the document."""
        yield '{"source": {"name": "rummycheck"}, "diagnostics": ['

    def tell(self, report: ArticleReport) -> Iterator[str]:
        """Yield the diagnostics."""
        yield from self._items(_diagnostic(report, finding) for finding in report.findings)

    def end(self, summary: Summary) -> Iterator[str]:
        """Yield a diagnostic for each article that could not be judged, and the end of the document."""
        yield from self._items(map(_failure, summary.failures))
        yield "]}"


def _failure(failure: Failure) -> Record:
    """Return a diagnostic; it has a line at most, for nobody can count the bytes of what can't be decoded."""
    place = {"range": {"start": {"line": failure.place.line}}} if failure.place is not None else {}
    return {
        "message": quoted(failure.message),
        "location": {"path": failure.path or ".", **place},
        "severity": _SEVERITIES[Severity.ERROR],
        "code": {"value": CANNOT_JUDGE},
    }


def _diagnostic(report: ArticleReport, finding: Finding) -> Record:
    diagnostic: Record = {
        "message": message(finding),
        "location": {"path": report.path, "range": _range(report.source, finding.stretch)},
        "severity": _SEVERITIES[finding.severity],
        "code": {"value": finding.name},
    }
    if finding.fix is not None:
        suggestion = {"range": _range(report.source, finding.fix.stretch), "text": finding.fix.text}
        diagnostic["suggestions"] = [suggestion]
    return diagnostic


def _range(source: Source, stretch: Stretch) -> Record:
    return {"start": _position(source, stretch.start), "end": _position(source, stretch.end)}


def _position(source: Source, offset: int) -> Record:
    line, _ = source.line_and_column(offset)
    return {"line": line, "column": source.byte_column(offset)}
