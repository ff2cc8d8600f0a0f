"""How are amounts of money written? They are checked here, and reckoned with where a match is settled."""

import re

from rummycheck.ruleset.faults import mismatch
from rummycheck.ruleset.nodes import Node, Scalar
from rummycheck.ruleset.shapes import JsonSchema, Shape

# Decimals read 1e309, NaN and Infinity, too, which are no amounts.
_AMOUNT = r"[0-9]{1,12}(?:\.[0-9]{1,6})?"
_PERCENTAGE = r"(?:100|[0-9]{1,2}(?:\.[0-9]{1,6})?)%"
_BEYOND = 10**12
_NUMBER: JsonSchema = {"type": "number", "minimum": 0, "exclusiveMaximum": _BEYOND}


def _text(node: Node) -> str:
    is_written = isinstance(node, Scalar) and node.value is not None and not isinstance(node.value, bool)
    return node.text if is_written and isinstance(node, Scalar) else ""


def is_amount(node: Node) -> bool:
    """Tell whether a value is an amount of money."""
    return re.fullmatch(_AMOUNT, _text(node)) is not None


def _read_amount(node: Node, key: str) -> str:
    if not is_amount(node):
        raise mismatch(node, key, AMOUNT.expected)
    return _text(node)


AMOUNT = Shape(
    ("an amount such as 2 or 0.50",),
    is_amount,
    _read_amount,
    {"anyOf": [_NUMBER, {"type": "string", "pattern": f"^{_AMOUNT}$"}]},
)


def _is_coin(node: Node) -> bool:
    return is_amount(node) and _text(node).strip("0.") != ""


def _read_coin(node: Node, key: str) -> str:
    if not _is_coin(node):
        raise mismatch(node, key, COIN.expected)
    return _text(node)


COIN = Shape(
    ("an amount above 0 such as 0.01",),
    _is_coin,
    _read_coin,
    {
        "anyOf": [
            {"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": _BEYOND},
            {"type": "string", "pattern": f"^(?=.*[1-9]){_AMOUNT}$"},
        ]
    },
)


def _is_fee(node: Node) -> bool:
    return is_amount(node) or re.fullmatch(_PERCENTAGE, _text(node)) is not None


def _read_fee(node: Node, key: str) -> str:
    if not _is_fee(node):
        raise mismatch(node, key, FEE.expected)
    return _text(node)


FEE = Shape(
    ("an amount such as 2 or 0.50", "a percentage such as 15%"),
    _is_fee,
    _read_fee,
    {"anyOf": [_NUMBER, {"type": "string", "pattern": f"^(?:{_AMOUNT}|{_PERCENTAGE})$"}]},
)


def is_paid_in(amount: str, coin: str) -> bool:
    """Tell whether an amount can be paid in coins of this size; a percentage is rounded to them.

    >>> is_paid_in("0.25", "0.05"), is_paid_in("0.25", "0.1"), is_paid_in("7.77%", "1")
    (True, False, True)
    """
    return amount.endswith("%") or _millionths(amount) % _millionths(coin) == 0


def _millionths(amount: str) -> int:
    whole, _, part = amount.partition(".")
    return int(whole) * 1_000_000 + int(part.ljust(6, "0"))
