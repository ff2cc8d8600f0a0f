"""What is said of an option or a command that can't be right?"""

from pathlib import Path

import pytest
from conftest import VALID, Run


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("-w", "1♥"), "--wild 1♥: there is no rank 1: did you mean A♥?"),
        (("-w", "Q♦ K♦"), "--wild Q♦ K♦: `Q♦ K♦` is not one card: the wild card was expected"),
        (
            ("-w", "PJ", "--set", "deck.printed_jokers=0"),
            "a printed joker can't be turned up: this deck has none (deck.printed_jokers)",
        ),
        (("-w", "Q", "--set", "wild.by=none"), "Q can't be the wild card: this ruleset has no wild card (wild.by)"),
        (("-w", ""), "--wild is empty: a card or a rank was expected"),
        (("-w", " "), "--wild is empty: a card or a rank was expected"),
        (("-w", "Q", "--set", "wild.by=card"), "Q as wild card needs a suit: not every Q is wild here"),
        (("-w", "★Q"), "this deck has no Q★ (deck.suits)"),
        (("-r", "indain-13"), "no ruleset named 'indain-13': did you mean 'indian-13'?"),
        (("-r", "whist"), "no ruleset named 'whist': `rummycheck rulesets list` names them"),
        (("-r", "./missing.yaml"), "there is no file './missing.yaml'"),
        (("-r", "./"), "'./' is a folder, not a ruleset"),
        (("--set", "deck.pakcs=2"), "--set deck.pakcs=2: unknown key 'pakcs' in deck: did you mean 'packs'?"),
        (("--set", "deck.packs"), "--set deck.packs: expected KEY=VALUE, found 'deck.packs'"),
        (("--set", "foo"), "--set foo: expected KEY=VALUE, found 'foo'"),
        (("--set", "foo="), "--set foo=: expected KEY=VALUE, found 'foo='"),
        (("--set", "=1"), "--set =1: expected KEY=VALUE, found '=1'"),
        (("--set", ""), "--set: expected KEY=VALUE, found ''"),
        (
            ("--set", "deck.packs=two"),
            "--set deck.packs=two: expected a whole number of at least 1 or a section of keys, found 'two'",
        ),
        (("--round", "3"), "this ruleset has no rounds"),
        (
            ("--players", "5", "--set", "deck.packs={2: 1, 4: 2}"),
            "no packs are given for 5 players: the ruleset knows 2, 4",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_an_option_that_cannot_be_right_is_told_once(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    result = run("check", *arguments, VALID, VALID, cwd=tmp_path)
    assert (result.status, result.out, result.err) == (2, "", f"rummycheck: {message}\n")


@pytest.mark.parametrize(
    ("arguments", "culprit"),
    [
        (("--nope",), "--nope"),
        (("nope",), "nope"),
        (("check", "--nope"), "--nope"),
        (("check", "-f", "xml"), "xml"),
        (("check", "--as", "winner"), "winner"),
        (("check", "--round", "0"), "--round"),
        (("check", "--players", "two"), "two"),
        (("check", "-w"), "-w"),
        (("check", "--color", "red"), "red"),
        (("rulesets", "nope"), "nope"),
        (("rulesets", "show"), "NAME|FILE"),
        (("explain", "one", "two"), "two"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_wrong_usage_names_the_culprit_and_nothing_else_is_done(
    run: Run, arguments: tuple[str, ...], culprit: str
) -> None:
    result = run(*arguments, stdin=VALID)
    assert (result.status, result.out) == (2, "")
    message, *hint = result.err.splitlines()
    assert message.startswith("rummycheck: ")
    assert culprit in message
    assert all(line.startswith("Try 'rummycheck") for line in hint)


@pytest.mark.parametrize("options", [(), ("-qq",), ("--compare", "gin")], ids=" ".join)
@pytest.mark.parametrize("format_name", ["text", "concise", "json", "jsonl"])
def test_points_and_another_format_can_not_both_be_had(run: Run, format_name: str, options: tuple[str, ...]) -> None:
    result = run("check", "--points", "-f", format_name, *options, VALID)
    message = f"--points and -f {format_name} can't go together: choose one of them"
    assert (result.status, result.out, result.err.splitlines()[0]) == (2, "", f"rummycheck: {message}")


def test_points_may_be_asked_for_both_ways(run: Run) -> None:
    assert run("check", "--points", "-f", "points", VALID) == (0, b"0\n", b"")


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [(("chekc",), "check"), (("ruleset",), "rulesets"), (("rulesets", "shwo"), "show")],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_misspelt_command_is_told_the_nearest(run: Run, arguments: tuple[str, ...], meant: str) -> None:
    assert f"Did you mean '{meant}'?" in run(*arguments).err


def test_the_ruleset_of_the_environment_is_the_default(run: Run) -> None:
    settings = {"RUMMYCHECK_RULESET": "indian-13-zero-jokers"}
    lost = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
    arguments = ("check", "--as", "loser", "--points", "-w", "Q♦", lost)
    assert run(*arguments, env=settings).out == "36\n"
    assert run(*arguments, "-r", "indian-13", env=settings).out == "46\n"
    assert run(*arguments, env={"RUMMYCHECK_RULESET": ""}).out == "46\n"
    assert run(*arguments, env={"RUMMYCHECK_RULESET": "nope"}).status == 2


def test_a_ruleset_like_none_is_told_without_a_guess(run: Run) -> None:
    result = run("check", "-r", "whist", VALID)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith("rummycheck: no ruleset named 'whist': ")
    assert "did you mean" not in result.err


def test_a_key_changes_the_rules_and_the_last_one_wins(run: Run) -> None:
    arguments = ("--as", "loser", "--points", "K♠")
    assert run("check", "--set", "points.ranks.K=7", *arguments).out == "7\n"
    assert run("check", "--set", "points.ranks.K=7", "--set", "points.ranks.K=9", *arguments).out == "9\n"


MORE = "More is wrong: `rummycheck rulesets validate club.yaml` shows all.\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("deck:\n  pakcs: 2\n", "club.yaml:2:3: deck.pakcs: unknown key 'pakcs' in deck: did you mean 'packs'?\n"),
        (
            "points: {cap: many}\ndeck: {packs: 0}\n",
            f"club.yaml:1:15: points.cap: expected a whole number or null, found 'many'\n{MORE}",
        ),
        ("points: {cap: 1\n", "club.yaml:2:1: a section opened in line 1 that is not closed: expected ',' or '}'\n"),
    ],
    ids=["one", "two", "no-yaml"],
)
def test_a_fault_in_a_ruleset_file_is_told_with_its_place_and_key(
    run: Run, tmp_path: Path, text: str, told: str
) -> None:
    (tmp_path / "club.yaml").write_text(text, encoding="utf-8")
    result = run("check", "-r", "club.yaml", VALID, cwd=tmp_path)
    assert (result.status, result.out, result.err) == (2, "", told)


def test_wrong_options_are_not_laid_to_the_charge_of_a_file(run: Run) -> None:
    result = run("check", "--set", "points.cap=many", "--set", "deck.packs=0", VALID)
    assert (result.status, result.out) == (2, "")
    assert result.err == "rummycheck: --set deck.packs=0: expected a whole number of at least 1, found 0\n"


def test_no_command_is_answered_with_help(run: Run) -> None:
    for arguments in ((), ("rulesets",)):
        result = run(*arguments)
        assert (result.status, result.out) == (2, "")
        assert result.err == run(*arguments, "-h").out
