"""Does input of a size that nobody lays down get a clear, short answer?"""

import pytest
from conftest import VALID, Run

LONGEST_ANSWER = 300


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("A♥ " * 3_500_000, "1:1: error unreadable-hand: a line of more than 4,000,000 characters is not read"),
        ("(" * 1_000_000, "1:1000001: error unreadable-hand: the `(` of column 1000000 is never closed"),
        (")" * 1_000_000, "1:1: error unreadable-hand: `)` closes a bracket that nothing opened"),
        ("A♥ 2♥ 3♥ | " * 100_000 + "1♥", "1:1100001: error unreadable-hand: there is no rank 1: did you mean A♥?"),
        ("z" * 1_000_000, f"1:1: error unreadable-hand: unexpected `{'z' * 39}…`: a card or a bracket was expected"),
        ("A♥ | " + "|" * 1_000_000, "1:6: error unreadable-hand: empty group: a card was expected before `|`"),
        ("A♥ [" * 300_000, "1:8: error unreadable-hand: unexpected `[`: a card, `]` or `|` was expected"),
        ("\t" * 1_000_000 + "1♥", "1:1000001: error unreadable-hand: there is no rank 1: did you mean A♥?"),
    ],
    ids=["10-MB", "open", "closed", "100000-groups-and-a-fault", "one-word", "bars", "open-after-cards", "tabs"],
)
def test_a_line_that_cannot_be_read_is_told_in_short_and_the_next_is_judged(run: Run, line: str, answer: str) -> None:
    result = run("check", stdin=f"{line}\n{VALID}\n")
    assert result.status == 2
    assert result.out == "<stdin>:2:1: valid penalty=0 count=0\n"
    assert result.err == f"<stdin>:{answer}\n"
    assert len(result.err) < LONGEST_ANSWER


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("A♥ 2♥ 3♥ | " * 100_000, "wrong penalty=80 count=0 card-count card-copies"),
        ("PJ " * 10_000, "wrong penalty=80 count=0 card-count required-melds unmatched-cards card-copies"),
        ("PJ " * 10_000 + "5♥", "wrong penalty=80 count=5 card-count required-melds unmatched-cards card-copies"),
        (
            " | ".join(["5♥ PJ PJ"] * 20_000),
            "wrong penalty=80 count=80 card-count required-melds card-copies",
        ),
        ("A♥ " * 10_000, "wrong penalty=80 count=80 card-count required-melds unmatched-cards card-copies"),
    ],
    ids=["100000-groups", "10000-jokers", "10000-jokers-and-a-card", "20000-groups-of-two-readings", "10000-aces"],
)
def test_a_line_that_can_be_read_is_judged(run: Run, line: str, answer: str) -> None:
    result = run("check", stdin=f"{line}\n{VALID}\n")
    assert result.status == 1
    assert result.out == f"<stdin>:1:1: {answer}\n<stdin>:2:1: valid penalty=0 count=0\n"
    assert result.err == ""


@pytest.mark.parametrize(
    "line",
    ["A♥ 2♥ 3♥ | " * 100_000, "PJ " * 10_000, "(" * 100_000, f"Hand ({'z' * 1_000_000}): A♥ 2♥ 3♥"],
    ids=["100000-groups", "10000-jokers", "open", "long-name"],
)
def test_a_report_of_it_fits_the_terminal(run: Run, line: str) -> None:
    result = run("check", "-f", "text", stdin=f"{line}\n")
    _place, *excerpt = result.err.splitlines() or [""]
    assert max(map(len, [*result.out.splitlines(), *excerpt])) <= 80


def test_a_comment_of_ten_megabytes_is_refused_like_any_line(run: Run) -> None:
    result = run("check", stdin=f"# {'-' * 10_000_000}\n{VALID}\n")
    assert result.status == 2
    assert result.err == ("<stdin>:1:1: error unreadable-hand: a line of more than 4,000,000 characters is not read\n")


def test_a_block_of_100000_lines_is_one_hand(run: Run) -> None:
    result = run("check", stdin="Hand 1:\n" + "A♥ 2♥ 3♥\n" * 100_000)
    assert result.status == 1
    assert result.out == "<stdin>:1:1: wrong penalty=80 count=0 card-count card-copies\n"
