"""What does an article show, before anybody asks what it says of it?"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from rummycheck.lint.claims.designations import column_designation, designations_in, spans
from rummycheck.lint.claims.sections import Headings, headings_above
from rummycheck.lint.claims.template import Template, filled
from rummycheck.lint.documents.pieces import Document, Piece, PieceKind
from rummycheck.lint.hands.atoms import with_parted_cards_joined
from rummycheck.lint.hands.company import Company
from rummycheck.lint.hands.found import FoundCard, FoundDesignation, FoundHand
from rummycheck.lint.hands.groups import Cards, Chain, cards_of, chains, group_of, kept
from rummycheck.lint.hands.hands import Sizes, hands_of
from rummycheck.lint.hands.lines import with_soft_ends_blank
from rummycheck.lint.hands.rows import Row, rows_of
from rummycheck.lint.hands.told_twice import told_once
from rummycheck.notation.spelling import folded

MARKED = "rummy"
"""The language of code blocks that are hands for certain, and are read elsewhere."""


class Shown(NamedTuple):
    """Everything that was found in an article."""

    pieces: tuple[Piece, ...]
    headings: tuple[Headings, ...]
    templates: tuple[Template | None, ...]
    """For each piece how it reads; None for comments and marked blocks."""
    hands: tuple[FoundHand, ...]
    """In order: hands of several groups, and groups that stand alone."""
    hand_starts: tuple[int, ...]
    """Where each of them starts in the source."""
    designations: tuple[FoundDesignation, ...]
    for_article: tuple[FoundDesignation, ...]
    """Those of them that are said of all examples."""
    steps: tuple[int, ...]
    """How many lines, as a reader counts them, stand before each piece."""

    @property
    def read(self) -> Iterator[Template]:
        """The pieces that are read, in order."""
        return (template for template in self.templates if template is not None)

    def step(self, piece: int, offset: int) -> int:
        """Return the number of the line on which an offset of a piece stands; neighbours differ by one."""
        template = self.templates[piece]
        return self.steps[piece] + (bisect_left(_line_ends(template.text), offset) if template is not None else 0)

    def hands_from(self, offset: int) -> int:
        """Return the number of the first hand that does not start before an offset of the source."""
        return bisect_left(self.hand_starts, offset)

    def steps_of(self, hand: FoundHand) -> tuple[int, int]:
        """Return the lines on which a hand begins and ends."""
        first, last = hand.groups[0], hand.groups[-1]
        return self.step(first.piece, first.start), self.step(last.piece, last.end)


@lru_cache(maxsize=64)
def _line_ends(text: str) -> list[int]:
    return [found.start() for found in re.finditer("\n", text)]


class _PieceRead(NamedTuple):
    piece: Piece
    text: str
    cards: Cards
    number: int
    chains: Sequence[Chain]
    designations: Sequence[FoundDesignation]


def shown_in(document: Document, sizes: Sizes) -> Shown:
    """Return what an article shows under rulesets whose declarations have so many cards."""
    pieces = document.pieces
    read = {number: _read(number, piece) for number, piece in enumerate(pieces) if _is_read(piece)}
    company = Company(
        (each.text for each in read.values()), [chain.cards for each in read.values() for chain in each.chains]
    )
    rows = (row for each in read.values() for row in _rows(each, company, sizes))
    hands = tuple(sorted(hands_of(pieces, rows, sizes), key=lambda hand: hand.stretch))
    by_piece = _by_piece(hands)
    templates = tuple(_template(number, read.get(number), by_piece.get(number, ())) for number in range(len(pieces)))
    designations = tuple(sorted(_designations(read), key=lambda found: found.stretch))
    return Shown(
        pieces,
        headings_above(pieces),
        templates,
        hands,
        tuple(hand.stretch.start for hand in hands),
        designations,
        tuple(designation for designation in designations if designation.is_for_article),
        tuple(_steps(templates)),
    )


def _designations(read: Mapping[int, _PieceRead]) -> Iterator[FoundDesignation]:
    """Yield what is said to be wild in words, and in the columns of tables."""
    heads = {
        (each.piece.container, each.piece.column): each.piece.text
        for each in read.values()
        if each.piece.kind is PieceKind.CELL and each.piece.row == 0
    }
    for number, each in read.items():
        yield from each.designations
        head = heads.get((each.piece.container, each.piece.column), "")
        of_column = column_designation(number, each.piece, each.text, each.cards.singles, head)
        if of_column is not None:
            yield of_column


def _steps(templates: Sequence[Template | None]) -> Iterator[int]:
    step = 0
    for template in templates:
        yield step
        step += template.text.count("\n") + 1 if template is not None else 0


def _is_read(piece: Piece) -> bool:
    return piece.kind is not PieceKind.COMMENT and not (piece.kind is PieceKind.CODE and piece.language == MARKED)


def _read(number: int, piece: Piece) -> _PieceRead:
    text = with_parted_cards_joined(folded(piece.text))
    cards = cards_of(piece, text)
    soft = with_soft_ends_blank(piece.text, text, cards.all)
    designations = designations_in(filled(number, piece, soft, cards.singles))
    found = chains(piece, soft, cards, spans(designations))
    return _PieceRead(piece, soft, cards, number, found, designations)


def _rows(read: _PieceRead, company: Company, sizes: Sizes) -> Iterator[Row]:
    """Yield the rows whose cards are believed."""
    believed = kept(read.chains, lambda chain: company.believes(chain.cards))
    groups = [
        (group_of(read.number, read.piece, read.text, chain, read.cards.marks), chain.is_beside) for chain in believed
    ]
    yield from rows_of(read.piece, read.text, told_once(read.text, groups), sizes.has)


def _by_piece(hands: Sequence[FoundHand]) -> Mapping[int, Sequence[FoundHand]]:
    """Return for each piece the hands that have a group in it."""
    by_piece: dict[int, list[FoundHand]] = {}
    for hand in hands:
        for number in dict.fromkeys(group.piece for group in hand.groups):
            by_piece.setdefault(number, []).append(hand)
    return by_piece


def _template(number: int, read: _PieceRead | None, here: Sequence[FoundHand]) -> Template | None:
    if read is None:
        return None
    rows = [hand for hand in here if len(hand.groups) > 1 and hand.pieces == (number, number) and _is_row(hand, read)]
    groups = [group for hand in here for group in hand.groups if group.piece == number]
    return filled(number, read.piece, read.text, _single_cards(read), groups, rows)


def _is_row(hand: FoundHand, read: _PieceRead) -> bool:
    return "\n" not in read.text[hand.groups[0].start : hand.groups[-1].end]


def _single_cards(read: _PieceRead) -> Iterator[FoundCard]:
    """Yield the cards; those whose suit is a small letter are words more often than not."""
    for card in read.cards.singles:
        last = read.piece.text[card.end - 1]
        if not card.is_letter or last.isupper() or last in "★☆⭐":
            yield card
