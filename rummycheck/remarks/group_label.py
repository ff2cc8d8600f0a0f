"""Is it true what a label says of its group?

`Pure sequence: 4♠ 5♠ 6♠` claims a kind of meld. A label that fits none of the
readings of its group misleads whoever reads it, though the declaration may be
valid all the same.

Accepted: `Set: 7♠ 7♦ 7♣`.
Refused: `Set: 4♠ 5♠ 6♠`, which is a pure sequence.

Keys: those of the melds.
Source: what a label says, taken at its word.
"""

from collections.abc import Iterator

from rummycheck.arrangement import LaidGroup
from rummycheck.labels import Claim, claim_of
from rummycheck.problems import Problem
from rummycheck.requirements.base import Table

NAME = "group-label"


def check(table: Table) -> Iterator[Problem]:
    """Yield a problem for each label that is not true."""
    for laid in table.arrangement.groups:
        claim = claim_of(laid.group.label) if laid.group.label is not None else None
        if claim is not None and not _is_true(claim, laid):
            truth = laid.meld.label if laid.meld is not None else "no meld"
            yield Problem(laid.group.span, NAME, f"labelled `{laid.group.label}`, but it is {_with_article(truth)}")


def _is_true(claim: Claim, laid: LaidGroup) -> bool:
    if claim is Claim.NO_MELD:
        return laid.meld is None
    return any(claim.value in reading.tags for reading in laid.readings)


def _with_article(words: str) -> str:
    if words.startswith("no "):
        return words
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"
