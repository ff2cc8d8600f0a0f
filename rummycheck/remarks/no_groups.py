"""Are the groups of the hand marked at all?

A declaration is judged in the groups in which it is laid down. A hand written
as one row of cards is one group, and so many cards are hardly ever one meld:
most likely the groups were not marked.

Accepted: `A♥ 2♥ 3♥ | 5♣ 6♣ 7♣`.
Remarked on: `A♥ 2♥ 3♥ 4♥ 5♣ 6♣ 7♣ 8♦ 8♠ 8♣`.

Keys: none.
Source: the notation.
"""

from collections.abc import Iterator

from rummycheck.problems import Problem, Severity
from rummycheck.requirements.base import Table

NAME = "no-groups"


def check(table: Table) -> Iterator[Problem]:
    """Yield a note if all cards of a whole hand lie in one group that is no meld."""
    groups = table.arrangement.groups
    smallest = min(kind.size.minimum for kind in table.ruleset.melds)
    if len(groups) == 1 and groups[0].meld is None and len(groups[0].group.cards) >= 2 * smallest:
        message = "all cards lie in one group: part the groups with `|`"
        yield Problem(groups[0].group.span, NAME, message, Severity.INFO)
