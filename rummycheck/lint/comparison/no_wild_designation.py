"""Does a hand need a wild card, and none is named?

`6♦ 7♦ Q♠ 9♦` is an impure sequence where queens are wild, and nothing at all
where they are not. A reader who meets the example alone can't know; nor can the
one who checks it. Only a card that is out of place among the others is taken
for a wild one: `8♣ 9♣ J♣ is a sequence` is said wrongly, `claim-meld`.

Accepted: `With Q♥ as the wild card, 6♦ 7♦ Q♠ 9♦ is an impure sequence.`
Remarked on: `6♦ 7♦ Q♠ 9♦ is an impure sequence.`

To settle it: name the wild card beside the hand or before it, or in a comment
`rummycheck: wild=Q♥`; or suppress it with `rummycheck:
ignore[no-wild-designation]`.

Keys: `wild.by`.
Source: the kinds of meld of the ruleset.
"""

from functools import partial

from rummycheck.cards import Card, PrintedJoker, Rank
from rummycheck.deck import Designation, WildBy
from rummycheck.declaration import Group
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.comparison.called import is_called_rightly, what_it_is, wild_in
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.findings import Finding
from rummycheck.problems import Severity

NAME = "no-wild-designation"
_RANKS = tuple(Rank)
_FAR = 4
"""How many ranks from its neighbour a card of the suit of a run must be to look like no slip."""


def for_claim(case: Case, claim: Claim, group: Group, tag: str) -> Finding | None:
    """Return the finding for a claim that one wild rank would make true of a group; None if none would."""
    has_joker = any(isinstance(card, PrintedJoker) for card in group.cards)
    if case.rules.ruleset.wild.by is WildBy.NONE or tag.startswith("not ") or has_joker:
        return None
    for rank in filter(partial(_is_out_of_place, group), wild_in(group)):
        laid = case.rules.read(group, rank)
        if laid is not None and is_called_rightly(laid, tag):
            written = " ".join(map(str, group.cards))
            message = f"{written} is {what_it_is(laid)} where each {rank} is wild, and no wild card is named"
            return case.finding(NAME, message, claim=claim, severity=Severity.INFO, key="wild.by")
    return None


def _is_out_of_place(group: Group, rank: Designation) -> bool:
    """Tell whether one card alone is of a rank, and stands among the others, a part of a meld, as a wild card would."""
    cards = [card for card in group.cards if isinstance(card, Card)]
    others = [card for card in cards if card.rank != rank]
    if len(others) != len(cards) - 1 or len(others) < 2:
        return False
    card = next(card for card in cards if card.rank == rank)
    if len({other.rank for other in others}) == 1:
        return True
    suits = {other.suit for other in others}
    is_run = len(suits) == 1 and len({other.rank for other in others}) == len(others)
    return is_run and (card.suit not in suits or all(_distance(card.rank, other.rank) >= _FAR for other in others))


def _distance(rank: Rank, other: Rank) -> int:
    """Return how many steps part two ranks, either way round."""
    steps = abs(_RANKS.index(rank) - _RANKS.index(other))
    return min(steps, len(_RANKS) - steps)
