"""Which bytes can come in, and which can go out?"""

import codecs
import json

import pytest
from conftest import UNREADABLE, VALID, WRONG, Run

JUDGED = "<stdin>:{line}:1: valid penalty=0 count=0\n"


@pytest.mark.parametrize(
    ("mark", "encoding"),
    [
        (b"", "utf-8"),
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ],
    ids=["utf-8", "utf-8-bom", "utf-16-le", "utf-16-be"],
)
def test_unicode_is_read_and_a_mark_at_its_start_takes_no_column(run: Run, mark: bytes, encoding: str) -> None:
    result = run("check", stdin=mark + f"{UNREADABLE}\n{VALID}\n".encode(encoding))
    assert (result.status, result.out) == (2, JUDGED.format(line=2))
    assert result.err == "<stdin>:1:7: error unreadable-hand: there is no rank 1: did you mean A♥?\n"


def test_lines_end_at_lf_crlf_and_cr(run: Run) -> None:
    result = run("check", stdin=f"{VALID}\r\n{VALID}\r{VALID}\n\r\n{UNREADABLE}\r\n")
    assert result.out == "".join(JUDGED.format(line=line) for line in (1, 2, 3))
    assert result.err.startswith("<stdin>:5:7: ")


@pytest.mark.parametrize(
    "character",
    ["\x85", "\u2028", "\u2029", "\v", "\f", "\x1c"],
    ids=["NEL", "LS", "PS", "VT", "FF", "FS"],
)
def test_no_other_character_ends_a_line(run: Run, character: str) -> None:
    result = run("check", stdin=f"A♥ 2♥ 3♥ |{character} 4♥ 5♥ 6♥\n{UNREADABLE}\n")
    assert (result.status, result.out) == (2, "")
    code = f"U+{ord(character):04X}"
    assert result.err == (
        f"<stdin>:1:11: error unreadable-hand: unexpected {code}: a card or a bracket was expected\n"
        "<stdin>:2:7: error unreadable-hand: there is no rank 1: did you mean A♥?\n"
    )


@pytest.mark.parametrize(
    ("damaged", "fault"),
    [
        (b"A\x00", "1:2: error unreadable-hand: a NUL character"),
        (b"# \x00", "1:3: error unreadable-hand: a NUL character"),
        (b"\xff", "1:1: error unreadable-hand: byte 0xFF is not UTF-8"),
        (b"# \xe9t\xe9", "1:3: error unreadable-hand: byte 0xE9 is not UTF-8"),
        (b"A\xe2\x99", "1:2: error unreadable-hand: byte 0xE2 is not UTF-8"),
    ],
    ids=["nul", "nul-in-comment", "no-utf-8", "latin-1-in-comment", "half-a-suit"],
)
@pytest.mark.parametrize("format_name", ["concise", "text", "json", "jsonl"])
def test_a_damaged_line_is_told_with_its_place_and_the_others_are_judged(
    run: Run, damaged: bytes, fault: str, format_name: str
) -> None:
    result = run("check", "-f", format_name, stdin=damaged + b"\n" + VALID.encode())
    assert result.status == 2
    assert result.err.splitlines()[0] == f"<stdin>:{fault}"
    assert "valid" in result.out


@pytest.mark.parametrize("format_name", ["json", "jsonl"])
def test_bytes_that_are_no_text_stay_out_of_json(run: Run, format_name: str) -> None:
    result = run("check", "-f", format_name, stdin=b"A\xff\n", env={"PYTHONIOENCODING": "utf-8"})
    assert result.status == 2
    assert "bug" not in result.err
    json.loads(result.out)


@pytest.mark.parametrize("tail", [b"A", b"\x00\xd8A\x00"], ids=["odd-byte", "half-a-pair"])
def test_damaged_utf_16_is_bad_input_and_no_bug(run: Run, tail: bytes) -> None:
    result = run("check", stdin=codecs.BOM_UTF16_LE + f"{VALID}\n".encode("utf-16-le") + tail)
    assert result.status == 2
    assert "bug" not in result.err


NARROW = [
    pytest.param({"PYTHONIOENCODING": "cp1252"}, id="cp1252"),
    pytest.param({"PYTHONIOENCODING": "ascii"}, id="ascii"),
    pytest.param({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, id="bare-C"),
]
"""Settings under which standard output can't hold the suits."""


@pytest.mark.parametrize("settings", NARROW)
@pytest.mark.parametrize("format_name", ["text", "concise", "points"])
def test_an_output_that_cannot_hold_suits_gets_letters(run: Run, settings: dict[str, str], format_name: str) -> None:
    result = run("check", "-f", format_name, WRONG, env=settings)
    assert result.status == 1
    assert result.stdout.isascii()
    assert result.out == run("check", "-f", format_name, "--ascii", WRONG).out


@pytest.mark.parametrize("settings", NARROW)
@pytest.mark.parametrize("name", ["Jim", "Jürgen", "一"], ids=["ascii", "latin", "wide"])
@pytest.mark.parametrize("format_name", ["text", "concise", "jsonl"])
def test_a_name_that_the_output_cannot_hold_keeps_no_hand_from_being_told(
    run: Run, settings: dict[str, str], name: str, format_name: str
) -> None:
    result = run("check", "-f", format_name, f"{name}: {VALID}", env=settings)
    assert (result.status, result.stderr) == (0, b"")
    assert b"valid" in result.stdout


@pytest.mark.parametrize("settings", NARROW)
def test_json_escapes_what_the_output_cannot_hold(run: Run, settings: dict[str, str]) -> None:
    result = run("check", "-f", "jsonl", WRONG, env=settings)
    assert result.stdout.isascii()
    assert json.loads(result.stdout) == json.loads(run("check", "-f", "jsonl", WRONG).stdout)


@pytest.mark.parametrize("settings", NARROW)
def test_an_error_is_told_in_letters_too(run: Run, settings: dict[str, str]) -> None:
    result = run("check", UNREADABLE, env=settings)
    assert result.stderr == (
        b"<hand 1>:1:7: error unreadable-hand: there is no rank 1: did you mean AH?\n  AH 2H 1H\n        ^^\n"
    )


def test_the_locale_c_changes_nothing(run: Run) -> None:
    assert run("check", stdin=f"{VALID}\n{WRONG}\n{UNREADABLE}\n", env={"LC_ALL": "C"}) == run(
        "check", stdin=f"{VALID}\n{WRONG}\n{UNREADABLE}\n"
    )


def test_ascii_writes_a_letter_for_a_suit(run: Run) -> None:
    shown = run("check", "--ascii", WRONG).out
    assert shown.isascii()
    assert shown.splitlines()[4] == "  5C 6C QD    impure sequence    QD stands for 7C"
    assert run("explain", "--ascii", "card-count").out.isascii()


def test_ascii_changes_nothing_that_a_program_reads(run: Run) -> None:
    hand = f"Jürgen: {VALID}"
    result = run("check", "--ascii", "-f", "jsonl", hand)
    assert result.stdout.isascii()
    assert json.loads(result.stdout)["input"] == hand


def test_columns_are_code_points(run: Run) -> None:
    # An emoji selector is a code point of its own, and so is a character outside the basic plane.
    assert run("check", stdin="A♥\ufe0f 2♥\ufe0f 1♥").err.startswith("<stdin>:1:9: ")
    assert run("check", stdin="🂱 🂲 1♥").err.startswith("<stdin>:1:5: ")
