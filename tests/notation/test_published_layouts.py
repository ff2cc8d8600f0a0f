"""Are the hands of public rummy pages, of several groups or lines, read as a player reads them?"""

import pytest

from rummycheck.errors import NotationError
from rummycheck.notation import format_declaration, read_declarations


def outcomes(text: str) -> list[str]:
    return [
        f"{reading.span.line}:{reading.span.column} {reading.message}"
        if isinstance(reading, NotationError)
        else format_declaration(reading)
        for reading in read_declarations(text.split("\n"))
    ]


# Each line with its canonical form.
LINES: dict[str, dict[str, str]] = {
    "bars": {
        "2♥ 3♥ 4♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 5♣ | 2♦ 2♣ | K♠ Q♠": "2♥ 3♥ 4♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 5♣ | 2♦ 2♣ | K♠ Q♠",
        "8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♥ | 5♦ 5♠ 5♥ 10♥|": "8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♥ | 5♦ 5♠ 5♥ 10♥",
        "2S 3S 4S | 9D 9C 9S | 8D 8C 8H | 7D 7C 7H 7S": "2♠ 3♠ 4♠ | 9♦ 9♣ 9♠ | 8♦ 8♣ 8♥ | 7♦ 7♣ 7♥ 7♠",
        "2S JOKER 4S | 5H JOKER 7H | 9D 9C 9S | 8D 8C 8H 8S": "2♠ PJ 4♠ | 5♥ PJ 7♥ | 9♦ 9♣ 9♠ | 8♦ 8♣ 8♥ 8♠",
        "AS 2S 3S | 7H 8H 9H | KC KD KH | 5C 6C": "A♠ 2♠ 3♠ | 7♥ 8♥ 9♥ | K♣ K♦ K♥ | 5♣ 6♣",
        "5♣ Joker 7♣ &nbsp;|&nbsp; Q♥ K♥ Joker": "5♣ PJ 7♣ | Q♥ K♥ PJ",
        "A♠ 2♠ 3♠ &nbsp;|&nbsp; 9♦ 10♦ J♦ Q♦": "A♠ 2♠ 3♠ | 9♦ 10♦ J♦ Q♦",
        "A♣2♣3♣ 4♦5♦6♦ 7♥8♥9♥ | T♠ (10 deadwood)": "A♣ 2♣ 3♣ 4♦ 5♦ 6♦ 7♥ 8♥ 9♥ | 10 deadwood: 10♠",
    },
    "other borders": {
        "7♠-8♠-9♠ and A♦-2♦-3♦": "7♠ 8♠ 9♠ | A♦ 2♦ 3♦",
        "A♣-2♣-3♣ and Q♣-K♣-A♣": "A♣ 2♣ 3♣ | Q♣ K♣ A♣",
        "[9♠ T♠ J♠] and [Q♠ K♠ A♠]": "9♠ 10♠ J♠ | Q♠ K♠ A♠",
        "A♠ A♥ A♦ or 7♣ 7♦ 7♥ 7♠": "A♠ A♥ A♦ | 7♣ 7♦ 7♥ 7♠",
        "♣7♣8 + ♦8♦9♦J + ♥Q♥K + ♠2♠3♠5": "7♣ 8♣ | 8♦ 9♦ J♦ | Q♥ K♥ | 2♠ 3♠ 5♠",
    },
    "names": {
        "(hand 8s 5h ac jd 9c js qc 7h 9d qs)": "hand: 8♠ 5♥ A♣ J♦ 9♣ J♠ Q♣ 7♥ 9♦ Q♠",
        "(hand 3d qs 6h 8d 6c jd 5s 9c kd 2h th)": "hand: 3♦ Q♠ 6♥ 8♦ 6♣ J♦ 5♠ 9♣ K♦ 2♥ 10♥",
    },
    "words and the same cards in brackets": {
        "Three of Hearts, three of Spades, three of Diamonds (3♥, 3♠, 3♦)": "3♥ 3♠ 3♦ | 3♥ 3♠ 3♦",
        "Five of Clubs, Five of Spades, Joker (5♣, 5♠, Joker)": "5♣ 5♠ PJ | 5♣ 5♠ PJ",
        "Ten of Spades, Ten of Diamonds, Nine of Hearts (Joker) (10♠, 10♦, 9♥)":
            "10♠ 10♦ 9♥ (joker) | 10♠ 10♦ 9♥",
        "Four of Clubs, Four of Diamonds, Four of Spades, Four of Hearts (4♣, 4♦, 4♠, 4♥)":
            "4♣ 4♦ 4♠ 4♥ | 4♣ 4♦ 4♠ 4♥",
        "King of Clubs, King of Diamonds, King of Hearts, Joker (K♣, K♦, K♥, Joker)":
            "K♣ K♦ K♥ PJ | K♣ K♦ K♥ PJ",
        "Six of Diamonds, Six of Spades, Six of Hearts, Three of Clubs (Joker) (6♦, 6♠, 6♥, 3♣)":
            "6♦ 6♠ 6♥ 3♣ (joker) | 6♦ 6♠ 6♥ 3♣",
    },
    "designations before the hand": {
        "10♥ is the Wild Joker 8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♥ | 5♦ 5♠ 5♥ 10♥":
            "Wild: 10♥; 8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♥ | 5♦ 5♠ 5♥ 10♥",
        "Q is the wildcard joker; 5♥ Q♠ 7♥": "Wild: Q; 5♥ Q♠ 7♥",
        "5♣ is selected randomly as the Wild Joker 5♣ 6♠ 7♠": "Wild: 5♣; 5♣ 6♠ 7♠",
    },
}  # fmt: skip
WILD_CARDS = {
    "Q♠ as a wild card": "Q♠",
    "Q is the wildcard joker": "Q",
    "The Q is the wildcard joker": "Q",
    "3 is the joker": "3",
    "7♦\ufe0f is a wild card": "7♦",
    "8 ♠ is the cut joker": "8♠",
    "5♣ is selected randomly as the Wild Joker": "5♣",
    "the 5 of Hearts is the wildcard": "5♥",
    "the 8♣ is the wild joker": "8♣",
    "3♣ as a joker": "3♣",
    "Q is a joker": "Q",
    "♣\ufe0fJ is the tiplu": "J♣",
}


@pytest.mark.parametrize("form", LINES)
def test_a_line_is_read_in_the_form_of_its_page(form: str) -> None:
    assert {line: outcomes(line) for line in LINES[form]} == {line: [hand] for line, hand in LINES[form].items()}


def test_a_wild_card_is_read_in_the_words_of_its_page() -> None:
    assert {line: outcomes(f"{line}\nA♥") for line in WILD_CARDS} == {
        line: [f"Wild: {card}; A♥"] for line, card in WILD_CARDS.items()
    }


def test_labels_and_groups_on_lines_of_their_own_are_one_hand() -> None:
    text = "Pure Sequence:\n4♥ 5♥ 6♥ 7♥\n\nImpure Sequence:\n9♣ 10♣ Joker Q♣\n\nSet:\nK♠ K♥ K♦\n\nSet:\n3♠ 3♥ 3♦"
    assert outcomes(text) == [
        "Pure Sequence: 4♥ 5♥ 6♥ 7♥ | Impure Sequence: 9♣ 10♣ PJ Q♣ | Set: K♠ K♥ K♦ | Set: 3♠ 3♥ 3♦"
    ]


def test_a_group_broken_over_two_lines_is_two_hands() -> None:
    assert outcomes("4 ♥\n5 ♠ 6 ♥") == ["4♥", "5♠ 6♥"]


def test_labelled_lines_whose_last_is_no_cards_are_told_there() -> None:
    text = "Pure Sequence: 4♠, 5♠, 6♠\nSecond Sequence: 7♥, 8♥, 9♥\nSet: 7♠, 7♦, 7♣"
    assert outcomes(text) == ["Pure Sequence: 4♠ 5♠ 6♠ | Second Sequence: 7♥ 8♥ 9♥ | Set: 7♠ 7♦ 7♣"]
    assert outcomes(f"{text}\nRemaining: Low-value cards") == [
        "4:12 unexpected `Low`: a card or a bracket was expected"
    ]
