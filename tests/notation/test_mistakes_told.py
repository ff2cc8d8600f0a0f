"""What is a player told whose text can't be read, and where?"""

import pytest

from rummycheck.errors import NotationError
from rummycheck.notation import read_declarations
from rummycheck.notation.lines import MAX_LINE

WRONG_RANKS = {
    "one": ("A♥ 1♥", 4, 6, "there is no rank 1: did you mean A♥?"),
    "one in a letter": ("1h", 1, 3, "there is no rank 1: did you mean A♥?"),
    "one in words": ("1 Hearts, 2 Hearts", 1, 9, "there is no rank 1: did you mean A♥?"),
    "one of a suit": ("2♠ 1 of spades", 4, 15, "there is no rank 1: did you mean A♠?"),
    "eleven": ("9♦ Joker 11♦", 10, 13, "there is no rank 11: did you mean J♦?"),
    "twelve": ("12♠", 1, 4, "there is no rank 12: did you mean Q♠?"),
    "thirteen": ("13 ♣", 1, 5, "there is no rank 13: did you mean K♣?"),
    "fourteen": ("14S", 1, 4, "there is no rank 14: did you mean A♠?"),
    "fifteen": ("15♣", 1, 4, "there is no rank 15"),
    "nought": ("A♣ 0♣", 4, 6, "there is no rank 0"),
    "a hundred": ("100♥", 1, 5, "there is no rank 100"),
    "a letter": ("A♥ Z♦", 4, 6, "there is no rank Z"),
    "a small letter": ("b ♣", 1, 4, "there is no rank B"),
}
HALF_CARDS = {
    "a rank": ("A♥ 2♥ 3", 7, 8, "3 has no suit: write 3♠ or 3H"),
    "a rank in the middle": ("3♠ 3♥ 3 3♣", 7, 8, "3 has no suit: write 3♠ or 3H"),
    "a rank before a bar": ("2♠ 10 | 4♥", 4, 6, "10 has no suit: write 10♠ or 10H"),
    "a rank in brackets": ("(A, 2, 3)", 2, 3, "A has no suit: write A♠ or AH"),
    "a ten in a letter": ("T♥ T", 4, 5, "10 has no suit: write 10♠ or 10H"),
    "a rank in a word": ("Ten, Jack of hearts", 1, 4, "10 has no suit: write 10♠ or 10H"),
    "aces": ("aces", 1, 5, "A has no suit: write A♠ or AH"),
    "kings": ("Q♠ Kings", 4, 9, "K has no suit: write K♠ or KH"),
    "a jack": ("8♠ 9♠ J", 7, 8, "J is a jack without a suit; a printed joker is written PJ"),
    "a small jack": ("j", 1, 2, "J is a jack without a suit; a printed joker is written PJ"),
    "a suit": ("A♥ ♦", 4, 5, "♦ has no rank"),
    "a suit twice": ("A♥♥", 3, 4, "♥ has no rank"),
    "a lost suit": ("4S 5S ?S", 7, 8, "a suit or rank is lost: `?`"),
    "a lost suit behind a rank": ("3♠ 4?", 4, 5, "4 has no suit: write 4♠ or 4H"),
    "dots": ("A♥ ... 3♥", 4, 7, "dots leave cards out: write every card"),
    "two dots": ("A♥ .. 3♥", 4, 6, "dots leave cards out: write every card"),
    "an ellipsis": ("A♥ … 3♥", 4, 5, "dots leave cards out: write every card"),
    "the knight of spades": ("🂬", 1, 2, "🂬 is a card that rummy packs do not have"),
    "the knight of hearts": ("A♥ 🂼", 4, 5, "🂼 is a card that rummy packs do not have"),
    "the knight of diamonds": ("🃌", 1, 2, "🃌 is a card that rummy packs do not have"),
    "the knight of clubs": ("🃜", 1, 2, "🃜 is a card that rummy packs do not have"),
    "the back of a card": ("🂡🂠", 2, 3, "🂠 is a card that rummy packs do not have"),
    "a trump": ("🃠", 1, 2, "🃠 is a card that rummy packs do not have"),
}
BORDERS = {
    "two bars": ("A♥ 2♥ || 5♣", 8, 9, "empty group: a card was expected before `|`"),
    "two bars apart": ("A♥ | | 5♣", 6, 7, "empty group: a card was expected before `|`"),
    "two bars at the end": ("A♥ ||", 5, 6, "empty group: a card was expected before `|`"),
    "a leading bar": ("| A♥", 1, 2, "empty group: a card was expected before `|`"),
    "a lone bar": ("|", 1, 2, "empty group: a card was expected before `|`"),
    "a leading slash": ("/ A♥", 1, 2, "empty group: a card was expected before `/`"),
    "a leading semicolon": ("; A♥", 1, 2, "empty group: a card was expected before `;`"),
    "a bar behind a label": ("Set: | A♥", 6, 7, "empty group: a card was expected before `|`"),
    "a bar behind a bracket opens": ("(| A♥)", 2, 3, "empty group: a card was expected before `|`"),
    "two bars in brackets": ("(A♥ | | 2♥)", 7, 8, "empty group: a card was expected before `|`"),
    "a plus at the end": ("A♥ +", 5, 5, "unexpected end of the line: a card was expected"),
    "two pluses": ("A♥ ++ 2♥", 5, 6, "unexpected `+`: a card was expected"),
}
BRACKETS = {
    "never closed": ("A♥ (2♥ 3♥", 10, 10, "the `(` of column 4 is never closed"),
    "square, never closed": ("[A♥ 2♥", 7, 7, "the `[` of column 1 is never closed"),
    "curly, never closed": ("{A♥", 4, 4, "the `{` of column 1 is never closed"),
    "the inner never closed": ("[[A♥] [2♥", 10, 10, "the `[` of column 7 is never closed"),
    "a mark never closed": ("A♥ (as 5♠", 10, 10, "the `(` of column 4 is never closed"),
    "never opened": ("A♥ 2♥)", 6, 7, "`)` closes a bracket that nothing opened"),
    "square, never opened": ("A♥]", 3, 4, "`]` closes a bracket that nothing opened"),
    "curly, never opened": ("}A♥", 1, 2, "`}` closes a bracket that nothing opened"),
    "closed twice": ("(A♥))", 5, 6, "`)` closes a bracket that nothing opened"),
    "closed by another kind": ("(A♥ 2♥]", 7, 8, "`]` can't close the `(` of column 1"),
    "closed by a third kind": ("A♥ {2♥)", 7, 8, "`)` can't close the `{` of column 4"),
    "empty": ("A♥ ()", 5, 6, "empty brackets: a card was expected before `)`"),
    "square, empty": ("[ ]", 3, 4, "empty brackets: a card was expected before `]`"),
    "curly, empty": ("{}", 2, 3, "empty brackets: a card was expected before `}`"),
    "opened within a row": ("(A♥ (2♥))", 5, 6, "unexpected `(`: a card, `)` or `|` was expected"),
}
WORDS = {
    "alone": ("hello", 1, 6, "unexpected `hello`: a card or a bracket was expected"),
    "behind cards": ("A♥ 2♥ lost", 7, 11, "unexpected `lost`: a card, a bracket or `|` was expected"),
    "behind and": ("A♥ and so on", 8, 10, "unexpected `so`: a card, a bracket or `|` was expected"),
    "in brackets": ("[A♥ foo]", 5, 8, "unexpected `foo`: a card, `]` or `|` was expected"),
    "in a bracket that may be a note": ("A♥ (foo)", 5, 8, "unexpected `foo`: a card or a bracket was expected"),
    "behind a label": ("Set: foo", 6, 9, "unexpected `foo`: a card or a bracket was expected"),
    "in another script": ("Туз", 1, 4, "unexpected `Туз`: a card or a bracket was expected"),
    "a sign": ("A♥ ☃ 2♥", 4, 5, "unexpected `☃`: a card, a bracket or `|` was expected"),
    "a sign that can't be shown": ("A♥ \u202e2♥", 4, 5, "unexpected U+202E: a card, a bracket or `|` was expected"),
    "long": ("A♥ " + "x" * 50, 4, 54, f"unexpected `{'x' * 39}…`: a card, a bracket or `|` was expected"),
    "as capitals are written": ("A♥ FOO", 4, 7, "unexpected `FOO`: a card, a bracket or `|` was expected"),
    "behind a discard": ("A♥ discard 5♣ foo", 15, 18, "unexpected `foo`: the end of the line was expected"),
    "a sign behind a discard": ("A♥ discard 5♣ %", 15, 16, "unexpected `%`: the end of the line was expected"),
    "a card behind a discard": ("A♥ discard 5♣ 6♣", 15, 17, "unexpected `6♣`: the end of the line was expected"),
    "a picture behind a discard": ("A♥ discard 5♣ 🂡", 15, 16, "unexpected `🂡`: the end of the line was expected"),
    "a bar behind a discard": ("A♥ discard 5♣ | 6♣", 15, 16, "unexpected `|`: the end of the line was expected"),
    "a discard without a card": ("A♥ discard", 11, 11, "unexpected end of the line: a card was expected"),
    "a rank discarded": ("A♥ discard 5", 12, 13, "5 has no suit: write 5♠ or 5H"),
    "a discard alone": ("discard 5♣", 1, 11, "a discard without a hand before it"),
}
BOTH_WAYS = "puts rank and suit the other way round: in letters, write the whole hand one way"
OTHERS = {
    "letters both ways": ("HA 2H", 4, 6, f"`2H` {BOTH_WAYS}"),
    "the first other": ("2H HA", 4, 6, f"`HA` {BOTH_WAYS}"),
    "letters both ways in groups": ("HA H2 | 3h", 9, 11, f"`3h` {BOTH_WAYS}"),
    "letters and a sign both ways": ("HA 3♠", 4, 6, f"`3♠` {BOTH_WAYS}"),
    "a second label": ("4♥ 4♠ | Set: Run: 5♥", 14, 18, "this group has a label already"),
    "a label and a note": ("Set: 4♥ 4♠ 4♦ (set)", 15, 20, "this group has a label already"),
    "a NUL": ("A♥ \0 2♥", 4, 5, "a NUL character"),
    "a NUL in a comment": ("A♥ # \0", 6, 7, "a NUL character"),
    "a byte that is no text": ("A♥ \udce9 2♥", 4, 5, "byte 0xE9 is not UTF-8"),
    "a byte that is no text in a comment": ("# \udcff", 3, 4, "byte 0xFF is not UTF-8"),
}
ALL = [WRONG_RANKS, HALF_CARDS, BORDERS, BRACKETS, WORDS, OTHERS]


def refusal(text: str) -> NotationError:
    (reading,) = read_declarations([text])
    assert isinstance(reading, NotationError)
    return reading


@pytest.mark.parametrize(
    ("text", "column", "end", "message"),
    [row for table in ALL for row in table.values()],
    ids=[name for table in ALL for name in table],
)
def test_a_mistake_is_told_where_it_stands(text: str, column: int, end: int, message: str) -> None:
    error = refusal(text)
    assert (error.message, error.span, error.line) == (message, (1, column, 1, end), text)


def test_a_mistake_on_a_later_line_is_told_there() -> None:
    hand, error = read_declarations(["A♥ 2♥ 3♥", "  A♥ 2♥ | 3"])
    assert not isinstance(hand, NotationError)
    assert isinstance(error, NotationError)
    assert (error.span, error.line) == ((2, 11, 2, 12), "  A♥ 2♥ | 3")


def test_columns_count_code_points_as_written() -> None:
    assert refusal("A♥\ufe0f 2&hearts; 3").span == (1, 15, 1, 16)


@pytest.mark.parametrize("text", ["twoes of hearts", "acees♥", "kinges of clubs"])
def test_a_plural_that_no_rank_has_is_refused(text: str) -> None:
    assert refusal(text).span.column == 1


def test_a_long_number_is_not_told_in_full() -> None:
    error = refusal(f"A♥ {'1' * 200}♥")
    assert error.span == (1, 4, 1, 205)
    assert len(error.message) < 80


def test_a_line_that_is_too_long_is_refused() -> None:
    error = refusal(" " * (MAX_LINE + 1))
    assert (error.message, error.span) == ("a line of more than 4,000,000 characters is not read", (1, 1, 1, 1))
