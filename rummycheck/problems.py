"""In what shape does every layer say that something is amiss?"""

from enum import StrEnum
from typing import NamedTuple

from rummycheck.source import Span


class Severity(StrEnum):
    """How much a finding weighs."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


class Problem(NamedTuple):
    """One finding: where, which, and what in words."""

    span: Span
    name: str
    """The finding's kebab-case name, its only identity."""
    message: str
    """One line in a player's words, lower case, no full stop."""
    severity: Severity = Severity.ERROR
    key: str | None = None
    """The ruleset key that decides it, if there is one; another ruleset could set it otherwise."""

    @property
    def words(self) -> str:
        """The message with the ruleset key that decides it."""
        return with_key(self.message, self.key)


def with_key(message: str, key: str | None) -> str:
    """Return a message that names the ruleset key behind it.

    >>> with_key("K-A-2 goes round the corner", "melds.sequence.wrap")
    'K-A-2 goes round the corner (melds.sequence.wrap)'
    """
    return message if key is None or key in message else f"{message} ({key})"
