"""How are single deals written down? Each is by itself; the totals only add up what was lost."""

from collections.abc import Iterator

from rummycheck.settlement.book import Book
from rummycheck.settlement.scores import Rule


class PointsBook(Book):
    """Any number of deals, none of which ends anything."""

    def rules(self) -> Iterator[Rule]:
        """Yield what holds for the whole match."""
        yield Rule("each deal is settled by itself", "match.kind")
