"""Does a wild card in no meld cost points?

Rules texts say that all jokers are worth zero, and then count a leftover card of the wild rank at its face value.
Both readings are played; the difference decides totals, so it is told with the other total and the key.

Remarked on: `K♠ Q♠` with queens wild, in no meld: Q♠ counts 10.

Keys: `points.wild.unmatched`, `points.wild.exact`.
Source: the Junglee tutorial: its rule of zero points against its example of 46 points.
"""

from collections.abc import Iterator
from dataclasses import replace

from rummycheck.cards import Card
from rummycheck.counting import card_points, count_hand
from rummycheck.problems import Problem, Severity
from rummycheck.requirements.base import Table

NAME = "wild-card-counted"


def check(table: Table) -> Iterator[Problem]:
    """Yield a note for each wild card in no meld that counts points."""
    options = table.ruleset.points
    for laid in table.arrangement.groups:
        if laid.meld is not None:
            continue
        for card, span in zip(laid.group.cards, laid.group.card_spans, strict=False):
            if isinstance(card, Card) and card in table.deal.wild:
                points = card_points(card, table.deal, options, is_melded=False)
                if points:
                    message = f"{card} is a wild card in no meld: counted {points}; {_other_total(table)}"
                    yield Problem(span, NAME, message, Severity.INFO)


def _other_total(table: Table) -> str:
    zero = replace(table.ruleset.points, wild_unmatched=0, wild_exact=None)
    total = count_hand(table.arrangement, table.objective is not None, table.deal, zero).points
    return f"{total} in all where every joker is zero (points.wild.unmatched: 0)"
