"""Which cards lie together in prose, in notes and on lines, and which stand for themselves?"""

import pytest
from finding import found_in

FOUND: list[tuple[str, list[str]]] = [
    ("5♥ - 6♥ - 7♥ is a run", ["5♥ 6♥ 7♥"]),
    ("5♥ – 6♥ – 7♥ – 8♥ is a run", ["5♥ 6♥ 7♥ 8♥"]),
    ("Pure sequence: 4♥ 5♥ 6♥ – 5♥ is the middle card.", ["4♥ 5♥ 6♥"]),
    ("4♥, 5♥, 6♥ – 5♥ is the middle card.", ["4♥ 5♥ 6♥"]),
    ("4♥ 9♠ 6♥ – 9♠ is used as 5♥", ["4♥ 9♠ 6♥"]),
    ("Set: 9♠ 9♥ 9♣ J♦ – J♦ is used as 9♦", ["9♠ 9♥ 9♣ J♦"]),
    ("Set: 9♠ 9♥ 9♣ J♦ (joker) – J♦ is used as 9♦", ["9♠ 9♥ 9♣ J♦"]),
    ("Set: 9♠ 9♥ 9♣ – 9♦ is missing", ["9♠ 9♥ 9♣"]),
    ("4♥ 5♥ 6♥ – 4♥ and 6♥ are its ends", ["4♥ 5♥ 6♥"]),
    ("4♥ 5♥ – 6♥ is missing", []),
    ("Discard K♠ – 4♥ 5♥ 6♥ is complete.", ["4♥ 5♥ 6♥"]),
    ("4♥-5♥-6♥ – 5♥ is the middle card", ["4♥ 5♥ 6♥"]),
    ("4♥ 5♥ 6♥—5♥ is the middle card", ["4♥ 5♥ 6♥"]),
    ("8♥ PJ 10♥ – the joker takes the place of the 9♠", ["8♥ PJ 10♥"]),
    ("4♥ 5♥ 6♥, 9♥ and K♠: a pure sequence and two loose cards.", ["4♥ 5♥ 6♥"]),
    ("7♥ PJ 9♥ (the joker is 8♥) | K♠ K♦ K♥", ["7♥ PJ 9♥ | K♠ K♦ K♥"]),
    ("4♥ 5♥ 6♥ (6♥ is its end) | K♠ K♦ K♥ (the K♣ is missing)", ["4♥ 5♥ 6♥ | K♠ K♦ K♥"]),
    ("7♥ PJ 9♥ | K♠ K♦ K♥ | (unmatched: 2♠)", ["7♥ PJ 9♥ | K♠ K♦ K♥ | 2♠"]),
    ("5♥ 6♥ PJ (as 7♥) 8♥ is a run", ["5♥ 6♥ PJ 8♥"]),
    ("5♥-6♥-PJ (as 7♥)-8♥ is a run", ["5♥ 6♥ PJ 8♥"]),
    ("5♥, 6♥, PJ (as 7♥), 8♥ is a run", ["5♥ 6♥ PJ 8♥"]),
    ("5♥ 6♥ PJ (as 7♥) K♠ K♥ K♦ are two groups", ["5♥ 6♥ PJ", "K♠ K♥ K♦"]),
    (
        "Group 1: 2♠ 3♠ 4♠ (pure sequence)\nGroup 2: 7♥ PJ 9♥ (impure sequence, the joker is 8♥)\n"
        "Group 3: K♠ K♦ K♥ (set)\nGroup 4: 5♠ 5♦ 5♥ 5♣ (set)\nThis is a valid declaration.",
        ["2♠ 3♠ 4♠ | 7♥ PJ 9♥ | K♠ K♦ K♥ | 5♠ 5♦ 5♥ 5♣"],
    ),
    (
        "Invalid set: K♠ K♦ K♦\n\nValid set: K♠ K♦ K♥\n\nInvalid sequence: K♠ A♠ 2♠\n\nValid sequence: Q♠ K♠ A♠",
        ["K♠ K♦ K♦", "K♠ K♦ K♥", "K♠ A♠ 2♠", "Q♠ K♠ A♠"],
    ),
    (
        "- Wrong set: K♠ K♦ K♦\n- Set: K♠ K♦ K♥\n- Wrong sequence: K♠ A♠ 2♠ 3♠\n- Sequence: Q♠ K♠ A♠",
        ["K♠ K♦ K♦", "K♠ K♦ K♥", "K♠ A♠ 2♠ 3♠", "Q♠ K♠ A♠"],
    ),
    ("Valid set: K♠ K♦ K♥; invalid set: K♠ K♦ K♦; pair: K♠ K♦", ["K♠ K♦ K♥", "K♠ K♦ K♦"]),
    (
        "Valid: K♠ K♦ K♥\nInvalid: K♠ K♦ K♦\nValid: A♠ 2♠ 3♠ 4♠\nInvalid: K♠ A♠ 2♠",
        ["K♠ K♦ K♥", "K♠ K♦ K♦", "A♠ 2♠ 3♠ 4♠", "K♠ A♠ 2♠"],
    ),
    (
        "K♠ K♦ K♥ ✓\nK♠ K♦ K♦ ✗\nA♠ 2♠ 3♠ 4♠ ✓\nK♠ A♠ 2♠ ✗",
        ["K♠ K♦ K♥", "K♠ K♦ K♦", "A♠ 2♠ 3♠ 4♠", "K♠ A♠ 2♠"],
    ),
    ("Valid: K♠ K♦ K♥ | A♠ 2♠ 3♠ 4♠", ["K♠ K♦ K♥ | A♠ 2♠ 3♠ 4♠"]),
    (
        "3♣ 4♣ PJ (impure sequence), 3♣ 4♣ 5♣ (pure sequence), K♠ K♦ K♥ (set), K♠ K♦ K♦ (invalid set)",
        ["3♣ 4♣ PJ", "3♣ 4♣ 5♣", "K♠ K♦ K♥", "K♠ K♦ K♦"],
    ),
    ("K♠ K♦ K♥ (set), 3♣ 4♣ 5♣ (pure sequence)", ["K♠ K♦ K♥", "3♣ 4♣ 5♣"]),
    (
        "A♥ 2♥ 3♥ (pure sequence) | 5♣ 6♣ PJ (sequence) | K♠ K♦ K♦ (not a set) | 9♣ 9♥ 9♠ 9♦ (set)",
        ["A♥ 2♥ 3♥ | 5♣ 6♣ PJ | K♠ K♦ K♦ | 9♣ 9♥ 9♠ 9♦"],
    ),
    (
        "K♠ K♦ K♦ → not a set, for it has two cards of a suit\nK♠ K♦ K♥ → set\n2♠ 3♠ 4♠ → pure sequence",
        ["K♠ K♦ K♦", "K♠ K♦ K♥", "2♠ 3♠ 4♠"],
    ),
]

GROUPS = ["A♦ 2♦ 3♦", "6♠ 7♠ 8♠", "9♥ 9♣ 9♦", "Q♣ Q♥ Q♠ K♠"]
HAND = " | ".join(GROUPS)
LISTED = ", ".join(GROUPS)
PAIRED = ["A♦ 2♦ 3♦", "6♠ 7♠ 8♠", "9♥ 9♣ 9♦ Q♣ Q♥", "Q♠ K♠"]

ONE_HAND: list[tuple[str, list[str]]] = [
    (LISTED, [HAND]),
    (f"Hand: {LISTED}.", [HAND]),
    (f"Ana: {LISTED}", [HAND]),
    (f"She declares {', '.join(GROUPS[:3])} and {GROUPS[3]}.", [HAND]),
    ("Valid hand:\n{0}\n\nInvalid hand:\n{0}".format("\n".join(GROUPS)), [HAND, HAND]),
    (f"He has {LISTED} and declares.", [HAND]),
    (f"This hand has melds such as {LISTED}.", GROUPS),
    (f"In every show these count: {LISTED}.", GROUPS),
    ("Here are sets:\n\n" + "".join(f"- {group}\n" for group in GROUPS), GROUPS),
    ("A hand:\n\n" + "".join(f"- {group}\n" for group in GROUPS), [HAND]),
    ("Runs:\n\n- A♦ 2♦ 3♦\n- 6♠ 7♠ 8♠\n\nSet:\n\n- 9♥ 9♣ 9♦", ["A♦ 2♦ 3♦", "6♠ 7♠ 8♠", "9♥ 9♣ 9♦"]),
    (f"{LISTED} is a valid declaration.", [HAND]),
    (f"Melds: {LISTED}", GROUPS),
    (f"Examples: {LISTED}", GROUPS),
    (f"Here {LISTED} are of use to you.", GROUPS),
    (", ".join(GROUPS[:3]), GROUPS[:3]),
    (" + ".join(GROUPS), [HAND]),
    (" – ".join(GROUPS), [HAND]),
    (" · ".join(GROUPS), [HAND]),
    (" • ".join(GROUPS), [HAND]),
    ("\n".join(PAIRED), [" | ".join(PAIRED)]),
    ("<br>".join(PAIRED), [" | ".join(PAIRED)]),
    ("\n".join(PAIRED[1:]), PAIRED[1:3]),
    ("\n".join(card for group in GROUPS for card in group.split()), []),
    (
        "||Cards|\n|-|-|\n" + "".join(f"|Group {number}|{group}|\n" for number, group in enumerate(GROUPS, start=1)),
        [HAND],
    ),
    ("|Kind|Cards|\n|-|-|\n" + "".join(f"|Set|{group}|\n" for group in GROUPS), GROUPS),
]


@pytest.mark.parametrize(("text", "found"), ONE_HAND, ids=[text[:50] for text, _ in ONE_HAND])
def test_groups_that_have_the_cards_of_a_declaration_are_a_hand_where_one_is_shown(text: str, found: list[str]) -> None:
    assert found_in(text) == found


@pytest.mark.parametrize(("text", "found"), FOUND, ids=[text[:50] for text, _ in FOUND])
def test_groups_end_where_other_things_are_told(text: str, found: list[str]) -> None:
    assert found_in(text) == found
