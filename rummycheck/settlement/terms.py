"""For what money is played, by the sheet and else by the ruleset?"""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import NamedTuple

from rummycheck.errors import SheetError
from rummycheck.match import MatchKind, SettlementKind
from rummycheck.melds.base import pluralized
from rummycheck.ruleset import Ruleset
from rummycheck.ruleset.schema.money import is_paid_in
from rummycheck.settlement.book import Book, End, Row
from rummycheck.settlement.cash import Cash, Fee, collected, exchanged, shown, times
from rummycheck.settlement.scores import Rule, nobody_won
from rummycheck.settlement.sheet import Money, Sheet

_USED = {
    SettlementKind.NONE: (),
    SettlementKind.PER_POINT: ("point_value", "fee"),
    SettlementKind.ENTRY_POOL: ("entry", "fee"),
    SettlementKind.CHIPS: ("point_value", "entry", "fee"),
}
"""Which keys of a sheet have a use, by what is settled in money."""
_KEYS = ("point_value", "entry", "fee")


class Terms(NamedTuple):
    """For what money is played."""

    ruleset: Ruleset
    currency: str
    point_value: Decimal | None
    entry: Decimal | None
    rejoin_entry: Decimal | None
    fee: Fee
    smallest_coin: Decimal

    @property
    def kind(self) -> SettlementKind:
        """What is settled in money."""
        return self.ruleset.settlement.kind

    @property
    def is_by_deal(self) -> bool:
        """Whether money changes hands after every deal, and not only at the end."""
        is_single = self.ruleset.match.kind is MatchKind.SINGLE
        return is_single and self.kind is SettlementKind.PER_POINT and self.point_value is not None

    def rules(self) -> Iterator[Rule]:
        """Yield for what is played."""
        if self.point_value is not None:
            yield from self._value_rules(self.point_value)
        elif self.entry is not None:
            words = f"an entry of {shown(self.entry, self.currency)} each for the winner, {self._fee_words()}"
            yield Rule(words, "settlement.kind")
            if self.ruleset.match.rejoin_max is not None:
                words = f"coming back costs {shown(self.back_again(self.entry), self.currency)}"
                yield Rule(words, "settlement.rejoin_entry")
        else:
            yield from self._why_no_money()
            return
        words = f"fees by percentage and shares are rounded down to {shown(self.smallest_coin, self.currency)}"
        yield Rule(f"{words}, the rest stays with the house", "settlement.smallest_coin")

    def _value_rules(self, value: Decimal) -> Iterator[Rule]:
        worth, table = shown(value, self.currency), self.ruleset.settlement.table_points
        if not self.is_by_deal:
            what = "a chip won or lost" if self.kind is SettlementKind.CHIPS else "a point behind the winner"
            yield Rule(f"{worth} for {what}, {self._fee_words()}", "settlement.kind")
            return
        yield Rule(f"{worth} a point: the winner of a deal takes it from all, {self._fee_words()}", "settlement.kind")
        if table is not None:
            amount = shown(times(table, value), self.currency)
            yield Rule(f"a table of {amount}: {pluralized(table, 'point')}", "settlement.table_points")

    def _why_no_money(self) -> Iterator[Rule]:
        missing = [name for name in _USED[self.kind] if name != "fee"]
        if missing:
            yield Rule(f"no money is settled: there is no {' and no '.join(missing)}", f"settlement.{missing[0]}")

    def back_again(self, entry: Decimal) -> Decimal:
        """Return what coming back costs."""
        return self.rejoin_entry if self.rejoin_entry is not None else entry

    def _fee_words(self) -> str:
        if not self.fee.amount:
            return "no fee"
        if self.fee.is_percentage:
            return f"{self.fee.amount.normalize():f}% of a win for the house"
        return f"{shown(self.fee.amount, self.currency)} of a win for the house"

    def of_deal(self, row: Row) -> Cash:
        """Return what changes hands after a deal. Raises SheetError where nobody has won it."""
        deal, value = row.score.deal, self.point_value
        assert value is not None
        if not row.score.winners:
            raise SheetError(f"deal {deal.number}: {nobody_won(row.score, self.ruleset, 'is paid')}", deal.span)
        losers = {name: cell.points for name, cell in row.cells.items() if name not in row.score.winners}
        paid = {name: times(points, value) for name, points in losers.items()}
        return self._collected(paid, dict.fromkeys(row.score.winners, 1))

    def of_match(self, book: Book, end: End) -> Cash | None:
        """Return what changes hands at the end of a match; None where it is not played for money."""
        if self.point_value is None:
            return None if self.entry is None else self._collected(dict(self._entries(book)), end.parts)
        if self.kind is SettlementKind.CHIPS:
            won = {name: total - book.start() for name, total in book.totals.items()}
            return exchanged(won, self.point_value, self.fee, self.smallest_coin)
        best = book.totals[end.winners[0]]
        behind = {name: times(abs(total - best), self.point_value) for name, total in book.totals.items()}
        return self._collected(behind, end.parts)

    def _entries(self, book: Book) -> Iterator[tuple[str, Decimal]]:
        """Yield what each player has paid to take part, and to come back."""
        assert self.entry is not None
        for name in book.players:
            yield name, self.entry + times(book.rejoined[name], self.back_again(self.entry))

    def _collected(self, paid: Mapping[str, Decimal], shares: Mapping[str, int]) -> Cash:
        return collected(paid, shares, self.fee, self.smallest_coin)


def terms_of(sheet: Sheet, ruleset: Ruleset) -> Terms:
    """Return for what is played. Raises SheetError for money of which the ruleset makes no use."""
    settlement, money = ruleset.settlement, _not_overruled(sheet, ruleset)
    _refuse_useless(money, ruleset)
    uses = _USED[settlement.kind]
    value = None if money.entry is not None else money.point_value or settlement.point_value
    fee = money.fee or settlement.fee
    return Terms(
        ruleset=ruleset,
        currency=sheet.currency,
        point_value=_amount(value) if "point_value" in uses else None,
        entry=_amount(money.entry or settlement.entry) if "entry" in uses else None,
        rejoin_entry=_amount(settlement.rejoin_entry),
        fee=Fee(Decimal(fee.removesuffix("%")), fee.endswith("%")),
        smallest_coin=Decimal(settlement.smallest_coin),
    )


def _not_overruled(sheet: Sheet, ruleset: Ruleset) -> Money:
    """Return the sheet's money, but for what an option says otherwise; options come after the sheet's own settings."""
    options = {f"--set {text}" for text in ruleset.overrides[len(sheet.overrides) :]}
    said = {name: ruleset.settings.get("settlement", name) for name in _KEYS}
    gone = {name for name, node in said.items() if node is not None and node.source.name in options}
    if ruleset.settlement.kind is SettlementKind.CHIPS and gone & {"point_value", "entry"}:
        gone |= {"point_value", "entry"}  # Chips are worth one or the other.
    places = {name: span for name, span in sheet.money.places.items() if name not in gone}
    return sheet.money._replace(**dict.fromkeys(gone), places=places)


def _refuse_useless(money: Money, ruleset: Ruleset) -> None:
    """Raise SheetError for amounts that can't be used, or not paid."""
    kind, coin = ruleset.settlement.kind, ruleset.settlement.smallest_coin
    amounts = dict(zip(_KEYS, (money.point_value, money.entry, money.fee), strict=True))
    faults = []
    for name, span in money.places.items():
        amount = amounts[name] or "0"
        if name not in _USED[kind]:
            faults.append(SheetError(f"{name} has no use here: {ruleset.name} has settlement.kind: {kind}", span))
        elif not is_paid_in(amount, coin):
            message = f"{name}: {amount} can't be paid: the smallest coin is {coin} (settlement.smallest_coin)"
            faults.append(SheetError(message, span))
    if faults:
        raise SheetError.together(faults)
    if money.point_value is not None and money.entry is not None:
        raise SheetError(
            "point_value and entry can't go together: chips are worth one or the other", money.places["entry"]
        )


def _amount(text: str | None) -> Decimal | None:
    return None if text is None else Decimal(text)
