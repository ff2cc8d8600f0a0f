"""How do the reports of articles reach the user, and with which exit status do they end?"""

import os
from collections.abc import Iterable, Iterator

from rummycheck import __version__
from rummycheck.cli.lint_options import LintOptions
from rummycheck.cli.output import Output, complain
from rummycheck.cli.placed import placed
from rummycheck.cli.statuses import CANNOT_JUDGE, FOUND, OK
from rummycheck.errors import ArticleError, RulesetError, RummycheckError
from rummycheck.lint.diffs import unified_diff
from rummycheck.lint.findings import ArticleReport
from rummycheck.lint.mending import Mended
from rummycheck.lint.summary import Failure, Summary
from rummycheck.printable import printable
from rummycheck.problems import Severity
from rummycheck.reporters.articles import (
    HANDS,
    ArticleReporter,
    Look,
    SilentArticleReporter,
    article_reporter,
)

_WEIGHT = {Severity.INFO: 0, Severity.WARNING: 1, Severity.ERROR: 2}
_COLOURS = {"+": "green", "-": "red", "@": "cyan"}
_COMMANDERS = ("GITHUB_ACTIONS", "TF_BUILD")
"""Where one of these is set, some lines of output are commands to the machine."""


class LintTelling:
    """Tells reports as they come, and sums up at the end."""

    def __init__(self, options: LintOptions, output: Output) -> None:
        """Take what the user wants to be told."""
        self.status = OK
        """The exit status so far."""
        self._options = options
        self._output = output
        self._reporter = _reporter(options, output)
        self._summary = Summary()
        self._fixes = 0
        self._fixed_files = 0
        self._complaints: set[str] = set()

    def begin(self) -> None:
        """Tell what comes before the first article."""
        self._write(self._reporter.begin())

    def tell(self, report: ArticleReport, fail_on: Severity) -> None:
        """Tell the report of an article; from this severity on its findings count for the exit status."""
        self._count(report, fail_on)
        self._write(self._reporter.tell(report))

    def tell_mended(self, found: Mended, fail_on: Severity) -> None:
        """Tell what is left to tell of an article that has been put right."""
        self._fixes += found.fixes
        self._fixed_files += bool(found.fixes)
        self.tell(found.report, fail_on)

    def tell_diff(self, found: Mended, fail_on: Severity) -> None:
        """Tell how an article would be put right."""
        self._count(found.first, fail_on)
        if not self._options.is_silent:
            before, after = map(found.article.marked, (found.first.source.text, found.article.text))
            self._write_diff(unified_diff(found.first.path, before, after))

    def complain(self, error: RummycheckError, path: str = "") -> None:
        """Tell, once, what can't be read or judged, and in which article if the error doesn't say."""
        self.status = CANNOT_JUDGE
        is_placed = isinstance(error, ArticleError | RulesetError) or not path
        words = placed(error if is_placed else ArticleError(path, error.message, error.span))
        if words not in self._complaints and not self._options.is_silent:
            complain("\n".join(map(self._output.encodable, words.split("\n"))))
        if words not in self._complaints:
            told_path = error.path if isinstance(error, ArticleError) else path
            place = None if isinstance(error, RulesetError) else error.span  # A ruleset's is not in the article.
            self._summary = self._summary.failed(Failure(told_path, error.message, place))
        self._complaints.add(words)

    def end(self) -> None:
        """Tell what comes after the last article; in the end, how much was looked at."""
        self._write(self._reporter.end(self._summary))
        if self._options.quiet:
            return
        if self._fixes:
            files = "1 file" if self._fixed_files == 1 else f"{self._fixed_files} files"
            complain(f"fixed {self._fixes} {'place' if self._fixes == 1 else 'places'} in {files}")
        complain(self._summary.words)

    def _count(self, report: ArticleReport, fail_on: Severity) -> None:
        self._summary = self._summary.plus(report)
        is_found = any(_WEIGHT[finding.severity] >= _WEIGHT[fail_on] for finding in report.findings)
        if is_found and not self._options.lists_hands:  # Who asks what was understood is told no findings.
            self.status = max(self.status, FOUND)

    def _write(self, lines: Iterable[str]) -> None:
        write = self._output.verbatim if self._reporter.is_verbatim else self._output.lines
        write(lines)

    def _write_diff(self, lines: Iterator[str]) -> None:
        """Write a diff so that a program can apply it, unless a reader or a machine that takes commands gets it."""
        if self._output.is_terminal or self._output.has_color:
            self._output.verbatim(self._painted(printable(line)) for line in lines)
        elif any(os.environ.get(name) for name in _COMMANDERS):
            self._output.lines(lines)
        else:
            self._output.verbatim(lines)

    def _painted(self, line: str) -> str:
        color = _COLOURS.get(line[:1])
        return self._output.paint(line, color) if color is not None else line


def _reporter(options: LintOptions, output: Output) -> ArticleReporter:
    """Return the reporter of the format asked for; else a report for a reader, and a line a finding for a pipe."""
    if options.is_silent or options.shows_diff:
        return SilentArticleReporter()
    name = HANDS if options.lists_hands else options.format_name or ("text" if output.is_terminal else "concise")
    return article_reporter(name, Look(ascii_only=output.is_ascii, paint=output.paint, version=__version__))
