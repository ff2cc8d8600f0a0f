"""Does the JSON Schema for editors agree with the table that validates?"""

from pathlib import Path

import jsonschema
import pytest
from test_variants import VARIANTS
from wrong_values import NOTHING_FOR_NULL, WRONG_VALUES

from rummycheck.errors import RulesetError
from rummycheck.ruleset import ruleset_faults
from rummycheck.ruleset.manual import ruleset_json_schema
from rummycheck.ruleset.nodes import Listing, Node, Scalar, Section, Source
from rummycheck.ruleset.yaml_reader import read_yaml

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*(ROOT / "rulesets").glob("*.yaml"), *(ROOT / "samples" / "rulesets").glob("*.yaml")])
VALIDATOR = jsonschema.Draft202012Validator(ruleset_json_schema())

# What JSON Schema can't say, because it compares two values, or because the value may be there already in what the
# ruleset extends, or because nothing is null to it.
BEYOND_JSON_SCHEMA = {
    "deck: {suits: [♠, S]}",
    "melds: {set: {size: [4, 3]}}",
    "penalties: {consecutive_misses: {turns: 3}}",
    "melds: {dublee: {size: [2, 2]}}",
    "melds: {dublee: null}",
    "melds: {set: null, sequence: null}",
    *(text for text, _, _ in NOTHING_FOR_NULL),
}


def plain(node: Node) -> object:
    """Return a tree of settings as an editor sees it."""
    match node:
        case Scalar():
            return node.value
        case Listing():
            return [plain(item) for item in node.items]
        case Section():
            return {name: plain(value) for name, (_, value) in node.entries.items()}


def faults_by_json_schema(text: str) -> list[str]:
    return [error.message for error in VALIDATOR.iter_errors(plain(read_yaml(text, Source("club.yaml", 0))))]


def faults(tmp_path: Path, text: str) -> tuple[RulesetError, ...]:
    path = tmp_path / "club.yaml"
    path.write_text(text, encoding="utf-8")
    return ruleset_faults(path)


def test_the_json_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(ruleset_json_schema())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_ruleset_that_is_there_is_right_by_both(path: Path) -> None:
    assert ruleset_faults(path) == ()
    assert faults_by_json_schema(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_is_right_by_the_json_schema(name: str) -> None:
    assert faults_by_json_schema(VARIANTS[name]) == []


@pytest.mark.parametrize("path", sorted((ROOT / "rulesets").glob("*.yaml")), ids=lambda path: path.name)
def test_a_shipped_ruleset_names_the_schema_for_editors(path: Path) -> None:
    assert path.read_text(encoding="utf-8").startswith("# yaml-language-server: $schema=schema.json\n")


@pytest.mark.parametrize("text", [text for text, _, _ in WRONG_VALUES])
def test_a_wrong_value_is_wrong_by_both(tmp_path: Path, text: str) -> None:
    assert faults(tmp_path, text)
    assert (faults_by_json_schema(text) != []) is (text not in BEYOND_JSON_SCHEMA)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("melds: {sequence: {suits: any}}", "melds: {sequence: {suits: distinct}}"),
        ("melds: {set: {suits: distinct}}", "melds: {set: {suits: same}}"),
        ("melds: {sequence: {ace: high}}", "melds: {set: {ace: high}}"),
        (
            "melds: {pair: {type: identical, size: [2, 2]}}",
            "melds: {pair: {type: identical, size: [2, 2], wrap: true}}",
        ),
        ("declaration: {cards: {2: 13, 3: 10}}", "declaration: {cards: {two: 13}}"),
        ("points: {wild: {exact: null}}", "points: {wild: {melded: null}}"),
        ("deck: {ranks: [2, '3', K, Q]}", "deck: {ranks: [1, 2]}"),
        ("source: [a, b]", "source: {a: b}"),
    ],
)
def test_of_two_rulesets_both_find_the_same_one_wrong(tmp_path: Path, right: str, wrong: str) -> None:
    assert (faults(tmp_path, right), faults_by_json_schema(right)) == ((), [])
    assert faults(tmp_path, wrong)
    assert faults_by_json_schema(wrong)
