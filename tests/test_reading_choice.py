"""Are the readings those that make a declaration valid, and else those by which it costs least?"""

import pytest

import rummycheck

PAIRS = "melds.pair={type: identical, size: [2, 2], serves: objective}"
ANY_NUMBER = "declaration.cards=null"
IMPURE_THEN_ALL = (
    "points.exempt=[{when: {impure_sequence: 1}, melds: [impure_sequence]}, {when: {sequence: 1}, melds: any}]"
)


def verdict_on(hand: str, *overrides: str, wild: str | None = None, ruleset: str = "indian-13") -> rummycheck.Verdict:
    return rummycheck.check(hand, ruleset, wild=wild, overrides=(ANY_NUMBER, *overrides))


def labels(verdict: rummycheck.Verdict) -> list[str | None]:
    return [laid.meld.label if laid.meld is not None else None for laid in verdict.arrangement.groups]


@pytest.mark.parametrize(
    ("hand", "objectives", "is_valid"),
    [
        pytest.param("9♠ 9♠ | 8♣ 8♣ | 10♥ J♥ Q♥ K♥", "{pure_sequence: 1}, {pair: 2}", True, id="the-later-one"),
        pytest.param("9♠ 9♠ | 8♣ 8♣ | 10♥ J♥ Q♥ K♥", "{pair: 2}, {pure_sequence: 1}", True, id="the-first-one"),
        pytest.param("9♠ 9♠ | 8♣ 8♣ | 10♥ J♥ Q♥ K♥", "{pure_sequence: 1}, {pair: 3}", False, id="a-pair-short"),
        pytest.param("9♠ 9♠ | 8♣ 8♦ | 10♥ J♥ Q♥ K♥", "{pure_sequence: 1}, {pair: 1}", False, id="a-pair-that-is-none"),
        pytest.param("9♠ 9♠ | 8♣ 4♦ | 10♥ J♥ Q♥", "{pair: 1}, {pure_sequence: 1, rest: free}", True, id="rest-free"),
        pytest.param("9♠ 9♠ | 8♣ 4♦ | 10♥ J♥ Q♥", "{pure_sequence: 1}, {pair: 1, rest: free}", True, id="free-pairs"),
        pytest.param(
            "9♠ 9♠ | 10♥ J♥ Q♥ | 5♥ 5♠ 5♣",
            "{pure_sequence: 1, rest: grouped}, {set: 1}, {pair: 1, sequence: 1}",
            True,
            id="the-third-one",
        ),
    ],
)
def test_the_declaration_is_valid_if_any_objective_holds_for_the_whole_hand(
    hand: str, objectives: str, is_valid: bool
) -> None:
    assert verdict_on(hand, PAIRS, f"declaration.any_of=[{objectives}]").is_valid is is_valid


@pytest.mark.parametrize("objectives", ["{pure_sequence: 1}, {pair: 2}", "{pair: 2}, {pure_sequence: 1}"])
def test_of_objectives_that_make_nothing_valid_the_one_that_costs_least_is_taken(objectives: str) -> None:
    verdict = verdict_on("9♠ 9♠ | 8♣ 8♣ | 10♥ J♥ Q♥ K♥ | 2♦", PAIRS, f"declaration.any_of=[{objectives}]")
    assert (verdict.is_valid, verdict.count.points) == (False, 2)
    assert labels(verdict) == ["pair", "pair", "pure sequence", None]


def test_points_that_may_be_left_decide_which_objective_holds() -> None:
    overrides = (PAIRS, "declaration.any_of=[{pure_sequence: 1}, {pair: 1}]", "declaration.unmatched_points_max=5")
    assert verdict_on("9♠ 9♠ | 10♥ J♥ Q♥ | 5♦", *overrides).is_valid
    assert labels(verdict_on("2♠ 2♠ | 10♥ J♥ Q♥", *overrides)) == ["pair", "pure sequence"]
    assert not verdict_on("9♠ 9♠ | 10♥ J♥ Q♥ | 6♦", *overrides).is_valid


@pytest.mark.parametrize(
    ("hand", "wild", "exempt", "points"),
    [
        pytest.param("A♠ 2♠ 3♠ | K♥ K♦ K♣", "A♥", IMPURE_THEN_ALL, 0, id="pure-for-the-later-line"),
        pytest.param("A♠ 2♠ 3♠ 5♠ | K♥ K♦ K♣", "A♥", IMPURE_THEN_ALL, 30, id="impure-for-good"),
        pytest.param("10♥ J♥ Q♥ PJ | 6♠ 4♦ 5♦ | 10♣", "6♣", IMPURE_THEN_ALL, 10, id="both-impure"),
        pytest.param("10♥ J♥ Q♥ | 10♣ PJ 6♠ | 4♦ 5♦", "6♣", IMPURE_THEN_ALL, 39, id="an-objective-met-goes-first"),
        pytest.param("10♥ J♥ Q♥ | 10♣ 10♦ 6♠ | 4♦ 5♦", "6♣", IMPURE_THEN_ALL, 9, id="a-set-that-is-no-sequence"),
        pytest.param(
            "A♠ 2♠ 3♠ | K♥ 9♦",
            "A♥",
            "points.exempt=[{when: {impure_sequence: 1}, melds: any}]",
            19,
            id="impure-is-free",
        ),
        pytest.param(
            "A♠ 2♠ 3♠ | K♥ 9♦", "A♥", "points.exempt=[{when: {pure_sequence: 1}, melds: any}]", 19, id="pure-is-free"
        ),
        pytest.param(
            "Q♠ Q♥ Q♦ | 5♠ 5♥ PJ | 2♦",
            "Q♦",
            "points.exempt=[{when: {set: 2}, melds: [set]}, {when: {sequence: 1}, melds: [sequence]}]",
            2,
            id="two-sets",
        ),
        pytest.param(
            "Q♠ Q♥ Q♦ | 5♠ 5♥ 5♦ | 2♦",
            "Q♦",
            "points.exempt=[{when: {set: 3}, melds: any}, {when: {sequence: 1}, melds: any}]",
            2,
            id="one-as-a-sequence",
        ),
    ],
)
def test_without_an_objective_the_readings_cost_a_loser_least(hand: str, wild: str, exempt: str, points: int) -> None:
    assert verdict_on(hand, exempt, "points.cap=null", wild=wild).count.points == points


def test_a_tunnela_is_free_where_a_set_is_not() -> None:
    overrides = ("declaration.cards=4", "melds.set.suits=any")
    verdict = verdict_on("7♥ 7♥ 7♥ | K♠", *overrides, wild="Q♣", ruleset="indian-21")
    assert (labels(verdict), verdict.count.points) == (["tunnela", None], 10)


@pytest.mark.parametrize(
    ("needed", "label", "is_valid"),
    [(40, "impure sequence", True), (41, "set", True), (57, "set", True), (58, "impure sequence", False)],
)
def test_a_kind_that_is_worth_enough_for_a_first_meld_is_taken(needed: int, label: str, is_valid: bool) -> None:
    # The nines are worth 24; with the ace the jokers are a two and a three, 16 in all, or two more aces, 33.
    overrides = (
        "declaration.any_of=[{}]",
        "points.ranks.A=11",
        "melds.sequence.ace=low",
        f"declaration.first_meld_points={needed}",
    )
    verdict = verdict_on("A♠ PJ PJ | 7♣ 8♣ 9♣", *overrides)
    assert (labels(verdict), verdict.is_valid) == ([label, "pure sequence"], is_valid)
