"""Does the list of hands say all that was understood?"""

import pytest
from example_article import CLEAN, HANDS, REPORT, told

from rummycheck.printable import width

LISTED = """\
docs/counting.md:3:26: A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠
  read as: Wild: Q♦; A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠
  wild card: Q♦, named in line 3, before the hand
  judged by indian-13 as a whole declaration:
    wrong: 80 penalty points, 46 as a losing hand
  claim in line 4, column 13: `46 points`, understood as 46 points (certain)

docs/counting.md:6:5: 8♦ 8♠ 4♣
  read as written
  wild card: none named
  judged by indian-13 group by group:
    no meld
  no claim"""


def test_each_hand_is_told_with_what_was_understood_of_it() -> None:
    assert "\n".join(told("hands", REPORT, CLEAN)) == LISTED


@pytest.mark.parametrize(
    ("wild_from", "words"),
    [
        ("line 3, before the hand", "named in line 3, before the hand"),
        ("in a comment", "named in a comment"),
        ("in the block", "named in the block"),
        ("on the command line", "named on the command line"),
    ],
)
def test_it_is_told_where_the_wild_card_is_named(wild_from: str, words: str) -> None:
    hand = HANDS[0]._replace(wild_from=wild_from)
    assert f"  wild card: Q♦, {words}" in told("hands", REPORT._replace(hands=(hand,)))


def test_an_article_without_hands_is_not_told() -> None:
    assert told("hands", CLEAN) == []


@pytest.mark.parametrize("words", ["points " * 40, "一" * 200], ids=["words", "wide"])
def test_what_is_long_is_wrapped(words: str) -> None:
    (hand, *_) = HANDS
    hand = hand._replace(text="A♥", reading=words, judgement=words, wild=words)
    assert max(map(width, told("hands", REPORT._replace(hands=(hand,))))) <= 80
