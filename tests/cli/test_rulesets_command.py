"""What does `rummycheck rulesets` list and show?"""

import re
from pathlib import Path

import pytest
from conftest import Run

from rummycheck.ruleset import load_ruleset, ruleset_names

LOSING_HAND = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
FIVE_SUITS = "deck: {packs: 2, suits: [♠, ♥, ♦, ♣, ★]}\ndeclaration: {cards: null}\n"


def test_every_shipped_ruleset_is_listed_with_its_title(run: Run) -> None:
    result = run("rulesets", "list")
    assert (result.status, result.err) == (0, "")
    for name in ruleset_names():
        assert re.search(rf"^{re.escape(name)}\b.*{re.escape(load_ruleset(name).title)}$", result.out, re.MULTILINE)


@pytest.mark.parametrize("name", ruleset_names())
def test_what_is_shown_loads_again_and_judges_the_same(run: Run, tmp_path: Path, name: str) -> None:
    shown = run("rulesets", "show", name)
    assert (shown.status, shown.err) == (0, "")
    (tmp_path / "saved.yaml").write_bytes(shown.stdout)
    arguments = ("check", "-w", "Q♦", "-f", "concise", LOSING_HAND)
    saved, original = run(*arguments, "-r", "saved.yaml", cwd=tmp_path), run(*arguments, "-r", name)
    # Which ruleset judged is told, but not of the default.
    assert (saved.status, re.sub(r" ruleset=\S+", "", saved.out)) == (
        original.status,
        re.sub(r" ruleset=\S+", "", original.out),
    )
    assert saved.err.replace("saved.yaml", name) == original.err
    again = run("rulesets", "show", "saved.yaml", cwd=tmp_path)
    assert _values(again.out) == _values(shown.out)


def _values(shown: str) -> list[str]:
    """Return the lines without the places that they come from."""
    return [line.split("  # ")[0].rstrip() for line in shown.splitlines()]


def test_a_changed_key_is_shown_with_where_it_comes_from(run: Run) -> None:
    shown = run("rulesets", "show", "indian-13", "--set", "points.cap=60", "--set", "deck.packs=3").out
    assert re.search(r"^  cap: 60 +# --set points\.cap=60$", shown, re.MULTILINE)
    assert re.search(r"^  packs: 3 +# --set deck\.packs=3$", shown, re.MULTILINE)
    assert re.search(r"^  printed_jokers: 1 +# indian-13\.yaml:\d+$", shown, re.MULTILINE)


def test_what_is_shown_of_a_changed_ruleset_loads_again(run: Run, tmp_path: Path) -> None:
    changes = ("--set", "points.wild.unmatched=0")
    (tmp_path / "saved.yaml").write_bytes(run("rulesets", "show", "indian-13", *changes).stdout)
    arguments = ("check", "--as", "loser", "--points", "-w", "Q♦", LOSING_HAND)
    assert run(*arguments, "-r", "saved.yaml", cwd=tmp_path).out == "36\n"


@pytest.mark.parametrize("options", [(), ("--ascii",)], ids=["signs", "ascii"])
def test_what_is_shown_of_five_suits_loads_again(run: Run, tmp_path: Path, options: tuple[str, ...]) -> None:
    (tmp_path / "five.yaml").write_text(FIVE_SUITS, encoding="utf-8")
    shown = run("rulesets", "show", "five.yaml", *options, cwd=tmp_path)
    (tmp_path / "saved.yaml").write_bytes(shown.stdout)
    result = run("check", "-r", "saved.yaml", "A★ 2★ 3★", cwd=tmp_path)
    assert (result.status, result.err) == (0, "")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("indian-31", "no ruleset named 'indian-31': did you mean 'indian-21'?"),
        ("missing.yaml", "there is no file 'missing.yaml'"),
    ],
)
def test_what_cannot_be_shown_is_told(run: Run, tmp_path: Path, name: str, message: str) -> None:
    result = run("rulesets", "show", name, cwd=tmp_path)
    assert (result.status, result.out, result.err) == (2, "", f"rummycheck: {message}\n")
