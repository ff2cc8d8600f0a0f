"""What does `rummycheck check --compare` say of one hand under several rulesets?"""

import json
import re
from pathlib import Path

import pytest
from conftest import UNREADABLE, VALID, Run

LOSING_HAND = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
TWELVE_CARDS = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦"
FALSE_MARK = "A♥ 2♥ 3♥ 4♥ | 5♣ PJ (as 8♣) 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
BOTH = "indian-13,indian-13-zero-jokers"
WITH_GIN = f"{BOTH},gin"
NO_WILD_CARD_IN_GIN = "Q♦ can't be the wild card: this ruleset has no wild card (wild.by)"
NO_WILD_CARD = "wild: {by: none}\n"


def test_the_table_has_a_line_for_each_ruleset(run: Run) -> None:
    result = run("check", "-w", "Q♦", "--compare", "indian-13,indian-13-zero-jokers", LOSING_HAND)
    assert (result.status, result.err) == (1, "")
    assert result.out.splitlines() == [
        "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠",
        "",
        "ruleset                verdict  penalty  count  first reason",
        "indian-13              wrong         80     46  8♦ 8♠ 4♣: ranks 8, 8 and 4",
        "                                                differ",
        "indian-13-zero-jokers  wrong         80     36  8♦ 8♠ 4♣: ranks 8, 8 and 4",
        "                                                differ",
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
    assert [json.loads(line)["ruleset"] for line in records] == listed


def test_all_may_stand_among_names_and_repeats_none(run: Run, tmp_path: Path) -> None:
    (tmp_path / "club.yaml").write_text("extends: indian-13\npoints: {cap: 40}\n", encoding="utf-8")
    listed = [rules["name"] for rules in json.loads(run("rulesets", "list", "--format", "json").out)]
    result = run("check", "--compare", "club.yaml,gin,all", "-f", "points", LOSING_HAND, cwd=tmp_path)
    names = [line.split()[0] for line in result.out.splitlines()]
    assert names == ["club.yaml", "gin", *(name for name in listed if name != "gin")]


def test_every_list_counts_and_a_file_is_named_by_its_path(run: Run, tmp_path: Path) -> None:
    (tmp_path / "club.yaml").write_text("extends: indian-13\npoints: {cap: 40}\n", encoding="utf-8")
    lists = ("--compare", "./club.yaml", "--compare", " indian-13 , gin ")
    result = run("check", *lists, "--as", "loser", "--points", LOSING_HAND, cwd=tmp_path)
    assert (result.status, result.out) == (1, "./club.yaml 40\nindian-13 80\ngin 67\n")


@pytest.mark.parametrize("format_name", ["text", "concise", "json", "jsonl", "points"])
def test_a_hand_that_no_ruleset_can_judge_is_told_in_one_line(run: Run, format_name: str) -> None:
    result = run("check", "-w", "Q♦", "--compare", "gin,lite-meld", "-f", format_name, "5♣ 6♣ 7♣")
    reason = f"no ruleset here can judge this hand: under gin, {NO_WILD_CARD_IN_GIN}"
    assert result.status == 2
    assert result.err.splitlines()[0] == f"<hand 1>:1:1: error unreadable-hand: {reason}"


def test_the_hand_above_a_table_is_as_written_where_no_ruleset_can_judge_it(run: Run) -> None:
    result = run("check", "-w", "Q♦", "--compare", "gin", "Hand 1:\n5♣ 6♣ 7♣\nK♠   K♥ K♦")
    assert result.out.splitlines()[:2] == ["Hand 1: 5♣ 6♣ 7♣ K♠ K♥ K♦", ""]


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


def test_a_blank_line_parts_the_tables_of_all_documents(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.rummy").write_text("5♣ 6♣ 7♣\n8♣ 8♦ 8♠\n", encoding="utf-8")
    result = run("check", "--compare", "gin", "--file", "a.rummy", "K♠", cwd=tmp_path)
    tables = [table.splitlines() for table in result.out.split("\n\n")]
    assert [lines[-1] for lines in tables[::2]] == ["K♠", "5♣ 6♣ 7♣", "8♣ 8♦ 8♠"]
    assert [lines[0].split()[0] for lines in tables[1::2]] == ["ruleset"] * 3


def test_a_losing_hand_is_only_counted(run: Run) -> None:
    result = run("check", "-w", "Q♦", "--compare", WITH_GIN, "--as", "loser", LOSING_HAND, TWELVE_CARDS)
    assert result.status == 1
    assert result.out.splitlines() == [
        LOSING_HAND,
        "",
        "ruleset                count  first reason",
        "indian-13                 46",
        "indian-13-zero-jokers     36",
        "gin                        -  Q♦ can't be the wild card: this ruleset has no",
        "                              wild card (wild.by)",
        "",
        TWELVE_CARDS,
        "",
        "ruleset                count  first reason",
        "indian-13                 20  12 cards, but 13 are declared (declaration.cards)",
        "indian-13-zero-jokers     20  12 cards, but 13 are declared (declaration.cards)",
        "gin                        -  Q♦ can't be the wild card: this ruleset has no",
        "                              wild card (wild.by)",
    ]


REST = (VALID, UNREADABLE, LOSING_HAND)
TOLD = {
    "-q": [
        "<hand 3>:1:23: error unmatched-cards: indian-13: 7 cards are in no sequence or set",
        "<hand 3>:1:23: error unmatched-cards: indian-13-zero-jokers: 7 cards are in no sequence or set",
    ],
    "-q -f concise": [
        "<hand 3>:1:23: error unmatched-cards: indian-13: 7 cards are in no sequence or set",
        "<hand 3>:1:23: error unmatched-cards: indian-13-zero-jokers: 7 cards are in no sequence or set",
    ],
    "-q --as loser": [],
    "-f concise": [
        "<hand 1>:1:1: indian-13 valid penalty=0 count=0",
        "<hand 1>:1:1: indian-13-zero-jokers valid penalty=0 count=0",
        f"<hand 1>:1:1: gin - penalty=- count=- unreadable-hand: {NO_WILD_CARD_IN_GIN}",
        "<hand 3>:1:1: indian-13 wrong penalty=80 count=46 unmatched-cards",
        "<hand 3>:1:1: indian-13-zero-jokers wrong penalty=80 count=36 unmatched-cards",
        f"<hand 3>:1:1: gin - penalty=- count=- unreadable-hand: {NO_WILD_CARD_IN_GIN}",
    ],
    "--points": [
        *("indian-13 0", "indian-13-zero-jokers 0", "gin ?"),
        *("indian-13 ?", "indian-13-zero-jokers ?", "gin ?"),
        *("indian-13 80", "indian-13-zero-jokers 80", "gin ?"),
    ],
    "-f points --as loser": [
        *("indian-13 0", "indian-13-zero-jokers 0", "gin ?"),
        *("indian-13 ?", "indian-13-zero-jokers ?", "gin ?"),
        *("indian-13 46", "indian-13-zero-jokers 36", "gin ?"),
    ],
}


@pytest.mark.parametrize("options", TOLD)
def test_other_formats_have_a_line_for_each_hand_and_ruleset(run: Run, options: str) -> None:
    result = run("check", "-w", "Q♦", "--compare", WITH_GIN, *options.split(), *REST)
    assert result.status == 2
    assert result.out.splitlines() == TOLD[options]
    assert result.err == "<hand 2>:1:7: error unreadable-hand: there is no rank 1: did you mean A♥?\n"


def test_silence_is_complete(run: Run) -> None:
    assert run("check", "-w", "Q♦", "--compare", WITH_GIN, "-qq", *REST) == (2, b"", b"")


def test_records_name_the_hand_and_the_ruleset(run: Run) -> None:
    arguments = ("check", "-w", "Q♦", "--compare", "indian-13,gin", *REST)
    document = json.loads(run(*arguments, "-f", "json").out)
    records = document["declarations"]
    assert document.keys() == {"schema_version", "declarations"}
    assert [(record["source"], record["ruleset"], record["verdict"]) for record in records] == [
        ("<hand 1>", "indian-13", "valid"),
        ("<hand 1>", "gin", None),
        ("<hand 2>", "indian-13", None),
        ("<hand 2>", "gin", None),
        ("<hand 3>", "indian-13", "wrong"),
        ("<hand 3>", "gin", None),
    ]
    assert [json.loads(line) for line in run(*arguments, "-f", "jsonl").out.splitlines()] == records
    assert records[1]["error"]["message"] == NO_WILD_CARD_IN_GIN


@pytest.mark.parametrize(
    ("options", "hand", "status"),
    [
        ((), VALID, 0),
        (("-w", "Q♦"), VALID, 0),
        ((), LOSING_HAND, 1),
        ((), FALSE_MARK, 1),
        (("--as", "loser"), LOSING_HAND, 0),
        (("--as", "loser"), TWELVE_CARDS, 1),
        (("--as", "loser"), UNREADABLE, 2),
        (("--round", "3"), VALID, 2),
    ],
    ids=["valid", "where-it-can-be", "wrong", "false-mark", "loser", "twelve-cards", "unreadable", "no-rounds"],
)
def test_the_status_is_that_of_check_among_the_rulesets_that_can_judge(
    run: Run, options: tuple[str, ...], hand: str, status: int
) -> None:
    rulesets = WITH_GIN if "-w" in options else BOTH
    for quiet in ((), ("-q",), ("-qq",)):
        assert run("check", *options, *quiet, "--compare", rulesets, hand).status == status


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--compare", ""), "--compare expects names of rulesets parted by commas, or all: found ''"),
        (
            ("--compare", "gin,,deals"),
            "--compare expects names of rulesets parted by commas, or all: found 'gin,,deals'",
        ),
        (("--compare", "gin,"), "--compare expects names of rulesets parted by commas, or all: found 'gin,'"),
        (("--compare", "gin, gin"), "--compare names 'gin' twice"),
        (("--compare", "gin", "--compare", "gin"), "--compare names 'gin' twice"),
        (
            ("--compare", "gin", "-r", "deals"),
            "-r and --compare can't go together: name that ruleset among those of --compare",
        ),
        (("--compare", "gin,./nope.yaml"), "there is no file './nope.yaml'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_comparison_that_makes_no_sense_is_refused(run: Run, options: tuple[str, ...], message: str) -> None:
    result = run("check", *options, VALID)
    assert (result.status, result.out) == (2, "")
    assert result.err.splitlines()[0] == f"rummycheck: {message}"


def test_the_default_ruleset_does_not_matter_to_a_comparison(run: Run) -> None:
    assert run("check", "--compare", "gin", "--points", VALID, env={"RUMMYCHECK_RULESET": "nope"}).out == "gin -\n"


def test_colours_change_no_word_of_the_table(run: Run) -> None:
    arguments = ("check", "-w", "Q♦", "--compare", WITH_GIN, VALID, LOSING_HAND)
    coloured = run(*arguments, "--color", "always").out
    words = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert coloured != words
    assert [line.rstrip() for line in words.splitlines()] == run(*arguments).out.splitlines()
