"""Is each line answered before the next is written, and in the same memory however many come?"""

import json
import os
import random
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from conftest import COMMAND, TIMEOUT, UNREADABLE, VALID, WRONG

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes can't be waited for elsewhere")

RANKS = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
SUITS = "♠♥♦♣"


class Stream:
    """A running program that is fed, and read from, a line at a time."""

    def __init__(self, running: subprocess.Popen[bytes]) -> None:
        """Take the process."""
        self._running = running
        self._read = b""

    def write(self, text: str) -> None:
        """Write now."""
        assert self._running.stdin is not None
        self._running.stdin.write(text.encode())
        self._running.stdin.flush()

    def line(self) -> str:
        """Return the next line; fail if none comes."""
        assert self._running.stdout is not None
        descriptor = self._running.stdout.fileno()
        while b"\n" not in self._read:
            ready, _, _ = select.select([descriptor], [], [], TIMEOUT)
            assert ready, "no answer"
            chunk = os.read(descriptor, 1 << 16)
            assert chunk, "the program ended"
            self._read += chunk
        line, self._read = self._read.split(b"\n", 1)
        return line.decode()

    def end(self) -> int:
        """Write no more and return the exit status."""
        assert self._running.stdin is not None
        self._running.stdin.close()
        return self._running.wait(TIMEOUT)

    def peak_memory(self) -> int:
        """Return the most memory that the program has held, in KiB."""
        status = Path(f"/proc/{self._running.pid}/status").read_text(encoding="ascii")
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM:")))


@contextmanager
def streaming(environment: dict[str, str], *arguments: str) -> Iterator[Stream]:
    """Start the program with pipes; it is killed if the test leaves early."""
    running = subprocess.Popen(
        [*COMMAND, "check", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        bufsize=0,
    )
    with running:
        try:
            yield Stream(running)
        finally:
            running.kill()


def test_each_line_is_answered_before_the_next_is_written(environment: dict[str, str]) -> None:
    with streaming(environment, "-f", "jsonl") as stream:
        for hand, verdict in ((VALID, "valid"), (WRONG, "wrong"), (UNREADABLE, None), (VALID, "valid")):
            stream.write(f"{hand}\n")
            record = json.loads(stream.line())
            assert (record["verdict"], record["input"]) == (verdict, hand)
        assert stream.end() == 2


@pytest.mark.parametrize("format_name", ["concise", "points"])
def test_other_formats_flow_as_well(environment: dict[str, str], format_name: str) -> None:
    with streaming(environment, "-f", format_name) as stream:
        for _ in range(3):
            stream.write(f"{WRONG}\n")
            assert "80" in stream.line()
        assert stream.end() == 1


def test_a_line_that_comes_in_pieces_is_answered_when_it_ends(environment: dict[str, str]) -> None:
    with streaming(environment, "-f", "concise") as stream:
        stream.write(VALID[:7])
        stream.write(VALID[7:])
        stream.write("\n")
        assert stream.line() == "<stdin>:1:1: valid penalty=0 count=0"


def test_a_designation_holds_for_the_lines_that_follow_it(environment: dict[str, str]) -> None:
    needs_wild_queens = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ Q♥ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
    told = []
    with streaming(environment, "-f", "jsonl") as stream:
        for before in ("", "Wild: Q\n", "", "Wild: 2; ", "", "Wild: 3\n"):
            stream.write(f"{before}{needs_wild_queens}\n")
            record = json.loads(stream.line())
            told.append((record["line"], record["wild"], record["verdict"]))
    assert told == [
        (1, None, "wrong"),
        (3, "Q", "valid"),
        (4, "Q", "valid"),
        (5, "2", "wrong"),
        (6, "Q", "valid"),
        (8, "3", "wrong"),
    ]


def test_a_block_is_answered_when_a_blank_line_ends_it(environment: dict[str, str]) -> None:
    with streaming(environment, "-f", "jsonl") as stream:
        stream.write("Hand 1:\nSequence: A♥ 2♥ 3♥ 4♥\nSequence: 5♣ 6♣ 7♣\nSet: 8♦ 8♠ 8♣\nSet: K♠ K♦ K♣\n\n")
        record = json.loads(stream.line())
        assert (record["verdict"], record["name"]) == ("valid", "Hand 1")
        assert record["input"].count("\n") == 4


def laid_hand(chance: random.Random) -> str:
    """Return a hand as players lay it: two sequences and two sets."""
    groups = []
    for size in (4, 3):
        suit, lowest = chance.choice(SUITS), chance.randrange(14 - size)
        groups.append(" ".join(rank + suit for rank in RANKS[lowest : lowest + size]))
    for rank in chance.sample(RANKS, 2):
        groups.append(" ".join(rank + suit for suit in chance.sample(SUITS, 3)))
    return " | ".join(groups)


def dealt_hand(chance: random.Random) -> str:
    """Return thirteen cards of a shuffled pack in threes."""
    hand = chance.sample([rank + suit for rank in RANKS for suit in SUITS], 13)
    return " | ".join(" ".join(hand[start : start + 3]) for start in range(0, 13, 3))


def dealt_hand_under_any_wild_card(chance: random.Random) -> str:
    """Return such a hand with a wild card of its own."""
    return f"Wild: {chance.choice(RANKS)}{chance.choice(SUITS)}; {dealt_hand(chance)}"


# What groups mean is remembered for as many as 32,768 different ones; laid hands share theirs, dealt ones do not.
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the peak of a running process is told by /proc")
@pytest.mark.parametrize(
    ("make_hand", "most_growth"),
    [(laid_hand, 2_000), (dealt_hand, 40_000), (dealt_hand_under_any_wild_card, 40_000)],
    ids=["laid", "dealt", "wild"],
)
def test_memory_grows_by_no_more_kib_from_2000_to_20000_hands(
    environment: dict[str, str], make_hand: Callable[[random.Random], str], most_growth: int
) -> None:
    chance = random.Random(13)
    peaks = []
    with streaming(environment, "-f", "jsonl") as stream:
        for batch in range(1, 201):
            stream.write("".join(f"{make_hand(chance)}\n" for _ in range(100)))
            for _ in range(100):
                assert stream.line().startswith("{")
            if batch in (20, 200):
                peaks.append(stream.peak_memory())
    assert peaks[1] - peaks[0] < most_growth, f"{peaks} KiB"
