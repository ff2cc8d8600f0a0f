"""Which format and which colours does a terminal get, and which a pipe?"""

import errno
import os
import re
import subprocess
import sys

import pytest
from conftest import COMMAND, TIMEOUT, VALID, WRONG, Run

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals here", allow_module_level=True)

import pty

ESCAPE = "\x1b["


def on_terminal(environment: dict[str, str], *arguments: str, stdin: str | None = None) -> tuple[int, str]:
    """Run the program with a terminal for its output, and for its input if there is none; return status and output."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=theirs if stdin is None else subprocess.PIPE,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    ) as running:
        os.close(theirs)
        if running.stdin is not None:
            running.stdin.write((stdin or "").encode())
            running.stdin.close()
        output = b"".join(iter(lambda: _read(ours), b""))
        os.close(ours)
        return running.wait(TIMEOUT), output.decode().replace("\r\n", "\n")


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError as error:  # On Linux the end of a terminal is an error.
        if error.errno != errno.EIO:
            raise
        return b""


@pytest.mark.parametrize(
    ("settings", "is_colored"),
    [
        ({}, True),
        ({"NO_COLOR": "1"}, False),
        ({"NO_COLOR": ""}, True),
        ({"TERM": "dumb"}, False),
        ({"TERM": "dumb", "FORCE_COLOR": "1"}, True),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
    ],
    ids=["plain", "no-color", "no-color-empty", "dumb", "dumb-forced", "no-color-forced"],
)
def test_a_terminal_is_coloured_unless_it_does_not_want_it(
    environment: dict[str, str], settings: dict[str, str], is_colored: bool
) -> None:
    status, output = on_terminal(environment | settings, "check", VALID)
    assert status == 0
    assert (ESCAPE in output) == is_colored


@pytest.mark.parametrize(
    ("settings", "is_colored"),
    [({}, False), ({"FORCE_COLOR": "1"}, True), ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False)],
    ids=["plain", "forced", "forced-and-forbidden"],
)
def test_a_pipe_is_coloured_only_if_it_is_told(run: Run, settings: dict[str, str], is_colored: bool) -> None:
    assert (ESCAPE in run("check", VALID, env=settings).out) == is_colored


def test_the_option_beats_the_environment(run: Run, environment: dict[str, str]) -> None:
    assert ESCAPE in run("check", "--color", "always", VALID, env={"NO_COLOR": "1", "TERM": "dumb"}).out
    assert ESCAPE not in on_terminal(environment | {"FORCE_COLOR": "1"}, "check", "--color", "never", VALID)[1]


@pytest.mark.parametrize("arguments", [("explain", "card-count"), ("rulesets", "list")], ids=" ".join)
def test_every_command_obeys_the_option(run: Run, arguments: tuple[str, ...]) -> None:
    coloured = run(*arguments, "--color", "always").out
    assert ESCAPE in coloured
    assert ESCAPE not in run(*arguments).out


@pytest.mark.parametrize("format_name", ["concise", "json", "jsonl", "points"])
def test_what_programs_read_is_never_coloured(run: Run, format_name: str) -> None:
    assert ESCAPE not in run("check", "-f", format_name, "--color", "always", WRONG).out


def test_colours_change_no_word(run: Run) -> None:
    coloured = run("check", "--color", "always", WRONG).out
    words = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert [line.rstrip() for line in words.splitlines()] == run("check", WRONG).out.splitlines()


def test_one_argument_gets_a_report_wherever_it_goes(run: Run, environment: dict[str, str]) -> None:
    assert run("check", VALID).out.startswith("valid declaration: 0 penalty points")
    status, output = on_terminal(environment | {"NO_COLOR": "1"}, "check", VALID)
    assert (status, output) == (0, run("check", VALID).out)


def test_many_hands_get_a_line_each_in_a_pipe(run: Run) -> None:
    assert run("check", stdin=f"{VALID}\n").out == "<stdin>:1:1: valid penalty=0 count=0\n"
    assert run("check", VALID, VALID).out == (
        "<hand 1>:1:1: valid penalty=0 count=0\n<hand 2>:1:1: valid penalty=0 count=0\n"
    )


def test_many_hands_get_a_report_each_at_a_terminal(run: Run, environment: dict[str, str]) -> None:
    status, output = on_terminal(environment | {"NO_COLOR": "1"}, "check", stdin=f"{VALID}\n{VALID}\n")
    report = run("check", VALID).out
    assert (status, output) == (0, f"{report}\n{report}")


def test_a_format_that_is_asked_for_is_what_comes(run: Run, environment: dict[str, str]) -> None:
    assert run("check", "-f", "text", stdin=VALID).out == run("check", VALID).out
    assert on_terminal(environment, "check", "-f", "points", VALID) == (0, "0\n")


def test_a_terminal_is_not_waited_for(environment: dict[str, str]) -> None:
    status, output = on_terminal(environment, "check")
    assert status == 2
    assert output.startswith(
        "rummycheck: no hand: give one as an argument, in a file with --file, or on standard input"
    )
