"""Which line ends within a piece part cards, and which are only where a writer's line was full?"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rummycheck.labels import is_group_label
from rummycheck.lint.hands.found import FoundCard

_NOTHING_TO_SAY = re.compile(r"[\s|/;,.·+&()\[\]{}-]|and\b")
_SENTENCE_ENDS = (".", "!", "?", ":")
_ROW_GOES_ON = (",", "-", " and", "|")
_ITEM = re.compile(r"\(?(?:[ivx]{1,4}|\d{1,2})[.)] |[-*•] ")
_WIDEST_LINE = 120
"""Characters; where lines are longer, each is a paragraph."""
_NARROWEST_LINE = 36
_LAST_CARDS = re.compile(r"[\0 ,-]+$")
_LABEL = re.compile(r"^[^:|]{1,40}:")
_CARD = "\0"
_LABELLED = re.compile(rf"[ \t*_(-]*(?P<label>[a-z][a-z0-9 #.'-]{{0,40}}):[ \t*_(\[]*{_CARD}")
# Behind its cards a line says what they are: `K♠ K♦ K♦ → not a set`.
_POINTED = re.compile(rf"[^a-z]*{_CARD} *(?:=>?|->|-->|⇒|➡|➜) *[a-z]")
_SMALLEST_GROUP, _LARGEST_PARTED = 3, 5
"""Cards: a line with fewer is no group, and lines with more together are no group that the end of a line parts."""


class _Line(NamedTuple):
    """A line of a piece."""

    start: int
    """Offset in the piece's text."""
    written: str
    left_over: str
    """The folded line with a NUL in place of each card."""

    @property
    def end(self) -> int:
        """Offset of its line end."""
        return self.start + len(self.written)

    @property
    def cards(self) -> int:
        """How many cards it has."""
        return self.left_over.count(_CARD)

    @property
    def is_cards_alone(self) -> bool:
        """Whether it has nothing but cards, perhaps with a label before them."""
        if _CARD not in self.left_over:
            return False
        label = _LABEL.match(self.left_over)
        has_label = label is not None and _CARD not in label.group()
        cards = self.left_over[label.end() :] if label is not None and has_label else self.left_over
        return not _NOTHING_TO_SAY.sub("", cards).strip(_CARD)

    @property
    def is_labelled(self) -> bool:
        """Whether it begins with the label of a group and its cards: `Group 2: 7♥ PJ 9♥ (the joker is 8♥)`."""
        label = _LABELLED.match(self.left_over)
        return label is not None and is_group_label(label["label"])

    @property
    def is_pointed(self) -> bool:
        """Whether it begins with cards, and an arrow to what they are."""
        return _POINTED.match(self.left_over) is not None


def with_soft_ends_blank(written: str, folded: str, cards: Sequence[FoundCard]) -> str:
    """Return the text with a blank for each line end that parts nothing.

    A line of cards alone stands for itself. Prose goes on where a line is full or the next begins with a small letter,
    and no sentence ends there; cards go on where a line ends, or the next begins, with a bar.
    """
    if "\n" not in folded:
        return folded
    lines = _lines(written, folded, cards)
    width = max(len(line.written) for line in lines) - 2
    is_alone = [line.is_cards_alone for line in lines]
    text = list(folded)
    for number, (above, below) in enumerate(pairwise(lines)):
        if is_alone[number] and is_alone[number + 1]:
            is_pair = not any(is_alone[max(0, number - 1) : number]) and not any(is_alone[number + 2 : number + 3])
            is_soft = _is_barred(above, below) or (is_pair and _is_parted_group(above, below))
        else:
            is_soft = not (is_alone[number] or is_alone[number + 1]) and _is_prose(above, below, width)
        if is_soft:
            text[above.end] = " "
    return "".join(text)


def _lines(written: str, folded: str, cards: Sequence[FoundCard]) -> list[_Line]:
    left_over = _without_cards(folded, cards).split("\n")
    return [
        _Line(start, written[start:end], rest) for (start, end), rest in zip(_places(folded), left_over, strict=True)
    ]


def _places(folded: str) -> Iterator[tuple[int, int]]:
    start = 0
    for line in folded.split("\n"):
        yield start, start + len(line)
        start += len(line) + 1


def _without_cards(folded: str, cards: Sequence[FoundCard]) -> str:
    parts, position = [], 0
    for card in cards:
        parts.append(folded[position : card.start])
        parts.append(_CARD)
        position = max(position, card.end)
    return "".join([*parts, folded[position:]])


def _is_barred(above: _Line, below: _Line) -> bool:
    return above.written.rstrip().endswith("|") or below.written.lstrip().startswith("|")


def _is_parted_group(above: _Line, below: _Line) -> bool:
    """Tell whether one group of few cards lies on two lines: `4 ♥⏎5 ♠ 6 ♥`."""
    is_bare = ":" not in above.left_over + below.left_over
    fewer, together = min(above.cards, below.cards), above.cards + below.cards
    return is_bare and fewer < _SMALLEST_GROUP <= together <= _LARGEST_PARTED


def _is_prose(above: _Line, below: _Line, width: int) -> bool:
    """Tell whether a sentence goes on from one line of prose to the next, which ends no row of cards."""
    if (above.is_labelled and below.is_labelled) or (above.is_pointed and below.left_over.lstrip().startswith(_CARD)):
        return False
    ended = above.left_over.rstrip()
    if ended.endswith(_CARD) and below.left_over.lstrip().startswith(_CARD):
        last_cards = _LAST_CARDS.search(ended)
        is_part = last_cards is not None and last_cards.group().count(_CARD) < _SMALLEST_GROUP
        return is_part and _goes_on(above.written.rstrip(), below.written.lstrip(), width)
    if below.left_over.lstrip().startswith(_CARD) and ended.endswith(_ROW_GOES_ON) and _CARD in ended[-8:]:
        return True
    return _goes_on(above.written.rstrip(), below.written.lstrip(), width)


def _goes_on(above: str, below: str, width: int) -> bool:
    """Tell whether a sentence goes on, where the first word of the next line had no room on this."""
    if not above or not below or above.endswith(_SENTENCE_ENDS) or _ITEM.match(below):
        return False
    has_no_room = len(above) + 1 + len(below.split(" ", 1)[0]) > width
    return below[0].islower() or (has_no_room and _NARROWEST_LINE <= width <= _WIDEST_LINE)
