"""Is a line nearly a hand?

A suit that was lost on the way (`3♠ 3♥ 3 3♣`), a question mark in its place
(`5?`), a rank that no pack has (`11♦`, `1♠`): whoever reads the line can't
follow the example, and it is not checked.

Accepted: `A joker fills the gap in 9♦ Joker J♦.`
Remarked on: `A joker fills the gap in 9♦ Joker 11♦.`

To settle it: write the cards out, or suppress it with `rummycheck:
ignore[looks-like-a-hand]`.

Keys: none.
Source: the notation, `rummycheck explain unreadable-hand`.
"""

import re
from collections.abc import Iterator

from rummycheck.lint.claims.template import Template
from rummycheck.lint.findings import Finding
from rummycheck.lint.hands.found import FoundCard
from rummycheck.problems import Severity

NAME = "looks-like-a-hand"

_MEANT = {"1": "A", "11": "J", "12": "Q", "13": "K", "14": "A"}
_NO_RANK = re.compile(r"(?<![\w.,♠♥♦♣★])(?P<number>1[1-9]|1|0|[2-9]\d)️?(?P<suit>[♠♥♦♣]|[shdc](?![a-z0-9])(?<=[SHDC]))")
_LOST_SIGN = re.compile(r"(?<![\w?])(?:10|[2-9AJQK])\?(?![\w?])")
_WORD_FOR_WILD = re.compile(r"wild|joker", re.IGNORECASE)
_TOKEN = re.compile(r"[^\s|,/;()\[\]-]+")
_BARE_RANK = re.compile(r"(?:10|[2-9AJQK])")
_ACE_ONE_TWO = re.compile(r"(?<!\w)A ?[,-] ?1 ?[,-] ?2(?!\w)")


def check(template: Template) -> Iterator[Finding]:
    """Yield a finding for each line that can't be read and looks as if it should."""
    text, position = template.piece.text, 0
    for line in text.split("\n"):
        yield from _line(template, line, position)
        position += len(line) + 1


def _line(template: Template, line: str, position: int) -> Iterator[Finding]:
    for found in _NO_RANK.finditer(line):
        meant = _MEANT.get(found["number"])
        hint = f": {meant}{found['suit']} is meant, perhaps" if meant else ""
        yield _told(template, position, found, f"there is no card {found.group()}{hint}")
    found_one = _ACE_ONE_TWO.search(line)
    if found_one:
        yield _told(template, position, found_one, "there is no rank 1 beside the ace: A, 2, 3 is meant, perhaps")
    lost = list(_LOST_SIGN.finditer(line))
    if len(lost) > 1 or (lost and _WORD_FOR_WILD.search(line)):
        yield _told(template, position, lost[0], f"the suit of {lost[0].group()} is lost")
    bare = _lost_suit(template, line, position)
    if bare is not None:
        yield _told(template, position, bare, f"the suit of {bare.group()} is lost, and perhaps of others on this line")


def _lost_suit(template: Template, line: str, position: int) -> re.Match[str] | None:
    """Return the first rank without a suit on a line of cards; None if it is no such line."""
    cards = [
        element
        for element in template.elements_within(position, position + len(line))
        if isinstance(element, FoundCard)
    ]
    covered = {offset for card in cards for offset in range(card.start - position, card.end - position)}
    tokens = [token for token in _TOKEN.finditer(line) if token.start() not in covered]
    bare = [token for token in tokens if _BARE_RANK.fullmatch(token.group())]
    is_line_of_cards = len(bare) == len(tokens) and len(cards) > 1 and len(cards) + len(bare) > 5
    return bare[0] if is_line_of_cards and bare else None


def _told(template: Template, position: int, found: re.Match[str], message: str) -> Finding:
    stretch = template.piece.stretch(position + found.start(), position + found.end())
    return Finding(stretch, NAME, Severity.INFO, message)
