"""Which hands does an article mark as such, in blocks of the language `rummy`?"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from rummycheck.declaration import Declaration, Group
from rummycheck.errors import NotationError
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.claims.phrases import Reach
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.directives import (
    Expectation,
    Options,
    Refusal,
    SettingsDirective,
    parse_expectation,
    parse_options,
    place_of,
)
from rummycheck.lint.directives.expecting import EXPECTED
from rummycheck.lint.documents.pieces import Piece, PieceKind
from rummycheck.lint.hands.found import FoundGroup, FoundHand
from rummycheck.lint.places import Stretch
from rummycheck.melds.base import pluralized
from rummycheck.notation import read_declarations
from rummycheck.source import Span

LANGUAGE = "rummy"
_COMMENT = re.compile(r"#\s*(?P<address>rummycheck:\s*)?(?P<expect>expect\b:?\s*)?(?P<words>[^#]*)$", re.IGNORECASE)
_REASON = re.compile(r"(?:^|\s)(?:--|[—–](?=\s|$)).*")
_IN_SO_MANY_WORDS = re.compile(r"valid|wrong|points?|pts?\b", re.IGNORECASE)
"""What a comment holds that says what is expected without saying so: `# 1` may count the hands."""


class MarkedHand(NamedTuple):
    """A hand of a marked block, read by the notation itself."""

    hand: FoundHand
    declaration: Declaration
    claims: tuple[Claim, ...]
    """What the block's options, and the comment behind the hand, say of it."""
    settings: tuple[SettingsDirective, ...] = ()
    """By which rules they want it to be judged."""


class Unreadable(NamedTuple):
    """A line of a marked block that can't be read."""

    stretch: Stretch
    message: str


def marked_hands(
    pieces: Sequence[Piece], source: str, named_rulesets: Mapping[str, str]
) -> Iterator[MarkedHand | Unreadable | Refusal]:
    """Yield every hand of every marked block, or the error that stands in its place, and what is amiss with options.

    `named_rulesets` are those that an article may name besides the shipped ones, with what to load for each.
    """
    for number, piece in enumerate(pieces):
        if piece.kind is PieceKind.CODE and piece.language == LANGUAGE:
            yield from _Block(number, piece, named_rulesets).read(source)


class _Block:
    """A marked block with the places of its lines."""

    def __init__(self, number: int, piece: Piece, named_rulesets: Mapping[str, str]) -> None:
        self._number = number
        self._piece = piece
        self._named_rulesets = named_rulesets
        self._options = parse_options(piece.options, named_rulesets)
        self._lines = piece.text.split("\n")
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line) + 1)

    def read(self, source: str) -> Iterator[MarkedHand | Unreadable | Refusal]:
        """Yield what is refused of the options, then the hands in order, each with what is refused of its comment."""
        start = self._piece.stretch(0, len(self._lines[0]))
        for word, message in self._options.refused:
            yield Refusal(place_of(word, source, start), message)
        commented: set[int] = set()
        for reading in read_declarations(self._lines):
            if isinstance(reading, NotationError):
                yield Unreadable(self._stretch(reading.span), reading.message)
                commented.update(range(reading.span.line, reading.span.end_line + 1))
            else:
                last = reading.groups[-1].span.end_line
                behind, refused = self._behind(last)
                commented.add(last)
                yield self._marked(reading, behind)
                yield from refused
        for number, line in enumerate(self._lines, 1):
            alone = _COMMENT.search(line) if number not in commented else None
            if alone is not None and alone["address"]:
                yield Refusal(self._comment(number, alone), "expected a hand before it on the same line")

    def _behind(self, line: int) -> tuple[Options | None, list[Refusal]]:
        """Return what the comment behind a hand says, and what of it is refused."""
        found = _COMMENT.search(self._lines[line - 1])
        if found is None:
            return None, []
        words = _REASON.sub("", found["words"]).strip()
        if not (found["address"] or found["expect"]):
            is_expectation = parse_expectation(words) is not None and _IN_SO_MANY_WORDS.search(words)
            return (parse_options(words, {}) if is_expectation else None), []
        options = parse_options(words, self._named_rulesets)
        messages = [message for _, message in options.refused]
        if not (messages or options.expectation or options.settings):
            messages = [f"expected {EXPECTED}"]
        return options, [Refusal(self._comment(line, found), message) for message in messages]

    def _comment(self, line: int, found: re.Match[str]) -> Stretch:
        start = self._starts[line - 1]
        return self._piece.stretch(start + found.start(), start + len(found.string.rstrip()))

    def _marked(self, declaration: Declaration, behind: Options | None) -> MarkedHand:
        groups = tuple(map(self._group, declaration.groups))
        said = [self._options] if behind is None else [self._options, behind]
        hand = FoundHand(groups, declaration.name, is_whole=True)
        expectations = [options.expectation for options in said if options.expectation is not None]
        claims = [claim for each in expectations for claim in expected(each, hand)]
        return MarkedHand(
            hand,
            replace(declaration, groups=tuple(group.group for group in groups)),
            tuple(claims),
            tuple(directive for options in said for directive in options.settings),
        )

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
        yield bare._replace(numbers=(expectation.points,), text=f"expect {pluralized(expectation.points, 'point')}")
