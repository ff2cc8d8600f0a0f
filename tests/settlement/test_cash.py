"""Is money paid to the last coin, and never more or less than is won and kept?"""

from decimal import Decimal
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sheets import refusals, sample, settled, sheet

from rummycheck.settlement.cash import Cash, Fee, collected, exchanged, shown

AMOUNTS = st.integers(0, 10**11).map(lambda cents: Decimal(cents) / 100)
FEES = st.one_of(
    AMOUNTS.map(Fee),
    st.integers(0, 10_000).map(lambda part: Fee(Decimal(part) / 100, is_percentage=True)),
)
COINS = st.sampled_from([Decimal("0.01"), Decimal("0.05"), Decimal("0.5"), Decimal(1), Decimal("0.000001")])
SHARES = st.dictionaries(st.sampled_from("abcdefgh"), st.integers(0, 9), min_size=1).filter(
    lambda one: any(one.values())
)


def is_balanced(cash: Cash) -> bool:
    return sum(cash.paid.values()) == sum(cash.won.values()) + cash.kept


@given(paid=st.dictionaries(st.sampled_from("ABCDEFGH"), AMOUNTS), winners=SHARES, fee=FEES, coin=COINS)
def test_what_is_paid_is_won_or_kept(
    paid: dict[str, Decimal], winners: dict[str, int], fee: Fee, coin: Decimal
) -> None:
    cash = collected(paid, winners, fee, coin)
    assert is_balanced(cash)
    amounts = sorted((part, cash.won[name]) for name, part in winners.items())
    assert all(less[0] < more[0] or less[1] == more[1] for less, more in pairwise(amounts))
    assert [amount for _, amount in amounts] == sorted(cash.won.values())
    assert all(amount >= 0 for amount in (*cash.won.values(), cash.kept))


@given(
    changes=st.dictionaries(st.sampled_from("ABCDEFGH"), st.integers(-9999, 9999)), value=AMOUNTS, fee=FEES, coin=COINS
)
def test_chips_won_are_chips_lost(changes: dict[str, int], value: Decimal, fee: Fee, coin: Decimal) -> None:
    zero_sum = changes | {"Z": -sum(changes.values())}
    assert is_balanced(exchanged(zero_sum, value, fee, coin))


@pytest.mark.parametrize("coin", ["0.01", "0.05", "1"])
@pytest.mark.parametrize("fee", ["0", "3", "7.77%", "100%"])
@pytest.mark.parametrize(
    ("ruleset", "money"), [("indian-13", "point_value: 2"), ("deals", "point_value: 2"), ("deals", "entry: 7")]
)
def test_all_amounts_are_multiples_of_the_smallest_coin(ruleset: str, money: str, fee: str, coin: str) -> None:
    more = f"set: {{settlement.smallest_coin: {coin}}}\n{money}\nfee: {fee}"
    deals = ("A: declared, B: 20, C: 25", "A: 10, B: declared, C: 35")
    cash = settled(sheet(*deals, ruleset=ruleset, more=more)).cash
    assert cash is not None
    assert is_balanced(cash)
    assert all(amount % Decimal(coin) == 0 for amount in (*cash.paid.values(), *cash.won.values(), cash.kept))


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ("point_value: 0.125", (3, 14, "point_value: 0.125 can't be paid: the smallest coin is 0.01")),
        ("fee: 0.005", (3, 6, "fee: 0.005 can't be paid: the smallest coin is 0.01")),
        (
            "set: {settlement.fee: 0.001}",
            (3, 23, "settlement.fee=0.001: 0.001 can't be paid: the smallest coin is 0.01"),
        ),
        (
            "point_value: 0.25\nset: {settlement.smallest_coin: 1}",
            (3, 14, "point_value: 0.25 can't be paid: the smallest coin is 1"),
        ),
    ],
)
def test_an_amount_finer_than_the_smallest_coin_is_refused(more: str, expected: tuple[int, int, str]) -> None:
    line, column, message = expected
    told = f"{message} (settlement.smallest_coin)"
    assert refusals(sheet("A: declared, B: 1, C: 4", more=more)) == [(line, column, told)]


def test_a_smaller_coin_makes_a_finer_amount_possible() -> None:
    more = "set: {settlement.smallest_coin: 0.001}\npoint_value: 0.125"
    cash = settled(sheet("A: declared, B: 1, C: 4", more=more)).cash
    assert cash is not None
    assert cash.net("A") == Decimal("0.625")


def nets(settlement_name: str) -> dict[str, Decimal]:
    settlement = sample(settlement_name)
    assert settlement.cash is not None
    assert is_balanced(settlement.cash)
    return {name: settlement.cash.net(name) for name in settlement.sheet.names}


def test_the_tutorial_s_winner_gets_220_at_a_table_of_160() -> None:
    assert nets("points") == {"Asha": 220, "Binod": -40, "Chitra": -80, "Dev": -100}
    assert "a table of Rs160: 80 points (settlement.table_points)" in map(str, sample("points").rules)


@pytest.mark.parametrize(
    ("fee", "expected"),
    [("0", "220"), ("20", "200"), ("10%", "198"), ("7.77%", "202.91"), ("500", "0"), ("100%", "0"), ("0.5", "219.5")],
)
def test_the_fee_is_taken_from_the_win(fee: str, expected: str) -> None:
    text = sheet("A: declared, B: first drop, C: 40, D: 50", players="A, B, C, D", more=f"point_value: 2\nfee: {fee}")
    cash = settled(text).cash
    assert cash is not None
    assert cash.net("A") == Decimal(expected)
    assert cash.kept == 220 - Decimal(expected)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("points-hands", {"Asha": "123", "Binod": "-248", "Chitra": "115"}),
        ("pool-101", {"Asha": "-100", "Binod": "260", "Chitra": "-200"}),
        ("pool-201", {"Lata": "20.12", "Mohan": "-50.25", "Nita": "20.12"}),
        ("deals", {"Asha": "200", "Binod": "-100", "Chitra": "-100"}),
        ("indian-21", {"Ravi": "4.80", "Sita": "-117", "Tara": "100.15"}),
    ],
)
def test_a_whole_match_comes_to_the_cash_reckoned_by_hand(name: str, expected: dict[str, str]) -> None:
    assert nets(name) == {player: Decimal(amount) for player, amount in expected.items()}


def test_a_share_that_cannot_be_paid_leaves_the_odd_coins_with_the_house() -> None:
    cash = sample("pool-201").cash
    assert cash is not None
    assert cash.kept == Decimal("10.01")


@pytest.mark.parametrize(
    ("more", "expected"),
    [("point_value: 0.25", {"A": "8.75", "B": "1.25", "C": "-10"}), ("entry: 10", {"A": "20", "B": "-10", "C": "-10"})],
)
def test_chips_are_worth_their_value_or_the_entries(more: str, expected: dict[str, str]) -> None:
    deals = ("A: declared, B: 20, C: 25", "A: 10, B: declared, C: 15")
    cash = settled(sheet(*deals, ruleset="deals", more=more)).cash
    assert cash is not None
    assert {name: cash.net(name) for name in "ABC"} == {name: Decimal(amount) for name, amount in expected.items()}


def test_points_of_a_whole_match_are_paid_by_what_is_behind_the_winner() -> None:
    by_points = "set: {settlement.kind: per_point, match.rounds: 2}\npoint_value: 0.10"
    deals = ("A: declared, B: 20, C: 25", "A: 10, B: declared, C: 15")
    cash = settled(sheet(*deals, ruleset="three-thirteen", more=by_points)).cash
    assert cash is not None
    assert [cash.net(name) for name in "ABC"] == [Decimal("4.0"), Decimal("-1.0"), Decimal("-3.0")]


def test_no_money_is_settled_before_the_end_or_without_a_value() -> None:
    assert settled(sheet("A: declared, B: 1, C: 2")).cash is None
    assert settled(sheet("A: declared, B: 1, C: 2", ruleset="pool-101", more="entry: 50")).cash is None


@pytest.mark.parametrize(
    ("amount", "currency", "expected"),
    [
        ("220", "Rs", "Rs220"),
        ("220.00", "", "220"),
        ("-12.5", "€", "-€12.50"),
        ("0.125", "", "0.125"),
        ("-0", "$", "$0"),
        ("1000000000000", "", "1000000000000"),
    ],
)
def test_an_amount_is_written_as_people_do(amount: str, currency: str, expected: str) -> None:
    assert shown(Decimal(amount), currency) == expected
