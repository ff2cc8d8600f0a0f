"""Which claims, and which wild card, belong to which hand?"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rummycheck.lint.claims.article import Shown
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.claims.subjects import Search
from rummycheck.lint.claims.wild import WildCard, wild_card_of
from rummycheck.lint.hands.found import FoundGroup, FoundHand


class Said(NamedTuple):
    """A claim with the groups of the hand that it is about; none for the hand as a whole."""

    claim: Claim
    groups: tuple[FoundGroup, ...]


class Example(NamedTuple):
    """A hand, or a group that stands alone, with all that an article says of it."""

    hand: FoundHand
    wild: WildCard | None
    said: tuple[Said, ...]

    def of(self, *about: str) -> Iterator[Said]:
        """Yield what is said about something, such as `points`, the surest first."""
        chosen = (said for said in self.said if said.claim.about in about)
        return iter(sorted(chosen, key=lambda said: -said.claim.confidence.rank))


def examples_of(shown: Shown, claims: Iterable[Claim]) -> tuple[tuple[Example, ...], tuple[Claim, ...]]:
    """Return the hands of an article with their claims, and the claims that are about no hand."""
    claims = tuple(claims)
    search = Search(shown, frozenset(claim.piece for claim in claims if claim.about == "headings"))
    said: dict[int, list[Said]] = {}
    rest: list[Claim] = []
    for claim in claims:
        found = list(search.subjects(claim))
        for number, groups in found:
            said.setdefault(number, []).append(Said(search.surer(claim, number), groups))
        if not found and claim.about != "miscount":
            rest.append(claim)
    examples = (
        Example(hand, wild_card_of(hand, shown), tuple(said.get(number, ()))) for number, hand in enumerate(shown.hands)
    )
    return tuple(examples), tuple(rest)
