"""Which reading of each group is taken, and for what?"""

from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rummycheck
from rummycheck.arrangement import Arrangement, Arranger, LaidGroup
from rummycheck.cards import Rank
from rummycheck.checker import Checker
from rummycheck.melds.base import Meld
from rummycheck.notation import parse_declaration
from rummycheck.objective import Demand
from rummycheck.ruleset import load_ruleset

TWO_SEQUENCES = (Demand("sequence", 2), Demand("pure_sequence", 1))
ONE_PURE = (Demand("pure_sequence", 1),)
SETS_FIRST = ("melds.sequence=null", "melds.run={type: run, size: [3, null], ace: both}")


def arranger(overrides: Sequence[str]) -> Arranger:
    ruleset = load_ruleset("indian-13", overrides)
    return Arranger(ruleset.melds, Checker(ruleset).deal(Rank.QUEEN))


def arrange(hand: str, *goals: tuple[Demand, ...], overrides: Sequence[str] = ()) -> Arrangement:
    return arranger(overrides).arrange(parse_declaration(hand).groups, goals)


def labels(arrangement: Arrangement) -> list[str | None]:
    return [laid.meld.label if laid.meld is not None else None for laid in arrangement.groups]


def taken(hand: str) -> list[str | None]:
    return labels(rummycheck.check(hand, wild="Q").arrangement)


def places(meld: Meld | None) -> str:
    assert meld is not None
    return " ".join("/".join(map(str, choices)) for choices in meld.places)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        pytest.param("Q♠ Q♥ Q♦", ["set"], id="alone-a-set-without-jokers"),
        pytest.param("A♥ 2♥ 3♥ | Q♠ Q♥ Q♦", ["pure sequence", "impure sequence"], id="the-second-sequence"),
        pytest.param("A♥ 2♥ 3♥ | 4♣ 5♣ 6♣ | Q♠ Q♥ Q♦", ["pure sequence"] * 2 + ["set"], id="two-without-it"),
        pytest.param("7♥ 8♠ 9♥ | Q♠ Q♥ Q♦", [None, "set"], id="no-reading-would-do"),
        pytest.param("A♥ 2♥ PJ | Q♠ Q♥ Q♦", ["impure sequence", "set"], id="no-pure-sequence-to-be-had"),
        pytest.param("A♥ 2♥ 3♥ | 5♣ PJ PJ", ["pure sequence", "impure sequence"], id="a-sequence-of-jokers"),
    ],
)
def test_a_group_is_read_as_the_objective_needs_it(hand: str, expected: list[str | None]) -> None:
    assert taken(hand) == expected


@pytest.mark.parametrize("queens_last", [True, False], ids=["queens-last", "queens-first"])
def test_among_the_ways_to_the_objective_the_fewest_jokers_serve(queens_last: bool) -> None:
    # As sequences the queens take two jokers, and the nine two: as sets none, and two.
    flexible = ["9♣ PJ PJ", "Q♠ Q♥ Q♦"]
    expected = ["impure sequence", "set"]
    if not queens_last:
        flexible.reverse()
        expected.reverse()
    assert taken(" | ".join(["A♥ 2♥ 3♥", *flexible])) == ["pure sequence", *expected]


@pytest.mark.parametrize("dear_first", [True, False], ids=["dear-first", "dear-last"])
def test_the_group_that_costs_fewer_jokers_serves(dear_first: bool) -> None:
    # As a sequence four queens would take three jokers, three queens two.
    flexible = {"Q♠ Q♥ Q♦ Q♣": "set", "Q♠ Q♥ Q♦": "impure sequence"}
    groups = list(flexible) if dear_first else list(reversed(flexible))
    assert taken(" | ".join(["A♥ 2♥ 3♥", *groups])) == ["pure sequence", *(flexible[group] for group in groups)]


@pytest.mark.parametrize(
    ("overrides", "expected"), [((), ["impure sequence"]), (SETS_FIRST, ["set"])], ids=["runs-first", "sets-first"]
)
def test_with_as_many_jokers_the_kind_listed_first_is_taken(overrides: tuple[str, ...], expected: list[str]) -> None:
    assert labels(arrange("5♥ PJ PJ", overrides=overrides)) == expected


def test_a_kind_listed_later_is_taken_where_it_needs_fewer_jokers() -> None:
    assert labels(arrange("Q♠ Q♥ Q♦")) == ["set"]


@pytest.mark.parametrize(
    ("group", "expected"),
    [
        pytest.param("5♠ 6♠ PJ", "5♠ 6♠ 7♠", id="as-written"),
        pytest.param("5♠ 6♠ PJ (as 4♠)", "5♠ 6♠ 4♠", id="a-mark-beats-as-written"),
        pytest.param("5♠ 6♠ PJ (as 9♠)", "5♠ 6♠ 7♠", id="a-mark-that-no-reading-bears-out"),
        pytest.param("5♠ 6♠ PJ (joker)", "5♠ 6♠ 7♠", id="a-mark-without-a-place"),
        pytest.param("5♥ PJ (as 5♠) PJ", "5♥ 6♥ 7♥", id="a-mark-gives-way-to-the-first-kind"),
        pytest.param("Q♠ Q♥ Q♦ (as K♥)", "Q♠ Q♥ Q♦", id="a-mark-gives-way-to-fewer-jokers"),
        pytest.param("5♠ PJ (as 4♠) PJ (as 6♠)", "5♠ 4♠ 6♠", id="two-marks"),
        pytest.param("4♦ Q♠ 5♦", "4♦ 3♦ 5♦", id="no-way-as-written"),
    ],
)
def test_between_readings_of_one_kind_marks_decide_and_then_the_order(group: str, expected: str) -> None:
    (laid,) = arrange(group).groups
    assert places(laid.meld) == expected


def test_a_mark_is_heard_in_a_reading_taken_for_the_objective() -> None:
    arrangement = arrange("A♥ 2♥ 3♥ | Q♠ Q♥ Q♦ (as K♥)", TWO_SEQUENCES)
    assert places(arrangement.groups[1].meld) == "J♥ Q♥ K♥"


def test_the_first_goal_that_can_be_met_is_met() -> None:
    hand = "A♥ 2♥ 3♥ | Q♠ Q♥ Q♦"
    assert arrange(hand, TWO_SEQUENCES, ONE_PURE).goal is TWO_SEQUENCES
    assert arrange(hand, ONE_PURE, TWO_SEQUENCES).goal is ONE_PURE
    assert labels(arrange(hand, ONE_PURE, TWO_SEQUENCES)) == ["pure sequence", "set"]


def test_a_later_goal_is_met_where_the_first_is_out_of_reach() -> None:
    arrangement = arrange("A♥ 2♥ 3♥ | 8♠ 8♥ 8♦", TWO_SEQUENCES, ONE_PURE)
    assert arrangement.goal is ONE_PURE


def test_without_a_goal_in_reach_each_group_takes_its_best_reading() -> None:
    arrangement = arrange("5♥ PJ PJ | Q♠ Q♥ Q♦ | 3♣ 9♦ K♠", TWO_SEQUENCES)
    assert (labels(arrangement), arrangement.goal) == (["impure sequence", "set", None], None)


def test_all_readings_are_kept_whichever_is_taken() -> None:
    (laid,) = arrange("Q♠ Q♥ Q♦").groups
    assert {reading.label for reading in laid.readings} >= {"impure sequence", "set"}
    assert laid.refusal is None


def test_a_group_with_a_reading_has_no_reason_and_one_without_has() -> None:
    meld, no_meld = arrange("A♥ 2♥ 3♥ | 3♣ 9♦ K♠").groups
    assert (meld.refusal, no_meld.meld, no_meld.readings) == (None, None, ())
    assert no_meld.refusal is not None


def test_melds_are_counted_by_their_tags() -> None:
    arrangement = arrange("A♥ 2♥ 3♥ | 5♥ PJ PJ | 8♠ 8♥ 8♦ | 3♣ 9♦ K♠")
    tags = ("sequence", "pure_sequence", "impure_sequence", "set")
    assert [arrangement.number_of(tag) for tag in tags] == [2, 1, 1, 1]
    assert arrangement.meets(TWO_SEQUENCES)
    assert not arrangement.meets((Demand("set", 2),))


# Groups of many readings and of one, under wild queens.
GROUPS = (
    *("A♥ 2♥ 3♥", "Q♠ Q♥ Q♦", "Q♠ Q♥ Q♦ Q♣", "5♥ PJ PJ", "Q♠ PJ PJ", "K♥ Q♥ J♥", "8♠ 8♥ PJ", "3♣ 9♦ K♠"),
    *("4♦ Q♠ 5♦", "Q♥ Q♥ K♥", "A♠ Q♦ Q♣", "7♥ 7♦ 7♠"),
)
goals = st.lists(
    st.lists(
        st.builds(Demand, st.sampled_from(["sequence", "pure_sequence", "impure_sequence", "set"]), st.integers(1, 3)),
        unique_by=lambda demand: demand.tag,
        max_size=3,
    ).map(tuple),
    max_size=3,
)


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(GROUPS), min_size=1, max_size=4), goals)
def test_no_product_of_readings_does_better(hand: list[str], demands: list[tuple[Demand, ...]]) -> None:
    arrangement = arrange(" | ".join(hand), *demands)
    every = list(product(*map(_distinct, arrangement.groups)))
    within_reach = [goal for goal in demands if any(_meets(melds, goal) for melds in every)]
    best = min(_jokers(melds) for melds in every if not within_reach or _meets(melds, within_reach[0]))
    assert arrangement.goal == (within_reach[0] if within_reach else None)
    assert arrangement.goal is None or arrangement.meets(arrangement.goal)
    assert _jokers([laid.meld for laid in arrangement.groups]) == best
    assert all(laid.meld in laid.readings or not laid.readings for laid in arrangement.groups)


def _distinct(laid: LaidGroup) -> list[Meld | None]:
    """Return one reading for each kind and number of jokers, since the others differ only in their places."""
    by_kind: dict[object, Meld | None] = {(meld.tags, len(meld.jokers)): meld for meld in laid.readings}
    return list(by_kind.values()) or [None]


def _meets(melds: Sequence[Meld | None], goal: Sequence[Demand]) -> bool:
    return all(sum(meld is not None and demand.tag in meld.tags for meld in melds) >= demand.minimum for demand in goal)


def _jokers(melds: Sequence[Meld | None]) -> int:
    return sum(len(meld.jokers) for meld in melds if meld is not None)


def test_thousands_of_flexible_groups_are_arranged() -> None:
    hand = " | ".join(["Q♠ Q♥ Q♦"] * 5_000)
    arrangement = arrange(hand, (Demand("sequence", 3), Demand("set", 2)))
    assert (arrangement.number_of("sequence"), arrangement.number_of("set")) == (3, 4_997)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("A♥ 2♥ 3♥ | Q♠ Q♥ Q♦ | Q♠ Q♥ Q♦", ["pure sequence", "set", "impure sequence"]),
        ("Q♠ Q♥ Q♦ | A♥ 2♥ 3♥ | Q♠ Q♥ Q♦", ["set", "pure sequence", "impure sequence"]),
        ("Q♠ Q♥ Q♦ | Q♠ Q♣ Q♦ | A♥ 2♥ 3♥", ["set", "impure sequence", "pure sequence"]),
    ],
)
def test_of_groups_that_serve_alike_the_last_is_read_as_what_is_lacking(hand: str, expected: list[str]) -> None:
    assert taken(hand) == expected
