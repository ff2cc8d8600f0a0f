"""How are rounds written down? There is a fixed number of them; the best total wins."""

from collections.abc import Iterator

from rummycheck.deck import WildBy
from rummycheck.match import Winner
from rummycheck.melds.base import pluralized, there_are
from rummycheck.settlement.book import Book, End
from rummycheck.settlement.scores import DealScore, Rule


class RoundsBook(Book):
    """A number of rounds; where the round makes a rank wild, no more than there are such ranks."""

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        wild, rounds = self.ruleset.wild, self.match.rounds or 0
        return min(rounds, len(wild.rounds)) if wild.by is WildBy.ROUND else rounds

    def rules(self) -> Iterator[Rule]:
        """Yield what holds for the whole match."""
        yield Rule(pluralized(self.rounds, "round"), "match.rounds")
        best = "lowest" if self.match.winner is Winner.LOWEST else "highest"
        yield Rule(f"the {best} total wins; players with the same total share the win", "match.winner")

    def ended(self, score: DealScore) -> End | None:
        """Return the end after the last round."""
        super().ended(score)
        if self.deals < self.rounds:
            return None
        return self.won(
            Rule(there_are(self.rounds, "round"), "match.rounds"),
            may_play_on=False,
        )
