"""How is a verdict told? One module for each output format; they yield lines and print nothing."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from rummycheck.judging import Judged  # Who reports on articles needs nothing that judges.

T = TypeVar("T")


class Reporter(Protocol):
    """Turns judged declarations into lines, one after the other."""

    def begin(self) -> Iterable[str]:
        """Return the lines before the first declaration."""

    def tell(self, judged: "Judged", /) -> Iterable[str]:
        """Return the lines for one declaration; the error of an unreadable one is told elsewhere as well."""

    def end(self) -> Iterable[str]:
        """Return the lines after the last declaration."""


class SilentReporter(Generic[T]):
    """A reporter of any sort of thing with nothing to say; those that have something to say build on it."""

    def begin(self) -> Iterable[str]:
        """Return the lines before the first."""
        return ()

    def tell(self, told: T, /) -> Iterable[str]:  # noqa: ARG002 - silence is the same for all
        """Return the lines for one; the error of one that can't be judged is told elsewhere as well."""
        return ()

    def end(self) -> Iterable[str]:
        """Return the lines after the last."""
        return ()


class LineReporter(SilentReporter["Judged"]):
    """A reporter of judged declarations."""
