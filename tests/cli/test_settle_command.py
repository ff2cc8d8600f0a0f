"""Does `rummycheck settle` do what a user of a score sheet expects?"""

import json
import subprocess
from pathlib import Path

import pytest
from conftest import COMMAND, TIMEOUT, Run

from rummycheck import settle

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
        (["--plot", "a.png", "a.yaml"], "--plot draws SVG: name a file that ends in .svg, found 'a.png'"),
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


def test_a_drawing_that_cannot_be_written_to_its_end_leaves_the_one_that_was_there(
    environment: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "a.svg").write_text("<svg/>", encoding="utf-8")
    deals = "  - {A: declared, B: first drop}\n" * 4_000
    (tmp_path / "long.yaml").write_text(f"players: [A, B]\ndeals:\n{deals}", encoding="utf-8")
    script = 'ulimit -f 20; PYTHONDONTWRITEBYTECODE=1 exec "$@"'
    command = ["sh", "-c", script, "sh", *COMMAND, "settle", "-qq", "--plot", "a.svg", "long.yaml"]
    done = subprocess.run(command, capture_output=True, check=False, env=environment, cwd=tmp_path, timeout=TIMEOUT)
    assert (done.returncode, done.stderr) == (2, b"rummycheck: a.svg can't be written: file too large\n")
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == "<svg/>"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.svg", "long.yaml"]


def test_a_drawing_takes_the_place_of_an_older_one_and_a_link_stays_a_link(run: Run, tmp_path: Path) -> None:
    (tmp_path / "old.svg").write_text("old", encoding="utf-8")
    (tmp_path / "link.svg").symlink_to("old.svg")
    assert run("settle", "-qq", "--plot", "link.svg", SAMPLES / "gin.yaml", cwd=tmp_path).status == 0
    assert (tmp_path / "link.svg").is_symlink()
    assert (tmp_path / "old.svg").read_text(encoding="utf-8").endswith("</svg>\n")


def test_the_schema_is_printed(run: Run) -> None:
    schema = json.loads(run("settle", "--schema").out)
    assert schema["required"] == ["players", "deals"]
    assert "rejoined" in schema["properties"]["deals"]["items"]["properties"]


DEALS = "players: [A, B]\ndeals:\n  - {A: declared, B: first drop}\n"


@pytest.mark.parametrize(
    ("arguments", "default", "head", "expected"),
    [
        ("", "", "", "B 20: first drop"),
        ("", "pool-201", "", "B 25: first drop"),
        ("", "pool-201", "ruleset: indian-13\n", "B 20: first drop"),
        ("-r pool-201", "", "", "B 25: first drop"),
        ("-r pool-201", "", "ruleset: indian-13\n", "B 25: first drop"),
        ("-r pool-201", "indian-10", "ruleset: indain-13\n", "B 25: first drop"),
        ("", "", "set: {penalties.first_drop: 8}\n", "B 8: first drop"),
        ("--set penalties.first_drop=7", "", "set: {penalties.first_drop: 8}\n", "B 7: first drop"),
        ("-r pool-201", "", "set: {penalties.first_drop: 8}\n", "B 8: first drop"),
        ("--set settlement.point_value=3", "", "point_value: 2\n", "  1. A  0 points    60\n"),
        ("--set settlement.point_value=3", "", "set: {settlement.point_value: 4}\n", "  1. A  0 points    60\n"),
        ("--set settlement={point_value: 3}", "", "point_value: 2\n", "  1. A  0 points    60\n"),
        ("--set settlement.fee=10%", "", "point_value: 2\nfee: 1\n", "  1. A  0 points    36\n"),
        ("--set settlement.fee=0", "", "point_value: 2\nfee: 1\n", "  1. A  0 points    40\n"),
        ("--set settlement.point_value=null", "", "point_value: 2\n", "  1. A  0 points\n"),
        ("", "", "set: {settlement.point_value: 4}\npoint_value: 2\n", "  1. A  0 points    40\n"),
    ],
)
def test_the_command_line_wins_over_the_sheet_and_the_sheet_over_the_environment(
    run: Run, arguments: str, default: str, head: str, expected: str
) -> None:
    env = {"RUMMYCHECK_RULESET": default} if default else {}
    result = run("settle", *(arguments.split(" ", 1) if arguments else ()), "-", stdin=f"{head}{DEALS}", env=env)
    assert (result.status, result.err) == (0, "")
    assert expected in result.out


def test_what_a_chip_is_worth_by_the_command_line_takes_the_place_of_the_entry() -> None:
    sheet = "ruleset: deals\nentry: 100\n" + DEALS + DEALS.splitlines()[-1] + "\n"
    settled = settle(sheet, overrides=("settlement.point_value=2",))
    assert settled.cash is not None
    assert settled.cash.net("A") == 80


def test_an_amount_by_the_command_line_that_makes_no_sense_is_told_as_such(run: Run) -> None:
    result = run("settle", "--set", "settlement.fee=x", stdin=f"ruleset: pool-101\nset: {{match.limit: 90}}\n{DEALS}")
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith("rummycheck: --set settlement.fee=x: expected an amount")


def test_a_ruleset_file_stands_beside_the_sheet(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "club"
    folder.mkdir()
    (folder / "club.yaml").write_text("extends: indian-13\npenalties: {first_drop: 11}\n", encoding="utf-8")
    (folder / "sheet.yaml").write_text(f"ruleset: ./club.yaml\n{DEALS}", encoding="utf-8")
    assert "B 11: first drop" in run("settle", "club/sheet.yaml", cwd=tmp_path).out


@pytest.mark.parametrize("format_name", ["text", "markdown", "csv", "json", "html"])
def test_no_format_hides_what_is_found(run: Run, format_name: str) -> None:
    result = run("settle", "-f", format_name, stdin=WRONG)
    assert result.status == 1
    assert "wrong-declaration" in (result.err if format_name == "csv" else result.out)
    assert bool(result.err) == (format_name == "csv")
    assert run("settle", "-qq", "-f", format_name, stdin=WRONG) == (1, b"", b"")


@pytest.mark.parametrize(
    ("format_name", "start"),
    [("text", "<stdin>:3:9: "), ("csv", "<stdin>:3:9: "), ("json", '{"schema_version"'), ("html", "<!DOCTYPE html>")],
)
def test_quiet_leaves_whole_what_is_a_document(run: Run, format_name: str, start: str) -> None:
    result = run("settle", "-q", "-f", format_name, stdin=WRONG)
    assert result.out.startswith(start)
    if format_name in ("json", "html"):
        assert result == run("settle", "-f", format_name, stdin=WRONG)


def test_json_tells_of_sheets_that_cannot_be_settled(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(UNREADABLE.replace("declared,", "-1,"), encoding="utf-8")
    result = run("settle", "-f", "json", "a.yaml", "b.yaml", "-", stdin=SHEET, cwd=tmp_path)
    assert result.status == 2
    first, second, third = json.loads(result.out)["settlements"]
    assert (first["source"], first["error"]) == ("a.yaml", first["errors"][0])
    assert [(error["line"], error["column"]) for error in first["errors"]] == [(3, 9), (3, 16)]
    assert first["error"]["message"] == "deal 1, A: expected points from 0 to 999999, found -1"
    assert (second["source"], second["error"]["line"]) == ("b.yaml", None)
    assert third["source"] == "<stdin>"


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
