"""Which groups are one hand, where a hand is laid out on lines, in lists and in tables?"""

import pytest
from finding import hands_in

WHOLE = "A♥ 2♥ 3♥ | 5♣ 6♣ PJ | 7♠ 7♥ 7♦ | K♠ K♥ K♦ K♣"
GROUPS = WHOLE.split(" | ")
LABELS = ("Pure Sequence", "Impure Sequence", "Set", "Set")
LABELLED = list(zip(LABELS, GROUPS, strict=True))

LAYOUTS = {
    "bars": WHOLE,
    "bars-tight": WHOLE.replace(" | ", "|"),
    "bar-last": f"{WHOLE} |",
    "brackets": "".join(f"[{group}] " for group in GROUPS),
    "labels": "; ".join(f"{label}: {group}" for label, group in LABELLED),
    "notes": " + ".join(f"{group} ({label.lower()})" for label, group in LABELLED),
    "lines": "\n".join(GROUPS),
    "bars-at-line-ends": " |\n".join(GROUPS),
    "labelled-lines": "\n".join(f"{label}: {group}" for label, group in LABELLED),
    "lines-below-labels": "\n".join(f"{label}:\n{group}" for label, group in LABELLED),
    "paragraphs": "\n\n".join(GROUPS),
    "paragraphs-below-labels": "\n\n".join(f"{label}:\n\n{group}" for label, group in LABELLED),
    "items": "\n".join(f"- {group}" for group in GROUPS),
    "labelled-items": "\n".join(f"1. **{label}:** {group}" for label, group in LABELLED),
    "noted-items": "\n".join(f"* {group} ({label.lower()})" for label, group in LABELLED),
    "cells": "|a|b|c|d|\n|-|-|-|-|\n|" + "|".join(GROUPS) + "|",
    "flat": WHOLE.replace("| ", ""),
}


def written(text: str) -> list[tuple[str, bool]]:
    return [
        (" | ".join(" ".join(map(str, group.group.cards)) for group in hand.groups), hand.is_whole)
        for hand in hands_in(f"# Rummy\n\n{text}\n")
    ]


@pytest.mark.parametrize("layout", [layout for layout in LAYOUTS if layout != "flat"])
def test_groups_that_make_up_a_hand_are_one(layout: str) -> None:
    assert written(LAYOUTS[layout]) == [(WHOLE, True)]


def test_a_hand_without_groups_is_whole() -> None:
    assert written(LAYOUTS["flat"]) == [(WHOLE.replace("| ", ""), True)]


@pytest.mark.parametrize("last", ["K♠ K♥ K♦", "K♠ K♥ K♦ K♣ K♠"], ids=["twelve", "fourteen"])
def test_labels_make_a_hand_of_groups_with_a_card_too_many_or_too_few(last: str) -> None:
    groups = [*GROUPS[:3], last]
    labelled = [f"{label}:\n\n{group}" for label, group in zip(LABELS, groups, strict=True)]
    assert written("\n\n".join(labelled)) == [(" | ".join(groups), True)]
    assert written("\n\n".join(groups)) == [(group, False) for group in groups]


def test_a_hand_of_ten_cards_is_not_whole() -> None:
    assert written("A♥ 2♥ 3♥ | 5♣ 6♣ PJ | K♠ K♥ K♦ K♣") == [("A♥ 2♥ 3♥ | 5♣ 6♣ PJ | K♠ K♥ K♦ K♣", False)]


def test_groups_in_sentences_are_no_hand() -> None:
    text = "\n".join(f"- {group} is worth a look." for group in GROUPS)
    assert written(text) == [(group, False) for group in GROUPS]


def test_each_row_of_a_table_has_its_hand() -> None:
    text = f"|Hand|Points|\n|-|-|\n|{WHOLE.replace(' | ', ' / ')}|0|\n|5♥ 6♥ 7♥|0|\n"
    assert written(text) == [(WHOLE, True), ("5♥ 6♥ 7♥", False)]


def test_a_group_may_be_parted_by_the_end_of_a_line() -> None:
    assert written("4 ♥\n5 ♠ 6 ♥") == [("4♥ 5♠ 6♥", False)]
    assert written("The run that I mean is 4♥, 5♥,\n6♥ and 7♥, I say.") == [("4♥ 5♥ 6♥ 7♥", False)]
    assert written("It is the set with three of hearts, three of\nspades, three of clubs.") == [("3♥ 3♠ 3♣", False)]


def test_two_groups_on_two_lines_stay_apart() -> None:
    assert written("4♥ 5♥ 6♥\nK♠ K♥ K♦") == [("4♥ 5♥ 6♥", False), ("K♠ K♥ K♦", False)]


@pytest.mark.parametrize(
    ("before", "name"),
    [
        ("Player 1: ", "Player 1"),
        ("P2 ", "P2"),
        ("P2 - ", "P2"),
        ("Seat 0 (11): ", "Seat 0"),
        ("**Asha:** ", "Asha"),
        ("Asha – ", "Asha"),
        ("Pure sequence: ", None),
        ("A hand is Pure Sequence: ", None),
        ("", None),
    ],
)
def test_a_hand_has_the_name_of_its_player(before: str, name: str | None) -> None:
    (hand,) = hands_in(f"{before}5♥ 6♥ 7♥ | K♠ K♥ K♦\n")
    assert hand.name == name
