"""How is a match written down, deal by deal, whatever the format of play?"""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from rummycheck.errors import SheetError
from rummycheck.match import LimitAt, Tie, Winner
from rummycheck.melds.base import pluralized
from rummycheck.ruleset import Ruleset
from rummycheck.settlement.match_bonuses import Bonus, match_bonuses
from rummycheck.settlement.scores import DealScore, Rule
from rummycheck.settlement.sheet import SheetDeal
from rummycheck.source import Span


class Cell(NamedTuple):
    """What one deal is to one player, on the wall."""

    points: int
    """What the deal adds to the total; in chips it can be negative."""
    total: int
    rule: Rule


class Row(NamedTuple):
    """One deal on the wall; no later deal changes it."""

    score: DealScore
    cells: Mapping[str, Cell]
    """Those who played."""
    totals: Mapping[str, int]
    """Everybody's total after the deal."""
    went_out: tuple[str, ...] = ()
    came_back: tuple[str, ...] = ()
    notes: tuple[Rule, ...] = ()


class End(NamedTuple):
    """Why a match is over, and who has won it."""

    rule: Rule
    winners: tuple[str, ...]
    shares: Mapping[str, int] | None = None
    """The parts that the winners have in what is won; None for equal parts."""
    bonuses: Mapping[str, tuple[Bonus, ...]] = {}
    """What was added to the totals after the last deal."""

    @property
    def parts(self) -> Mapping[str, int]:
        """The winners, each with the parts that are won."""
        return dict.fromkeys(self.winners, 1) if self.shares is None else self.shares


class Book:
    """The totals of a match so far; each format of play says when it ends, and who plays."""

    unit = "points"

    def __init__(self, ruleset: Ruleset, players: Sequence[str]) -> None:
        """Begin a match."""
        self.match = ruleset.match
        self.ruleset = ruleset
        self.players = tuple(players)
        self.totals = dict.fromkeys(players, self.start())
        self.rejoined = dict.fromkeys(players, 0)
        """How often each player has come back, where players go out."""
        self.out_since: dict[str, int] = {}
        """Who is out, and the deal with which each went out."""
        self.end: End | None = None
        self.deals = 0
        self.deals_won = dict.fromkeys(players, 0)

    def start(self) -> int:
        """Return the total with which a player begins."""
        return 0

    def rules(self) -> Iterator[Rule]:
        """Yield what holds for the whole match."""
        return iter(())

    def playing(self) -> tuple[str, ...]:
        """Return who plays the next deal."""
        return self.players

    def readmit(self, deal: SheetDeal) -> tuple[Rule, ...]:
        """Take back those who return before a deal. Raises SheetError where there is no such thing."""
        why = f"nobody goes out (match.kind: {self.match.kind})"
        if deal.rejoined:
            raise SheetError.together(
                [self.error(deal, span, f"'{name}' can't come back: {why}") for name, span in deal.rejoined]
            )
        return ()

    def enter(self, score: DealScore, notes: tuple[Rule, ...] = ()) -> Row:
        """Write down a deal. Raises SheetError for one that this format of play can't have."""
        self.deals += 1
        cells = dict(self.cells(score))
        for name, cell in cells.items():
            self.totals[name] = cell.total
        out = self.go_out(score)
        for name in score.winners:
            self.deals_won[name] += 1
        self.end = self.ended(score)
        back = tuple(name.text for name in score.deal.rejoined)
        row = Row(score, cells, dict(self.totals), out, back, (*notes, *score.notes, *self.remarks()))
        if self.end is not None:
            self.end = self._with_bonuses(self.end)
        return row

    def _with_bonuses(self, end: End) -> End:
        """Add what is added at the end of a match to the totals; who has most with it has won."""
        bonuses = match_bonuses(end.winners, self.totals, self.deals_won, self.ruleset.bonuses)
        for name, added in bonuses.items():
            self.totals[name] += sum(bonus.points for bonus in added)
        return end._replace(bonuses=bonuses, winners=self.leaders()) if bonuses else end

    def remarks(self) -> Iterator[Rule]:
        """Yield what is to be said after a deal."""
        return iter(())

    def cells(self, score: DealScore) -> Iterator[tuple[str, Cell]]:
        """Yield what the deal adds for each player who played it."""
        for name, player in score.players.items():
            yield name, Cell(player.points, self.totals[name] + player.points, player.rule)

    def go_out(self, score: DealScore) -> tuple[str, ...]:  # noqa: ARG002 - for formats in which somebody does
        """Return who is out after a deal."""
        return ()

    def ended(self, score: DealScore) -> End | None:
        """Return why the match is over with this deal, or None where it goes on."""
        if score.deal.split is not None:
            raise self.error(score.deal, score.deal.split, f"there is no pool to split (match.kind: {self.match.kind})")
        return None

    def reaches_limit(self, total: int) -> bool:
        """Tell whether a total has come to the limit."""
        limit = self.match.limit or 0
        return total >= limit if self.match.limit_at is LimitAt.REACHED else total > limit

    def limit_words(self) -> str:
        """Return when the limit counts, in points."""
        verb = "on reaching" if self.match.limit_at is LimitAt.REACHED else "above"
        return f"{verb} {pluralized(self.match.limit or 0, 'point')}"

    def leaders(self) -> tuple[str, ...]:
        """Return who has the best total."""
        best = (min if self.match.winner is Winner.LOWEST else max)(self.totals.values())
        return tuple(name for name, total in self.totals.items() if total == best)

    def won(self, rule: Rule, *, may_play_on: bool) -> End | None:
        """Return the end of a match that the leaders win, unless they have to play once more."""
        leaders = self.leaders()
        if len(leaders) > 1 and may_play_on and self.match.tie is Tie.EXTRA_DEAL:
            return None
        return End(rule, leaders)

    def ranking(self) -> list[tuple[tuple[Decimal | int, ...], str]]:
        """Return what each player is ranked by, the less the better."""
        sign = 1 if self.match.winner is Winner.LOWEST else -1
        return [((sign * total,), name) for name, total in self.totals.items()]

    def error(self, deal: SheetDeal, span: Span, message: str) -> SheetError:
        """Return the error about a deal."""
        return SheetError(f"deal {deal.number}: {message}", span)
