"""How is a pool written down? Who reaches the limit is out; the last one left wins the pool."""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from rummycheck.errors import SheetError
from rummycheck.settlement.book import Book, End
from rummycheck.settlement.scores import DealScore, Rule
from rummycheck.settlement.sheet import SheetDeal


class PoolBook(Book):
    """Deals until one player is left, or those left split the pool; who is out may come back for a while."""

    def rules(self) -> Iterator[Rule]:
        """Yield what holds for the whole match."""
        match = self.match
        yield Rule(f"a player is out {self.limit_words()} points", "match.limit_at")
        if match.rejoin_max is None:
            yield Rule("nobody comes back", "match.rejoin_max")
        else:
            yield Rule(f"who is out may come back while nobody has more than {match.rejoin_max}", "match.rejoin_max")
            yield Rule(f"with {match.rejoin_extra} above the highest total", "match.rejoin_extra")
        if match.split_min is None:
            yield Rule("the pool is never split", "match.split_min")
        else:
            yield Rule(f"a split is offered when all left have {match.split_min} or more", "match.split_min")

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
        left, least = self.playing(), self.match.split_min
        return least is not None and len(left) > 1 and all(self.totals[name] >= least for name in left)

    def _split(self, score: DealScore, left: Sequence[str]) -> End:
        span = score.deal.split or score.deal.span
        if len(left) < 2:
            raise self.error(score.deal, span, "there is nobody to split the pool with")
        if not self.is_split_offered():
            lowest = min(left, key=lambda name: self.totals[name])
            why = "it never is (match.split_min: null)"
            if self.match.split_min is not None:
                why = f"'{lowest}' has {self.totals[lowest]}, below {self.match.split_min} (match.split_min)"
            raise self.error(score.deal, span, f"the pool can't be split: {why}")
        return End(Rule("the pool is split among those left, equally", "match.split_min"), tuple(left))

    def ranking(self) -> list[tuple[tuple[Decimal | int, ...], str]]:
        """Return what each player is ranked by: the later out the better, then the lower total."""
        return [((-self.out_since.get(name, self.deals + 1), total), name) for name, total in self.totals.items()]
