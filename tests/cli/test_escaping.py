"""Can text that somebody else wrote steer the reader's terminal, or the machine that reads a log?"""

import re
import unicodedata
from pathlib import Path

import pytest
from conftest import UNREADABLE, VALID, Result, Run

FORMATS = ("text", "concise", "json", "jsonl")
SHADY = {
    "escape": "\x1b[31m",
    "c1-escape": "\x9b31m",
    "override": "\u202e",
    "isolate": "\u2066",
    "mark": "\u200f",
    "bell": "\a",
    "backspace": "\b",
    "zero-width": "\u200b",
}


def steering(result: Result) -> set[str]:
    """Return the characters of the output that do something else than being seen."""
    return {
        character
        for character in result.out + result.err
        if character != "\n" and unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp")
    }


HANDS = """{0}
A♥ 2♥ {0}
Hand ({0}): A♥ 1♥
Hand ({0}): A♥ 2♥ 3♥
A♥ 2♥ 3♥ | set ({0}): 4♥ 5♥ 6♥
A♥ 2♥ (as {0}) 3♥
Wild: {0}
# {0}
"""


@pytest.mark.parametrize("shady", SHADY.values(), ids=SHADY)
@pytest.mark.parametrize("format_name", ["text", "concise"])
def test_what_a_hand_says_is_escaped(run: Run, shady: str, format_name: str) -> None:
    result = run("check", "-f", format_name, stdin=HANDS.format(shady))
    assert result.status == 2
    assert steering(result) == set()


@pytest.mark.parametrize("format_name", FORMATS)
def test_what_a_file_is_called_is_escaped(run: Run, tmp_path: Path, format_name: str) -> None:
    name = "a\x1b[31m\nb.rummy"
    (tmp_path / name).write_text(f"{VALID}\n{UNREADABLE}\nA♥\n", encoding="utf-8")
    result = run("check", "-f", format_name, "--file", name, cwd=tmp_path)
    assert steering(result) == set()
    assert result.err.splitlines()[0].startswith(r"a\x1b[31m\x0ab.rummy:2:7: error")
    assert steering(run("check", "-q", "--file", name, cwd=tmp_path)) == set()


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "--file", "{}"),
        ("check", "-w", "{}", "A♥"),
        ("check", "-r", "{}", "A♥"),
        ("check", "-r", "./{}.yaml", "A♥"),
        ("check", "--set", "{}=1", "A♥"),
        ("check", "--set", "deck.{}=1", "A♥"),
        ("check", "--set", "deck.packs={}", "A♥"),
        ("check", "--{}", "A♥"),
        ("check", "-f", "{}", "A♥"),
        ("{}",),
        ("explain", "{}"),
        ("rulesets", "show", "{}"),
        ("rulesets", "validate", "{}.yaml"),
        ("rulesets", "show", "indian-13", "--set", "title={}"),
    ],
    ids=" ".join,
)
def test_what_the_command_line_says_is_escaped(run: Run, arguments: tuple[str, ...]) -> None:
    result = run(*(argument.format("\x1b]0;x\a\u202e") for argument in arguments))
    assert steering(result) == set()


def test_the_title_of_a_ruleset_is_escaped(run: Run, tmp_path: Path) -> None:
    (tmp_path / "club.yaml").write_text('title: "\\e[31m\\u202e"\nsource: "\\e[31m"\n', encoding="utf-8")
    assert steering(run("rulesets", "show", "club.yaml", cwd=tmp_path)) == set()


@pytest.mark.parametrize("start", ["::error::", "##[error]"], ids=["github", "azure"])
@pytest.mark.parametrize("format_name", FORMATS)
def test_no_line_is_a_command_to_the_machine_that_runs_it(
    run: Run, tmp_path: Path, start: str, format_name: str
) -> None:
    names = [f"{start}{number}.rummy" for number in range(5)]
    (tmp_path / names[0]).write_text(VALID, encoding="utf-8")
    (tmp_path / names[1]).write_text(UNREADABLE, encoding="utf-8")
    (tmp_path / names[2]).write_text(f"{start}x\nA♥ {start}x\nHand ({start}): A♥ 1♥\n", encoding="utf-8")
    (tmp_path / names[3]).write_text("A♥ 2♥\n", encoding="utf-8")
    told = [
        run("check", "-f", format_name, "--files", *names, cwd=tmp_path),
        run("check", "-f", format_name, "-q", "--files", *names, cwd=tmp_path),
    ]
    for result in told:
        assert result.status == 2
        assert not re.search("^(?:::|##)", result.out + result.err, re.MULTILINE)


@pytest.mark.parametrize("start", ["::error::", "##[error]"], ids=["github", "azure"])
def test_no_ruleset_s_fault_is_such_a_command(run: Run, tmp_path: Path, start: str) -> None:
    (tmp_path / f"{start}.yaml").write_text("nope: 1\n", encoding="utf-8")
    result = run("check", "-r", f"{start}.yaml", VALID, cwd=tmp_path)
    assert result.status == 2
    assert not re.search("^(?:::|##)", result.err, re.MULTILINE)
