"""What was looked at, and how much was found?"""

from typing import NamedTuple

from rummycheck.lint.findings import ArticleReport
from rummycheck.problems import Severity
from rummycheck.source import Span


class Failure(NamedTuple):
    """What could not be read or judged."""

    path: str
    """Empty where it is no file of the articles."""
    message: str
    place: Span | None = None
    """Where in the article, if it has a place there."""

    @property
    def begin(self) -> str:
        """Path, line and column as a message begins with them, or nothing."""
        place = f"{self.place.line}:{self.place.column}:" if self.place is not None else ""
        return f"{self.path}:{place} " if self.path else ""


class Summary(NamedTuple):
    """How much was read and found in all articles together."""

    files: int = 0
    hands: int = 0
    claims: int = 0
    errors: int = 0
    warnings: int = 0
    infos: int = 0
    ignored: int = 0
    failures: tuple[Failure, ...] = ()

    def plus(self, report: ArticleReport) -> "Summary":
        """Return the summary with one more article."""
        found = [finding.severity for finding in report.findings]
        return Summary(
            self.files + 1,
            self.hands + len(report.hands),
            self.claims + report.claims,
            self.errors + found.count(Severity.ERROR),
            self.warnings + found.count(Severity.WARNING),
            self.infos + found.count(Severity.INFO),
            self.ignored + report.ignored,
            self.failures,
        )

    def failed(self, failure: Failure) -> "Summary":
        """Return the summary with one more failure."""
        return self._replace(failures=(*self.failures, failure))

    @property
    def words(self) -> str:
        """The summary in a line; infos and ignored findings are told where there are any.

        >>> Summary(files=12, hands=31, claims=24, errors=1, ignored=2).words
        '12 files, 31 hands, 24 claims: 1 error, 0 warnings (2 ignored)'
        """
        read = [_counted(self.files, "file"), _counted(self.hands, "hand"), _counted(self.claims, "claim")]
        found = [_counted(self.errors, "error"), _counted(self.warnings, "warning")]
        if self.infos:
            found.append(_counted(self.infos, "info"))
        ignored = f" ({self.ignored} ignored)" if self.ignored else ""
        return f"{', '.join(read)}: {', '.join(found)}{ignored}"


def _counted(number: int, noun: str) -> str:
    return f"1 {noun}" if number == 1 else f"{number} {noun}s"
