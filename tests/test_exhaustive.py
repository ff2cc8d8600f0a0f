"""How many melds are there in one pack, counted card by card?"""

from itertools import combinations

import pytest

from rummycheck.cards import Card
from rummycheck.checker import Checker
from rummycheck.melds.base import laid
from rummycheck.ruleset import load_ruleset

RULESET = load_ruleset("indian-13")
DEAL = Checker(RULESET).deal()
PACK = tuple(Card(rank, suit) for rank in DEAL.ranks for suit in DEAL.suits)


@pytest.mark.parametrize(
    ("size", "subsets", "pure_sequences", "sets"), [(3, 22_100, 48, 52), (4, 270_725, 44, 13)], ids=["threes", "fours"]
)
def test_one_pack_has_so_many_melds(size: int, subsets: int, pure_sequences: int, sets: int) -> None:
    # Of three cards: twelve runs a suit, ace low to ace high, and four sets a rank. Of four: eleven runs, one set.
    seen = 0
    found: list[str] = []
    for cards in combinations(PACK, size):
        group = laid(cards, DEAL)
        found += {meld.label for kind in RULESET.melds for meld in kind.readings(group)}
        seen += 1
    assert seen == subsets
    assert sorted(found) == ["pure sequence"] * pure_sequences + ["set"] * sets


def test_only_runs_longer_than_four_cards_are_melds_of_five() -> None:
    # A smaller pack keeps it short: of five hearts and five spades in a row, only each whole row is a meld.
    rows = [card for card in PACK if card.rank in DEAL.ranks[4:9] and card.suit in DEAL.suits[:2]]
    melds = [
        cards for cards in combinations(rows, 5) if any(any(kind.readings(laid(cards, DEAL))) for kind in RULESET.melds)
    ]
    assert [{card.suit for card in cards} for cards in melds] == [{suit} for suit in DEAL.suits[:2]]
