"""Which cards of a piece lie together?"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from rummycheck.declaration import Group, Mark
from rummycheck.errors import NotationError
from rummycheck.lint.documents.pieces import Piece
from rummycheck.lint.hands.atoms import Row, rows, single_cards
from rummycheck.lint.hands.found import FoundCard, FoundGroup
from rummycheck.notation.grammar import Part, terminal_pattern
from rummycheck.notation.marks import mark_of, stand_in_card
from rummycheck.notation.text import LineText
from rummycheck.source import Span

_JOINT = re.compile(r"(?:[ \t]|[,·+-]|(?:and|an?|the|&)(?=[ \t]))*")
_LONGEST_JOINT = 16
_LONGEST_MARK = 80
_SELECTORS = "\ufe0e\ufe0f\u200d"
_AND = re.compile(r"\band\b|&")


class Cards(NamedTuple):
    """The cards of a piece, with the marks that speak of them."""

    singles: tuple[FoundCard, ...]
    rows: tuple[Row, ...]
    marks: tuple[Part, ...]

    @property
    def all(self) -> tuple[FoundCard, ...]:
        """All cards in order."""
        return tuple(sorted([*self.singles, *(card for row in self.rows for card in row.cards)], key=_start))


def _start(card: FoundCard) -> int:
    return card.start


def cards_of(piece: Piece, folded: str) -> Cards:
    """Return the cards that a piece spells; those that a mark names are no cards of a group."""
    marks = tuple(_marks(folded))
    inside = _inside([(mark.start, mark.end) for mark in marks])
    shared = [row for row in rows(folded) if not inside(row.start)]
    in_rows = _inside([(row.start, row.end) for row in shared])
    stand_ins = [card for mark in marks if mark.terminal == "STAND_IN" for card in _stand_in(piece, folded, mark)]
    singles = [card for card in single_cards(piece.text, folded) if not inside(card.start) and not in_rows(card.start)]
    return Cards(tuple(sorted([*singles, *stand_ins], key=_start)), tuple(shared), marks)


def _inside(spans: Sequence[tuple[int, int]]) -> Callable[[int], bool]:
    """Return what tells whether an offset is in one of the spans."""
    if not spans:
        return lambda _offset: False
    covered = {offset for start, end in spans for offset in range(start, end)}
    return covered.__contains__


@cache
def _mark_patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    names = ("STAND_IN", "JOKER_MARK", "PLACE_MARK")
    return tuple((name, re.compile(terminal_pattern(name))) for name in names)


def _marks(folded: str) -> Iterator[Part]:
    if "(" not in folded and "[" not in folded:
        return
    end = 0
    for opening in re.finditer(r"[(\[]", folded):
        if (
            opening.start() < end
            or folded.find("]" if opening.group() == "[" else ")", opening.start(), opening.start() + 80) < 0
        ):
            continue
        for name, pattern in _mark_patterns():
            found = pattern.match(folded, opening.start())
            if found and found.end() - found.start() <= _LONGEST_MARK:
                end = found.end()
                yield Part(name, found.start(), end)
                break


def _stand_in(piece: Piece, folded: str, mark: Part) -> Iterator[FoundCard]:
    try:
        card = stand_in_card(LineText(piece.text, folded, 1), mark)
    except NotationError:
        return
    yield FoundCard(card, mark.start, mark.end, is_letter=False)


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
    """Return the chains of a piece in order; `text` has its soft line ends blank, `taken` are cards spoken for."""
    is_taken = _inside(list(taken))
    borders = [(mark.start, mark.end) for mark in cards.marks if mark.terminal != "STAND_IN"]
    rows_here = [row for row in cards.rows if not is_taken(row.start)]
    between = _Between(piece.text, text, borders, [row.start for row in rows_here])
    found = [Chain(row.cards, is_beside=False) for row in rows_here]
    chain: list[FoundCard] = []
    joints: list[str] = []
    for card in cards.singles:
        if is_taken(card.start):
            continue
        joint = between.joint(chain[-1].end, card.start) if chain else None
        if chain and joint is None:
            found.extend(_parted(chain, joints))
            chain, joints = [], []
        elif joint is not None:
            joints.append(joint)
        chain.append(card)
    if chain:
        found.extend(_parted(chain, joints))
    return sorted(found, key=lambda chain: chain.start)


class _Between(NamedTuple):
    """What may stand between two cards of a chain."""

    written: str
    text: str
    marks: Sequence[tuple[int, int]]
    rows: Sequence[int]

    def joint(self, start: int, end: int) -> str | None:
        """Return what joins two cards, with a comma for a mark; None if they are not joined."""
        if any(start <= row < end for row in self.rows):
            return None
        for mark_start, mark_end in self.marks:
            if start <= mark_start and mark_end <= end:
                is_joined = not self.text[start:mark_start].strip() and self._plain(mark_end, end) is not None
                return "," if is_joined else None
        return self._plain(start, end)

    def _plain(self, start: int, end: int) -> str | None:
        if end - start > _LONGEST_JOINT or not _JOINT.fullmatch(self.text, start, end):
            return None
        signs = zip(self.text[start:end], self.written[start:end], strict=True)
        return "".join(sign for sign, as_written in signs if as_written not in _SELECTORS)


def _parted(cards: Sequence[FoundCard], joints: Sequence[str]) -> Iterator[Chain]:
    """Yield the parts of a chain in which joints of one kind hold groups together and those of another part them."""
    if len(cards) >= 4:
        for parts, least, is_beside in _WAYS_TO_PART:
            borders = [index for index, joint in enumerate(joints, start=1) if parts(joint)]
            if not borders or (len(borders) == len(joints) and not is_beside):
                continue
            edges = [0, *borders, len(cards)]
            sizes = [right - left for left, right in pairwise(edges)]
            if all(size >= least for size in sizes) and max(sizes) > 1:
                for number, (left, right) in enumerate(pairwise(edges)):
                    yield Chain(tuple(cards[left:right]), is_beside=is_beside and number > 0)
                return
    yield Chain(tuple(cards), is_beside=False)


def _is_wide(joint: str) -> bool:
    return re.search(r"[ \t]{2}", joint) is not None


def _is_and(joint: str) -> bool:
    return _AND.search(joint) is not None


def _is_comma(joint: str) -> bool:
    return "," in joint


def _is_no_hyphen(joint: str) -> bool:
    return "-" not in joint


def _is_blank(joint: str) -> bool:
    return joint != ""


# What may part, how many cards each part has at least, and whether the parts lie in one hand.
_WAYS_TO_PART: tuple[tuple[Callable[[str], bool], int, bool], ...] = (
    (_is_wide, 1, True),
    (_is_and, 3, False),
    (_is_comma, 3, False),
    (_is_no_hyphen, 3, True),
    (_is_blank, 2, True),
)


def group_of(index: int, piece: Piece, folded: str, chain: Chain, marks: Sequence[Part]) -> FoundGroup:
    """Return a chain as a group, with the marks in it and directly behind it."""
    cards = tuple(card.card for card in chain.cards)
    places = [piece.stretch(card.start, card.end) for card in chain.cards]
    start, end = places[0].start, places[-1].end
    columns = tuple((place.start - start, place.end - start) for place in places)
    said = tuple(_said(piece, folded, chain, marks))
    marks_end = max([chain.end, *(part.end for part, _ in said)])
    group = Group(cards, None, tuple(mark for _, mark in said), Span(1, start + 1, 1, end + 1), columns)
    return FoundGroup(index, chain.start, chain.end, group, marks_end)


def _said(piece: Piece, folded: str, chain: Chain, marks: Sequence[Part]) -> Iterator[tuple[Part, Mark]]:
    line = LineText(piece.text, folded, 1)
    cards = [card.card for card in chain.cards]
    for part in marks:
        is_behind = part.start >= chain.end and not folded[chain.end : part.start].strip()
        if not is_behind and not chain.start <= part.start < chain.end:
            continue
        last = part.end if part.terminal == "STAND_IN" else part.start
        try:
            mark = mark_of(line, part, cards, sum(card.end <= last for card in chain.cards))
        except NotationError:
            continue  # It names no card; then it is no mark.
        place = piece.stretch(part.start, part.end)
        yield part, replace(mark, span=Span(1, place.start + 1, 1, place.end + 1))
