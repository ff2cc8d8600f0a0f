"""Is a group what the article calls it?

A reader learns from examples what a pure sequence, an impure one and a set are.
A group that is called one of them, or is said to be none, must be what it is
called under the wild card that holds there. What serves as either is right as
either.

Accepted: `4♦ 5♦ Q♠ 7♦ is an impure sequence where Q♥ is the wild card.`
Remarked on: `7♠ 5♠ Joker 9♠ is an impure sequence.` It has two gaps and one
joker.

To settle it: correct the name or the cards, name the wild card or the ruleset,
or suppress it with `rummycheck: ignore[claim-meld] -- why`.

Keys: those of `melds`.
Source: the kinds of meld of the ruleset, `rummycheck explain melds`.
"""

from collections.abc import Iterator

from rummycheck.declaration import Group
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.comparison import no_wild_designation
from rummycheck.lint.comparison.called import is_called_rightly, what_it_is, with_article
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.comparison.claim_reading import other_reading
from rummycheck.lint.findings import Finding
from rummycheck.lint.rulebook import Rulebook
from rummycheck.melds.base import spoken

NAME = "claim-meld"


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for each group that is not what it is called."""
    for said in case.example.of("kind"):
        for group, tag in zip(said.groups, _tags(said.claim, len(said.groups)), strict=True):
            finding = _compared(case, said.claim, group.group, tag)
            if finding is not None:
                yield finding


def _tags(claim: Claim, groups: int) -> tuple[str, ...]:
    """Return what is said of each group; one name may be for all."""
    return claim.kinds if len(claim.kinds) == groups else claim.kinds[:1] * groups


def _compared(case: Case, claim: Claim, group: Group, tag: str) -> Finding | None:
    laid = case.rules.read(group, case.wild)
    if laid is None or is_called_rightly(laid, tag):
        return None

    def holds(rules: Rulebook) -> bool:
        other = rules.read(group, case.wild)
        return other is not None and is_called_rightly(other, tag)

    said = spoken(tag.removeprefix("not "))
    missing = no_wild_designation.for_claim(case, claim, group, tag) if case.wild is None else None
    truth = what_it_is(laid)
    message = f"said to be {f'no {said}' if tag.startswith('not ') else with_article(said)}, but it is {truth}"
    return (
        missing
        or other_reading(case, claim, holds, untrue=f"it is {truth}")
        or case.finding(NAME, message, claim=claim, truth=truth, key=laid.refusal.key if laid.refusal else None)
    )
