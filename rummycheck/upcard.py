"""The rules of a deal whose upcard says how many points may stay unmatched, or what the deal counts."""

from dataclasses import replace

from rummycheck.cards import Card
from rummycheck.errors import DeckError
from rummycheck.problems import with_key
from rummycheck.ruleset import Ruleset


def uses_upcard(ruleset: Ruleset) -> bool:
    """Tell whether the card turned up for the discard pile decides anything."""
    return ruleset.declaration.upcard_limits is not None or bool(ruleset.bonuses.upcard_doubles)


def under_upcard(ruleset: Ruleset, upcard: Card) -> Ruleset:
    """Return the rules of a deal with this upcard.

    Raises DeckError for a card that the deck can't have, or where the upcard decides nothing.
    """
    if not uses_upcard(ruleset):
        message = f"the upcard decides nothing under {ruleset.name}"
        raise DeckError(with_key(message, "declaration.upcard_limits"))
    if upcard.rank not in ruleset.deck.ranks or upcard.suit not in ruleset.deck.suits:
        raise DeckError(f"the deck of {ruleset.name} has no {upcard}")
    limits, most = ruleset.declaration.upcard_limits, ruleset.declaration.unmatched_points_max
    if limits is not None:
        cost = ruleset.points.ranks.get(upcard.rank, upcard.rank.face_value)
        most = min(most, limits.get(upcard.rank, cost))
    return replace(ruleset, declaration=ruleset.declaration._replace(unmatched_points_max=most), upcard=upcard)


def is_doubled(ruleset: Ruleset) -> bool:
    """Tell whether the upcard of these rules makes a deal count twice."""
    return ruleset.upcard is not None and ruleset.upcard.suit in ruleset.bonuses.upcard_doubles
