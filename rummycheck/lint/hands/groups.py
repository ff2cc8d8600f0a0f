"""Which cards of a piece lie together?"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rummycheck.declaration import Group
from rummycheck.lint.documents.pieces import Piece
from rummycheck.lint.hands.atoms import single_cards
from rummycheck.lint.hands.found import FoundCard, FoundGroup
from rummycheck.lint.hands.joints import Joints
from rummycheck.lint.hands.lost import has_lost_neighbour
from rummycheck.lint.hands.marks import is_border, marks_in, said_of, stand_ins
from rummycheck.lint.hands.noted import is_named_in_note
from rummycheck.lint.hands.parting import parted
from rummycheck.lint.hands.shared import SharedRow, shared_rows
from rummycheck.lint.hands.spans import Spans
from rummycheck.notation.grammar import Part
from rummycheck.source import Span

_MOST_CARDS = 60
"""More cards in one row are a pack, and no hand."""


class Cards(NamedTuple):
    """The cards of a piece, with the marks that speak of them."""

    singles: tuple[FoundCard, ...]
    rows: tuple[SharedRow, ...]
    marks: tuple[Part, ...]

    @property
    def all(self) -> tuple[FoundCard, ...]:
        """All cards in order."""
        return tuple(sorted([*self.singles, *(card for row in self.rows for card in row.cards)], key=_start))


def _start(placed: FoundCard | SharedRow) -> int:
    return placed.start


def cards_of(piece: Piece, folded: str) -> Cards:
    """Return the cards that a piece spells; those that a mark names are no cards of a group."""
    marks = tuple(marks_in(folded))
    in_marks = Spans((mark.start, mark.end) for mark in marks)
    rows = tuple(_apart(row for row in shared_rows(piece.text, folded) if row.start not in in_marks))
    in_rows = Spans((row.start, row.end) for row in rows)
    singles = [
        card
        for card in single_cards(piece.text, folded)
        if card.start not in in_marks and not in_rows.meets(card.start, card.end)
    ]
    return Cards(tuple(sorted([*singles, *stand_ins(piece, folded, marks)], key=_start)), rows, marks)


def _apart(rows: Iterable[SharedRow]) -> Iterator[SharedRow]:
    """Yield the rows in order, but none that begins within another."""
    end = 0
    for row in sorted(rows, key=_start):
        if row.start >= end:
            end = row.end
            yield row


class Chain(NamedTuple):
    """Cards with nothing but joints between them, and how they follow on the chain before."""

    cards: tuple[FoundCard, ...]
    is_beside: bool
    """Whether it lies in one hand with the chain before: wide blanks, or joints of another kind, part the two."""

    @property
    def start(self) -> int:
        """Offset in the piece's text."""
        return self.cards[0].start

    @property
    def end(self) -> int:
        """Offset in the piece's text, behind the last card."""
        return self.cards[-1].end


def chains(piece: Piece, text: str, cards: Cards, taken: Iterable[tuple[int, int]]) -> list[Chain]:
    """Return the chains of a piece in order; `text` has its soft line ends blank, `taken` are cards spoken for.

    Chains too long for a hand, and those with a card beside them whose rank or suit is lost, are left out.
    """
    is_taken = Spans(taken)
    rows = [row for row in cards.rows if row.start not in is_taken]
    singles = [card for card in cards.singles if card.start not in is_taken]
    found = [Chain(row.cards, is_beside=False) for row in rows]
    for chained, joints in _chained(singles, _joints(piece, text, cards, rows)):
        found.extend(Chain(part, is_beside) for part, is_beside in parted(text, chained, joints))
    found.sort(key=lambda chain: chain.start)
    told = [chain for chain in found if not _is_named(text, chain)]
    beside = list(_beside_rows(text, told, {row.start for row in rows}))
    return list(kept(beside, lambda chain: _may_be_group(piece.text, text, chain)))


def kept(found: Iterable[Chain], is_kept: Callable[[Chain], bool]) -> Iterator[Chain]:
    """Yield the chains that are kept; one behind a chain that is not lies beside no other."""
    is_behind_kept = True
    for chain in found:
        if is_kept(chain):
            yield chain if is_behind_kept else chain._replace(is_beside=False)
            is_behind_kept = True
        else:
            is_behind_kept = False


def _may_be_group(written: str, text: str, chain: Chain) -> bool:
    return len(chain.cards) <= _MOST_CARDS and not has_lost_neighbour(written, text, chain.start, chain.end)


def _is_named(text: str, chain: Chain) -> bool:
    return len(chain.cards) == 1 and is_named_in_note(text, chain.start, chain.end)


def _joints(piece: Piece, text: str, cards: Cards, rows: Sequence[SharedRow]) -> Joints:
    marks = [(mark.start, mark.end) for mark in cards.marks if is_border(mark)]
    return Joints(piece, text, marks, [row.start for row in rows])


def _chained(cards: Iterable[FoundCard], joints: Joints) -> Iterator[tuple[list[FoundCard], list[str]]]:
    """Yield the cards that are joined to one another, with what joins them."""
    chain: list[FoundCard] = []
    between: list[str] = []
    for card in cards:
        joint = joints.between(chain[-1].end, card.start) if chain else None
        if chain and joint is None:
            yield chain, between
            chain, between = [], []
        elif joint is not None:
            between.append(joint)
        chain.append(card)
    if chain:
        yield chain, between


def _beside_rows(text: str, found: Sequence[Chain], rows: set[int]) -> Iterator[Chain]:
    """Yield the chains: a row whose suit is written once lies beside what only blanks part from it."""
    yield from found[:1]
    for before, chain in pairwise(found):
        is_row = before.start in rows or chain.start in rows
        gap = text[before.end : chain.start]
        is_beside = is_row and gap.isspace() and "\n" not in gap
        yield chain._replace(is_beside=True) if is_beside else chain


def group_of(index: int, piece: Piece, folded: str, chain: Chain, marks: Sequence[Part]) -> FoundGroup:
    """Return a chain as a group, with the marks in it and directly behind it."""
    places = [piece.stretch(card.start, card.end) for card in chain.cards]
    start, end = places[0].start, places[-1].end
    said = tuple(said_of(piece, folded, chain.cards, marks))
    group = Group(
        tuple(card.card for card in chain.cards),
        None,
        tuple(mark for _, mark in said),
        Span(1, start + 1, 1, end + 1),
        tuple((place.start - start, place.end - start) for place in places),
    )
    return FoundGroup(index, chain.start, chain.end, group, max([chain.end, *(part.end for part, _ in said)]))
