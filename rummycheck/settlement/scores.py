"""What did each player score in a deal, and by which rule?"""

from collections.abc import Mapping
from typing import NamedTuple

from rummycheck.problems import with_key
from rummycheck.settlement.hands import JudgedHand
from rummycheck.settlement.sheet import SheetDeal


class Rule(NamedTuple):
    """What a number follows from."""

    words: str
    key: str | None = None
    """The ruleset key that decides it, if there is one."""

    def __str__(self) -> str:
        return with_key(self.words, self.key)


AS_WRITTEN = Rule("as written")
"""The rule of points that stand on the sheet."""


FREED = Rule("freed by a wrong declaration", "match.after_wrong_declaration")
LAST_LEFT = Rule("the last one left wins")


class PlayerScore(NamedTuple):
    """What a deal is to one player."""

    points: int
    rule: Rule


class DealScore(NamedTuple):
    """What a deal is to all of its players."""

    deal: SheetDeal
    players: Mapping[str, PlayerScore]
    winners: tuple[str, ...]
    """Who won the deal; more than one where a wrong declaration frees the others, none if nobody is said to have."""
    hands: Mapping[str, JudgedHand]
    declarer: str | None
    """Who ended the deal by a valid declaration."""
    wrong: tuple[str, ...]
    """Who declared wrongly."""
    own: Mapping[str, PlayerScore]
    """What each player's own cards or leaving come to, before it is said who is free of it and who gains by it."""
