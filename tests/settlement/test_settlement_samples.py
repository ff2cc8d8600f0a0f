"""Is every sheet of the samples settled as its comment reckons by hand?"""

import re

import pytest
from conftest import Run
from sheets import SAMPLES, sample

# Reckoned by hand, and not read from the sheets.
FINAL_TOTALS = {
    "deals": [195, 165, 120],
    "five-crowns": [189, 150],
    "gin": [95, 118],
    "gin-classic": [87, 277],
    "gin-oklahoma": [491, 0],
    "indian-21": [150, 234, 98],
    "lite-rummy": [370, 500, 360],
    "points": [0, 20, 40, 50],
    "points-hands": [2, 124, 20],
    "pool-101": [101, 87, 111],
    "pool-201": [175, 201, 175],
    "pool-split-by-drops": [40, 75, 85, 101, 110, 105],
    "three-thirteen": [111, 155, 78],
}
WINNERS = {
    "deals": ("Asha",),
    "five-crowns": ("Ben",),
    "gin": ("Quinn",),
    "gin-classic": ("Bob",),
    "gin-oklahoma": ("Ida",),
    "lite-rummy": ("Willi",),
    "pool-101": ("Binod",),
    "pool-201": ("Lata", "Nita"),
    "pool-split-by-drops": ("Anu", "Bela", "Chet"),
    "three-thirteen": ("Kim",),
}


def test_every_sample_has_its_figures() -> None:
    assert sorted(path.stem for path in SAMPLES.iterdir()) == sorted(FINAL_TOTALS)


@pytest.mark.parametrize("name", FINAL_TOTALS)
def test_a_sample_comes_to_the_totals_reckoned_by_hand(name: str) -> None:
    settlement = sample(name)
    ended = {standing.player: standing.total for standing in settlement.standings}
    assert [ended[player] for player in settlement.sheet.names] == FINAL_TOTALS[name]
    assert (settlement.end.winners if settlement.end is not None else None) == WINNERS.get(name)
    assert settlement.findings == ()


@pytest.mark.parametrize("name", FINAL_TOTALS)
def test_a_sample_reckons_in_its_comment_and_states_its_totals(name: str) -> None:
    text = (SAMPLES / f"{name}.yaml").read_text(encoding="utf-8")
    comment, _, rest = text.partition("\n\n")
    assert all(line.startswith("# ") for line in comment.splitlines())
    assert max(map(len, text.splitlines())) <= 120
    assert re.search(r"^totals: ", rest, re.MULTILINE)
    numbers = set(re.findall(r"\d+", comment))
    known = {str(total) for total in FINAL_TOTALS[name] if total > 10}
    assert name in ("points-hands", "indian-21") or known <= numbers


def test_the_command_finds_nothing_on_any_sample(run: Run) -> None:
    result = run("settle", "--check", "--quiet", *sorted(SAMPLES.iterdir()))
    assert result == (0, b"", b"")
