"""What does an article read like when what is certain is put right?"""

from collections.abc import Iterable
from typing import NamedTuple

from rummycheck.lint.findings import Finding, Fix


class Fixed(NamedTuple):
    """A text with fixes applied."""

    text: str
    applied: int
    skipped: int
    """How many fixes would change what another has changed already."""


def with_fixes(text: str, findings: Iterable[Finding]) -> Fixed:
    """Apply the fixes of findings. Of those that overlap the first is applied, in the order of their places.

    Nothing but their stretches is touched. Equal fixes of several findings count as one.
    """
    fixes = sorted({finding.fix for finding in findings if finding.fix is not None})
    parts: list[str] = []
    end = applied = 0
    before: Fix | None = None
    for fix in fixes:
        if fix.stretch.start < end or (before is not None and fix.stretch == before.stretch):
            continue
        parts += (text[end : fix.stretch.start], fix.text)
        end, before = fix.stretch.end, fix
        applied += 1
    return Fixed("".join((*parts, text[end:])), applied, len(fixes) - applied)
