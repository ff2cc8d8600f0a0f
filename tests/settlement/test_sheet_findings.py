"""What is found on a sheet that can be settled all the same?"""

import inspect
import re

import pytest
from sheets import findings, points, settled, sheet

from rummycheck.manual import manual_of
from rummycheck.settlement.findings import FINDINGS, TOTALS

VALID = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
OF_46 = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
WRONG = "4:19 error wrong-declaration: deal 1: the declaration of A is wrong: 7 cards are in no sequence or set"


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        (f"A: declared {VALID}, B: 4", []),
        (f"A: declared valid {VALID}, B: 4", []),
        (f"A: declared {OF_46}, B: lost", [WRONG]),
        (f"A: declared valid {OF_46}, B: lost", [WRONG]),
        (f"A: {{as: declared, hand: {OF_46}, verdict: valid}}, B: lost", [WRONG]),
        (f"A: declared wrongly {OF_46}, B: lost", []),
        (f"A: {{as: declared, hand: {OF_46}, verdict: wrong}}, B: lost", []),
        (
            f"A: declared wrong {VALID}, B: 4",
            ["4:19 error wrong-declaration: deal 1: the declaration of A is said to be wrong, but it is valid"],
        ),
        (
            f"A: declared, B: declared second {OF_46}",
            [WRONG.replace("4:19", "4:32").replace("of A", "of B")],
        ),
        (f"A: declared, B: {OF_46}", []),
    ],
)
def test_a_wrong_declaration_said_to_be_valid_is_found(deal: str, expected: list[str]) -> None:
    assert findings(sheet(f"wild: Q♦, {deal}", players="A, B")) == expected


def test_a_wrong_declaration_is_settled_as_one_whatever_the_sheet_says() -> None:
    assert points(settled(sheet(f"wild: Q♦, A: declared valid {OF_46}, B: 4", players="A, B"))) == {"A": 80, "B": 0}


def test_a_knock_with_too_much_and_a_gin_that_is_none_are_found() -> None:
    assert findings(sheet("A: knocked 11, B: 33", ruleset="gin", players="A, B")) == [
        "4:9 error wrong-declaration: deal 1: A knocks with 11, but no more than 10 may stay unmatched"
    ]
    gin = "A: gin A♠ 2♠ 3♠ | 7♦ 7♠ 7♥ | K♣ Q♣ J♣ | 9♦, B: 33"
    assert findings(sheet(gin, ruleset="gin", players="A, B")) == [
        "4:9 error wrong-declaration: deal 1: A has no gin: 9 points are unmatched"
    ]


def test_a_gin_with_points_is_none() -> None:
    text = sheet("A: gin 4, B: 33", ruleset="gin", players="A, B")
    assert findings(text) == ["4:9 error wrong-declaration: deal 1: A has no gin: 4 points are unmatched"]
    assert points(settled(text)) == {"A": 29, "B": 0}


@pytest.mark.parametrize("told", ["first drop 25", "{as: first drop, points: 25}"])
def test_points_behind_a_drop_are_compared_and_do_not_count(told: str) -> None:
    text = sheet(f"A: declared, B: {told}", players="A, B")
    assert points(settled(text)) == {"A": 0, "B": 20}
    assert findings(text) == []
    (found,) = findings(text, checks_totals=True)
    assert found.endswith(" error sheet-points: deal 1: B has 20, not 25: first drop")


def test_more_copies_in_all_hands_than_the_packs_hold_are_found() -> None:
    loser = "K♠ Q♠ J♠ 10♠ | 2♥ 3♥ 4♥ | 5♦ 6♦ 7♦ | 9♣ 9♦ 9♥"
    deal = f"A: declared {VALID}, B: {loser}, C: {loser}"
    place = sheet(deal).splitlines()[3].rindex("K♠ Q♠") + 1
    found = [
        f"4:{place} error table-copies: deal 1: {card} lies three times in the hands of A, B and C: two packs hold 2"
        for card in ("2♥", "3♥", "4♥", "K♠")
    ]
    assert sorted(findings(sheet(deal))) == sorted(found)
    assert findings(sheet(deal, more="set: {deck.count_check: ignore}")) == []
    assert findings(sheet(deal, more="set: {deck.packs: 3}")) == []
    warned = findings(sheet(deal, more="set: {deck.count_check: warn}"))
    assert all(" warning table-copies: " in line for line in warned)


def test_a_hand_that_cannot_have_been_dealt_is_found_where_it_stands() -> None:
    hand = "A♥ 2♥ 3♥ | 5♣ 5♣ 5♣ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
    assert findings(sheet(f"A: declared, B: {hand}", players="A, B")) == [
        "4:39 error card-copies: deal 1: 5♣ three times: two packs hold 2"
    ]
    assert findings(sheet("A: declared, B: A♥ 2♥ 3♥", players="A, B")) == [
        "4:22 error card-count: deal 1: 3 cards, but 13 are declared"
    ]


def test_fewer_cards_are_no_fault_where_melds_are_laid_down_in_play() -> None:
    assert findings(sheet("A: declared, B: A♥ 2♥ 3♥", ruleset="lite-rummy", players="A, B")) == []


def test_points_above_what_a_hand_can_cost_are_found() -> None:
    assert findings(sheet("A: declared, B: 93, C: 80")) == [
        "4:22 error points-above-cap: deal 1: 93 points of B: a hand costs 80 at most"
    ]
    assert findings(sheet("A: declared, B: 93, C: 80", ruleset="lite-rummy")) == []


@pytest.mark.parametrize(
    ("deal", "ruleset", "is_remarked"),
    [
        ("A: 3, B: 9, C: 80", "three-thirteen", True),
        ("A: 0, B: 0, C: 80", "three-thirteen", False),
        ("A: 0, B: 0, C: 80", "lite-rummy", True),
        ("A: 0, B: 9, C: 80", "three-thirteen", False),
        ("A: 3, B: 9, C: 80", "gin", True),
        ("A: won, B: 9, C: 80", "gin", False),
        ("A: declared wrongly, B: lost, C: lost", "indian-13", False),
        ("A: knocked wrongly 20, B: 9, C: 80", "gin", False),
    ],
)
def test_a_deal_that_nobody_won_is_remarked_on(deal: str, ruleset: str, is_remarked: bool) -> None:
    remark = "4:6 info nobody-won: deal 1: nobody is said to have won it"
    assert findings(sheet(deal, ruleset=ruleset)) == [remark] * is_remarked


ROW = "A♠ 2♠ 3♠ 7♦ 7♠ 7♥ K♣ Q♣ J♣ 9♦ 2♦ 5♦ 9♣"


@pytest.mark.parametrize(
    ("deal", "ruleset", "is_remarked"),
    [
        (f"A: declared, B: {ROW}", "indian-13", True),
        (f"A: declared, B: middle drop {ROW}", "indian-13", True),
        (f"A: declared, B: {OF_46}", "indian-13", False),
        (f"A: declared, B: {ROW}", "lite-rummy", False),
    ],
)
def test_a_hand_in_one_row_is_remarked_on(deal: str, ruleset: str, is_remarked: bool) -> None:
    found = [line.split(" ", 1)[1] for line in findings(sheet(deal, ruleset=ruleset, players="A, B"))]
    remark = "info no-groups: deal 1: all cards lie in one group: part the groups with `|`"
    assert found == [remark] * is_remarked


GIN_OF_9 = "A♠ 2♠ 3♠ | 7♦ 7♠ 7♥ | K♣ Q♣ J♣ | 9♦"
GIN_LOSER = "A♥ 2♥ 3♥ | 6♦ 6♠ 6♥ | K♦ Q♥ 9♠ 8♠"


@pytest.mark.parametrize(
    ("deal", "ruleset", "expected"),
    [
        (f"A: knocked 9 {GIN_OF_9}, B: 33", "gin", []),
        (f"A: knocked 8 {GIN_OF_9}, B: 33", "gin", ["A has 9, not 8: knocked with 9"]),
        (f"A: {{as: knocked, hand: {GIN_OF_9}, points: 8}}, B: 33", "gin", ["A has 9, not 8: knocked with 9"]),
        (f"A: knocked 9, B: {{hand: {GIN_LOSER}, points: 37}}", "gin", []),
        (
            f"A: knocked 9, B: {{hand: {GIN_LOSER}, points: 28}}",
            "gin",
            ["B has 37, not 28: hand counted without lay-offs: the melds of who knocked are not on the sheet"],
        ),
        ("A: knocked 9, B: {points: 28}", "gin", []),
        ("A: declared wrongly, B: {points: 33}", "indian-13", []),
        (f"wild: Q♦, A: declared, B: {{hand: {OF_46}, points: 46}}", "indian-13", []),
        (f"wild: Q♦, A: declared wrongly, B: {{hand: {OF_46}, points: 46}}", "indian-13", []),
        (
            f"wild: Q♦, A: declared wrongly, B: {{hand: {OF_46}, points: 6}}",
            "indian-13",
            ["B has 46, not 6: hand counted"],
        ),
        (f"wild: Q♦, A: declared, B: {{hand: {OF_46}, points: 46}}", "deals", []),
        ("A: declared, B: first drop 20", "deals", []),
        (f"wild: Q♦, A: first drop, B: {{hand: {OF_46}, points: 46}}", "indian-13", []),
    ],
)
def test_points_beside_a_hand_are_what_the_own_cards_come_to(deal: str, ruleset: str, expected: list[str]) -> None:
    found = findings(sheet(deal, ruleset=ruleset, players="A, B"), checks_totals=True)
    assert [line.split("deal 1: ")[1] for line in found if "sheet-points" in line] == expected


CHECKED = [
    ("totals: {B: 21}", ["5:13 error sheet-total: B has 20 in all, not 21"]),
    ("totals: {A: 0, B: 20}", []),
    ("winner: B", ["5:9 error sheet-winner: B has not won: A has"]),
    ("winner: A", []),
    ("point_value: 2\ncash: {A: 48.5, B: -40}", ["6:11 error sheet-cash: A has 48, not 48.50"]),
    ("point_value: 2\ncash: {A: 48, B: -40.00}", []),
    ("cash: {A: 48}", ["5:11 error sheet-cash: no money is settled, and so A has none"]),
]


@pytest.mark.parametrize(("more", "expected"), CHECKED)
def test_the_sheet_s_own_numbers_are_compared_when_asked(more: str, expected: list[str]) -> None:
    text = sheet("A: declared, B: first drop, C: 4") + more + "\n"
    assert findings(text, checks_totals=True) == expected
    assert findings(text) == []


def test_the_numbers_of_a_deal_are_compared_too() -> None:
    deal = f"wild: Q♦, A: declared, B: {{hand: {OF_46}, points: 36}}, totals: {{A: 0, B: 47}}"
    place = sheet(deal, players="A, B").splitlines()[3].index("36") + 1
    assert findings(sheet(deal, players="A, B"), checks_totals=True) == [
        f"4:{place} error sheet-points: deal 1: B has 46, not 36: hand counted",
        f"4:{place + 23} error sheet-total: deal 1: B has 46 in all, not 47",
    ]


def test_a_winner_before_the_end_is_found() -> None:
    text = sheet("A: declared, B: 20, C: 4", ruleset="pool-101") + "winner: A\n"
    assert findings(text, checks_totals=True) == ["5:9 error sheet-winner: A has not won: the match has not ended"]


@pytest.mark.parametrize("finding", [*FINDINGS, *TOTALS], ids=lambda finding: finding.NAME)
def test_a_finding_is_named_like_its_module_and_explained(finding: object) -> None:
    name: str = getattr(finding, "NAME", "")
    assert inspect.getmodulename(inspect.getfile(finding)) == name.replace("-", "_")  # type: ignore[arg-type]
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", name)
    assert manual_of(name) == inspect.cleandoc(finding.__doc__ or "")


@pytest.mark.parametrize(("is_out", "number"), [("true", 1), ("false", 0)])
def test_the_turned_up_card_is_one_copy_fewer_where_it_is_out_of_play(is_out: str, number: int) -> None:
    deal = "wild: 9♣, A: declared, B: 9♣ 2♦ 3♦ 4♦ | 5♥ 6♥ 7♥ | 2♣ 3♣ 8♣ | J♠ J♦ J♣, C: 9♣ 3♥ 4♥ | 6♦ 7♦ 8♦"
    found = findings(sheet(deal, more=f"set: {{deck.designated_card_out: {is_out}}}"))
    told = [line.split(": ", 1)[1] for line in found if "table-copies" in line]
    assert told == ["deal 1: 9♣ lies twice in the hands of B and C: two packs hold 2, one of them turned up"][:number]
