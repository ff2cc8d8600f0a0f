"""The rules of one variant as values."""

from collections.abc import Callable
from dataclasses import dataclass

from rummycheck.cards import Card
from rummycheck.deck import DeckOptions, WildOptions
from rummycheck.match import BonusOptions, MatchOptions, SettlementOptions
from rummycheck.melds.base import MeldKind
from rummycheck.objective import DeclarationOptions
from rummycheck.ruleset.nodes import Section
from rummycheck.scoring import PenaltyOptions, PointsOptions


@dataclass(frozen=True, slots=True, eq=False)
class Ruleset:
    """The rules of one variant, each part in the words of the module that plays by it."""

    name: str
    """A shipped ruleset's name, or the path of a file."""
    title: str
    source: tuple[str, ...]
    """Where the rules come from."""
    deck: DeckOptions
    wild: WildOptions
    melds: tuple[MeldKind, ...]
    """The preferred kinds first."""
    declaration: DeclarationOptions
    points: PointsOptions
    penalties: PenaltyOptions
    bonuses: BonusOptions
    match: MatchOptions
    settlement: SettlementOptions
    overrides: tuple[str, ...]
    """The KEY=VALUE texts that were given."""
    read_settings: Callable[[], Section]
    """Returns what `settings` says; a ruleset that was stored has it read from its files only then."""
    upcard: Card | None = None
    """The card turned up for the discard pile, where it is known and decides anything."""

    @property
    def settings(self) -> Section:
        """Every key with its value and the place that it comes from."""
        return self.read_settings()
