"""Where in the text does each card stand?"""

import pytest

from rummycheck.cards import Card, Rank, Suit
from rummycheck.declaration import Declaration, Group
from rummycheck.notation import parse_declaration, read_declarations
from rummycheck.source import Span

SHOWN_CARDS = {
    "signs": (["A♥", "10♠", "Q♦"], " "),
    "emoji": (["A♥", "10♠"], "\ufe0f "),
    "no blanks": (["A♥", "10♠", "Q♦"], ""),
    "letters": (["AH", "10s", "qD"], ", "),
    "an upper-case ace of spades": (["KS", "AS", "2S"], " "),
    "words": (["Ace of Hearts", "10 of spades", "Q of diamonds"], ", "),
    "blanks within": (["A ♥", "10  ♠"], " - "),
    "suit first": (["♥A", "♥\ufe0f10", "♠ Q"], ", "),
    "jokers": (["PJ", "🃏", "Printed Joker", "jk2"], " "),
    "pictures": (["🂡", "🂢", "🃞"], ""),
    "pluses": (["A♥", "2♥", "3♥"], " + "),
    "stand-ins": (["[PJ as A♥]", "2♥", "[Q♠ as 3♥]"], " "),
}


@pytest.mark.parametrize(("cards", "joint"), SHOWN_CARDS.values(), ids=SHOWN_CARDS)
def test_a_cards_span_covers_its_text(cards: list[str], joint: str) -> None:
    text = "  " + joint.join(cards)
    (group,) = parse_declaration(text).groups
    spans = [group.card_span(index) for index in range(len(group.cards))]
    assert [text[span.column - 1 : span.end_column - 1] for span in spans] == cards


def test_spans_are_told_in_every_group_of_every_line() -> None:
    lines = ["Hand 1:", " Set: 4♥ 4♠ (WJ) 4♦", "(5♥, 6♥) ", "7♥-8♥ | 9♥ + 10♥", "A♥-2♥-3♥ and 4♦-5♦"]
    shown = []
    for reading in read_declarations(lines):
        assert isinstance(reading, Declaration)
        for group in reading.groups:
            spans = [group.span, *map(group.card_span, range(len(group.cards)))]
            assert {(span.line, span.end_line) for span in spans} == {(group.span.line, group.span.line)}
            shown.append([lines[span.line - 1][span.column - 1 : span.end_column - 1] for span in spans])
    assert shown == [
        ["4♥ 4♠ (WJ) 4♦", "4♥", "4♠", "4♦"],
        ["5♥, 6♥", "5♥", "6♥"],
        ["7♥-8♥", "7♥", "8♥"],
        ["9♥ + 10♥", "9♥", "10♥"],
        ["A♥-2♥-3♥", "A♥", "2♥", "3♥"],
        ["4♦-5♦", "4♦", "5♦"],
    ]


def test_a_group_that_comes_from_no_text_has_one_place_for_all_its_cards() -> None:
    group = Group((Card(Rank.ACE, Suit.HEARTS),), span=Span(3, 1, 3, 9))
    assert group.card_span(0) == Span(3, 1, 3, 9)


def test_equal_hands_are_equal_wherever_they_stand() -> None:
    plain, other = parse_declaration("Run: 4♠ PJ (as 5♠) 6♠ | K♥"), parse_declaration(" Run: 4S-JK (= 5S)-6S  /KH")
    assert plain == other
    assert hash(plain) == hash(other)
    assert plain.groups[0].span != other.groups[0].span
    assert plain != parse_declaration("Run: 4♠ PJ 6♠ | K♥")


def test_the_cards_of_a_declaration_are_those_of_its_groups_in_order() -> None:
    declaration = parse_declaration("Wild: Q♦; A♥ 2♥ | PJ (as 5♠) | [K♠ 9♣]; discard 3♦")
    assert list(map(str, declaration.cards)) == ["A♥", "2♥", "PJ", "K♠", "9♣"]
