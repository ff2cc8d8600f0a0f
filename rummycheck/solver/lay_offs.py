"""Adds cards of one hand to melds that another player has on the table.

A card is laid off where it leaves a meld: each of several in turn. The cards that lie there stay as they lie, so that
a joker goes on standing for a card that it stands for already. A way to lay off is known by how many copies of each
card go; where the same cards can go in several ways, one of them is enough.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rummycheck.arrangement import Arranger, LaidGroup
from rummycheck.cards import AnyCard
from rummycheck.checker import foreign
from rummycheck.deck import CountCheck, Deal
from rummycheck.declaration import Declaration
from rummycheck.errors import DeckError, TooHardError
from rummycheck.melds.base import Cards, Meld, MeldKind, Serves, counted, laid, listed, times
from rummycheck.notation import format_group
from rummycheck.problems import with_key
from rummycheck.ruleset import Ruleset

MOST_WAYS = 20_000
"""Ways to lay off that are kept; hands of ten cards have a few dozen at most."""


class LaidOff(NamedTuple):
    """Cards laid off on one meld."""

    cards: Cards
    """In the order in which they go."""
    on: LaidGroup

    def __str__(self) -> str:
        """Return it in words."""
        return f"{listed(self.cards)} on {format_group(self.on.group)}"


Counts = tuple[int, ...]
"""How many copies of each card are laid off, in the order in which the hand has them."""

Ways = Mapping[Counts, tuple[LaidOff, ...]]


class _Extended(NamedTuple):
    """A meld with the cards that were added to it."""

    added: Cards
    cards: Cards
    meld: Meld

    @property
    def state(self) -> object:
        """What it depends on how the meld can be extended further."""
        there = Counter(zip(self.cards, self.meld.places, strict=True))
        return frozenset(Counter(self.added).items()), frozenset(there.items())


def ways_to_lay_off(
    cards: Sequence[AnyCard], table: Sequence[LaidGroup], kinds: Sequence[MeldKind], deal: Deal
) -> Ways:
    """Return every choice of cards that can be laid off, none of them first, and how.

    Raises TooHardError for too many of them.
    """
    held = Counter(cards)
    order = tuple(held)
    ways: dict[Counts, tuple[LaidOff, ...]] = {(0,) * len(order): ()}
    for on in table:
        extensions = _extensions(on, held, kinds, deal)
        for counts, before in list(ways.items()):
            for added in extensions:
                more = Counter(added)
                total = tuple(number + more[card] for card, number in zip(order, counts, strict=True))
                if all(number <= held[card] for card, number in zip(order, total, strict=True)):
                    ways.setdefault(total, (*before, LaidOff(added, on)))
            _refuse_too_many(len(ways))
    return ways


def _extensions(on: LaidGroup, held: Counter[AnyCard], kinds: Sequence[MeldKind], deal: Deal) -> list[Cards]:
    """Return each choice of cards that can be added to a meld, once, in an order in which they can."""
    if on.meld is None:
        return []
    written = on.meld.kind
    fitting = [kind for kind in kinds if kind.serves is Serves.ALWAYS or kind.kind == written]
    first = _Extended((), on.group.cards, on.meld)
    seen, found = {first.state}, dict[object, Cards]()
    waiting = [first]
    while waiting:
        for further in _further(waiting.pop(0), held, fitting, deal):
            if further.state not in seen:
                seen.add(further.state)
                waiting.append(further)
                found.setdefault(frozenset(Counter(further.added).items()), further.added)
                _refuse_too_many(len(seen))
    return list(found.values())


def _further(before: _Extended, held: Counter[AnyCard], kinds: Sequence[MeldKind], deal: Deal) -> Iterator[_Extended]:
    """Yield the melds with one card more, at the one end or the other."""
    gone = Counter(before.added)
    for card in held:
        if gone[card] == held[card]:
            continue
        for cards, shift in (((*before.cards, card), 0), ((card, *before.cards), 1)):
            together = laid(cards, deal)
            for kind in kinds:
                for meld in kind.readings(together):
                    if _stays(before.meld, meld, shift):
                        yield _Extended((*before.added, card), cards, meld)


def _stays(before: Meld, after: Meld, shift: int) -> bool:
    """Tell whether every card can still stand for what it stands for; a place that is no card's may be any."""
    moved = after.places[shift : shift + len(before.places)]
    return all(
        not old or not new or not set(old).isdisjoint(new) for old, new in zip(before.places, moved, strict=True)
    )


def _refuse_too_many(ways: int) -> None:
    if ways > MOST_WAYS:
        raise TooHardError(f"there are more than {MOST_WAYS} ways to lay off")


def table_of(melds: Declaration, ruleset: Ruleset, deal: Deal) -> tuple[LaidGroup, ...]:
    """Return the melds on the table as they are read. Raises DeckError for a group that is none."""
    for card in melds.whole_hand:
        if not deal.has(card):
            raise DeckError(foreign(card, ruleset))
    groups = Arranger(ruleset.melds, deal).arrange(melds.groups, ()).groups
    for on in groups:
        if on.meld is None:
            why = f": {with_key(*on.refusal)}" if on.refusal is not None else ""
            raise DeckError(f"{format_group(on.group)} is no meld to lay off on{why}")
    return groups


def refuse_copies(cards: Sequence[AnyCard], table: Sequence[LaidGroup], ruleset: Ruleset, deal: Deal) -> None:
    """Raise DeckError for a card that the hand and the table together have more often than the packs."""
    if ruleset.deck.count_check is not CountCheck.ERROR:
        return
    there = Counter(card for on in table for card in on.group.cards)
    for card, copies in Counter(cards).items():
        if there[card] and there[card] + copies > deal.copies(card):
            packs = "one pack holds" if deal.packs == 1 else f"{counted(deal.packs, 'pack')} hold"
            both = f"{card} lies {times(there[card] + copies)} in the hand and the melds on the table"
            raise DeckError(with_key(f"{both}: {packs} {deal.copies(card)}", "deck.packs"))
