"""What is a settled score sheet?"""

from typing import NamedTuple

from rummycheck.problems import Problem
from rummycheck.ruleset import Ruleset
from rummycheck.settlement.book import End, Row
from rummycheck.settlement.cash import Cash
from rummycheck.settlement.scores import Rule
from rummycheck.settlement.sheet import Sheet


class Standing(NamedTuple):
    """Where a player stands at the end of the sheet."""

    rank: int
    """From 1; equal for players who are equally good."""
    player: str
    total: int
    has_won: bool
    out_since: int | None
    """The deal with which the player went out, if out."""


class Settlement(NamedTuple):
    """A settled sheet."""

    sheet: Sheet
    ruleset: Ruleset
    unit: str
    """What totals are: points, or chips."""
    start: int
    """The total with which a player begins."""
    rules: tuple[Rule, ...]
    """What holds for the whole match, with the keys that decide it."""
    rows: tuple[Row, ...]
    end: End | None
    """Why the match is over, and who has won it; None where it goes on."""
    standings: tuple[Standing, ...]
    """The best first; equals in the order of the sheet."""
    currency: str
    cash_by_deal: tuple[Cash, ...]
    """What changes hands after each deal, where it does so."""
    cash: Cash | None
    """What changes hands in all; None where it is not played for money, or not yet known."""
    findings: tuple[Problem, ...]
