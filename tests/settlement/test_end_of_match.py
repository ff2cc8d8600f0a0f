"""What the end of a match adds to the totals, and how every format shows it."""

import csv
import io
import json

import pytest
from sheets import findings, refusals, settled, sheet

from rummycheck.errors import RulesetError
from rummycheck.reporters.settlements.markdown import MarkdownReporter
from rummycheck.reporters.settlements.page import PageReporter
from rummycheck.reporters.settlements.settled_records import settled_record
from rummycheck.reporters.settlements.spreadsheet import SpreadsheetReporter
from rummycheck.reporters.settlements.wall import WallReporter
from rummycheck.ruleset import load_ruleset
from rummycheck.settlement.settled import Settlement

ONE_SIDED = ("A: knocked 5, B: 60", "A: gin, B: 25")  # 55, and 25 + 25: 105.
BOTH = ("A: knocked 5, B: 60", "A: 30, B: knocked 10", "A: gin, B: 25")  # 55, 20, 50: 105 and 20.
LOSER_HAS_MORE_BOXES = ("A: 22, B: knocked 2", *["A: 12, B: knocked 2"] * 6, "A: gin, B: 80")  # B 20 + 60: 80; A 105.


def played(*deals: str, bonuses: str = "", ruleset: str = "gin") -> Settlement:
    """Return what comes of a match of two."""
    more = f"set: [{bonuses}]" if bonuses else ""
    return settled(sheet(*deals, ruleset=ruleset, players="A, B", more=more))


def final(settlement: Settlement) -> tuple[int, ...]:
    """Return the totals at the end, in the order of the players."""
    totals = {standing.player: standing.total for standing in settlement.standings}
    return tuple(totals[name] for name in settlement.sheet.names)


BY_HAND = {
    "none": (BOTH, "", (105, 20), ("A",)),
    "game": (BOTH, "bonuses.game=100", (205, 20), ("A",)),
    "box": (BOTH, "bonuses.box=25", (155, 45), ("A",)),
    "game and box": (BOTH, "bonuses.game=100, bonuses.box=20", (245, 40), ("A",)),
    "no shutout": (BOTH, "bonuses.game=100, bonuses.shutout=game", (205, 20), ("A",)),
    "shutout of deals": (ONE_SIDED, "bonuses.game=100, bonuses.box=25, bonuses.shutout=deals", (360, 0), ("A",)),
    "shutout of the game": (ONE_SIDED, "bonuses.game=100, bonuses.box=20, bonuses.shutout=game", (345, 0), ("A",)),
    "shutout of all": (ONE_SIDED, "bonuses.game=100, bonuses.box=20, bonuses.shutout=all", (490, 0), ("A",)),
    "shutout of a game worth nothing": (ONE_SIDED, "bonuses.shutout=game", (105, 0), ("A",)),
    "not before the end": (BOTH[:2], "bonuses.game=100, bonuses.box=25, bonuses.shutout=all", (55, 20), None),
    "more with all boxes": (LOSER_HAS_MORE_BOXES, "bonuses.box=25", (130, 255), ("B",)),
    "more, but for the game": (LOSER_HAS_MORE_BOXES, "bonuses.game=200, bonuses.box=25", (330, 255), ("A",)),
}


@pytest.mark.parametrize(("deals", "bonuses", "totals", "winners"), BY_HAND.values(), ids=BY_HAND)
def test_the_end_adds_what_the_rules_say(
    deals: tuple[str, ...], bonuses: str, totals: tuple[int, int], winners: tuple[str, ...] | None
) -> None:
    settlement = played(*deals, bonuses=bonuses)
    assert final(settlement) == totals
    assert (settlement.end.winners if settlement.end is not None else None) == winners


def test_the_totals_after_the_last_deal_do_not_hold_the_bonuses() -> None:
    settlement = played(*BOTH, ruleset="gin-classic")
    assert dict(settlement.rows[-1].totals) == {"A": 105, "B": 20}
    assert final(settlement) == (105 + 100 + 50, 20 + 25)


def test_money_goes_by_the_totals_with_the_bonuses() -> None:
    more = "set: [settlement.kind=per_point, bonuses.box=25]\npoint_value: 2"
    settlement = settled(sheet(*LOSER_HAS_MORE_BOXES, ruleset="gin", players="A, B", more=more))
    assert settlement.cash is not None
    assert settlement.cash.net("B") == 250  # 255 - 130 = 125 points.


def test_every_format_tells_the_bonuses() -> None:
    settlement = played(*BOTH, ruleset="gin-classic")
    wall = list(WallReporter().tell(settlement))
    assert [line.split() for line in wall if line.startswith(("bonus", "total"))] == [
        ["bonus", "150", "25"],
        ["total", "255", "45"],
    ]
    assert "bonus: A 100: for the match (bonuses.game)" in " ".join(line.strip() for line in wall)
    markdown = list(MarkdownReporter().tell(settlement))
    assert "| bonus | 150 | 25 |" in markdown
    assert "- bonus: A 50: two deals won, 25 each (bonuses.box)" in markdown
    page = "".join(PageReporter().tell(settlement))
    assert '<tr><th scope="row">bonus</th><td>150</td><td>25</td></tr>' in page
    rows = list(csv.reader(io.StringIO("\n".join(SpreadsheetReporter().tell(settlement)))))
    assert rows[-2][1:] == [
        *("bonus", "", "", "150", "255", "100 for the match (bonuses.game); 50 two deals won, 25 each (bonuses.box)"),
        *("25", "45", "25 one deal won, 25 each (bonuses.box)"),
    ]
    record = json.loads(json.dumps(settled_record(settlement)))
    assert [bonus["points"] for bonus in record["bonuses"]["A"]] == [100, 50]
    assert record["bonuses"]["B"] == [{"points": 25, "rule": "one deal won, 25 each", "key": "bonuses.box"}]


@pytest.mark.parametrize("value", ["game=100", "box=25", "shutout=all"])
@pytest.mark.parametrize("ruleset", ["indian-13", "pool-101", "deals", "three-thirteen"])
def test_a_match_without_such_an_end_has_no_such_bonus(ruleset: str, value: str) -> None:
    with pytest.raises(RulesetError, match="in which the highest total wins"):
        load_ruleset(ruleset, [f"bonuses.{value}"])


# The upcard, what A knocks with, what B has, and what the deal adds.
UPCARDS = {
    "the limit": ("7♥", "knocked 7, B: 30", (23, 0)),
    "below it": ("7♥", "knocked 2, B: 30", (28, 0)),
    "a spade": ("7♠", "knocked 7, B: 30", (46, 0)),
    "a spade and an undercut": ("4♠", "knocked 4, B: 1", (0, 56)),
    "a picture": ("Q♦", "knocked 10, B: 30", (20, 0)),
    "a ten": ("10♣", "knocked 10, B: 30", (20, 0)),
    "an ace and a gin": ("A♦", "gin, B: 30", (55, 0)),
    "the ace of spades and a gin": ("A♠", "gin, B: 30", (110, 0)),
    "a hand within the limit": ("6♦", "knocked A♠ 2♠ 3♠ | 7♦ 7♠ 7♥ | K♣ Q♣ J♣ | 6♦, B: 30", (24, 0)),
}


@pytest.mark.parametrize(("upcard", "deal", "expected"), UPCARDS.values(), ids=UPCARDS)
def test_the_upcard_limits_and_doubles(upcard: str, deal: str, expected: tuple[int, int]) -> None:
    text = sheet(f"upcard: {upcard}, A: {deal}", ruleset="gin-oklahoma", players="A, B")
    assert final(settled(text)) == expected
    assert findings(text) == []


@pytest.mark.parametrize(
    ("upcard", "deal", "most"),
    [
        ("7♥", "knocked 8, B: 30", "no more than 7 may stay unmatched"),
        ("A♥", "knocked 1, B: 30", "no more than 0 may stay unmatched"),
        ("5♥", "knocked A♠ 2♠ 3♠ | 7♦ 7♠ 7♥ | K♣ Q♣ J♣ | 6♦, B: 30", "at most 5 may be left with 5♥ turned up"),
        ("A♥", "knocked A♠ 2♠ 3♠ | 7♦ 7♠ 7♥ | K♣ Q♣ J♣ | 6♦, B: 30", "in no sequence or set with A♥ turned up"),
        ("K♥", "knocked 11, B: 30", "no more than 10 may stay unmatched"),
    ],
)
def test_a_knock_beyond_the_upcard_is_a_finding(upcard: str, deal: str, most: str) -> None:
    found = findings(sheet(f"upcard: {upcard}, A: {deal}", ruleset="gin-oklahoma", players="A, B"))
    assert [most in line for line in found if "wrong-declaration" in line] == [True]


@pytest.mark.parametrize(
    ("ruleset", "deal", "message"),
    [
        ("gin-oklahoma", "A: knocked 7, B: 30", "the upcard is missing, which decides something here"),
        ("gin", "upcard: 7♠, A: knocked 7, B: 30", "the upcard decides nothing under gin"),
        ("gin-oklahoma", "upcard: 7★, A: knocked 7, B: 30", "the deck of gin-oklahoma has no 7★"),
        ("gin-oklahoma", "upcard: 7, A: knocked 7, B: 30", "expected a card with its suit, such as 7♠, found '7'"),
        ("gin-oklahoma", "upcard: PJ, A: knocked 7, B: 30", "expected a card with its suit, such as 7♠, found 'PJ'"),
        ("gin-oklahoma", "upcard: 1♠, A: knocked 7, B: 30", "there is no rank 1"),
    ],
)
def test_an_upcard_that_can_not_be_is_refused(ruleset: str, deal: str, message: str) -> None:
    assert any(message in told for _, _, told in refusals(sheet(deal, ruleset=ruleset, players="A, B")))


def test_an_ace_may_count_one() -> None:
    more = "set: ['declaration.upcard_limits.A=1']"
    text = sheet("upcard: A♥, A: knocked 1, B: 30", ruleset="gin-oklahoma", players="A, B", more=more)
    assert findings(text) == []
