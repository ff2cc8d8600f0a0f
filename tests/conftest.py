"""How do tests run the program as a user does, and its reports without a process?"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest
from hypothesis import settings

from rummycheck.checker import Checker
from rummycheck.judging import Judged, judge_lines
from rummycheck.notation import parse_designation
from rummycheck.reporters import Reporter
from rummycheck.ruleset import load_ruleset

# Where others wait for the result, the same hands are drawn every time; elsewhere every run draws new ones.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("anywhere", deadline=None)
settings.load_profile("steady" if os.environ.get("CI") else "anywhere")

COMMAND = (sys.executable, "-m", "rummycheck")
TIMEOUT = 60
"""Seconds after which a run that hangs fails its test; a sound one takes a tenth of it at most."""

VALID = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
WRONG = "Wild: Q♦; A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
UNREADABLE = "A♥ 2♥ 1♥"

# What the machine of the tester may have set, and what the program or Python obeys.
_STRIPPED = {"NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_CTYPE", "LANG", "PYTHONIOENCODING", "PYTHONUTF8"}
_STRIPPED |= {"PYTHONCOERCECLOCALE", "PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED", "_RUMMYCHECK_COMPLETE"}


class Result(NamedTuple):
    """What a run of the program left."""

    status: int
    stdout: bytes
    stderr: bytes

    @property
    def out(self) -> str:
        """Standard output, which is UTF-8 unless a test says otherwise."""
        return self.stdout.decode()

    @property
    def err(self) -> str:
        """Standard error."""
        return self.stderr.decode()


class Run(Protocol):
    """Runs the program to its end."""

    def __call__(
        self,
        *arguments: str | bytes | Path,
        stdin: str | bytes = b"",
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
    ) -> Result:
        """Return how it ended and what it wrote."""


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return an environment in which nothing but UTF-8 is set, with a cache of its own."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in _STRIPPED and not name.startswith("RUMMYCHECK_")
    }
    return kept | {"LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": str(tmp_path_factory.mktemp("cache")), "TERM": "xterm"}


@pytest.fixture(scope="session")
def run(environment: dict[str, str]) -> Run:
    """Return the function that runs the program."""

    def run_it(
        *arguments: str | bytes | Path,
        stdin: str | bytes = b"",
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
    ) -> Result:
        done = subprocess.run(
            [*COMMAND, *arguments],
            input=stdin.encode() if isinstance(stdin, str) else stdin,
            capture_output=True,
            check=False,
            cwd=cwd,
            env=environment | dict(env or {}),
            timeout=TIMEOUT,
        )
        return Result(done.returncode, done.stdout, done.stderr)

    return run_it


def started(*arguments: str, environment: Mapping[str, str], cwd: Path | None = None) -> subprocess.Popen[bytes]:
    """Start the program with pipes at all its ends, so that it can be interrupted."""
    # A test run in the background ignores interrupts, and its children would inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            cwd=cwd,
        )
    finally:
        signal.signal(signal.SIGINT, before)


def judged(
    text: str, ruleset: str | Path = "indian-13", *, wild: str | None = None, overrides: Sequence[str] = ()
) -> list[Judged]:
    """Return what becomes of each hand of a document named hands.rummy."""
    checker = Checker(load_ruleset(ruleset, overrides))
    designated = parse_designation(wild) if wild is not None else None
    return list(judge_lines("hands.rummy", text.split("\n"), checker, designated))


def told(reporter: Reporter, all_judged: Iterable[Judged]) -> list[str]:
    """Return all lines of a report."""
    return [*reporter.begin(), *(line for one in all_judged for line in reporter.tell(one)), *reporter.end()]
