"""How long does a whole run take, beside the imports that it can't do without?

`python tests/bench/startup.py` runs each program and its yardstick in turn, so that both meet the same noise.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

HAND = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
WARM_UPS = 5
"""Runs that are not counted: they compile modules and fill caches."""


class Race(NamedTuple):
    """A program and what it is measured against."""

    name: str
    program: Sequence[str]
    yardstick: Sequence[str]
    aim: float
    """The most that the program may take, as a multiple of the yardstick."""


def rummycheck() -> list[str]:
    """Return how to run the program: its script, as a user does, else its module."""
    script = Path(sys.executable).with_name("rummycheck")
    return [str(script)] if script.exists() else [sys.executable, "-m", "rummycheck"]


def races() -> list[Race]:
    """Return what is measured."""
    return [
        Race(
            "check one hand",
            [*rummycheck(), "check", "-w", "Q♦", HAND],
            [sys.executable, "-c", "import click, lark, yaml"],
            aim=1.25,
        ),
        Race("--version", [*rummycheck(), "--version"], [sys.executable, "-c", "import click"], aim=1.2),
    ]


def seconds(command: Sequence[str], environment: dict[str, str]) -> float:
    """Return how long a process takes, from its start to its end."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=False, env=environment)
    return time.perf_counter() - start


def measure(race: Race, runs: int, environment: dict[str, str]) -> tuple[list[float], list[float]]:
    """Return the times of the program and those of its yardstick."""
    pairs = [
        (seconds(race.program, environment), seconds(race.yardstick, environment)) for _ in range(WARM_UPS + runs)
    ][WARM_UPS:]
    return [program for program, _ in pairs], [yardstick for _, yardstick in pairs]


def main() -> None:
    """Print a table of milliseconds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=40, help="runs of each program (default: 40)")
    runs: int = parser.parse_args().runs
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    print(f"{'milliseconds':<16}{'':<14}{'min':>8}{'median':>8}")
    for race in races():
        program, yardstick = measure(race, runs, environment)
        for name, times in ((race.name, program), (race.yardstick[-1].removeprefix("import "), yardstick)):
            print(f"{name:<30}{min(times) * 1000:>8.1f}{statistics.median(times) * 1000:>8.1f}")
        least, middle = min(program) / min(yardstick), statistics.median(program) / statistics.median(yardstick)
        print(f"{'  times':<30}{least:>8.2f}{middle:>8.2f}  (aim: {race.aim})")


if __name__ == "__main__":
    main()
