"""Is a finding marked at GitHub where it stands, and nothing else done?"""

import re
from urllib.parse import unquote

import pytest
from example_article import CLEAN, REPORT, finding_at, told, with_findings

from rummycheck.lint.places import Stretch

COMMANDS = [
    "::error file=docs/counting.md,line=4,col=13,endLine=4,endColumn=22,title=claim-points"
    "::said to be 46 points, but the declarer pays 80 (penalties.wrong_declaration)",
    "::warning file=docs/counting.md,line=6,endLine=7,title=claim-meld::said to be a set, but ranks 8, 8 and 4 differ",
    "::notice file=docs/counting.md,line=7,col=13,endLine=7,endColumn=13,title=no-wild-designation"
    "::no wild card is named",
]


def test_each_finding_is_a_command_without_columns_if_it_has_several_lines() -> None:
    assert told("github", REPORT, CLEAN) == COMMANDS


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ("./a.md", "a.md"),
        ("a,line=9.md", "a%2Cline=9.md"),
        ("a::b:c.md", "a%3A%3Ab%3Ac.md"),
        ("100%.md", "100%25.md"),
        ("a\n::error::b.md", r"a\x0a%3A%3Aerror%3A%3Ab.md"),
        ("a\udcff.md", r"a\xff.md"),
    ],
    ids=["here", "comma", "colons", "percent", "line", "byte"],
)
def test_a_path_ends_no_property_and_no_command(path: str, written: str) -> None:
    (command,) = told("github", with_findings("A♥", [finding_at(Stretch(0, 2))], path))
    assert command.split("::")[1] == (f"error file={written},line=1,col=1,endLine=1,endColumn=3,title=claim-points")


@pytest.mark.parametrize(
    ("message", "written"),
    [
        ("50% of 3:4, say", "50%25 of 3:4, say"),
        ("%0A::error::x", "%250A::error::x"),
        ("a\r\n::error::x", r"a\x0d\x0a::error::x"),
        ("\x1b[31m\u202e", r"\x1b[31m\u202e"),
        ("##[add-mask]A", r"\x23#[add-mask]A"),
    ],
    ids=["plain", "encoded", "lines", "controls", "old-command"],
)
def test_a_message_stays_one_message(message: str, written: str) -> None:
    (command,) = told("github", with_findings("A♥", [finding_at(Stretch(0, 2), message)]))
    head, told_message = re.fullmatch("(::.*?)::(.*)", command).groups()  # type: ignore[union-attr]
    assert told_message == written
    assert unquote(told_message) == unquote(written)
    assert head.startswith("::error file=a.md,")
