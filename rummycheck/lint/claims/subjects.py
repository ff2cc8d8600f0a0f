"""Which hand, or which group, is a claim about?"""

import sys
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rummycheck.lint.claims.article import Shown
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.claims.phrases import Reach, is_said
from rummycheck.lint.claims.template import sentences
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.documents.pieces import PieceKind
from rummycheck.lint.hands.found import FoundGroup, FoundHand

OF_HANDS = ("verdict", "points", "count", "miscount", "headings")
"""What is said of whole hands; all else is said of groups."""
FIRST = "first"
"""How a heading speaks of one hand, and not of all below it."""
_FARTHEST = 4
"""Lines between a hand and what is said of it."""
_FARTHEST_GROUP = 2
_MOST_NEAR = 64
"""How many hands, or groups, on each side of a claim are looked at."""

Subject = tuple[int, tuple[FoundGroup, ...]]
"""Which hand, by its number, and which of its groups."""


class Candidate(NamedTuple):
    """A hand, or a group by itself, that a claim may be about."""

    hand: FoundHand
    subject: Subject
    start: int
    """Where it starts in the source."""
    first: int
    """The line on which it begins, as a reader counts them."""
    last: int


class Search:
    """Looks for the hand that a claim is about."""

    def __init__(self, shown: Shown, verdict_headings: frozenset[int]) -> None:
        """Take what an article shows, and which of its pieces are headings that tell a verdict."""
        self._shown = shown
        self._verdict_headings = verdict_headings
        self._turns: dict[int, int] = {}
        self._of_group = {id(group): number for number, hand in enumerate(shown.hands) for group in hand.groups}
        self._of_hand = {id(hand): number for number, hand in enumerate(shown.hands)}
        self._under: dict[int, list[int]] = {}
        for number, hand in enumerate(shown.hands):
            for heading in shown.headings[hand.pieces[0]]:
                self._under.setdefault(heading, []).append(number)
        self._showing = {group.piece for hand in shown.hands for group in hand.groups}
        self._all_hands = sorted(self._hands(), key=_start)
        self._all_groups = sorted(self._groups(), key=_start)
        self._hands_under = Counter(shown.headings[each.hand.pieces[0]] for each in self._all_hands)

    def _candidate(self, hand: FoundHand, subject: Subject) -> Candidate:
        return Candidate(hand, subject, hand.stretch.start, *self._shown.steps_of(hand))

    def subjects(self, claim: Claim) -> Iterator[Subject]:
        """Yield the hands, or groups of them, that a claim is about; none if that can't be told."""
        if claim.about == "stands_for":
            yield from self._with_joker(claim)
        elif claim.reach is Reach.HERE:
            yield from self._held(claim)
        elif claim.reach is Reach.SECTION or self._is_heading(claim):
            yield from self._under_heading(claim)
        elif claim.about in OF_HANDS:
            yield from self._nearest(claim, self._all_hands, _FARTHEST)
        else:
            yield from self._nearest(claim, self._all_groups, _FARTHEST_GROUP)

    def surer(self, claim: Claim, number: int) -> Claim:
        """Return the claim, certain if its sentence holds the hand, or if there is no other hand under the heading."""
        hand = self._shown.hands[number]
        if claim.confidence is not Confidence.MEDIUM or self._is_heading(claim):
            return claim
        is_sole = claim.about in OF_HANDS and self._hands_under[self._shown.headings[hand.pieces[0]]] == 1
        is_certain = is_sole or self._is_in_sentence(claim, hand)
        return claim._replace(confidence=Confidence.HIGH) if is_certain else claim

    def _is_heading(self, claim: Claim) -> bool:
        return self._shown.pieces[claim.piece].kind is PieceKind.HEADING

    def _held(self, claim: Claim) -> Iterator[Subject]:
        if claim.hand is not None:
            yield self._of_hand[id(claim.hand)], ()
        for group in claim.groups:
            yield self._of_group[id(group)], (group,)

    def _under_heading(self, claim: Claim) -> Iterator[Subject]:
        """Yield the whole hands under a heading; points that it names are those of the only one."""
        under = [number for number in self._under.get(claim.piece, ()) if self._shown.hands[number].is_whole]
        if claim.about == "headings":
            under = [number for number in under if self._is_said_of(claim, self._shown.hands[number])]
            under = list(self._first_of_each(under)) if claim.how == FIRST else under
        elif claim.about == "points" and len(under) > 1:
            under = []
        yield from ((number, ()) for number in under)

    def _first_of_each(self, numbers: Iterable[int]) -> Iterator[int]:
        """Yield the hands that come first in their section, and those that tell them again."""
        first: dict[Sequence[int], FoundHand] = {}
        for number in numbers:
            hand = self._shown.hands[number]
            path = self._shown.headings[hand.pieces[0]]
            if _cards(first.setdefault(path, hand)) == _cards(hand):
                yield number

    def _is_said_of(self, claim: Claim, hand: FoundHand) -> bool:
        """Tell whether a heading's verdict reaches a hand: no words between say otherwise, and no nearer heading."""
        above = self._shown.headings[hand.pieces[0]]
        return self._nearest_says(claim, above) and hand.stretch.start < self._turn(claim)

    def _turn(self, heading: Claim) -> int:
        """Return where in the source the text below a heading comes to speak of the other kind of hand."""
        if heading.piece not in self._turns:
            self._turns[heading.piece] = next(self._turned(heading), sys.maxsize)
        return self._turns[heading.piece]

    def _turned(self, heading: Claim) -> Iterator[int]:
        for piece in range(heading.piece + 1, len(self._shown.pieces)):
            if heading.piece not in self._shown.headings[piece]:
                return
            template = self._shown.templates[piece]
            for start, end in sentences(template.text) if template is not None else ():
                if template is not None and start < end and _turns(heading, template.text, start, end):
                    yield template.piece.stretch(start, end).start

    def _nearest_says(self, claim: Claim, above: Sequence[int]) -> bool:
        """Tell whether no heading between the hand and this one says what its verdict is."""
        return not any(heading in self._verdict_headings for heading in above if heading > claim.piece)

    def _hands(self) -> Iterator[Candidate]:
        for number, hand in enumerate(self._shown.hands):
            if len(hand.groups) > 1 or hand.is_whole:
                yield self._candidate(hand, (number, ()))

    def _groups(self) -> Iterator[Candidate]:
        for number, hand in enumerate(self._shown.hands):
            for group in hand.groups:
                yield self._candidate(FoundHand((group,), None, is_whole=False), (number, (group,)))

    def _nearest(self, claim: Claim, candidates: Sequence[Candidate], farthest: int) -> Iterator[Subject]:
        """Yield the one subject: in the same sentence, else before, else after where the words point there."""
        near = self._near(claim, candidates, farthest)
        if claim.reach is Reach.ABOVE:
            yield from self._just_above(claim, near)
            return
        here = [each.subject for each in near if self._is_in_sentence(claim, each.hand)]
        before = [each.subject for each in near if each.start < claim.stretch.start]
        after = [each.subject for each in near if each.start >= claim.stretch.start]
        points_on = claim.reach is Reach.NEXT or self._points_on(claim)
        order: Sequence[Sequence[Subject]] = (
            (here, after[:1], before[-1:]) if points_on else (here, before[-1:], after[:1])
        )
        if claim.reach is Reach.LINE:
            order = (here,)
        elif claim.reach is Reach.NEXT:
            order = (here, after[:1])
        chosen = next((subjects for subjects in order if subjects), ())
        yield from chosen[-1:]

    def _just_above(self, claim: Claim, near: Sequence[Candidate]) -> Iterator[Subject]:
        """Yield the subject that ends on the line before; one in another piece only if none follows."""
        line = self._shown.step(claim.piece, claim.start)
        above = [each for each in near if each.last == line - 1 and each.start < claim.stretch.start]
        is_alone = not any(each.start > claim.stretch.start for each in near)
        yield from (each.subject for each in above[-1:] if is_alone or each.hand.pieces[1] == claim.piece)

    def _near(self, claim: Claim, candidates: Sequence[Candidate], farthest: int) -> list[Candidate]:
        """Return the candidates in the section of a claim and no more than so many lines away, in order."""
        here, headings = self._shown.step(claim.piece, claim.start), self._shown.headings
        return [
            each
            for each in _around(claim, candidates)
            if each.first - here <= farthest >= here - each.last
            and headings[each.hand.pieces[0]] == headings[claim.piece]
            and self._is_in_reach(claim, each.hand.pieces[0])
        ]

    def _is_in_reach(self, claim: Claim, piece: int) -> bool:
        """Tell whether a list item or a row of a table may speak of what stands in a piece.

        A row speaks of no hand in another row, and an item that shows cards of no hand in another item.
        """
        own, other = self._shown.pieces[claim.piece], self._shown.pieces[piece]
        if own.kind is PieceKind.CELL and other.kind is PieceKind.CELL:
            return (own.container, own.row) == (other.container, other.row)
        is_listed = own.kind is PieceKind.ITEM and other.kind in (PieceKind.ITEM, PieceKind.CELL)
        return piece == claim.piece or not (is_listed and claim.about in OF_HANDS and claim.piece in self._showing)

    def _is_in_sentence(self, claim: Claim, hand: FoundHand) -> bool:
        template = self._shown.templates[claim.piece]
        if template is None or hand.pieces != (claim.piece, claim.piece):
            return False
        start, end = template.sentence(claim.start)
        return start <= hand.groups[0].start < end

    def _points_on(self, claim: Claim) -> bool:
        """Tell whether the sentence announces what follows."""
        template = self._shown.templates[claim.piece]
        if template is None:
            return False
        return _announces(template.text, *template.sentence(claim.start))

    def _with_joker(self, claim: Claim) -> Iterator[Subject]:
        """Yield the nearest group before that holds the joker, else the group that the words hold."""
        joker = claim.cards[0].card if claim.cards else None
        near = self._near(claim, self._all_groups, _FARTHEST)
        groups = [each for each in near if joker in each.hand.groups[0].group.cards]
        before = [each.subject for each in groups if each.start < claim.stretch.start]
        if before:
            yield before[-1]
        elif groups and self._is_in_sentence(claim, groups[0].hand):
            yield groups[0].subject
        elif self._is_said_of_cards_above(claim):
            yield from self._nearest(claim, self._all_groups, _FARTHEST_GROUP)
        else:
            places = {card.card for card in claim.cards[len(claim.cards) // 2 :]}
            told = [each for each in _around(claim, self._all_groups) if places & set(each.hand.groups[0].group.cards)]
            yield from self._nearest(claim._replace(reach=Reach.LINE), told, 0)

    def _is_said_of_cards_above(self, claim: Claim) -> bool:
        """Tell whether the sentence names no cards but the joker and what it stands for."""
        template = self._shown.templates[claim.piece]
        if template is None:
            return False
        start, end = template.line(claim.start)
        return not any(start <= at < end and not claim.start <= at < claim.end for at in template.elements)


@lru_cache(maxsize=64)
def _announces(text: str, start: int, end: int) -> bool:
    sentence = text[start:end]
    is_last = not text[end:].strip()
    return "following" in sentence or "below" in sentence or (is_last and sentence.rstrip().endswith(":"))


def _turns(heading: Claim, text: str, start: int, end: int) -> bool:
    return is_said("turns", text, start, end) or is_said(f"turns_{heading.says}", text, start, end)


def _cards(hand: FoundHand) -> list[object]:
    return [card for group in hand.groups for card in group.group.cards]


def _start(candidate: Candidate) -> int:
    return candidate.start


def _around(claim: Claim, candidates: Sequence[Candidate]) -> Sequence[Candidate]:
    """Return the candidates before and behind a claim that may be near it: an article may have thousands."""
    here = bisect_left(candidates, claim.stretch.start, key=_start)
    return candidates[max(0, here - _MOST_NEAR) : here + _MOST_NEAR]
