"""Of which hands do comments say what they are meant to be?"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator

from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.directives import ExpectDirective, Refusal
from rummycheck.lint.hands.found import FoundHand
from rummycheck.lint.marked import expected
from rummycheck.lint.unfollowed import unfollowed


class Awaited:
    """What comments expect, each of the hand that comes next, in a marked block or not."""

    def __init__(self, expectations: Iterable[ExpectDirective], hands: Iterable[FoundHand]) -> None:
        """Take the comments of an article and its hands; a group alone is none."""
        starts = sorted({hand.stretch.start for hand in hands if hand.is_whole or len(hand.groups) > 1})
        self._by_hand: dict[int, list[ExpectDirective]] = {}
        in_vain: list[ExpectDirective] = []
        for directive in expectations:
            following = bisect_right(starts, directive.stretch.start)
            if following == len(starts):
                in_vain.append(directive)
            else:
                self._by_hand.setdefault(starts[following], []).append(directive)
        self.in_vain: tuple[Refusal, ...] = tuple(unfollowed(in_vain))
        """What is amiss with those that no hand follows."""

    def of(self, hand: FoundHand) -> Iterator[Claim]:
        """Yield what is expected of a hand; of several comments before it the last word holds."""
        for directive in self._by_hand.get(hand.stretch.start, ())[-1:]:
            yield from expected(directive.expectation, hand, directive.stretch)
