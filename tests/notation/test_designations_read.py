"""How does a text say which card is wild, and which was discarded?"""

import pytest

from rummycheck.cards import Card, PrintedJoker, Rank, Suit
from rummycheck.declaration import Declaration
from rummycheck.errors import NotationError
from rummycheck.notation import format_declaration, parse_declaration, parse_designation, read_declarations

SAYING_Q_OF_DIAMONDS = {
    "wild joker": "Wild Joker: Q♦",
    "lower case": "wild joker: q♦",
    "capitals": "WILD JOKER: QD",
    "wild": "Wild: Q♦",
    "no colon": "wild joker Q♦",
    "wild and no colon": "wild Q♦",
    "equals": "Wild Joker = Q♦",
    "is": "the wild joker is Q♦",
    "an article before": "The wild joker: Q♦",
    "an article before the joker": "the joker: Q♦",
    "wild card": "Wild card: Q♦",
    "wildcard": "Wildcard: Q♦",
    "with a hyphen": "wild-card: Q♦",
    "plural": "Wild cards: Q♦",
    "cut joker": "Cut joker: Q♦",
    "cut card": "Cut card: Q♦",
    "cut": "cut: Q♦",
    "tiplu": "Tiplu: Q♦",
    "joker": "Joker: Q♦",
    "jokers": "Jokers: Q♦",
    "a card in words": "Wild Joker: Queen of Diamonds",
    "suit first": "Wild Joker: ♦Q",
    "a blank before the suit": "Wild Joker: Q ♦",
    "behind the card": "Q♦ is the Wild Joker",
    "a wild card": "Q♦ is a wild card",
    "the joker": "Q♦ is the joker",
    "the cut joker": "Q ♦ is the cut joker",
    "the wildcard": "the Queen of Diamonds is the wildcard",
    "the tiplu": "♦\ufe0fQ is the tiplu",
    "selected": "Q♦ is selected as the Wild Joker",
    "selected randomly": "Q♦ is selected randomly as the Wild Joker",
    "randomly selected": "Q♦ is randomly selected as the cut joker",
    "as a wild card": "Q♦ as a wild card",
    "as the wild joker": "Q♦ as the wild joker",
    "as a joker": "Q♦ as a joker",
    "with a full stop": "Q♦ is the Wild Joker.",
    "with a semicolon": "Wild: Q♦;",
    "with a comment": "Wild: Q♦ # turned up",
}
SAYING_FIVE = {
    "wild": "Wild: 5",
    "wild joker": "wild joker 5",
    "wild rank": "wild rank: 5",
    "in a word": "Wild: five",
    "plural": "Wild: fives",
    "is the joker": "5 is the joker",
    "is a joker": "Five is a joker",
    "is the wildcard joker": "The 5 is the wildcard joker",
}
SAYING_PRINTED_JOKER = {"joker": "Joker: PJ", "wild joker": "Wild Joker: Joker", "picture": "Wild: 🃏"}


def hand_below(line: str) -> Declaration:
    (declaration,) = read_declarations([line, "A♥ 2♥ 3♥"])
    assert isinstance(declaration, Declaration)
    return declaration


@pytest.mark.parametrize("line", SAYING_Q_OF_DIAMONDS.values(), ids=SAYING_Q_OF_DIAMONDS)
def test_a_line_names_the_wild_card(line: str) -> None:
    assert hand_below(line).designated == Card(Rank.QUEEN, Suit.DIAMONDS)


@pytest.mark.parametrize("line", SAYING_FIVE.values(), ids=SAYING_FIVE)
def test_a_line_names_the_wild_rank(line: str) -> None:
    assert hand_below(line).designated is Rank.FIVE


@pytest.mark.parametrize("line", SAYING_PRINTED_JOKER.values(), ids=SAYING_PRINTED_JOKER)
def test_a_line_turns_up_a_printed_joker(line: str) -> None:
    assert hand_below(line).designated == PrintedJoker()


def test_every_rank_may_be_wild() -> None:
    assert [hand_below(f"Wild: {rank}").designated for rank in Rank] == list(Rank)


ON_THE_LINE = {
    "before the hand": ("Wild: Q♦ A♥ 2♥ | 3♥", "Wild: Q♦; A♥ 2♥ | 3♥"),
    "with a semicolon": ("Wild Joker: Q♦; A♥ 2♥ | 3♥", "Wild: Q♦; A♥ 2♥ | 3♥"),
    "a rank with a semicolon": ("Wild: 5; J♦ Q♦ K♦", "Wild: 5; J♦ Q♦ K♦"),
    "a rank and a card that has its suit": ("Wild: 5 J♦ Q♦ K♦", "Wild: 5; J♦ Q♦ K♦"),
    "before brackets": ("Wild: Q♦ (A♥ 2♥) (3♥)", "Wild: Q♦; A♥ 2♥ | 3♥"),
    "behind its card": ("10♥ is the Wild Joker 8♦ 8♠ 8♥ | A♦ A♠", "Wild: 10♥; 8♦ 8♠ 8♥ | A♦ A♠"),
    "behind its card, before a label": ("10♥ is the wild joker Run: A♥ 2♥ 3♥", "Wild: 10♥; Run: A♥ 2♥ 3♥"),
    "behind its rank, before a label": ("Q is the joker Run: A♥ 2♥ 3♥", "Wild: Q; Run: A♥ 2♥ 3♥"),
    "behind its rank": ("Q is the joker A♥ 2♥", "Wild: Q; A♥ 2♥"),
    "behind its card with a semicolon": ("J♣ is the tiplu; A♥ 2♥", "Wild: J♣; A♥ 2♥"),
    "a joker": ("Wild: PJ A♥ PJ", "Wild: PJ; A♥ PJ"),
    "a small ace of spades": ("Wild: as; A♥ 2♥", "Wild: A♠; A♥ 2♥"),
    "twice the same": ("Wild: Q♦; Q♦ is the wild joker; A♥", "Wild: Q♦; A♥"),
    "before a name": ("Wild: Q♦; Player 1: A♥ 2♥", "Wild: Q♦; Player 1: A♥ 2♥"),
    "behind a name": ("Player 1: Wild: Q♦; A♥ 2♥", "Wild: Q♦; Player 1: A♥ 2♥"),
    "before a label": ("Wild: Q♦; Set: A♥ A♠ A♦", "Wild: Q♦; Set: A♥ A♠ A♦"),
    "a joker card and no designation": ("Joker Q♦ K♦", "PJ Q♦ K♦"),
}


@pytest.mark.parametrize(("text", "written"), ON_THE_LINE.values(), ids=ON_THE_LINE)
def test_a_designation_may_stand_before_the_hand(text: str, written: str) -> None:
    assert format_declaration(parse_declaration(text)) == written


REFUSED = {
    "two cards": ("Wild: Q♦ Wild: K♦ A♥", 16, 18, "two wild cards for one hand: Q♦ and K♦"),
    "a card and its rank": ("Wild: Q♦; Q is the joker; A♥", 11, 25, "two wild cards for one hand: Q♦ and Q"),
    "two cards turned up": ("K♦ Q♦ is the wild joker", 1, 7, "only one card is turned up as the wild card"),
    "nothing": ("Wild:", 6, 6, "unexpected end of the line: a card or a rank was expected"),
    "words": ("Wild: foo", 7, 10, "unexpected `foo`: a card or a rank was expected"),
    "a suit": ("Wild: ♦", 7, 8, "♦ has no rank"),
    "a lost suit": ("Wild: ?", 7, 8, "a suit or rank is lost: `?`"),
    "a bar behind": ("Wild: Q♦ | A♥", 10, 11, "empty group: a card was expected before `|`"),
}


@pytest.mark.parametrize(("text", "column", "end", "message"), REFUSED.values(), ids=REFUSED)
def test_a_designation_of_no_one_card_is_refused(text: str, column: int, end: int, message: str) -> None:
    (reading,) = read_declarations([text])
    assert isinstance(reading, NotationError)
    assert (reading.message, reading.span) == (message, (1, column, 1, end))


def test_a_second_wild_card_behind_the_hand_is_refused() -> None:
    (reading,) = read_declarations(["Wild: Q♦; A♥ 2♥ 3♥ Wild: K♦"])
    assert isinstance(reading, NotationError)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Q♦", Card(Rank.QUEEN, Suit.DIAMONDS)),
        (" Qd ", Card(Rank.QUEEN, Suit.DIAMONDS)),
        ("♦Q", Card(Rank.QUEEN, Suit.DIAMONDS)),
        ("dq", Card(Rank.QUEEN, Suit.DIAMONDS)),
        ("queen of diamonds", Card(Rank.QUEEN, Suit.DIAMONDS)),
        ("🃍", Card(Rank.QUEEN, Suit.DIAMONDS)),
        ("Q", Rank.QUEEN),
        ("10", Rank.TEN),
        ("t", Rank.TEN),
        ("J", Rank.JACK),
        ("queens", Rank.QUEEN),
        ("PJ", PrintedJoker()),
        ("joker", PrintedJoker()),
        ("🃏", PrintedJoker()),
    ],
)  # fmt: skip
def test_an_option_names_the_wild_card(text: str, card: object) -> None:
    assert parse_designation(text) == card


@pytest.mark.parametrize(
    ("text", "column", "end", "message"),
    [
        ("", 1, 1, "unexpected end of the line: a card or a rank was expected"),
        ("foo", 1, 4, "unexpected `foo`: a card or a rank was expected"),
        ("1♥", 1, 3, "there is no rank 1: did you mean A♥?"),
        ("♦", 1, 2, "♦ has no rank"),
        ("Q♦ K♦", 1, 6, "`Q♦ K♦` is not one card: the wild card was expected"),
        ("Q♦ discard 5♣", 1, 14, "`Q♦ discard 5♣` is not one card: the wild card was expected"),
    ],
)  # fmt: skip
def test_an_option_that_names_no_one_card_is_refused(text: str, column: int, end: int, message: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse_designation(text)
    assert (raised.value.message, raised.value.span) == (message, (1, column, 1, end))


DISCARDS = ["discard 5♣", "; discard 5♣", "| discard 5♣", ", discard: 5♣", "discarded 5♣.", "discards = 5♣",
            "finish 5♣", "Finish: ♣5", "finished 5c", "finish slot: 5 of clubs", "FINISH-SLOT 5♣ # done"]  # fmt: skip


@pytest.mark.parametrize("discard", DISCARDS)
@pytest.mark.parametrize("hand", ["A♥ 2♥ | 3♥", "(A♥ 2♥) (3♥)"])
def test_the_discard_stands_behind_the_groups(hand: str, discard: str) -> None:
    declaration = parse_declaration(f"{hand} {discard}")
    assert (str(declaration.discard), list(map(str, declaration.cards))) == ("5♣", ["A♥", "2♥", "3♥"])


def test_a_printed_joker_may_be_discarded() -> None:
    assert parse_declaration("A♥ 2♥ | 3♥ discard PJ").discard == PrintedJoker()
