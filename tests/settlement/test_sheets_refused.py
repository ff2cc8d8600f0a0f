"""Which sheets can't be settled, and what is told of each, and where?"""

import pytest
from sheets import refusals, sheet

VALID = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
POINTS = "expected points, a hand, or a word such as first drop"

# The place is line and column; deals begin in line 4, or in line 5 where there is `more`.
CASES = {
    "a player missing": (
        sheet("A: declared, B: 20"),
        (4, 6, "deal 1: nothing is said of 'C'"),
    ),
    "two players missing in the second deal": (
        sheet("A: declared, B: 20, C: 4", "B: declared"),
        (5, 6, "deal 2: nothing is said of 'A' and 'C'"),
    ),
    "three players missing": (
        sheet("D: declared", players="A, B, C, D"),
        (4, 6, "deal 1: nothing is said of 'A', 'B' and 'C'"),
    ),
    "a hand for nobody": (
        sheet("A: declared, B: 20, C: 4, Zoe: 9"),
        (4, 32, "deal 1: 'Zoe' is no player of this sheet, and no key of a deal"),
    ),
    "a name misspelt": (
        sheet("A: declared, Binodd: 20, C: 4", players="A, Binod, C"),
        (4, 19, "deal 1: 'Binodd' is no player of this sheet, and no key of a deal: did you mean 'Binod'?"),
    ),
    "two declarers": (
        sheet("A: declared, B: declared, C: 4"),
        (4, 22, "deal 1: 'B' can't have won, too: 'A' has; who shows a hand next has 'declared second'"),
    ),
    "a second declaration without a first": (
        sheet("A: declared second, B: 4, C: 1"),
        (4, 9, "deal 1: 'A' declared second, but nobody declared first"),
    ),
    "a negative value": (
        sheet("A: declared, B: -20, C: 4"),
        (4, 22, "deal 1, B: expected points from 0 to 999999, found -20"),
    ),
    "more than a number": (
        sheet("A: declared, B: 1e309, C: 4"),
        (4, 22, f"deal 1, B: {POINTS}, found '1e309'"),
    ),
    "no number": (
        sheet("A: declared, B: NaN, C: 4"),
        (4, 22, f"deal 1, B: {POINTS}, found 'NaN'"),
    ),
    "half a point": (
        sheet("A: declared, B: 12.5, C: 4"),
        (4, 22, f"deal 1, B: {POINTS}, found '12.5'"),
    ),
    "too many points": (
        sheet("A: declared, B: 1000000, C: 4"),
        (4, 22, "deal 1, B: expected points from 0 to 999999, found 1000000"),
    ),
    "true": (
        sheet("A: declared, B: true, C: 4"),
        (4, 22, f"deal 1, B: {POINTS}, found true"),
    ),
    "nothing": (
        sheet("A: declared, B: , C: 4"),
        (4, 22, f"deal 1, B: {POINTS}, found nothing"),
    ),
    "a word misspelt": (
        sheet("A: declared, B: frist drop, C: 4"),
        (4, 22, f"deal 1, B: {POINTS}, found 'frist drop': did you mean 'first drop'?"),
    ),
    "a card that there is not": (
        sheet("A: declared, B: A♥ 2♥ 1♥, C: 4"),
        (4, 28, "deal 1, B: there is no rank 1: did you mean A♥?"),
    ),
    "the same in quotes, behind a word": (
        sheet("A: declared, B: 'lost: A♥ 2♥ 1♥', C: 4"),
        (4, 35, "deal 1, B: there is no rank 1: did you mean A♥?"),
    ),
    "the same under a key of its own": (
        sheet("A: declared, B: {hand: A♥ 2♥ 1♥}, C: 4"),
        (4, 35, "deal 1, B.hand: there is no rank 1: did you mean A♥?"),
    ),
    "a card that the deck lacks": (
        sheet("A: declared, B: A★ 2♥ 3♥, C: 4"),
        (4, 22, "deal 1: the deck of indian-13 has no A★ (deck.suits)"),
    ),
    "a wild card that there is not": (
        sheet("wild: 1♥, A: declared, B: 3, C: 4"),
        (4, 12, "deal 1, wild: there is no rank 1: did you mean A♥?"),
    ),
    "a wild card where none is": (
        sheet("wild: Q♥, A: gin, B: 3, C: 4", ruleset="gin"),
        (4, 12, "deal 1: Q♥ can't be the wild card: this ruleset has no wild card (wild.by)"),
    ),
    "two wild cards in one deal": (
        sheet(f"wild: Q♦, A: 'Wild: K♦; {VALID}', B: declared, C: 1"),
        (4, 19, "deal 1: K♦ is wild in this hand, but Q♦ in the deal"),
    ),
    "a deal after the end": (
        sheet("A: declared, B: 101, C: 101", "A: declared, B: 1, C: 4", ruleset="pool-101"),
        (5, 6, "deal 2: the match ended with deal 1: the last one in (match.limit)"),
    ),
    "more rounds than there are": (
        sheet(*["A: declared, B: 1, C: 4"] * 12, ruleset="three-thirteen"),
        (15, 6, "deal 12: the match ended with deal 11: there are 11 rounds (match.rounds)"),
    ),
    "a player who is out": (
        sheet("A: declared, B: 101, C: 4", "A: declared, B: 1, C: 4", ruleset="pool-101"),
        (5, 22, "deal 2: 'B' does not play here: out since deal 1"),
    ),
    "a player said to be out who is in": (
        sheet("A: declared, B: out, C: 1"),
        (4, 22, "deal 1: 'B' is still in: something has to be said"),
    ),
    "coming back too late": (
        sheet("A: declared, B: 101, C: 80", "rejoined: [B], A: declared, B: 1, C: 1", ruleset="pool-101"),
        (5, 17, "deal 2: 'B' can't come back: somebody has 80, above 79 (match.rejoin_max)"),
    ),
    "coming back without having been out": (
        sheet("A: declared, B: 4, C: 1, rejoined: [B]", ruleset="pool-101"),
        (4, 42, "deal 1: 'B' can't come back: still in"),
    ),
    "coming back where nobody goes out": (
        sheet("A: declared, B: 4, C: 1, rejoined: [B]"),
        (4, 42, "deal 1: 'B' can't come back: nobody goes out (match.kind: single)"),
    ),
    "a split too early": (
        sheet("A: declared, B: 4, C: 101, split: true", ruleset="pool-101"),
        (4, 40, "deal 1: the pool can't be split: 'A' has 0, below 80 (match.split_min)"),
    ),
    "a split of no pool": (
        sheet("A: declared, B: 4, C: 1, split: true"),
        (4, 38, "deal 1: there is no pool to split (match.kind: single)"),
    ),
    "a drop that the game does not know": (
        sheet("A: declared, B: first drop, C: 1", ruleset="indian-21"),
        (
            4,
            22,
            "deal 1: indian-21 does not say what 'first drop' costs (penalties.first_drop is null): "
            "write the points alone",
        ),
    ),
    "too few turns missed": (
        sheet("A: declared, B: missed two turns, C: 1"),
        (4, 22, "deal 1: two missed turns cost nothing: it takes three (penalties.consecutive_misses)"),
    ),
    "a winner with points": (
        sheet("A: declared 7, B: 4, C: 1"),
        (4, 9, "deal 1: 'A' declared, and so has no points: 7 are written"),
    ),
    "a win with points": (
        sheet("A: won 7, B: 4, C: 1"),
        (4, 9, "deal 1: 'A' won, and so has no points: 7 are written"),
    ),
    "words against a verdict": (
        sheet("A: {as: declared wrongly, verdict: valid}, B: 4, C: 1"),
        (4, 41, "deal 1, A.verdict: the words say that the declaration is wrong, but the verdict here is valid"),
    ),
    "a verdict on no declaration": (
        sheet("A: declared, B: {as: first drop, verdict: wrong}, C: 1"),
        (4, 22, "deal 1, B: 'first drop' is no declaration, and so it is neither valid nor wrong"),
    ),
    "points of who is out": (
        sheet("A: declared, B: out 4, C: 1"),
        (4, 22, "deal 1, B: who is 'out' has neither a hand nor points"),
    ),
    "points told twice": (
        sheet("A: {as: declared 0, points: 0}, B: 4, C: 1"),
        (4, 14, "deal 1, A.as: the points are told twice: here, and under points"),
    ),
    "a knock with nobody knows how much": (
        sheet("A: knocked, B: 4, C: 1", ruleset="gin"),
        (4, 9, "deal 1: 'knocked' leaves open with how many points 'A' did: write the hand, or its points"),
    ),
    "a deal for money that nobody won": (
        sheet("A: 3, B: 1, C: 1", more="point_value: 5"),
        (5, 6, "deal 1: nobody has won this deal, and so nobody is paid: say who 'declared' or 'won'"),
    ),
    "a deal for chips that nobody won": (
        sheet("A: 3, B: 1, C: 1", ruleset="deals"),
        (4, 6, "deal 1: nobody has won this deal, and so nobody takes the chips: say who 'declared' or 'won'"),
    ),
    "more players than packs are told for": (
        sheet(
            "A: declared, B: A♥ 2♥ 3♥, C: 1, D: 1, E: 1, F: 1, G: 1", ruleset="indian-10", players="A, B, C, D, E, F, G"
        ),
        (4, 22, "deal 1: no packs are given for 7 players: the ruleset knows 2, 3, 4, 5, 6"),
    ),
    "an infinite value of a point": (
        sheet("A: 0, B: 1, C: 1", more="point_value: 1e309"),
        (3, 14, "point_value: expected an amount such as 2 or 0.50 or null, found '1e309'"),
    ),
    "a negative fee": (
        sheet("A: 0, B: 1, C: 1", more="fee: -1"),
        (3, 6, "fee: expected an amount such as 2 or 0.50, a percentage such as 15% or null, found -1"),
    ),
    "an entry where there is no pool": (
        sheet("A: 0, B: 1, C: 1", more="entry: 5"),
        (3, 8, "entry has no use here: indian-13 has settlement.kind: per_point"),
    ),
    "a value of a point and an entry": (
        sheet("A: 0, B: 1, C: 1", ruleset="deals", more="point_value: 5\nentry: 5"),
        (4, 8, "point_value and entry can't go together: chips are worth one or the other"),
    ),
    "a ruleset that there is not": (
        sheet("A: 0, B: 1, C: 1", ruleset="indain-13"),
        (1, 10, "no ruleset named 'indain-13': did you mean 'indian-13'?"),
    ),
    "a setting that makes no sense": (
        sheet("A: 0, B: 1, C: 1", more="set: {points.cap: many}"),
        (3, 19, "points.cap=many: expected a whole number or null, found 'many'"),
    ),
    "a total for nobody": (
        sheet("A: declared, B: 4, C: 1, totals: {D: 4}"),
        (4, 40, "deal 1, totals: 'D' is no player of this sheet"),
    ),
    "a player twice": (
        "players: [A, B]\ndeals:\n  - {A: 1, A: 2}\n",
        (3, 12, "the key 'A' is given twice, first in line 3"),
    ),
    "a name twice": ("players: [A, A]\ndeals: []\n", (1, 14, "players: the player 'A' is named twice")),
    "a name that is a key": (
        "players: [A, wild]\ndeals: []\n",
        (1, 14, "players: no player can be named 'wild': the word is a key of a deal"),
    ),
    "one player": ("players: [A]\ndeals: []\n", (1, 11, "players: expected at least two players, found one")),
    "no deals": ("players: [A, B]\n", (1, 1, "deals: missing key 'deals'")),
    "a key misspelt": (
        "players: [A, B]\ndeals: []\ncurency: Rs\n",
        (3, 1, "curency: unknown key 'curency': did you mean 'currency'?"),
    ),
    "a list": ("- 1\n", (1, 1, "expected keys and values, such as 'players: [Asha, Binod]'")),
    "an open list": (
        "players: [A, B\ndeals: []\n",
        (2, 6, "a list opened in line 1 that is not closed: expected ',' or ']'"),
    ),
    "two sheets in one": (
        "players: [A, B]\ndeals: []\n---\nplayers: [A, B]\n",
        (3, 1, "a second document: one file holds one score sheet"),
    ),
    "nothing at all": ("", (0, 0, "nothing is written here")),
}


@pytest.mark.parametrize(("text", "expected"), CASES.values(), ids=CASES)
def test_a_sheet_that_cannot_be_settled_is_told_with_its_place(text: str, expected: tuple[int, int, str]) -> None:
    assert refusals(text) == [expected]
