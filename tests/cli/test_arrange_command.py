"""What does `rummycheck arrange` answer, in each of its formats?"""

import json

import pytest
from conftest import Run

from rummycheck.notation import parse_declaration

HAND = "A♥ 2♥ 3♥ 5♣ 6♣ Q♦ 8♦ 8♠ 4♣ 3♦ 3♣ K♠ Q♠"
"""The tutorial's losing hand of 46 points."""
LOSING = "4♠ 4♥ 4♣ 4♦ 5♦ A♦ 3♠ 7♠ 8♠ Q♦ K♦ 10♣ 9♣"
"""Its other one, of 78 points."""
FOURTEEN = "A♥ 2♥ 3♥ 4♥ 5♣ 6♣ 7♣ 8♦ 8♠ 8♣ K♠ K♦ K♣ 9♣"
SCATTERED = "2♠ 4♥ PJ PJ 10♠ Q♥ A♣ 3♦ 5♠ 7♥ 9♣ J♦ K♠"
BEST = "A♥ 2♥ 3♥ | 4♣ 5♣ 6♣ | 8♠ Q♠ 8♦ | 3♦ Q♦ 3♣ | K♠"


def test_the_best_arrangement_is_told_with_what_to_do(run: Run) -> None:
    result = run("arrange", "-w", "Q♦", HAND)
    assert (result.status, result.err) == (0, "")
    assert result.out.splitlines() == [
        "best arrangement: 10 penalty points",
        "  ruleset indian-13; wild card Q♦",
        "",
        "  A♥ 2♥ 3♥    pure sequence",
        "  4♣ 5♣ 6♣    pure sequence",
        "  8♠ Q♠ 8♦    set              Q♠ stands for 8♥ or 8♣",
        "  3♦ Q♦ 3♣    set              Q♦ stands for 3♠ or 3♥",
        "  K♠          left over                                                       10",
        "",
        "  cannot be declared: K♠ is left over",
    ]


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (("-w", "A♦", LOSING), "cannot be declared: no two sequences possible"),
        ((SCATTERED,), "cannot be declared: no two sequences and no pure sequence possible"),
        ((FOURTEEN,), "declare: discard 9♣"),
        ((FOURTEEN.removesuffix(" 9♣"),), "declare"),
        (("A♥ 2♥ 3♥",), "cannot be declared: 3 cards, but 13 are declared"),
        (("-r", "gin", "A♠ 2♠ 3♠ 7♦ 7♠ 7♥ K♣ Q♣ J♣ 9♦"), "declare"),
        (("-r", "gin-straight", "A♠ 2♠ 3♠ 7♦ 7♠ 7♥ K♣ Q♣ J♣ 9♦"), "cannot be declared: 9♦ is left over"),
        (
            ("-r", "gin-straight", "A♠ 2♠ 3♠ 7♦ 7♠ 7♥ K♣ Q♣ 2♦ 9♦"),
            "cannot be declared: 2♦, 9♦, Q♣ and K♣ are left over",
        ),
    ],
    ids=["one-sequence", "no-pure-sequence", "discard", "thirteen", "three-cards", "knock", "no-knock", "four-left"],
)
def test_the_advice_is_in_the_words_of_the_game(run: Run, arguments: tuple[str, ...], advice: str) -> None:
    result = run("arrange", *arguments)
    assert (result.status, result.err) == (0, "")
    assert f"  {advice}" in result.out.splitlines()


@pytest.mark.parametrize(("wild", "hand", "points"), [("Q♦", HAND, 10), ("A♦", LOSING, 78)])
def test_the_number_alone(run: Run, wild: str, hand: str, points: int) -> None:
    assert run("arrange", "-w", wild, "--points", hand).out == f"{points}\n"
    assert run("arrange", "-w", wild, "-f", "points", hand).out == f"{points}\n"


def test_a_hand_is_told_as_check_reads_it(run: Run) -> None:
    result = run("arrange", "-w", "Q♦", "-f", "hand", HAND)
    assert result.out == f"Wild: Q♦; {BEST}\n"
    checked = run("check", "--as", "loser", "--points", stdin=result.stdout)
    assert (checked.status, checked.out) == (0, "10\n")


def test_fields_are_those_that_programs_need(run: Run) -> None:
    record = json.loads(run("arrange", "-w", "Q♦", "-f", "jsonl", "--prove", HAND).out)
    assert (record["points"], record["points_uncapped"], record["cards"]) == (10, 10, 13)
    assert (record["requirement_met"], record["declarable"], record["discard"]) == (True, False, None)
    assert (record["ruleset"], record["wild"], record["hand"]) == ("indian-13", "Q♦", f"Wild: Q♦; {BEST}")
    assert [" ".join(group["cards"]) for group in record["groups"]] == BEST.split(" | ")
    assert record["proof"]["exhausted"] is True
    assert record["proof"]["states"] > 0
    assert record["proof"]["left_over"] == [{"card": "K♠", "points_in_a_meld": 19}]
    document = json.loads(run("arrange", "-w", "Q♦", "-f", "json", HAND, LOSING).out)
    assert [hand["points"] for hand in document["hands"]] == [10, 78]


def test_a_stream_is_answered_line_by_line_and_designations_hold(run: Run) -> None:
    text = f"Wild: Q♦\n{HAND}\nA♥ 1♥\nWild: A♦\n{LOSING}\n"
    result = run("arrange", stdin=text)
    assert result.status == 2
    assert [line.split(" Wild: ")[0] for line in result.out.splitlines()] == [
        "<stdin>:2:1: points=10 declare=no",
        "<stdin>:5:1: points=78 declare=no",
    ]
    assert result.err.splitlines()[0] == "<stdin>:3:4: error unreadable-hand: there is no rank 1: did you mean A♥?"
    assert run("arrange", "--points", stdin=text).out == "10\n?\n78\n"


def test_how_the_cards_are_grouped_makes_no_difference(run: Run) -> None:
    grouped = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
    assert run("arrange", "-w", "Q♦", grouped).out == run("arrange", "-w", "Q♦", HAND).out


def test_all_arrangements_that_are_as_good(run: Run) -> None:
    lines = run("arrange", "-w", "Q♦", "--all", "-f", "hand", HAND).out.splitlines()
    hands = [parse_declaration(line) for line in lines]
    assert lines[0] == f"Wild: Q♦; {BEST}"
    assert len({frozenset(tuple(sorted(map(str, group.cards))) for group in hand.groups) for hand in hands}) == len(
        hands
    )
    assert run("check", "--as", "loser", "--points", stdin="\n".join(lines)).out == "10\n" * len(lines)
    assert len(hands) > 1
    assert run("arrange", "-w", "Q♦", "--all", "--most", "1", "-f", "hand", HAND).out.splitlines() == lines[:1]


def test_the_cards_to_put_away_are_ranked(run: Run) -> None:
    result = run("arrange", "--discard", FOURTEEN)
    table = [line.split() for line in result.out.splitlines() if line.startswith("  ")]
    ranked = table[table.index(["discard", "leaves"]) + 1 :]
    assert ranked[0] == ["9♣", "0", "declare"]
    assert len(ranked) == 14
    assert [int(row[1]) for row in ranked] == sorted(int(row[1]) for row in ranked)


def test_no_card_is_put_away_of_a_hand_without_one_too_many(run: Run) -> None:
    result = run("arrange", "-w", "Q♦", "--discard", HAND)
    assert result.status == 2
    assert "error card-count: 13 cards, and 13 are declared: none is to be put away" in result.err


def test_the_proof_says_how_much_was_weighed_and_what_a_card_left_over_would_cost(run: Run) -> None:
    lines = run("arrange", "-w", "Q♦", "--prove", HAND).out.splitlines()
    assert any(line.startswith("  proof: of the ") for line in lines)
    assert lines[-1] == "    K♠ in a meld, every copy: at least 19 points in all"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("A♥ 2★ 3♥",), "the deck of indian-13 has no 2★ (deck.suits)"),
        (("-r", "gin", "-w", "Q♦", "A♥"), "Q♦ can't be the wild card: this ruleset has no wild card (wild.by)"),
        ((" ".join(["PJ"] * 40),), "PJ 40 times: no hand holds a card more than 31 times"),
        (("",), "there is no hand here: a card was expected"),
    ],
    ids=["foreign-card", "no-wild-card", "forty-jokers", "empty"],
)
def test_what_cannot_be_arranged_is_told_in_one_line(run: Run, arguments: tuple[str, ...], message: str) -> None:
    result = run("arrange", *arguments)
    assert (result.status, result.out) == (2, "")
    assert message in result.err.splitlines()[0]


def test_check_tells_the_best_arrangement_beside_the_verdict(run: Run) -> None:
    grouped = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
    result = run("check", "--best", "-w", "Q♦", grouped)
    assert result.status == 1
    assert result.out.splitlines()[-2:] == [
        "  best: 10 penalty points as A♥ 2♥ 3♥ | 4♣ 5♣ 6♣ | 8♠ Q♠ 8♦ | 3♦ Q♦ 3♣ | K♠;",
        "    cannot be declared: K♠ is left over",
    ]
    record = json.loads(run("check", "--best", "-w", "Q♦", "-f", "jsonl", grouped).out)
    assert (record["count"], record["best"]["points"], record["best"]["declarable"]) == (46, 10, False)
    assert " best=10 " in run("check", "--best", "-w", "Q♦", "-f", "concise", grouped).out


def test_the_best_arrangement_is_not_told_beside_a_comparison(run: Run) -> None:
    result = run("check", "--best", "--compare", "indian-13,gin", HAND)
    assert result.status == 2
    assert "--best" in result.err


def test_a_discard_as_written_is_one_of_the_cards(run: Run) -> None:
    written = run("arrange", "-f", "hand", f"{FOURTEEN.removesuffix(' 9♣')}; discard 9♣")
    assert written.out == run("arrange", "-f", "hand", FOURTEEN).out


def test_other_rules_than_the_expected_are_named_on_a_line(run: Run) -> None:
    arguments = ("arrange", "-f", "concise", "-r", "gin", "--set", "points.cap=60", "A♠ 2♠ 3♠ 7♦ 7♠ 7♥ K♣ Q♣ J♣ 9♦")
    assert " declare=yes ruleset=gin,points.cap=60 A♠ 2♠ 3♠ | " in run(*arguments).out


def test_a_hand_that_the_checker_cannot_judge_keeps_no_other_from_being_told(run: Run) -> None:
    arguments = ("arrange", "--set", "declaration.count_mismatch=error", "A♥ 2♥ 3♥", FOURTEEN)
    result = run(*arguments)
    assert (result.status, len(result.out.splitlines())) == (2, 1)
    assert result.err.startswith("<hand 1>:1:1: error ")


def test_what_was_weighed_is_the_same_whatever_is_asked_besides(run: Run) -> None:
    plain, proven = (
        json.loads(run("arrange", "-w", "A♦", "-f", "jsonl", *more, LOSING).out) for more in ((), ("--all",))
    )
    assert plain["proof"] == proven["proof"]
