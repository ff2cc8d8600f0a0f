"""Do `arrange` and `check` lay off on the melds of `--against`?"""

import json

import pytest
from conftest import Run

MELDS = "5♠ 6♠ 7♠ | 4♦ 4♥ 4♣"
HAND = "8♠ 8♦ 8♥ | 10♣ 10♦ 10♥ | 2♣ 3♣ 4♠ A♦"


def test_arrange_tells_what_is_laid_off_where(run: Run) -> None:
    result = run("arrange", "-r", "gin", "--against", MELDS, HAND)
    lines = result.out.splitlines()
    assert (result.status, result.stderr) == (0, b"")
    assert lines[0] == "best arrangement: 6 penalty points"
    assert lines[1] == f"  ruleset gin; against {MELDS}"
    assert "  4♠             laid off     on 5♠ 6♠ 7♠" in lines
    assert lines[-1] == "  lay off 4♠ on 5♠ 6♠ 7♠"


def test_arrange_tells_it_to_programs(run: Run) -> None:
    record = json.loads(run("arrange", "-r", "gin", "-f", "jsonl", "--against", MELDS, HAND).out)
    assert record["points"] == 6
    assert record["hand"] == "8♠ 8♥ 8♦ | 10♥ 10♦ 10♣ | A♦ 2♣ 3♣"
    assert record["laid_off"] == [{"cards": ["4♠"], "on": ["5♠", "6♠", "7♠"]}]
    assert (record["against"], record["lay_offs_weighed"]) == (MELDS, 4)


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (["arrange", "--points"], "6"),
        (["arrange", "-f", "hand"], "8♠ 8♥ 8♦ | 10♥ 10♦ 10♣ | A♦ 2♣ 3♣"),
        (["arrange", "-f", "concise"], "points=6 laid_off=4♠ ruleset=gin 8♠ 8♥ 8♦ | 10♥ 10♦ 10♣ | A♦ 2♣ 3♣"),
        (["check", "--as", "loser", "--points"], "6"),
        (["check", "--as", "loser", "-f", "concise"], "valid penalty=0 count=10 left=6 ruleset=gin"),
    ],
    ids=["points", "hand", "concise", "check-points", "check-concise"],
)
def test_short_formats_tell_it(run: Run, command: list[str], expected: str) -> None:
    result = run(*command, "-r", "gin", "--against", MELDS, HAND)
    assert (result.status, result.out.strip().rpartition(":1: ")[2]) == (0, expected)


def test_check_lays_off_only_what_is_in_no_meld(run: Run) -> None:
    """The 8♠ could go, too, and two eights would be left: `check` leaves the groups as they are written."""
    result = run("check", "-r", "gin", "--as", "loser", "-f", "jsonl", "--against", MELDS, HAND)
    record = json.loads(result.out)
    assert (record["count"], record["count_after_lay_offs"]) == (10, 6)
    assert record["laid_off"] == [{"cards": ["4♠"], "on": ["5♠", "6♠", "7♠"]}]


def test_check_tells_it_to_readers(run: Run) -> None:
    lines = run("check", "-r", "gin", "--as", "loser", "--against", MELDS, HAND).out.splitlines()
    assert lines[0] == "losing hand: 6 penalty points (10 without what is laid off)"
    assert "  4♠             laid off    on 5♠ 6♠ 7♠" in lines


@pytest.mark.parametrize(("upcard", "status"), [("6♥", 0), ("7S", 0), ("5♦", 1), ("A♣", 1), ("K♠", 0), (None, 0)])
def test_the_upcard_limits_a_knock(run: Run, upcard: str | None, status: int) -> None:
    chosen = [] if upcard is None else ["--upcard", upcard]
    result = run("check", "-r", "gin-oklahoma", *chosen, "A♠ 2♠ 3♠ | 7♦ 7♠ 7♥ | K♣ Q♣ J♣ | 6♦")
    assert result.status == status
    assert ("say which it is with `--upcard`" in " ".join(result.out.split())) == (upcard is None)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["check", "-r", "gin", "--upcard", "7S"], "--upcard 7S: the upcard decides nothing under gin"),
        (["check", "-r", "gin-oklahoma", "--upcard", "7"], "--upcard 7: a card with its suit was expected"),
        (["arrange", "-r", "gin-oklahoma", "--upcard", "1♠"], "--upcard 1♠: there is no rank 1"),
        (["check", "--compare", "gin,gin-oklahoma", "--upcard", "7S"], "--upcard and --compare can't go together"),
    ],
)
def test_an_upcard_that_decides_nothing_is_refused(run: Run, arguments: list[str], message: str) -> None:
    result = run(*arguments, HAND)
    assert (result.status, result.stdout) == (2, b"")
    assert message in result.stderr.decode()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["arrange", "--against", MELDS], "no cards are laid off under indian-13 (declaration.lay_offs: none)"),
        (["arrange", "-r", "gin-straight", "--against", MELDS], "no cards are laid off under gin-straight"),
        (["check", "--as", "loser", "--against", MELDS], "no cards are laid off under indian-13"),
        (["check", "-r", "gin", "--against", MELDS], "--against goes with --as loser"),
        (
            ["check", "-r", "gin", "--as", "loser", "--best", "--against", MELDS],
            "--against and --best can't go together",
        ),
        (["check", "--compare", "gin", "--as", "loser", "--against", MELDS], "--against and --compare can't go"),
        (["arrange", "-r", "gin", "--discard", "--against", MELDS], "--against and --discard can't go together"),
        (["arrange", "-r", "gin", "--against", "5♠ 6♠ 8♠"], "5♠ 6♠ 8♠ is no meld to lay off on"),
        (["arrange", "-r", "gin", "--against", f"{MELDS} | 9♥"], "9♥ is no meld to lay off on"),
        (["arrange", "-r", "gin", "--against", "5♠ 6♠ PJ"], "the deck of gin has no printed joker"),
        (["arrange", "-r", "gin", "--against", "5♠ 6♠ 1♠"], "there is no rank 1"),
        (["arrange", "-r", "gin", "--against", " "], "--against is empty"),
        (["arrange", "-r", "gin", "--against", "8♠ 9♠ 10♠"], "8♠ lies twice in the hand and the melds"),
        (["check", "-r", "gin", "--as", "loser", "--against", "8♠ 9♠ 10♠"], "8♠ lies twice in the hand and the melds"),
    ],
)
def test_what_can_not_be_asked_is_refused(run: Run, arguments: list[str], message: str) -> None:
    result = run(*arguments, HAND)
    assert (result.status, result.stdout) == (2, b"")
    assert message in result.stderr.decode()
