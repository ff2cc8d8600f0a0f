"""Which card does an option such as `-w Q♦` turn up?"""

from rummycheck.deck import Designation
from rummycheck.errors import NotationError
from rummycheck.notation.lines import read_line
from rummycheck.notation.spelling import RANKS, card_spelled, folded
from rummycheck.notation.text import card_pattern
from rummycheck.source import Span

_PREFIX = "wild: "


def parse_designation(text: str) -> Designation:
    """Return the card, printed joker or rank that a text names: `Q♦`, `Qd`, `Q`, `PJ`.

    Raises NotationError if it names none, or more.
    """
    spelling = folded(text).strip()
    if card_pattern().fullmatch(spelling):
        return card_spelled(spelling)
    if spelling in RANKS:
        return RANKS[spelling]
    try:
        line = read_line(_PREFIX + text)
    except NotationError as error:
        start, end = (max(1, column - len(_PREFIX)) for column in (error.span.column, error.span.end_column))
        raise NotationError(error.message, Span(1, start, 1, end)) from None
    if line.designated is None or line.groups or line.discard is not None:
        raise NotationError(f"`{text}` is not one card: the wild card was expected", Span(1, 1, 1, len(text) + 1))
    return line.designated
