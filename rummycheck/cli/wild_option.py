"""Which card does the option `--wild` name?"""

from typing import TYPE_CHECKING

from rummycheck.errors import NotationError, RummycheckError

if TYPE_CHECKING:
    from rummycheck.deck import Designation


def wild_option(text: str | None) -> "Designation | None":
    """Return the card of `--wild`. Raises RummycheckError that names the option."""
    if text is None:
        return None
    if not text.strip():
        raise RummycheckError("--wild is empty: a card or a rank was expected")
    from rummycheck.notation import parse_designation  # Few command lines need the grammar for it.

    try:
        return parse_designation(text)
    except NotationError as error:
        raise RummycheckError(f"--wild {text}: {error.message}") from error
