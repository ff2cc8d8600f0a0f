"""What does the manual say of ruleset keys?"""

import shlex

import conftest
import pytest
from conftest import told

from rummycheck.errors import RummycheckError
from rummycheck.key_examples import KEY_EXAMPLES, KeyExample
from rummycheck.key_manual import judged, key_manual, section_manual
from rummycheck.reporters.text import TextReporter
from rummycheck.ruleset import load_ruleset
from rummycheck.ruleset.manual import is_key, ruleset_keys


@pytest.mark.parametrize("example", KEY_EXAMPLES, ids=[example.key for example in KEY_EXAMPLES])
def test_the_key_decides_its_example(example: KeyExample) -> None:
    assert is_key(example.key)
    left, right = (judged(example, value) for value in example.values)
    assert left != right


# What these decide shows in numbers, or in what another key's finding weighs.
SHOWN_IN_NUMBERS = {
    "deck.count_check",
    "declaration.players",
    "penalties.wrong_declaration",
    "points.meld.ace_low",
    "points.meld.joker",
    "points.printed_joker.melded",
    "points.printed_joker.unmatched",
    "points.ranks",
    "points.wild.exact",
    "points.wild.melded",
    "wild.printed_designates.cut",
    "wild.rounds",
}


@pytest.mark.parametrize(
    "example", [pytest.param(one, id=one.key) for one in KEY_EXAMPLES if one.key not in SHOWN_IN_NUMBERS]
)
def test_the_report_names_the_key_that_decides(example: KeyExample) -> None:
    reports = [report(example, value) for value in example.values]
    assert any(f"({example.key}" in text for text in reports)


@pytest.mark.parametrize("example", KEY_EXAMPLES, ids=[example.key for example in KEY_EXAMPLES])
def test_the_options_shown_with_an_example_are_all_that_it_takes(example: KeyExample) -> None:
    lines = list(key_manual(example.key))
    shown = " ".join(line.strip() for line in [*lines, ""][lines.index(f"  {example.hand}") + 1 :])
    for value in example.values:
        options, _, shown = shown.partition(f": {judged(example, value)} ")
        overrides = [word for word in shlex.split(options) if word != "--set"]
        assert load_ruleset("indian-13", overrides).overrides == (*example.besides, f"{example.key}={value}")


def report(example: KeyExample, value: str) -> str:
    """Return the report of an example under one value, on one line."""
    overrides = (*example.besides, f"{example.key}={value}")
    (one,) = conftest.judged(example.hand, overrides=overrides)
    lines = [one.error.message] if one.error is not None else told(TextReporter(), [one])
    return " ".join(word for line in lines for word in line.split())


@pytest.mark.parametrize("key", ruleset_keys())
def test_every_key_has_a_manual_that_fits_a_terminal(key: str) -> None:
    lines = list(key_manual(key))
    assert any(line.startswith("Values: ") for line in lines)
    assert max(map(len, lines)) <= 80


def test_the_manual_names_the_default_who_sets_the_key_and_a_hand() -> None:
    text = "\n".join(key_manual("points.wild.unmatched"))
    assert "Default: face." in text
    assert "  indian-13-zero-jokers: 0" in text
    assert "count 46" in text
    assert "count 36" in text


def test_an_example_of_another_kind_of_meld_says_of_which() -> None:
    assert "A hand that `melds.sequence.order` decides, by indian-13:" in list(key_manual("melds.set.order"))
    assert "A hand that it decides, by indian-13:" in list(key_manual("melds.sequence.order"))


@pytest.mark.parametrize(
    "section",
    [
        "deck",
        "wild",
        "points",
        "points.meld",
        "declaration",
        "penalties",
        "melds.set",
        "bonuses",
        "match",
        "settlement",
    ],
)
def test_a_section_lists_its_keys(section: str) -> None:
    lines = list(section_manual(section))
    listed = [line.split(":")[0].strip() for line in lines[1:] if not line.startswith("    ")]
    start = section.replace("melds.set", "melds.<kind>")
    assert listed == [key for key in ruleset_keys() if key.startswith(f"{start}.")]
    assert listed
    assert max(map(len, lines)) <= 80


def test_the_key_of_one_kind_of_meld_is_that_of_all() -> None:
    assert next(key_manual("melds.tunnela.size")) == next(key_manual("melds.<kind>.size"))


def test_an_unknown_key_is_told_the_nearest() -> None:
    with pytest.raises(RummycheckError) as raised:
        list(key_manual("points.wild.unmatchd"))
    assert raised.value.message == (
        "no ruleset key is named `points.wild.unmatchd`: did you mean 'points.wild.unmatched'?"
    )
