"""How does a bug of ours end?"""

import subprocess
import sys

import pytest
from conftest import TIMEOUT

# No input is known that makes a bug, so one is put in where a hand is judged.
_BROKEN = """
import sys
from rummycheck.checker import Checker
from rummycheck.cli.main import main

def fail(*_arguments):
    raise {error}

Checker.check = fail
sys.exit(main(["check", "A♥", "2♥"]))
"""


def broken(environment: dict[str, str], error: str) -> subprocess.CompletedProcess[bytes]:
    """Run the program with an error in its middle."""
    command = [sys.executable, "-c", _BROKEN.format(error=error)]
    return subprocess.run(command, capture_output=True, check=False, env=environment, timeout=TIMEOUT)


@pytest.mark.parametrize(
    "error",
    ["ZeroDivisionError('a\\nb')", "RecursionError('deep')", "MemoryError()", "AssertionError()", "KeyError(1)"],
)
def test_a_bug_prints_one_line_and_is_never_status_1(environment: dict[str, str], error: str) -> None:
    done = broken(environment, error)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == (f"rummycheck: this is a bug: {error} (set RUMMYCHECK_TRACEBACK=1 to see where)\n")


def test_the_traceback_of_a_bug_is_there_for_who_asks(environment: dict[str, str]) -> None:
    done = broken(environment | {"RUMMYCHECK_TRACEBACK": "1"}, "ZeroDivisionError('simulated')")
    assert (done.returncode, done.stdout) == (2, b"")
    lines = done.stderr.decode().strip().splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert lines[-1] == "ZeroDivisionError: simulated"
    assert any("in fail" in line for line in lines)
