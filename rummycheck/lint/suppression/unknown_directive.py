"""Is every comment for this program one that it understands?

A comment that begins with `rummycheck:` is meant to have an effect: to say by
which rules hands are judged, what a hand is meant to be, or what not to tell.
Where it can't be understood it has none. An article can name a ruleset that is
shipped, or one that the settings of the project name, but never a file. The
same holds for the options of a block of the language `rummy` and for a comment
behind a hand in it that begins with `expect` or `rummycheck:`. What is expected
of a hand must stand before one.

Accepted: `<!-- rummycheck: ruleset=gin players=2 -->`,
`<!-- rummycheck: expect wrong 46 points -->`.
Remarked on: `<!-- rummycheck: rulset=gin -->`,
`<!-- rummycheck: ignore[claim-points -->`, a block that begins with
` ```rummy vaild `.

Keys: none.
Source: none, the comments are this program's own.
"""

from rummycheck.lint.directives import Refusal
from rummycheck.lint.findings import Finding
from rummycheck.problems import Severity

NAME = "unknown-directive"


def misunderstood(refusal: Refusal) -> Finding:
    """Return the finding on a directive that is none."""
    return Finding(refusal.stretch, NAME, Severity.WARNING, refusal.message)
