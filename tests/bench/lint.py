"""How many megabytes of articles a second are checked on one core, and how long does a run take to start?

`python tests/bench/lint.py` writes two trees of articles in every format, one whose text has no hand in it and one
with a hand in every other paragraph, and checks each as a user does and without a process.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rummycheck import check
from rummycheck.cli.lint_parts import linter
from rummycheck.lint.articles import read_article
from rummycheck.lint.linting import Linter, Rules, Telling

sys.path.insert(0, str(Path(__file__).parent))

from stream import laid_hand

MB = 1_000_000
ARTICLE = 20_000
"""About how many characters an article has."""
UNTRUE = 0.05
"""How many of the claims are untrue."""
STARTS = 20
"""Runs of each start-up, of which the best counts."""
AIM = 5
"""Megabytes a second without hands, for the whole command over the tree."""

PROSE = """
the a of to and in is it you that for on with as are this be or have from one each may all but not by at they player
game table round turn dealer deck pile rule score winner partner move piece board dice token trick bid first second
next last before after every other draws discards arranges counts scores wins loses plays waits usually therefore
often never quickly simple common modern old popular family evening tournament online
"""
WORDS = re.findall("[a-z]+", PROSE)


class Markup(NamedTuple):
    """How a format writes what articles consist of."""

    heading: Callable[[str], str]
    paragraph: Callable[[str], str]
    items: Callable[[Sequence[str]], str]
    emphasis: Callable[[str], str]


def _under(line: str) -> Callable[[str], str]:
    return lambda text: f"{text}\n{line * len(text)}\n\n"


def _prefixed(prefix: str) -> Callable[[str], str]:
    return lambda text: f"{prefix}{text}\n\n"


def _listed(bullet: str) -> Callable[[Sequence[str]], str]:
    return lambda items: "".join(f"{bullet} {item}\n" for item in items) + "\n"


def _html_list(items: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{item}</li>\n" for item in items) + "</ul>\n"


MARKDOWN = Markup(_prefixed("## "), _prefixed(""), _listed("-"), lambda word: f"**{word}**")
FORMATS: Mapping[str, Markup] = {
    ".md": MARKDOWN,
    ".mdx": MARKDOWN,
    ".html": Markup(
        lambda text: f"<h2>{text}</h2>\n", lambda text: f"<p>{text}</p>\n", _html_list, lambda word: f"<b>{word}</b>"
    ),
    ".rst": Markup(_under("="), _prefixed(""), _listed("*"), lambda word: f"**{word}**"),
    ".adoc": Markup(_prefixed("== "), _prefixed(""), _listed("*"), lambda word: f"*{word}*"),
    ".txt": Markup(_prefixed(""), _prefixed(""), _listed("-"), str),
}


def article(chance: random.Random, markup: Markup, size: int, *, has_hands: bool) -> str:
    """Return an article of about so many characters, the same one for the same chance."""
    parts: list[str] = []
    while sum(map(len, parts)) < size:
        parts.append(markup.heading(" ".join(chance.sample(WORDS, 4)).capitalize()))
        for _ in range(4):
            parts.append(markup.paragraph(" ".join(_sentence(chance, markup) for _ in range(5))))
            if has_hands:
                parts += map(markup.paragraph, _example(chance))
        parts.append(markup.items([_sentence(chance, markup) for _ in range(3)]))
    return "".join(parts)


def _sentence(chance: random.Random, markup: Markup) -> str:
    words = chance.sample(WORDS, k=chance.randrange(8, 18))
    words[chance.randrange(len(words))] = markup.emphasis(chance.choice(WORDS))
    return f"{' '.join(words)}."


def _example(chance: random.Random) -> Iterator[str]:
    """Yield the paragraphs that show a hand and say something of it."""
    written = laid_hand(chance)
    wild, hand = written.split("; ")
    yield f"{wild}."
    yield hand.replace("|", "/")
    verdict = check(written)
    is_valid = verdict.is_valid is (chance.random() > UNTRUE)
    yield f"This is {'a valid' if is_valid else 'an invalid'} declaration. The player pays {verdict.penalty} points."


def write_tree(folder: Path, suffixes: Sequence[str], size: int, *, has_hands: bool) -> int:
    """Write articles of these formats, so many bytes in all or a little more; return the bytes."""
    written = 0
    while written < size:
        number = len(list(folder.iterdir()))
        suffix = suffixes[number % len(suffixes)]
        text = article(random.Random(number), FORMATS[suffix], ARTICLE, has_hands=has_hands)
        written += (folder / f"{number:04}{suffix}").write_bytes(text.encode())
    return written


def command(*paths: str) -> list[str]:
    """Return how to check these articles as a process."""
    return [sys.executable, "-m", "rummycheck", "lint", "--isolated", "-q", *paths]


def seconds_as_process(arguments: Sequence[str]) -> float:
    """Return how long a process takes, from its start to its end."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    start = time.perf_counter()
    subprocess.run(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False, env=environment)
    return time.perf_counter() - start


def seconds_in_process(checks: Linter, folder: Path) -> float:
    """Return how long the articles of a folder take without a process."""
    start = time.perf_counter()
    for path in sorted(folder.iterdir()):
        checks.report(read_article(str(path)), Rules("indian-13"), Telling())
    return time.perf_counter() - start


def print_speeds(sizes: Mapping[bool, int]) -> None:
    """Print megabytes a second, for all formats together and for each."""
    print(f"{'megabytes a second':<22}{'MB':>7}{'command':>10}{'in process':>12}")
    for has_hands, size in sizes.items():
        for name, suffixes in (("all formats", tuple(FORMATS)), *((suffix, (suffix,)) for suffix in FORMATS)):
            print_speed(f"{'hands' if has_hands else 'no hands'}, {name}", suffixes, size, has_hands=has_hands)
            size = size // len(FORMATS) if name == "all formats" else size
    print(f"(aim: {AIM} without hands)")


def print_speed(name: str, suffixes: Sequence[str], size: int, *, has_hands: bool) -> None:
    """Print how fast one tree is checked."""
    with tempfile.TemporaryDirectory() as folder:
        megabytes = write_tree(Path(folder), suffixes, size, has_hands=has_hands) / MB
        as_command = megabytes / seconds_as_process(command(folder))
        inside = megabytes / seconds_in_process(linter(), Path(folder))
        print(f"{name:<22}{megabytes:>7.1f}{as_command:>10.2f}{inside:>12.2f}", flush=True)


def print_growth(size: int) -> None:
    """Print how long one article takes, by its size: twice as long for twice as much, if all is well."""
    print("\nseconds for one article with hands, by its size in MB")
    for part in (4, 2, 1):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "long.md")
            path.write_text(article(random.Random(1), MARKDOWN, size // part, has_hands=True), encoding="utf-8")
            print(f"{size / part / MB:<8}{seconds_as_process(command(str(path))):>8.2f}", flush=True)


def print_starts() -> None:
    """Print how long a run takes that checks one small article."""
    print(f"\n{'milliseconds to check one small article':<42}{'min':>6}")
    with tempfile.TemporaryDirectory() as folder:
        for name, has_hands in (("none.md", False), ("hands.md", True)):
            Path(folder, name).write_text(article(random.Random(1), MARKDOWN, 500, has_hands=has_hands), "utf-8")
        runs = {
            "python": [sys.executable, "-c", "pass"],
            "without hands": command(str(Path(folder, "none.md"))),
            "with hands": command(str(Path(folder, "hands.md"))),
        }
        taken = [{name: seconds_as_process(run) for name, run in runs.items()} for _ in range(STARTS)]
    for name in runs:
        print(f"{name:<42}{1000 * min(each[name] for each in taken):>6.0f}")


def main() -> None:
    """Print all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=float, default=10, help="megabytes of the tree without hands (default: 10)")
    parser.add_argument("--hands", type=float, default=2, help="megabytes of the tree with hands (default: 2)")
    options = parser.parse_args()
    print_speeds({False: int(options.size * MB), True: int(options.hands * MB)})
    print_growth(MB)
    print_starts()


if __name__ == "__main__":
    main()
