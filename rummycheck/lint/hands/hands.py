"""Which groups belong to one hand?"""

import re
from collections.abc import Container, Iterator, Sequence
from typing import NamedTuple

from rummycheck.labels import is_group_label
from rummycheck.lint.documents.pieces import Piece, PieceKind
from rummycheck.lint.hands.found import FoundGroup, FoundHand
from rummycheck.lint.hands.groups import Chain

_NOTE = re.compile(r"\([^()\n]{1,40}\)")
_LABEL = re.compile(r"[a-z][a-z0-9 #.'-]{0,40}:")
_BORDER = re.compile(r"(?=[^\n]*(?:[|/;()\[\]{}]|\+))(?:[ \t|/;()\[\]{},.+&-]|and\b)*")
_SEPARATORS = re.compile(r"[ \t|/;()\[\]{},.+&-]*")
_NAME = re.compile(
    r"(?:^|[\n|;])[ \t(]*([^\W\d_](?:[^\W_]|[ \t#.]){0,30}?)[ \t]*(?:\([^()\n]{0,30}\))?[ \t]*[:=)–—-][ \t(\[{]*$"
)
# Between groups one below the other: the end of a line, perhaps a label on a line of its own.
_BETWEEN_LINES = re.compile(r"[\s|;,.)✅❌]*\n[\s*-]*(?:[^\n:.]{1,40}:\s*|\d{1,2}[.)]\s*)?[\s(\[{-]*")
_MOST_GROUPS = 60


class Row(NamedTuple):
    """Groups that lie side by side in one piece."""

    groups: tuple[FoundGroup, ...]
    name: str | None
    is_alone: bool
    """Whether nothing else stands on its line but labels and notes."""


def rows_of(piece: Piece, text: str, chains: Sequence[tuple[Chain, FoundGroup]]) -> Iterator[Row]:
    """Yield the rows of a piece: chains with nothing but borders, notes and labels between them."""
    row: list[FoundGroup] = []
    for chain, group in chains:
        if row and not (chain.is_beside or _is_border(text[row[-1].marks_end : chain.start])):
            yield _row(piece, text, row)
            row = []
        row.append(group)
    if row:
        yield _row(piece, text, row)


def _is_border(gap: str) -> bool:
    """Tell whether what stands between two groups parts groups of one hand."""
    if len(gap) > 120 or "\n" in gap:
        return False
    bare = _NOTE.sub("|", gap)
    if _BORDER.fullmatch(bare):
        return True
    label = _LABEL.search(bare)
    is_label = label is not None and is_group_label(label.group().rstrip(":"))
    return is_label and _SEPARATORS.fullmatch(_LABEL.sub("", bare, count=1)) is not None


def _row(piece: Piece, text: str, groups: Sequence[FoundGroup]) -> Row:
    line_start = text.rfind("\n", 0, groups[0].start) + 1
    line_end = text.find("\n", groups[-1].end)
    before, behind = (
        text[line_start : groups[0].start],
        text[groups[-1].marks_end : line_end if line_end >= 0 else None],
    )
    found = _NAME.search(piece.text[: groups[0].start])
    name = found[1].strip() if found and not is_group_label(found[1]) else None
    is_alone = (
        len(before) <= 48
        and _NOTE.sub("", before).strip(" \t*-([{:|").count(" ") < 6
        and not re.search(r"[.!?]", before)
    )
    is_alone = is_alone and re.fullmatch(r"[\s|/;.,()\[\]{}✅❌✓✗]*", _NOTE.sub("", behind)) is not None
    return Row(
        tuple(groups),
        name,
        is_alone
        and (not before.strip() or before.rstrip().endswith((":", "(", "[", "{", "-", "–", "=")) or found is not None),
    )


class Sizes(NamedTuple):
    """How many cards a declaration has."""

    wanted: Container[int]
    is_any: bool
    """Whether it may have any number."""

    def is_whole(self, cards: int, groups: int) -> bool:
        """Tell whether so many cards in so many groups are about a declaration."""
        if self.is_any:
            return groups > 1
        near = any(number in self.wanted for number in (cards, cards - 1, cards + 1))
        return cards in self.wanted or (near and groups > 2)


def hands_of(pieces: Sequence[Piece], rows: Sequence[Row], sizes: Sizes) -> Iterator[FoundHand]:
    """Yield every hand: each row of several groups, and single groups one below the other that make up a hand."""
    waiting: list[Row] = []
    for row in rows:
        if waiting and not _goes_on(pieces, waiting[-1], row):
            yield from _below_each_other(waiting, sizes)
            waiting = []
        if len(row.groups) == 1 and row.is_alone:
            waiting.append(row)
        else:
            yield from _below_each_other(waiting, sizes)
            waiting = []
            yield _hand(row.groups, row.name, sizes)
    yield from _below_each_other(waiting, sizes)


def _hand(groups: Sequence[FoundGroup], name: str | None, sizes: Sizes) -> FoundHand:
    cards = sum(len(group.group.cards) for group in groups)
    is_flat = len(groups) == 1 and cards >= 7
    is_whole = sizes.is_whole(cards, len(groups)) and (len(groups) > 1 or is_flat)
    return FoundHand(tuple(groups), name, is_whole)


def _goes_on(pieces: Sequence[Piece], above: Row, below: Row) -> bool:
    """Tell whether the second row could be the next group of the same hand."""
    first, second = above.groups[-1].piece, below.groups[0].piece
    if second == first:
        between = pieces[first].text[above.groups[-1].marks_end : below.groups[0].start]
        return _BETWEEN_LINES.fullmatch(between) is not None
    here, there = pieces[first], pieces[second]
    if here.kind is PieceKind.CELL and there.kind is PieceKind.CELL:
        return here.container == there.container and here.row == there.row
    if here.kind is PieceKind.ITEM and there.kind is PieceKind.ITEM:
        return here.container == there.container and second == first + 1
    return (
        here.kind is there.kind
        and second <= first + 2
        and all(
            pieces[index].kind is PieceKind.PARAGRAPH and len(pieces[index].text) <= 40
            for index in range(first + 1, second)
        )
    )


def _below_each_other(rows: Sequence[Row], sizes: Sizes) -> Iterator[FoundHand]:
    groups = [row.groups[0] for row in rows]
    cards = sum(len(group.group.cards) for group in groups)
    if 2 < len(groups) <= _MOST_GROUPS and not sizes.is_any and sizes.is_whole(cards, len(groups)):
        yield FoundHand(tuple(groups), rows[0].name, is_whole=True)
        return
    for row in rows:
        yield _hand(row.groups, row.name, sizes)
