"""Is it true what a label says of its group?

`Pure sequence: 4♠ 5♠ 6♠` claims a kind of meld, and so does `Tunnela` where the
ruleset has a kind of that name. A label that fits none of the readings of its
group misleads whoever reads it, though the declaration may be valid all the
same.

Accepted: `Set: 7♠ 7♦ 7♣`.
Refused: `Set: 4♠ 5♠ 6♠`, which is a pure sequence.

Keys: those of the melds.
Source: what a label says, taken at its word.
"""

from collections.abc import Iterable, Iterator

from rummycheck.arrangement import LaidGroup
from rummycheck.declaration import Declaration
from rummycheck.labels import Claim, claim_of, kind_named
from rummycheck.problems import Problem
from rummycheck.requirements.base import Table

NAME = "group-label"


def check(table: Table) -> Iterator[Problem]:
    """Yield a problem for each label that is not true."""
    kinds = tuple(kind.kind for kind in table.ruleset.melds)
    for laid in table.arrangement.groups:
        label = _label(laid, table.declaration, kinds)
        claim = kind_named(label, kinds) or claim_of(label)
        if claim is not None and not _is_true(claim, laid):
            truth = laid.meld.label if laid.meld is not None else "no meld"
            yield Problem(laid.group.span, NAME, f"labelled `{label}`, but it is {_with_article(truth)}")


def _label(laid: LaidGroup, declaration: Declaration, kinds: Iterable[str]) -> str:
    """Return the label of a group, or nothing.

    Whoever reads a hand does not know the ruleset: before the first group, the name of a kind is read as the hand's.
    """
    if laid.group.label is not None or declaration.name is None:
        return laid.group.label or ""
    is_behind_name = laid.group is declaration.groups[0] and laid.group.span.line == declaration.span.line
    return declaration.name if is_behind_name and kind_named(declaration.name, kinds) is not None else ""


def _is_true(claim: str, laid: LaidGroup) -> bool:
    if claim is Claim.NO_MELD:
        return laid.meld is None
    return any(claim in reading.tags for reading in laid.readings)


def _with_article(words: str) -> str:
    if words.startswith("no "):
        return words
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"
