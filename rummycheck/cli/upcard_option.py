"""Reads the option `--upcard`: the card turned up for the discard pile, where it decides anything."""

from rummycheck.cards import Card
from rummycheck.errors import NotationError, RummycheckError
from rummycheck.ruleset import Ruleset


def with_upcard(ruleset: Ruleset, text: str | None) -> Ruleset:
    """Return the rules of a deal with the card of `--upcard`. Raises RummycheckError that names the option."""
    if text is None:
        return ruleset
    from rummycheck.notation import parse_designation
    from rummycheck.upcard import under_upcard

    try:
        card = parse_designation(text)
        if not isinstance(card, Card):
            raise RummycheckError("a card with its suit was expected, such as 7♠")
        return under_upcard(ruleset, card)
    except (NotationError, RummycheckError) as error:
        raise RummycheckError(f"--upcard {text}: {error.message}") from error
