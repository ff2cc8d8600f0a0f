"""What is told of an article, and where?"""

from typing import NamedTuple

from rummycheck.lint.places import Source, Stretch
from rummycheck.problems import Severity


class Fix(NamedTuple):
    """What to write in place of a stretch, where it is certain."""

    stretch: Stretch
    text: str


class Finding(NamedTuple):
    """One thing that an article says wrongly, or that keeps it from being checked."""

    stretch: Stretch
    """What it is about: the claim, or the hand if nothing is claimed."""
    name: str
    """The finding's kebab-case name, its only identity."""
    severity: Severity
    message: str
    """One sentence in a player's words, lower case, no full stop; what it quotes is not escaped yet."""
    key: str | None = None
    """The ruleset key that decides it, if there is one."""
    ruleset: str | None = None
    """By which rules, where rules have a part in it."""
    hand: str | None = None
    """The hand, as written."""
    hand_stretch: Stretch | None = None
    claim: str | None = None
    """The words of the claim, as written."""
    truth: str | None = None
    """What is true instead, in a word or two, such as `64 points`."""
    fix: Fix | None = None


class HandRead(NamedTuple):
    """A hand that was found in an article, for a writer who asks what was understood."""

    stretch: Stretch
    text: str
    """As written."""
    reading: str
    """As `rummycheck check` reads it."""
    is_whole: bool
    """Whether it is judged as a whole declaration, and not group by group."""
    wild: str | None
    wild_from: str | None
    """Where the wild card is named, in words such as `line 3, before the hand`."""
    ruleset: str
    judgement: str
    """What the rules say of it, such as `valid` or `wrong: 80 penalty points, 46 as a losing hand`."""
    claims: tuple["ClaimRead", ...]


class ClaimRead(NamedTuple):
    """A claim that was understood of a hand."""

    stretch: Stretch
    text: str
    """As written."""
    meaning: str
    """As understood, such as `46 points`."""
    confidence: str


class ArticleReport(NamedTuple):
    """All that is to be told of one article."""

    path: str
    """As the user names it, with `/` between folders."""
    source: Source
    findings: tuple[Finding, ...]
    """Sorted by place, then name."""
    ignored: int
    """How many more there would be if nothing were suppressed."""
    hands: tuple[HandRead, ...]
    claims: int
    """How many claims were understood, those about the rules included."""
