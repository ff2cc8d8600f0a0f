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
