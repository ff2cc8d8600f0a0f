"""Does a wild card in no meld cost points?

Rules texts say that all jokers are worth zero, and then count a leftover card
of the wild rank at its face value. Both readings are played; the difference
decides totals, so it is told with the other total and the key.

Accepted: `A♥ 2♥ 3♥ | K♠ J♠` with queens wild.
Remarked on: `K♠ Q♠` with queens wild, in no meld: Q♠ counts 10.

Keys: `points.wild.unmatched`, `points.wild.exact`.
Source: the Junglee tutorial: its rule of zero points against its example of 46
points.
"""

from collections.abc import Iterator

from rummycheck.cards import Card
from rummycheck.counting import capped
from rummycheck.problems import Problem, Severity
from rummycheck.requirements.base import Table
from rummycheck.scoring import AtFace

NAME = "wild-card-counted"


def check(table: Table) -> Iterator[Problem]:
    """Yield a note for each wild card in no meld that counts points."""
    other_total: str | None = None
    for laid in table.arrangement.groups:
        if laid.meld is not None:
            continue
        for index, card in enumerate(laid.group.cards):
            if isinstance(card, Card) and card in table.deal.wild:
                points = table.points.unmatched[card]
                if points:
                    other_total = other_total or _other_total(table)
                    message = f"{card} is a wild card in no meld: counted {points}{other_total}"
                    yield Problem(laid.group.card_span(index), NAME, message, Severity.INFO)


def _other_total(table: Table) -> str:
    """Return what the hand would cost if no wild card did, where a wild card counts what is printed on it."""
    if not isinstance(table.ruleset.points.wild_unmatched, AtFace):
        return " (points.wild.unmatched)"
    of_wild_cards = sum(
        (table.points.unmatched if laid.meld is None else table.points.melded)[card]
        for laid, points in zip(table.arrangement.groups, table.hand_count.by_group, strict=True)
        if points
        for card in laid.group.cards
        if isinstance(card, Card) and card in table.deal.wild
    )
    total = capped(table.hand_count.uncapped - of_wild_cards, table.ruleset.points)
    return f"; {total} in all where every joker is zero (points.wild.unmatched: 0)"
