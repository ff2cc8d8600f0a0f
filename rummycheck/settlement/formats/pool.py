"""How is a pool written down? Who reaches the limit is out; the last one left wins the pool."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal

from rummycheck.errors import SheetError
from rummycheck.match import LimitAt, SplitBy
from rummycheck.melds.base import counted, listed, number_word
from rummycheck.settlement.book import Book, End
from rummycheck.settlement.scores import DealScore, Rule
from rummycheck.settlement.sheet import SheetDeal

_HOW = {
    SplitBy.DROPS_LEFT: "it is shared in proportion to the drops left",
    SplitBy.EXTRA_DROPS: "an entry is paid for each drop more than the fewest, and the rest is shared equally",
}


def _tables(tables: Mapping[int, int]) -> str:
    """Return who may split.

    >>> _tables({2: 3, 3: 4})
    'two left where three or more began, or three left where four or more began'
    """
    words = [f"{number_word(left)} left where {number_word(began)} or more began" for left, began in tables.items()]
    return ", or ".join(words)


class PoolBook(Book):
    """Deals until one player is left, or those left split the pool; who is out may come back for a while."""

    def rules(self) -> Iterator[Rule]:
        """Yield what holds for the whole match."""
        match = self.match
        yield Rule(f"a player is out {self.limit_words()}", "match.limit_at")
        if match.rejoin_max is None:
            yield Rule("nobody comes back", "match.rejoin_max")
        else:
            yield Rule(f"who is out may come back while nobody has more than {match.rejoin_max}", "match.rejoin_max")
            yield Rule(f"with {match.rejoin_extra} above the highest total", "match.rejoin_extra")
        if match.split_min is None:
            yield Rule("the pool is never split", "match.split_min")
            return
        yield Rule(f"a split is offered when all left have {match.split_min} or more", "match.split_min")
        if match.split_players is not None:
            yield Rule(f"and only to {_tables(match.split_players)}", "match.split_players")
        if match.split_by is not SplitBy.EQUALLY:
            drops = f"a drop left is {self.ruleset.penalties.first_drop} more points without going out"
            yield Rule(f"{_HOW[match.split_by]}; {drops}", "match.split_by")

    def playing(self) -> tuple[str, ...]:
        """Return who is in."""
        return tuple(name for name in self.players if name not in self.out_since)

    def readmit(self, deal: SheetDeal) -> tuple[Rule, ...]:
        """Take back those who return before a deal. Raises SheetError where some may not."""
        highest = max(self.totals[name] for name in self.playing())
        reasons = [(name, self._why_not_back(name.text, highest)) for name in deal.rejoined]
        refused = [self.error(deal, name.span, f"'{name.text}' can't come back{why}") for name, why in reasons if why]
        if refused:
            raise SheetError.together(refused)
        back = highest + self.match.rejoin_extra
        for name, _ in deal.rejoined:
            del self.out_since[name]
            self.rejoined[name] += 1
            self.totals[name] = back
        return tuple(Rule(f"{name} comes back with {back}", "match.rejoin_extra") for name, _ in deal.rejoined)

    def _why_not_back(self, name: str, highest: int) -> str | None:
        """Return why a player can't come back at a table with this highest total, or None."""
        most, back = self.match.rejoin_max, highest + self.match.rejoin_extra
        if name not in self.out_since:
            return ": still in"
        if most is None:
            return ": nobody may (match.rejoin_max: null)"
        if highest > most:
            return f": somebody has {highest}, above {most} (match.rejoin_max)"
        return f" with {back}: the limit is {self.match.limit}" if self.reaches_limit(back) else None

    def go_out(self, score: DealScore) -> tuple[str, ...]:
        """Return who has come to the limit with this deal."""
        out = tuple(name for name in score.players if self.reaches_limit(self.totals[name]))
        self.out_since |= dict.fromkeys(out, self.deals)
        return out

    def ended(self, score: DealScore) -> End | None:
        """Return the end when one player is left, or those left split; if all go out at once, the lowest total wins."""
        left = self.playing()
        if score.deal.split is not None:
            return self._split(score, left)
        if len(left) > 1:
            return None
        if left:
            return End(Rule("the last one in", "match.limit"), left)
        last = {name: self.totals[name] for name in score.players}
        lowest = min(last.values())
        winners = tuple(name for name, total in last.items() if total == lowest)
        return End(Rule("all went out at once: the lowest total wins", "match.limit"), winners)

    def remarks(self) -> Iterator[Rule]:
        """Yield that the pool may be split."""
        if self.end is None and self.is_split_offered():
            yield Rule("a split is offered", "match.split_min")

    def is_split_offered(self) -> bool:
        """Tell whether those left may split the pool now."""
        left = self.playing()
        return len(left) > 1 and self._why_no_split(left) is None

    def _why_no_split(self, left: Sequence[str]) -> Rule | None:
        """Return why those left can't split the pool, or None."""
        least, tables = self.match.split_min, self.match.split_players
        if least is None:
            return Rule("it never is", "match.split_min: null")
        if tables is not None and len(self.players) < tables.get(len(left), len(self.players) + 1):
            who = f"{counted(len(left), 'player')} of {number_word(len(self.players))} are left"
            return Rule(f"{who}, and only {_tables(tables)} may split", "match.split_players")
        lowest = min(left, key=lambda name: self.totals[name])
        if self.totals[lowest] < least:
            return Rule(f"'{lowest}' has {self.totals[lowest]}, below {least}", "match.split_min")
        entries, extra = self._entries(), sum(self._extra_drops(left).values())
        if self.match.split_by is SplitBy.EXTRA_DROPS and entries <= extra:
            return Rule(f"after {counted(extra, 'extra drop')} less than an entry is left to share", "match.split_by")
        return None

    def _entries(self) -> int:
        """Return how many entries the pool holds."""
        return len(self.players) + sum(self.rejoined.values())

    def drops_left(self, name: str) -> int:
        """Return how many first drops a player could still take in a row without going out."""
        limit, drop = self.match.limit or 0, self.ruleset.penalties.first_drop
        most = limit - 1 if self.match.limit_at is LimitAt.REACHED else limit
        return (most - self.totals[name]) // drop if drop else 0

    def _extra_drops(self, left: Sequence[str]) -> dict[str, int]:
        """Return how many drops each has more than the one with the fewest."""
        drops = {name: self.drops_left(name) for name in left}
        return {name: number - min(drops.values()) for name, number in drops.items()}

    def _shares(self, left: Sequence[str]) -> dict[str, int]:
        """Return the parts in which those left split the pool."""
        equal = dict.fromkeys(left, 1)
        match self.match.split_by:
            case SplitBy.EQUALLY:
                return equal
            case SplitBy.DROPS_LEFT:
                drops = {name: self.drops_left(name) for name in left}
                return drops if any(drops.values()) else equal
            case SplitBy.EXTRA_DROPS:
                # Of E entries each extra drop is paid one, and the rest is for all: in parts of an entry by players.
                extra = self._extra_drops(left)
                rest = self._entries() - sum(extra.values())
                return {name: number * len(left) + rest for name, number in extra.items()}

    def _split(self, score: DealScore, left: Sequence[str]) -> End:
        span = score.deal.split or score.deal.span
        if len(left) < 2:
            raise self.error(score.deal, span, "there is nobody to split the pool with")
        why = self._why_no_split(left)
        if why is not None:
            raise self.error(score.deal, span, f"the pool can't be split: {why}")
        rule = Rule("the pool is split among those left, equally", "match.split_min")
        if self.match.split_by is not SplitBy.EQUALLY:
            drops = listed([f"{name} has {counted(self.drops_left(name), 'drop')} left" for name in left])
            rule = Rule(f"the pool is split by drops: {drops}", "match.split_by")
        return End(rule, tuple(left), self._shares(left))

    def ranking(self) -> list[tuple[tuple[Decimal | int, ...], str]]:
        """Return what each player is ranked by: the later out the better, then the lower total."""
        return [((-self.out_since.get(name, self.deals + 1), total), name) for name, total in self.totals.items()]
