"""What do `rummycheck rulesets` validate, diff, schema, new and list say of ruleset files?"""

import json
import re
from pathlib import Path

import pytest
from conftest import Run

from rummycheck.resources import RULESETS
from rummycheck.ruleset import load_ruleset, ruleset_faults, ruleset_names
from rummycheck.ruleset.library import read_text, shipped_file


def test_validate_tells_every_fault_with_its_place_and_the_nearest_key(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("points: {cap: many}\nmelds: {set: {sizes: 3}}\n", encoding="utf-8")
    result = run("rulesets", "validate", "bad.yaml", cwd=tmp_path)
    assert (result.status, result.err) == (1, "")
    assert result.out.splitlines() == [
        "bad.yaml:1:15: error ruleset: points.cap: expected a whole number or null, found 'many'",
        "bad.yaml:2:15: error ruleset: melds.set.sizes: unknown key 'sizes' in melds.set: did you mean 'size'?",
    ]


def test_validate_goes_on_after_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text("title: Good\n", encoding="utf-8")
    result = run("rulesets", "validate", "none.yaml", "good.yaml", cwd=tmp_path)
    assert (result.status, result.out) == (1, "none.yaml:1:1: error ruleset: there is no file 'none.yaml'\n")


@pytest.mark.parametrize("name", ["noext", "V.YAML", "gin", "./a b"])
def test_validate_takes_a_file_that_is_there_whatever_its_name(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("points: {cap: many}\n", encoding="utf-8")
    result = run("rulesets", "validate", name, cwd=tmp_path)
    place = f"{Path(name)}:1:15: error ruleset: points.cap"
    assert (result.status, result.out) == (1, f"{place}: expected a whole number or null, found 'many'\n")


def test_every_shipped_file_is_valid(run: Run) -> None:
    result = run("rulesets", "validate", *(shipped_file(name) for name in ruleset_names()))
    assert (result.status, result.out, result.err) == (0, "", "")


def test_diff_shows_both_values_and_what_the_key_means(run: Run) -> None:
    result = run("rulesets", "diff", "indian-13", "indian-13-zero-jokers")
    assert (result.status, result.err) == (0, "")
    assert result.out.splitlines() == [
        "indian-13 -> indian-13-zero-jokers: 1 key differs",
        "",
        "points.wild.unmatched: face -> 0",
        "    a wild card in no meld; face = as the card printed on it",
    ]


def test_diff_of_a_ruleset_and_itself_is_none(run: Run) -> None:
    assert run("rulesets", "diff", "indian-13", "indian-13").out == "indian-13 -> indian-13: no difference\n"


def test_diff_names_a_kind_of_meld_that_only_one_side_has(run: Run, tmp_path: Path) -> None:
    (tmp_path / "triple.yaml").write_text(
        "extends: indian-13\nmelds: {triple: {type: identical, size: [3, 3]}}\n", encoding="utf-8"
    )
    shown = run("rulesets", "diff", "indian-13", "triple.yaml", cwd=tmp_path).out
    assert "melds.triple.type: (not there) -> identical" in shown.splitlines()


def test_a_new_ruleset_loads_and_changes_nothing_until_it_is_edited(run: Run, tmp_path: Path) -> None:
    result = run("rulesets", "new", "club", "--extends", "indian-13-zero-jokers", cwd=tmp_path)
    assert (result.status, result.err) == (0, "")
    assert result.out == "club.yaml is there: change it, and check hands with -r club.yaml\n"
    club, base = load_ruleset(tmp_path / "club.yaml"), load_ruleset("indian-13-zero-jokers")
    assert (club.points, club.melds, club.declaration) == (base.points, base.melds, base.declaration)


def test_a_comment_of_a_new_ruleset_can_be_taken_away(run: Run, tmp_path: Path) -> None:
    run("rulesets", "new", "club", cwd=tmp_path)
    path = tmp_path / "club.yaml"
    text = path.read_text(encoding="utf-8")
    text = text.replace("# points:\n", "points:\n").replace("#   cap: 80", "  cap: 60")
    path.write_text(text, encoding="utf-8")
    assert load_ruleset(path).points.cap == 60


NAMES = [
    "null",
    "~",
    "a: b",
    "[x",
    "%x",
    "#1",
    "yes",
    "500",
    "é ♠ 🃏",
    "it's",
    '"',
    "- a",
    "a.b",
    "club.yml",
    "C.YAML",
    " b",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_new_ruleset_is_valid_whatever_it_is_called(run: Run, tmp_path: Path, name: str) -> None:
    assert run("rulesets", "new", "--", name, cwd=tmp_path).status == 0
    (path,) = tmp_path.iterdir()
    assert ruleset_faults(path) == ()
    assert load_ruleset(path).title == path.stem


@pytest.mark.parametrize(
    "name", [b"\xff", b"a\xffb.yaml", b"a\nb", b"a\x1bb", b"a\xc2\x85b", b"", b".yaml", b" ", b"rules/", b"rules/.yml"]
)
def test_a_name_that_no_ruleset_can_have_is_refused_and_leaves_nothing_behind(
    run: Run, tmp_path: Path, name: bytes
) -> None:
    (tmp_path / "rules").mkdir()
    result = run("rulesets", "new", name, cwd=tmp_path)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith("rummycheck: expected a name for the ruleset, of signs that can be printed, found ")
    assert [path.name for path in tmp_path.rglob("*")] == ["rules"]


@pytest.mark.parametrize("base", ["house.yaml", "./house.yaml", "rules/room.yaml", "rules/room"])
@pytest.mark.parametrize("name", ["club", "rules/club", "rules/../club"])
def test_a_new_ruleset_finds_the_file_that_it_extends(run: Run, tmp_path: Path, name: str, base: str) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / base).write_text("points: {cap: 77}\n", encoding="utf-8")
    assert run("rulesets", "new", name, "--extends", base, cwd=tmp_path).status == 0
    assert load_ruleset(tmp_path / f"{name}.yaml").points.cap == 77


def test_a_new_ruleset_overwrites_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "club.yaml").write_text("title: Mine\n", encoding="utf-8")
    result = run("rulesets", "new", "club", cwd=tmp_path)
    assert (result.status, result.err) == (2, "rummycheck: club.yaml can't be written: file exists\n")
    assert (tmp_path / "club.yaml").read_text(encoding="utf-8") == "title: Mine\n"


def test_the_list_as_json_has_name_title_and_sources(run: Run) -> None:
    listed = json.loads(run("rulesets", "list", "--format", "json").out)
    assert [rules["name"] for rules in listed] == list(ruleset_names())
    assert all(rules["title"] and rules["source"] for rules in listed)


def test_the_source_of_a_shipped_ruleset_is_its_file(run: Run) -> None:
    assert run("rulesets", "show", "indian-13", "--source").out == read_text(shipped_file("indian-13"))


def test_the_schema_is_json_and_describes_every_section(run: Run) -> None:
    schema = json.loads(run("rulesets", "schema").out)
    assert re.fullmatch(r"https://json-schema\.org/.*", schema["$schema"])
    assert {"deck", "wild", "melds", "declaration", "points", "penalties"} <= schema["properties"].keys()


def test_the_schema_beside_the_rulesets_is_the_one_that_is_printed(run: Run) -> None:
    shipped = Path(RULESETS) / "schema.json"
    assert json.loads(shipped.read_text(encoding="utf-8")) == json.loads(run("rulesets", "schema").out)
