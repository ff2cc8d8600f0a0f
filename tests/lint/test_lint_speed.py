"""Is an article read no further than it must be, and a long one in a time that grows with its length alone?"""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import TIMEOUT

from rummycheck.cli.lint_parts import linter
from rummycheck.lint.decoding import Article
from rummycheck.lint.linting import Rules, Telling

HAND = "Wild: Q♦.\n\nA♥ 2♥ 3♥ / 5♣ 6♣ Q♦ / 8♦ 8♠ 4♣ / 3♦ 3♣ / K♠ Q♠\n\nThis costs 46 points.\n\n"
ROW = "| A♥ 2♥ 3♥ / 5♣ 6♣ Q♦ / 8♦ 8♠ 4♣ / 3♦ 3♣ / K♠ Q♠ | wrong | 46 |\n"
HEAD = "| Hand | Verdict | Points |\n| --- | --- | --- |\n"
PROSE = "A game has turns. Each player draws a tile, and lays one down.\n\n"

_IMPORTED = """
import sys
from rummycheck.cli.main import main
status = main(sys.argv[1:])
print(status, *sorted({"lark", "yaml", "pickle"} & set(sys.modules)))
"""


def imported(environment: dict[str, str], folder: Path, text: str, *options: str) -> str:
    """Return the exit status of a run over one article, and which packages it imported."""
    (folder / "article.md").write_text(text, encoding="utf-8")
    command = [sys.executable, "-c", _IMPORTED, "lint", "article.md", *options]
    done = subprocess.run(command, capture_output=True, check=True, cwd=folder, env=environment, timeout=TIMEOUT)
    return done.stdout.decode().splitlines()[-1]


def test_an_article_without_hands_needs_neither_grammar_nor_yaml(environment: dict[str, str], tmp_path: Path) -> None:
    assert imported(environment, tmp_path, PROSE * 10) == "0"


def test_a_suppression_in_it_needs_neither(environment: dict[str, str], tmp_path: Path) -> None:
    assert imported(environment, tmp_path, f"{PROSE}<!-- rummycheck: ignore -->\n", "--ignore", "unused-ignore") == "0"


def test_an_article_with_hands_needs_the_grammar(environment: dict[str, str], tmp_path: Path) -> None:
    assert "lark" in imported(environment, tmp_path, HAND)


@pytest.mark.parametrize("option", [("-r", "no-such"), ("--set", "points.cap=many"), ("-w", "1♥")], ids=" ".join)
def test_an_option_that_is_wrong_is_told_even_so(
    environment: dict[str, str], tmp_path: Path, option: tuple[str, str]
) -> None:
    assert imported(environment, tmp_path, PROSE, *option).startswith("2")


def seconds(text: str) -> float:
    """Return the processor's time for one article."""
    start = time.process_time()
    linter().report(Article("article.md", text), Rules("indian-13"), Telling())
    return time.process_time() - start


@pytest.mark.parametrize(
    ("head", "part"),
    [("", HAND), (HEAD, ROW), ("", HAND.replace("\n\n", " ")), ("", PROSE + HAND)],
    ids=["paragraphs", "rows", "one-paragraph", "prose"],
)
def test_four_times_as_many_hands_take_about_four_times_as_long(head: str, part: str) -> None:
    seconds(head + part)
    short, long = seconds(head + part * 60), seconds(head + part * 240)
    assert long < 10 * short
