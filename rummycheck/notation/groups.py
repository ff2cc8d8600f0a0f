"""Which groups do the parts of one group make?"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rummycheck.cards import AnyCard
from rummycheck.declaration import Columns, Group
from rummycheck.notation.grammar import GroupParts, Part
from rummycheck.notation.marks import mark_of, stand_in_card
from rummycheck.notation.spelling import card_spelled
from rummycheck.notation.text import LineText, card_pattern
from rummycheck.source import Span


class _Chain(NamedTuple):
    """Cards that belong together in a row, and where each starts and ends in the row's text."""

    cards: tuple[AnyCard, ...]
    columns: Columns


def laid_groups(line: LineText, parts: GroupParts, label: str | None, note: str | None) -> Iterator[Group]:
    """Yield the groups that the parts make, more than one where a bar, a plus or "and" parts rows of cards.

    `8♠ + PJ + 10♠` is one group of three, `A♥ 2♥ 3♥ + 5♣ 6♣ 7♣` two groups; in brackets a plus only joins.
    The label belongs to the first of the groups, the note to the last.
    """
    if len(parts.parts) == 1 and parts.parts[0].terminal == "CARDS" and note is None:
        for start, chain in _chains_of(line, parts.parts[0]):
            yield Group(chain.cards, label, (), _span(line.number, start, chain.columns), _from_zero(chain.columns))
            label = None
        return
    rows = list(_joined(_rows(line, parts.parts), is_bracketed=parts.is_bracketed))
    for index, row in enumerate(rows):
        yield row.group(line, (label if index == 0 else None) or (note if index == len(rows) - 1 else None))


def _chains_of(line: LineText, part: Part) -> Iterator[tuple[int, _Chain]]:
    """Yield the chains of a token of cards, with the offset of their row in the line."""
    start = part.start
    for row in line.folded[part.start : part.end].split("|"):
        for chain in _chains(row):
            yield start, chain
        start += len(row) + 1


@lru_cache(maxsize=1 << 12)
def _chains(row: str) -> tuple[_Chain, ...]:
    """Return the cards of a row; "and" parts them where hyphens join the cards on both its sides.

    Remembered, since hands share their groups: there are but 48 pure sequences of three.
    """
    found = list(card_pattern().finditer(row))
    whole = _Chain(tuple([card_spelled(card.group()) for card in found]), tuple([card.span() for card in found]))
    if "and" not in row:
        return (whole,) if found else ()
    joints = [row[left.end() : right.start()] for left, right in pairwise(found)]
    borders = [
        index + 1
        for index in range(1, len(joints) - 1)
        if "and" in joints[index] and "-" in joints[index - 1] and "-" in joints[index + 1]
    ]
    stretches = pairwise([0, *borders, len(found)])
    return tuple(_Chain(whole.cards[start:end], whole.columns[start:end]) for start, end in stretches if end > start)


def _span(number: int, offset: int, columns: Columns) -> Span:
    return Span(number, offset + columns[0][0] + 1, number, offset + columns[-1][1] + 1)


@lru_cache(maxsize=1 << 12)
def _from_zero(columns: Columns) -> Columns:
    """Return the columns counted from the start of the first card."""
    first = columns[0][0]
    return tuple((start - first, end - first) for start, end in columns)


class _Row:
    """Cards in a row, while they are gathered."""

    def __init__(self, *, follows_plus: bool = False) -> None:
        self.cards: list[AnyCard] = []
        self.columns: list[tuple[int, int]] = []  # Where each card starts and ends in the line.
        self.marks: list[tuple[Part, int]] = []  # Each with the number of cards before it.
        self.follows_plus = follows_plus

    def add(self, card: AnyCard, start: int, end: int) -> None:
        self.cards.append(card)
        self.columns.append((start, end))

    def append(self, other: "_Row") -> None:
        """Add the cards and marks of a row that belongs to this one."""
        self.marks.extend((part, before + len(self.cards)) for part, before in other.marks)
        self.cards.extend(other.cards)
        self.columns.extend(other.columns)

    def group(self, line: LineText, label: str | None) -> Group:
        """Return the group; only now it is known to which of its cards a mark may speak."""
        columns = tuple(self.columns)
        marks = tuple(mark_of(line, part, self.cards, before) for part, before in self.marks)
        return Group(tuple(self.cards), label, marks, _span(line.number, 0, columns), _from_zero(columns))


def _rows(line: LineText, parts: Sequence[Part]) -> Iterator[_Row]:
    row = _Row()
    for part in parts:
        match part.terminal:
            case "CARDS":
                for index, (start, chain) in enumerate(_chains_of(line, part)):
                    if index:
                        yield row
                        row = _Row()
                    for card, (left, right) in zip(chain.cards, chain.columns, strict=True):
                        row.add(card, start + left, start + right)
            case "STAND_IN":
                row.add(stand_in_card(line, part), part.start, part.end)
                row.marks.append((part, len(row.cards)))
            case "PLUS":
                yield row
                row = _Row(follows_plus=True)
            case _:
                row.marks.append((part, len(row.cards)))
    yield row


def _joined(rows: Iterable[_Row], *, is_bracketed: bool) -> Iterator[_Row]:
    """Yield the rows, those that a plus joins as one: single cards, and whatever lies in one bracket."""
    chained: list[list[_Row]] = []
    for row in rows:
        if row.follows_plus and chained:
            chained[-1].append(row)
        else:
            chained.append([row])
    for chain in chained:
        if is_bracketed or all(len(row.cards) == 1 for row in chain):
            for row in chain[1:]:
                chain[0].append(row)
            yield chain[0]
        else:
            yield from chain
