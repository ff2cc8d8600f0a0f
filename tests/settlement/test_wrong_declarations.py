"""What becomes of the others after a wrong declaration, and what is said of a sheet that has it otherwise?"""

import pytest
from sheets import findings, points, refusals, settled, sheet

PLAY_ON = ("indian-10", "indian-21", "pool-101", "pool-201")
COSTS = {"indian-10": 60, "indian-21": 120, "pool-101": 80, "pool-201": 80}
PLAYS_ON = "after the wrong declaration of A the others play on (match.after_wrong_declaration)"
NOBODY = PLAYS_ON + ", and neither {} is said to have won"
ADVICE = "say who 'declared' or 'won' then"


@pytest.mark.parametrize("ruleset", PLAY_ON)
@pytest.mark.parametrize(
    ("deal", "winner", "others"),
    [
        ("A: declared wrongly, B: declared, C: 30", "B", (0, 30)),
        ("A: declared wrongly, B: won, C: 30", "B", (0, 30)),
        ("A: declared wrongly, B: 0, C: 30", "B", (0, 30)),
        ("A: declared wrongly, B: 12, C: declared", "C", (12, 0)),
    ],
)
def test_the_others_play_on_until_one_wins(ruleset: str, deal: str, winner: str, others: tuple[int, int]) -> None:
    settlement = settled(sheet(deal, ruleset=ruleset))
    assert settlement.rows[0].score.winners == (winner,)
    assert settlement.findings == ()
    assert points(settlement) == {"A": COSTS[ruleset], "B": others[0], "C": others[1]}


@pytest.mark.parametrize(("ruleset", "dropped"), [("indian-21", 70), ("pool-101", 40), ("pool-201", 50)])
def test_who_is_left_when_the_others_drop_has_won(ruleset: str, dropped: int) -> None:
    settlement = settled(sheet("A: declared wrongly, B: middle drop, C: lost", ruleset=ruleset))
    assert settlement.rows[0].score.winners == ("C",)
    assert points(settlement) == {"A": COSTS[ruleset], "B": dropped, "C": 0}


@pytest.mark.parametrize("ruleset", PLAY_ON)
@pytest.mark.parametrize("told", ["lost", "12"])
def test_at_two_players_the_deal_ends(ruleset: str, told: str) -> None:
    text = sheet(f"A: declared wrongly, B: {told}", ruleset=ruleset, players="A, B")
    assert settled(text).rows[0].score.winners == ("B",)
    assert points(settled(text)) == {"A": COSTS[ruleset], "B": 0}
    assert [line.split(": ", 2)[2] for line in findings(text)] == (
        [] if told == "lost" else ["A declared wrongly, and so B is the last one left and wins: 12 are written"]
    )


@pytest.mark.parametrize("ruleset", PLAY_ON)
@pytest.mark.parametrize(
    ("deal", "players", "left"),
    [
        ("A: declared wrongly, B: 12, C: 30", "A, B, C", "B nor C"),
        ("A: declared wrongly, B: 12, C: 30, D: 5", "A, B, C, D", "B nor C nor D"),
        ("A: declared wrongly, B: 0, C: 0", "A, B, C", "B nor C"),
    ],
)
def test_a_sheet_that_names_no_later_winner_is_a_finding(ruleset: str, deal: str, players: str, left: str) -> None:
    found = f"4:6 error nobody-won: deal 1: {NOBODY.format(left)}: {ADVICE}"
    assert findings(sheet(deal, ruleset=ruleset, players=players)) == [found]


@pytest.mark.parametrize(
    ("ruleset", "more", "place", "what"),
    [
        ("indian-10", "point_value: 2", (5, 6), "is paid"),
        ("indian-21", "point_value: 2", (5, 6), "is paid"),
        ("deals", "set: {match.after_wrong_declaration: play_on}", (5, 6), "takes the chips"),
    ],
)
def test_money_needs_the_later_winner(ruleset: str, more: str, place: tuple[int, int], what: str) -> None:
    text = sheet("A: declared wrongly, B: 12, C: 30", ruleset=ruleset, more=more)
    message = f"deal 1: {NOBODY.format('B nor C')}, and so nobody {what}: {ADVICE}"
    assert refusals(text) == [(*place, message)]
    assert settled(text.replace("B: 12", "B: declared")).findings == ()


def test_the_winner_takes_the_wrong_declarer_s_points_too() -> None:
    text = sheet("A: declared wrongly, B: declared, C: 30", ruleset="indian-10", more="point_value: 2")
    cash = settled(text).cash
    assert cash is not None
    assert [int(cash.net(name)) for name in "ABC"] == [-120, 180, -60]


FREE = "A declared wrongly, and so {} is free of points: {} are written"


@pytest.mark.parametrize(
    ("deal", "ruleset", "expected"),
    [
        ("A: declared wrongly, B: 12, C: 30", "indian-13", [FREE.format("B", 12), FREE.format("C", 30)]),
        ("A: declared wrongly, B: 12, C: lost", "deals", [FREE.format("B", 12)]),
        ("A: declared wrongly, B: 12, C: 0", "indian-13", []),
        ("A: declared wrongly, B: lost, C: lost", "indian-13", []),
        ("A: declared wrongly, B: {points: 12}, C: lost", "indian-13", [FREE.format("B", 12)]),
        ("A: declared wrongly, B: first drop, C: 4", "indian-13", [FREE.format("C", 4)]),
        ("A: declared wrongly, B: declared, C: 30", "indian-13", []),
        ("A: declared wrongly 9, B: 9♣ 8♦ 2♦, C: lost", "three-thirteen", []),
        ("A: declared wrongly 9, B: 9, C: 20", "three-thirteen", [FREE.format("B", 9), FREE.format("C", 20)]),
        ("A: knocked wrongly 20, B: 9, C: 80", "gin", []),
    ],
)
def test_points_charged_to_those_who_are_free_are_found(deal: str, ruleset: str, expected: list[str]) -> None:
    money = ruleset == "deals"
    text = sheet(deal, ruleset=ruleset, more="set: {match.kind: single}" if money else "")
    found = [line for line in findings(text) if "freed-points" in line]
    assert [line.split(": ", 2)[2] for line in found] == expected
    assert all(" error " in line for line in found)
