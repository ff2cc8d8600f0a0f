"""Does every way of writing a card give the same card?"""

from collections.abc import Callable

import pytest

from rummycheck.cards import Card, PrintedJoker, Rank, Suit
from rummycheck.notation import format_declaration, parse_declaration
from rummycheck.notation.spelling import RANKS, SUITS

SUIT_SIGNS = {
    "filled": ("A♠ 2♥ 3♦ 4♣", "A♠ 2♥ 3♦ 4♣"),
    "the fifth suit": ("5★ ★6", "5★ 6★"),
    "hollow": ("A♤ 2♡ 3♢ 4♧ 5☆", "A♠ 2♥ 3♦ 4♣ 5★"),
    "other diamonds and hearts": ("3◆ 4⬥ 5❤", "3♦ 4♦ 5♥"),
    "as emoji": ("A♠\ufe0f 2♥\ufe0f 3♦\ufe0f 4♣\ufe0f 5❤\ufe0f", "A♠ 2♥ 3♦ 4♣ 5♥"),
    "as text": ("A♠\ufe0e 2♥\ufe0e 3♦\ufe0e 4♣\ufe0e", "A♠ 2♥ 3♦ 4♣"),
    "emoji and bare on one line": ("5♥\ufe0f 6♥ 7♥\ufe0f", "5♥ 6♥ 7♥"),
    "entities": ("A&spades; 2&hearts; 3&diams; 4&clubs;", "A♠ 2♥ 3♦ 4♣"),
    "entities for the blanks": ("10&hearts;&nbsp;J&hearts;", "10♥ J♥"),
    "formulas": (r"5$\heartsuit$ 6\spadesuit 7$\diamondsuit$ 8\clubsuit", "5♥ 6♠ 7♦ 8♣"),
}
RANK_SPELLINGS = {
    "the pictures": ("A♠ J♠ Q♠ K♠", "A♠ J♠ Q♠ K♠"),
    "the numbers": ("2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥", "2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥"),
    "lower case": ("a♠ j♠ q♠ k♠", "A♠ J♠ Q♠ K♠"),
    "the ten as a letter": ("T♥ t♠ Tc td", "10♥ 10♠ 10♣ 10♦"),
    "words with signs": ("Ace♦ Ten♥ king ♠", "A♦ 10♥ K♠"),
    "a blank before the sign": ("Q ♥ 10 ♥ 2 \t♥", "Q♥ 10♥ 2♥"),
    "blanks on some cards only": ("5 ♠ 5♠ 5 ♥", "5♠ 5♠ 5♥"),
    "a blank before the emoji and none behind": ("7 ♦\ufe0f8 ♦\ufe0f9 ♦\ufe0f", "7♦ 8♦ 9♦"),
}
LETTERS_AND_WORDS = {
    "capitals": ("AS 2H 10D TC", "A♠ 2♥ 10♦ 10♣"),
    "lower case": ("as 2h 10d tc", "A♠ 2♥ 10♦ 10♣"),
    "both cases": ("aS Kh Qd jC", "A♠ K♥ Q♦ J♣"),
    "a word before a letter": ("AceH TenC", "A♥ 10♣"),
    "words": ("Ace of Hearts, 10 of spades, Q of diamonds", "A♥ 10♠ Q♦"),
    "all number words": (
        "two of clubs three of clubs four of clubs five of clubs six of clubs seven of clubs",
        "2♣ 3♣ 4♣ 5♣ 6♣ 7♣",
    ),
    "all picture words": ("jack of hearts queen of hearts king of hearts ace of hearts", "J♥ Q♥ K♥ A♥"),
    "words in capitals": ("EIGHT OF SPADES, NINE OF DIAMONDS", "8♠ 9♦"),
    "a suit in the singular": ("ten of club, king of diamond", "10♣ K♦"),
    "ranks in the plural": ("Sixes of hearts, Kings of spades, Aces ♦", "6♥ K♠ A♦"),
    "words without of": ("7 Hearts 8 Hearts Jack Clubs", "7♥ 8♥ J♣"),
    "stars in words": ("3 of stars, 4 of Star", "3★ 4★"),
    "letters and signs in one hand": ("A♥ 2h ♥3", "A♥ 2♥ 3♥"),
    "words and signs in one hand": ("Ace of Hearts 2♥ 3H", "A♥ 2♥ 3♥"),
}
SUIT_FIRST = {
    "signs": ("♣5 ♥10 ♦Q", "5♣ 10♥ Q♦"),
    "emoji": ("♥\ufe0f4 ♥\ufe0f5", "4♥ 5♥"),
    "a blank between": ("♠ A ♥ king", "A♠ K♥"),
    "signs without blanks": ("♣10♦10♥10♠10", "10♣ 10♦ 10♥ 10♠"),
    "letters": ("H5 HA DT S10", "5♥ A♥ 10♦ 10♠"),
    "letters in lower case": ("h5 ha dt", "5♥ A♥ 10♦"),
    "letters without blanks": ("HAH2H3", "A♥ 2♥ 3♥"),
    "letters and jokers": ("HA PJ H3", "A♥ PJ 3♥"),
    "letters and signs": ("HA ♠3", "A♥ 3♠"),
}
JOKERS = {
    "letters": ("PJ JK JKR", "PJ PJ PJ"),
    "lower case": ("pj jk jkr", "PJ PJ PJ"),
    "words": ("Joker JOKER joker jokers", "PJ PJ PJ PJ"),
    "printed joker": ("printed joker, Printed  Joker", "PJ PJ"),
    "joker card": ("5♥ and a joker card", "5♥ PJ"),
    "numbered": ("J1 J4 JK1 JKR2 PJ3 joker4", "PJ PJ PJ PJ PJ PJ"),
    "pictured": ("🃏🃟🂿", "PJ PJ PJ"),
    "an emoji joker": ("🃏\ufe0f 2♥", "PJ 2♥"),
    "before a sign": ("PJ♠2", "PJ 2♠"),
    "behind a sign without a blank": ("2♥JKR", "2♥ PJ"),
    "between cards without blanks": ("2♥PJ4♥", "2♥ PJ 4♥"),
}


def canonical(text: str) -> str:
    return format_declaration(parse_declaration(text))


@pytest.mark.parametrize(("text", "cards"), SUIT_SIGNS.values(), ids=SUIT_SIGNS)
def test_a_suit_is_read_in_every_sign(text: str, cards: str) -> None:
    assert canonical(text) == cards


@pytest.mark.parametrize(("text", "cards"), RANK_SPELLINGS.values(), ids=RANK_SPELLINGS)
def test_a_rank_is_read_in_every_spelling(text: str, cards: str) -> None:
    assert canonical(text) == cards


@pytest.mark.parametrize(("text", "cards"), LETTERS_AND_WORDS.values(), ids=LETTERS_AND_WORDS)
def test_a_card_is_read_in_letters_and_in_words(text: str, cards: str) -> None:
    assert canonical(text) == cards


@pytest.mark.parametrize(("text", "cards"), SUIT_FIRST.values(), ids=SUIT_FIRST)
def test_the_suit_may_stand_first(text: str, cards: str) -> None:
    assert canonical(text) == cards


@pytest.mark.parametrize(("text", "cards"), JOKERS.values(), ids=JOKERS)
def test_a_printed_joker_is_read_in_every_spelling(text: str, cards: str) -> None:
    assert canonical(text) == cards


@pytest.mark.parametrize(
    ("row", "suit"),
    [
        pytest.param("🂡🂢🂣🂤🂥🂦🂧🂨🂩🂪🂫🂭🂮", Suit.SPADES, id="spades"),
        pytest.param("🂱🂲🂳🂴🂵🂶🂷🂸🂹🂺🂻🂽🂾", Suit.HEARTS, id="hearts"),
        pytest.param("🃁🃂🃃🃄🃅🃆🃇🃈🃉🃊🃋🃍🃎", Suit.DIAMONDS, id="diamonds"),
        pytest.param("🃑🃒🃓🃔🃕🃖🃗🃘🃙🃚🃛🃝🃞", Suit.CLUBS, id="clubs"),
    ],
)
def test_the_pictured_cards_are_read_from_ace_to_king(row: str, suit: Suit) -> None:
    assert parse_declaration(row).cards == tuple(Card(rank, suit) for rank in Rank)
    assert parse_declaration(" ".join(row)).cards == parse_declaration(row).cards


def test_a_jack_with_a_blank_before_its_suit_is_no_joker() -> None:
    assert canonical("J ♥ J♣ jd") == "J♥ J♣ J♦"
    assert PrintedJoker() not in parse_declaration("J ♥ J♣ jd").cards


# Each order with the suits that may stand in it: signs, letters, words.
ORDERS = {
    "rank then suit": ("{rank}{suit}", "sign letter"),
    "rank, blank, suit": ("{rank} {suit}", "sign word"),
    "rank of suit": ("{rank} of {suit}", "word"),
    "suit then rank": ("{suit}{rank}", "sign letter"),
    "suit, blank, rank": ("{suit} {rank}", "sign"),
}
CASES: dict[str, Callable[[str], str]] = {"lower": str.lower, "upper": str.upper, "title": str.title}


def kind_of(suit: str) -> str:
    return "sign" if not suit.isalpha() else "letter" if len(suit) == 1 else "word"


def is_written(order: str, rank: str, suit: str) -> bool:
    """Tell whether a card is written so: a letter goes before no rank word, and `aces` is no ace of spades."""
    if len(rank) > 2 and kind_of(suit) == "letter":
        return order == "rank then suit" and suit != "s"
    return kind_of(suit) in ORDERS[order][1]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("order", ORDERS)
def test_every_spelling_of_a_rank_goes_with_every_spelling_of_a_suit(order: str, case: str) -> None:
    spellings = {
        CASES[case](ORDERS[order][0].format(rank=rank, suit=suit)): (Card(RANKS[rank], SUITS[suit]),)
        for rank in RANKS
        for suit in SUITS
        if is_written(order, rank, suit)
    }
    assert len(spellings) >= len(RANKS)
    assert {text: parse_declaration(text).cards for text in spellings} == spellings


def test_the_tables_name_every_rank_and_suit() -> None:
    assert set(RANKS.values()) == set(Rank)
    assert set(SUITS.values()) == set(Suit)
    assert {"10", "t", "ten", "tens", "sixes", "a", "ace", "aces"} <= set(RANKS)
