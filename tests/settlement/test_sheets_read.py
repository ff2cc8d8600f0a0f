"""Is a sheet read alike from YAML and from JSON, in every way in which people write an entry?"""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sheets import SAMPLES, settled, sheet

from rummycheck.errors import SheetError
from rummycheck.ruleset.nodes import Listing, Node, Scalar, Section, Source
from rummycheck.ruleset.shapes import Key
from rummycheck.ruleset.yaml_reader import read_yaml
from rummycheck.settlement import sheet_keys
from rummycheck.settlement.entry_reading import ENTRY_KEYS
from rummycheck.settlement.sheet import Event
from rummycheck.settlement.sheet_keys import sheet_json_schema
from rummycheck.settlement.sheet_reading import read_sheet

VALIDATOR = jsonschema.Draft202012Validator(sheet_json_schema())
SHEETS = sorted(SAMPLES.iterdir())


def plain(node: Node) -> Any:
    """Return a tree as another reader of YAML sees it."""
    match node:
        case Scalar():
            return node.value
        case Listing():
            return [plain(item) for item in node.items]
        case Section():
            return {name: plain(value) for name, (_, value) in node.entries.items()}


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
@pytest.mark.parametrize("indent", [None, 2, "\t"], ids=["one line", "blanks", "tabs"])
@pytest.mark.parametrize("is_ascii", [True, False])
def test_a_sheet_is_the_same_in_json(path: Any, indent: Any, is_ascii: bool) -> None:
    text = path.read_text(encoding="utf-8")
    as_json = json.dumps(plain(read_yaml(text, Source("sheet.yaml", 0))), indent=indent, ensure_ascii=is_ascii)
    left, right = settled(text, checks_totals=True), settled(as_json, checks_totals=True)
    assert [row.cells for row in left.rows] == [row.cells for row in right.rows]
    assert (left.standings, left.cash, left.findings) == (right.standings, right.cash, right.findings)


def test_signs_that_json_writes_in_halves_are_read() -> None:
    text = json.dumps({"players": ["🂡 Asha", "B"], "deals": [{"🂡 Asha": 0, "B": 3}]})
    assert "\\ud83c" in text
    assert settled(text).sheet.names == ("🂡 Asha", "B")


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_a_sample_is_right_by_the_json_schema(path: Any) -> None:
    assert list(VALIDATOR.iter_errors(plain(read_yaml(path.read_text(encoding="utf-8"), Source("", 0))))) == []


@pytest.mark.parametrize(
    "text",
    [
        sheet("A: declared, B: -1, C: 4"),
        sheet("A: declared, B: [1], C: 4"),
        sheet("A: declared, B: 1000000, C: 4"),
        sheet("A: declared, B: {hands: 4}, C: 4"),
        sheet("A: declared, B: {verdict: right}, C: 4"),
        sheet("A: declared, B: 1, C: 4, split: maybe"),
        sheet("A: 0, B: 1, C: 1", more="point_value: 1e309"),
        sheet("A: 0, B: 1, C: 1", more="fee: 200%"),
        "players: [A, B]\n",
        "players: [A, B]\ndeals: []\ncurency: Rs\n",
    ],
)
def test_what_is_wrong_is_wrong_by_the_json_schema_too(text: str) -> None:
    with pytest.raises(SheetError):
        settled(text)
    assert list(VALIDATOR.iter_errors(plain(read_yaml(text, Source("", 0)))))


def test_the_json_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(sheet_json_schema())


@pytest.mark.parametrize("event", [event for event in Event if event not in (Event.OUT, Event.KNOCKED)])
def test_every_word_is_read_however_it_is_written(event: Event) -> None:
    for word in (event.value, event.value.upper(), event.value.replace(" ", "_"), f"  {event.value}  ", f"'{event}'"):
        if event is Event.MISSED_TURNS and "_" in word:
            continue
        more = " 3" if event is Event.LOST else ""
        quoted = word if word.startswith("'") else f"'{word}{more}'"
        entry = read_sheet(sheet(f"A: {quoted}, B: 1, C: 1"), "").deals[0].entries["A"]
        assert entry.event is event


def refusal(text: str) -> SheetError | None:
    """Return why a sheet can't be settled; None if it can."""
    try:
        settled(text)
    except SheetError as error:
        return error
    return None


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    quoted = json.dumps(text, ensure_ascii=False)
    whole = f"players: [A, B]\ndeals:\n  - {{A: declared, B: {quoted}}}\n"
    error = refusal(whole)
    assert error is None or (error.message and (error.span is None or error.span.line == 3))


def test_a_hand_over_several_lines_is_read_and_its_faults_stand_at_its_beginning() -> None:
    head = "players: [A, B]\ndeals:\n  - A: declared\n    B: >\n      A♥ 2♥ 3♥ |\n"
    settlement = settled(f"{head}      5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠\n")
    assert settlement.rows[0].cells["B"].points == 80
    with pytest.raises(SheetError) as raised:
        settled(f"{head}      5♣ 1♣\n")
    assert raised.value.span is not None
    assert (raised.value.span.line, raised.value.span.column) == (4, 8)


def test_ten_thousand_deals_are_settled() -> None:
    settlement = settled(sheet(*["A: declared, B: first drop, C: 41"] * 10_000, more="point_value: 0.01"))
    assert settlement.cash is not None
    assert [one.total for one in settlement.standings] == [0, 200_000, 410_000]
    assert str(settlement.cash.net("A")) == "6100.00"


def test_a_player_may_have_any_name_that_is_no_key() -> None:
    names = '"No", 7, true, "x: y", "=1+1", José'
    settlement = settled(sheet('"No": 0, 7: 1, true: 2, "x: y": 3, "=1+1": 4, José: 5', players=names))
    assert settlement.sheet.names == ("No", "7", "true", "x: y", "=1+1", "José")


def test_a_sheet_without_deals_has_not_begun() -> None:
    settlement = settled("players: [A, B]\ndeals: []\n")
    assert (settlement.rows, settlement.end, [one.total for one in settlement.standings]) == ((), None, [0, 0])


README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "key", [*sheet_keys.TABLE.keys, *sheet_keys.DEAL_KEYS.keys, *ENTRY_KEYS.keys], ids=lambda key: str(key.path)
)
def test_the_readme_tells_every_key_of_a_sheet(key: Key[object]) -> None:
    section = README.split("## Settling a match")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    assert any(re.search(rf"[`{{ ]{key.path}[`:]", row) for row in rows)


@pytest.mark.parametrize(
    "more",
    [
        {"players": ["A"]},
        {"players": []},
        {"players": ["A", "A"]},
        {"totals": {"A": 1e20}},
        {"cash": {"A": "1e3"}},
        {"point_value": 10**15},
        {"fee": "150%"},
        {"set": {"points": {"cap": 3}}},
        {"set": [3]},
        {"deals": [{"A": 0, "B": 2.5}]},
        {"deals": [{"A": 0, "B": 1_000_000}]},
        {"deals": [{"A": 0, "B": {"points": -1}}]},
    ],
    ids=str,
)
def test_what_the_schema_refuses_the_reader_does_too(more: dict[str, object]) -> None:
    text = {"players": ["A", "B"], "deals": [], **more}
    assert not VALIDATOR.is_valid(text)
    assert refusal(json.dumps(text)) is not None
