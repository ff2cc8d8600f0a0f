"""Who goes out with another, and what is said where nobody can?"""

import pytest
from sheets import findings, points, refusals, settled, sheet

LAST_TURN = (
    "three-thirteen",
    "three-thirteen-jokers",
    "three-thirteen-pictures",
    "three-thirteen-ace-high-low",
    "three-thirteen-all",
    "five-crowns",
)
OUT = "4♠ 4♥ 4♣"


@pytest.mark.parametrize("ruleset", LAST_TURN)
@pytest.mark.parametrize(
    ("deal", "winners", "expected"),
    [
        ("A: declared, B: declared, C: 4", "AB", (0, 0, 4)),
        ("A: 4, B: declared, C: declared", "BC", (4, 0, 0)),
        ("A: declared, B: declared, C: declared", "ABC", (0, 0, 0)),
        (f"A: declared {OUT}, B: declared, C: 4", "AB", (0, 0, 4)),
        (f"A: declared {OUT}, B: declared 5♥ 6♥ 7♥, C: 9♣ K♦ 4♦", "AB", None),
        ("A: declared, B: 0, C: 4", "A", (0, 0, 4)),
        ("A: 0, B: 0, C: 4", "AB", (0, 0, 4)),
        ("A: won, B: declared, C: 4", "AB", (0, 0, 4)),
        ("A: declared, B: 7, C: 4", "A", (0, 7, 4)),
    ],
)
def test_two_or_all_may_go_out_in_a_round(
    ruleset: str, deal: str, winners: str, expected: tuple[int, ...] | None
) -> None:
    settlement = settled(sheet(deal, ruleset=ruleset))
    assert settlement.rows[0].score.winners == tuple(winners)
    assert settlement.findings == ()
    scored = tuple(points(settlement).values())
    assert (scored if expected is not None else scored[:2]) == (expected or (0, 0))


@pytest.mark.parametrize(("told", "is_told"), [("declared", True), ("0", False), ("7", False)])
def test_the_last_turn_is_among_the_rules_where_it_decides(told: str, is_told: bool) -> None:
    rules = settled(sheet(f"A: declared, B: {told}, C: 4", ruleset="five-crowns")).rules
    assert ("match.last_turn" in [rule.key for rule in rules]) == is_told


def test_a_wrong_hand_in_the_last_turn_costs_what_it_counts() -> None:
    text = sheet(f"A: declared {OUT}, B: declared 9♣ 8♦ 2♦, C: 4", ruleset="three-thirteen")
    assert points(settled(text)) == {"A": 0, "B": 19, "C": 4}
    assert ["wrong-declaration" in line for line in findings(text)] == [True]


OTHERS = "write the hand of the other alone, or its points"
SECOND = "who shows a hand next has 'declared second'"


@pytest.mark.parametrize(
    ("ruleset", "more", "first", "advice", "followed"),
    [
        ("indian-13", "", "declared", SECOND, "declared second"),
        ("pool-101", "", "declared", SECOND, "declared second"),
        ("deals", "", "declared", SECOND, "declared second"),
        ("indian-10", "", "declared", SECOND, "declared second"),
        ("indian-21", "", "declared", OTHERS, "12"),
        ("lite-rummy", "", "declared", OTHERS, "12"),
        ("classic-13", "", "declared", OTHERS, "12"),
        ("gin", "", "knocked 7", OTHERS, "12"),
        ("gin", "set: {match.last_turn: true}", "knocked 7", OTHERS, "12"),
        ("three-thirteen", "set: {match.last_turn: false}", "declared", OTHERS, "5♣ 6♦ 8♣"),
        ("indian-13", "set: {penalties.second_declaration: null}", "declared", OTHERS, "12"),
    ],
)
def test_elsewhere_one_goes_out_and_the_advice_is_taken(
    ruleset: str, more: str, first: str, advice: str, followed: str
) -> None:
    deal = f"A: {first}, B: {first}"
    ((_, _, message),) = refusals(sheet(deal, ruleset=ruleset, players="A, B", more=more))
    assert message == f"deal 1: 'B' can't have won, too: 'A' has; {advice}"
    assert settled(sheet(f"A: {first}, B: {followed}", ruleset=ruleset, players="A, B", more=more)).findings == ()


@pytest.mark.parametrize(
    ("ruleset", "more", "advice"),
    [
        ("three-thirteen", "", "'declared'"),
        ("five-crowns", "", "'declared'"),
        ("lite-rummy", "", "the points alone"),
        ("indian-21", "", "the points alone"),
        ("gin", "set: {match.last_turn: true}", "the points alone"),
    ],
)
def test_a_second_declaration_without_a_price_is_refused_with_what_to_write(
    ruleset: str, more: str, advice: str
) -> None:
    first = "knocked 7" if ruleset == "gin" else "declared"
    deal = f"A: {first}, B: declared second, C: 4"
    ((_, _, message),) = refusals(sheet(deal, ruleset=ruleset, more=more))
    known = "(penalties.second_declaration is null)"
    assert message == f"deal 1: {ruleset} does not say what 'declared second' costs {known}: write {advice}"
    taken = deal.replace("declared second", advice.strip("'").replace("the points alone", "5"))
    assert settled(sheet(taken, ruleset=ruleset, more=more)).findings == ()


def test_those_who_go_out_together_share_what_the_others_pay() -> None:
    more = "set: {settlement.kind: per_point, match.kind: single}\npoint_value: 1"
    cash = settled(sheet("A: declared, B: declared, C: 9", ruleset="three-thirteen", more=more)).cash
    assert cash is not None
    assert [str(cash.net(name)) for name in "ABC"] == ["4.50", "4.50", "-9"]


def test_chips_are_taken_by_one() -> None:
    deal = "A: declared, B: declared, C: 9"
    more = "set: {match.last_turn: true}"
    ((_, _, message),) = refusals(sheet(deal, ruleset="deals", more=more))
    assert message == (
        "deal 1: A and B have won this deal together, and so nobody takes the chips: write 0 for all but one"
    )
    assert points(settled(sheet("A: declared, B: 0, C: 9", ruleset="deals", more=more)))["A"] == 9


@pytest.mark.parametrize("ruleset", LAST_TURN[:5])
@pytest.mark.parametrize(("players", "packs"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (8, 3)])
def test_three_thirteen_takes_as_many_packs_as_it_takes(ruleset: str, players: int, packs: int) -> None:
    same = " ".join(["9♣"] * packs)
    names = "ABCDEFGH"[:players]
    rest = "".join(f", {name}: 1" for name in names[2:])
    filled = {1: "9♣ 2♦ Q♥", 2: "9♣ 9♣ Q♥", 3: same}[packs]
    text = sheet(f"A: declared, B: {filled}{rest}", ruleset=ruleset, players=", ".join(names))
    assert findings(text) == []
    too_many = text.replace(filled, " ".join(["9♣"] * min(packs + 1, 3)))
    assert any("card-copies" in line for line in findings(too_many)) == (packs < 3)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_five_crowns_has_two_packs_for_any_number(players: int) -> None:
    names = "ABCDEFG"[:players]
    rest = "".join(f", {name}: 1" for name in names[2:])
    text = sheet(f"A: declared, B: 9♣ 9♣ Q♥{rest}", ruleset="five-crowns", players=", ".join(names))
    assert findings(text) == []
    assert any("card-copies" in line for line in findings(text.replace("9♣ 9♣ Q♥", "9♣ 9♣ 9♣")))
