"""Does the article's own sum add up?

`8 + 8 + 4 = 21` is wrong whatever the rules are. Either the total or one of the
numbers is a slip; the points of a hand are judged by `claim-points`. Numbers
that are added, subtracted, multiplied and divided, with brackets, are worked
out; what a letter or another sign may be a part of is left alone.

Accepted: `8♦ 8♠ 4♣ are unmatched: 8 + 8 + 4 = 20 points.`
Remarked on: `8♦ 8♠ 4♣ are unmatched: 8 + 8 + 4 = 21 points.`

To settle it: correct the sum (`--fix` writes the right total, unless a hand is
said to cost it and costs something else), or suppress it with `rummycheck:
ignore[claim-arithmetic] -- why`.

Keys: none.
Source: arithmetic.
"""

import re
from collections.abc import Iterator

from rummycheck.lint.claims.phrases import number_of, phrases
from rummycheck.lint.claims.sums import sums_in
from rummycheck.lint.claims.template import Template
from rummycheck.lint.findings import Finding, Fix
from rummycheck.melds.base import counted
from rummycheck.problems import Severity

NAME = "claim-arithmetic"


def check(template: Template) -> Iterator[Finding]:
    """Yield a finding for each sum of a piece that comes to something else, and for each list of another length."""
    yield from _lists(template)
    for found in sums_in(template):
        if found.total != found.right:
            message = f"the sum comes to {found.right}, not {found.total}"
            yield Finding(
                found.stretch,
                NAME,
                Severity.ERROR,
                message,
                claim=found.text,
                truth=str(found.right),
                fix=Fix(found.total_stretch, str(found.right)),
            )


def _lists(template: Template) -> Iterator[Finding]:
    """Yield a finding where more or fewer numbers are listed than players are told."""
    for phrase in phrases()["players"]:
        for found in phrase.pattern.finditer(template.words):
            told, listed = number_of(found["n1"]), len(re.findall(r"\d+", found["list"]))
            if told != listed:
                stretch = template.piece.stretch(found.start(), found.end())
                text = template.piece.text[found.start() : found.end()]
                message = f"{counted(told, 'player')}, but {counted(listed, 'number')} for them"
                yield Finding(stretch, NAME, Severity.ERROR, message, claim=text, truth=str(listed))
