"""What is one thing that an article says?"""

import re
from typing import NamedTuple

from rummycheck.labels import claim_of
from rummycheck.lint.claims.phrases import (
    GROUP,
    GROUP_GOES_ON,
    HAND,
    HAND_GOES_ON,
    Phrase,
    Reach,
    number_of,
)
from rummycheck.lint.claims.template import Element, Template
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.hands.found import FoundCard, FoundGroup, FoundHand
from rummycheck.lint.places import Stretch

_DENIAL = re.compile(r"(?:not (?:an? )?(?:valid |correct )?|invalid |wrong |incorrect |no )")
LAID = GROUP + GROUP_GOES_ON + HAND + HAND_GOES_ON
"""The signs of groups and hands."""
_BESIDE = " |,;:-([{\n"
_ELEMENTS = ("card", "group", "hand", "cards")

MELD = "meld"
"""What a group is called that is some meld, whichever."""

PENALTY = "penalty"
"""How points are told that a wrong declaration may cost."""


class Claim(NamedTuple):
    """One thing that an article says of a hand, or of the rules."""

    about: str
    """The section of the table of phrases: `verdict`, `points`, `kind`, `count` ..."""
    says: str
    """What it says there, such as `wrong`, or the tag of a kind of meld; empty where numbers say it."""
    numbers: tuple[int, ...]
    kinds: tuple[str, ...]
    """What is said of groups, as tags: `pure_sequence`, `not set`, `meld` ..."""
    elements: tuple[Element, ...]
    """The cards, groups and hands that the words hold, in order."""
    piece: int
    start: int
    """Offset in the piece's text."""
    end: int
    stretch: Stretch
    """Where the words are that say it, without a group or hand that they begin or end with."""
    text: str
    """The words, as a reader sees them."""
    reach: Reach
    confidence: Confidence
    how: str = ""
    key: str = ""
    told: str = ""
    """What is true instead, where the table has words for it."""
    ranks: tuple[str, ...] = ()

    @property
    def cards(self) -> tuple[FoundCard, ...]:
        """The single cards that the words hold."""
        return tuple(element for element in self.elements if isinstance(element, FoundCard))

    @property
    def groups(self) -> tuple[FoundGroup, ...]:
        """The groups that the words hold."""
        return tuple(element for element in self.elements if isinstance(element, FoundGroup))

    @property
    def hand(self) -> FoundHand | None:
        """The hand of several groups that the words hold, or None."""
        return next((element for element in self.elements if isinstance(element, FoundHand)), None)


def tag_of(words: str) -> str:
    """Return what words such as `invalid set` say of a group, as a tag of melds, with `not ` before it for a denial.

    >>> tag_of("not a valid sequence"), tag_of("pure runs"), tag_of("valid group"), tag_of("tunnela")
    ('not sequence', 'pure_sequence', 'meld', 'tunnela')
    """
    denied = _DENIAL.match(words)
    bare = words[denied.end() :] if denied else words.removeprefix("valid ").removeprefix("correct ")
    label = claim_of(bare)
    last = bare.split()[-1].rstrip("s")
    tag = label.value if label is not None else last if last in ("tunnela", "dublee") else MELD
    return f"not {tag}" if denied else tag


def flipped(claim: Claim) -> Claim:
    """Return the claim that the opposite is so."""
    says = {"valid": "wrong", "wrong": "valid"}.get(claim.says, claim.says)
    kinds = tuple(kind.removeprefix("not ") if kind.startswith("not ") else f"not {kind}" for kind in claim.kinds)
    return claim._replace(says=says, kinds=(says,) if claim.about == "verdict" else kinds)


def claims_in(template: Template, phrase: Phrase, text: str | None = None) -> list[Claim]:
    """Return every place of a piece where a phrase is said; another text than the template's is one without signs."""
    searched = template.text if text is None else text
    if not phrase.may_be_in(searched):
        return []
    return [_claim(template, phrase, found) for found in phrase.pattern.finditer(searched)]


def _claim(template: Template, phrase: Phrase, found: re.Match[str]) -> Claim:
    named = sorted(
        (found.start(name), name.rstrip("0123456789"), words)
        for name, words in found.groupdict().items()
        if words is not None
    )
    kinds = tuple(tag_of(words) for _, name, words in named if name == "kind")
    says = phrase.fields.get("says", "")
    start, end = _words(template, found)
    numbers = tuple(number_of(words) for _, name, words in named if name == "n")
    if "number" in phrase.fields:
        numbers = (int(phrase.fields["number"]), *numbers)
    return Claim(
        about=phrase.about,
        says=says,
        numbers=numbers,
        kinds=(says,) if says and not kinds else kinds,
        elements=tuple(template.elements[start] for start, name, _ in named if name in _ELEMENTS),
        piece=template.number,
        start=found.start(),
        end=found.end(),
        stretch=template.piece.stretch(start, end),
        text=template.piece.text[start:end],
        reach=phrase.reach,
        confidence=phrase.confidence,
        how=phrase.fields.get("how", ""),
        key=phrase.fields.get("key", ""),
        told=phrase.fields.get("told", ""),
        ranks=tuple(words for _, name, words in named if name == "rank"),
    )


def _words(template: Template, found: re.Match[str]) -> tuple[int, int]:
    """Return where the words of a claim start and end, without a group or hand before or behind them."""
    start, end = found.span()
    signs = template.text
    while start < end and signs[start] in LAID + _BESIDE:
        start += 1
    while end > start and signs[end - 1] in LAID + _BESIDE:
        end -= 1
    return (start, end) if start < end else found.span()
