"""How are deals for chips written down? The winner of a deal takes the others' points in chips."""

from collections.abc import Iterator

from rummycheck.match import ExtraDealFor, Tie
from rummycheck.melds.base import pluralized, there_are
from rummycheck.settlement.book import Book, Cell, End
from rummycheck.settlement.scores import DealScore, Rule, nobody_won


class DealsBook(Book):
    """A number of deals; the most chips win, and a tie may be played out."""

    unit = "chips"

    def start(self) -> int:
        """Return the chips with which a player begins."""
        return (self.match.deals or 0) * (self.match.chips_per_deal or 0)

    def rules(self) -> Iterator[Rule]:
        """Yield what holds for the whole match."""
        yield Rule(pluralized(self.match.deals or 0, "deal"), "match.deals")
        yield Rule(
            f"{pluralized(self.match.chips_per_deal or 0, 'chip')} for each deal: {self.start()}",
            "match.chips_per_deal",
        )
        yield Rule("the winner of a deal takes the others' points in chips; the most chips win", "match.winner")
        if self.match.tie is Tie.EXTRA_DEAL:
            yield Rule("after a tie there is an extra deal", "match.tie")
            who = "only those tied play" if self.match.extra_deal_for is ExtraDealFor.TIED else "all play"
            yield Rule(f"{who} it", "match.extra_deal_for")
        else:
            yield Rule("a tie is shared", "match.tie")

    def playing(self) -> tuple[str, ...]:
        """Return who plays the next deal: all, or in an extra deal those tied."""
        is_extra = self.deals >= (self.match.deals or 0)
        return self.leaders() if is_extra and self.match.extra_deal_for is ExtraDealFor.TIED else self.players

    def cells(self, score: DealScore) -> Iterator[tuple[str, Cell]]:
        """Yield the chips that each player wins or loses. Raises SheetError for a deal that nobody has won."""
        if len(score.winners) != 1:
            raise self.error(score.deal, score.deal.span, nobody_won(score, self.ruleset, "takes the chips"))
        (winner,) = score.winners
        lost = sum(player.points for player in score.players.values())
        for name, player in score.players.items():
            chips = lost if name == winner else -player.points
            rule = (
                Rule(f"{player.rule.words}; takes {pluralized(lost, 'chip')}", player.rule.key)
                if name == winner
                else player.rule
            )
            yield name, Cell(chips, self.totals[name] + chips, rule)

    def ended(self, score: DealScore) -> End | None:
        """Return the end after the last deal, unless there is a tie to play out."""
        super().ended(score)
        if self.deals < (self.match.deals or 0):
            return None
        return self.won(Rule(there_are(self.match.deals or 0, "deal"), "match.deals"), may_play_on=True)
