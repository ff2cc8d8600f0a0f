"""Is a hand worth more than it can cost?

Many games limit what a losing hand can cost: 80 points in Indian rummy. The sum
of the cards is told where it is above the limit, so that whoever adds the cards
up finds both numbers.

Accepted: `K♠ Q♠ J♠ | K♥ Q♦ J♣ 10♦`, worth 70.
Remarked on: `K♠ Q♠ J♠ | K♥ Q♦ J♣ 10♦ 9♠ 10♣`, worth 89, which cost 80.

Keys: `points.cap`.
Source: the Junglee tutorial, points calculation.
"""

from collections.abc import Iterator

from rummycheck.problems import Problem, Severity
from rummycheck.requirements.base import Table

NAME = "count-capped"


def check(table: Table) -> Iterator[Problem]:
    """Yield a note if the cap decides what the hand costs."""
    count = table.hand_count
    if count.points < count.uncapped:
        message = f"the cards count {count.uncapped}, but a hand costs {count.points} at most"
        yield Problem(table.declaration.span, NAME, message, Severity.INFO, "points.cap")
