"""Where do hands come from, and what if nothing is there?"""

from pathlib import Path

import pytest
from conftest import UNREADABLE, VALID, WRONG, Run

NO_HAND = "error unreadable-hand: there is no hand here: a card was expected"
NEEDS_WILD_QUEENS = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ Q♥ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"


def test_every_source_is_judged_in_order(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.rummy").write_text(f"# two hands\n{VALID}\n\n{WRONG}\n", encoding="utf-8")
    result = run("check", "--file", "a.rummy", "--file", "-", VALID, WRONG, stdin=f"\n{VALID}\n", cwd=tmp_path)
    assert result.status == 1
    assert result.out == (
        "<hand 1>:1:1: valid penalty=0 count=0\n"
        "<hand 2>:1:1: wrong penalty=80 count=46 unmatched-cards\n"
        "a.rummy:2:1: valid penalty=0 count=0\n"
        "a.rummy:4:1: wrong penalty=80 count=46 unmatched-cards\n"
        "<stdin>:2:1: valid penalty=0 count=0\n"
    )


def test_with_files_the_arguments_are_paths(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.rummy").write_text(VALID, encoding="utf-8")
    (tmp_path / "b.rummy").write_text(VALID, encoding="utf-8")
    result = run("check", "--files", "a.rummy", "--file", "b.rummy", cwd=tmp_path)
    assert sorted(result.out.splitlines()) == [
        "a.rummy:1:1: valid penalty=0 count=0",
        "b.rummy:1:1: valid penalty=0 count=0",
    ]


@pytest.mark.parametrize("option", [("--points",), ("-f", "points")], ids=" ".join)
def test_points_have_a_line_for_every_hand(run: Run, option: tuple[str, ...]) -> None:
    result = run("check", *option, stdin=f"{VALID}\n{UNREADABLE}\n{WRONG}\n")
    assert (result.status, result.out) == (2, "0\n?\n80\n")
    assert result.err == "<stdin>:2:7: error unreadable-hand: there is no rank 1: did you mean A♥?\n"


def test_with_files_but_no_path_nothing_is_read(run: Run) -> None:
    result = run("check", "--files", stdin=VALID)
    assert (result.status, result.out) == (2, "")
    assert result.err.splitlines()[0] == "rummycheck: --files expects the paths of files of hands, and none is given"
    assert run("check", "--files", "--file", "-", stdin=VALID).out == "<stdin>:1:1: valid penalty=0 count=0\n"


def test_standard_input_is_left_alone_where_a_hand_is_given(run: Run) -> None:
    assert run("check", VALID, stdin=UNREADABLE).status == 0


def test_an_argument_may_hold_several_lines(run: Run) -> None:
    result = run("check", f"Wild: Q\n{NEEDS_WILD_QUEENS}\n{UNREADABLE}", VALID)
    assert result.out == "<hand 1>:2:1: valid penalty=0 count=0\n<hand 2>:1:1: valid penalty=0 count=0\n"
    assert result.err == "<hand 1>:3:7: error unreadable-hand: there is no rank 1: did you mean A♥?\n"


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"], ids=["empty", "blank", "comment"])
def test_input_without_a_hand_cannot_be_judged(run: Run, text: str) -> None:
    result = run("check", stdin=text)
    assert (result.status, result.out, result.err) == (2, "", f"<stdin>:1:1: {NO_HAND}\n")


def test_a_wild_card_without_a_hand_cannot_be_judged(run: Run) -> None:
    result = run("check", stdin="Wild: Q\n")
    message = "names a wild card, but no hand follows"
    assert (result.status, result.out, result.err) == (2, "", f"<stdin>:1:1: error unreadable-hand: {message}\n")


def test_an_empty_argument_or_file_keeps_no_other_from_being_judged(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty.rummy").touch()
    result = run("check", "--file", "empty.rummy", "", VALID, cwd=tmp_path)
    assert result.status == 2
    assert result.out == "<hand 2>:1:1: valid penalty=0 count=0\n"
    assert result.err == f"<hand 1>:1:1: {NO_HAND}\nempty.rummy:1:1: {NO_HAND}\n"


@pytest.mark.parametrize(
    ("path", "reason"),
    [("missing.rummy", "no such file or directory"), (".", "is a directory"), ("", "no such file or directory")],
    ids=["missing", "directory", "empty-name"],
)
def test_a_path_that_cannot_be_read_is_named(run: Run, tmp_path: Path, path: str, reason: str) -> None:
    result = run("check", "--file", path, cwd=tmp_path)
    assert (result.status, result.out, result.err) == (2, "", f"rummycheck: {path}: {reason}\n")


def test_standard_input_asked_for_twice_is_no_bug(run: Run) -> None:
    result = run("check", "--file", "-", "--file", "-", stdin=VALID)
    assert result.out == "<stdin>:1:1: valid penalty=0 count=0\n"
    assert "bug" not in result.err


def test_a_hand_s_own_wild_card_beats_the_option_s(run: Run) -> None:
    result = run("check", "-w", "Q", stdin=f"{NEEDS_WILD_QUEENS}\nWild: 2; {NEEDS_WILD_QUEENS}\n{NEEDS_WILD_QUEENS}\n")
    assert [line.split()[1] for line in result.out.splitlines()] == ["valid", "wrong", "valid"]


def test_a_designation_ends_with_its_document(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.rummy").write_text(f"Wild: Q\n{NEEDS_WILD_QUEENS}\n{NEEDS_WILD_QUEENS}\n", encoding="utf-8")
    (tmp_path / "b.rummy").write_text(NEEDS_WILD_QUEENS, encoding="utf-8")
    result = run("check", "--files", "a.rummy", "b.rummy", cwd=tmp_path)
    assert [line.split()[1] for line in result.out.splitlines()] == ["valid", "valid", "wrong"]


def test_a_block_is_one_hand_and_a_blank_line_ends_it(run: Run) -> None:
    block = "Hand 1:\nPure sequence: A♥ 2♥ 3♥ 4♥\nSequence: 5♣ 6♣ 7♣\nSet: 8♦ 8♠ 8♣\nSet: K♠ K♦ K♣\n"
    result = run("check", stdin=f"{block}\n{VALID}\n")
    assert result.out == "<stdin>:1:1: valid penalty=0 count=0\n<stdin>:7:1: valid penalty=0 count=0\n"


def test_the_place_of_a_fault_in_a_block_is_its_own_line(run: Run) -> None:
    result = run("check", "-f", "text", stdin="Hand 1:\nA♥ 2♥ 3♥\n5♣ 6♣ 1♣\n")
    assert result.err == (
        "<stdin>:3:7: error unreadable-hand: there is no rank 1: did you mean A♣?\n  5♣ 6♣ 1♣\n        ^^\n"
    )
