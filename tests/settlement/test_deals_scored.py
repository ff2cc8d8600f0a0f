"""What does each player score in a deal, and by which rule?"""

import pytest
from sheets import points, refusals, settled, sheet

VALID = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
OF_46 = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
OF_78 = "4♠ 4♥ 4♣ | 4♦ 5♦ A♦ | 3♠ 7♠ 8♠ | Q♦ K♦ | 10♣ 9♣"
GIN_OF_9 = "A♠ 2♠ 3♠ | 7♦ 7♠ 7♥ | K♣ Q♣ J♣ | 9♦"
OF_96 = "8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♥ | 5♦ 5♠ 5♥ 10♥"
"""The last is capped at 80, in the tutorial with 10♥ wild: 96 less the wild card in a set."""


@pytest.mark.parametrize(
    ("told", "ruleset", "expected", "rule"),
    [
        ("first drop", "indian-13", 20, "first drop (penalties.first_drop)"),
        ("middle drop", "indian-13", 40, "middle drop (penalties.middle_drop)"),
        ("First Drop", "pool-201", 25, "First Drop"),
        ("middle_drop", "pool-201", 50, "middle drop (penalties.middle_drop)"),
        ("first drop", "indian-13-drops-10-30", 10, "first drop (penalties.first_drop)"),
        ("middle drop", "indian-21", 70, "middle drop (penalties.middle_drop)"),
        ("missed three turns", "indian-13", 40, "missed three turns, as middle drop (penalties.consecutive_misses)"),
        ("missed 3 turns", "indian-13", 40, "missed three turns, as middle drop (penalties.consecutive_misses)"),
        ("missed turns", "indian-21", 70, "missed three turns, as middle drop (penalties.consecutive_misses)"),
        ("left unseen", "indian-13", 20, "left unseen, as first drop (penalties.leave_table)"),
        ("left after drawing", "indian-13", 40, "left after drawing, as middle drop (penalties.leave_table)"),
        ("declared second", "indian-13", 2, "second declaration (penalties.second_declaration)"),
        (f"declared second {VALID}", "indian-13", 2, "second declaration (penalties.second_declaration)"),
        ("declared wrongly", "indian-13", 80, "wrong declaration (penalties.wrong_declaration)"),
        ("declared wrong", "indian-21", 120, "wrong declaration (penalties.wrong_declaration)"),
        ("declared wrongly", "indian-10", 60, "wrong declaration (penalties.wrong_declaration)"),
        (f"declared {OF_46}", "indian-13", 80, "wrong declaration (penalties.wrong_declaration)"),
        (OF_46, "indian-13", 46, "hand counted"),
        (f"'lost: {OF_46}'", "indian-13", 46, "hand counted"),
        (f"{{hand: {OF_46}}}", "indian-13", 46, "hand counted"),
        (f"{{as: declared second, hand: {OF_46}}}", "indian-13", 46, "second declaration, wrong: hand counted"),
        (OF_46, "indian-13-zero-jokers", 36, "hand counted"),
        ("33", "indian-13", 33, "as written"),
        ("'33'", "indian-13", 33, "as written"),
        ("lost with 33 points", "indian-13", 33, "as written"),
        ("{points: 33}", "indian-13", 33, "as written"),
    ],
)
def test_what_is_told_of_a_player_has_its_points_and_its_rule(
    told: str, ruleset: str, expected: int, rule: str
) -> None:
    settlement = settled(sheet(f"wild: Q♦, A: declared, B: {told}", ruleset=ruleset, players="A, B"))
    cell = settlement.rows[0].cells["B"]
    assert cell.points == expected
    assert str(cell.rule).lower().startswith(rule.lower())


def test_the_published_hands_count_46_and_78_and_are_capped() -> None:
    settlement = settled(
        sheet(
            f"wild: Q♦, A: declared, B: {OF_46}",
            f"wild: A♦, A: declared, B: {OF_78}",
            f"wild: 10♥, A: declared, B: {OF_96}",
            players="A, B",
        )
    )
    assert [row.cells["B"].points for row in settlement.rows] == [46, 78, 80]
    assert str(settlement.rows[2].cells["B"].rule) == "hand of 96, capped (points.cap)"


def test_a_rummy_doubles_what_hands_count_and_nothing_else() -> None:
    deal = "A: declared rummy, B: 60, C: {hand: PJ A♥ 5♦}"
    assert points(settled(sheet(deal, ruleset="lite-rummy"))) == {"A": 0, "B": 120, "C": 72}
    plain = deal.replace("declared rummy", "declared")
    assert points(settled(sheet(plain, ruleset="lite-rummy"))) == {"A": 0, "B": 60, "C": 36}
    drops = sheet("A: declared rummy, B: first drop, C: 10", more="set: {penalties.rummy_factor: 2}")
    assert points(settled(drops)) == {"A": 0, "B": 20, "C": 20}


@pytest.mark.parametrize(
    ("deal", "winners"),
    [
        ("A: declared, B: 20, C: 4", ["A"]),
        ("A: 20, B: declared, C: declared second", ["B"]),
        ("A: 0, B: 20, C: 4", ["A"]),
        ("A: won, B: first drop, C: first drop", ["A"]),
        (f"A: {VALID}, B: first drop, C: middle drop", ["A"]),
        ("A: 3, B: 20, C: 4", []),
        ("A: 0, B: 0, C: 4", []),
        ("A: declared wrongly, B: declared, C: 4", ["B"]),
        ("A: declared wrongly, B: first drop, C: 4", ["C"]),
        ("A: declared wrongly, B: 30, C: 4", ["B", "C"]),
        (f"wild: Q♦, A: declared {OF_46}, B: declared, C: 4", ["B"]),
    ],
)
def test_who_has_won_is_who_declared_or_is_left_or_is_freed(deal: str, winners: list[str]) -> None:
    assert list(settled(sheet(deal)).rows[0].score.winners) == winners


def test_after_a_wrong_declaration_the_others_are_free_or_play_on() -> None:
    deal = "A: declared wrongly, B: 30, C: 4"
    assert points(settled(sheet(deal))) == {"A": 80, "B": 0, "C": 0}
    plays_on = sheet(deal, more="set: {match.after_wrong_declaration: play_on}")
    assert points(settled(plays_on)) == {"A": 80, "B": 30, "C": 4}


def test_three_misses_may_cost_the_hand() -> None:
    misses = "set: ['penalties.consecutive_misses={turns: 3, as: count}']"
    deal = f"wild: Q♦, A: declared, B: missed three turns {OF_46}"
    settlement = settled(sheet(deal, players="A, B", more=misses))
    assert str(settlement.rows[0].cells["B"].rule) == "missed three turns: hand counted (penalties.consecutive_misses)"
    assert points(settlement) == {"A": 0, "B": 46}
    for told in ("missed three turns 46", "{as: missed three turns, points: 46}"):
        assert points(settled(sheet(f"A: declared, B: {told}", players="A, B", more=misses))) == {"A": 0, "B": 46}
    without = sheet("A: declared, B: missed three turns", players="A, B", more=misses)
    assert refusals(without) == [
        (5, 22, "deal 1: the points of 'B' are those of the hand: write the hand, or its points")
    ]


@pytest.mark.parametrize(
    ("deal", "more", "expected"),
    [
        ("A: knocked 9, B: 33", "", (24, 0)),
        ("A: gin, B: 31", "", (56, 0)),
        ("A: knocked 0, B: 31", "", (56, 0)),
        ("A: gin, B: 31", "set: {bonuses.gin: 20}", (51, 0)),
        ("A: big gin, B: 40", "", (71, 0)),
        ("A: knocked 8, B: 6", "", (0, 27)),
        ("A: knocked 8, B: 8", "", (0, 25)),
        ("A: knocked 8, B: 8", "set: {bonuses.undercut_on_tie: false}", (0, 0)),
        ("A: knocked 8, B: 6", "set: {bonuses.undercut: null}", (0, 0)),
        ("A: gin, B: 0", "", (25, 0)),
        (f"A: knocked {GIN_OF_9}, B: 33", "", (24, 0)),
        ("A: big gin A♠ 2♠ 3♠ | 7♦ 7♠ 7♥ | K♣ Q♣ J♣ 10♣ 9♣, B: 33", "", (64, 0)),
        ("A: knocked 11, B: 33", "", (0, 0)),
        ("A: won, B: 33", "", (33, 0)),
        ("A: won 4, B: 33", "", (29, 0)),
        (f"A: knocked 9 {GIN_OF_9}, B: 33", "", (24, 0)),
        (f"A: 'knocked 9: {GIN_OF_9}', B: 33", "", (24, 0)),
        (f"A: 'knocked with 9 points: {GIN_OF_9}', B: 33", "", (24, 0)),
        (f"A: knocked with 9 points {GIN_OF_9}, B: 33", "", (24, 0)),
        (f"A: {{as: knocked 9, hand: {GIN_OF_9}}}, B: 33", "", (24, 0)),
        ("A: {as: knocked 9}, B: 33", "", (24, 0)),
        ("A: {as: knocked, points: 9}, B: 33", "", (24, 0)),
    ],
)
def test_a_knock_scores_for_the_winner_with_its_bonus(deal: str, more: str, expected: tuple[int, int]) -> None:
    settlement = settled(sheet(deal, ruleset="gin", players="A, B", more=more))
    assert tuple(points(settlement).values()) == expected


@pytest.mark.parametrize(
    ("deal", "ruleset", "expected"),
    [
        ("A: won, B: 20, C: 4", "indian-13", "won"),
        ("A: won, B: first drop, C: first drop", "indian-13", "won"),
        ("A: lost, B: first drop, C: first drop", "indian-13", "the last one left wins"),
        (f"A: {OF_78}, B: first drop, C: first drop", "indian-13", "the last one left wins; left with 80"),
        ("B: declared wrongly, A: 33, C: 4", "indian-13", "freed by a wrong declaration; left with 33"),
        (f"wild: Q♦, B: declared wrongly, A: {OF_46}, C: 4", "indian-13", "freed by a wrong declaration; left with 46"),
        ("B: declared wrongly, A: lost, C: 4", "indian-13", "freed by a wrong declaration"),
        ("A: gin, B: 31, C: out", "gin", "gin: 31 more in the other hand, 25 for it"),
        ("B: gin, A: 31, C: out", "gin", "scores nothing; left with 31"),
        ("B: knocked 11, A: 33, C: out", "gin", "scores nothing; left with 33"),
        ("A: knocked 11, B: 33, C: out", "gin", "scores nothing; left with 11"),
        ("B: knocked 11, A: lost, C: out", "gin", "freed by a wrong declaration"),
    ],
)
def test_the_rule_says_no_more_than_there_was(deal: str, ruleset: str, expected: str) -> None:
    players = "A, B, C" if "C: out" not in deal else "A, B"
    settlement = settled(sheet(deal.replace(", C: out", ""), ruleset=ruleset, players=players))
    assert settlement.rows[0].cells["A"].rule.words == expected


@pytest.mark.parametrize(
    ("deal", "ruleset", "is_told"),
    [
        ("A: declared, B: 20, C: 4", "indian-13", False),
        ("A: declared wrongly, B: 20, C: 4", "indian-13", True),
        ("A: 3, B: 20, C: 4", "three-thirteen", False),
    ],
)
def test_what_a_wrong_declaration_does_is_told_where_there_was_one(deal: str, ruleset: str, is_told: bool) -> None:
    words = [rule.words for rule in settled(sheet(deal, ruleset=ruleset)).rules]
    assert any(told.startswith("after a wrong declaration") for told in words) == is_told


def test_a_game_of_two_that_three_play_is_remarked_on() -> None:
    def told(deal: str, players: str) -> list[str]:
        rules = settled(sheet(deal, ruleset="gin", players=players)).rules
        return [rule.words for rule in rules if "game of two" in rule.words]

    assert told("A: gin, B: 4", "A, B") == []
    assert told("A: gin, B: 4, C: 9", "A, B, C") == [
        "this is a game of two: with more, the winner takes what each of the others has more"
    ]
