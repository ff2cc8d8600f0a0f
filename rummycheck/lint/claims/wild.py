"""Which card is wild for a hand, by what an article says?"""

from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import NamedTuple

from rummycheck.cards import Card
from rummycheck.deck import Designation
from rummycheck.lint.claims.article import Shown
from rummycheck.lint.claims.phrases import is_said
from rummycheck.lint.claims.sections import is_within
from rummycheck.lint.documents.pieces import PieceKind
from rummycheck.lint.hands.found import FoundDesignation, FoundHand

_FARTHEST_TOLD = 5
"""Lines between a hand and words that tell a group of it again."""
_MOST_NEAR = 64
"""How many hands, or designations, on each side of a hand are looked at."""
_FARTHEST_AFTER = 2
"""Lines behind a hand in which its wild card may still be named."""


_ON_ITS_LINE = "on the same line"


class WildCard(NamedTuple):
    """What is wild for a hand, and where that is said."""

    designated: Designation
    found: FoundDesignation
    where: str
    """In words, such as `before the hand`."""

    @property
    def is_on_its_line(self) -> bool:
        """Whether it is named on the line of the hand."""
        return self.where == _ON_ITS_LINE


def told_again(hand: FoundHand, shown: Shown) -> FoundHand | None:
    """Return the hand, shortly before, of which a single group is told again; None if there is none."""
    if len(hand.groups) > 1:
        return None
    here, cards = shown.steps_of(hand)[0], hand.groups[0].group.cards
    first = shown.hands_from(hand.stretch.start)
    for other in reversed(shown.hands[max(0, first - _MOST_NEAR) : first]):
        if here - shown.steps_of(other)[1] > _FARTHEST_TOLD:
            return None
        if len(other.groups) > 1 and any(group.group.cards == cards for group in other.groups):
            return other
    return None


def wild_card_of(hand: FoundHand, shown: Shown) -> WildCard | None:
    """Return the wild card that belongs to a hand, the nearest first; None if none is named.

    A group that is told again has the wild card of its hand.
    """
    whole = told_again(hand, shown)
    if whole is not None:
        return wild_card_of(whole, shown)
    near = _near(hand, shown)
    beside = _beside(hand, shown, near)
    for where, belongs in _WAYS:
        pool = beside if belongs in _WAYS_BESIDE else near
        fitting = [found for found in pool if belongs(found, hand, shown)]
        if fitting:
            nearest = min(fitting, key=lambda found: abs(found.stretch.start - hand.stretch.start))
            return WildCard(nearest.designated, nearest, where)
    return None


def _near(hand: FoundHand, shown: Shown) -> tuple[FoundDesignation, ...]:
    """Return the designations around a hand, and those for all examples: an article may have thousands."""
    here = bisect_left(shown.designations, hand.stretch.start, key=lambda found: found.stretch.start)
    return (*shown.designations[max(0, here - _MOST_NEAR) : here + _MOST_NEAR], *shown.for_article[:_MOST_NEAR])


def _beside(hand: FoundHand, shown: Shown, near: Iterable[FoundDesignation]) -> list[FoundDesignation]:
    """Return the designations on the lines of a hand, just before them or shortly behind."""
    first, last = shown.steps_of(hand)
    lines = range(first - 1, last + _FARTHEST_AFTER + 1)
    return [found for found in near if shown.step(found.piece, found.start) in lines]


def _is_in_line(found: FoundDesignation, hand: FoundHand, shown: Shown) -> bool:
    template = shown.templates[found.piece]
    if found.is_passing or template is None or hand.pieces != (found.piece, found.piece):
        return False
    start, end = template.line(found.start)
    return start <= hand.groups[0].start < end


def _is_in_table(found: FoundDesignation, hand: FoundHand, shown: Shown) -> bool:
    """Tell whether a cell of the same row, or the caption of the table, names it."""
    there, here = shown.pieces[found.piece], shown.pieces[hand.pieces[0]]
    if found.is_passing or not here.container or here.container != there.container or here.kind is not PieceKind.CELL:
        return False
    return there.kind is PieceKind.CAPTION or (there.kind is PieceKind.CELL and there.row == here.row)


def _calls_card_wild(found: FoundDesignation, hand: FoundHand, shown: Shown) -> bool:
    """Tell whether words beside a single group call one of its cards wild."""
    first, _ = shown.steps_of(hand)
    if not found.is_passing or len(hand.groups) > 1 or not -1 <= shown.step(found.piece, found.start) - first <= 1:
        return False
    ranks = [card.rank for card in hand.groups[0].group.cards if isinstance(card, Card)]
    return found.designated in ranks and shown.headings[found.piece] == shown.headings[hand.pieces[0]]


def _is_before(found: FoundDesignation, hand: FoundHand, shown: Shown) -> bool:
    if found.is_passing or found.stretch.start > hand.stretch.start:
        return False
    return is_within(shown.headings[hand.pieces[0]], shown.headings[found.piece])


def _is_directly_before(found: FoundDesignation, hand: FoundHand, shown: Shown) -> bool:
    first, _ = shown.steps_of(hand)
    if first - shown.step(found.piece, found.start) > 1 or not _is_before(found, hand, shown):
        return False
    return shown.hands_from(found.stretch.end + 1) >= shown.hands_from(hand.stretch.start)


def _is_after(found: FoundDesignation, hand: FoundHand, shown: Shown) -> bool:
    if found.is_passing or found.stretch.start < hand.stretch.start:
        return False
    _, last = shown.steps_of(hand)
    is_same_section = shown.headings[found.piece] == shown.headings[hand.pieces[1]]
    is_near = is_same_section and 0 <= shown.step(found.piece, found.start) - last <= _FARTHEST_AFTER
    if not is_near or _announces(found, shown) or not _speaks_of_hand_before(found, hand, shown):
        return False
    between = shown.hands[shown.hands_from(hand.stretch.end + 1) : shown.hands_from(found.stretch.start)]
    return not any(_is_other(each, hand) for each in between)


def _speaks_of_hand_before(found: FoundDesignation, hand: FoundHand, shown: Shown) -> bool:
    """Tell whether the sentence is about what stands before it; one in the same paragraph may be."""
    template = shown.templates[found.piece]
    if template is None:
        return False
    place = template.sentence(found.start)
    if is_said("of_hand_behind", template.text[slice(*place)], 0, place[1] - place[0]):
        return False
    return hand.pieces[1] == found.piece or is_said("of_hand_before", template.text, *place)


def _announces(found: FoundDesignation, shown: Shown) -> bool:
    """Tell whether the designation stands alone, with a hand behind it that it is for."""
    behind = shown.hands_from(found.stretch.start + 1)
    template = shown.templates[found.piece]
    if behind == len(shown.hands) or template is None:
        return False
    start, end = template.line(found.start)
    is_alone = 2 * (found.end - found.start) > end - start
    return is_alone and shown.steps_of(shown.hands[behind])[0] - shown.step(found.piece, found.start) <= 1


def _is_other(other: FoundHand, hand: FoundHand) -> bool:
    """Tell whether it is another hand, and no group of this one told again."""
    own = {group.group.cards for group in hand.groups}
    return len(other.groups) > 1 or other.groups[0].group.cards not in own


def _is_for_all(found: FoundDesignation, hand: FoundHand, shown: Shown) -> bool:  # noqa: ARG001 - all ways are asked alike
    return found.is_for_article


_Way = Callable[[FoundDesignation, FoundHand, Shown], bool]
_WAYS: tuple[tuple[str, _Way], ...] = (
    (_ON_ITS_LINE, _is_in_line),
    ("in the same table", _is_in_table),
    ("beside the group", _calls_card_wild),
    ("before the hand", _is_directly_before),
    ("after the hand", _is_after),
    ("earlier in the section", _is_before),
    ("for all examples", _is_for_all),
)
_WAYS_BESIDE = (_is_in_line, _calls_card_wild, _is_directly_before, _is_after)
"""Those for which a designation must stand on the lines of the hand or near them."""
