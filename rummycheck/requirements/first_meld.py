"""Are the melds worth what a player's first melds must be?

In the Rommé family the first melds of a player have to be worth some points, 40
for instance; a joker is worth the card that it stands for. Where the family of
Canasta asks for it, a joker is worth its own points, 50 for instance.

Accepted: `10♠ J♠ Q♠ K♠`, worth 40.
Refused: `2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | 2♥ 3♥ 4♥ | 2♠ 3♠ 4♠`, worth 36.

Keys: `declaration.first_meld_points`, `declaration.first_meld`, `points.meld`.
Source: the rules of Rummy by LITE Games; for a joker's own points those of
Canasta by Bicycle, where a joker counts 50 and a two 20 in the first meld.
"""

from collections.abc import Iterator

from rummycheck.counting import table_points
from rummycheck.melds.base import pluralized
from rummycheck.objective import FirstMeld
from rummycheck.problems import Problem, Severity
from rummycheck.requirements.base import Table

NAME = "first-meld"


def check(table: Table) -> Iterator[Problem]:
    """Yield a problem if the melds are worth too little, else a note on what they are worth."""
    needed = table.ruleset.declaration.first_meld_points
    if not needed:
        return
    values = [
        table_points(laid.meld, laid.group, table.ruleset.points)
        for laid in table.arrangement.groups
        if laid.meld is not None
    ]
    is_turn = table.ruleset.declaration.first_meld is FirstMeld.TURN
    worth = sum(values) if is_turn else max(values, default=0)
    best = "melds" if is_turn else "the best meld"
    message = f"{best} worth {pluralized(worth, 'point')}, {needed} needed"
    if worth >= needed:
        yield Problem(table.declaration.span, NAME, message, Severity.INFO, "declaration.first_meld_points")
    else:
        # Where all melds together would do, it is the other key that decides.
        key = "declaration.first_meld_points" if sum(values) < needed else "declaration.first_meld"
        yield Problem(table.declaration.span, NAME, message, key=key)
