"""Are the texts of public rummy pages that are no hands refused, and where a player would look?"""

import pytest

from rummycheck.errors import NotationError
from rummycheck.notation import read_declarations

# Each text with the column of the first thing that is no card, or no way to part cards.
REFUSED: dict[str, dict[str, int]] = {
    "a rank that does not exist": {
        "A♠ 1♠ 2♠": 4,
        "1 Hearts, 2 Hearts, 3 Hearts": 1,
        "[[1h, 2h, 3h], [7h, 7s, 7d]]": 3,
        "9♦, Joker, 11♦": 12,
        "11-12-13-Ace": 1,
        "456 of Hearts": 1,
    },
    "suits lost": {
        "3♠ 3♥ 3 3♣ | 2♠ 2 2 | 7♠ 7 7♣ | 8 8 Joker": 7,
        "7 7♠ 7 | 2 3♥ Joker | 10♠ J♠ Q♠ Joker | 2♠ 2♥ 2": 1,
        "K K♠ K | 2 3 4♥ 5 | A♠ A A | 3♠ 3 3": 1,
        "5♠ 5♠ 5 5♣ Q": 7,
        "Q Q♥ Q": 1,
        "2 3 4 5    5 ♣ 6 ♣ 7 ♣ 8 ♣    5 5 ♣ PJ Q Q ♠": 1,
        "10 ♠ 10 ♠ 10 10 ♣ Q": 11,
        "10 ♠ 10 10 10 ♣    5 ♠ 5 5 ♦    6 ♠ 6 6 ♣    9 9 PJ": 6,
        "7 8 4 10": 1,
        "10 PJ Q": 1,
        "5? ... 6?": 1,
        "3?-4?-PJ-6?": 1,
        "4S 5S ?S": 7,
    },
    "no suits": {
        "8-9-10-J-Q-K": 1,
        "4-5-6 , 9-10-J, 9-10-J-Q, A-2-3-4": 1,
        "K-A-2": 1,
        "Q-K-A": 1,
        "K-K-K": 1,
        "7 8": 1,
        "K A 2": 1,
        "J Q K A": 1,
        "3 7s, 3 Qs, 3 Ks": 1,
        "As – 2 – 3": 6,
        "A‑2‑3": 1,
        "A, 1, 2": 1,
        "“A-2-3″": 2,
        "A, 2, 3 or A, K, Q": 1,
        "(A, 2, 3) or (A, K, Q)": 2,
        "six, seven, and nine": 1,
        "Ace-2-3": 1,
        "4-5-joker, 2-3-joker-5": 1,
        "9-9-9 and J-J-J": 1,
        "10 + 20 + 30 + 35 + 40": 1,
        "7+9+10+7+9+8+10": 1,
    },
    "one suit for several ranks, or the reverse": {
        "J-Q-K of spades": 1,
        "4-5-6 of clubs": 1,
        "Queen, King, and Ace of hearts": 1,
        "four, five, and six of spades": 1,
        "3, 4 and 5 of Spades": 1,
        "3, four, five of diamonds": 1,
        "5, 6, and, 7 of Hearts": 1,
        "8-9-10-J-Q of a suit": 1,
        "7 of Hearts, Spades and Clubs": 14,
        "run of 5-6-7♦": 1,
        "A2345♣ 567♦ 9TJ♥": 1,
    },
    "ranks without blanks": {
        "444": 1,
        "1234 / J567": 1,
        "1111 / 2222 / 3333 / 444 / J": 1,
        "KKK, QQQ, atau JJJ": 1,
        "A23.456.789.T": 1,
        "TQ.49.49J.456": 1,
        "A234.567.9TJ.": 1,
        "A23456789TJ...": 1,
        "JQK.JQK.JQK.T": 1,
    },
    "words of other languages": {
        "Karokönig, Kreuzkönig, Herzkönig": 1,
        "Pik As, Pik Zwei, Pik Drei, usw.": 1,
        "Herz 2/Herz 3/Herz 4": 1,
        "4 de bastos, 4 de copas y 4 de espadas": 1,
        "caballo rey as": 1,
        "(4, 5, 6 de pique)": 2,
        "(9, 10, valet, dame et roi de cœur)": 2,
        "(Joker, as de cœur, Joker)": 12,
        "4,5 et 6 de Cœur": 1,
        "K – káro, K – kríž, K – list": 1,
        "srdcová 4, kárová 4 a listová 4": 1,
        "2 nove di cuori e un nove di picche": 1,
        "7 दिल, 8 दिल, 9 दिल": 1,
        "“cross-7, 8 and 9″": 2,
        "'oros-1', 'oros-2', 'oros-3', 'copas-7'": 2,
        "['oros-8', 'oros-2', 'oros-3', 'copas-7']": 3,
    },
    "cards left out, or values among them": {
        "6♣ ... 5♣ ... 4♣": 4,
        "♠\ufe0fA … \"🃏\"": 5,
        '"AS", "KH", "10D", "JC", "JK1", "WJ"': 34,
        "J♥-Q♥-K♥-A♥ + impure seq": 15,
        "(A◆ 2◆ Joker): 6 pkt.": 14,
        "K♠ = 10": 4,
        "[1, 52, 3]; // 2♠ Joker 4♠": 2,
        "7 ♠ is the lower joker": 5,
    },
}  # fmt: skip


def place(text: str) -> tuple[int, int] | None:
    (reading,) = read_declarations([text])
    return (reading.span.line, reading.span.column) if isinstance(reading, NotationError) else None


@pytest.mark.parametrize("fault", REFUSED)
def test_a_text_that_is_no_hand_is_refused_at_its_first_fault(fault: str) -> None:
    assert {text: place(text) for text in REFUSED[fault]} == {
        text: (1, column) for text, column in REFUSED[fault].items()
    }


@pytest.mark.parametrize(
    ("text", "places"),
    [
        pytest.param("Ace\n,\n2\n,\n3", [(1, 1), (3, 1), (5, 1)], id="a rank a line"),
        pytest.param("Queen\n,\nJack\nand Ten", [(1, 1), (3, 1), (4, 5)], id="words on lines"),
        pytest.param("  • 2\n  • 4\n  • 9", [(1, 3), (2, 3), (3, 3)], id="bullets"),
        pytest.param("Unmatched:\nK♠ = 10\n9♥ = 9\n4♣ = 4\n\nPenalty = 23",
                     [(2, 4), (3, 4), (4, 4), (6, 1)], id="points on lines"),
    ],
)  # fmt: skip
def test_every_line_that_is_no_hand_is_refused(text: str, places: list[tuple[int, int]]) -> None:
    readings = list(read_declarations(text.split("\n")))
    assert [(reading.span.line, reading.span.column) for reading in readings] == places
    assert all(isinstance(reading, NotationError) for reading in readings)
