"""Who may split a pool, and who gets how much of it?"""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sheets import refusals, sample, settled, sheet

from rummycheck.settlement.formats.pool import PoolBook
from rummycheck.settlement.rules_of_sheet import ruleset_of
from rummycheck.settlement.sheet_reading import read_sheet


def split(left: list[int], began: int, *, ruleset: str = "pool-101", keys: str = "", money: str = "entry: 25") -> str:
    """Return a sheet on which those left split after the others went out."""
    names = "ABCDEFGH"[:began]
    numbers = [*left, *[101 if ruleset == "pool-101" else 201] * (began - len(left))]
    deal = ", ".join(f"{name}: {number}" for name, number in zip(names, numbers, strict=True))
    more = f"{money}\nset: {{{keys}}}"
    return sheet(f"{deal}, split: true", ruleset=ruleset, players=", ".join(names), more=more)


@pytest.mark.parametrize(
    ("began", "left", "refusal"),
    [
        (2, 2, "two players of two are left"),
        (3, 2, None),
        (4, 2, None),
        (6, 2, None),
        (3, 3, "three players of three are left"),
        (4, 3, None),
        (6, 3, None),
        (4, 4, "four players of four are left"),
        (6, 4, "four players of six are left"),
        (6, 5, "five players of six are left"),
        (6, 6, "six players of six are left"),
    ],
)
@pytest.mark.parametrize(("ruleset", "total"), [("pool-101", 80), ("pool-201", 175)])
def test_two_or_three_may_split_where_more_began(
    ruleset: str, total: int, began: int, left: int, refusal: str | None
) -> None:
    text = split([total] * left, began, ruleset=ruleset)
    offered = settled(text.replace(", split: true", "")).rows[0].notes
    assert bool(offered) == (refusal is None)
    if refusal is None:
        end = settled(text).end
        assert end is not None
        assert end.winners == tuple("ABCDEF"[:left])
    else:
        tables = "only two left where three or more began, or three left where four or more began may split"
        ((_, _, message),) = refusals(text)
        assert message == f"deal 1: the pool can't be split: {refusal}, and {tables} (match.split_players)"


@pytest.mark.parametrize("left", [2, 3, 4, 6])
def test_any_number_may_split_where_no_number_is_named(left: int) -> None:
    end = settled(split([80] * left, 6, keys="match.split_players: null")).end
    assert end is not None
    assert len(end.winners) == left


def test_who_comes_back_does_not_make_the_table_larger() -> None:
    deals = ("A: 0, B: 101, C: 5", "rejoined: [B], A: 80, B: 80, C: 80, split: true")
    ((_, _, message),) = refusals(sheet(*deals, ruleset="pool-101"))
    assert message.startswith("deal 2: the pool can't be split: three players of three are left")


@pytest.mark.parametrize(
    ("ruleset", "keys", "total", "drops"),
    [
        *[("pool-101", [], total, drops) for total, drops in ((0, 5), (60, 2), (61, 1), (80, 1), (81, 0), (100, 0))],
        *[("pool-201", [], total, drops) for total, drops in ((0, 8), (150, 2), (151, 1), (175, 1), (176, 0))],
        *[
            ("pool-101", ["match.limit_at=passed"], total, drops)
            for total, drops in ((81, 1), (82, 0), (61, 2), (101, 0))
        ],
        ("pool-101", ["penalties.first_drop=10"], 80, 2),
    ],
)
def test_a_drop_is_left_where_it_can_be_taken_without_going_out(
    ruleset: str, keys: list[str], total: int, drops: int
) -> None:
    book = PoolBook(ruleset_of(read_sheet(sheet("A: 0"), "sheet.yaml"), ruleset, keys, chosen=ruleset), "AB")
    book.totals["A"] = total
    assert book.drops_left("A") == drops


# Each with the figures of the page: RummyCircle, pool split; Ace2Three, three players' optional split, with its fee of
# 12%; A23, split by number of drops. The proportional shares are reckoned by hand.
SHARES = {
    "RummyCircle": ([40, 75, 85], 6, "pool-101", "extra_drops", "entry: 25", "91.66 41.66 16.66"),
    "Ace2Three 101": ([60, 80, 95], 6, "pool-101", "extra_drops", "entry: 1000\nfee: 12%", "2640 1760 880"),
    "Ace2Three 201": ([150, 175, 180], 6, "pool-201", "extra_drops", "entry: 1000\nfee: 12%", "2640 1760 880"),
    "A23 same": ([80, 70], 8, "pool-101", "extra_drops", "entry: 100", "400 400"),
    "A23 one": ([80, 90], 8, "pool-101", "extra_drops", "entry: 100", "450 350"),
    "A23 two": ([60, 90], 8, "pool-101", "extra_drops", "entry: 100", "500 300"),
    "A23 three": ([40, 90], 8, "pool-101", "extra_drops", "entry: 100", "550 250"),
    "A23 four": ([20, 90], 8, "pool-101", "extra_drops", "entry: 100", "600 200"),
    "the order does not matter": ([90, 20], 8, "pool-101", "extra_drops", "entry: 100", "200 600"),
    "fewest above none": ([60, 80], 8, "pool-101", "extra_drops", "entry: 100", "450 350"),
    "proportion 2:1:0": ([60, 80, 95], 6, "pool-101", "drops_left", "entry: 1000\nfee: 12%", "3520 1760 0"),
    "proportion 3:1": ([40, 80], 4, "pool-101", "drops_left", "entry: 25", "75 25"),
    "proportion 5:2": ([0, 60], 3, "pool-101", "drops_left", "entry: 10", "21.42 8.57"),
    "proportion of nothing": ([85, 95, 100], 6, "pool-101", "drops_left", "entry: 25", "50 50 50"),
    "equally": ([40, 85], 4, "pool-101", "equally", "entry: 25", "50 50"),
}


@pytest.mark.parametrize(("left", "began", "ruleset", "by", "money", "expected"), SHARES.values(), ids=SHARES)
def test_a_pool_is_shared_as_the_pages_print_it(
    left: list[int], began: int, ruleset: str, by: str, money: str, expected: str
) -> None:
    keys = f"match.split_by: {by}, match.split_min: 0"
    cash = settled(split(left, began, ruleset=ruleset, keys=keys, money=money)).cash
    assert cash is not None
    assert [cash.won[name] for name in "ABCDEF"[: len(left)]] == [Decimal(amount) for amount in expected.split()]
    assert sum(cash.paid.values()) == sum(cash.won.values()) + cash.kept


@settings(deadline=None)
@given(
    st.lists(st.integers(0, 100), min_size=2, max_size=3), st.integers(4, 8), st.integers(1, 999), st.integers(5, 40)
)
def test_shares_are_what_the_pages_tell_step_by_step(totals: list[int], began: int, entry: int, drop: int) -> None:
    def drops(total: int) -> int:
        return 0 if total + drop >= 101 else 1 + drops(total + drop)

    excess = [drops(total) - min(map(drops, totals)) for total in totals]
    keys = f"match.split_by: extra_drops, match.split_min: 0, penalties.first_drop: {drop}"
    text = split(totals, began, keys=keys, money=f"entry: {entry}")
    rest = began * entry - sum(excess) * entry
    if rest < entry:
        assert [message for _, _, message in refusals(text) if "less than an entry is left" in message]
        return
    cash = settled(text).cash
    assert cash is not None
    exact = [Fraction(number * entry) + Fraction(rest, len(totals)) for number in excess]
    assert [cash.won[name] for name in "ABC"[: len(totals)]] == [Decimal(int(one * 100)) / 100 for one in exact]


def test_coming_back_is_an_entry_more_in_the_pool() -> None:
    deals = ("A: 0, B: 101, C: 5", "rejoined: [B], A: 60, B: 25, C: 96, split: true")
    more = "entry: 100\nset: {match.split_by: extra_drops, match.split_min: 0}"
    cash = settled(sheet(*deals, ruleset="pool-101", more=more)).cash
    assert cash is not None
    # B comes back with 6 and has 31: 3 drops left against 2 of A, and 400 are in the pool.
    assert cash.won == {"A": Decimal(150), "B": Decimal(250)}


@pytest.mark.parametrize(("low", "is_refused"), [(60, False), (40, True), (20, True)])
def test_an_entry_must_be_left_to_share_after_the_extra_drops(low: int, is_refused: bool) -> None:
    text = split([low, 90], 3, keys="match.split_by: extra_drops, match.split_min: 0")
    if not is_refused:
        assert settled(text).end is not None
        return
    ((_, _, message),) = refusals(text)
    assert message.endswith(" extra drops less than an entry is left to share (match.split_by)")


def test_the_end_and_the_rules_say_how_it_is_shared() -> None:
    settlement = sample("pool-split-by-drops")
    words = "the pool is split by drops: Anu has three drops left, Bela has one drop left and Chet has no drop left"
    assert settlement.end is not None
    assert str(settlement.end.rule) == f"{words} (match.split_by)"
    assert [str(rule) for rule in settlement.rules if rule.key in ("match.split_by", "match.split_players")] == [
        "and only to two left where three or more began, or three left where four or more began (match.split_players)",
        "an entry is paid for each drop more than the fewest, and the rest is shared equally; "
        "a drop left is 20 more points without going out (match.split_by)",
    ]
