"""Is put right what is certain, and nothing else touched?"""

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from rummycheck.lint.diffs import unified_diff
from rummycheck.lint.findings import Finding, Fix
from rummycheck.lint.fixes import Fixed, with_fixes
from rummycheck.lint.places import Stretch
from rummycheck.problems import Severity

SUM = "8 + 8 + 4 = 21 points"


def findings(*fixes: tuple[int, int, str]) -> list[Finding]:
    return [
        Finding(Stretch(start, end), "claim-points", Severity.ERROR, "", fix=Fix(Stretch(start, end), text))
        for start, end, text in fixes
    ]


@pytest.mark.parametrize(
    ("fixes", "fixed"),
    [
        ([], Fixed(SUM, 0, 0)),
        ([(12, 14, "20")], Fixed("8 + 8 + 4 = 20 points", 1, 0)),
        ([(12, 14, "20"), (0, 1, "10")], Fixed("10 + 8 + 4 = 20 points", 2, 0)),
        ([(12, 14, "20"), (12, 14, "20")], Fixed("8 + 8 + 4 = 20 points", 1, 0)),
        ([(12, 14, "20"), (12, 14, "22")], Fixed("8 + 8 + 4 = 20 points", 1, 1)),
        ([(10, 13, "= 1"), (12, 14, "20")], Fixed("8 + 8 + 4 = 11 points", 1, 1)),
        ([(0, 1, "2"), (1, 2, "")], Fixed("2+ 8 + 4 = 21 points", 2, 0)),
        ([(21, 21, "!"), (21, 21, "?"), (0, 0, ">")], Fixed(">8 + 8 + 4 = 21 points!", 2, 1)),
    ],
    ids=["none", "one", "two", "equal", "at-odds", "overlapping", "touching", "insertions"],
)
def test_the_first_of_overlapping_fixes_is_applied(fixes: Sequence[tuple[int, int, str]], fixed: Fixed) -> None:
    assert with_fixes(SUM, findings(*fixes)) == fixed
    assert with_fixes(SUM, reversed(findings(*fixes))) == fixed


def test_a_finding_without_a_fix_changes_nothing() -> None:
    assert with_fixes(SUM, [Finding(Stretch(0, 1), "claim-meld", Severity.ERROR, "")]) == Fixed(SUM, 0, 0)


BEFORE = "".join(f"line {number}\n" for number in range(1, 10))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (BEFORE, BEFORE.replace("line 5", "line five")),
        (BEFORE, BEFORE.replace("1", "one").replace("9", "nine")),
        ("a\r\nb\r\nc", "a\r\nB\r\nc"),
        ("a\rb\rc\r", "a\rB\rc\r"),
        ("a\nb", "a\nB"),
        ("a\nb\n", "a\nb\nc"),
        ("a\x0cb\x85c\u2028d\n", "A\x0cb\x85c\u2028d\n"),
        ("a", ""),
    ],
    ids=["middle", "ends", "crlf", "cr", "no-end", "end-lost", "no-line-ends", "emptied"],
)
def test_a_diff_can_be_applied(tmp_path: Path, before: str, after: str) -> None:
    (tmp_path / "docs").mkdir()
    file = tmp_path / "docs" / "a.md"
    file.write_bytes(before.encode())
    diff = "".join(f"{line}\n" for line in unified_diff("docs/a.md", before, after))
    subprocess.run(["git", "apply", "-"], input=diff.encode(), cwd=tmp_path, check=True)
    assert file.read_bytes() == after.encode()


def test_a_diff_shows_what_stands_around() -> None:
    assert list(unified_diff("docs/a.md", "a\nb\nc", "a\nb\nC")) == [
        "--- a/docs/a.md",
        "+++ b/docs/a.md",
        "@@ -1,3 +1,3 @@",
        " a",
        " b",
        "-c",
        "\\ No newline at end of file",
        "+C",
        "\\ No newline at end of file",
    ]
    assert list(unified_diff("a.md", BEFORE, BEFORE)) == []
