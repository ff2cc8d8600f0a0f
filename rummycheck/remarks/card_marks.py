"""Is it true what a mark says of its card?

A writer may mark a card as a joker, `Q♠(WJ)`, or say what it stands for, `PJ
(as 5♠)`. A mark that fits none of the readings of its group misleads whoever
reads it, though the declaration may be valid all the same.

Accepted: `4♠ PJ (as 5♠) 6♠`.
Refused: `4♠ PJ (as 7♠) 6♠`.

Keys: `wild.by`, `wild.on_own_place`, and those of the melds.
Source: what a mark says, taken at its word.
"""

from collections.abc import Iterator

from rummycheck.arrangement import LaidGroup, agrees
from rummycheck.cards import Card
from rummycheck.declaration import Mark
from rummycheck.melds.base import Meld
from rummycheck.problems import Problem
from rummycheck.requirements.base import Table

NAME = "card-marks"


def check(table: Table) -> Iterator[Problem]:
    """Yield a problem for each mark that is not true."""
    for laid in table.arrangement.groups:
        for mark in laid.group.marks:
            fault = _not_a_joker(laid, mark, table) or _elsewhere(laid, mark)
            if fault is not None:
                yield Problem(mark.span, NAME, fault)


def _not_a_joker(laid: LaidGroup, mark: Mark, table: Table) -> str | None:
    card = laid.group.cards[mark.card]
    if table.deal.is_joker(card):
        return None
    designated = table.deal.designated
    reason = "no wild card is designated" if designated is None else f"the wild card is {designated}"
    return f"{card} is marked as a joker, but {reason}"


def _elsewhere(laid: LaidGroup, mark: Mark) -> str | None:
    """Return what the card stands for instead of what the mark says, or None."""
    if not mark.stands_for:
        return None
    card = laid.group.cards[mark.card]
    said = " or ".join(map(str, mark.stands_for))
    if laid.meld is None:
        return f"{card} is marked as {said}, but the group is no meld"
    if any(agrees(reading.places[mark.card], mark.stands_for) for reading in laid.readings):
        return None
    return f"{card} is marked as {said}, but stands for {_place(laid.meld, mark.card)}"


def _place(meld: Meld, card: int) -> str:
    places: tuple[Card, ...] = meld.places[card]
    return " or ".join(map(str, places)) or "no card"
