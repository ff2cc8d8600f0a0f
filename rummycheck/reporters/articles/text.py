"""How is a finding in an article told to a writer at a terminal of 80 columns?"""

from collections.abc import Iterator

from rummycheck.lint.findings import ArticleReport, Finding, Fix
from rummycheck.lint.places import Source, Stretch
from rummycheck.reporters.articles import SilentArticleReporter
from rummycheck.reporters.articles.concise import COLOURS, finding_line
from rummycheck.reporters.articles.excerpt import Excerpt, excerpt
from rummycheck.reporters.articles.quoting import detail_lines, on_one_line
from rummycheck.reporters.layout import Paint


class ArticleTextReporter(SilentArticleReporter):
    """The line of the concise reporter, the place in the article, and what else helps; a blank line parts two."""

    _told = 0

    def tell(self, report: ArticleReport) -> Iterator[str]:
        """Yield the findings."""
        for finding in report.findings:
            if self._told:
                yield ""
            self._told += 1
            yield from _finding_lines(report, finding, self._look.paint)


def _finding_lines(report: ArticleReport, finding: Finding, paint: Paint) -> Iterator[str]:
    yield finding_line(report, finding, paint)
    shown = _excerpt(report.source, finding.stretch)
    lines = list(shown.lines())
    yield from lines[:1]
    for carets in lines[1:]:
        blanks = len(carets) - len(carets.lstrip())
        yield carets[:blanks] + paint(carets[blanks:], COLOURS[finding.severity])
    yield from _details(report.source, finding, shown.shown)


def _excerpt(source: Source, stretch: Stretch) -> Excerpt:
    """Return the place of a stretch; of one of several lines, the first."""
    line, column, end_line, end_column = source.span(stretch)
    text = source.line(line)
    return excerpt(text, column - 1, end_column - 1 if end_line == line else len(text))


def _details(source: Source, finding: Finding, shown: str) -> Iterator[str]:
    """Yield what neither the message says nor the excerpt shows."""
    if finding.hand is not None and on_one_line(finding.hand) not in shown:
        yield from detail_lines(f"hand{_line_of(source, finding.hand_stretch)}: ", finding.hand)
    if finding.claim is not None and on_one_line(finding.claim) not in shown:
        yield from detail_lines("claim: ", finding.claim)
    if finding.truth is not None and finding.truth not in finding.message:
        yield from detail_lines("truth: ", finding.truth)
    if finding.ruleset is not None and finding.ruleset not in finding.message:
        yield from detail_lines("ruleset: ", finding.ruleset)
    if finding.fix is not None:
        yield from detail_lines("fix: ", _fix_words(source, finding.fix))


def _line_of(source: Source, stretch: Stretch | None) -> str:
    return "" if stretch is None else f" in line {source.line_and_column(stretch.start)[0]}"


def _fix_words(source: Source, fix: Fix) -> str:
    old = source.written(fix.stretch)
    if not old.strip():
        return f"write `{fix.text}` here"
    return f"write `{fix.text}` in place of `{old}`" if fix.text.strip() else f"leave out `{old}`"
