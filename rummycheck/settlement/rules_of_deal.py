"""The rules of each deal of a sheet, where the card turned up for the discard pile decides something."""

from rummycheck.errors import DeckError, SheetError
from rummycheck.ruleset import Ruleset
from rummycheck.settlement.sheet import SheetDeal
from rummycheck.upcard import under_upcard, uses_upcard


def rules_of_deal(deal: SheetDeal, ruleset: Ruleset) -> Ruleset:
    """Return the rules of a deal. Raises SheetError where its upcard is wanted and not there, or can't be."""
    if deal.upcard is None:
        if uses_upcard(ruleset):
            has_limits = ruleset.declaration.upcard_limits is not None
            key = "declaration.upcard_limits" if has_limits else "bonuses.upcard_doubles"
            message = f"the upcard is missing, which decides something here ({key}): write `upcard: 7♠`"
            raise SheetError(f"deal {deal.number}: {message}", deal.span)
        return ruleset
    try:
        return under_upcard(ruleset, deal.upcard)
    except DeckError as error:
        raise SheetError(f"deal {deal.number}: {error.message}", deal.upcard_span or deal.span) from error
