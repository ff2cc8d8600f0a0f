"""Who pays how much, who gets it, and what does the house keep?

All amounts are decimal multiples of the smallest coin. Whatever is paid is won or kept: where an amount can't be
divided into equal shares, what is left over stays with the house, so that the order of the players never matters.
"""

from collections.abc import Iterable, Mapping
from decimal import Context, Decimal, localcontext
from typing import NamedTuple

# Amounts have 18 digits and points 6: no sum that can be written is ever rounded.
_EXACT = Context(prec=80)


class Fee(NamedTuple):
    """What the house keeps: an amount, or a percentage of the win."""

    amount: Decimal
    is_percentage: bool = False


class Cash(NamedTuple):
    """What changes hands."""

    paid: Mapping[str, Decimal]
    won: Mapping[str, Decimal]
    kept: Decimal
    """By the house: its fee, and what can't be divided."""

    def net(self, name: str) -> Decimal:
        """Return what a player has in the end, less than nothing for a loss."""
        with localcontext(_EXACT):
            return self.won.get(name, Decimal(0)) - self.paid.get(name, Decimal(0))


def collected(paid: Mapping[str, Decimal], shares: Mapping[str, int], fee: Fee, coin: Decimal) -> Cash:
    """Return what becomes of what is paid: the house keeps its fee, and the winners share the rest by these parts."""
    with localcontext(_EXACT):
        pot = sum(paid.values(), Decimal(0))
        if not shares:
            return Cash({}, {}, Decimal(0))
        rest = pot - _fee_of(pot, fee, coin)
        parts = sum(shares.values())
        won = {name: rest if part == parts else rest * part / parts // coin * coin for name, part in shares.items()}
        return Cash(paid, won, pot - sum(won.values(), Decimal(0)))


def exchanged(changes: Mapping[str, int], value: Decimal, fee: Fee, coin: Decimal) -> Cash:
    """Return what becomes of points that some have won from others: the house keeps its fee of each win."""
    with localcontext(_EXACT):
        paid = {name: -points * value for name, points in changes.items() if points < 0}
        wins = {name: points * value for name, points in changes.items() if points > 0}
        fees = {name: _fee_of(win, fee, coin) for name, win in wins.items()}
        return Cash(paid, {name: win - fees[name] for name, win in wins.items()}, sum(fees.values(), Decimal(0)))


def _fee_of(pot: Decimal, fee: Fee, coin: Decimal) -> Decimal:
    """Return the fee, which is never more than there is to take it from."""
    if not fee.is_percentage:
        return min(pot, fee.amount)
    return pot * fee.amount / 100 // coin * coin


def times(points: int, value: Decimal) -> Decimal:
    """Return what so many points are worth."""
    with localcontext(_EXACT):
        return points * value


def together(parts: Iterable[Cash]) -> Cash:
    """Return what changes hands in all."""
    paid: dict[str, Decimal] = {}
    won: dict[str, Decimal] = {}
    kept = Decimal(0)
    with localcontext(_EXACT):
        for part in parts:
            for name, amount in part.paid.items():
                paid[name] = paid.get(name, Decimal(0)) + amount
            for name, amount in part.won.items():
                won[name] = won.get(name, Decimal(0)) + amount
            kept += part.kept
    return Cash(paid, won, kept)


def shown(amount: Decimal, currency: str = "") -> str:
    """Return an amount as it is written, with the sign of its currency.

    >>> shown(Decimal("220"), "Rs"), shown(Decimal("-12.5"), "€"), shown(Decimal("0.125"))
    ('Rs220', '-€12.50', '0.125')
    """
    with localcontext(_EXACT):
        size = abs(amount)
        text = f"{size:.2f}" if size == round(size, 2) else f"{size.normalize():f}"
    sign = "-" if amount < 0 else ""
    return f"{sign}{currency}{text.removesuffix('.00')}"
