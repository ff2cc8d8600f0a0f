"""What is compared: a hand of an article, what is said of it, and by which rules?"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rummycheck.checker import Verdict
from rummycheck.deck import Designation
from rummycheck.declaration import Group
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.claims.examples import Example, Said
from rummycheck.lint.findings import Finding
from rummycheck.lint.places import Source, Stretch
from rummycheck.lint.rulebook import Rulebook
from rummycheck.problems import Severity


class Stated(NamedTuple):
    """A rule that an article states and that published rules differ in."""

    key: str
    value: str
    claim: Claim


class Case(NamedTuple):
    """A hand with all that has a say in what is true of it."""

    example: Example
    rules: Rulebook
    wild: Designation | None
    wild_from: str | None
    """Where the wild card is named, in words."""
    source: Source
    stated: tuple[Stated, ...]
    verdict: Verdict | None
    """By these rules, the groups as written; None if the rules can't judge it."""
    is_repeated: bool
    """Whether it only tells again a group of a hand nearby."""
    mentions: tuple[Said, ...]
    """What is said of its groups where they are told again."""

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of the hand."""
        return tuple(found.group for found in self.example.hand.groups)

    @property
    def is_hand(self) -> bool:
        """Whether it is judged as a declaration: it looks like one, or is said to be one."""
        return self.example.hand.is_whole or any(
            said.claim.about in ("verdict", "expect") and not said.groups for said in self.example.said
        )

    @property
    def is_flat(self) -> bool:
        """Whether it is the cards of a hand in no groups."""
        return len(self.groups) == 1 and self.example.hand.is_whole

    def finding(
        self,
        name: str,
        message: str,
        *,
        claim: Claim | None = None,
        truth: str | None = None,
        severity: Severity = Severity.ERROR,
        key: str | None = None,
        stretch: Stretch | None = None,
    ) -> Finding:
        """Return a finding about a claim, or about the hand where nothing is claimed."""
        hand = self.example.hand.stretch
        place = stretch or (claim.stretch if claim is not None else hand)
        return Finding(
            place,
            name,
            severity,
            message,
            key,
            self.rules.name,
            self.source.written(hand),
            hand,
            claim.text if claim is not None else None,
            truth,
        )


Check = Callable[[Case], Iterator[Finding]]
"""Yields every place where the article and the rules disagree."""
