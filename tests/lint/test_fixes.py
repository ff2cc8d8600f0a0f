"""Is put right what is certain, and nothing else touched?"""

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from rummycheck.lint.diffs import unified_diff
from rummycheck.lint.findings import Finding, Fix
from rummycheck.lint.fixes import Mending
from rummycheck.lint.places import Stretch
from rummycheck.problems import Severity

SUM = "8 + 8 + 4 = 21 points"


def findings(*fixes: tuple[int, int, str]) -> list[Finding]:
    return [
        Finding(Stretch(start, end), "claim-points", Severity.ERROR, "", fix=Fix(Stretch(start, end), text))
        for start, end, text in fixes
    ]


@pytest.mark.parametrize(
    ("fixes", "fixed", "places"),
    [
        ([], SUM, 0),
        ([(12, 14, "20")], "8 + 8 + 4 = 20 points", 1),
        ([(12, 14, "20"), (0, 1, "10")], "10 + 8 + 4 = 20 points", 2),
        ([(12, 14, "20"), (12, 14, "20")], "8 + 8 + 4 = 20 points", 1),
        ([(12, 14, "20"), (12, 14, "22")], SUM, 0),
        ([(12, 14, "20"), (12, 14, "22"), (12, 14, "24"), (0, 1, "9")], "9 + 8 + 4 = 21 points", 1),
        ([(10, 13, "= 1"), (12, 14, "20")], SUM, 0),
        ([(0, 1, "2"), (1, 2, "")], "2+ 8 + 4 = 21 points", 2),
        ([(21, 21, "!"), (21, 21, "?"), (0, 0, ">")], f">{SUM}", 1),
        ([(0, 1, "8")], SUM, 0),
    ],
    ids=["none", "one", "two", "equal", "at-odds", "three-at-odds", "overlapping", "touching", "insertions", "same"],
)
def test_fixes_are_applied_but_none_where_two_are_at_odds(
    fixes: Sequence[tuple[int, int, str]], fixed: str, places: int
) -> None:
    for found in (findings(*fixes), list(reversed(findings(*fixes)))):
        mending = Mending(SUM)
        mending.take(found)
        assert (mending.text, mending.places) == (fixed, places)


def test_a_finding_without_a_fix_changes_nothing() -> None:
    mending = Mending(SUM)
    assert not mending.take([Finding(Stretch(0, 1), "claim-meld", Severity.ERROR, "")])
    assert mending.text == SUM


def test_a_place_that_would_be_put_right_again_gets_back_what_it_was() -> None:
    mending = Mending(SUM)
    assert mending.take(findings((0, 1, "108"), (12, 14, "20")))
    assert mending.text == "108 + 8 + 4 = 20 points"
    assert mending.take(findings((14, 16, "120"), (6, 7, "80")))
    assert (mending.text, mending.places) == ("108 + 80 + 4 = 21 points", 2)
    assert not mending.take(findings((15, 17, "20")))
    assert mending.take(findings((2, 3, "9")))
    assert (mending.text, mending.places) == ("8 + 80 + 4 = 21 points", 1)


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
