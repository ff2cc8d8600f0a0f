"""Have the groups the sizes that the game lays down?

Most games let a player group as they like. Classic rummy on one pack asks for
4-3-3-3 with 13 cards, 4-3-3 with 10 and 4-3 with 7.

Accepted: `A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣`, groups of 4, 3, 3, 3.
Refused: `A♥ 2♥ 3♥ 4♥ 5♥ | 5♣ 6♣ 7♣ 8♣ | K♠ K♦ K♣ K♥`, groups of 5, 4 and 4.

Keys: `declaration.shape`.
Source: Gamentio's rules of classic rummy.
"""

from collections.abc import Iterator

from rummycheck.melds.base import listed
from rummycheck.problems import Problem
from rummycheck.requirements.base import Table

NAME = "group-shape"


def check(table: Table) -> Iterator[Problem]:
    """Yield a problem if the sizes of the groups, largest first, are not the wanted ones."""
    shape = table.ruleset.declaration.shape
    wanted = shape if isinstance(shape, tuple) or shape is None else shape.get(len(table.cards))
    sizes = tuple(sorted((len(group.cards) for group in table.declaration.groups), reverse=True))
    if wanted is not None and sizes != wanted:
        message = f"groups of {listed(sizes)} cards: {listed(wanted)} are wanted"
        yield Problem(table.declaration.span, NAME, message, key="declaration.shape")
