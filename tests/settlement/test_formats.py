"""Does each format of play end where it should, with the right winner?"""

import pytest
from sheets import refusals, sample, settled, sheet, totals


def test_in_a_pool_a_player_is_out_on_reaching_the_limit_or_only_above_it() -> None:
    deals = ("A: declared, B: 80, C: 80", "A: declared, B: 21, C: 22")
    reached = settled(sheet(*deals, ruleset="pool-101"))
    assert reached.rows[1].went_out == ("B", "C")
    assert reached.end is not None
    assert reached.end.winners == ("A",)
    passed = settled(sheet(*deals, ruleset="pool-101", more="set: {match.limit_at: passed}"))
    assert (passed.rows[1].went_out, passed.end) == (("C",), None)


@pytest.mark.parametrize(
    ("limit", "limit_at", "words"),
    [
        (101, "reached", "a player is out on reaching 101 points"),
        (1, "reached", "a player is out on reaching 1 point"),
        (1, "passed", "a player is out above 1 point"),
    ],
)
def test_a_rule_names_the_limit_in_points(limit: int, limit_at: str, words: str) -> None:
    more = f"set: {{match.limit: {limit}, match.limit_at: {limit_at}}}"
    settlement = settled(sheet("A: declared, B: 80, C: 80", ruleset="pool-101", more=more))
    assert words in [rule.words for rule in settlement.rules]


def test_who_comes_back_has_one_more_than_the_highest() -> None:
    deals = ("A: declared, B: 101, C: 40", "rejoined: [B], A: 5, B: declared, C: 7")
    settlement = settled(sheet(*deals, ruleset="pool-101"))
    assert totals(settlement) == [[0, 101, 40], [5, 41, 47]]
    assert [str(note) for note in settlement.rows[1].notes] == ["B comes back with 41 (match.rejoin_extra)"]
    assert settlement.rows[1].came_back == ("B",)


@pytest.mark.parametrize(("highest", "may"), [(79, True), (80, False)])
def test_nobody_comes_back_once_somebody_is_above_79(highest: int, may: bool) -> None:
    deals = (f"A: declared, B: 101, C: {highest}", "rejoined: [B], A: declared, B: 1, C: 1")
    text = sheet(*deals, ruleset="pool-101")
    if may:
        assert totals(settled(text))[1] == [0, 81, 80]
    else:
        assert refusals(text) == [(5, 17, "deal 2: 'B' can't come back: somebody has 80, above 79 (match.rejoin_max)")]


@pytest.mark.parametrize(
    ("ruleset", "deal", "is_offered"),
    [
        ("pool-101", "A: 80, B: 80, C: 101", True),
        ("pool-101", "A: 79, B: 80, C: 101", False),
        ("pool-201", "A: 175, B: 190, C: 201", True),
        ("pool-201", "A: 174, B: 190, C: 201", False),
    ],
)
def test_a_split_is_offered_when_all_left_have_enough(ruleset: str, deal: str, is_offered: bool) -> None:
    notes = [str(note) for note in settled(sheet(deal, ruleset=ruleset)).rows[0].notes]
    assert notes == (["a split is offered (match.split_min)"] if is_offered else [])


def test_all_out_at_once_is_won_by_the_lowest_total() -> None:
    settlement = settled(sheet("A: 110, B: 101, C: 101", ruleset="pool-101"))
    assert settlement.end is not None
    assert settlement.end.winners == ("B", "C")


def test_chips_stay_as_many_as_they_were_and_a_tie_is_played_out_by_those_tied() -> None:
    settlement = sample("deals")
    assert totals(settlement) == [[200, 130, 150], [180, 180, 120], [195, 165, 120]]
    assert {sum(row) for row in totals(settlement)} == {480}


def test_a_tie_may_be_shared_or_played_out_by_all() -> None:
    tied = sheet("A: declared, B: 20, C: 0", "A: 20, B: declared, C: 0", ruleset="deals")
    assert settled(tied).end is None
    shared = settled(tied.replace("deals:", "set: {match.tie: share}\ndeals:"))
    assert shared.end is not None
    assert shared.end.winners == ("A", "B", "C")
    extra = tied.rstrip() + "\n  - {A: declared, B: 5, C: 5}\n"
    assert settled(extra).end is not None


def test_there_are_eleven_rounds_and_the_lowest_total_wins() -> None:
    settlement = sample("three-thirteen")
    assert len(settlement.rows) == 11
    assert totals(settlement)[-1] == [111, 155, 78]
    assert [one.player for one in settlement.standings] == ["Kim", "Ida", "Joan"]


def test_a_round_makes_its_own_rank_wild() -> None:
    deals = ["A: declared, B: 1"] * 2 + ["A: declared, B: ♠6-♡6-♣6-♠5 | ♠7"]
    settlement = settled(sheet(*deals, ruleset="three-thirteen", players="A, B"))
    assert settlement.rows[2].cells["B"].points == 7


def test_500_ends_it_and_not_499() -> None:
    goes_on = settled(sheet("A: declared, B: 499", ruleset="lite-rummy", players="A, B"))
    ends = settled(sheet("A: declared, B: 500", ruleset="lite-rummy", players="A, B"))
    assert goes_on.end is None
    assert ends.end is not None
    assert ends.end.winners == ("A",)


def test_the_highest_total_wins_where_points_are_gained() -> None:
    settlement = sample("gin")
    assert totals(settlement) == [[24, 0], [24, 56], [24, 83], [95, 83], [95, 93], [95, 118]]
    assert settlement.end is not None
    assert settlement.end.winners == ("Quinn",)


def test_equal_players_have_the_same_rank() -> None:
    settlement = settled(sheet("A: declared, B: 20, C: 20", "A: 20, B: declared, C: 20", ruleset="three-thirteen"))
    assert [(one.rank, one.player) for one in settlement.standings] == [(1, "A"), (1, "B"), (3, "C")]


def test_chips_that_a_wrong_declaration_leaves_to_several_have_to_be_given_to_one() -> None:
    deal = "A: declared wrongly, B: 5, C: 9"
    assert refusals(sheet(deal, ruleset="deals")) == [
        (
            4,
            6,
            "deal 1: several are free after a wrong declaration, and so nobody takes the chips: "
            "say who 'declared' or 'won'",
        )
    ]
    assert totals(settled(sheet(deal.replace("B: 5", "B: won"), ruleset="deals"))) == [[80, 249, 151]]


@pytest.mark.parametrize(
    ("setting", "keys"),
    [
        ("", {"match.rejoin_max": 1, "match.rejoin_extra": 1, "match.split_min": 1}),
        ("match.rejoin_max: null", {"match.rejoin_max": 1, "match.rejoin_extra": 0, "match.split_min": 1}),
        ("match.rejoin_max: 0", {"match.rejoin_max": 1, "match.rejoin_extra": 1, "match.split_min": 1}),
    ],
)
def test_a_pool_says_how_to_come_back_where_that_is_possible(setting: str, keys: dict[str, int]) -> None:
    rules = settled(
        sheet("A: declared, B: 1, C: 2", ruleset="pool-101", more=f"set: {{{setting}}}" if setting else "")
    ).rules
    assert {key: sum(rule.key == key for rule in rules) for key in keys} == keys
