"""How is a declaration written in the one canonical way?"""

from collections.abc import Callable, Iterator

from rummycheck.cards import AnyCard, Rank
from rummycheck.declaration import Declaration, Group, Mark

Write = Callable[[AnyCard | Rank], str]


def format_declaration(declaration: Declaration, *, ascii_only: bool = False) -> str:
    """Return the declaration on one line, so that reading it gives the same declaration again.

    >>> from rummycheck.notation import parse_declaration
    >>> format_declaration(parse_declaration("10♥ is the wild joker (a♥, 2♥, 3♥) (4c 4s pj)"))
    'Wild: 10♥; A♥ 2♥ 3♥ | 4♣ 4♠ PJ'
    """
    write = _ascii if ascii_only else str
    head = f"{declaration.name}: " if declaration.name is not None else ""
    wild = f"Wild: {write(declaration.designated)}; " if declaration.designated is not None else ""
    groups = " | ".join(format_group(group, ascii_only=ascii_only) for group in declaration.groups)
    discard = f"; discard {write(declaration.discard)}" if declaration.discard is not None else ""
    return f"{wild}{head}{groups}{discard}"


def format_group(group: Group, *, ascii_only: bool = False) -> str:
    """Return the group with its label and marks."""
    write = _ascii if ascii_only else str
    label = f"{group.label}: " if group.label is not None else ""
    return label + " ".join(_marked_cards(group, write))


def _marked_cards(group: Group, write: Write) -> Iterator[str]:
    for index, card in enumerate(group.cards):
        marks = [_mark(mark, write) for mark in group.marks if mark.card == index]
        yield " ".join([write(card), *marks])


def _mark(mark: Mark, write: Write) -> str:
    return f"(as {' or '.join(map(write, mark.stands_for))})" if mark.stands_for else "(joker)"


def _ascii(card: AnyCard | Rank) -> str:
    return card.value if isinstance(card, Rank) else card.ascii
