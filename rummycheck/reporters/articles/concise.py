"""What is a finding in an article on one line?"""

from collections.abc import Iterator

from rummycheck.lint.findings import ArticleReport, Finding
from rummycheck.lint.places import Stretch
from rummycheck.printable import inert
from rummycheck.problems import Severity, with_key
from rummycheck.reporters.articles import SilentArticleReporter
from rummycheck.reporters.articles.quoting import quoted
from rummycheck.reporters.layout import Paint, plain, shown_path

COLOURS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.INFO: "blue"}


class ArticleConciseReporter(SilentArticleReporter):
    """One line a finding: place, severity, name, message."""

    def tell(self, report: ArticleReport) -> Iterator[str]:
        """Yield the lines."""
        for finding in report.findings:
            yield finding_line(report, finding, self._look.paint)


def finding_line(report: ArticleReport, finding: Finding, paint: Paint = plain) -> str:
    """Return `path:line:column: severity name: message`, a shape that programs rely on: it is never wrapped."""
    where = place(report, finding.stretch)
    what = paint(f"{finding.severity} {finding.name}:", COLOURS[finding.severity])
    return inert(f"{where}: {what} {message(finding)}")


def message(finding: Finding) -> str:
    """Return what a finding says, with the ruleset key that decides it, fit for a line."""
    return quoted(with_key(finding.message, finding.key))


def place(report: ArticleReport, stretch: Stretch) -> str:
    """Return where a stretch of an article begins."""
    line, column = report.source.line_and_column(stretch.start)
    return f"{quoted(shown_path(report.path))}:{line}:{column}"
