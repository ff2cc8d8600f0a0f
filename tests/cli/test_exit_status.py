"""With which status does `rummycheck check` end?"""

from itertools import permutations
from pathlib import Path

import pytest
from conftest import UNREADABLE, VALID, WRONG, Run

TWELVE_CARDS = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦"
THREE_COPIES = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♠ K♠"
FALSE_MARK = "A♥ 2♥ 3♥ 4♥ | 5♣ PJ (as 8♣) 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
TURNED_UP_AND_TWICE_IN_HAND = "Wild: 10♥; A♥ 2♥ 3♥ 10♥ | 4♣ 5♣ 10♥ | 8♦ 8♠ 8♥ | 3♦ 3♠ 3♥"


@pytest.mark.parametrize(
    ("hand", "status"),
    [(VALID, 0), (WRONG, 1), (TWELVE_CARDS, 1), (THREE_COPIES, 1), (FALSE_MARK, 1), (UNREADABLE, 2), ("", 2)],
    ids=["valid", "wrong", "twelve-cards", "three-copies", "false-mark", "unreadable", "empty"],
)
@pytest.mark.parametrize("quiet", [(), ("-q",), ("-qq",)], ids=["loud", "quiet", "silent"])
def test_a_hand_decides_the_status_however_much_is_told(
    run: Run, hand: str, status: int, quiet: tuple[str, ...]
) -> None:
    assert run("check", *quiet, hand).status == status


@pytest.mark.parametrize("hands", [*permutations((VALID, WRONG, UNREADABLE))], ids=range(6))
def test_cannot_judge_beats_wrong_beats_valid_and_all_are_judged(run: Run, hands: tuple[str, ...]) -> None:
    result = run("check", stdin="\n".join(hands))
    assert result.status == 2
    assert sorted(line.split(": ")[1] for line in result.out.splitlines()) == [
        "valid penalty=0 count=0",
        "wrong penalty=80 count=46 unmatched-cards",
    ]
    line = hands.index(UNREADABLE) + 1
    assert result.err == f"<stdin>:{line}:7: error unreadable-hand: there is no rank 1: did you mean A♥?\n"


def test_wrong_beats_valid_whichever_comes_first(run: Run) -> None:
    assert run("check", WRONG, VALID).status == run("check", VALID, WRONG).status == 1


def test_a_missing_file_keeps_no_other_from_being_judged(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.rummy").write_text(VALID, encoding="utf-8")
    (tmp_path / "c.rummy").write_text(WRONG, encoding="utf-8")
    result = run("check", "--files", "a.rummy", "b.rummy", "c.rummy", cwd=tmp_path)
    assert result.status == 2
    assert result.out == (
        "a.rummy:1:1: valid penalty=0 count=0\nc.rummy:1:1: wrong penalty=80 count=46 unmatched-cards\n"
    )
    assert result.err == "rummycheck: b.rummy: no such file or directory\n"


@pytest.mark.parametrize(
    ("hand", "status"),
    [
        (VALID, 0),
        (WRONG, 0),
        (FALSE_MARK, 0),
        (TURNED_UP_AND_TWICE_IN_HAND, 0),
        (TWELVE_CARDS, 1),
        (THREE_COPIES, 1),
        (UNREADABLE, 2),
    ],
    ids=["valid", "wrong", "false-mark", "copies-warning", "twelve-cards", "three-copies", "unreadable"],
)
def test_a_losing_hand_is_at_fault_only_if_it_cannot_be_dealt(run: Run, hand: str, status: int) -> None:
    assert run("check", "--as", "loser", hand).status == status


def test_the_copies_of_a_losing_hand_are_no_fault_where_they_are_not_counted(run: Run) -> None:
    assert run("check", "--as", "loser", "--set", "deck.count_check=warn", THREE_COPIES).status == 0


def test_a_count_that_the_ruleset_cannot_judge_is_status_2(run: Run) -> None:
    result = run("check", "--set", "declaration.count_mismatch=error", TWELVE_CARDS)
    assert result.status == 2
    assert result.err.splitlines()[0] == (
        "<hand 1>:1:1: error unreadable-hand: 12 cards can't be judged: 13 are declared (declaration.count_mismatch)"
    )


@pytest.mark.parametrize("hand", [WRONG, UNREADABLE, ""], ids=["wrong", "unreadable", "empty"])
def test_silence_is_complete(run: Run, hand: str) -> None:
    result = run("check", "-qq", hand)
    assert result.stdout == result.stderr == b""
