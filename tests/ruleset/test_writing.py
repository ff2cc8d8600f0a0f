"""Is a ruleset written out in full, with the place of each value, and read back as the same?"""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummycheck.ruleset import Ruleset, load_ruleset, ruleset_names
from rummycheck.ruleset.writing import resolved_yaml, settings_lines

NOT_RULES = ("name", "overrides", "read_settings")


def rules(ruleset: Ruleset) -> dict[str, object]:
    return {field.name: getattr(ruleset, field.name) for field in fields(ruleset) if field.name not in NOT_RULES}


@pytest.mark.parametrize("name", ["base", *ruleset_names()])
def test_a_ruleset_that_is_written_out_reads_back_as_the_same(tmp_path: Path, name: str) -> None:
    written = tmp_path / "written.yaml"
    written.write_text(resolved_yaml(load_ruleset(name)), encoding="utf-8")
    again = load_ruleset(written)
    assert rules(again) == rules(load_ruleset(name))
    assert [line for line, _ in settings_lines(again)] == [line for line, _ in settings_lines(load_ruleset(name))]


@pytest.mark.parametrize(
    "overrides",
    [
        ["declaration.any_of=[{}]", "melds.sequence=null", "melds.sequence={type: jokers, size: [8, null]}"],
        ["deck.ranks=[10, J, Q, K]", "deck.suits=['*', S]", "wild.printed_designates.cut=10★"],
        ["declaration.cards={2: 13, 3: 10}", "declaration.any_of=[{set: 1, rest: free}, {}]"],
        ["settlement.fee=0.5", "settlement.entry='10'", "source=['10', 10, 'null', no, 'yes', '-']"],
        ["source=[]", "title='A: B # C \"D\" \\ é ♠ 🃏'"],
    ],
    ids=["melds in another order", "a deck without aces", "mappings", "amounts", "odd texts"],
)
def test_options_are_written_out_too(tmp_path: Path, overrides: list[str]) -> None:
    ruleset = load_ruleset("indian-13", overrides)
    written = tmp_path / "written.yaml"
    written.write_text(resolved_yaml(ruleset), encoding="utf-8")
    assert rules(load_ruleset(written)) == rules(ruleset)


@given(title=st.text(max_size=30))
def test_any_title_reads_back_as_the_same(tmp_path_factory: pytest.TempPathFactory, title: str) -> None:
    escaped = "".join(f"\\U{ord(sign):08X}" for sign in title if not 0xD800 <= ord(sign) < 0xE000)
    ruleset = load_ruleset("base", [f'title="{escaped}"'])
    written = tmp_path_factory.mktemp("written") / "written.yaml"
    written.write_text(resolved_yaml(ruleset), encoding="utf-8", newline="")
    assert load_ruleset(written).title == ruleset.title


def test_each_value_tells_where_it_comes_from() -> None:
    ruleset = load_ruleset("indian-13-zero-jokers", ["points.ranks.A=15", "deck.packs=3"])
    origins = {line.strip(): origin for line, origin in settings_lines(ruleset)}
    assert origins["packs: 3"] == "--set deck.packs=3"
    assert origins["printed_jokers: 1"].startswith("indian-13.yaml:")
    assert origins["count_check: error"].startswith("base.yaml:")
    wild = origins["wild: {melded: 0, unmatched: 0, exact: null}"]
    assert [place.partition(":")[0] for place in wild.split(", ")] == ["base.yaml", "indian-13-zero-jokers.yaml"]
    assert origins["ranks: {A: 15, J: 10, Q: 10, K: 10}"].startswith("--set points.ranks.A=15, base.yaml:")


def test_the_line_of_a_place_is_the_one_where_the_value_stands() -> None:
    lines = dict(settings_lines(load_ruleset("base")))
    number = int(lines["  count_check: error"].removeprefix("base.yaml:"))
    path = Path(__file__).parents[2] / "rulesets" / "base.yaml"
    assert path.read_text(encoding="utf-8").splitlines()[number - 1].startswith("  count_check: error")


@pytest.mark.parametrize("name", ["base", *ruleset_names()])
def test_places_stand_below_each_other_and_near_the_values(name: str) -> None:
    commented = [line for line in resolved_yaml(load_ruleset(name)).splitlines() if "  # " in line]
    texts = [line for line in commented if line.rindex("  # ") > 50]
    assert len({line.rindex("  # ") for line in commented if line not in texts}) == 1
    assert all(re.match(r" *\w+: [^{\[]", line) for line in texts)


def test_suits_are_written_as_signs_and_without_quotes(tmp_path: Path) -> None:
    club = tmp_path / "club.yaml"
    club.write_text("deck: {suits: ['*', '♠', ♥]}", encoding="utf-8")
    assert "  suits: [★, ♠, ♥]" in dict(settings_lines(load_ruleset(club)))
