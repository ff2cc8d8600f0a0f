"""Is a hand found wherever it stands in an article, however its cards are written?"""

import pytest
from finding import found_in, hands_in

# As tutorials and programs write them, with the groups that are meant.
PUBLISHED = {
    # Signs for suits.
    "5♥ 6♥ 7♥": "5♥ 6♥ 7♥",
    "10 ♠ J ♠ Q ♠": "10♠ J♠ Q♠",
    "5 ♠ 5♠ 5 ♥": "5♠ 5♠ 5♥",
    "7 ♠ -8♠-9♠": "7♠ 8♠ 9♠",
    "♥A ♥2 ♥3.": "A♥ 2♥ 3♥",
    "♥️6-♥️6-♥️6": "6♥ 6♥ 6♥",
    "♠5 - ♥5 - ♦5": "5♠ 5♥ 5♦",
    "♠5♠6♠7": "5♠ 6♠ 7♠",
    "♣10♦10♥10♠10": "10♣ 10♦ 10♥ 10♠",
    "♣7♣8 + ♦8♦9♦J + ♥Q♥K + ♠2♠3♠5": "7♣ 8♣ | 8♦ 9♦ J♦ | Q♥ K♥ | 2♠ 3♠ 5♠",
    "K♣️ Q♣️ J♣️ 7♦️": "K♣ Q♣ J♣ 7♦",
    "♥️A, ♥️2, ♥️3": "A♥ 2♥ 3♥",
    "(A◆ 2◆ Joker)": "A♦ 2♦ PJ",
    "5$\\heartsuit$, 6$\\heartsuit$, 7$\\heartsuit$": "5♥ 6♥ 7♥",
    "5♠, 6♠, and 7♠": "5♠ 6♠ 7♠",
    "A♠, 7♦, Q♣, and K♥": "A♠ 7♦ Q♣ K♥",
    # Words.
    "5 of hearts, a Jack of Spades, and an 8 of diamonds": "5♥ J♠ 8♦",
    "7 Hearts 8 Hearts 9 Hearts": "7♥ 8♥ 9♥",
    "10 Clubs, Jack Clubs, Queen Clubs,": "10♣ J♣ Q♣",
    "Ace of Hearts, 2 of Hearts, three of Hearts": "A♥ 2♥ 3♥",
    # A suit, or a rank, written once.
    "5-6-7 of hearts": "5♥ 6♥ 7♥",
    "run of 5-6-7♦": "5♦ 6♦ 7♦",
    "5, 6, and, 7 of Hearts": "5♥ 6♥ 7♥",
    "3, 4 and 5 of Spades": "3♠ 4♠ 5♠",
    "Queen, King, and Ace of hearts": "Q♥ K♥ A♥",
    "3, four, five of diamonds": "3♦ 4♦ 5♦",
    "456 of Hearts": "4♥ 5♥ 6♥",
    "A2345♣ 567♦ 9TJ♥": "A♣ 2♣ 3♣ 4♣ 5♣ | 5♦ 6♦ 7♦ | 9♥ 10♥ J♥",
    "7 of Hearts, Spades and Clubs": "7♥ 7♠ 7♣",
    # Letters for suits.
    "6S 7S 8S 9S": "6♠ 7♠ 8♠ 9♠",
    "AS 2S 3S | 7H 8H 9H | KC KD KH | 5C 6C": "A♠ 2♠ 3♠ | 7♥ 8♥ 9♥ | K♣ K♦ K♥ | 5♣ 6♣",
    '"8D", "9D", "TD", "JD", "QD"': "8♦ 9♦ 10♦ J♦ Q♦",
    "['AS','AC','Joker','2C','3C']": "A♠ A♣ PJ 2♣ 3♣",
    "'CA', 'J1', 'C3', 'C7', 'D7', 'HT', 'HQ'": "A♣ PJ 3♣ 7♣ 7♦ 10♥ Q♥",
    "(hand 8s 5h ac jd 9c js qc 7h 9d qs)": "8♠ 5♥ A♣ J♦ 9♣ J♠ Q♣ 7♥ 9♦ Q♠",
    "JOKER, 9S, 9H": "PJ 9♠ 9♥",
    "2S JOKER 4S | 5H JOKER 7H | 9D 9C 9S": "2♠ PJ 4♠ | 5♥ PJ 7♥ | 9♦ 9♣ 9♠",
    "A♥ 2♥ 3♥ 4♥ 5♥ 6H 7♥": "A♥ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥",
    # Jokers and what they stand for.
    "K♠️ PJ J♠️ 10♠️": "K♠ PJ J♠ 10♠",
    "jkr jkr jkr": "PJ PJ PJ",
    "10♦, J♦, and a Joker": "10♦ J♦ PJ",
    "4♠, Joker (as 5♠), 6♠": "4♠ PJ 6♠",
    "4♠, 5♠, Joker (as 6♠ or 3♠)": "4♠ 5♠ PJ",
    "8♠ + Joker + 10♠ (Joker = 9♠)": "8♠ PJ 10♠",
    "7♥, 8♥, and 5♥ (acting as the 9♥)": "7♥ 8♥ 5♥",
    "4♥-5♥-[Q♣ as 6♥]": "4♥ 5♥ Q♣",
    "2♠-2♥-4♦ (WJ)": "2♠ 2♥ 4♦",
    # Groups side by side.
    "A♣2♣3♣ 4♦5♦6♦ 7♥8♥9♥ | T♠ (10 deadwood)": "A♣ 2♣ 3♣ | 4♦ 5♦ 6♦ | 7♥ 8♥ 9♥ | 10♠",
    "A♥ 2♥ 3♥| 5♣ 6♣ 7♣ |": "A♥ 2♥ 3♥ | 5♣ 6♣ 7♣",
    "A♠ 2♠ 3♠ &nbsp;|&nbsp; 9♦ 10♦ J♦ Q♦": "A♠ 2♠ 3♠ | 9♦ 10♦ J♦ Q♦",
    "[9♠ T♠ J♠] and [Q♠ K♠ A♠]": "9♠ 10♠ J♠ | Q♠ K♠ A♠",
    "(A♠ 2♠ 3♠) (4♥ 4♣ 4♦) (Q♥ K♥)": "A♠ 2♠ 3♠ | 4♥ 4♣ 4♦ | Q♥ K♥",
    "Set: 4♥ 4♣ 4♦; Set: 9♥ 9♣ 9♦; Run: A♠ 2♠ 3♠": "4♥ 4♣ 4♦ | 9♥ 9♣ 9♦ | A♠ 2♠ 3♠",
    "7♥ 8♥ 9♥ (run), K♠ K♦ (pair), and 5 deadwood cards": "7♥ 8♥ 9♥ | K♠ K♦",
    "A♥ 2♥ 3♥ (pure) + 5♣ PJ 7♣ (impure) + 9♠ 9♥ 9♦ (set)": "A♥ 2♥ 3♥ | 5♣ PJ 7♣ | 9♠ 9♥ 9♦",
    # Words, and the same cards again in brackets.
    "Five of Clubs, Five of Spades, Joker (5♣, 5♠, Joker)": "5♣ 5♠ PJ",
    "Ten of Spades, Ten of Diamonds, Nine of Hearts (Joker) (10♠, 10♦, 9♥)": "10♠ 10♦ 9♥",
}
SEPARATE = {
    "7♠-8♠-9♠ and A♦-2♦-3♦": ["7♠ 8♠ 9♠", "A♦ 2♦ 3♦"],
    "A♠ A♥ A♦ or 7♣ 7♦ 7♥ 7♠": ["A♠ A♥ A♦", "7♣ 7♦ 7♥ 7♠"],
    "5♥ 6♥ 7♥ — a run of hearts climbing the ladder.": ["5♥ 6♥ 7♥"],
    "(A◆ 2◆ Joker): 6 pkt. (8◆ 8♣ 8♥): 24 pkt.": ["A♦ 2♦ PJ", "8♦ 8♣ 8♥"],
}
PLACES = {
    "alone": "# Rummy\n\nText before it.\n\n{}\n\nText behind it.\n",
    "prose": "# Rummy\n\nFor example, {} is what a player may hold.\n",
    "item": "# Rummy\n\n- nothing\n- {}\n- nothing\n",
    "code-span": "# Rummy\n\nSuch a hand is `{}` here.\n",
    "code-block": "# Rummy\n\n```\n{}\n```\n",
}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("written", "meant"), PUBLISHED.items())
def test_a_hand_is_found_wherever_it_stands(written: str, meant: str, place: str) -> None:
    if "code" in place and "&nbsp;" in written:
        written = written.replace("&nbsp;", "\xa0")  # An entity is none in code.
    assert found_in(PLACES[place].format(written)) == [meant]


@pytest.mark.parametrize(("written", "meant"), PUBLISHED.items())
def test_a_hand_is_found_in_a_cell_of_a_table(written: str, meant: str) -> None:
    table = f"<p>Rummy</p><table><tr><th>Hand</th></tr><tr><td>{written}</td></tr></table>"
    assert found_in(table, "article.html") == [meant]


@pytest.mark.parametrize(("written", "meant"), SEPARATE.items())
@pytest.mark.parametrize("place", ["alone", "prose", "item"])
def test_examples_side_by_side_are_no_hand_together(written: str, meant: list[str], place: str) -> None:
    assert found_in(PLACES[place].format(written)) == meant


def test_wide_blanks_part_groups() -> None:
    assert found_in("A♥ 2♥ 3♥  9♠ 10♠ JK Q♠  K♣ K♦ K♠ 9♦\n") == ["A♥ 2♥ 3♥ | 9♠ 10♠ PJ Q♠ | K♣ K♦ K♠ 9♦"]


def test_what_is_said_of_a_card_in_words_holds_for_it_in_brackets() -> None:
    (hand,) = hands_in("Ten of Spades, Ten of Diamonds, Nine of Hearts (Joker) (10♠, 10♦, 9♥)\n")
    assert [mark.card for mark in hand.groups[0].group.marks] == [2]
