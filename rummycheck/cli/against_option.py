"""Reads the option `--against`: the melds on which cards are laid off."""

from typing import TYPE_CHECKING

from rummycheck.errors import NotationError, RummycheckError

if TYPE_CHECKING:
    from rummycheck.deck import Designation
    from rummycheck.declaration import Declaration
    from rummycheck.ruleset import Ruleset
    from rummycheck.solver.against import Defender


def against_option(text: str) -> "Declaration":
    """Return the melds of `--against`. Raises RummycheckError that names the option."""
    from rummycheck.notation import parse_declaration

    if not text.strip():
        raise RummycheckError("--against is empty: melds were expected")
    try:
        return parse_declaration(text)
    except NotationError as error:
        raise RummycheckError(f"--against {text}: {error.message}") from error


def defender_for(
    ruleset: "Ruleset",
    melds: "Declaration",
    wild: "Designation | None",
    *,
    players: int | None,
    round_number: int | None,
) -> "Defender":
    """Return what lays off on these melds. Raises RummycheckError, once for all hands, where that can't be."""
    from rummycheck.deck import WildBy
    from rummycheck.solver.against import Defender

    try:
        defender = Defender(ruleset, players=players, round_number=round_number)
        if ruleset.wild.by is not WildBy.ROUND:  # Else the cards of each hand tell what is wild.
            defender.table(melds, (), melds.wild_or(wild))
    except RummycheckError as error:
        raise RummycheckError(f"--against: {error.message}") from error
    return defender
