"""Are the groups of public rummy pages read as a player reads them?"""

import pytest

from rummycheck.errors import NotationError
from rummycheck.notation import format_declaration, parse_declaration

# Written as they are written back.
AS_THEY_ARE = [
    "5♥ 6♥ 7♥",
    "3♠ 4♠ 5♠ 6♠",
    "6♦ 7♦ Q♠ 9♦",
    "A♥ A♣ A♦",
    "8♦ 8♣ 8♠ 8♥",
    "9♦ Q♠ 9♠ 9♥",
    "Q♠ K♠ A♠",
    "K♠ A♠ 2♠",
    "7♣ 7♦ 7♠",
    "K♣ K♦ K♥ K♠",
    "A♠ 2♠ 3♠",
    "8♥ 8♠ 8♣ 8♦",
    "J♣ Q♣ K♣ A♣",
    "K♥ A♥ 2♥ 3♥",
    "A♠ 2♠ 3♠ 4♠",
    "8♣ 8♥ 8♦ 8♠",
    "A♠ K♠ Q♠",
    "2♠ A♠ K♠",
    "K♠ K♥ K♦ K♣",
    "2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣",
    "4♣ 5♣ 6♣",
    "4♥ 5♠ 6♥",
    "7♠ 7♠ 7♣",
    "K♠ K♠ K♥",
    "2♦ 3♥ 4♥ 5♥ 9♦ 9♥ 9♠ K♣ K♥ K♠",
    "A♥ A♠ 2♥ 3♣ 7♣ 7♥ 7♠ J♣ J♦ J♥",
    "7♥ 7♠ 8♥",
    "5♠ 5♥ 5♦",
    "7♣ 7♠ 7♣",
    "K♥ K♥ K♥",
]
# Each group with its canonical form.
GROUPS: dict[str, dict[str, str]] = {
    "blanks within cards": {
        "5 ♥ 6 ♥ 7 ♥": "5♥ 6♥ 7♥",
        "3 ♥ 3 ♠ 3 ♣": "3♥ 3♠ 3♣",
        "7 ♥ 7 ♠ 7 ♣ 7 ♦": "7♥ 7♠ 7♣ 7♦",
        "5 ♥ 3 ♠ 7 ♥": "5♥ 3♠ 7♥",
        "7 ♠ 7 ♠ 7 ♥": "7♠ 7♠ 7♥",
        "5 ♠ 5♠ 5 ♥": "5♠ 5♠ 5♥",
    },
    "jokers": {
        "5♠ Q♥ 7♠ 8♠ Joker": "5♠ Q♥ 7♠ 8♠ PJ",
        "5♦ 5♣ 5♠ Joker": "5♦ 5♣ 5♠ PJ",
        "5♦ 5♣ Q♠ Joker": "5♦ 5♣ Q♠ PJ",
        "5♦ 5♣ Joker Q♥ Q♠": "5♦ 5♣ PJ Q♥ Q♠",
        "10♥ jkr jkr": "10♥ PJ PJ",
        "jkr jkr jkr": "PJ PJ PJ",
        "jkr 7♠ 8♠ 9♠": "PJ 7♠ 8♠ 9♠",
        "4♥ 5♥ Joker 7♥": "4♥ 5♥ PJ 7♥",
        "10♠ Joker Q♠": "10♠ PJ Q♠",
        "4♥ 5♥ Joker": "4♥ 5♥ PJ",
        "7♠ 7♥ Joker": "7♠ 7♥ PJ",
        "4♥ JK 8♥": "4♥ PJ 8♥",
        "4♥ JK 6♠": "4♥ PJ 6♠",
        "7♠ 7♥ 7♣ 7♦ JK": "7♠ 7♥ 7♣ 7♦ PJ",
        "jkr 10♠ 10♦": "PJ 10♠ 10♦",
        "9♣ 9♦ 9♥ 2♠ Joker": "9♣ 9♦ 9♥ 2♠ PJ",
        "9♣ 9♦ 2♥ Joker": "9♣ 9♦ 2♥ PJ",
        "K♠ 9♥ 9♣ 4♥ 5♥ joker": "K♠ 9♥ 9♣ 4♥ 5♥ PJ",
        "J♥ JKR K♥": "J♥ PJ K♥",
        "JKR JKR JKR": "PJ PJ PJ",
    },
    "commas": {
        "2♦, 5♥, 8♠, J♣, Q♥, and a Joker": "2♦ 5♥ 8♠ J♣ Q♥ PJ",
        "4♥, 5♥, 6♥": "4♥ 5♥ 6♥",
        "10♣, J♣, Joker": "10♣ J♣ PJ",
        "8♠, 8♣, 8♥": "8♠ 8♣ 8♥",
        "5♠, 6♠, 7♠": "5♠ 6♠ 7♠",
        "5♥, Joker, 7♥": "5♥ PJ 7♥",
        "8♣, 9♣, and 10♣": "8♣ 9♣ 10♣",
        "8♣, 10♣, and J♣": "8♣ 10♣ J♣",
        "3♥, 4♥, 5♥": "3♥ 4♥ 5♥",
        "10♠, J♠, Q♠, K♠": "10♠ J♠ Q♠ K♠",
        "3♥, Joker, 5♥": "3♥ PJ 5♥",
        "7♠, 8♠, Joker": "7♠ 8♠ PJ",
        "7♥, 7♠, 7♦": "7♥ 7♠ 7♦",
        "K♥, K♠, K♦, K♣": "K♥ K♠ K♦ K♣",
        "9♥, 9♣, 9♦": "9♥ 9♣ 9♦",
        "8♠, 8♠, 8♥": "8♠ 8♠ 8♥",
        "7♠, 7♥, and 7♣": "7♠ 7♥ 7♣",
        "2♠, 3♠, 4♠": "2♠ 3♠ 4♠",
        "5 ♦, 5♠, 5 ♥": "5♦ 5♠ 5♥",
        "4♠, 5♠, Joker": "4♠ 5♠ PJ",
        "10♦, J♦, and a Joker": "10♦ J♦ PJ",
        "5♠, 5♥, 5♦": "5♠ 5♥ 5♦",
        "5♠, 6♠, and 7♠": "5♠ 6♠ 7♠",
        "A♠, 7♦, Q♣, and K♥": "A♠ 7♦ Q♣ K♥",
    },
    "hyphens": {
        "7 ♠ -8♠-9♠": "7♠ 8♠ 9♠",
        "5♦-5♣-PJ": "5♦ 5♣ PJ",
        "K♣-A♣-2♣": "K♣ A♣ 2♣",
    },
    "brackets": {
        "(A◆ 2◆ Joker)": "A♦ 2♦ PJ",
        "(8◆ 8♣ 8♥)": "8♦ 8♣ 8♥",
        "(7♠ 8♠ 9♠ 10♠)": "7♠ 8♠ 9♠ 10♠",
    },
    "suit first": {
        "♥A ♥2 ♥3.": "A♥ 2♥ 3♥",
        "♠5 - ♥5 - ♦5": "5♠ 5♥ 5♦",
        "♣3 - ♠3 - ♥3 - ♦3": "3♣ 3♠ 3♥ 3♦",
        "♦7 - ♦8 - ♦9 - ♦10": "7♦ 8♦ 9♦ 10♦",
        "♦8 ♦9 ♦J ♠2 ♠3": "8♦ 9♦ J♦ 2♠ 3♠",
        "♠5♠6♠7": "5♠ 6♠ 7♠",
        "♣10♦10♥10♠10": "10♣ 10♦ 10♥ 10♠",
    },
    "emoji": {
        "K♣\ufe0f Q♣\ufe0f J♣\ufe0f 7♦\ufe0f": "K♣ Q♣ J♣ 7♦",
        "K♠\ufe0f PJ J♠\ufe0f 10♠\ufe0f": "K♠ PJ J♠ 10♠",
        "♥\ufe0f6-♥\ufe0f6-♥\ufe0f6": "6♥ 6♥ 6♥",
        "♠\ufe0f3-♠\ufe0f4-♠\ufe0f5": "3♠ 4♠ 5♠",
        "5♥\ufe0f, 6♥\ufe0f and a joker card": "5♥ 6♥ PJ",
    },
    "formulas": {
        "5$\\heartsuit$, 6$\\heartsuit$": "5♥ 6♥",
    },
    "in words": {
        "5 of hearts, a Jack of Spades, and an 8 of diamonds": "5♥ J♠ 8♦",
        "7 Hearts 8 Hearts 9 Hearts": "7♥ 8♥ 9♥",
        "10 Clubs, Jack Clubs, Queen Clubs,": "10♣ J♣ Q♣",
    },
    "marks": {
        "2♠-2♥-4♦ (WJ)": "2♠ 2♥ 4♦ (joker)",
        "7♥, 8♥, and 5♥ (acting as the 9♥)": "7♥ 8♥ 5♥ (as 9♥)",
        "4♠, Joker (as 5♠), 6♠": "4♠ PJ (as 5♠) 6♠",
        "4♠, 5♠, Joker (as 6♠ or 3♠)": "4♠ 5♠ PJ (as 6♠ or 3♠)",
        "8♠ + Joker + 10♠ (Joker = 9♠)": "8♠ PJ (as 9♠) 10♠",
        "8♠ + 9♠ + Joker (Joker = 7♠ or 10♠)": "8♠ 9♠ PJ (as 7♠ or 10♠)",
        "4♣, 5♣, and Joker (which stands for 6♣)": "4♣ 5♣ PJ (as 6♣)",
        "4♥-5♥-[Q♣ as 6♥]": "4♥ 5♥ Q♣ (as 6♥)",
        "7♥-[3♣ as 8♥]-9♥": "7♥ 3♣ (as 8♥) 9♥",
        "8♣-8♦-4♠ (4♠ representing an Eight)": "8♣ 8♦ 4♠ (as 8)",
    },
    "letters": {
        "JOKER, 9S, 9H": "PJ 9♠ 9♥",
        "7S 7S 7D": "7♠ 7♠ 7♦",
        "7H 7D 7S": "7♥ 7♦ 7♠",
        "4S 6H KS  2D 3C 4C 5D 8C 8D 9C": "4♠ 6♥ K♠ 2♦ 3♣ 4♣ 5♦ 8♣ 8♦ 9♣",
        "AC AH AS 2C 2H 2S 3C 3H 3S KD": "A♣ A♥ A♠ 2♣ 2♥ 2♠ 3♣ 3♥ 3♠ K♦",
        "AC AH AS 2C 2H 2S 3C 3H 3S 4H": "A♣ A♥ A♠ 2♣ 2♥ 2♠ 3♣ 3♥ 3♠ 4♥",
    },
    "lists of programs": {
        "['AS','AC','Joker','2C','3C','4C','QH','KH','Joker','9C','10C','Joker','QC']":
            "A♠ A♣ PJ 2♣ 3♣ 4♣ Q♥ K♥ PJ 9♣ 10♣ PJ Q♣",
        "'CA', 'C2', 'D7', 'H7', 'S7', 'C3', 'HT', 'HJ', 'HQ', 'J1', 'J1', 'J1', 'C2'":
            "A♣ 2♣ 7♦ 7♥ 7♠ 3♣ 10♥ J♥ Q♥ PJ PJ PJ 2♣",
        "'CA', 'J1', 'C3', 'C7', 'D7', 'H7', 'S7', 'HT', 'DJ', 'HQ', 'CA', 'H2', 'S3'":
            "A♣ PJ 3♣ 7♣ 7♦ 7♥ 7♠ 10♥ J♦ Q♥ A♣ 2♥ 3♠",
        '"AS", "2S", "3S", "7H", "8H", "9H", "KC", "KD", "KH", "KS"':
            "A♠ 2♠ 3♠ 7♥ 8♥ 9♥ K♣ K♦ K♥ K♠",
        '"5S", "6S", "7S", "5C", "5D", "5H", "2D", "9C", "QH", "KH"':
            "5♠ 6♠ 7♠ 5♣ 5♦ 5♥ 2♦ 9♣ Q♥ K♥",
        '"5H", "6H", "7H", "8H", "9H", "KC", "KD", "KS", "2C", "3D"':
            "5♥ 6♥ 7♥ 8♥ 9♥ K♣ K♦ K♠ 2♣ 3♦",
        '"2C", "3C", "4C", "5C", "6C", "8D", "9D", "TD", "JD", "QD"':
            "2♣ 3♣ 4♣ 5♣ 6♣ 8♦ 9♦ 10♦ J♦ Q♦",
        '"AS", "2S", "3S", "7H", "8H", "9H", "KC", "KD", "KH", "KS", "4C"':
            "A♠ 2♠ 3♠ 7♥ 8♥ 9♥ K♣ K♦ K♥ K♠ 4♣",
        '"AS", "2S", "3S", "4S", "7H", "8H", "9H", "KC", "KD", "KH", "KS"':
            "A♠ 2♠ 3♠ 4♠ 7♥ 8♥ 9♥ K♣ K♦ K♥ K♠",
        '"AS", "2S", "3S", "4S", "7H", "8H", "9H", "KC", "KD", "KH", "2C"':
            "A♠ 2♠ 3♠ 4♠ 7♥ 8♥ 9♥ K♣ K♦ K♥ 2♣",
        '["5S", "5S", "6S"]': "5♠ 5♠ 6♠",
    },
    "a whole hand without borders": {
        "A♥ 2♥ 3♥  9♠ 10♠ JK Q♠  7♣ 7♦ 7♥  K♣ K♦ K♠": "A♥ 2♥ 3♥ 9♠ 10♠ PJ Q♠ 7♣ 7♦ 7♥ K♣ K♦ K♠",
        "A♥ 2♥ 3♥  9♠ 10♠ JK Q♠  7♣ 7♦ 7♥  K♣ K♦ K♠ 9♦": "A♥ 2♥ 3♥ 9♠ 10♠ PJ Q♠ 7♣ 7♦ 7♥ K♣ K♦ K♠ 9♦",
        "A♥ JK 3♥  9♠ 10♠ 5♦ Q♠  7♣ 7♦ 7♥  K♣ K♦ K♠": "A♥ PJ 3♥ 9♠ 10♠ 5♦ Q♠ 7♣ 7♦ 7♥ K♣ K♦ K♠",
        "A♥ 2♥ 3♥  9♠ 9♦ 9♣ 9♥  7♣ 7♦ 7♥  K♣ K♦ K♠": "A♥ 2♥ 3♥ 9♠ 9♦ 9♣ 9♥ 7♣ 7♦ 7♥ K♣ K♦ K♠",
        "A♥ 2♥ 3♥  9♠ 10♠ JK Q♠  7♣ 7♦ 7♥  K♣ K♦ 2♠": "A♥ 2♥ 3♥ 9♠ 10♠ PJ Q♠ 7♣ 7♦ 7♥ K♣ K♦ 2♠",
        "2♣ 3♣ 4♣  JK JK 5♠ 5♦  8♥ 9♥ 10♥  J♦ J♠ J♥ 3♦": "2♣ 3♣ 4♣ PJ PJ 5♠ 5♦ 8♥ 9♥ 10♥ J♦ J♠ J♥ 3♦",
    },
}  # fmt: skip


def outcome(text: str) -> str:
    try:
        return format_declaration(parse_declaration(text))
    except NotationError as error:
        return f"column {error.span.column}: {error.message}"


def test_groups_in_signs_are_written_back_as_they_are() -> None:
    assert [outcome(group) for group in AS_THEY_ARE] == AS_THEY_ARE


@pytest.mark.parametrize("form", GROUPS)
def test_a_group_is_read_in_the_form_of_its_page(form: str) -> None:
    assert {group: outcome(group) for group in GROUPS[form]} == GROUPS[form]
