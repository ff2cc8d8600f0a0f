"""What may lie between cards, and what parts groups?"""

import pytest

from rummycheck.declaration import Declaration
from rummycheck.notation import format_declaration, parse_declaration

JOINS = {
    "blanks": "A♥ 2♥  3♥\t4♥",
    "nothing": "A♥2♥3♥4♥",
    "nothing between letters": "AH2H3H4H",
    "commas": "A♥, 2♥,3♥ , 4♥",
    "two commas": "A♥,, 2♥, , 3♥, 4♥",
    "a comma at the end": "A♥, 2♥, 3♥, 4♥,",
    "hyphens": "A♥-2♥ - 3♥ -4♥",
    "dashes": "A♥–2♥ — 3♥ − 4♥",
    "other hyphens": "A♥‐2♥‑3♥‒4♥",
    "middle dots": "A♥ · 2♥ · 3♥ · 4♥",
    "and": "A♥ 2♥ 3♥ and 4♥",
    "comma and": "A♥, 2♥, 3♥, AND 4♥",
    "and in every place": "A♥ and 2♥ and 3♥ and 4♥",
    "ampersand": "A♥, 2♥, 3♥ & 4♥",
    "articles before words": "an Ace of Hearts, a two of hearts, the 3♥ and a 4 of hearts",
    "straight quotes": "'A♥', \"2♥\", '3♥', `4♥`",
    "curly quotes": "“A♥”, ‘2♥’, „3♥“, 4♥″",
    "plus": "A♥ + 2♥ + 3♥ + 4♥",
    "plus without blanks": "A♥+2♥+3♥+4♥",
    "a full stop at the end": "A♥ 2♥ 3♥ 4♥.",
    "an exclamation at the end": "A♥ 2♥ 3♥ 4♥ !",
    "a semicolon at the end": "A♥ 2♥ 3♥ 4♥;",
    "a danda at the end": "A♥ 2♥ 3♥ 4♥।",
    "a comment behind": "A♥ 2♥ 3♥ 4♥ # four cards | one group",
    "a full stop and a comment": "A♥ 2♥ 3♥ 4♥. # four cards",
    "odd blanks": "\ufeffA♥\u00a02♥\u20093♥\u30004♥\u200b",
    "a bullet": "- A♥ 2♥ 3♥ 4♥",
}
BORDERS = {
    "bars": "A♥ 2♥ 3♥ | 4♣ 4♠",
    "a bar without blanks": "A♥ 2♥ 3♥|4♣ 4♠",
    "a bar behind the last group": "A♥ 2♥ 3♥ | 4♣ 4♠ |",
    "a bar before a comment": "A♥ 2♥ 3♥ | 4♣ 4♠ | # two groups",
    "broken and wide bars": "A♥ 2♥ 3♥ ¦ 4♣ 4♠ ｜",
    "slash": "A♥ 2♥ 3♥ / 4♣ 4♠",
    "semicolon": "A♥ 2♥ 3♥; 4♣ 4♠",
    "or": "A♥ 2♥ 3♥ or 4♣ 4♠",
    "round brackets": "(A♥ 2♥ 3♥) (4♣ 4♠)",
    "round brackets without blanks": "(A♥ 2♥ 3♥)(4♣ 4♠)",
    "square brackets": "[A♥ 2♥ 3♥] [4♣ 4♠]",
    "curly brackets": "{A♥ 2♥ 3♥}, {4♣ 4♠}",
    "wide brackets": "（A♥ 2♥ 3♥） （4♣ 4♠）",
    "brackets and a bar": "(A♥ 2♥ 3♥) | (4♣ 4♠)",
    "brackets and a plus": "(A♥ 2♥ 3♥) + (4♣ 4♠)",
    "brackets and and": "[A♥ 2♥ 3♥] and [4♣ 4♠]",
    "a bracket around each": "[[A♥, 2♥, 3♥], [4♣, 4♠]]",
    "one bracket with a bar": "(A♥ 2♥ 3♥ | 4♣ 4♠)",
    "a bar before the bracket closes": "(A♥ 2♥ 3♥ | 4♣ 4♠ |)",
    "one group in brackets": "(A♥ 2♥ 3♥) 4♣ 4♠",
    "the other in brackets": "A♥ 2♥ 3♥ (4♣ 4♠)",
    "a plus between rows": "A♥ 2♥ 3♥ + 4♣ 4♠",
    "a plus between rows without blanks": "♥A♥2♥3 + ♣4♠4",
    "and between hyphened rows": "A♥-2♥-3♥ and 4♣-4♠",
    "a plus in brackets joins": "(A♥ + 2♥ + 3♥) (4♣ + 4♠)",
    "a plus in brackets joins rows": "(A♥ 2♥ + 3♥) | 4♣ 4♠",
}


def group_texts(declaration: Declaration) -> list[str]:
    return [" ".join(map(str, group.cards)) for group in declaration.groups]


@pytest.mark.parametrize("text", JOINS.values(), ids=JOINS)
def test_cards_are_joined_in_one_group(text: str) -> None:
    assert format_declaration(parse_declaration(text)) == "A♥ 2♥ 3♥ 4♥"


@pytest.mark.parametrize("text", BORDERS.values(), ids=BORDERS)
def test_groups_are_parted(text: str) -> None:
    assert format_declaration(parse_declaration(text)) == "A♥ 2♥ 3♥ | 4♣ 4♠"


def test_a_bar_parts_groups_of_one_card() -> None:
    assert group_texts(parse_declaration("A♥ | 2♥ | 3♥")) == ["A♥", "2♥", "3♥"]


def test_and_between_single_cards_joins_them() -> None:
    assert group_texts(parse_declaration("A♥-2♥ and 3♥")) == ["A♥ 2♥ 3♥"]
    assert group_texts(parse_declaration("A♥ 2♥ and 4♣ 4♠")) == ["A♥ 2♥ 4♣ 4♠"]


def test_and_parts_each_of_three_hyphened_rows() -> None:
    assert group_texts(parse_declaration("A♥-2♥-3♥ and 4♣-4♠-4♦ and 7♠-8♠")) == ["A♥ 2♥ 3♥", "4♣ 4♠ 4♦", "7♠ 8♠"]


def test_all_borders_may_stand_on_one_line() -> None:
    text = "A♥ 2♥ | (3♥ 4♥) [5♥] / 6♥ 7♥; {8♥} or 9♥ + 10♥ J♥"
    assert group_texts(parse_declaration(text)) == ["A♥ 2♥", "3♥ 4♥", "5♥", "6♥ 7♥", "8♥", "9♥", "10♥ J♥"]


LABELS = {
    "before a group": ("Pure sequence: 4♠ 5♠ 6♠", ["Pure sequence"]),
    "before each": ("Set: 4♠ 4♥ 4♦ | Run: 5♠ 6♠ 7♠", ["Set", "Run"]),
    "with semicolons": ("Set: 4♠ 4♥ 4♦; Set: 5♠ 5♥ 5♦; Run: 6♠ 7♠ 8♠", ["Set", "Set", "Run"]),
    "without borders": ("Set: 4♠ 4♥ 4♦ Run: 5♠ 6♠ 7♠", ["Set", "Run"]),
    "behind an ace of spades": ("AS 2S 3S Set: 4♠ 4♥ 4♦", [None, "Set"]),
    "before the second only": ("4♠ 4♥ 4♦ | Run: 5♠ 6♠ 7♠", [None, "Run"]),
    "before a bracket": ("Set: (4♠ 4♥ 4♦)", ["Set"]),
    "in a bracket": ("(Set: 4♠ 4♥ 4♦) [Run: 5♠ 6♠ 7♠]", ["Set", "Run"]),
    "numbered": ("1st sequence: 4♠ 5♠ 6♠ | Set 2: 7♠ 7♥ 7♦", ["1st sequence", "Set 2"]),
    "with an apostrophe": ("Winner's set: 4♠ 4♥ 4♦", ["Winner's set"]),
    "with odd blanks": ("  Pure \t sequence : 4♠ 5♠ 6♠", ["Pure sequence"]),
    "with a wide colon": ("Set： 4♠ 4♥ 4♦", ["Set"]),
    "with brackets": ("Pure sequence (first life): 4♠ 5♠ 6♠", ["Pure sequence (first life)"]),
    "a note behind": ("4♠ 5♠ 6♠ (pure)", ["pure"]),
    "notes behind each": ("4♠ 5♠ 6♠ (pure sequence) + 7♠ 7♥ 7♦ (set)", ["pure sequence", "set"]),
    "a note behind brackets": ("(4♠ 4♥ 4♦) (valid set)", ["valid set"]),
    "a note on the last only": ("4♠ 4♥ 4♦ | 5♠ 6♠ 7♠ (run)", [None, "run"]),
    "a note on what is left": ("4♠ 4♥ 4♦ | T♠ (10 deadwood)", [None, "10 deadwood"]),
    "a note on points": ("4♠ 4♥ 4♦ | T♠ (10 points)", [None, "10 points"]),
    "a note that refuses": ("4♠ 4♠ 4♦ (Invalid set)", ["Invalid set"]),
}


@pytest.mark.parametrize(("text", "labels"), LABELS.values(), ids=LABELS)
def test_a_group_keeps_what_the_writer_calls_it(text: str, labels: list[str | None]) -> None:
    declaration = parse_declaration(text)
    assert ([group.label for group in declaration.groups], declaration.name) == (labels, None)


NAMES = {
    "a player": ("Player 1: A♥ 2♥ | 3♥", "Player 1", None),
    "an example": ("Example #2: A♥ 2♥ | 3♥", "Example #2", None),
    "the word hand alone": ("hand A♥ 2♥ | 3♥", "hand", None),
    "in a bracket": ("(hand A♥ 2♥ 3♥)", "hand", None),
    "before a label": ("Player 1: Set: A♥ A♠ | 3♥", "Player 1", "Set"),
    "in brackets": ("Player 1 (South): A♥ 2♥ | 3♥", "Player 1 (South)", None),
    "in another script": ("Игрок 1: A♥ 2♥ | 3♥", "Игрок 1", None),
}


@pytest.mark.parametrize(("text", "name", "label"), NAMES.values(), ids=NAMES)
def test_a_hand_keeps_its_name(text: str, name: str, label: str | None) -> None:
    declaration = parse_declaration(text)
    assert (declaration.name, declaration.groups[0].label) == (name, label)
