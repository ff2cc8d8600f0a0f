"""What does an article show, before anybody asks what it says of it?"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rummycheck.lint.claims.designations import designations_in, spans
from rummycheck.lint.claims.sections import Headings, headings_above
from rummycheck.lint.claims.template import Template, filled
from rummycheck.lint.documents.pieces import Document, Piece, PieceKind
from rummycheck.lint.hands.found import FoundCard, FoundDesignation, FoundGroup, FoundHand
from rummycheck.lint.hands.groups import Cards, Chain, cards_of, chains, group_of
from rummycheck.lint.hands.hands import Row, Sizes, hands_of, rows_of
from rummycheck.lint.hands.lines import with_soft_ends_blank
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
    designations: tuple[FoundDesignation, ...]
    steps: tuple[int, ...]
    """How many lines, as a reader counts them, stand before each piece."""

    def step(self, piece: int, offset: int) -> int:
        """Return the number of the line on which an offset of a piece stands; neighbours differ by one."""
        template = self.templates[piece]
        return self.steps[piece] + (template.text.count("\n", 0, offset) if template is not None else 0)

    def steps_of(self, hand: FoundHand) -> tuple[int, int]:
        """Return the lines on which a hand begins and ends."""
        first, last = hand.groups[0], hand.groups[-1]
        return self.step(first.piece, first.start), self.step(last.piece, last.end)


class _PieceRead(NamedTuple):
    piece: Piece
    text: str
    cards: Cards
    chains: Sequence[tuple[Chain, FoundGroup]]
    designations: Sequence[FoundDesignation]


def shown_in(document: Document, sizes: Sizes) -> Shown:
    """Return what an article shows under rulesets whose declarations have so many cards."""
    pieces = document.pieces
    read = {number: _read(number, piece) for number, piece in enumerate(pieces) if _is_read(piece)}
    has_letters = any(_is_letter_hand(chain) for each in read.values() for chain, _ in each.chains)
    rows = [row for number in read for row in _rows(read[number], has_letters=has_letters)]
    hands = tuple(sorted(hands_of(pieces, rows, sizes), key=lambda hand: hand.stretch))
    templates = tuple(_template(number, read.get(number), hands) for number in range(len(pieces)))
    return Shown(
        pieces,
        headings_above(pieces),
        templates,
        hands,
        tuple(designation for each in read.values() for designation in each.designations),
        tuple(_steps(templates)),
    )


def _steps(templates: Sequence[Template | None]) -> Iterator[int]:
    step = 0
    for template in templates:
        yield step
        step += template.text.count("\n") + 1 if template is not None else 0


def _is_read(piece: Piece) -> bool:
    return piece.kind is not PieceKind.COMMENT and not (piece.kind is PieceKind.CODE and piece.language == MARKED)


def _read(number: int, piece: Piece) -> _PieceRead:
    text = folded(piece.text)
    cards = cards_of(piece, text)
    soft = with_soft_ends_blank(piece.text, text, cards.all)
    designations = designations_in(filled(number, piece, soft, cards.singles))
    found = chains(piece, soft, cards, spans(designations))
    groups = [(chain, group_of(number, piece, text, chain, cards.marks)) for chain in found]
    return _PieceRead(piece, soft, cards, groups, designations)


def _is_letter_hand(chain: Chain) -> bool:
    """Tell whether cards with letters for suits lie together, which no prose looks like by accident."""
    letters = [card for card in chain.cards if card.is_letter]
    return len(letters) > 2 and len({card.card for card in letters}) > 1


def _rows(read: _PieceRead, *, has_letters: bool) -> Iterator[Row]:
    """Yield the rows whose cards are believed, single cards and pairs in prose left out."""
    for row in rows_of(read.piece, read.text, read.chains):
        is_letter = any(card.is_letter for chain, group in read.chains if group in row.groups for card in chain.cards)
        if is_letter and not has_letters:
            continue
        if (len(row.groups) > 1 and sum(len(group.group.cards) for group in row.groups) > 3) or len(
            row.groups[0].group.cards
        ) > 2:
            yield row


def _template(number: int, read: _PieceRead | None, hands: Sequence[FoundHand]) -> Template | None:
    if read is None:
        return None
    here = [hand for hand in hands if hand.pieces[0] <= number <= hand.pieces[1]]
    rows = [hand for hand in here if len(hand.groups) > 1 and hand.pieces == (number, number) and _is_row(hand, read)]
    groups = [group for hand in here for group in hand.groups if group.piece == number]
    return filled(number, read.piece, read.text, _single_cards(read), groups, rows)


def _is_row(hand: FoundHand, read: _PieceRead) -> bool:
    return "\n" not in read.text[hand.groups[0].start : hand.groups[-1].end]


def _single_cards(read: _PieceRead) -> Iterator[FoundCard]:
    """Yield the cards; those whose suit is a small letter are words more often than not."""
    for card in read.cards.singles:
        if not card.is_letter or read.piece.text[card.end - 1].isupper():
            yield card
