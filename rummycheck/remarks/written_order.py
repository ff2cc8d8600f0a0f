"""Do the cards of a sequence lie in its order?

Cards in a hand may lie in any order, and a sequence is judged as if they were
sorted. A reader follows it more easily as written upwards or downwards, and a
joker out of order may be taken for another card.

Accepted: `5♦ 6♦ 7♦`, `7♦ 6♦ 5♦`.
Remarked on: `5♦ 7♦ 6♦`.

Keys: `melds.sequence.order`.
Source: every sequence of the Junglee tutorial is written upwards or downwards.
"""

from collections.abc import Iterator, Sequence

from rummycheck.cards import AnyCard, Rank
from rummycheck.melds.base import Meld
from rummycheck.problems import Problem, Severity
from rummycheck.requirements.base import Table

NAME = "written-order"


def check(table: Table) -> Iterator[Problem]:
    """Yield a note for each sequence whose cards don't lie in order."""
    for laid in table.arrangement.groups:
        if laid.meld is not None and not laid.meld.is_as_written:
            cards = " ".join(map(str, _in_order(laid.meld, laid.group.cards)))
            message = f"not in written order: read as {cards}"
            yield Problem(laid.group.span, NAME, message, Severity.INFO)


def _in_order(meld: Meld, cards: Sequence[AnyCard]) -> list[AnyCard]:
    """Return the cards upwards, each joker as the card it stands for; an ace behind a king lies above it."""
    shown = [
        (place[0].rank, place[0] if len(place) == 1 else card) for card, place in zip(cards, meld.places, strict=True)
    ]
    order = {rank: index for index, rank in enumerate(Rank)}
    shown.sort(key=lambda one: order[one[0]])
    gap = next((at for at in range(1, len(shown)) if order[shown[at][0]] - order[shown[at - 1][0]] > 1), 0)
    return [card for _, card in shown[gap:] + shown[:gap]]
