"""What is an article as a suite of tests in the XML of JUnit, which most build servers read?"""

from collections.abc import Iterator
from typing import ClassVar
from xml.sax.saxutils import escape

from rummycheck.lint.findings import ArticleReport, Finding
from rummycheck.lint.summary import Failure, Summary
from rummycheck.problems import Severity
from rummycheck.reporters.articles import CANNOT_JUDGE, SilentArticleReporter
from rummycheck.reporters.articles.concise import finding_line, message
from rummycheck.reporters.articles.quoting import quoted


class JunitReporter(SilentArticleReporter):
    """A suite for each article and a test for each finding, which fails if it is an error or a warning.

    A note passes, with its words as output; an article without findings is one test that passes, and one that
    could not be judged is one test with an error.
    There are no times: the same articles are to give the same report.
    """

    is_verbatim: ClassVar[bool] = True

    def begin(self) -> Iterator[str]:
        """Yield the start of the document."""
        yield '<?xml version="1.0" encoding="UTF-8"?>'
        yield '<testsuites name="rummycheck">'

    def tell(self, report: ArticleReport) -> Iterator[str]:
        """Yield the suite."""
        failures = sum(finding.severity is not Severity.INFO for finding in report.findings)
        counts = f'tests="{max(1, len(report.findings))}" failures="{failures}" errors="0"'
        name = self._quoted(quoted(report.path))
        yield f'<testsuite name="{name}" {counts}>'
        if not report.findings:
            yield f'<testcase classname="{name}" name="no findings"/>'
        for finding in report.findings:
            yield from self._test(report, finding)
        yield "</testsuite>"

    def end(self, summary: Summary) -> Iterator[str]:
        """Yield a suite for each article that could not be judged, and the end of the document."""
        for failure in summary.failures:
            yield from self._failure(failure)
        yield "</testsuites>"

    def _failure(self, failure: Failure) -> Iterator[str]:
        """Yield a suite whose only test could not be run, which JUnit tells from one that failed."""
        name = self._quoted(quoted(failure.path or "rummycheck"))
        says, words = self._quoted(quoted(failure.message)), self._quoted(quoted(f"{failure.begin}{failure.message}"))
        yield f'<testsuite name="{name}" tests="1" failures="0" errors="1">'
        error = f'<error message="{says}" type="{CANNOT_JUDGE}">{words}</error>'
        yield f'<testcase classname="{name}" name="{CANNOT_JUDGE}">{error}</testcase>'
        yield "</testsuite>"

    def _test(self, report: ArticleReport, finding: Finding) -> Iterator[str]:
        line, column = report.source.line_and_column(finding.stretch.start)
        names = f'classname="{self._quoted(quoted(report.path))}" name="{finding.name} at {line}:{column}"'
        words = self._quoted(finding_line(report, finding))
        if finding.severity is Severity.INFO:
            told = f"<system-out>{words}</system-out>"
        else:
            says = self._quoted(message(finding))
            told = f'<failure message="{says}" type="{finding.severity}">{words}</failure>'
        yield f"<testcase {names}>{told}</testcase>"

    def _quoted(self, text: str) -> str:
        """Return a text, in which nothing is left that XML can't hold, as text or as an attribute's value."""
        text = escape(text, {'"': "&quot;"})
        return text.encode("ascii", "xmlcharrefreplace").decode() if self._look.ascii_only else text
