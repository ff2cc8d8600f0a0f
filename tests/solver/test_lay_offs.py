"""Are cards laid off where that leaves the fewest points, together with the best grouping of the others?"""

from collections.abc import Sequence
from itertools import islice

import pytest
from literal_lay_offs import fewest_points, knocked_deals, written

from rummycheck.errors import DeckError, RummycheckError, TooHardError
from rummycheck.notation import parse_declaration
from rummycheck.ruleset import load_ruleset
from rummycheck.solver.against import Against, Defender


def against(melds: str, hand: str, ruleset: str = "gin", overrides: Sequence[str] = ()) -> Against:
    """Return the best of a hand against melds."""
    defender = Defender(load_ruleset(ruleset, overrides))
    held = parse_declaration(hand)
    table = defender.table(parse_declaration(melds), held.cards, held.designated)
    return defender.best(held.cards, table, held.designated)


def laid(found: Against) -> str:
    """Return what is laid off, in words."""
    return "; ".join(map(str, found.laid_off))


# By hand: melds on the table, the other hand, the points left, and what goes where.
BY_HAND = {
    "one card": ("5♠ 6♠ 7♠ | 4♦ 4♥ 4♣ | J♦ Q♦ K♦", "8♠ 8♦ 8♥ 10♣ 10♦ 10♥ 2♣ 3♣ 4♠ A♦", 6, "4♠ on 5♠ 6♠ 7♠"),
    "a run and no set": ("A♥ 2♥ 3♥ | 5♥ 5♦ 5♣ | 7♣ 7♦ 7♠", "6♥ 6♦ 6♠ 8♥ 8♦ 8♠ 10♥ 10♦ 10♠ 4♥", 0, "4♥ on A♥ 2♥ 3♥"),
    "in turn upwards": ("5♠ 6♠ 7♠", "8♠ 9♠ J♠ K♦", 20, "8♠ and 9♠ on 5♠ 6♠ 7♠"),
    "in turn downwards": ("5♠ 6♠ 7♠", "3♠ 4♠ K♦", 10, "4♠ and 3♠ on 5♠ 6♠ 7♠"),
    "at both ends": ("5♠ 6♠ 7♠", "4♠ 8♠ K♦ K♥", 20, "4♠ and 8♠ on 5♠ 6♠ 7♠"),
    "written downwards": ("7♠ 6♠ 5♠", "4♠ 8♠", 0, "4♠ and 8♠ on 7♠ 6♠ 5♠"),
    "written in disorder": ("6♠ 5♠ 7♠", "4♠ 8♠", 0, "4♠ and 8♠ on 6♠ 5♠ 7♠"),
    "a fourth of a rank": ("K♠ K♥ K♦", "K♣ 2♥", 2, "K♣ on K♠ K♥ K♦"),
    "no fifth": ("K♠ K♥ K♦ K♣", "Q♠ 2♥", 12, ""),
    "the ace low": ("2♥ 3♥ 4♥", "A♥ K♦", 10, "A♥ on 2♥ 3♥ 4♥"),
    "the ace not high": ("J♥ Q♥ K♥", "A♥ 10♥", 1, "10♥ on J♥ Q♥ K♥"),
    "a gap": ("5♠ 6♠ 7♠", "9♠ 3♠", 12, ""),
    "another suit": ("5♠ 6♠ 7♠", "8♥ 4♦", 12, ""),
    "the meld of one's own is better": ("5♠ 6♠ 7♠", "8♠ 9♠ 10♠", 0, ""),
    "the fourth of a set of one's own": ("5♠ 6♠ 7♠", "8♠ 8♥ 8♦ 8♣ 9♠", 0, "8♠ and 9♠ on 5♠ 6♠ 7♠"),
    "a set is broken up": ("5♠ 6♠ 7♠ | K♥ K♦ K♣", "8♠ 8♥ 8♦ 9♥ 10♥ 9♠ 10♠ K♠", 8, "K♠ on K♥ K♦ K♣"),
    "a set is given up for a chain": ("5♠ 6♠ 7♠", "8♠ 8♥ 8♦ 9♠ 9♥ 10♥", 8, "8♠ and 9♠ on 5♠ 6♠ 7♠"),
    "one card, two melds": ("3♥ 4♥ 5♥ | 6♠ 6♦ 6♣", "6♥ 7♥ 2♣", 2, "6♥ and 7♥ on 3♥ 4♥ 5♥"),
    "two runs, one gap": ("2♦ 3♦ 4♦ | 6♦ 7♦ 8♦", "5♦ 9♦ A♦", 0, "A♦ on 2♦ 3♦ 4♦; 5♦ and 9♦ on 6♦ 7♦ 8♦"),
    "all cards": ("A♠ 2♠ 3♠", "4♠", 0, "4♠ on A♠ 2♠ 3♠"),
}


@pytest.mark.parametrize(("melds", "hand", "points", "where"), BY_HAND.values(), ids=BY_HAND)
def test_cards_are_laid_off_as_by_hand(melds: str, hand: str, points: int, where: str) -> None:
    found = against(melds, hand)
    assert (found.best.points, laid(found)) == (points, where)


JOKERS = ("declaration.lay_offs=after_knock", "declaration.cards=null", "points.cap=null")

# Under other rulesets: ruleset, what is set besides, melds, hand, points left, what goes where.
OTHER_RULES = {
    "a king below the ace": ("gin", ["melds.sequence.ace=both"], "J♥ Q♥ K♥", "A♥ 2♣", 2, "A♥ on J♥ Q♥ K♥"),
    "round the corner": ("gin", ["melds.sequence.wrap=true"], "Q♥ K♥ A♥", "2♥ 3♥ 4♣", 4, "2♥ and 3♥ on Q♥ K♥ A♥"),
    "runs of four at most": ("gin", ["melds.sequence.size=[3, 4]"], "5♠ 6♠ 7♠", "8♠ 9♠", 9, "8♠ on 5♠ 6♠ 7♠"),
    "sets of three at most": ("gin", ["melds.set.size=[3, 3]"], "K♠ K♥ K♦", "K♣", 10, ""),
    "runs of any suits": ("gin", ["melds.sequence.suits=any"], "5♠ 6♥ 7♦", "8♣ 9♠", 0, "8♣ and 9♠ on 5♠ 6♥ 7♦"),
    "two packs": ("gin", ["deck.packs=2"], "5♠ 6♠ 7♠ | 5♠ 6♠ 7♠", "8♠ 8♠", 0, "8♠ on 5♠ 6♠ 7♠; 8♠ on 5♠ 6♠ 7♠"),
    "a joker stays where it is": ("indian-13", JOKERS, "5♥ 6♥ PJ", "7♥ 8♥", 7, "8♥ on 5♥ 6♥ PJ"),
    "a joker in the hand": ("indian-13", JOKERS, "5♥ 6♥ 7♥", "PJ 9♥ 2♣", 2, "PJ and 9♥ on 5♥ 6♥ 7♥"),
    "a set with a joker": ("indian-13", JOKERS, "8♥ 8♠ PJ", "8♦ 8♣", 8, "8♦ on 8♥ 8♠ PJ"),
    "what serves an objective alone": ("indian-21", JOKERS, "5♥ 6♥ 7♥", "8♥ 9♣", 9, "8♥ on 5♥ 6♥ 7♥"),
}


@pytest.mark.parametrize(
    ("ruleset", "overrides", "melds", "hand", "points", "where"), OTHER_RULES.values(), ids=OTHER_RULES
)
def test_melds_grow_as_the_ruleset_lets_them(
    ruleset: str, overrides: Sequence[str], melds: str, hand: str, points: int, where: str
) -> None:
    found = against(melds, hand, ruleset, overrides)
    assert (found.best.points, laid(found)) == (points, where)


def test_the_wild_rank_of_a_round_is_that_of_the_whole_hand() -> None:
    found = against("5♥ 6♥ 7♥", "3♠ 8♥ 2♣", "three-thirteen", ["declaration.lay_offs=after_knock"])
    assert (found.best.points, laid(found)) == (2, "3♠ and 8♥ on 5♥ 6♥ 7♥")


def test_where_no_cards_are_laid_off_nobody_does() -> None:
    with pytest.raises(RummycheckError, match="no cards are laid off under indian-13"):
        Defender(load_ruleset("indian-13"))


def test_what_is_no_meld_takes_no_cards() -> None:
    with pytest.raises(DeckError, match="5♠ 6♠ 8♠ is no meld to lay off on: needs 7♠"):
        against("5♠ 6♠ 8♠", "7♠")


def test_too_many_ways_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rummycheck.solver.lay_offs.MOST_WAYS", 3)
    with pytest.raises(TooHardError, match="more than 3 ways to lay off"):
        against("5♠ 6♠ 7♠", "8♠ 9♠ 10♠ J♠")


def test_no_way_of_any_other_is_better() -> None:
    defender = Defender(load_ruleset("gin"))
    for deal in islice(knocked_deals(seed=11), 2000):
        cards = parse_declaration(written(deal.hand)).cards
        table = defender.table(parse_declaration(" | ".join(map(written, deal.melds))), cards, None)
        found = defender.best(cards, table)
        gone = sum(len(laid_off.cards) for laid_off in found.laid_off)
        assert (found.best.points, gone) == fewest_points(deal), deal
