"""Does every suppression name findings that there are?

A name with a slip in it suppresses nothing, and the finding that it was meant
for is told all the same.

Accepted: `<!-- rummycheck: ignore[claim-points] -->`.
Remarked on: `<!-- rummycheck: ignore[claim-point] -->`.

Keys: none.
Source: none, the comments are this program's own.
"""

from rummycheck.lint.directives.wording import Wording
from rummycheck.lint.findings import Finding
from rummycheck.lint.names import FINDING_NAMES
from rummycheck.problems import Severity
from rummycheck.ruleset.faults import did_you_mean

NAME = "unknown-ignore"


def unknown(name: Wording) -> Finding:
    """Return the finding on a name that is none."""
    hint = did_you_mean(name.text, FINDING_NAMES)
    return Finding(name.stretch, NAME, Severity.WARNING, f"no finding is named '{name.text}'{hint}")
