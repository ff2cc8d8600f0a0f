"""Which lines make one hand, where a group stands on each?"""

import pytest

from rummycheck.declaration import Declaration
from rummycheck.errors import NotationError
from rummycheck.notation import format_declaration, read_declarations


def outcomes(*lines: str) -> list[str]:
    """Return each hand in canonical form, and each error as `line:column message`."""
    return [
        f"{reading.span.line}:{reading.span.column} {reading.message}"
        if isinstance(reading, NotationError)
        else format_declaration(reading)
        for reading in read_declarations(lines)
    ]


ONE_HAND = {
    "labelled lines": (["Pure sequence: A♥ 2♥ 3♥", "Set: 4♥ 4♠ 4♦"], "Pure sequence: A♥ 2♥ 3♥ | Set: 4♥ 4♠ 4♦"),
    "a name above": (["Hand 1:", "A♥ 2♥ 3♥", "4♥ 4♠ 4♦"], "Hand 1: A♥ 2♥ 3♥ | 4♥ 4♠ 4♦"),
    "a name above labelled lines": (["Hand 1:", "Run: A♥ 2♥ 3♥", "Set: 4♥ 4♠ 4♦"],
                                    "Hand 1: Run: A♥ 2♥ 3♥ | Set: 4♥ 4♠ 4♦"),
    "a name before the first label": (["Hand 1: Run: A♥ 2♥ 3♥", "Set: 4♥ 4♠ 4♦"],
                                      "Hand 1: Run: A♥ 2♥ 3♥ | Set: 4♥ 4♠ 4♦"),
    "a name and lines with and without labels": (["Hand 1:", "A♥ 2♥ 3♥", "Unmatched: K♠ Q♠"],
                                                 "Hand 1: A♥ 2♥ 3♥ | Unmatched: K♠ Q♠"),
    "a blank line below the name": (["Hand 1:", "", "A♥ 2♥ 3♥", "4♥ 4♠ 4♦"], "Hand 1: A♥ 2♥ 3♥ | 4♥ 4♠ 4♦"),
    "labels apart": (["Run:", "A♥ 2♥ 3♥", "Set:", "4♥ 4♠ 4♦"], "Run: A♥ 2♥ 3♥ | Set: 4♥ 4♠ 4♦"),
    "labels apart and blank lines": (["Run:", "A♥ 2♥ 3♥", "", "Set:", "", "4♥ 4♠ 4♦"],
                                     "Run: A♥ 2♥ 3♥ | Set: 4♥ 4♠ 4♦"),
    "labels apart below a name": (["Hand 1:", "Run:", "A♥ 2♥ 3♥", "", "Set:", "4♥ 4♠ 4♦"],
                                  "Hand 1: Run: A♥ 2♥ 3♥ | Set: 4♥ 4♠ 4♦"),
    "a name and a label on one line": (["Hand 1: Run:", "A♥ 2♥ 3♥", "", "Set:", "4♥ 4♠ 4♦"],
                                       "Hand 1: Run: A♥ 2♥ 3♥ | Set: 4♥ 4♠ 4♦"),
    "comments between": (["Run: A♥ 2♥ 3♥", "# the rest", "Set: 4♥ 4♠ 4♦ # a set"],
                         "Run: A♥ 2♥ 3♥ | Set: 4♥ 4♠ 4♦"),
    "brackets and bars at the ends": (["Hand 1:", "(A♥ 2♥ 3♥)", "4♥ 4♠ 4♦ |"], "Hand 1: A♥ 2♥ 3♥ | 4♥ 4♠ 4♦"),
    "marks": (["Hand 1:", "A♥ PJ (as 2♥) 3♥", "Set: 4♥ Q♠ (WJ) 4♦"],
              "Hand 1: A♥ PJ (as 2♥) 3♥ | Set: 4♥ Q♠ (joker) 4♦"),
    "notes": (["A♥ 2♥ 3♥ (pure)", "4♥ 4♠ 4♦ (set)"], "pure: A♥ 2♥ 3♥ | set: 4♥ 4♠ 4♦"),
    "a discard below": (["Run: A♥ 2♥ 3♥", "Set: 4♥ 4♠ 4♦", "discard 5♣"],
                        "Run: A♥ 2♥ 3♥ | Set: 4♥ 4♠ 4♦; discard 5♣"),
    "a discard below labels apart": (["Run:", "A♥ 2♥ 3♥", "", "finish: 5♣"], "Run: A♥ 2♥ 3♥; discard 5♣"),
    "a discard on the last line": (["Hand 1:", "A♥ 2♥ 3♥", "4♥ discard 5♣"], "Hand 1: A♥ 2♥ 3♥ | 4♥; discard 5♣"),
    "a wild card above": (["Wild: Q♦", "Hand 1:", "A♥ 2♥ 3♥", "4♥"], "Wild: Q♦; Hand 1: A♥ 2♥ 3♥ | 4♥"),
    "a wild card below the name": (["Hand 1:", "Wild: Q♦", "A♥ 2♥ 3♥", "4♥"], "Wild: Q♦; Hand 1: A♥ 2♥ 3♥ | 4♥"),
    "a wild card beside the name": (["Hand 1: Wild: Q♦", "A♥ 2♥ 3♥", "4♥"], "Wild: Q♦; Hand 1: A♥ 2♥ 3♥ | 4♥"),
    "a wild card before the first group": (["Wild: Q♦; Run: A♥ 2♥ 3♥", "Set: 4♥ 4♠"],
                                           "Wild: Q♦; Run: A♥ 2♥ 3♥ | Set: 4♥ 4♠"),
    "the same wild card twice": (["Hand 1:", "Wild: Q♦; A♥ 2♥", "Wild: Q♦; 4♥"], "Wild: Q♦; Hand 1: A♥ 2♥ | 4♥"),
}  # fmt: skip


@pytest.mark.parametrize(("lines", "hand"), ONE_HAND.values(), ids=ONE_HAND)
def test_lines_of_one_group_make_one_hand(lines: list[str], hand: str) -> None:
    assert outcomes(*lines) == [hand]


SEVERAL = {
    "a blank line": (["Set: 4♥ 4♠", "Run: 5♥ 6♥", "", "Set: 7♥ 7♠", "Run: 8♥ 9♥"],
                     ["Set: 4♥ 4♠ | Run: 5♥ 6♥", "Set: 7♥ 7♠ | Run: 8♥ 9♥"]),
    "a blank line and names": (["Hand 1:", "A♥ 2♥", "", "Hand 2:", "3♥ 4♥"], ["Hand 1: A♥ 2♥", "Hand 2: 3♥ 4♥"]),
    "another name": (["Hand 1:", "A♥ 2♥", "Hand 2:", "3♥ 4♥", "5♥"], ["Hand 1: A♥ 2♥", "Hand 2: 3♥ 4♥ | 5♥"]),
    "a named line": (["Hand 1:", "A♥ 2♥", "Hand 2: 3♥ 4♥"], ["Hand 1: A♥ 2♥", "Hand 2: 3♥ 4♥"]),
    "a line of several groups": (["Set: 4♥ 4♠", "5♥ 6♥ | 7♥"], ["Set: 4♥ 4♠", "5♥ 6♥ | 7♥"]),
    "a line without a label": (["Set: 4♥ 4♠", "5♥ 6♥"], ["Set: 4♥ 4♠", "5♥ 6♥"]),
    "a line without a label below labels apart": (["Hand 1:", "Set:", "4♥ 4♠", "5♥ 6♥"],
                                                  ["Hand 1: Set: 4♥ 4♠", "5♥ 6♥"]),
    "a discard": (["Set: 4♥ 4♠", "discard 5♣", "Run: 5♥ 6♥"], ["Set: 4♥ 4♠; discard 5♣", "Run: 5♥ 6♥"]),
    "a discard on the line": (["Set: 4♥ 4♠ discard 5♣", "Run: 5♥ 6♥"], ["Set: 4♥ 4♠; discard 5♣", "Run: 5♥ 6♥"]),
    "a wild card": (["Set: 4♥ 4♠", "Wild: Q♦", "Run: 5♥ 6♥"], ["Set: 4♥ 4♠", "Wild: Q♦; Run: 5♥ 6♥"]),
    "a block wild card holds for its hand": (["Hand 1: Wild: Q♦", "A♥", "Hand 2:", "2♥"],
                                             ["Wild: Q♦; Hand 1: A♥", "Hand 2: 2♥"]),
}  # fmt: skip


@pytest.mark.parametrize(("lines", "hands"), SEVERAL.values(), ids=SEVERAL)
def test_another_hand_begins_behind(lines: list[str], hands: list[str]) -> None:
    assert outcomes(*lines) == hands


REFUSED = {
    "an unreadable line": (["Set: 4♥ 4♠", "Run: 5♥ foo", "Run: 6♥ 7♥", "", "8♥"],
                           ["2:9 unexpected `foo`: a card, a bracket or `|` was expected", "8♥"]),
    "two unreadable lines": (["Hand 1:", "A♥ 2", "3♥", "4", "", "5♥"],
                             ["2:4 2 has no suit: write 2♠ or 2H", "4:1 4 has no suit: write 4♠ or 4H", "5♥"]),
    "two wild cards": (["Hand 1:", "Wild: Q♦; A♥ 2♥", "Wild: K♦; 4♥", "", "5♥"],
                       ["3:1 two wild cards for one hand: Q♦ and K♦", "5♥"]),
    "a label alone": (["Pure sequence:"], ["1:1 the label `Pure sequence` has no cards: a group was expected"]),
    "a label before a whole hand": (["Set:", "", "A♥ 2♥ | 3♥"],
                                    ["1:1 the label `Set` has no cards: a group was expected", "A♥ 2♥ | 3♥"]),
    "a label at the end": (["Run:", "A♥ 2♥", "Set:"], ["3:1 the label `Set` has no cards: a group was expected"]),
    "a label before a label": (["Set:", "Run:", "A♥ 2♥", "", "3♥"],
                               ["1:1 the label `Set` has no cards: a group was expected", "3♥"]),
    "a discard before the groups": (["Hand 1:", "discard 5♣", "A♥"],
                                    ["2:1 a discard without a hand before it", "Hand 1: A♥"]),
}  # fmt: skip


@pytest.mark.parametrize(("lines", "expected"), REFUSED.values(), ids=REFUSED)
def test_a_faulty_block_is_told_and_the_rest_is_read(lines: list[str], expected: list[str]) -> None:
    assert outcomes(*lines) == expected


def test_a_hand_after_a_faulty_one_and_a_blank_line_is_read() -> None:
    expected = ["2:4 unexpected `foo`: a card, a bracket or `|` was expected", "Set: 4♥ 4♠ 4♦"]
    assert outcomes("Hand 1:", "A♥ foo", "", "Set: 4♥ 4♠ 4♦") == expected


def only_hand(*lines: str) -> Declaration:
    (declaration,) = read_declarations(lines)
    assert isinstance(declaration, Declaration)
    return declaration


def test_a_block_stands_where_its_lines_stand() -> None:
    declaration = only_hand("# c", "Hand 1:", "  A♥ 2♥", "", "# c")
    assert (declaration.span, declaration.text) == ((2, 1, 3, 8), "Hand 1:\n  A♥ 2♥")
    assert declaration.groups[0].span == (3, 3, 3, 8)


def test_a_block_reaches_to_its_discard() -> None:
    declaration = only_hand("Set: 4♥ 4♠", "discard 5♣")
    assert (declaration.span, declaration.text) == ((1, 1, 2, 11), "Set: 4♥ 4♠\ndiscard 5♣")


def test_a_block_keeps_its_labels_as_written() -> None:
    assert only_hand("Hand 1:", "Set:", "4♥ 4♠").text == "Hand 1:\nSet:\n4♥ 4♠"
