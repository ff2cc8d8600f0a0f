"""Has a place the columns that its format counts: code points, or bytes in UTF-8?"""

import json
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest
from example_article import finding_at, stretch_of, told, with_findings
from report_checks import read_rdjson, read_sarif

from rummycheck.lint.places import Source
from rummycheck.reporters.articles import Look

BEFORE = "🂡♥️\té"
"""An astral character, one with a variation selector, a tab, and one of two bytes: 5 code points, 13 bytes."""

LINE = f"{BEFORE}A♥ is red"


class Unit(NamedTuple):
    """Where a finding begins and ends by a format."""

    start: int
    end: int | None


def of_first_line(lines: Sequence[str]) -> Unit:
    found = re.match(r"a\.md:2:(\d+): ", lines[0])
    assert found
    return Unit(int(found[1]), None)


def of_jsonl(lines: Sequence[str]) -> Unit:
    record = json.loads(lines[0])
    return Unit(record["column"], record["end_column"])


def of_json(lines: Sequence[str]) -> Unit:
    record = json.loads("".join(lines))["articles"][0]["findings"][0]
    return Unit(record["column"], record["end_column"])


def of_github(lines: Sequence[str]) -> Unit:
    found = re.search(r"line=2,col=(\d+),endLine=2,endColumn=(\d+),", lines[0])
    assert found
    return Unit(int(found[1]), int(found[2]))


def of_sarif(lines: Sequence[str]) -> Unit:
    region = read_sarif(lines)["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]
    return Unit(region["startColumn"], region["endColumn"])


def of_rdjson(lines: Sequence[str]) -> Unit:
    found = read_rdjson(lines)["diagnostics"][0]["location"]["range"]
    return Unit(found["start"]["column"], found["end"]["column"])


def of_junit(lines: Sequence[str]) -> Unit:
    found = re.search(r' at 2:(\d+)"', "".join(lines))
    assert found
    return Unit(int(found[1]), None)


@pytest.mark.parametrize(
    ("name", "read", "expected"),
    [
        ("text", of_first_line, Unit(6, None)),
        ("concise", of_first_line, Unit(6, None)),
        ("json", of_json, Unit(6, 8)),
        ("jsonl", of_jsonl, Unit(6, 8)),
        ("github", of_github, Unit(6, 8)),
        ("sarif", of_sarif, Unit(6, 8)),
        ("rdjson", of_rdjson, Unit(14, 18)),
        ("junit", of_junit, Unit(6, None)),
    ],
    ids=["text", "concise", "json", "jsonl", "github", "sarif", "rdjson", "junit"],
)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["lf", "crlf", "cr"])
def test_columns_are_counted_in_the_unit_of_the_format(
    name: str, read: Callable[[Sequence[str]], Unit], expected: Unit, end: str
) -> None:
    text = f"Cards{end}{LINE}{end}"
    report = with_findings(text, [finding_at(stretch_of(text, "A♥"))])
    assert read(told(name, report, look=Look(version="1"))) == expected


def test_the_carets_stand_below_what_is_meant() -> None:
    _, shown, carets = told("text", with_findings(LINE, [finding_at(stretch_of(LINE, "A♥"))]))
    assert (shown, carets) == ("  🂡♥️ éA♥ is red", "      ^^")


def test_bytes_are_counted_from_the_beginning_of_the_line() -> None:
    source = Source("♥♥\r\n♥2")
    assert [source.byte_column(offset) for offset in range(6)] == [1, 4, 7, 8, 1, 4]
