"""In which round is a group dealt, by what an article says?"""

import re

from rummycheck.cards import Rank
from rummycheck.lint.claims.article import Shown
from rummycheck.lint.claims.wild import WildCard
from rummycheck.lint.hands.found import FoundDesignation, FoundHand

_ROUND = re.compile(r"\bround (?P<number>\d{1,2})\b")


def round_of(hand: FoundHand, shown: Shown) -> int | None:
    """Return the round that is named on the line of a hand, or in the nearest heading above it; None if none is."""
    first = hand.groups[0]
    template = shown.templates[first.piece]
    if template is not None:
        start, _ = template.line(first.start)
        named = [found["number"] for found in _ROUND.finditer(template.text, start, first.start)]
        if named:
            return int(named[-1])
    for heading in reversed(shown.headings[first.piece]):
        found = _ROUND.search(shown.pieces[heading].text.lower())
        if found:
            return int(found["number"])
    return None


def round_card(rank: Rank, hand: FoundHand) -> WildCard:
    """Return the rank that a round makes wild, as the wild card of a hand."""
    first = hand.groups[0]
    found = FoundDesignation(
        first.piece, first.start, first.start, hand.stretch, rank, is_for_article=False, is_passing=False
    )
    return WildCard(rank, found, "by its round")
