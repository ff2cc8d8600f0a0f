"""How is a settled sheet told, in each format?"""

import csv
import io
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from rummycheck.cli.settle import FORMATS
from rummycheck.printable import printable, width
from rummycheck.reporters.layout import plain
from rummycheck.reporters.settlements import REPORTERS
from rummycheck.reporters.settlements.columns import fitted
from rummycheck.reporters.settlements.drawing import drawing
from rummycheck.reporters.settlements.plot import plot_lines
from rummycheck.settlement.rules_of_sheet import ruleset_of
from rummycheck.settlement.settled import Settlement
from rummycheck.settlement.settling import settle
from rummycheck.settlement.sheet_reading import read_sheet

SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "settlements"
EVIL = "=1+1|<b>\u202e\x1b[31m*x*"


def settled(text: str) -> Settlement:
    sheet = read_sheet(text, "sheet.yaml")
    return settle(sheet, ruleset_of(sheet, "indian-13"))


def sample(name: str) -> Settlement:
    return settled((SAMPLES / f"{name}.yaml").read_text(encoding="utf-8"))


def told(settlement: Settlement, format_name: str) -> list[str]:
    reporter = REPORTERS[format_name](plain, False)
    return [*reporter.begin(), *reporter.tell(settlement), *reporter.end()]


def evil() -> Settlement:
    name = json.dumps(EVIL)
    return settled(
        f"title: {name}\ncurrency: {name}\npoint_value: 2\nplayers: [{name}, B]\ndeals:\n  - {{{name}: 0, B: 99}}\n"
    )


def test_the_formats_of_the_command_are_those_that_there_are() -> None:
    assert tuple(REPORTERS) == FORMATS


def test_the_wall_shows_deals_totals_eliminations_winner_and_cash() -> None:
    lines = told(sample("pool-101"), "text")
    assert lines[:19] == [
        "Pool rummy, 101 points",
        "  ruleset pool-101",
        "",
        " deal      Asha     Binod    Chitra",
        "    1   0*    0  20    20  40    40",
        "    2  30    30   0*   20  61x  101",
        "    3  40    70  25    45   0*+  31",
        "    4  31x  101   0*   45  20    51",
        "    5   -   101   2    47   0*   51",
        "    6   -   101  40    87   0*   51",
        "    7   -   101   0*   87  60x  111",
        "total       101        87       111",
        "points of the deal and total, * won the deal, x out, + came back",
        "",
        "Binod has won: the last one in (match.limit)",
        "  1. Binod   87 points, won                 Rs260",
        "  2. Chitra  111 points, out since deal 7  -Rs200",
        "  3. Asha    101 points, out since deal 4  -Rs100",
        "     the house keeps Rs40",
    ]


@pytest.mark.parametrize("number", [2, 5, 9, 30])
@pytest.mark.parametrize("name", ["P", "Player", "Bartholomew the Younger of Nowhere", "名前は長い長い長い"])
def test_a_table_of_any_number_of_players_fits_80_columns_and_names_all(number: int, name: str) -> None:
    names = [f"{name}{index}" for index in range(number)]
    deal = ", ".join(f"{one}: {index * 2}" for index, one in enumerate(names))
    lines = told(settled(f"players: [{', '.join(names)}]\ndeals:\n  - {{{deal}}}\n"), "text")
    assert max(map(width, lines)) <= 80
    assert all(any(one in line for line in lines) for one in names)


def test_names_that_would_be_cut_alike_are_told_apart() -> None:
    names = ["Maximilian Alexander I", "Maximilian Alexander II"]
    lines = told(settled(f"players: [{', '.join(names)}]\ndeals: []\n"), "text")
    assert "Maximilian 1 = Maximilian Alexander I" in lines
    assert "Maximilian 2 = Maximilian Alexander II" in lines


@pytest.mark.parametrize("format_name", FORMATS)
@pytest.mark.parametrize("path", sorted(SAMPLES.iterdir()), ids=lambda path: path.stem)
def test_every_sample_is_told_in_every_format_with_all_totals(format_name: str, path: Path) -> None:
    settlement = sample(path.stem)
    text = "\n".join(told(settlement, format_name))
    assert text == "\n".join(told(settlement, format_name))
    assert all(str(one.total) in text and one.player in text for one in settlement.standings)


@pytest.mark.parametrize("format_name", FORMATS)
def test_what_the_sheet_says_steers_neither_terminal_nor_page(format_name: str) -> None:
    text = "\n".join(told(evil(), format_name))
    assert "\x1b" not in text
    assert "\u202e" not in text
    if format_name in ("html", "markdown"):
        assert "<b>" not in re.sub(r"\\<", "", text)


def test_no_cell_of_a_spreadsheet_is_a_formula() -> None:
    lines = told(evil(), "csv")
    cells = [cell for row in csv.reader(io.StringIO("\n".join(lines))) for cell in row]
    unsafe = [
        cell for cell in cells if cell.startswith(("=", "+", "-", "@")) and not re.fullmatch(r"-\d+(\.\d+)?", cell)
    ]
    assert unsafe == []
    assert any(cell.startswith("'=1+1") for cell in cells)


def test_a_spreadsheet_has_points_totals_rules_and_cash() -> None:
    rows = list(csv.reader(io.StringIO("\n".join(told(sample("points"), "csv")))))
    assert rows[0][:7] == ["sheet", "deal", "wild", "winner", "Asha", "Asha total", "Asha rule"]
    assert rows[1][4:10] == ["0", "0", "declared", "20", "20", "first drop (penalties.first_drop)"]
    assert rows[-1][1::4] == ["cash in Rs", "220", "", "", ""] or rows[-1][1:6] == ["cash in Rs", "", "", "", "220"]
    assert {row[0] for row in rows[1:]} == {"sheet.yaml"}
    assert {len(row) for row in rows} == {len(rows[0])}


def test_the_amounts_of_a_spreadsheet_add_up_to_nothing_with_the_house_s() -> None:
    rows = list(csv.reader(io.StringIO("\n".join(told(sample("pool-101"), "csv")))))
    assert (rows[0][-1], rows[-1][-1]) == ("house", "40")
    assert sum(int(cell) for cell in rows[-1][4:] if cell) == 0


def test_a_spreadsheet_has_no_house_where_no_money_is_settled() -> None:
    rows = list(csv.reader(io.StringIO("\n".join(told(sample("gin"), "csv")))))
    assert "house" not in rows[0]


@pytest.mark.parametrize("name", ["\u202e\u202d\u202e", "Bo\u202eBo\u202eBo", "क्\u200dषक्\u200dषक्\u200dष"])
@pytest.mark.parametrize("columns", range(3, 14))
def test_no_name_is_cut_within_an_escape(name: str, columns: int) -> None:
    (short,) = fitted([name], columns)
    assert width(short) <= columns
    assert short == printable(name) or any(short == f"{printable(name[:end])}…" for end in range(len(name)))


def test_a_sheet_without_a_value_of_a_point_says_why_there_is_no_cash() -> None:
    rules = [str(rule) for rule in settled("players: [A, B]\ndeals: []\n").rules]
    assert "no money is settled: there is no point_value (settlement.point_value)" in rules


def test_markdown_has_a_table_of_equal_rows() -> None:
    lines = told(sample("pool-101"), "markdown")
    table = [line for line in lines if line.startswith("|")][:10]
    assert {line.count("|") for line in table} == {5}
    assert "| 3 | 40 (70) | 25 (45) | 0\\*+ (31) |" in lines


def test_json_has_every_number_with_its_rule_and_money_as_text() -> None:
    document = json.loads("\n".join(told(sample("pool-101"), "json")))
    (record,) = document["settlements"]
    assert record["deals"][2]["players"]["Asha"] == {
        "points": 40,
        "total": 70,
        "rule": "missed three turns, as middle drop",
        "key": "penalties.consecutive_misses",
    }
    assert record["winners"] == ["Binod"]
    assert record["standings"][0] == {
        "rank": 1, "player": "Binod", "total": 87, "won": True, "out_since": None, "cash": "260",
    }  # fmt: skip
    assert record["cash"]["kept"] == "40"
    assert record["deals"][1]["went_out"] == ["Chitra"]


@pytest.mark.parametrize("sign", ["\xad", "\x85", "\u202e", "\x1b", "\U000e0001"])
def test_json_with_odd_signs_reads_back_as_written(sign: str) -> None:
    name = f"A{sign}"
    settlement = settled(f"players: [{json.dumps(name) if ord(sign) < 0x10000 else 'A' + sign}, B]\ndeals: []\n")
    text = "\n".join(told(settlement, "json"))
    assert text.replace("\n", "").isprintable()
    assert json.loads(text)["settlements"][0]["players"] == [name, "B"]


def test_a_page_is_well_formed_and_loads_nothing() -> None:
    for settlement in (sample("pool-101"), evil()):
        text = "\n".join(told(settlement, "html"))
        root = ET.fromstring(text.replace("<!DOCTYPE html>", "").replace('<meta charset="utf-8">', ""))
        assert len(root.findall(".//tbody/tr")) == len(settlement.rows) + len(settlement.sheet.names)
        assert not re.search(r"src=|href=|<script|url\(", text)


def test_the_plot_has_a_letter_for_each_player_and_fits_80_columns() -> None:
    lines = list(plot_lines(sample("three-thirteen")))
    assert max(map(width, lines)) <= 80
    assert any(line.startswith("155 |") and "b" in line for line in lines)
    assert "a = Ida, b = Joan, c = Kim" in lines
    assert all(line.isascii() for line in lines[2:-2])


@pytest.mark.parametrize("most", [1, 2, 5, 14, 15, 16, 31, 100, 101, 999_999])
def test_every_level_of_a_plot_is_that_of_its_row(most: int) -> None:
    lines = list(plot_lines(settled(f"players: [A, B]\ndeals:\n  - {{A: 0, B: {most}}}\n")))
    levels = [line.split("|")[0].strip() for line in lines if "|" in line]
    told = [int(level) for level in levels if level]
    assert len(levels) == 16
    assert (told[0], told[-1]) == (most, 0)
    assert sorted(set(told), reverse=True) == told
    assert len(told) == min(16, most + 1)
    exact = [most - row * most / 15 for row, level in enumerate(levels) if level]
    assert all(abs(level - right) <= most / 30 + 0.5 for level, right in zip(told, exact, strict=True))


@pytest.mark.parametrize(("points", "row"), [(0, 15), (3, 15), (4, 14), (50, 8), (96, 1), (97, 0), (100, 0)])
def test_a_total_stands_in_the_nearest_row(points: int, row: int) -> None:
    text = f"players: [A, B, C]\ndeals:\n  - {{A: 0, B: 100, C: {points}}}\n"
    rows = [line.split("|")[1] for line in plot_lines(settled(text)) if "|" in line]
    assert rows[row][-1:] in ("c", "#")


def test_the_drawing_is_svg_with_a_line_for_each_player() -> None:
    for settlement in (sample("three-thirteen"), evil()):
        root = ET.fromstring("\n".join(drawing(settlement)))
        lines = root.findall("{http://www.w3.org/2000/svg}polyline")
        assert len(lines) == len(settlement.sheet.names)
        points = lines[0].attrib["points"].split()
        assert len(points) == len(settlement.rows) + 1


def test_a_plot_of_nothing_and_of_very_much_is_drawn() -> None:
    for deals in ("[]", "\n" + "  - {A: 0, B: 7}\n" * 2000):
        settlement = settled(f"players: [A, B]\ndeals: {deals}\n")
        assert max(map(width, plot_lines(settlement))) <= 80
        ET.fromstring("\n".join(drawing(settlement)))
