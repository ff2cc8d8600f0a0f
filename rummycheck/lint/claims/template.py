"""How does a piece of text read when each card, group and hand in it is one sign?"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from rummycheck.lint.claims.phrases import (
    CARD,
    CARD_GOES_ON,
    GROUP,
    GROUP_GOES_ON,
    HAND,
    HAND_GOES_ON,
)
from rummycheck.lint.documents.pieces import Piece
from rummycheck.lint.hands.found import FoundCard, FoundGroup, FoundHand

_SENTENCE_END = re.compile(r"[.!?](?=[\s)\"]|$)|\n")

# A line that begins with a mark has one before each group: `✓ A♠ 2♠ 3♠ ✗ K♠ A♠ 2♠`.
_RIGHT_OR_WRONG = "[✅✓✔❌✗✘✖]"
_MARKED_LINE = re.compile(rf"^[ \t*-]*{_RIGHT_OR_WRONG}[^\n{GROUP}]{{0,3}}{GROUP}[^\n]*", re.MULTILINE)
_MARK_BETWEEN = re.compile(rf"(?<={GROUP_GOES_ON})([^\n{GROUP}]{{0,3}}){_RIGHT_OR_WRONG}(?=[^\n{GROUP}]{{0,3}}{GROUP})")

_SELECTORS = "\ufe0e\ufe0f"

Element = FoundCard | FoundGroup | FoundHand


class Template(NamedTuple):
    """A piece of text in small letters with a sign for what was found, each character where it was."""

    number: int
    """Which piece of the document it is."""
    piece: Piece
    text: str
    elements: Mapping[int, Element]
    """What was found, by where it starts, in order."""
    starts: Sequence[int]
    """Where each of them starts."""

    def elements_within(self, start: int, end: int) -> Sequence[Element]:
        """Return what starts in a stretch of the text, without a look at all that was found."""
        return [
            self.elements[at] for at in self.starts[bisect_left(self.starts, start) : bisect_left(self.starts, end)]
        ]

    @property
    def words(self) -> str:
        """The text in small letters with its cards as they are written, each character where it was."""
        return _words(self.piece.text, self.text)

    def sentence(self, offset: int) -> tuple[int, int]:
        """Return where the sentence around an offset starts and ends."""
        ends = _sentence_ends(self.text)
        number = bisect_right(ends, offset)
        return ends[number - 1] if number else 0, ends[number] if number < len(ends) else len(self.text)

    def line(self, offset: int) -> tuple[int, int]:
        """Return where the line around an offset starts and ends."""
        end = self.text.find("\n", offset)
        return self.text.rfind("\n", 0, offset) + 1, end if end >= 0 else len(self.text)


@lru_cache(maxsize=8)
def _words(written: str, text: str) -> str:
    words = written.replace("\xa0", " ").lower()
    if len(words) != len(written):
        return text
    # Where the template has a blank for a line end, the line was only full.
    return "".join(" " if sign == "\n" != text[at] else sign for at, sign in enumerate(words))


@lru_cache(maxsize=64)
def _sentence_ends(text: str) -> list[int]:
    return [found.end() for found in _SENTENCE_END.finditer(text)]


def filled(
    number: int,
    piece: Piece,
    folded: str,
    cards: Iterable[FoundCard],
    groups: Iterable[FoundGroup] = (),
    hands: Iterable[FoundHand] = (),
) -> Template:
    """Return the template of a piece; of elements one within another, the largest is the sign."""
    text = list(folded.replace("AS", "as"))
    elements: dict[int, Element] = {}
    for element, start, last, sign, goes_on in _signs(cards, groups, hands):
        # A selector that makes an emoji of a suit is no blank behind the card.
        end = last + sum(1 for _ in takewhile(_SELECTORS.__contains__, piece.text[last : last + 2]))
        for at in range(start, end):
            elements.pop(at, None)
        text[start:end] = sign + goes_on * (end - start - 1)
        elements[start] = element
    starts = sorted(elements)
    joined = _MARKED_LINE.sub(_without_marks_of_next, "".join(text))
    return Template(number, piece, joined, {start: elements[start] for start in starts}, starts)


def _without_marks_of_next(line: re.Match[str]) -> str:
    """Return a line without the marks that would be heard of the group before them, and speak of the next."""
    return _MARK_BETWEEN.sub(lambda found: f"{found[1]} ", line.group())


def _signs(
    cards: Iterable[FoundCard], groups: Iterable[FoundGroup], hands: Iterable[FoundHand]
) -> Iterator[tuple[Element, int, int, str, str]]:
    for card in cards:
        yield card, card.start, card.end, CARD, CARD_GOES_ON
    for group in groups:
        yield group, group.start, group.marks_end, GROUP, GROUP_GOES_ON
    for hand in hands:
        yield hand, hand.groups[0].start, hand.groups[-1].marks_end, HAND, HAND_GOES_ON


def sentences(text: str) -> Sequence[tuple[int, int]]:
    """Return where each sentence of a text starts and ends."""
    ends = [found.end() for found in _SENTENCE_END.finditer(text)]
    return list(zip([0, *ends], [*ends, len(text)], strict=True))
