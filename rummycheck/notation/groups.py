"""Which groups do the parts of one group make?"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from rummycheck.cards import AnyCard
from rummycheck.declaration import Group, Mark
from rummycheck.notation.grammar import GroupParts, Part
from rummycheck.notation.marks import joker_mark, place_mark, stand_in
from rummycheck.notation.spelling import card_spelled
from rummycheck.notation.text import LineText
from rummycheck.source import Span


@dataclass(slots=True)
class _Row:
    """Cards in a row, while they are gathered."""

    cards: list[AnyCard] = field(default_factory=list)
    spans: list[Span] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)

    def group(self, label: str | None) -> Group:
        spans = tuple(self.spans)
        return Group(tuple(self.cards), label, tuple(self.marks), spans[0].to(spans[-1]), spans)


def laid_groups(line: LineText, parts: GroupParts, label: str | None) -> Iterator[Group]:
    """Yield the group that the parts make, or several where a plus or "and" parts longer rows of cards.

    `8♠ + PJ + 10♠` is one group of three, `A♥ 2♥ 3♥ + 5♣ 6♣ 7♣` two groups; in brackets a plus only joins.
    """
    rows = list(_rows(line, parts.parts))
    if len(rows) > 1 and (parts.is_bracketed or all(len(row.cards) == 1 for row in rows)):
        rows = [_joined(rows)]
    for row in rows:
        yield row.group(label)


def _rows(line: LineText, parts: Sequence[Part]) -> Iterator[_Row]:
    row = _Row()
    for part in parts:
        match part.terminal:
            case "CARDS":
                for chain in _chains(line, part):
                    if row.cards and chain.starts_row:
                        yield row
                        row = _Row()
                    row.cards.extend(chain.cards)
                    row.spans.extend(chain.spans)
            case "STAND_IN":
                card, mark = stand_in(line, part, row.cards)
                row.cards.append(card)
                row.spans.append(mark.span)
                row.marks.append(mark)
            case "PLUS":
                yield row
                row = _Row()
            case "JOKER_MARK":
                row.marks.append(joker_mark(line, part, row.cards))
            case _:
                row.marks.append(place_mark(line, part, row.cards))
    yield row


@dataclass(frozen=True, slots=True)
class _Chain:
    """Cards of one token that belong to one row."""

    cards: list[AnyCard]
    spans: list[Span]
    starts_row: bool


def _chains(line: LineText, part: Part) -> Iterator[_Chain]:
    """Yield the cards of a token; "and" parts them where hyphens join the cards on both its sides."""
    found = list(line.cards(part.start, part.end))
    cards = [card_spelled(card.group()) for card in found]
    number = line.number
    spans = [Span(number, card.start() + 1, number, card.end() + 1) for card in found]
    borders = [0, *_borders([line.folded[left.end() : right.start()] for left, right in pairwise(found)]), len(cards)]
    for start, end in pairwise(borders):
        yield _Chain(cards[start:end], spans[start:end], starts_row=start > 0)


def _borders(joints: list[str]) -> Iterable[int]:
    """Return the cards before which a new row starts, given what stands between each card and the next."""
    return [
        index + 1
        for index in range(1, len(joints) - 1)
        if "and" in joints[index] and "-" in joints[index - 1] and "-" in joints[index + 1]
    ]


def _joined(rows: Sequence[_Row]) -> _Row:
    whole = _Row()
    for row in rows:
        offset = len(whole.cards)
        whole.marks.extend(Mark(mark.card + offset, mark.stands_for, mark.span) for mark in row.marks)
        whole.cards.extend(row.cards)
        whole.spans.extend(row.spans)
    return whole
