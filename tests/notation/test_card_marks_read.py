"""What may a writer say of one card in a group?"""

import pytest

from rummycheck.cards import Card, Rank, Suit
from rummycheck.declaration import Declaration, Mark
from rummycheck.errors import NotationError
from rummycheck.notation import format_declaration, parse_declaration, read_declarations

JOKER_MARKS = {
    "wild joker in letters": "(WJ)",
    "lower case": "(wj)",
    "blanks inside": "( WJ )",
    "printed joker in letters": "(PJ)",
    "joker in letters": "(JK)",
    "joker": "(joker)",
    "a capital": "(Joker)",
    "wild": "(wild)",
    "wild joker": "(wild joker)",
    "wild card": "(wild card)",
    "wildcard": "(wildcard)",
    "wild card joker": "(Wild Card Joker)",
    "printed joker": "(printed joker)",
    "cut joker": "(cut joker)",
    "as a joker": "(as a joker)",
    "as joker": "(as joker)",
    "with wild": "(with wild)",
}
PLACE_MARKS = {
    "as": "(as 9♥)",
    "as the": "(as the 9♥)",
    "as a": "(as a 9♥)",
    "a capital": "(As 9♥)",
    "acting as": "(acting as the 9♥)",
    "used as": "(used as 9♥)",
    "serving as": "(serving as 9♥)",
    "counted as": "(counted as 9♥)",
    "stands for": "(stands for 9♥)",
    "which stands for": "(which stands for 9♥)",
    "standing in for": "(standing in for 9♥)",
    "represents": "(represents 9♥)",
    "representing": "(representing the 9♥)",
    "replaces": "(replaces 9♥)",
    "replacing": "(replacing 9♥)",
    "equals": "(= 9♥)",
    "equals without blanks": "(=9♥)",
    "arrow": "(→ 9♥)",
    "arrow in ASCII": "(-> 9♥)",
    "in letters": "(as 9H)",
    "in words": "(as the nine of hearts)",
    "names the card": "(Q♠ = 9♥)",
    "names a joker": "(Joker = 9♥)",
    "names a joker without blanks": "(PJ=9♥)",
    "names a joker and stands for": "(PJ stands for 9♥)",
}


def canonical(text: str) -> str:
    return format_declaration(parse_declaration(text))


@pytest.mark.parametrize("mark", JOKER_MARKS.values(), ids=JOKER_MARKS)
def test_a_mark_calls_the_card_before_it_a_joker(mark: str) -> None:
    assert canonical(f"7♥ Q♠ {mark} 8♥") == canonical(f"7♥ Q♠{mark}8♥") == "7♥ Q♠ (joker) 8♥"


@pytest.mark.parametrize("mark", PLACE_MARKS.values(), ids=PLACE_MARKS)
def test_a_mark_says_what_the_card_before_it_stands_for(mark: str) -> None:
    assert canonical(f"8♥ Q♠ {mark} 10♥") == canonical(f"8♥, Q♠{mark}, 10♥") == "8♥ Q♠ (as 9♥) 10♥"


PLACES = {
    "two cards": ("(as 6♠ or 3♠)", "(as 6♠ or 3♠)"),
    "two cards with a slash": ("(as 6♠/3♠)", "(as 6♠ or 3♠)"),
    "three cards": ("(Joker = 6♠ or 3♠ or A♥)", "(as 6♠ or 3♠ or A♥)"),
    "a rank": ("(as 8)", "(as 8)"),
    "a rank in a word": ("(representing an Eight)", "(as 8)"),
    "two ranks": ("(as A or K)", "(as A or K)"),
    "a card in words": ("(as an Ace of Spades)", "(as A♠)"),
    "an ace with a letter": ("(as AS)", "(as A♠)"),
    "a picture behind equals": ("(=Q♥)", "(as Q♥)"),
    "an ace in a letter and a word": ("(as A of spades)", "(as A♠)"),
    "an ace with a blank": ("(as A ♠)", "(as A♠)"),
}


@pytest.mark.parametrize(("mark", "written"), PLACES.values(), ids=PLACES)
def test_a_mark_names_one_of_several_cards_or_ranks(mark: str, written: str) -> None:
    assert canonical(f"4♠ 5♠ PJ {mark}") == f"4♠ 5♠ PJ {written}"


STAND_INS = {
    "as": ("4♥-5♥-[Q♣ as 6♥]", "4♥ 5♥ Q♣ (as 6♥)"),
    "the middle of a row": ("7♥-[3♣ as 8♥]-9♥", "7♥ 3♣ (as 8♥) 9♥"),
    "the first of a row": ("[PJ as 7♥] 8♥ 9♥", "PJ (as 7♥) 8♥ 9♥"),
    "equals": ("7♥ [PJ = 8♥] 9♥", "7♥ PJ (as 8♥) 9♥"),
    "arrow": ("[joker→K♦] A♦ Q♦", "PJ (as K♦) A♦ Q♦"),
    "arrow in ASCII": ("[joker -> K♦] A♦ Q♦", "PJ (as K♦) A♦ Q♦"),
    "several places": ("[PJ as 7♥ or 10♥] 8♥ 9♥", "PJ (as 7♥ or 10♥) 8♥ 9♥"),
    "two in a row": ("[PJ as 7♥] [Q♣ as 8♥] 9♥", "PJ (as 7♥) Q♣ (as 8♥) 9♥"),
    "joined with plus": ("[PJ as 7♥] + 8♥ + 9♥", "PJ (as 7♥) 8♥ 9♥"),
    "in a bracket": ("(7♥ [Q♣ as 8♥] 9♥)", "7♥ Q♣ (as 8♥) 9♥"),
    "in letters": ("[QC as 8H] 9H", "Q♣ (as 8♥) 9♥"),
    "suit letters first": ("HA [SQ as H2]", "A♥ Q♠ (as 2♥)"),
}


@pytest.mark.parametrize(("text", "written"), STAND_INS.values(), ids=STAND_INS)
def test_square_brackets_hold_one_card_and_its_place(text: str, written: str) -> None:
    assert canonical(text) == written


ROWS = {
    "several marks on a card": ("7♥ Q♠ (WJ) (as 8♥) 9♥", "7♥ Q♠ (joker) (as 8♥) 9♥"),
    "marks on several cards": ("PJ (as 7♥) Q♠ (as 8♥) 9♥", "PJ (as 7♥) Q♠ (as 8♥) 9♥"),
    "a mark behind the row names a card in it": ("8♠ PJ 10♠ (Joker = 9♠)", "8♠ PJ (as 9♠) 10♠"),
    "a mark behind a row joined with plus": ("8♠ + Joker + 10♠ (as J♠)", "8♠ PJ 10♠ (as J♠)"),
    "a mark names the last of two alike": ("4♠ 4♠ 8♦ (4♠ as 8♥)", "4♠ 4♠ (as 8♥) 8♦"),
    "a mark names a joker where none is printed": ("8♠ Q♥ (Joker = 9♠)", "8♠ Q♥ (as 9♠)"),
    "a mark in words": ("Nine of Hearts (Joker), Ten of Hearts", "9♥ (joker) 10♥"),
    "marks in a bracket": ("(5♠ PJ (as 6♠) 7♠) (4♥ 4♣ Q♦ (WJ))", "5♠ PJ (as 6♠) 7♠ | 4♥ 4♣ Q♦ (joker)"),
    "marks and labels": ("Run: 5♠ PJ (as 6♠) 7♠; Set: 4♥ 4♣ PJ", "Run: 5♠ PJ (as 6♠) 7♠ | Set: 4♥ 4♣ PJ"),
    "marks and bars": ("5♠ PJ (as 6♠) 7♠ | 4♥ Q♦ (WJ) 4♣ |", "5♠ PJ (as 6♠) 7♠ | 4♥ Q♦ (joker) 4♣"),
    "marks and a bar within one row": ("A♣ | 5♠ PJ (as 6♠) | 7♠", "A♣ | 5♠ PJ (as 6♠) | 7♠"),
    "a mark and a note": ("5♠ PJ (as 6♠) 7♠ (run)", "run: 5♠ PJ (as 6♠) 7♠"),
    "an ace of spades is no mark": ("(4h 5h 6h) (as 2s 3s)", "4♥ 5♥ 6♥ | A♠ 2♠ 3♠"),
    "an ace of spades in square brackets": ("[as 2s 3s] [QS KS AS]", "A♠ 2♠ 3♠ | Q♠ K♠ A♠"),
    "an ace of spades last in square brackets": ("[qs ks as]", "Q♠ K♠ A♠"),
}


@pytest.mark.parametrize(("text", "written"), ROWS.values(), ids=ROWS)
def test_marks_go_to_the_card_they_speak_of(text: str, written: str) -> None:
    assert canonical(text) == written


def marks_of(declaration: Declaration) -> list[Mark]:
    return [mark for group in declaration.groups for mark in group.marks]


def test_a_mark_knows_its_card_its_places_and_where_it_stands() -> None:
    joker, place = marks_of(parse_declaration("7♥ Q♠ (WJ) PJ (as 9♥ or K)"))
    assert (joker.card, joker.stands_for, joker.span[1::2]) == (1, (), (7, 11))
    assert (place.card, place.stands_for) == (2, (Card(Rank.NINE, Suit.HEARTS), Rank.KING))
    assert place.span == (1, 15, 1, 27)


REFUSED = {
    "a card of another group": ("A♥ 2♥ (K♣ = 7♣)", 8, 10, "K♣ is not in this group"),
    "words": ("PJ (as foo)", 8, 11, "`foo` is no card that a joker could stand for"),
    "a joker": ("PJ (as PJ)", 8, 10, "`PJ` is no card that a joker could stand for"),
    "one of two": ("PJ (as 6♠ or 3)x", 16, 17, "unexpected `x`: a card, a bracket or `|` was expected"),
    "the second of two": ("PJ (as 6♠ or foo)", 14, 17, "`foo` is no card that a joker could stand for"),
    "no card to stand in": ("A♥ [foo as 7♣]", 4, 15, "a card in square brackets reads `[Q♣ as 6♥]`"),
    "no verb": ("PJ (for 9♥)", 4, 12, "a mark says what a joker stands for, such as `(as 5♠)`"),
}


@pytest.mark.parametrize(("text", "column", "end", "message"), REFUSED.values(), ids=REFUSED)
def test_a_mark_that_names_no_card_is_refused(text: str, column: int, end: int, message: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse_declaration(text)
    assert (raised.value.message, raised.value.span) == (message, (1, column, 1, end))


@pytest.mark.parametrize("text", ["PJ (as )", "PJ (= )", "A♥ [K♣ as 7♣, 8♣]"])
def test_a_mark_that_names_nothing_or_a_list_is_refused(text: str) -> None:
    (reading,) = read_declarations([text])
    assert isinstance(reading, NotationError)
