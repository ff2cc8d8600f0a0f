"""What if nobody reads, nothing can be written, or the user interrupts?"""

import os
import signal
import subprocess
from pathlib import Path

import pytest
from conftest import COMMAND, TIMEOUT, UNREADABLE, VALID, started

pytestmark = pytest.mark.skipif(os.name != "posix", reason="these are the ways of a POSIX shell")
needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")

WRITERS = (
    ("-V",),
    ("-h",),
    ("check", "-h"),
    ("check", VALID),
    ("check", "-f", "json", VALID),
    ("check", "--points", VALID),
    ("explain",),
    ("explain", "card-count"),
    ("rulesets", "list"),
    ("rulesets", "show", "indian-13"),
)
"""Command lines that write to standard output."""


def shell(redirection: str, *arguments: str, environment: dict[str, str]) -> subprocess.CompletedProcess[bytes]:
    """Run the program with a shell's redirection."""
    script = f'exec "$@" {redirection}'
    command = ["sh", "-c", script, "sh", *COMMAND, *arguments]
    return subprocess.run(command, capture_output=True, check=False, env=environment, timeout=TIMEOUT)


UNBUFFERED = pytest.mark.parametrize(
    "more", [{}, {"PYTHONUNBUFFERED": "1"}], ids=["buffered", "unbuffered"]
)  # Without a buffer, Python itself does not go on where only a part could be written.


@UNBUFFERED
@pytest.mark.parametrize("format_name", ["concise", "text", "json", "jsonl", "points"])
def test_a_reader_that_goes_away_ends_the_run_in_silence(
    environment: dict[str, str], tmp_path: Path, format_name: str, more: dict[str, str]
) -> None:
    # More than a pipe holds, in whichever format: the program must meet the closed end.
    (tmp_path / "many.rummy").write_text(f"{VALID}\n" * 40_000, encoding="utf-8")
    command = [*COMMAND, "check", "-f", format_name, "--file", "many.rummy"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment | more, cwd=tmp_path
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.wait(TIMEOUT) == 141
        assert running.stderr.read() == b""


@pytest.mark.parametrize("arguments", WRITERS, ids=" ".join)
def test_a_closed_standard_output_is_told_in_one_line(environment: dict[str, str], arguments: tuple[str, ...]) -> None:
    done = shell(">&-", *arguments, environment=environment)
    assert done.returncode == 2
    assert done.stderr == b"rummycheck: standard output is closed\n"


@needs_full
@pytest.mark.parametrize("arguments", WRITERS, ids=" ".join)
def test_a_full_disk_is_told_in_one_line(environment: dict[str, str], arguments: tuple[str, ...]) -> None:
    done = shell(">/dev/full", *arguments, environment=environment)
    assert done.returncode == 2
    assert done.stderr == b"rummycheck: standard output: No space left on device\n"


def long_sheet(folder: Path) -> str:
    """Write a score sheet whose settlement, told in one go, is more than a pipe or a small disk takes."""
    deals = "  - {A: declared, B: first drop}\n" * 4_000
    (folder / "long.yaml").write_text(f"players: [A, B]\ndeals:\n{deals}", encoding="utf-8")
    return str(folder / "long.yaml")


@UNBUFFERED
def test_a_disk_that_fills_up_in_the_middle_is_told(
    environment: dict[str, str], tmp_path: Path, more: dict[str, str]
) -> None:
    script = 'ulimit -f 20; PYTHONDONTWRITEBYTECODE=1 exec "$@" >out'
    command = ["sh", "-c", script, "sh", *COMMAND, "settle", long_sheet(tmp_path)]
    done = subprocess.run(
        command, capture_output=True, check=False, env=environment | more, cwd=tmp_path, timeout=TIMEOUT
    )
    assert done.stderr == b"rummycheck: standard output: File too large\n"
    assert done.returncode == 2


@UNBUFFERED
def test_a_reader_that_goes_away_in_the_middle_of_one_write_is_no_success(
    environment: dict[str, str], tmp_path: Path, more: dict[str, str]
) -> None:
    command = [*COMMAND, "settle", long_sheet(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment | more) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert (running.wait(TIMEOUT), running.stderr.read()) == (141, b"")


@UNBUFFERED
def test_a_long_output_is_the_same_with_a_buffer_and_without(
    environment: dict[str, str], tmp_path: Path, more: dict[str, str]
) -> None:
    done = shell("| cat", "settle", "-f", "csv", long_sheet(tmp_path), environment=environment | more)
    assert done.stdout.count(b"\n") == 4_002


@pytest.mark.parametrize(("hand", "status"), [(VALID, 0), (UNREADABLE, 2)], ids=["valid", "unreadable"])
@pytest.mark.parametrize("redirection", ["2>&-", pytest.param("2>/dev/full", marks=needs_full)])
def test_a_lost_standard_error_changes_no_status(
    environment: dict[str, str], redirection: str, hand: str, status: int
) -> None:
    done = shell(redirection, "check", hand, environment=environment)
    assert done.returncode == status
    assert bool(done.stdout) == (status == 0)


def test_a_closed_standard_input_is_no_input(environment: dict[str, str]) -> None:
    done = shell("<&-", "check", environment=environment)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().splitlines()[0] == (
        "rummycheck: no hand: give one as an argument, in a file with --file, or on standard input"
    )


def test_a_closed_standard_input_that_is_asked_for_is_told(environment: dict[str, str]) -> None:
    done = shell("<&-", "check", "--file", "-", VALID, environment=environment)
    assert done.returncode == 2
    assert done.stdout == b"<hand 1>:1:1: valid penalty=0 count=0\n"
    assert done.stderr == b"rummycheck: standard input is closed\n"


def test_an_interrupt_while_waiting_for_the_next_hand_ends_the_run_in_silence(environment: dict[str, str]) -> None:
    running = started("check", "-f", "concise", environment=environment)
    with running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdin.write(f"{VALID}\n".encode())
        running.stdin.flush()
        assert running.stdout.readline() == b"<stdin>:1:1: valid penalty=0 count=0\n"
        running.send_signal(signal.SIGINT)
        assert running.wait(TIMEOUT) == 130
        assert running.stdout.read() == b""
        assert running.stderr.read() == b""
