"""Which formats of play are there? One module for each."""

from collections.abc import Sequence

from rummycheck.match import MatchKind
from rummycheck.ruleset import Ruleset
from rummycheck.settlement.book import Book
from rummycheck.settlement.formats.deals import DealsBook
from rummycheck.settlement.formats.limit import LimitBook
from rummycheck.settlement.formats.points import PointsBook
from rummycheck.settlement.formats.pool import PoolBook
from rummycheck.settlement.formats.rounds import RoundsBook

_BOOKS: dict[MatchKind, type[Book]] = {
    MatchKind.SINGLE: PointsBook,
    MatchKind.POOL: PoolBook,
    MatchKind.DEALS: DealsBook,
    MatchKind.ROUNDS: RoundsBook,
    MatchKind.LIMIT: LimitBook,
}


def opened_book(ruleset: Ruleset, players: Sequence[str]) -> Book:
    """Return the book of a match that has not begun."""
    return _BOOKS[ruleset.match.kind](ruleset, players)


__all__ = ("opened_book",)
