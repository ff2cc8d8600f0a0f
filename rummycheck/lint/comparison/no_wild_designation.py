"""Does a hand only make sense with a wild card, and none is named?

`6♦ 7♦ Q♠ 9♦` is an impure sequence where queens are wild, and nothing at all
where they are not. A reader who meets the example alone can't know; nor can the
one who checks it.

Accepted: `With Q♥ as the wild card, 6♦ 7♦ Q♠ 9♦ is an impure sequence.`
Remarked on: `6♦ 7♦ Q♠ 9♦ is an impure sequence.`

To settle it: name the wild card beside the hand or before it, or in a comment
`rummycheck: wild=Q♥`; or suppress it with `rummycheck:
ignore[no-wild-designation]`.

Keys: `wild.by`.
Source: the kinds of meld of the ruleset.
"""

from rummycheck.cards import PrintedJoker
from rummycheck.deck import WildBy
from rummycheck.declaration import Group
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.comparison.called import is_called_rightly, what_it_is, wild_in
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.findings import Finding
from rummycheck.problems import Severity

NAME = "no-wild-designation"


def for_claim(case: Case, claim: Claim, group: Group, tag: str) -> Finding | None:
    """Return the finding for a claim that one wild rank would make true of a group; None if none would."""
    has_joker = any(isinstance(card, PrintedJoker) for card in group.cards)
    if case.rules.ruleset.wild.by is WildBy.NONE or tag.startswith("not ") or has_joker:
        return None
    for rank in wild_in(group):
        laid = case.rules.read(group, rank)
        if laid is not None and is_called_rightly(laid, tag):
            written = " ".join(map(str, group.cards))
            message = f"{written} is {what_it_is(laid)} where each {rank} is wild, and no wild card is named"
            return case.finding(NAME, message, claim=claim, severity=Severity.INFO, key="wild.by")
    return None
