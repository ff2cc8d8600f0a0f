"""Do the cards of a sequence lie in its order?

Cards in a hand may lie in any order, and a sequence is judged as if they were
sorted. A reader follows it more easily as written upwards or downwards, and a
joker out of order may be taken for another card.

Accepted: `5♦ 6♦ 7♦`, `7♦ 6♦ 5♦`.
Remarked on: `5♦ 7♦ 6♦`.

Keys: `melds.sequence.order`.
Source: every sequence of the Junglee tutorial is written upwards or downwards.
"""

from collections.abc import Iterator

from rummycheck.problems import Problem, Severity
from rummycheck.requirements.base import Table

NAME = "written-order"


def check(table: Table) -> Iterator[Problem]:
    """Yield a note for each sequence whose cards don't lie in order."""
    for laid in table.arrangement.groups:
        if laid.meld is not None and not laid.meld.is_as_written:
            places = zip(laid.group.cards, laid.meld.places, strict=True)
            cards = " ".join(str(place[0] if len(place) == 1 else card) for card, place in places)
            message = f"not in written order: read as {cards}"
            yield Problem(laid.group.span, NAME, message, Severity.INFO)
