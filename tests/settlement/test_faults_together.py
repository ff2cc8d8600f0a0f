"""Is all that is wrong with a sheet told together, and each in its own place?"""

import pytest
from sheets import refusals, sheet

OUT = ("A: declared, B: 101, C: 4, D: 101", "A: declared, C: 4")

TOGETHER = {
    "three deals": (
        sheet("A: declared, B: -1, C: 4", "A: declared, B: 2, Zoe: 4", "wild: 1♥, A: declared, B: 1, C: 4"),
        [(4, 22), (5, 25), (6, 12)],
    ),
    "a key of the sheet and a value of a deal": (
        sheet("A: declared, B: -20, C: 4", more="point_value: -1"),
        [(3, 14), (5, 22)],
    ),
    "an unknown key, a stranger and a value": (
        sheet("A: declared, B: -20, C: 4", more="curency: Rs\nwinner: Zoe\ntotals: {D: 3, A: x}"),
        [(3, 1), (4, 9), (5, 10), (5, 19), (7, 22)],
    ),
    "names and values": (sheet("A: declared, B: -20", players="A, A, B"), [(2, 14), (4, 22)]),
    "no players, and a value": ("deals:\n  - {A: declared, B: -20}\n", [(1, 1), (2, 22)]),
    "no deals, and a value": ("players: [A, B]\nfee: -1\n", [(1, 1), (2, 6)]),
    "all parts of one deal": (
        sheet("wild: 1♥, rojoined: [A], totals: {D: 1}, split: 3, A: -1, B: frist drop, C: 4"),
        [(4, 12), (4, 16), (4, 40), (4, 54), (4, 60), (4, 67)],
    ),
    "strangers who come back": (
        sheet("rejoined: [B, A, Z, B], A: declared, B: 4, C: 1", ruleset="pool-101"),
        [(4, 23), (4, 26)],
    ),
    "players who can't come back": (
        sheet(*OUT, "rejoined: [B, A, C], A: declared, B: 4, C: 1", ruleset="pool-101", players="A, B, C, D"),
        [(6, 20), (6, 23)],
    ),
    "players who can't come back where nobody goes out": (
        sheet("rejoined: [B, A], A: declared, B: 4, C: 1"),
        [(4, 17), (4, 20)],
    ),
    "players who do not play, and one who does": (
        sheet(*OUT, "B: 1, D: 1, A: out", ruleset="pool-101", players="A, B, C, D"),
        [(6, 6), (6, 9), (6, 15), (6, 21)],
    ),
    "settings": (
        sheet("A: 0, B: 1, C: 1", more="set: {points.cap: many, points.cup: 3, settlement.fee: -1}"),
        [(3, 19), (3, 37), (3, 56)],
    ),
    "settings in a list": (
        sheet("A: 0, B: 1, C: 1", more="set: [points.cap=many, match.kind=pol]"),
        [(3, 7), (3, 24)],
    ),
    "money of no use": (
        sheet("A: 0, B: 1, C: 1", ruleset="gin", more="point_value: 2\nentry: 3"),
        [(3, 14), (4, 8)],
    ),
}


@pytest.mark.parametrize(("text", "expected"), TOGETHER.values(), ids=TOGETHER)
def test_all_that_can_be_found_in_one_reading_is_told_together(text: str, expected: list[tuple[int, int]]) -> None:
    assert [(line, column) for line, column, _ in refusals(text)] == expected


def block(style: str, *lines: str) -> str:
    """Return a sheet on which B's lines stand below a sign."""
    below = "".join(f"      {line}\n" for line in lines)
    return f"players: [A, B]\ndeals:\n  - A: declared\n    B: {style}\n{below}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (block("|", "A♥ 2♥ 1♥"), (5, 13)),
        (block("|-", "lost", "A♥ 2♥ 1♥"), (6, 13)),
        (block("|", "lost A♥ 2♥ 3♥ |", "8♦ 8♠ 1♥"), (6, 13)),
        (block("|", "", "lost", "8♦ 8♠ 1♥"), (7, 13)),
        (block("|2", "8♦ 8♠ 1♥"), (5, 13)),
        (block("| # words", "8♦ 8♠ 1♥"), (5, 13)),
        (block("|", "8♦ 8♠ 1♥").replace("\n", "\r\n"), (5, 13)),
        (block("|", "lost 8♦ 8♠ 8★"), (5, 18)),
        (block(">", "lost", "8♦ 8♠ 1♥"), (4, 8)),
    ],
)
def test_a_card_in_lines_of_their_own_is_found_there(text: str, expected: tuple[int, int]) -> None:
    assert [(line, column) for line, column, _ in refusals(text)] == [expected]


@pytest.mark.parametrize("deal", ["- {N: 1, A: 2}", "- N: 1\n    A: 2"])
def test_a_name_that_is_too_long_for_a_key_is_told_as_such(deal: str) -> None:
    ((_, _, message),) = refusals(f"players: [A, B]\ndeals:\n  {deal.replace('N', 'x' * 5000)}\n")
    assert message.endswith("; a key may have 1,024 characters")
