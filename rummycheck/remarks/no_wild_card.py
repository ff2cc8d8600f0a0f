"""Is it said which card is wild?

Where a card is turned up to make its rank wild, a hand without that designation
is judged with printed jokers alone. If a wild card was turned up, name it: a
group that needs it is no meld otherwise. Where the round makes a rank wild, and
neither the number of cards nor `--round` tells the round, it is the same.

Accepted: `Wild: Q♦; 5♣ 6♣ Q♥`.
Remarked on: `5♣ 6♣ Q♥` alone.

Keys: `wild.by`, `wild.rounds`.
Source: the Junglee tutorial shows hands both with a designation and without.
"""

from collections.abc import Iterator

from rummycheck.deck import WildBy
from rummycheck.problems import Problem, Severity
from rummycheck.requirements.base import Table

NAME = "no-wild-card"


def check(table: Table) -> Iterator[Problem]:
    """Yield a note if the ruleset makes cards wild and none is named."""
    if table.ruleset.wild.by is not WildBy.NONE and table.deal.designated is None:
        jokers = "only printed jokers are jokers" if table.deal.printed_jokers else "no card is a joker"
        by_round = table.ruleset.wild.by is WildBy.ROUND
        untold = "no round is told (`--round`)" if by_round else "no wild card is named"
        yield Problem(table.declaration.span, NAME, f"{untold}: {jokers}", Severity.INFO)
