"""Has the declaration the right number of cards?

A declaration is all cards of the hand but the one put on the finish slot: 13 in
the Indian game. With 12 or 14 cards something was miscounted, most often the
finish-slot card written as one of the hand.

Accepted: `A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣`, 13 cards.
Refused: `A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦`, 12 cards.

Keys: `declaration.cards`, `declaration.players`, `declaration.count_mismatch`.
Source: the Junglee tutorial, "all the 13 cards".
"""

from collections.abc import Iterator

from rummycheck.melds.base import pluralized
from rummycheck.objective import CardsBy
from rummycheck.problems import Problem
from rummycheck.requirements.base import Table

NAME = "card-count"
_KEY = "declaration.cards"


def check(table: Table) -> Iterator[Problem]:
    """Yield a problem if there are too few or too many cards."""
    wanted = table.cards_wanted
    held = len(table.cards)
    if wanted is None and isinstance(table.ruleset.declaration.cards, CardsBy):
        message = f"{_cards(held)}, but no round deals so many: `--round` says which it is"
        yield Problem(table.declaration.span, NAME, message, key=_KEY)
    if wanted is None or held == wanted:
        return
    hint = ""
    if held == wanted + 1 and table.declaration.discard is None:
        hint = "; write the finish-slot card after `discard`"
    yield Problem(table.declaration.span, NAME, f"{_cards(held)}, but {wanted} are declared{hint}", key=_KEY)


def _cards(number: int) -> str:
    return pluralized(number, "card")
