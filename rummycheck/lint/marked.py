"""Which hands does an article mark as such, in blocks of the language `rummy`?"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from rummycheck.declaration import Declaration, Group
from rummycheck.errors import NotationError
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.claims.phrases import Reach
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.directives import Expectation, parse_expectation
from rummycheck.lint.documents.pieces import Piece, PieceKind
from rummycheck.lint.hands.found import FoundGroup, FoundHand
from rummycheck.lint.places import Stretch
from rummycheck.notation import read_declarations
from rummycheck.source import Span

LANGUAGE = "rummy"
_EXPECT = re.compile(r"#\s*expect:?\s*(?P<words>[^#]*)$")


class MarkedHand(NamedTuple):
    """A hand of a marked block, read by the notation itself."""

    hand: FoundHand
    declaration: Declaration
    claims: tuple[Claim, ...]
    """What the block's options, and the comment behind the hand, say of it."""


class Unreadable(NamedTuple):
    """A line of a marked block that can't be read."""

    stretch: Stretch
    message: str


def marked_hands(pieces: Sequence[Piece]) -> Iterator[MarkedHand | Unreadable]:
    """Yield every hand of every marked block, or the error that stands in its place."""
    for number, piece in enumerate(pieces):
        if piece.kind is PieceKind.CODE and piece.language == LANGUAGE:
            yield from _Block(number, piece).hands()


class _Block:
    """A marked block with the places of its lines."""

    def __init__(self, number: int, piece: Piece) -> None:
        self._number = number
        self._piece = piece
        self._lines = piece.text.split("\n")
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line) + 1)

    def hands(self) -> Iterator[MarkedHand | Unreadable]:
        """Yield the hands in order."""
        for reading in read_declarations(self._lines):
            if isinstance(reading, NotationError):
                yield Unreadable(self._stretch(reading.span), reading.message)
            else:
                yield self._marked(reading)

    def _marked(self, declaration: Declaration) -> MarkedHand:
        groups = tuple(map(self._group, declaration.groups))
        last = declaration.groups[-1].span.end_line
        expectations = [parse_expectation(self._piece.options)] if self._piece.options.strip() else []
        behind = _EXPECT.search(self._lines[last - 1])
        if behind:
            expectations.append(parse_expectation(behind["words"]))
        hand = FoundHand(groups, declaration.name, is_whole=True)
        claims = [claim for each in expectations if each is not None for claim in expected(each, hand)]
        return MarkedHand(hand, replace(declaration, groups=tuple(group.group for group in groups)), tuple(claims))

    def _group(self, group: Group) -> FoundGroup:
        start = self._starts[group.span.line - 1] + group.span.column - 1
        end = self._starts[group.span.end_line - 1] + group.span.end_column - 1
        place = self._piece.stretch(start, end)
        cards = [self._piece.stretch(start + left, start + right) for left, right in group.columns]
        moved = replace(
            group,
            span=Span(1, place.start + 1, 1, place.end + 1),
            columns=tuple((card.start - place.start, card.end - place.start) for card in cards),
        )
        return FoundGroup(self._number, start, end, moved, end)

    def _stretch(self, span: Span) -> Stretch:
        start = self._starts[span.line - 1] + span.column - 1
        end = self._starts[span.end_line - 1] + span.end_column - 1
        return self._piece.stretch(start, max(start + 1, end)) if self._piece.text else Stretch(0, 0)


def expected(expectation: Expectation, hand: FoundHand, stretch: Stretch | None = None) -> Iterator[Claim]:
    """Yield what an author expects of a hand as claims; their place is the hand where they have none."""
    first = hand.groups[0]
    place = stretch or hand.stretch
    bare = Claim(
        about="expect",
        says="",
        numbers=(),
        kinds=(),
        elements=(hand,),
        piece=first.piece,
        start=first.start,
        end=first.end,
        stretch=place,
        text="",
        reach=Reach.HERE,
        confidence=Confidence.HIGH,
    )
    if expectation.is_valid is not None:
        says = "valid" if expectation.is_valid else "wrong"
        yield bare._replace(says=says, text=f"expect {says}")
    if expectation.points is not None:
        yield bare._replace(numbers=(expectation.points,), text=f"expect {expectation.points} points")
