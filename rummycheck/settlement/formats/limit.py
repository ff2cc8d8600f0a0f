"""How is a match up to a limit written down? It ends when somebody's total comes there."""

from collections.abc import Iterator

from rummycheck.match import Tie, Winner
from rummycheck.settlement.book import Book, End
from rummycheck.settlement.scores import DealScore, Rule


class LimitBook(Book):
    """Deals until a total comes to the limit; the best total wins."""

    def rules(self) -> Iterator[Rule]:
        """Yield what holds for the whole match."""
        yield Rule(f"the match ends {self.limit_words()}", "match.limit_at")
        best = "lowest" if self.match.winner is Winner.LOWEST else "highest"
        yield Rule(f"the {best} total wins", "match.winner")
        shares = self.match.tie is Tie.SHARE
        yield Rule("a tie is shared" if shares else "after a tie there is an extra deal", "match.tie")

    def ended(self, score: DealScore) -> End | None:
        """Return the end when somebody has come to the limit."""
        super().ended(score)
        there = [name for name, total in self.totals.items() if self.reaches_limit(total)]
        if not there:
            return None
        return self.won(Rule(f"the limit is {self.match.limit}", "match.limit"), may_play_on=True)
