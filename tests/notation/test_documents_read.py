"""Which hands does a document of several lines hold?"""

from collections.abc import Iterator

import pytest

from rummycheck.declaration import Declaration
from rummycheck.errors import NotationError
from rummycheck.notation import format_declaration, parse_declaration, read_declarations


def outcomes(text: str) -> list[str]:
    """Return each hand in canonical form, and each error as `line:column message`."""
    return [
        f"{reading.span.line}:{reading.span.column} {reading.message}"
        if isinstance(reading, NotationError)
        else format_declaration(reading)
        for reading in read_declarations(text.split("\n"))
    ]


DESIGNATIONS = {
    "for the hands below": ("Wild: Q♦\nA♥ 2♥\n3♥ 4♥", ["Wild: Q♦; A♥ 2♥", "Wild: Q♦; 3♥ 4♥"]),
    "not for the hands above": ("A♥ 2♥\nWild: Q♦\n3♥ 4♥", ["A♥ 2♥", "Wild: Q♦; 3♥ 4♥"]),
    "until the next": ("Wild: Q♦\nA♥\nWild: 5\n2♥", ["Wild: Q♦; A♥", "Wild: 5; 2♥"]),
    "over blank lines and comments": ("Wild: Q♦\n\n# first\nA♥\n\n2♥", ["Wild: Q♦; A♥", "Wild: Q♦; 2♥"]),
    "one on the line for that hand": (
        "Wild: Q♦\nWild: K♦; A♥\n2♥\n10♥ is the wild joker 3♥\n4♥",
        ["Wild: K♦; A♥", "Wild: Q♦; 2♥", "Wild: 10♥; 3♥", "Wild: Q♦; 4♥"],
    ),
    "one on the line where none holds": ("Wild: K♦; A♥\n2♥", ["Wild: K♦; A♥", "2♥"]),
    "no hand": ("Wild: Q♦", ["1:1 names a wild card, but no hand follows"]),
    "no hand behind the last": ("Wild: Q♦\nA♥\nWild: K♦",
                                ["Wild: Q♦; A♥", "3:1 names a wild card, but no hand follows"]),
    "the last of two": ("Wild: Q♦\nWild: K♦\nA♥", ["Wild: K♦; A♥"]),
    "after an error": ("Wild: Q♦\nA\n2♥", ["2:1 A has no suit: write A♠ or AH", "Wild: Q♦; 2♥"]),
    "an unreadable one": ("Wild: Q♦\nWild: foo\n2♥",
                          ["2:7 unexpected `foo`: a card or a rank was expected",
                           "3:1 not judged: the wild card of line 2 can't be read"]),
    "a readable one after an unreadable one": ("Wild: foo\nWild: Q♦\n2♥",
                                               ["1:7 unexpected `foo`: a card or a rank was expected", "Wild: Q♦; 2♥"]),
    "a hand's own one after an unreadable one": ("Queens are wild\nWild: Q; 2♥",
                                                 ["1:1 Q has no suit: write Q♠ or QH", "Wild: Q; 2♥"]),
}  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), DESIGNATIONS.values(), ids=DESIGNATIONS)
def test_a_designation_on_a_line_of_its_own_holds(text: str, expected: list[str]) -> None:
    assert outcomes(text) == expected


LINES = {
    "a hand a line": ("A♥ 2♥ | 3♥\n4♥\n5♥", ["A♥ 2♥ | 3♥", "4♥", "5♥"]),
    "blank lines": ("\n \nA♥\n\t\n\n2♥\n", ["A♥", "2♥"]),
    "comments": ("# one\nA♥ # two\n   # three\n2♥#four", ["A♥", "2♥"]),
    "errors between": (
        "A♥\nfoo\n2♥\n|\n3♥",
        [
            "A♥",
            "2:1 unexpected `foo`: a card or a bracket was expected",
            "2♥",
            "4:1 empty group: a card was expected before `|`",
            "3♥",
        ],
    ),
    "named hands": ("Player 1: A♥ 2♥ | 3♥\nPlayer 2: 4♥", ["Player 1: A♥ 2♥ | 3♥", "Player 2: 4♥"]),
    "a named hand on the next line": ("Player 1:\nA♥ 2♥ | 3♥\n4♥", ["Player 1: A♥ 2♥ | 3♥", "4♥"]),
    "discards on their lines": ("A♥ discard 5♣\n2♥ finish: 6♣", ["A♥; discard 5♣", "2♥; discard 6♣"]),
    "a discard alone": ("discard 5♣\nA♥", ["1:1 a discard without a hand before it", "A♥"]),
    "an article before a discard": ("The discard: 5♣\nA♥", ["1:1 a discard without a hand before it", "A♥"]),
    "a discard below a one-line hand": ("A♥ | 2♥\ndiscard 5♣", ["A♥ | 2♥", "2:1 a discard without a hand before it"]),
    "nothing": ("", []),
    "nothing but comments": ("# a\n\n# b", []),
}


@pytest.mark.parametrize(("text", "expected"), LINES.values(), ids=LINES)
def test_each_line_is_read_for_itself(text: str, expected: list[str]) -> None:
    assert outcomes(text) == expected


def test_a_discard_beside_a_designation_is_not_lost() -> None:
    assert outcomes("Wild: Q♦; discard 5♣\nA♥") != ["Wild: Q♦; A♥"]


def test_a_designation_beside_a_name_holds_for_the_hand_below() -> None:
    assert outcomes("Player 1: Wild: Q♦\nA♥ 2♥ | 3♥") == ["Wild: Q♦; Player 1: A♥ 2♥ | 3♥"]
    assert outcomes("Player 1: Wild: Q♦\nA♥ 2♥\n3♥") == ["Wild: Q♦; Player 1: A♥ 2♥ | 3♥"]


def test_a_hand_is_given_before_the_next_line_is_asked_for() -> None:
    def lines() -> Iterator[str]:
        yield "Wild: Q♦"
        yield "A♥ 2♥ 3♥"
        pytest.fail("the next line was asked for")

    first = next(read_declarations(lines()))
    assert isinstance(first, Declaration)
    assert format_declaration(first) == "Wild: Q♦; A♥ 2♥ 3♥"


def test_an_error_is_given_before_the_next_line_is_asked_for() -> None:
    def lines() -> Iterator[str]:
        yield "A♥ 2♥ 3"
        pytest.fail("the next line was asked for")

    assert isinstance(next(read_declarations(lines())), NotationError)


def test_a_block_is_given_with_the_line_that_ends_it() -> None:
    def lines() -> Iterator[str]:
        yield from ("Set: 4♥ 4♠ 4♦", "Run: 5♥ 6♥ 7♥", "")
        pytest.fail("the next line was asked for")

    first = next(read_declarations(lines()))
    assert isinstance(first, Declaration)
    assert format_declaration(first) == "Set: 4♥ 4♠ 4♦ | Run: 5♥ 6♥ 7♥"


def test_places_count_lines_from_one_and_columns_in_code_points() -> None:
    first, second, error = read_declarations(["  A♥\ufe0f 2♥ ", "\t3♥ | 4♥", "5♥\ufe0f x"])
    assert isinstance(first, Declaration)
    assert isinstance(second, Declaration)
    assert (first.span, second.span, error.span) == ((1, 3, 1, 9), (2, 2, 2, 9), (3, 5, 3, 6))
    assert (first.text, [group.span[1::2] for group in second.groups]) == ("  A♥\ufe0f 2♥ ", [(2, 4), (7, 9)])


def refusal(text: str) -> tuple[str, tuple[int, int, int, int]]:
    with pytest.raises(NotationError) as raised:
        parse_declaration(text)
    return raised.value.message, raised.value.span


def test_one_declaration_is_one() -> None:
    assert format_declaration(parse_declaration("Wild: Q♦\r\n\r\nA♥ 2♥\r\n")) == "Wild: Q♦; A♥ 2♥"
    assert refusal("A♥ 2♥\n3♥ 4♥") == ("a second hand: one was expected", (2, 1, 2, 6))
    assert refusal("") == ("there is no hand here: a card was expected", (1, 1, 1, 1))
    assert refusal("# A♥\nWild: Q♦") == ("names a wild card, but no hand follows", (2, 1, 2, 9))
    assert refusal("A♥ 2♥\nfoo") == ("unexpected `foo`: a card or a bracket was expected", (2, 1, 2, 4))


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["LF", "CRLF", "CR"])
def test_lines_end_at_line_feeds_and_carriage_returns(end: str) -> None:
    assert format_declaration(parse_declaration(f"Set: 4♥ 4♠ 4♦{end}Run: 5♥ 6♥")) == "Set: 4♥ 4♠ 4♦ | Run: 5♥ 6♥"


@pytest.mark.parametrize("character", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028"], ids=lambda sign: f"U+{ord(sign):04X}")
def test_lines_end_at_nothing_else(character: str) -> None:
    message, span = refusal(f"A♥ 2♥{character}3♥\n")
    assert message.startswith(f"unexpected U+{ord(character):04X}")
    assert span == (1, 6, 1, 7)
