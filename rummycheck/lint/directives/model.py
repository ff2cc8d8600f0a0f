"""What can an author say to rummycheck in a comment?"""

from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from rummycheck.deck import Designation
from rummycheck.lint.directives.expecting import Expectation
from rummycheck.lint.directives.wording import Wording
from rummycheck.lint.places import Stretch


class SettingsDirective(NamedTuple):
    """By which rules the hands from here on are judged: `ruleset=gin wild=Q♦ players=2 round=3`."""

    stretch: Stretch
    ruleset: str | None = None
    """The name of a shipped ruleset, or the path of one that the settings name; None if nothing is said."""
    says_wild: bool = False
    wild: Designation | None = None
    """The wild card; None for none at all, where `says_wild`."""
    players: int | None = None
    round_number: int | None = None


class HeldSettings(NamedTuple):
    """What the directives before a place say, taken together; None where they say nothing."""

    ruleset: str | None = None
    says_wild: bool = False
    wild: Designation | None = None
    wild_from: Stretch | None = None
    """The directive that names the wild card."""
    players: int | None = None
    round_number: int | None = None

    def under(self, directive: SettingsDirective) -> "HeldSettings":
        """Return what holds after one more directive."""
        return HeldSettings(
            directive.ruleset if directive.ruleset is not None else self.ruleset,
            directive.says_wild or self.says_wild,
            directive.wild if directive.says_wild else self.wild,
            directive.stretch if directive.says_wild else self.wild_from,
            directive.players if directive.players is not None else self.players,
            directive.round_number if directive.round_number is not None else self.round_number,
        )


class ExpectDirective(NamedTuple):
    """What the next hand is meant to be: `expect wrong 46 points`."""

    stretch: Stretch
    expectation: Expectation


class Suppressing(StrEnum):
    """How far a suppression reaches."""

    IGNORE = "ignore"
    """The line on which it stands; if there is nothing else on it, what comes next."""
    DISABLE = "disable"
    """From here to an `enable`, or to the end."""
    ENABLE = "enable"
    IGNORE_FILE = "ignore-file"
    """The whole article, wherever in it this stands."""


class SuppressDirective(NamedTuple):
    """Which findings are not told: `ignore[claim-points]`."""

    wording: Wording
    suppressing: Suppressing
    names: tuple[Wording, ...]
    """The findings; none for all of them."""

    @property
    def stretch(self) -> Stretch:
        """Where the directive stands."""
        return self.wording.stretch


class Refusal(NamedTuple):
    """Something that looks like a directive and is none."""

    stretch: Stretch
    message: str


class Directives:
    """All directives of an article, each kind in the order in which they stand."""

    def __init__(
        self,
        settings: tuple[SettingsDirective, ...] = (),
        expectations: tuple[ExpectDirective, ...] = (),
        suppressions: tuple[SuppressDirective, ...] = (),
        refusals: tuple[Refusal, ...] = (),
    ) -> None:
        """Take the directives."""
        self.settings = settings
        self.expectations = expectations
        self.suppressions = suppressions
        self.refusals = refusals

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing that is a directive or looks like one."""
        return not (self.settings or self.expectations or self.suppressions or self.refusals)

    def settings_at(self, offset: int) -> HeldSettings:
        """Return what holds for a hand at this offset of the source: all that is said before it, the last word wins."""
        index = 0
        while index < len(self.settings) and self.settings[index].stretch.start <= offset:
            index += 1
        return self._held[index]

    @cached_property
    def _held(self) -> list[HeldSettings]:
        """What holds before the first directive about settings, and after each."""
        held = [HeldSettings()]
        for directive in self.settings:
            held.append(held[-1].under(directive))
        return held
