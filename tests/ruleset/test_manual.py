"""Is every key explained, and does the base show all of them?"""

from pathlib import Path

import pytest

from rummycheck.melds.run import Run
from rummycheck.melds.sets import SetOfRank
from rummycheck.ruleset import load_ruleset
from rummycheck.ruleset.manual import ruleset_json_schema, ruleset_keys

BASE = Path(__file__).parents[2] / "rulesets" / "base.yaml"


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("points.cap", "the most that a hand can cost; null for no limit (a whole number or null)"),
        ("melds.<kind>.ace",
         "where the ace ranks in a run: A-2-3, Q-K-A, both or neither (one of low, high, both, none)"),
        ("penalties.consecutive_misses.turns", "turns missed in a row (a whole number of at least 1)"),
    ],
)  # fmt: skip
def test_a_key_is_explained_in_one_line(key: str, words: str) -> None:
    assert ruleset_keys()[key] == words


def test_no_explanation_is_empty_or_longer_than_a_line() -> None:
    for key, words in ruleset_keys().items():
        assert 20 < len(words) < 180, key
        assert "\n" not in words, key


def test_the_base_explains_its_keys_in_comments() -> None:
    lines = BASE.read_text(encoding="utf-8").splitlines()
    text = "\n".join(lines)
    named = {key.rpartition(".")[2] for key in ruleset_keys()}
    assert [name for name in sorted(named) if f"{name}:" not in text] == []
    assert sum("#" in line for line in lines) > len(lines) / 2


def test_the_defaults_of_new_kinds_of_meld_are_those_of_the_base() -> None:
    # Everything but the size has a default, which base.yaml spells out.
    run, same_rank = load_ruleset("base").melds
    overrides = ["melds.set=null", "melds.a={type: run, size: [3, null]}", "melds.set={type: set, size: [3, 4]}"]
    _, new_run, new_set = load_ruleset("base", overrides).melds
    assert isinstance(run, Run)
    assert isinstance(new_run, Run)
    assert (new_run.ace, new_run.wrap, new_run.order, new_run.jokers) == (run.ace, run.wrap, run.order, run.jokers)
    assert isinstance(same_rank, SetOfRank)
    assert new_set == same_rank


def properties(schema: object, *path: str) -> dict[str, object]:
    for name in ("", *path):
        assert isinstance(schema, dict)
        schema = schema["properties"][name] if name else schema
    assert isinstance(schema, dict)
    return schema


def test_the_json_schema_has_every_key_and_no_others() -> None:
    schema = ruleset_json_schema()
    assert properties(schema, "points", "cap") == {
        "anyOf": [{"type": "integer", "minimum": 0}, {"type": "null"}],
        "description": "the most that a hand can cost; null for no limit",
    }
    assert properties(schema)["additionalProperties"] is False
    assert properties(schema, "points", "wild")["additionalProperties"] is False
    assert properties(schema, "deck", "count_check")["enum"] == ["error", "warn", "ignore"]


def test_the_json_schema_takes_ranks_as_texts_and_as_numbers() -> None:
    items = properties(ruleset_json_schema(), "deck", "ranks")["items"]
    assert isinstance(items, dict)
    assert {"A", "10", 10} <= set(items["enum"])
