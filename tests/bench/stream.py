"""How many hands a second are judged on one core, and in how much memory?

`python tests/bench/stream.py` writes files of different hands, some as players lay them and some of cards as they
are dealt, and sends each through `rummycheck check --format jsonl`.
"""

import argparse
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "♠♥♦♣"
PACK = [rank + suit for rank in RANKS for suit in SUITS]
WITH_JOKER, SPOILT = 0.4, 0.1
"""How many melds but the first have a joker, and how many hands a wrong card."""


def laid_hand(chance: random.Random) -> str:
    """Return a hand as players lay it: two sequences and two sets, some with a joker, a few with a slip."""
    wild = chance.choice(PACK)
    suit, lowest = chance.choice(SUITS), chance.randrange(10)
    groups = [[rank + suit for rank in RANKS[lowest : lowest + 4]]]
    suit, lowest = chance.choice(SUITS), chance.randrange(11)
    groups.append([rank + suit for rank in RANKS[lowest : lowest + 3]])
    groups += [[rank + suit for suit in chance.sample(SUITS, 3)] for rank in chance.sample(RANKS, 2)]
    for group in groups[1:]:
        if chance.random() < WITH_JOKER:
            joker = chance.choice(("PJ", wild[:-1] + chance.choice(SUITS)))
            group[chance.randrange(len(group))] = joker
    if chance.random() < SPOILT:
        chance.choice(groups)[0] = chance.choice(PACK)
    return f"Wild: {wild}; {' | '.join(map(' '.join, groups))}"


def dealt_hand(chance: random.Random) -> str:
    """Return thirteen cards of a shuffled pack, in groups of 4, 3, 3 and 3."""
    cards = chance.sample(PACK, 13)
    return " | ".join(" ".join(cards[start:end]) for start, end in ((0, 4), (4, 7), (7, 10), (10, 13)))


def write_hands(path: Path, make_hand: Callable[[random.Random], str], number: int) -> None:
    """Write so many different hands, the same ones every time."""
    chance = random.Random(13)
    hands: dict[str, None] = {}
    while len(hands) < number:
        hands[make_hand(chance)] = None
    path.write_text("\n".join(hands) + "\n", encoding="utf-8")


def judge(path: Path) -> tuple[float, float]:
    """Judge a file; return the seconds that it takes and the peak memory in MiB."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "rummycheck", "check", "--format", "jsonl", "--file", str(path)]
    start = time.perf_counter()
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    _, _, usage = os.wait4(running.pid, 0)
    running.returncode = 0  # It has been waited for.
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return time.perf_counter() - start, usage.ru_maxrss / unit


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=100_000, help="hands in the larger files (default: 100000)")
    parser.add_argument("--runs", type=int, default=3, help="runs of each file, of which the best counts (default: 3)")
    options = parser.parse_args()
    print(f"{'hands':<12}{'number':>10}{'seconds':>10}{'a second':>10}{'peak MiB':>10}")
    with tempfile.TemporaryDirectory() as folder:
        for name, make_hand in (("laid", laid_hand), ("dealt", dealt_hand)):
            for number in (options.hands // 10, options.hands):
                path = Path(folder) / f"{name}-{number}.rummy"
                # In a process of its own: a child's peak starts at its parent's, which therefore has to stay small.
                writer = multiprocessing.Process(target=write_hands, args=(path, make_hand, number))
                writer.start()
                writer.join()
                taken, peak = min(judge(path) for _ in range(options.runs))
                print(f"{name:<12}{number:>10,}{taken:>10.2f}{number / taken:>10,.0f}{peak:>10.1f}")


if __name__ == "__main__":
    main()
