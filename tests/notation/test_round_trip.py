"""Is a hand that is written and read again the same hand?"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank, Suit
from rummycheck.declaration import Declaration, Group, Mark
from rummycheck.notation import format_declaration, format_group, parse_declaration

LABELS = ["Pure sequence", "Impure sequence", "Second Sequence", "Run", "Set", "set 2", "Trail", "pure", "valid set",
          "Invalid set", "Unmatched", "10 deadwood", "Winner's set", "1st life", "Set (3 cards)"]  # fmt: skip
NAMES = ["Player 1", "Example #2", "hand", "Ravi", "Игрок", "Player 2 (South)", "Mr. B", "3rd example"]
LETTERED_SUITS = [Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]

# The first hand waits for the grammar to be loaded.
unhurried = settings(deadline=None)

cards = st.builds(Card, st.sampled_from(Rank), st.sampled_from(Suit))
lettered_cards = st.builds(Card, st.sampled_from(Rank), st.sampled_from(LETTERED_SUITS))


@st.composite
def groups(draw: st.DrawFn, card: st.SearchStrategy[Card]) -> Group:
    """Draw cards with a label and marks; some cards have two marks."""
    laid = draw(st.lists(card | st.just(PrintedJoker()), min_size=1, max_size=6))
    places = st.lists(card | st.sampled_from(Rank), max_size=3).map(tuple)
    marked = draw(st.lists(st.integers(0, len(laid) - 1), max_size=3).map(sorted))
    marks = tuple(Mark(index, draw(places)) for index in marked)
    return Group(tuple(laid), draw(st.none() | st.sampled_from(LABELS)), marks)


def declarations(card: st.SearchStrategy[Card]) -> st.SearchStrategy[Declaration]:
    return st.builds(
        Declaration,
        groups=st.lists(groups(card), min_size=1, max_size=5).map(tuple),
        designated=st.none() | card | st.sampled_from(Rank) | st.just(PrintedJoker()),
        discard=st.none() | card | st.just(PrintedJoker()),
        name=st.none() | st.sampled_from(NAMES),
    )


@unhurried
@given(declarations(cards))
def test_reading_what_was_written_gives_the_same_hand(declaration: Declaration) -> None:
    written = format_declaration(declaration)
    assert parse_declaration(written) == declaration
    assert format_declaration(parse_declaration(written)) == written


@unhurried
@given(declarations(lettered_cards))
def test_reading_what_was_written_in_letters_gives_the_same_hand(declaration: Declaration) -> None:
    written = format_declaration(declaration, ascii_only=True)
    assert parse_declaration(written) == declaration
    assert not set("♠♥♦♣") & set(written)


@unhurried
@given(declarations(lettered_cards))
def test_case_and_the_blanks_between_words_say_nothing(declaration: Declaration) -> None:
    written = format_declaration(declaration)
    spread = f"  {written.replace(' ', '   ')}\t"
    assert parse_declaration(spread) == declaration
    lower = parse_declaration(written.lower())
    assert [(group.cards, group.marks) for group in lower.groups] == [
        (group.cards, group.marks) for group in declaration.groups
    ]


@unhurried
@given(cards)
def test_a_card_is_written_as_it_is_read(card: AnyCard) -> None:
    assert parse_declaration(str(card)).cards == (card,)


def test_a_star_written_in_letters_is_read_again() -> None:
    declaration = parse_declaration("3★ 4★ 5★")
    assert parse_declaration(format_declaration(declaration, ascii_only=True)) == declaration


CANONICAL = {
    "brackets": ("(a♥, 2♥, 3♥) (4c 4s pj)", "A♥ 2♥ 3♥ | 4♣ 4♠ PJ", "AH 2H 3H | 4C 4S PJ"),
    "all parts": (
        "Player 1: 10♥ is the wild joker; Run: A♥ JK (as 2♥ or 5) 3♥; 4♣ Q♦(WJ) 4♥ discard ♣5.",
        "Wild: 10♥; Player 1: Run: A♥ PJ (as 2♥ or 5) 3♥ | 4♣ Q♦ (joker) 4♥; discard 5♣",
        "Wild: 10H; Player 1: Run: AH PJ (as 2H or 5) 3H | 4C QD (joker) 4H; discard 5C",
    ),
    "a rank and a printed joker": ("Joker: T; A♠ finish pj", "Wild: 10; A♠; discard PJ", "Wild: 10; AS; discard PJ"),
    "notes": ("2♠ 3♠ (pure) 4♥ 4♠ (set)", "pure: 2♠ 3♠ | set: 4♥ 4♠", "pure: 2S 3S | set: 4H 4S"),
}


@pytest.mark.parametrize(("text", "signs", "letters"), CANONICAL.values(), ids=CANONICAL)
def test_a_hand_has_one_way_to_be_written(text: str, signs: str, letters: str) -> None:
    declaration = parse_declaration(text)
    assert format_declaration(declaration) == signs
    assert format_declaration(declaration, ascii_only=True) == letters
    assert parse_declaration(signs) == parse_declaration(letters) == declaration


@pytest.mark.parametrize("text", ["(A♥ 2♥ 3♥) The set: 4♥ 4♠", "(A♥ 2♥ 3♥) and Set: 4♥ 4♠", "Set：4♥ 4♠"])
def test_a_label_is_the_same_when_read_again(text: str) -> None:
    declaration = parse_declaration(text)
    assert parse_declaration(format_declaration(declaration)) == declaration


def test_names_that_are_joined_are_read_again() -> None:
    declaration = parse_declaration(f"{'Example ' * 7}1: {'Player ' * 8}2:\nA♥ 2♥")
    assert parse_declaration(format_declaration(declaration)) == declaration


def test_a_group_is_written_alone() -> None:
    (group,) = parse_declaration("Set: 4♥ Q♠ (WJ) (as 4♠) 4♦").groups
    assert format_group(group) == "Set: 4♥ Q♠ (joker) (as 4♠) 4♦"
    assert format_group(group, ascii_only=True) == "Set: 4H QS (joker) (as 4S) 4D"
