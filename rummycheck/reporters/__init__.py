"""How is a verdict told? One module for each output format; they yield lines and print nothing."""

from collections.abc import Iterable
from typing import Protocol

from rummycheck.judging import Judged


class Reporter(Protocol):
    """Turns judged declarations into lines, one after the other."""

    def begin(self) -> Iterable[str]:
        """Return the lines before the first declaration."""

    def tell(self, judged: Judged) -> Iterable[str]:
        """Return the lines for one declaration; the error of an unreadable one is told elsewhere as well."""

    def end(self) -> Iterable[str]:
        """Return the lines after the last declaration."""


class LineReporter:
    """A reporter with nothing to say before and after; by itself it says nothing at all."""

    def begin(self) -> Iterable[str]:
        """Return nothing."""
        return ()

    def tell(self, judged: Judged) -> Iterable[str]:  # noqa: ARG002 - silence is the same for all
        """Return nothing."""
        return ()

    def end(self) -> Iterable[str]:
        """Return nothing."""
        return ()
