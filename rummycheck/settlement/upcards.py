"""What the card turned up for the discard pile does to a deal, in points and in words."""

from collections.abc import Iterator

from rummycheck.ruleset import Ruleset
from rummycheck.settlement.scores import PlayerScore, Rule
from rummycheck.upcard import is_doubled

_LIMITS, _DOUBLES = "declaration.upcard_limits", "bonuses.upcard_doubles"


def upcard_notes(ruleset: Ruleset) -> Iterator[Rule]:
    """Yield what the upcard decides in a deal by these rules."""
    if ruleset.upcard is not None and ruleset.declaration.upcard_limits is not None:
        most = ruleset.declaration.unmatched_points_max
        words = f"no more than {most} may stay unmatched" if most else "nothing may stay unmatched"
        yield Rule(f"{ruleset.upcard} turned up: {words}", _LIMITS)


def doubled(score: PlayerScore, ruleset: Ruleset) -> PlayerScore:
    """Return what a player scores in a deal, twice where the upcard says so."""
    if not is_doubled(ruleset) or not score.points:
        return score
    rule = Rule(f"2 x {score.points}, {ruleset.upcard} turned up; {score.rule.words}", _DOUBLES)
    return PlayerScore(2 * score.points, rule)
