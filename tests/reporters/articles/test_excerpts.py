"""Is the fault seen in the excerpt, and do the carets stand below it?"""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rummycheck.printable import width
from rummycheck.reporters.articles.excerpt import excerpt

LONG = " ".join(f"word{number}" for number in range(100))


def lines(text: str, part: str) -> list[str]:
    start = text.index(part)
    return list(excerpt(text, start, start + len(part)).lines())


@pytest.mark.parametrize(
    ("text", "part", "shown"),
    [
        ("A♥ 2♥", "2♥", ["  A♥ 2♥", "     ^^"]),
        ("\t  A♥ 2♥  ", "2♥", ["  A♥ 2♥", "     ^^"]),
        ("A\tB", "B", ["  A B", "    ^"]),
        ("一二 A♥", "A♥", ["  一二 A♥", "       ^^"]),
        ("🂡♥️\té", "é", ["  🂡♥️ é", "     ^"]),
        ("A\x1b[31m B", "B", ["  A\\x1b[31m B", "            ^"]),
        ("## A valid hand", "valid", ["  A valid hand", "    ^^^^^"]),
        ("# 12 cards", "12", ["  12 cards", "  ^^"]),
        ("## A", "##", ["  \\x23# A", "  ^^^^^"]),
        (" ::error::A", "A", ["  \\x3a:error::A", "              ^"]),
        ("see ##[error]A", "A", ["  see \\x23#[error]A", "                  ^"]),
        ("see ##vso[x]A", "A", ["  see \\x23#vso[x]A", "                 ^"]),
        ("see ## A", "A", ["  see ## A", "         ^"]),
        ("   ", "   ", []),
    ],
    ids=[
        "plain",
        "indented",
        "tab",
        "wide",
        "emoji",
        "escape",
        "heading",
        "number",
        "marks",
        "command",
        "within",
        "azure",
        "no-command",
        "blank",
    ],
)
def test_a_line_is_shown_with_carets(text: str, part: str, shown: list[str]) -> None:
    assert lines(text, part) == shown


def test_a_long_line_is_cut_around_the_fault() -> None:
    shown, carets = lines(LONG, "word50")
    assert shown == "  ...rd45 word46 word47 word48 word49 word50 word51 word52 word53 word54 word..."
    assert shown[carets.index("^") : len(carets)] == "word50"


def test_a_long_line_is_cut_on_one_side_where_the_fault_is_near_the_other() -> None:
    start, end = lines(LONG, "word0 ")[0], lines(LONG, "word99")[0]
    assert (start.startswith("  word0 "), start.endswith("...")) == (True, True)
    assert (end.startswith("  ..."), end.endswith("word99")) == (True, True)
    assert (width(start), width(end)) == (77, 77)


def test_of_a_fault_that_is_too_long_the_beginning_is_shown() -> None:
    shown, carets = lines(f"so {LONG}", LONG)
    assert shown.startswith("  ...word0 word1")
    assert carets == "     " + "^" * 72


def test_a_fault_at_the_end_of_the_line_has_a_caret_behind_it() -> None:
    assert list(excerpt("A♥", 2, 2).lines()) == ["  A♥", "    ^"]


@example(text="\u0301" * 700, start=350, end=350)
@given(text=st.text("A♥️一\t# :[\u0301\x1b🂡", max_size=700), start=st.integers(0, 700), end=st.integers(0, 700))
def test_no_line_is_too_wide_and_every_fault_has_a_caret(text: str, start: int, end: int) -> None:
    start, end = sorted((min(start, len(text)), min(end, len(text))))
    shown = list(excerpt(text, start, end).lines())
    for line in shown:
        assert width(line) <= 80
        assert not line.lstrip().startswith(("::", "##"))
    assert not shown or set(shown[1]) == {" ", "^"}
