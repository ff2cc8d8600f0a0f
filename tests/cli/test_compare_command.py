"""What does `rummycheck check --compare` say of one hand under several rulesets?"""

import json
from pathlib import Path

from conftest import Run

LOSING_HAND = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
NO_WILD_CARD = "wild: {by: none}\n"


def test_the_table_has_a_line_for_each_ruleset(run: Run) -> None:
    result = run("check", "-w", "Q♦", "--compare", "indian-13,indian-13-zero-jokers", LOSING_HAND)
    assert (result.status, result.err) == (1, "")
    assert result.out.splitlines() == [
        "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠",
        "",
        "ruleset                verdict  penalty  count  first reason",
        "indian-13              wrong         80     46  7 cards are in no sequence or",
        "                                                set",
        "indian-13-zero-jokers  wrong         80     36  7 cards are in no sequence or",
        "                                                set",
    ]


def test_a_ruleset_that_can_not_judge_the_hand_says_why_and_stops_no_other(run: Run, tmp_path: Path) -> None:
    (tmp_path / "plain.yaml").write_text(NO_WILD_CARD, encoding="utf-8")
    result = run("check", "-w", "Q♦", "--compare", "plain.yaml,indian-13", LOSING_HAND, cwd=tmp_path)
    rows = result.out.splitlines()[3:]
    assert result.status == 1
    assert rows[0].split()[:4] == ["plain.yaml", "-", "-", "-"]
    assert "Q♦ can't be the wild card" in rows[0]
    assert any(row.split()[:4] == ["indian-13", "wrong", "80", "46"] for row in rows)


def test_all_stands_for_every_shipped_ruleset(run: Run) -> None:
    listed = [rules["name"] for rules in json.loads(run("rulesets", "list", "--format", "json").out)]
    records = run("check", "--compare", "all", "-f", "jsonl", LOSING_HAND).out.splitlines()
    assert len(records) == len(listed)
    assert {json.loads(line).get("ruleset") for line in records} - {None} <= set(listed)


def test_a_hand_that_no_ruleset_can_judge_is_status_2(run: Run, tmp_path: Path) -> None:
    (tmp_path / "plain.yaml").write_text(NO_WILD_CARD, encoding="utf-8")
    assert run("check", "-w", "Q♦", "--compare", "plain.yaml", "5♣ 6♣ 7♣", cwd=tmp_path).status == 2


def test_a_hand_that_is_valid_by_all_is_status_0(run: Run) -> None:
    hand = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
    assert run("check", "--compare", "indian-13,indian-13-zero-jokers", hand).status == 0


def test_an_unreadable_hand_is_told_once_and_the_others_compared(run: Run) -> None:
    result = run("check", "--compare", "indian-13,indian-13-zero-jokers", stdin="A♥ 1♥\n5♣ 6♣ 7♣\n")
    assert result.status == 2
    assert result.err.splitlines()[0] == "<stdin>:1:4: error unreadable-hand: there is no rank 1: did you mean A♥?"
    assert result.out.splitlines()[0] == "5♣ 6♣ 7♣"


def test_an_unknown_ruleset_among_the_names_is_refused(run: Run) -> None:
    result = run("check", "--compare", "indian-13,indain-13", LOSING_HAND)
    assert (result.status, result.out) == (2, "")
    assert result.err == "rummycheck: no ruleset named 'indain-13': did you mean 'indian-13'?\n"


def test_the_table_fits_a_terminal(run: Run) -> None:
    result = run("check", "-w", "Q♦", "--compare", "all", LOSING_HAND)
    assert max(map(len, result.out.splitlines())) <= 80
