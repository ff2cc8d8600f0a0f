"""Do the hands that tutorials print come out as those tutorials say?"""

import pytest

import rummycheck
from rummycheck.arrangement import LaidGroup

KINDS = {"pure": "pure sequence", "impure": "impure sequence", "set": "set", "none": None}

# The wild card, `-` for none; the group; its kind; what its cards stand for, where jokers are among them.
GROUPS = """
- ; 3♥4♥5♥ ; pure
- ; A♣ K♣ Q♣ J♣ ; pure
- ; A♥A♣A♦ ; set
- ; 7♦7♣7♠7♥ ; set
- ; K♥ K♥ K♦ ; none
- ; 7♦ 7♣ 7♦ 7♥ ; none
Q♥ ; 4♦ 5♦ Q♠ 7♦ ; impure ; 4♦ 5♦ 6♦ 7♦
Q♥ ; A♦ Q♣ A♠ A♥ ; set ; A♦ A♣ A♠ A♥
- ; 3♦ 4♦ PJ 6♦ ; impure ; 3♦ 4♦ 5♦ 6♦
- ; 2♦ PJ 2♠ 2♥ ; set ; 2♦ 2♣ 2♠ 2♥
- ; 3♥ 4♥ 5♥ ; pure
- ; 8♠ 7♠ 6♠ 5♠ 4♠ ; pure
Q♥ ; 8♠ Q♥ 6♠ 5♠ PJ ; impure ; 8♠ 7♠ 6♠ 5♠ 4♠
Q♥ ; K♥ Q♥ J♥ ; pure ; K♥ Q♥ J♥
PJ ; 2♥ A♠ 4♥ ; impure ; 2♥ 3♥ 4♥
- ; K♥ A♥ 2♥ ; none
- ; K♥ PJ 2♥ ; none
- ; Q♥ K♥ PJ ; impure ; Q♥ K♥ A♥
Q♥ ; 4♦ Q♠ 5♦ ; impure ; 4♦ 3♦ 5♦
- ; 8♦ 8♠ 8♥ 8♣ PJ ; none
- ; PJ PJ PJ ; none
Q♠ ; 5♦ 5♣ PJ Q♥ Q♠ ; none
"""

# The ruleset, the wild card, the hand, the kinds, the verdict, the penalty, the count as a losing hand.
HANDS = """
indian-13 ; - ; A♥ 2♥ 3♥ 4♥| 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣ ; pure pure set set ; valid ; 0 ; 0
indian-13 ; 10♥ ; A♥ 2♥ 3♥ 10♥| 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣ ; impure pure set set ; valid ; 0 ; 0
indian-13 ; - ; A♥ 2♥ 3♥ 4♥ 5♥ | 4♣ 5♣ 6♣ 7♣ | 8♦ 8♦ 8♥ 8♣ | ; pure pure none ; wrong ; 80 ; 32
indian-13 ; 10♥ ; 8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♥ | 5♦ 5♠ 5♥ 10♥| ; set set none set ; wrong ; 80 ; 80
indian-13 ; 10♥ ; A♥ 2♥ 3♥ 4♥ | 4♣ 4♠ 10♥ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥ | ; pure set set set ; wrong ; 80 ; 60
indian-13 ; 10♥ ; A♥ 2♥ 3♥ 10♥ | 4♣ 5♣ 10♥ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥ | ; impure impure set set ; wrong ; 80 ; 57
indian-13 ; Q♦ ; A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠ ; pure impure none none none ; wrong ; 80 ; 46
indian-13 ; A♦ ; 4♠ 4♥ 4♣| 4♦ 5♦ A♦ | 3♠ 7♠ 8♠ | Q♦ K♦ | 10♣ 9♣ ; set impure none none none ; wrong ; 80 ; 78
indian-13-zero-jokers ; Q♦ ; A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠ ; = ; wrong ; 80 ; 36
indian-13-zero-jokers ; A♦ ; 4♠ 4♥ 4♣| 4♦ 5♦ A♦ | 3♠ 7♠ 8♠ | Q♦ K♦ | 10♣ 9♣ ; = ; wrong ; 80 ; 78
indian-13-exact-joker ; Q♦ ; A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠ ; = ; wrong ; 80 ; 46
indian-13-exact-joker ; A♦ ; 4♠ 4♥ 4♣| 4♦ 5♦ A♦ | 3♠ 7♠ 8♠ | Q♦ K♦ | 10♣ 9♣ ; = ; wrong ; 80 ; 78
indian-13 ; Q♦ ; A♥ 2♥ 3♥ | 4♣ 5♣ 6♣ | 8♦ 8♠ Q♦ | 3♦ 3♣ Q♠ | K♠ ; pure pure set set none ; wrong ; 80 ; 10
indian-13 ; - ; A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ ; pure pure set none ; wrong ; 80 ; 20
indian-13 ; Q♣ ; A♥ 2♥ 3♥ 4♥ | Q♠ Q♥ Q♦ | 8♦ 8♠ 8♣ | K♠ K♦ K♣ ; pure impure set set ; valid ; 0 ; 0
indian-13 ; PJ ; A♥ 2♥ 3♥ | K♦ Q♦ J♦ 10♦ | A♠ A♥ A♦ | 9♣ PJ 7♣ ; pure pure set impure ; valid ; 0 ; 0
indian-13 ; K♦ ; A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 9♦ 9♠ 9♣ | 8♠ PJ | K♠ ; pure pure set none none ; wrong ; 80 ; 18
"""

SAME_KINDS = {"Q♦": "pure impure none none none", "A♦": "set impure none none none"}
"""The kinds of the two losing hands, which every reading of the points shares."""


def rows(table: str) -> list[str]:
    return table.strip().splitlines()


def in_ascii(row: str) -> str:
    """Return a row without suit signs, so that it can be read in a test's name."""
    return row.translate(str.maketrans("♠♥♦♣", "SHDC"))


def wild_of(word: str) -> str | None:
    return None if word == "-" else word


def label_of(laid: LaidGroup) -> str | None:
    return laid.meld.label if laid.meld is not None else None


@pytest.mark.parametrize("row", rows(GROUPS), ids=in_ascii)
def test_a_printed_group_is_of_the_kind_that_is_said(row: str) -> None:
    wild, cards, kind, *places = row.split(" ; ")
    (laid,) = rummycheck.check(cards, wild=wild_of(wild)).arrangement.groups
    assert label_of(laid) == KINDS[kind]
    assert (laid.refusal is None) == (kind != "none")
    if places:
        assert laid.meld is not None
        assert [place for (place,) in laid.meld.places] == list(rummycheck.parse_declaration(places[0]).cards)


@pytest.mark.parametrize("row", rows(HANDS), ids=in_ascii)
def test_a_printed_hand_gets_its_verdict_and_both_numbers(row: str) -> None:
    ruleset, wild, hand, kinds, outcome, penalty, count = row.split(" ; ")
    verdict = rummycheck.check(hand, ruleset, wild=wild_of(wild))
    expected = SAME_KINDS[wild] if kinds == "=" else kinds
    assert [label_of(laid) for laid in verdict.arrangement.groups] == [KINDS[kind] for kind in expected.split()]
    assert (verdict.outcome, verdict.penalty, verdict.count.points) == (outcome, int(penalty), int(count))


FAULTS = {
    "A♥ 2♥ 3♥ 4♥ 5♥ | 4♣ 5♣ 6♣ 7♣ | 8♦ 8♦ 8♥ 8♣": ["4 cards are in no sequence or set"],
    "8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♥ | 5♦ 5♠ 5♥ 10♥": [
        "no sequences, two needed",
        "no pure sequence",
        "3 cards are in no sequence or set",
    ],
    "A♥ 2♥ 3♥ 4♥ | 4♣ 4♠ 10♥ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥": ["one sequence, two needed"],
    "A♥ 2♥ 3♥ 10♥ | 4♣ 5♣ 10♥ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥": [
        "no pure sequence",
        "10♥ twice, and turned up: two packs hold 2",
    ],
}
"""The wrong declarations of a tutorial: every fault is told, not the first only; the last one is a warning."""


@pytest.mark.parametrize("hand", FAULTS, ids=in_ascii)
def test_all_faults_of_a_wrong_declaration_are_told(hand: str) -> None:
    verdict = rummycheck.check(hand, wild="10♥")
    severities = (rummycheck.Severity.ERROR, rummycheck.Severity.WARNING)
    assert [problem.message for problem in verdict.problems if problem.severity in severities] == FAULTS[hand]


def test_the_total_of_the_other_reading_is_told() -> None:
    verdict = rummycheck.check("A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠", wild="Q♦")
    (remark,) = (problem for problem in verdict.problems if problem.name == "wild-card-counted")
    other = "36 in all where every joker is zero (points.wild.unmatched: 0)"
    assert remark.message == f"Q♠ is a wild card in no meld: counted 10; {other}"
    assert remark.span == rummycheck.Span(1, 45, 1, 47)
