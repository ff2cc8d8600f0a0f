"""Does `rummycheck settle` do what a user of a score sheet expects?"""

import json
from pathlib import Path

import pytest
from conftest import Run

SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "settlements"
SHEET = "players: [A, B]\npoint_value: 2\ncurrency: Rs\ndeals:\n  - {A: declared, B: first drop}\n"
WRONG = "players: [A, B]\ndeals:\n  - {A: declared 8♦ 8♠ 4♣, B: first drop}\n"
UNREADABLE = "players: [A, B]\ndeals:\n  - {A: declared, B: -4}\n"
REFUSAL = "error unreadable-sheet: deal 1, B: expected points from 0 to 999999, found -4"


def test_a_sheet_is_settled_from_a_file_and_from_standard_input(run: Run, tmp_path: Path) -> None:
    (tmp_path / "friday.yaml").write_text(SHEET, encoding="utf-8")
    named = run("settle", "friday.yaml", cwd=tmp_path)
    assert (named.status, named.err) == (0, "")
    assert "  1. A  0 points    Rs40\n  2. B  20 points  -Rs40\n" in named.out
    assert run("settle", "-", stdin=SHEET).out == run("settle", stdin=SHEET).out == named.out


@pytest.mark.parametrize(
    ("sheet", "status"), [(SHEET, 0), (WRONG, 1), (UNREADABLE, 2)], ids=["settled", "found", "unreadable"]
)
def test_the_status_says_whether_anything_was_found(run: Run, sheet: str, status: int) -> None:
    assert run("settle", "-", stdin=sheet).status == status
    assert run("settle", "-qq", stdin=sheet) == (status, b"", b"")


def test_a_sheet_that_cannot_be_read_keeps_no_other_from_it(run: Run, tmp_path: Path) -> None:
    for name, text in (("a.yaml", WRONG), ("b.yaml", UNREADABLE), ("c.json", '{"players": ["A", "B"], "deals": []}')):
        (tmp_path / name).write_text(text, encoding="utf-8")
    result = run("settle", "-q", "a.yaml", "b.yaml", "c.json", "d.yaml", cwd=tmp_path)
    assert result.status == 2
    assert result.out == (
        "a.yaml:3:9: error wrong-declaration: deal 1: the declaration of A is wrong: 3 cards, but 13 are declared\n"
    )
    assert result.err == f"b.yaml:3:22: {REFUSAL}\nrummycheck: d.yaml: no such file or directory\n"


def test_totals_are_compared_only_with_check(run: Run) -> None:
    sheet = f"{SHEET}totals: {{A: 0, B: 40}}\n"
    assert run("settle", "-q", stdin=sheet) == (0, b"", b"")
    checked = run("settle", "-q", "--check", stdin=sheet)
    assert (checked.status, checked.out) == (1, "<stdin>:6:19: error sheet-total: B has 20 in all, not 40\n")


@pytest.mark.parametrize("format_name", ["text", "markdown", "csv", "json", "html"])
def test_every_format_is_written_for_several_sheets(run: Run, format_name: str) -> None:
    result = run("settle", "-f", format_name, SAMPLES / "points.yaml", SAMPLES / "gin.yaml")
    assert (result.status, result.err) == (0, "")
    assert "Quinn" in result.out
    assert "Chitra" in result.out
    if format_name == "json":
        assert len(json.loads(result.out)["settlements"]) == 2
    assert run("settle", "-f", format_name, SAMPLES / "points.yaml", SAMPLES / "gin.yaml") == result


def test_totals_are_plotted_here_or_into_a_file(run: Run, tmp_path: Path) -> None:
    here = run("settle", "--plot", SAMPLES / "gin.yaml")
    assert here.status == 0
    assert here.out.endswith("a = Pat, b = Quinn\n# = several players\n")
    drawn = run("settle", "--plot", "totals.svg", SAMPLES / "gin.yaml", cwd=tmp_path)
    assert drawn.out == run("settle", SAMPLES / "gin.yaml").out
    assert (tmp_path / "totals.svg").read_text(encoding="utf-8").startswith("<svg ")
    assert run("settle", SAMPLES / "gin.yaml", "--plot").out == here.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["-f", "csv", "--plot", "a.yaml"], "--plot and -f csv can't go together: name a file, --plot totals.svg"),
        (["--plot", "a.svg", "a.yaml", "b.yaml"], "--plot draws one sheet into a file, and several are given"),
        (["--plot=a.png", "a.yaml"], "--plot draws SVG: name a file that ends in .svg, found 'a.png'"),
    ],
)
def test_options_that_do_not_fit_are_refused(run: Run, arguments: list[str], message: str) -> None:
    result = run("settle", *arguments)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"rummycheck: {message}\n")


def test_a_drawing_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    result = run("settle", "-qq", "--plot", tmp_path / "nowhere" / "a.svg", SAMPLES / "gin.yaml")
    assert result.status == 2
    assert result.err.endswith("a.svg can't be written: no such file or directory\n")


def test_the_schema_is_printed(run: Run) -> None:
    schema = json.loads(run("settle", "--schema").out)
    assert schema["required"] == ["players", "deals"]
    assert "rejoined" in schema["properties"]["deals"]["items"]["properties"]


def test_the_ruleset_is_the_sheet_s_else_the_option_s_and_settings_are_added(run: Run, tmp_path: Path) -> None:
    sheet = "players: [A, B]\ndeals:\n  - {A: declared, B: first drop}\n"
    assert "B 25: first drop" in run("settle", "-r", "pool-201", stdin=sheet).out
    assert "B 25: first drop" in run("settle", stdin=sheet, env={"RUMMYCHECK_RULESET": "pool-201"}).out
    assert "B 20: first drop" in run("settle", "-r", "pool-201", stdin=f"ruleset: indian-13\n{sheet}").out
    assert "B 7: first drop" in run("settle", "--set", "penalties.first_drop=7", stdin=sheet).out
    (tmp_path / "club.yaml").write_text("extends: indian-13\npenalties: {first_drop: 11}\n", encoding="utf-8")
    (tmp_path / "sheet.yaml").write_text(f"ruleset: ./club.yaml\n{sheet}", encoding="utf-8")
    assert "B 11: first drop" in run("settle", tmp_path / "sheet.yaml").out


def test_bytes_that_are_no_text_are_refused_with_their_place(run: Run) -> None:
    result = run("settle", stdin=b"players: [A, B]\ndeals:\n  - {A: 0, B: \xff}\n")
    assert (result.status, result.out) == (2, "")
    assert result.err == "<stdin>:3:15: error unreadable-sheet: byte 0xFF is not UTF-8\n"


def test_a_sheet_with_a_byte_order_mark_or_in_utf_16_is_read(run: Run) -> None:
    expected = run("settle", stdin=SHEET).out
    assert run("settle", stdin=b"\xef\xbb\xbf" + SHEET.encode()).out == expected
    assert run("settle", stdin=SHEET.encode("utf-16")).out == expected
    assert run("settle", stdin=SHEET.replace("\n", "\r\n")).out == expected


def test_the_example_of_the_help_is_there(run: Run) -> None:
    assert "samples/settlements/pool-101.yaml" in run("settle", "-h").out
    assert (SAMPLES / "pool-101.yaml").is_file()


@pytest.mark.parametrize(
    "name", ["unreadable-sheet", "wrong-declaration", "table-copies", "sheet-total", "match.limit"]
)
def test_what_is_found_can_be_explained(run: Run, name: str) -> None:
    result = run("explain", name)
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith(f"{name}\n\n")


def test_a_line_that_is_too_long_is_refused_and_not_cut(run: Run) -> None:
    result = run("settle", stdin=SHEET + "# " + "x" * 4_000_001 + "\n")
    assert (result.status, result.out) == (2, "")
    assert result.err == "<stdin>:6:1: error unreadable-sheet: a line of more than 4,000,000 characters is not read\n"


def test_a_ruleset_that_is_not_there_is_told_before_anything_is_written(run: Run) -> None:
    result = run("settle", "-r", "indain-13", "-f", "json", SAMPLES / "points.yaml")
    assert (result.status, result.out) == (2, "")
    assert result.err == "rummycheck: no ruleset named 'indain-13': did you mean 'indian-13'?\n"
