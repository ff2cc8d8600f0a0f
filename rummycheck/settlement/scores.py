"""What did each player score in a deal, and by which rule?"""

from collections.abc import Mapping
from typing import NamedTuple

from rummycheck.match import AfterWrong
from rummycheck.melds.base import listed
from rummycheck.problems import with_key
from rummycheck.ruleset import Ruleset
from rummycheck.settlement.hands import JudgedHand
from rummycheck.settlement.sheet import GONE, Event, SheetDeal


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


LAY_OFFS = "declaration.lay_offs"
"""The key of the rule of a hand of which cards were, or could be, laid off."""


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
    notes: tuple[Rule, ...] = ()
    """What else holds for the deal."""

    @property
    def left(self) -> tuple[str, ...]:
        """Who was in to the end: neither gone nor a wrong declarer."""
        entries = self.deal.entries.items()
        return tuple(name for name, one in entries if one.event not in (*GONE, Event.OUT) and name not in self.wrong)


def nobody_won(score: DealScore, ruleset: Ruleset, what: str) -> str:
    """Return why nobody gets what is won by a deal that has not one winner, and what to write."""
    advice = "say who 'declared' or 'won'"
    if len(score.winners) > 1 and score.wrong:
        return f"several are free after a wrong declaration, and so nobody {what}: {advice}"
    if len(score.winners) > 1:
        return f"{listed(score.winners)} have won this deal together, and so nobody {what}: write 0 for all but one"
    goes_on = who_plays_on(score, ruleset)
    return f"{goes_on or 'nobody has won this deal'}, and so nobody {what}: {advice}{' then' if goes_on else ''}"


def who_plays_on(score: DealScore, ruleset: Ruleset) -> str | None:
    """Return who goes on after a wrong declaration in a deal of which no later winner is named, or None."""
    plays_on = ruleset.match.after_wrong_declaration is AfterWrong.PLAY_ON
    if score.winners or not score.wrong or not score.left or not plays_on:
        return None
    goes_on = f"after the wrong declaration of {listed(score.wrong)} the others play on (match.after_wrong_declaration)"
    return f"{goes_on}, and neither {' nor '.join(score.left)} is said to have won"
