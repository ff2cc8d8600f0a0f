"""Which groups belong to one hand?"""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from typing import NamedTuple

from rummycheck.lint.documents.pieces import Piece, PieceKind
from rummycheck.lint.hands.found import FoundHand
from rummycheck.lint.hands.rows import Row, has_label
from rummycheck.lint.hands.said import are_examples

# Between groups one below the other: perhaps a note, the end of a line, perhaps a label on a line of its own.
_BETWEEN_LINES = re.compile(
    r"[\s|;,.)✅❌]*(?:\([^()\n]{1,40}\)[\s|;,.✅❌]*)?\n[\s*-]*(?:[^\n:.]{1,40}:\s*|\d{1,2}[.)]\s*)?[\s(\[{-]*"
)
_NUMBERED = re.compile(r"\s*(?:group|meld)\s*#?\d{1,2}[.:]?\s*", re.IGNORECASE)
_WIDEST_GAP = 120
_LONGEST_LABEL = 40
_HAND_LABEL = re.compile(r"[^:\n]{0,30}\b(?:hand|declaration|example|player)\b[^:\n]{0,10}:\s*\n", re.IGNORECASE)
_KINDS = re.compile(r"\b(?:sets|sequences|runs|melds of|examples)\b[^.!?:]*[:.]?\s*$")
_MOST_GROUPS = 60
_FEWEST_GROUP = 3
_FEWEST_FLAT = 7
"""Cards of a hand that is in no groups; fewer are a group."""


class Sizes(NamedTuple):
    """How many cards a declaration has."""

    wanted: Container[int]
    is_any: bool
    """Whether it may have any number."""

    def has(self, cards: int) -> bool:
        """Tell whether a declaration may have so many."""
        return cards in self.wanted

    def is_one_off(self, cards: int) -> bool:
        """Tell whether a card is missing or too many."""
        return cards - 1 in self.wanted or cards + 1 in self.wanted


def hands_of(pieces: Sequence[Piece], rows: Iterable[Row], sizes: Sizes) -> Iterator[FoundHand]:
    """Yield every hand: each row of several groups, and single groups one below the other that make up a hand."""
    waiting: list[Row] = []
    for row in filter(_may_be_shown, rows):
        is_group = len(row.groups) == 1 and row.is_alone
        if waiting and not (is_group and _goes_on(pieces, waiting[-1], row)):
            yield from _below_each_other(pieces, waiting, sizes)
            waiting = []
        if is_group:
            waiting.append(row)
        elif len(row.groups) <= _MOST_GROUPS:
            yield from _beside_each_other(row, sizes)
    yield from _below_each_other(pieces, waiting, sizes)


def _may_be_shown(row: Row) -> bool:
    """Tell whether it is more than a single card, or than a pair in prose: two cards on a line may be a group."""
    return row.cards > _FEWEST_GROUP if len(row.groups) > 1 else row.cards >= _FEWEST_GROUP - row.is_alone


def _beside_each_other(row: Row, sizes: Sizes) -> Iterator[FoundHand]:
    """Yield the hand that lies in one row, or its groups if they are examples, each by itself."""
    if len(row.groups) > 1 and _are_examples(row, sizes):
        for group, said in zip(row.groups, row.said, strict=True):
            if len(group.group.cards) >= _FEWEST_GROUP:
                yield _hand(row._replace(groups=(group,), name=None, said=(said,)), sizes)
    else:
        yield _hand(row, sizes)


def _are_examples(row: Row, sizes: Sizes) -> bool:
    """Tell whether each group has its own verdict, or its own kind though together they are nobody's declaration."""
    if are_examples(row.said, is_declaration=sizes.has(row.cards)):
        return True
    is_size = sizes.is_any or sizes.has(row.cards) or sizes.is_one_off(row.cards)
    return row.is_list and row.name is None and not is_size and all(said.is_kind for said in row.said)


def _hand(row: Row, sizes: Sizes) -> FoundHand:
    """Return the hand that lies in one row; it is whole with a card too many or too few if its groups are apart."""
    cards, groups = row.cards, len(row.groups)
    if sizes.is_any:
        is_whole = groups > 1
    elif groups == 1:
        is_whole = cards >= _FEWEST_FLAT and sizes.has(cards)
    else:
        is_whole = sizes.has(cards) or (groups > 2 and sizes.is_one_off(cards))
    return FoundHand(row.groups, row.name, is_whole)


def _below_each_other(pieces: Sequence[Piece], rows: Sequence[Row], sizes: Sizes) -> Iterator[FoundHand]:
    """Yield the hand that single groups make up; if they make up none, each by itself."""
    if _make_up_hand(pieces, rows, sizes):
        yield FoundHand(tuple(row.groups[0] for row in rows), rows[0].name, is_whole=True)
    else:
        yield from (_hand(row, sizes) for row in rows if row.cards >= _FEWEST_GROUP)


def _make_up_hand(pieces: Sequence[Piece], rows: Sequence[Row], sizes: Sizes) -> bool:
    """Tell whether groups are one hand: with a card too many or too few only if each has its label."""
    if sizes.is_any or not 2 < len(rows) <= _MOST_GROUPS:
        return False
    fewest, most = min(row.cards for row in rows), max(row.cards for row in rows)
    if most < _FEWEST_GROUP:
        return False
    cards = sum(row.cards for row in rows)
    said = [row.said[0]._replace(label=_label(pieces, row)) for row in rows]
    if are_examples(said, is_declaration=sizes.has(cards)) or _is_list_of_kind(pieces, rows):
        return False
    is_nearly = sizes.is_one_off(cards) and fewest >= _FEWEST_GROUP
    return sizes.has(cards) or (is_nearly and all(_is_labelled(pieces, row) for row in rows))


def _is_list_of_kind(pieces: Sequence[Piece], rows: Sequence[Row]) -> bool:
    """Tell whether it stands below `Sets:`, and no group is called anything else."""
    first = rows[0].groups[0]
    if first.start > 0:
        above = pieces[first.piece].text[: first.start].rstrip()
    else:
        above = pieces[first.piece - 1].text if first.piece else ""
    is_of_kind = _KINDS.search(above.lower()[-_LONGEST_LABEL:]) is not None
    return is_of_kind and not any(_label(pieces, row) for row in rows[1:])


def _label(pieces: Sequence[Piece], row: Row) -> str:
    """Return the label of a group that is on its line or above, in the paragraph above or in the cell before."""
    return row.said[0].label or (pieces[row.groups[0].piece - 1].text.lower() if _is_labelled(pieces, row) else "")


def _is_labelled(pieces: Sequence[Piece], row: Row) -> bool:
    """Tell whether a group has its label on its line, above it, in the paragraph above or in the cell before."""
    group = row.groups[0]
    if row.is_labelled or group.piece == 0:
        return row.is_labelled
    before = pieces[group.piece - 1]
    is_short = len(before.text) <= _LONGEST_LABEL and before.kind in (PieceKind.PARAGRAPH, PieceKind.CELL)
    return is_short and group.start == 0 and has_label(f"{before.text.rstrip().rstrip(':')}:")


def _goes_on(pieces: Sequence[Piece], above: Row, below: Row) -> bool:
    """Tell whether the second row could be the next group of the same hand."""
    first, second = above.groups[-1].piece, below.groups[0].piece
    if second == first:
        return _is_next_line(pieces[first].text, above.groups[-1].marks_end, below.groups[0].start)
    here, there = pieces[first], pieces[second]
    if _HAND_LABEL.match(there.text, 0, below.groups[0].start):
        return False
    if here.kind is not there.kind:
        return False
    if here.kind is PieceKind.CELL:
        is_next_row = there.row == here.row + 1 and _is_numbered(pieces, first) and _is_numbered(pieces, second)
        return here.container == there.container and (here.row == there.row or is_next_row)
    if here.kind is PieceKind.ITEM:
        return here.container == there.container and second == first + 1
    return second <= first + 2 and all(map(_may_be_label, pieces[first + 1 : second]))


def _is_numbered(pieces: Sequence[Piece], cell: int) -> bool:
    """Tell whether the cell before calls a group by its number, so that the rows of a table are groups of one hand."""
    before = pieces[cell - 1]
    is_same_row = (before.container, before.row) == (pieces[cell].container, pieces[cell].row)
    return is_same_row and _NUMBERED.fullmatch(before.text) is not None


def _is_next_line(text: str, start: int, end: int) -> bool:
    return end - start <= _WIDEST_GAP and _BETWEEN_LINES.fullmatch(text, start, end) is not None


def _may_be_label(piece: Piece) -> bool:
    return piece.kind is PieceKind.PARAGRAPH and len(piece.text) <= _LONGEST_LABEL
