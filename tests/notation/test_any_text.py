"""Does every text give hands or errors, and nothing else?"""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rummycheck.declaration import Declaration
from rummycheck.errors import NotationError
from rummycheck.notation import format_declaration, parse_declaration, parse_designation, read_declarations

PIECES = [
    *("A", "2", "7", "10", "J", "Q", "K", "T", "1", "11", "0", "♠", "♥", "♦", "♣", "★", "♡", "h", "s", "D", "C"),
    *("A♥", "10S", "♥A", "HA", "Ace", "Tens", "twos", "twoes", "of", "spades", "Hearts", "PJ", "JK", "J1", "Joker"),
    *("🃏", "🂡", "🃌", "🂠", "|", "/", "(", ")", "[", "]", "{", "}", ";", ":", ",", "-", "–", "+", "=", "->", "→"),
    *("and", "a", "an", "the", "or", "as", "AS", "is", "Wild:", "wild joker", "is the wild joker", "joker:", "Set:"),
    *("Hand 1:", "Pure sequence:", "Player 2 (x):", "hand", "discard", "finish:", "(WJ)", "(joker)", "(as", "(as 5♠)"),
    *("[Q♣ as 6♥]", "(pure)", "(set)", "(3 points)", "#", "?", "...", "…", ".", "!", "*", "é", "x", "foo", "&hearts;"),
    *("&nbsp;", "\\heartsuit", "'", '"', "%", "5♣ 6♣", "A♥ 2♥ 3♥", "\0", "\udcff", "\ufe0f", "\u200b", "\ufeff"),
    *("\t", "\v", "\x85", "\u202e"),
]

# The first hand waits for the grammar to be loaded.
unhurried = settings(deadline=None)

lines = st.builds(str.join, st.sampled_from(["", " "]), st.lists(st.sampled_from(PIECES), max_size=12))
documents = st.lists(lines, max_size=5)


def check_place(error: NotationError, text: list[str]) -> None:
    span = error.span
    assert 1 <= span.line <= span.end_line <= len(text)
    assert 1 <= span.column <= len(text[span.line - 1]) + 1
    assert 1 <= span.end_column <= len(text[span.end_line - 1]) + 1
    assert (span.line, span.column) <= (span.end_line, span.end_column)
    assert error.line in (text[span.line - 1], "")
    assert not set("\r\n") & set(error.message)
    assert error.message[-1] not in ".!"


@unhurried
@given(documents)
@example(["A♥ discard 5♣ foo"])
@example(["Set:", "A♥ 2♥", "Run:"])
def test_a_document_gives_hands_and_placed_errors(text: list[str]) -> None:
    for reading in read_declarations(text):
        if isinstance(reading, NotationError):
            check_place(reading, text)
        else:
            assert 1 <= reading.span.line <= reading.span.end_line <= len(text)
            assert all(group.cards for group in reading.groups)


@unhurried
@given(documents)
@example(["Player 1 (South): A♥"])
@example(["A finish: 5♣"])
def test_every_hand_that_was_read_can_be_written_and_read_again(text: list[str]) -> None:
    for reading in read_declarations(text):
        if isinstance(reading, Declaration):
            written = format_declaration(reading)
            assert parse_declaration(written) == reading
            assert format_declaration(parse_declaration(written)) == written


@unhurried
@given(documents)
def test_every_card_stands_within_its_line(text: list[str]) -> None:
    for reading in read_declarations(text):
        if isinstance(reading, Declaration):
            for group in reading.groups:
                spans = [group.card_span(index) for index in range(len(group.cards))]
                assert spans == sorted(spans)
                assert group.span.column == spans[0].column
                assert group.span.end_column == spans[-1].end_column <= len(text[group.span.line - 1]) + 1


@unhurried
@given(st.text(st.characters(exclude_characters="\r\n"), max_size=30))
def test_any_characters_give_hands_and_placed_errors(text: str) -> None:
    for reading in read_declarations([text]):
        if isinstance(reading, NotationError):
            check_place(reading, [text])


@unhurried
@given(lines)
def test_a_designation_is_a_card_or_an_error(text: str) -> None:
    try:
        parse_designation(text)
    except NotationError as error:
        check_place(error, [text])
