"""Does every suppression suppress something?

A comment that suppresses a finding stays behind when the article is corrected,
and would hide the next mistake in the same place. One that names several
findings must be needed for each of them. What the settings of the project
ignore anyway counts as suppressed by the comment too.

Accepted: `<!-- rummycheck: ignore[claim-points] -->` above a hand whose points
are stated wrongly.
Remarked on: the same comment above a hand whose points are right; `enable`
where nothing is disabled.

Keys: none.
Source: none, the comments are this program's own.
"""

from rummycheck.lint.directives import SuppressDirective, Suppressing
from rummycheck.lint.directives.wording import Wording
from rummycheck.lint.findings import Finding
from rummycheck.problems import Severity

NAME = "unused-ignore"


def unused(directive: SuppressDirective, name: Wording | None) -> Finding:
    """Return the finding on a suppression that suppresses nothing, by this name or at all."""
    is_whole = name is None or len(directive.names) == 1
    stretch = directive.stretch if is_whole or name is None else name.stretch
    said = f"{directive.suppressing}[{name.text}]" if name is not None else directive.suppressing.value
    match directive.suppressing:
        case Suppressing.ENABLE:
            what = "enables nothing: nothing of that is disabled here"
        case Suppressing.IGNORE_FILE:
            what = "suppresses nothing in this article"
        case Suppressing.DISABLE:
            what = "suppresses nothing from here on"
        case Suppressing.IGNORE:
            what = "suppresses nothing here"
    return Finding(stretch, NAME, Severity.WARNING, f"{said} {what}")
