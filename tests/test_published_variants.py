"""Do the groups and hands of the other games come out as their rules say?"""

import pytest

import rummycheck
from rummycheck.arrangement import LaidGroup
from rummycheck.deck import WildBy

# The ruleset, the wild card or the round, the group, its kind; what its cards stand for, where jokers are among them.
GROUPS = """
indian-21 ; Q♣ ; 6♦ 6♦ Q♦ ; none
indian-21 ; 8♦ ; 5♥ 5♥ 5♥ ; pure
classic-13 ; Q♥ ; 6♠ 7♠ 8♠ 9♠ ; pure
classic-13 ; Q♥ ; 4♠ 4♥ 4♦ 4♣ ; set
classic-13 ; Q♥ ; 4♠ 4♥ Q♣ ; set
classic-13 ; Q♥ ; 6♠ Q♣ 8♠ ; impure ; 6♠ 7♠ 8♠
classic-13 ; Q♥ ; 6♠ 7♥ 8♠ ; none
classic-13 ; Q♥ ; 5♠ 6♠ 7♠ 8♠ 9♠ ; none
classic-13 ; Q♥ ; K♦ Q♦ J♦ ; impure
classic-13 ; - ; Q♠ K♠ A♠ ; pure
classic-13 ; - ; A♠ 2♠ 3♠ ; none
classic-13 ; - ; K♠ A♠ 2♠ ; none
lite-rummy ; - ; 5♠ PJ PJ ; none
lite-rummy ; - ; 5♠ PJ PJ 8♠ ; none
lite-rummy ; - ; 5♠ PJ 7♠ PJ ; impure ; 5♠ 6♠ 7♠ 8♠
lite-rummy ; - ; 7♠ 7♥ PJ PJ ; set
lite-rummy ; - ; 7♠ 7♠ 7♥ ; none
lite-rummy ; - ; 3♠ 4♠ 5♠ ; pure
lite-rummy ; - ; 7♥ 7♠ 7♣ ; set
three-thirteen ; 11 ; ♣5-♠5-♢5 ; set
three-thirteen ; 11 ; ♣9-♣9-♢9 ; set
three-thirteen ; 11 ; ♡4-♡5-♡6 ; pure
three-thirteen ; 11 ; 7♠ 7♥ 7♦ 7♣ ; set
three-thirteen ; 11 ; 8♠ 9♠ 10♠ J♠ Q♠ ; pure
three-thirteen ; 3 ; A♠ 2♠ 3♠ ; pure
three-thirteen ; 3 ; Q♠ K♠ A♠ ; none
three-thirteen ; 11 ; K♠ K♥ K♦ ; set
three-thirteen-ace-high-low ; 3 ; A♠ K♠ Q♠ ; pure
three-thirteen-jokers ; 3 ; 9♠ PJ J♠ ; impure ; 9♠ 10♠ J♠
five-crowns ; 5 ; 9♦ 7♣ J♦ ; impure ; 9♦ 10♦ J♦
five-crowns ; 5 ; 6♦ 7★ 7★ 9♦ ; impure ; 6♦ 7♦ 8♦ 9♦
five-crowns ; 6 ; 8♠ Q♠ Q★ ; set
five-crowns ; 5 ; K♠ K♦ K♥ K♥ ; set
"""

# The ruleset, the wild card or the round, the hand, the kinds, the verdict, the penalty, the count as a losing hand.
HANDS = """
classic-13 ; Q♥ ; 4♣ 5♣ 6♣ 7♣ | 9♠ 9♥ 9♦ | 2♦ 3♦ Q♠ | K♠ K♥ Q♦ ; pure set impure set ; valid ; 0 ; 0
classic-13 ; Q♥ ; 4♣ 5♣ Q♠ | 9♠ 9♥ 9♦ | 2♦ 3♦ Q♦ | 10♠ 10♥ 10♦ 10♣ ; impure set impure set ; wrong ; 0 ; 81
classic-10 ; Q♥ ; 4♣ 5♣ 6♣ 7♣ | 9♠ 9♥ 9♦ | 2♦ 3♦ Q♠ ; pure set impure ; valid ; 0 ; 0
classic-13 ; Q♥ ; 4♣ 5♣ 6♣ 7♣ 8♣ | 9♠ 9♥ 9♦ | 2♦ 3♦ Q♠ | K♠ K♥ ; none set impure none ; wrong ; 0 ; 82
lite-meld ; - ; 10♠ J♠ Q♠ K♠ ; pure ; valid ; 0 ; 40
lite-meld ; - ; 9♠ PJ J♠ | 5♥ 5♣ ; impure none ; wrong ; - ; 49
lite-meld ; - ; 9♠ PJ J♠ | 5♥ 5♣ PJ ; impure set ; valid ; 0 ; 69
lite-meld ; - ; 2♣3♣4♣ | 2♦3♦4♦ | 2♥3♥4♥ | 2♠3♠4♠ ; pure pure pure pure ; wrong ; - ; 36
lite-rummy ; - ; 10♠ J♠ Q♠ K♠ | 4♠ 4♥ 4♦ | PJ 9♣ 2♦ 2♣ A♥ 5♦ ; pure set none ; wrong ; - ; 101
three-thirteen ; 11 ; ♠6-♡6-♣6 | ♠5 ♠7 ; set none ; wrong ; 12 ; 12
three-thirteen ; 11 ; ♠5-♠6-♠7 | ♡6 ♣6 ; pure none ; wrong ; 12 ; 12
three-thirteen ; 3 ; ♠6-♡6-♣6-♠5 | ♠7 ; set none ; wrong ; 7 ; 7
three-thirteen ; 2 ; K♠ Q♠ J♠ | A♥ ; pure none ; wrong ; 1 ; 1
three-thirteen-ace-high-low ; 2 ; K♠ Q♠ J♠ | A♥ ; pure none ; wrong ; 15 ; 15
three-thirteen-pictures ; 4 ; 9♠ 9♥ 9♦ | J♥ Q♥ K♣ ; set none ; wrong ; 36 ; 36
three-thirteen-jokers ; 2 ; 9♠ 9♥ 9♦ | PJ ; set none ; wrong ; 20 ; 20
three-thirteen ; 2 ; 9♠ 9♥ 9♦ | 4♠ ; set none ; wrong ; 4 ; 4
five-crowns ; 6 ; Q♠ Q★ Q♦ | 4♠ 4♥ 4♦ | PJ 8♦ ; set set none ; wrong ; 70 ; 70
gin ; - ; A♠ 2♠ 3♠ | 7♦ 7♠ 7♥ | K♣ Q♣ J♣ | 9♦ ; pure set pure none ; valid ; 0 ; 9
gin ; - ; A♠ 2♠ 3♠ | 7♦ 7♠ 7♥ | K♣ Q♣ | 9♦ 4♠ ; pure set none none ; wrong ; - ; 33
indian-21 ; 8♦ ; 5♥ 5♥ 5♥ | A♣ 2♣ 3♣ | 9♦ 10♦ J♦ | K♠ K♥ K♦ | 4♠ 5♠ PJ | 6♣ 6♦ 6♥ | 8♠ 8♥ 7♥ ; pure pure pure set impure set impure ; valid ; 0 ; 0
indian-21 ; 8♦ ; 5♥ 6♥ 7♥ | 9♦ 10♦ J♦ | K♠ K♥ K♦ | 4♠ 5♠ PJ | 6♣ 6♦ 6♥ | Q♠ Q♥ 2♣ | 3♣ 10♠ A♠ ; pure pure set impure set none none ; wrong ; 120 ; 102
"""


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split(" ; ")] for line in table.strip().splitlines()]


def kind_of(laid: LaidGroup) -> str:
    """Return the word of the tables: a tunnela counts as a pure sequence."""
    tags = laid.meld.tags if laid.meld is not None else frozenset()
    names = {"pure_sequence": "pure", "impure_sequence": "impure", "set": "set"}
    return next((word for tag, word in names.items() if tag in tags), "none")


def judge(ruleset: str, turned_up: str, hand: str) -> rummycheck.Verdict:
    """Judge a hand under a wild card, or in a round where the ruleset has rounds."""
    if turned_up == "-":
        return rummycheck.check(hand, ruleset)
    if rummycheck.load_ruleset(ruleset).wild.by is WildBy.ROUND:
        return rummycheck.check(hand, ruleset, round_number=int(turned_up))
    return rummycheck.check(hand, ruleset, wild=turned_up)


@pytest.mark.parametrize("row", rows(GROUPS), ids=lambda row: f"{row[0]}: {row[2]}")
def test_a_group_is_of_its_kind(row: list[str]) -> None:
    ruleset, turned_up, cards, kind, *places = row
    (laid,) = judge(ruleset, turned_up, cards).arrangement.groups
    assert kind_of(laid) == kind
    if places and laid.meld is not None:
        assert [str(place[0]) for place in laid.meld.places] == places[0].split()


@pytest.mark.parametrize("row", rows(HANDS), ids=lambda row: f"{row[0]}: {row[2]}")
def test_a_hand_is_judged_by_its_rules(row: list[str]) -> None:
    ruleset, turned_up, hand, kinds, verdict, penalty, count = row
    judged = judge(ruleset, turned_up, hand)
    assert [kind_of(laid) for laid in judged.arrangement.groups] == kinds.split()
    assert judged.outcome.value == verdict
    assert ("-" if judged.penalty is None else str(judged.penalty)) == penalty
    assert judged.count.points == int(count)
