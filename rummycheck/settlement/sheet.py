"""What does a score sheet say, before anything is reckoned?"""

from collections.abc import Mapping
from decimal import Decimal
from enum import StrEnum
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card
from rummycheck.checker import Outcome
from rummycheck.deck import Designation
from rummycheck.declaration import Declaration
from rummycheck.source import Span


class Event(StrEnum):
    """How a deal ended for a player; the values are the words of a sheet."""

    LOST = "lost"
    DECLARED = "declared"
    DECLARED_RUMMY = "declared rummy"
    KNOCKED = "knocked"
    GIN = "gin"
    BIG_GIN = "big gin"
    WON = "won"
    DECLARED_SECOND = "declared second"
    FIRST_DROP = "first drop"
    MIDDLE_DROP = "middle drop"
    MISSED_TURNS = "missed three turns"
    LEFT_UNSEEN = "left unseen"
    LEFT_AFTER_DRAWING = "left after drawing"
    OUT = "out"


DECLARING = (Event.DECLARED, Event.DECLARED_RUMMY, Event.KNOCKED, Event.GIN, Event.BIG_GIN)
"""The ways to end a deal by showing a hand."""
GONE = (
    Event.FIRST_DROP,
    Event.MIDDLE_DROP,
    Event.MISSED_TURNS,
    Event.LEFT_UNSEEN,
    Event.LEFT_AFTER_DRAWING,
)
"""The ways to leave a deal before its end."""


class Place(NamedTuple):
    """Where a text stands in a sheet."""

    whole: Span
    start: tuple[int, int] | None
    """Line and column of its first character; None where its characters can't be found one by one."""
    indent: int | None = None
    """How far its further lines are indented, where it stands in lines of its own."""

    def of(self, span: Span) -> Span:
        """Return where a stretch of the text stands in the sheet."""
        is_found = span.end_line == 1 or self.indent is not None
        if self.start is None or not is_found:
            return self.whole
        return Span(*self._place(span.line, span.column), *self._place(span.end_line, span.end_column))

    def _place(self, line: int, column: int) -> tuple[int, int]:
        first, before = self.start or (1, 1)
        return (first + line - 1, column + (before - 1 if line == 1 else self.indent or 0))


class LaidOffCards(NamedTuple):
    """Cards that a sheet says were laid off, none perhaps."""

    cards: tuple[AnyCard, ...]
    span: Span


class Entry(NamedTuple):
    """What a sheet says of one player in one deal."""

    event: Event
    span: Span
    hand: Declaration | None = None
    hand_place: Place | None = None
    points: int | None = None
    """As written in place of a hand."""
    turns: int | None = None
    """The turns missed, where their number is told."""
    says: Outcome | None = None
    """What the sheet itself says of a declaration."""
    claim: "Claim | None" = None
    """The points that the sheet gives besides a hand or an event."""
    laid_off: LaidOffCards | None = None
    """None where the sheet does not say."""


class Claim(NamedTuple):
    """A number on the sheet that can be reckoned, too."""

    value: Decimal
    span: Span


class Name(NamedTuple):
    """A player's name where it stands."""

    text: str
    span: Span


class SheetDeal(NamedTuple):
    """One deal of a sheet."""

    number: int
    wild: Designation | None
    entries: Mapping[str, Entry]
    rejoined: tuple[Name, ...]
    split: Span | None
    """Where the sheet says that the pool is split after this deal."""
    totals: Mapping[str, Claim]
    span: Span
    wild_span: Span | None = None
    upcard: Card | None = None
    """The card turned up for the discard pile."""
    upcard_span: Span | None = None


class Money(NamedTuple):
    """What a sheet says of money; None where the ruleset decides."""

    point_value: str | None
    entry: str | None
    fee: str | None
    places: Mapping[str, Span]
    """Where each of the keys stands that is there."""


class Setting(NamedTuple):
    """A ruleset key that is different at this table, as an option would say it: KEY=VALUE."""

    text: str
    span: Span


class Sheet(NamedTuple):
    """A whole score sheet."""

    source: str
    """Its path, or what stands for it."""
    title: str | None
    ruleset: str | None
    ruleset_span: Span | None
    settings: tuple[Setting, ...]
    players: tuple[Name, ...]
    currency: str
    money: Money
    deals: tuple[SheetDeal, ...]
    totals: Mapping[str, Claim]
    winners: tuple[Name, ...]
    """Who won, as the sheet has it; none where it does not say."""
    cash: Mapping[str, Claim]

    @property
    def overrides(self) -> tuple[str, ...]:
        """The sheet's own settings as options."""
        return tuple(setting.text for setting in self.settings)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, in the sheet's order."""
        return tuple(name.text for name in self.players)
