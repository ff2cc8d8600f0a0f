"""Does an article that is no article, or means harm, get a clear, short answer, and keep no other from being linted?"""

import os
import re
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from conftest import COMMAND, TIMEOUT, Result, Run, started

from rummycheck.cli.lint import FORMATS

UNTRUE = "A♥ 2♥ 3♥ is a set.\n"
TOLD = "untrue.md:1:10: error claim-meld: said to be a set, but it is a pure sequence\n"
HARM = "\x1b[31m\u202e\u200f::error::##[error]\x9b"
"""What steers a terminal, turns words around, or commands the machine of a build."""
needs_posix = pytest.mark.skipif(os.name != "posix", reason="these are the ways of POSIX")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return a folder with an article that can be linted."""
    (tmp_path / "untrue.md").write_text(UNTRUE, encoding="utf-8")
    return tmp_path


def lint(run: Run, site: Path, *arguments: str) -> Result:
    return run("lint", *arguments, cwd=site)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("A♥ 2♥ is a hand".encode("utf-16-be"), "1:1: a NUL: UTF-16 without a byte order mark?"),
        ("A hand".encode("utf-16-le"), "1:2: a NUL: UTF-16 without a byte order mark?"),
        (b"A hand\n\nof \0 cards, and no more\n", "3:4: a NUL: is this a text?"),
        (b"\n\ncaf\xe9\n", "3:4: byte 0xE9 is not UTF-8"),
        (b"\xff\xfeA\0\0\xd8B\0", "1:2: damaged UTF-16: illegal UTF-16 surrogate"),
    ],
    ids=["utf-16-be", "utf-16-le", "nul", "latin-1", "surrogate"],
)
def test_what_is_no_text_is_told_with_its_place_and_the_others_are_linted(
    run: Run, site: Path, content: bytes, message: str
) -> None:
    (site / "bad.md").write_bytes(content)
    result = lint(run, site, "bad.md", "untrue.md", "missing.md")
    assert (result.status, result.out) == (2, TOLD)
    assert result.err.splitlines() == [
        "rummycheck: missing.md: no such file or folder",
        f"bad.md:{message}",
        "1 file, 1 hand, 1 claim: 1 error, 0 warnings",
    ]


def test_fifty_megabytes_without_a_hand_are_read_in_bounded_time_and_memory(run: Run, site: Path) -> None:
    (site / "long.md").write_text("A game has turns. Each player draws.\n\n" * 1_300_000, encoding="utf-8")
    start = time.perf_counter()
    result = lint(run, site, "long.md")
    assert (result.status, result.out) == (0, "")
    assert time.perf_counter() - start < TIMEOUT / 2


def test_more_than_is_read_is_refused(run: Run, site: Path) -> None:
    with open(site / "huge.md", "wb") as file:
        file.truncate(2_000_000_000)  # Not a byte of it is on the disk.
    result = lint(run, site, "huge.md", "untrue.md")
    assert (result.status, result.out) == (2, TOLD)
    assert result.err.startswith("rummycheck: huge.md: more than 64 MB: no article is as long as that\n")


@needs_posix
def test_a_folder_that_leads_back_into_itself_is_walked_once(run: Run, site: Path) -> None:
    (site / "docs" / "deep").mkdir(parents=True)
    (site / "docs" / "a.md").write_text(UNTRUE, encoding="utf-8")
    (site / "docs" / "deep" / "up").symlink_to("../..", target_is_directory=True)
    result = lint(run, site, "docs")
    assert result.out.splitlines() == [TOLD.replace("untrue", "docs/a").strip(), f"docs/deep/up/{TOLD}".strip()]


UNCLOSED = [
    (".md", f"{UNTRUE}\n```\ncode\n", "this code fence is never closed: all that follows is part of it"),
    (".md", f"<!-- later\n\n{UNTRUE}", "this comment is never closed: nothing after it is read"),
    (".md", "```rummy\nA♥ 2♥ 3♥\n", "this code fence is never closed: all that follows is part of it"),
    (".mdx", f"{{/* later\n\n{UNTRUE}", "this comment is never closed: nothing after it is read"),
    (".html", f"<p>Hello</p><!-- {UNTRUE}", "this comment is never closed: nothing after it is read"),
    (".html", f"<p>{UNTRUE}</p><pre>x", "this <pre> is never closed: all that follows is part of it"),
    (".adoc", f"////\n{UNTRUE}", "this comment is never closed: nothing after it is read"),
    (".adoc", f"{UNTRUE}\n----\nx\n", "this listing is never closed: all that follows is part of it"),
]


@pytest.mark.parametrize(("suffix", "text", "message"), UNCLOSED, ids=[f"{one[0]}-{one[2][5:12]}" for one in UNCLOSED])
def test_what_is_never_closed_is_told(run: Run, tmp_path: Path, suffix: str, text: str, message: str) -> None:
    (tmp_path / f"a{suffix}").write_text(text, encoding="utf-8")
    result = lint(run, tmp_path, f"a{suffix}")
    assert result.status == 1
    assert f": warning unclosed-markup: {message}\n" in result.out


@pytest.mark.parametrize("text", ["```\ncode\n", "<!-- to do\n\nA game has turns.\n", "I ❤ code.\n\n```\ncode\n"])
def test_it_is_no_matter_in_an_article_about_something_else(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "a.md").write_text(text, encoding="utf-8")
    assert lint(run, tmp_path, "a.md").out == ""


def test_that_something_is_never_closed_can_be_suppressed(run: Run, tmp_path: Path) -> None:
    text = "A♥ 2♥ 3♥ is a pure sequence.\n\n<!-- rummycheck: ignore[unclosed-markup] -->\n\n```\ncode\n"
    (tmp_path / "a.md").write_text(text, encoding="utf-8")
    assert lint(run, tmp_path, "a.md")[:2] == (0, b"")


def test_a_directive_that_names_a_file_is_told_and_the_file_never_read(run: Run, site: Path) -> None:
    (site / "club.yaml").write_text("not: [a, ruleset", encoding="utf-8")
    (site / "a.md").write_text(f"<!-- rummycheck: ruleset=./club.yaml -->\n\n{UNTRUE}", encoding="utf-8")
    result = lint(run, site, "a.md")
    assert (result.status, len(result.out.splitlines())) == (1, 2)
    assert result.out.startswith("a.md:1:26: warning unknown-directive: an article can't name a file: './club.yaml'")
    assert "never" not in result.err


def test_an_unknown_key_of_the_settings_is_told_with_its_place(run: Run, site: Path) -> None:
    (site / ".rummycheck.yaml").write_text("ruleset: gin\nfail_on: error\n", encoding="utf-8")
    result = lint(run, site, "untrue.md")
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(".rummycheck.yaml:2:1: ")
    assert "unknown key 'fail_on': did you mean 'fail-on'?" in result.err


ONE_LINE = ("(x) ", "♥ ", "4H ", "A♥ ", "5-6-", "= 8 + ", "| ", "costs 46 points ", "This is a valid declaration. ")


@pytest.mark.parametrize("suffix", [".md", ".html", ".txt"])
@pytest.mark.parametrize("seed", ONE_LINE, ids=str.strip)
def test_much_of_the_same_on_one_line_is_read_in_a_few_seconds(
    run: Run, tmp_path: Path, seed: str, suffix: str
) -> None:
    hand = "A♥ 2♥ 3♥ / 5♣ 6♣ 7♣ / 8♦ 8♠ 8♣ / K♠ K♦ K♣ K♥\n\n"
    (tmp_path / f"a{suffix}").write_text(hand + seed * (200_000 // len(seed)) + "\n", encoding="utf-8")
    assert lint(run, tmp_path, f"a{suffix}").status in (0, 1)


HARMFUL = (
    f"A♥ 2♥ 3♥ {HARM} is a set.\n",
    f"{HARM} A♥ 2♥ 3♥ is a set {HARM}.\n",
    f"<!-- rummycheck: {HARM}=1 -->\n\n::error::\n##[error] A♥ 2♥ 3♥ is a set.\n",
    f"<!-- rummycheck: ignore[{HARM}] -->\n\nA♥ 2♥ 3♥ is a set.\n",
    f"```rummy\nA♥ {HARM}\n::error::x A♥\n##[error] A♥\n```\n",
)


@pytest.mark.parametrize("format_name", [*FORMATS, "hands"])
def test_no_format_carries_what_steers_a_terminal_or_commands_a_machine(
    run: Run, tmp_path: Path, format_name: str
) -> None:
    names = [f"{number}.md" for number in range(len(HARMFUL))]
    if os.name == "posix":
        names = ["::error::0.md", "##[error]1.md", "\x1b[31m2.md", "\u202e3.md", "4.md"]
    for name, text in zip(names, HARMFUL, strict=True):
        (tmp_path / name).write_text(text, encoding="utf-8")
    choice = ("--list-hands",) if format_name == "hands" else ("-f", format_name)
    result = lint(run, tmp_path, *choice, *names)
    assert result.status in (0, 1)
    told = result.out + result.err
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]", told)
    commands = [line for line in told.splitlines() if re.match(r"\s*(?:::|##)", line)]
    assert [
        line for line in commands if format_name != "github" or not re.match("::(?:error|warning|notice) ", line)
    ] == []


def shell(site: Path, environment: dict[str, str], redirection: str, *arguments: str) -> tuple[int, bytes]:
    """Run the program with a shell's redirection; return its status, and what it wrote to standard error."""
    command: Sequence[str] = ["sh", "-c", f'exec "$@" {redirection}', "sh", *COMMAND, "lint", *arguments]
    done = subprocess.run(command, capture_output=True, check=False, cwd=site, env=environment, timeout=TIMEOUT)
    return done.returncode, done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize("format_name", FORMATS)
def test_a_full_disk_is_told_in_one_line(environment: dict[str, str], site: Path, format_name: str) -> None:
    status, told = shell(site, environment, ">/dev/full", "-q", "-f", format_name, "untrue.md")
    assert (status, told) == (2, b"rummycheck: standard output: No space left on device\n")


@needs_posix
def test_a_reader_that_goes_away_ends_the_run_in_silence(environment: dict[str, str], site: Path) -> None:
    (site / "many.md").write_text(f"{UNTRUE}\n" * 1000, encoding="utf-8")
    command = [*COMMAND, "lint", "many.md", "untrue.md"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, cwd=site
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.wait(TIMEOUT) == 141
        assert running.stderr.read() == b""


@needs_posix
def test_an_interrupt_ends_the_run_in_silence(environment: dict[str, str], site: Path) -> None:
    running = started("lint", "untrue.md", "-", environment=environment, cwd=site)
    with running:
        assert running.stdin is not None
        assert running.stderr is not None
        time.sleep(1)
        running.send_signal(signal.SIGINT)
        assert running.wait(TIMEOUT) == 130
        assert running.stderr.read() == b""
