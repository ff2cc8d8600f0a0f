"""Is laid off on a sheet after a knock, the best way or as the sheet says?"""

import pytest
from sheets import findings, points, refusals, settled, sheet

ANN = "knocked 5♠ 6♠ 7♠ | 4♦ 4♥ 4♣ | J♦ Q♦ K♦ | 9♥"
BOB = "8♠ 8♦ 8♥ | 10♣ 10♦ 10♥ | 2♣ 3♣ 4♠ A♦"
GIN = "5♠ 6♠ 7♠ | 4♦ 4♥ 4♣ | 10♦ J♦ Q♦ K♦"
LOW = "knocked A♥ 2♥ 3♥ | 5♥ 5♦ 5♣ | 7♣ 7♦ 7♠ | 9♦"
SETS = "6♥ 6♦ 6♠ | 8♥ 8♦ 8♠ | 10♥ 10♦ 10♠ | 4♥"

# By hand: what each player does, and what the deal adds.
BY_HAND = {
    "undercut by a card laid off": (ANN, BOB, (0, 28)),  # 9 against 2 + 3 + 1: 3 + 25.
    "nothing is left": (LOW, SETS, (0, 34)),  # 9 against 0: 9 + 25.
    "regrouped": (ANN, "8♠ 10♣ 8♦ | 10♦ 8♥ 10♥ | 2♣ 3♣ 4♠ A♦", (0, 28)),
    "not on a gin": (f"gin {GIN}", "8♠ 8♦ 8♥ | 10♣ 10♠ 10♥ | 2♣ 3♣ 4♠ A♦", (35, 0)),  # 10 + 25.
    "not on a knock with nothing unmatched": (f"knocked {GIN}", "8♠ 8♦ 8♥ | 10♣ 10♠ 10♥ | 2♣ 3♣ 4♠ A♦", (35, 0)),
    "not on a big gin": (
        "big gin 5♠ 6♠ 7♠ | 4♦ 4♥ 4♣ | 9♦ 10♦ J♦ Q♦ K♦",
        "8♠ 8♦ 8♥ | 10♣ 10♠ 10♥ | 2♥ 3♥ 4♠ A♦",
        (41, 0),
    ),
    "on what is called gin and is a knock": (ANN.replace("knocked", "gin"), BOB, (0, 28)),
    "listed behind the hand": (ANN, "8♠ 8♦ 8♥ | 10♣ 10♦ 10♥ | 2♣ 3♣ A♦ | laid off 4♠", (0, 28)),
    "listed, and in the hand, too": (ANN, f"{{hand: {BOB}, laid_off: 4♠}}", (0, 28)),
    "listed beside the hand": (ANN, "{hand: 8♠ 8♦ 8♥ | 10♣ 10♦ 10♥ | 2♣ 3♣ A♦, laid_off: 4♠}", (0, 28)),
    "listed as none": (ANN, f"{{hand: {BOB}, laid_off: none}}", (1, 0)),  # 9 against 10.
    "listed badly, an eight of three": (ANN, f"{{hand: {BOB}, laid_off: 8♠}}", (17, 0)),  # 8 + 8 + 10 less 9.
    "points are as written": (ANN, "33", (24, 0)),
    "the melds are not there": ("knocked 9", BOB, (1, 0)),
    "listed, and the melds are not there": ("knocked 9", f"{{hand: {BOB}, laid_off: 4♠}}", (0, 28)),
}


@pytest.mark.parametrize(("ann", "bob", "expected"), BY_HAND.values(), ids=BY_HAND)
def test_a_deal_adds_what_is_left_after_lay_offs(ann: str, bob: str, expected: tuple[int, int]) -> None:
    settlement = settled(sheet(f"Ann: {ann}, Bob: {bob}", ruleset="gin", players="Ann, Bob"))
    assert tuple(points(settlement).values()) == expected


def test_the_rule_tells_what_went_where() -> None:
    cells = settled(sheet(f"Ann: {ANN}, Bob: {BOB}", ruleset="gin", players="Ann, Bob")).rows[0].cells
    assert cells["Bob"].rule.words == (
        "undercuts 9 with 6 (hand counted; 4♠ laid off on 5♠ 6♠ 7♠): 3 more in the other hand, 25 for it"
    )


def test_points_beside_the_hand_are_those_after_lay_offs() -> None:
    for number, expected in ((6, []), (10, ["sheet-points"])):
        text = sheet(f"Ann: {ANN}, Bob: {{hand: {BOB}, points: {number}}}", ruleset="gin", players="Ann, Bob")
        assert [line.split()[2].rstrip(":") for line in findings(text, checks_totals=True)] == expected


@pytest.mark.parametrize(
    ("ann", "bob", "place", "message"),
    [
        (ANN, f"{BOB} | laid off 3♣", "3♣", "3♣ can't be laid off on 5♠ 6♠ 7♠ | 4♦ 4♥ 4♣ | J♦ Q♦ K♦"),
        (ANN, f"{{hand: {BOB}, laid_off: 3♠}}", "3♠", "3♠ can't be laid off: not in the hand"),
        (ANN, f"{{hand: {BOB}, laid_off: A♦ 4♠}}", "A♦ 4♠", "A♦ and 4♠ can't be laid off on 5♠ 6♠ 7♠"),
        (f"gin {GIN}", f"{BOB} | laid off 4♠", "4♠", "nothing can be laid off: nobody has ended this deal with"),
        ("first drop", f"{{hand: {BOB}, laid_off: 4♠}}", "4♠", "nothing can be laid off: nobody has ended"),
        (f"{ANN} | laid off 4♠", "12", "knocked", "a player with 'knocked' lays nothing off"),
        (ANN, "{points: 6, laid_off: 4♠}", "{", "what was laid off goes with the hand"),
        (ANN, f"{{hand: {BOB} | laid off 4♠, laid_off: 4♠}}", "4♠}", "what was laid off is written twice"),
        (ANN, f"{{hand: {BOB}, laid_off: 4}}", "4}", "found '4'"),
    ],
)
def test_what_can_not_be_laid_off_is_refused_in_its_place(ann: str, bob: str, place: str, message: str) -> None:
    text = sheet(f"Ann: {ann}, Bob: {bob}", ruleset="gin", players="Ann, Bob", more="set: {penalties.first_drop: 5}")
    line, column, told = refusals(text)[0]
    assert message in told
    assert text.splitlines()[line - 1][column - 1 :].startswith(place)


def test_without_lay_offs_nothing_is_laid_off() -> None:
    more = "set: {declaration.lay_offs: none}"
    settlement = settled(sheet(f"Ann: {ANN}, Bob: {BOB}", ruleset="gin", players="Ann, Bob", more=more))
    assert points(settlement) == {"Ann": 1, "Bob": 0}
    refused = refusals(sheet(f"Ann: {ANN}, Bob: {BOB} | laid off 4♠", ruleset="gin", players="Ann, Bob", more=more))
    assert "it is not played under gin (declaration.lay_offs: none)" in refused[0][2]
