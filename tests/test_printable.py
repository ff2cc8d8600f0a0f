"""Is foreign text shown safely, and do carets stand under what they mean?"""

import pytest
from conftest import judged

from rummycheck.printable import printable, width
from rummycheck.reporters.text import excerpt_lines
from rummycheck.source import Span


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("A♥ 10♥ | PJ", "A♥ 10♥ | PJ"),
        ("Jürgen\u00a0一", "Jürgen\u00a0一"),
        ("♥️", "♥️"),
        ("\x1b[31m", r"\x1b[31m"),
        ("\x9b", r"\x9b"),
        ("a\tb\rc", r"a\x09b\x0dc"),
        ("\u202e\u2066\u200f", r"\u202e\u2066\u200f"),
        ("\u200b\ufeff\u00ad", r"\u200b\ufeff\xad"),
        ("क्\u200dष र्\u200dय", "क्\u200dष र्\u200dय"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("അവന്\u200d", "അവന്\u200d"),
        ("👩\u200d🚒 ❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈", "👩\u200d🚒 ❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈"),
        ("\u200dक A\u200dB Ж\u200cЖ e\u0301\u200c", r"\u200dक A\u200dB Ж\u200cЖ e" + "\u0301" + r"\u200c"),
        ("क\u200d\u200dष", r"क\u200d\u200dष"),
        ("♥\u200d♠ ♥\u200d", r"♥\u200d♠ ♥\u200d"),
        ("\u2028\u2029\x85", r"\u2028\u2029\x85"),
        ("\U000e0041", r"\U000e0041"),
        ("\udcff", r"\xff"),
        ("\ud800", r"\ud800"),
    ],
    ids=[
        "cards",
        "letters",
        "emoji",
        "esc",
        "csi",
        "blanks",
        "bidi",
        "unseen",
        "hindi",
        "persian",
        "malayalam",
        "families",
        "in-vain",
        "twice",
        "suits",
        "lines",
        "tags",
        "byte",
        "surrogate",
    ],
)
def test_only_what_is_seen_is_shown_as_it_is(text: str, shown: str) -> None:
    assert printable(text) == shown


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("A♥", 2),
        ("A♥\ufe0f", 2),
        ("一二", 4),
        ("Ａ", 2),
        ("e\u0301", 1),
        ("🃏", 2),
        ("", 0),
        ("शुद्ध", 3),
        ("กำ่", 2),
        ("A\u20e3", 1),
    ],
    ids=["card", "emoji", "wide", "full", "accent", "joker", "empty", "hindi", "thai", "keycap"],
)
def test_the_columns_of_a_terminal_are_counted(text: str, columns: int) -> None:
    assert width(text) == columns


@pytest.mark.parametrize(
    ("line", "excerpt"),
    [
        ("A♥ 2♥ 1♥", ["  A♥ 2♥ 1♥", "        ^^"]),
        ("A♥ 2♥ 3", ["  A♥ 2♥ 3", "        ^"]),
        ("(A♥ 2♥ 3♥", ["  (A♥ 2♥ 3♥", "           ^"]),
        ("A♥\ufe0f 2♥\ufe0f 1♥", ["  A♥\ufe0f 2♥\ufe0f 1♥", "        ^^"]),
        ("一二: A♥ 1♥", ["  一二: A♥ 1♥", "           ^^"]),
        ("A♥ 一二", ["  A♥ 一二", "     ^^^^"]),
        ("A♥\t1♥", ["  A♥\\x091♥", "        ^^"]),
        ("Hand (e\u0301): 1♥", ["  Hand (e\u0301): 1♥", "            ^^"]),
        ("Hand (शुद्ध): 1♥", ["  Hand (शुद्ध): 1♥", "              ^^"]),
        ("Hand (\x1b): 1♥", ["  Hand (\\x1b): 1♥", "               ^^"]),
        ("🂡 🃏 1♥", ["  🂡 🃏 1♥", "       ^^"]),
        (" 1♥", ["   1♥", "   ^^"]),
    ],
    ids=["card", "rank", "end", "emoji", "wide", "wide-fault", "tab", "accent", "hindi", "escape", "pictured", "start"],
)
def test_carets_stand_under_the_fault(line: str, excerpt: list[str]) -> None:
    (one,) = judged(line)
    assert one.error is not None
    assert one.error.span is not None
    assert list(excerpt_lines(one.text, one.error.span)) == excerpt


def test_a_long_line_is_shown_around_its_fault() -> None:
    line = f"{'A♥ ' * 100}1♥{' K♥' * 100}"
    shown, carets = excerpt_lines(line, Span(1, 301, 1, 303))
    assert len(shown) <= 80
    assert shown[carets.index("^") : carets.rindex("^") + 1] == "1♥"


@pytest.mark.parametrize("start", [1, 20, 41, 60, 160], ids=str)
def test_carets_of_a_long_fault_end_with_the_excerpt(start: int) -> None:
    line = "z" * 200
    shown, carets = excerpt_lines(line, Span(1, start, 1, 201))
    assert len(carets) <= len(shown) <= 80
    assert set(carets.strip()) == {"^"}
