"""Who may be named as winner on a sheet, and when is it found that others have won?"""

import pytest
from sheets import findings, refusals, sheet

TIE = ("A: declared, B: 20, C: 20", "A: 20, B: declared, C: 20")
"""A and B share the first place, C is third."""
WHO = [
    ("[A, B]", []),
    ("[B, A]", []),
    ("\n  - A\n  - B", []),
    ("null", []),
    ("A", ["5:9 error sheet-winner: B has won, too: A and B have"]),
    ("B", ["5:9 error sheet-winner: A has won, too: A and B have"]),
    ("[A]", ["5:10 error sheet-winner: B has won, too: A and B have"]),
    ("C", ["5:9 error sheet-winner: C has not won: A and B have"]),
    ("[A, C]", ["5:13 error sheet-winner: C has not won: A and B have"]),
    ("[A, B, C]", ["5:16 error sheet-winner: C has not won: A and B have"]),
]


@pytest.mark.parametrize(("who", "expected"), WHO)
@pytest.mark.parametrize(
    ("deals", "ruleset", "more"),
    [
        (TIE, "three-thirteen", "set: {match.rounds: 2}"),
        (TIE, "lite-rummy", "set: {match.limit: 40}"),
        (TIE, "deals", "set: {match.tie: share}"),
        (("A: 80, B: 80, C: 101, split: true",), "pool-101", "title: a split"),
        (("A: 101, B: 101, C: 102",), "pool-101", "title: all out at once"),
        (TIE, "indian-13", "point_value: 1"),
    ],
    ids=["rounds", "limit", "chips", "split", "all-out", "money"],
)
def test_all_who_share_a_win_are_named(
    deals: tuple[str, ...], ruleset: str, more: str, who: str, expected: list[str]
) -> None:
    text = sheet(*deals, ruleset=ruleset, more=more)
    line = text.count("\n") + 1
    found = [one for one in findings(f"{text}winner: {who}\n", checks_totals=True) if "sheet-winner" in one]
    assert found == [one.replace("5:", f"{line}:", 1) for one in expected]


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        ("[A]", []),
        ("[A, B]", ["5:13 error sheet-winner: B has not won: A has"]),
        (
            "[B, C]",
            [f"5:{place} error sheet-winner: {who} has not won: A has" for place, who in ((10, "B"), (13, "C"))],
        ),
    ],
)
def test_a_list_where_one_has_won(who: str, expected: list[str]) -> None:
    text = sheet("A: declared, B: first drop, C: 4") + f"winner: {who}\n"
    assert findings(text, checks_totals=True) == expected


NO_WINNERS = {
    "a winner whom nobody knows": (
        "players: [Asha, Binod]\ndeals: []\nwinner: Asa\n",
        (3, 9, "winner: 'Asa' is no player of this sheet: did you mean 'Asha'?"),
    ),
    "a winner in a list whom nobody knows": (
        "players: [Asha, Binod]\ndeals: []\nwinner: [Asha, Zoe]\n",
        (3, 16, "winner: 'Zoe' is no player of this sheet"),
    ),
    "a winner twice": (
        "players: [Asha, Binod]\ndeals: []\nwinner: [Asha, Asha]\n",
        (3, 16, "winner: 'Asha' is named twice"),
    ),
    "no winner in a list": (
        "players: [Asha, Binod]\ndeals: []\nwinner: []\n",
        (3, 9, "winner: expected at least one entry, found none"),
    ),
    "a winner in a section": (
        "players: [Asha, Binod]\ndeals: []\nwinner: {Asha: 1}\n",
        (3, 9, "winner: expected a name, a list of names or null, found a section of keys"),
    ),
    "a winner in a list in a list": (
        "players: [Asha, Binod]\ndeals: []\nwinner: [[Asha]]\n",
        (3, 10, "winner: expected a name, found a list of 1"),
    ),
}


@pytest.mark.parametrize(("text", "expected"), NO_WINNERS.values(), ids=NO_WINNERS)
def test_who_can_be_no_winner_is_refused(text: str, expected: tuple[int, int, str]) -> None:
    assert refusals(text) == [expected]
