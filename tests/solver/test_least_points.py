"""Does the bound by which ways to lay a hand are left out leave out none that is better?"""

import pytest
from hands import cards_of

from rummycheck.ruleset import load_ruleset
from rummycheck.solver import Solver

SETS_FREE = "points.exempt=[{when: {sequence: 1}, melds: [set]}]"
DEAR_IN_HAND = (
    "points.printed_joker.melded=0",
    "points.printed_joker.unmatched=20",
    "melds.sequence.jokers.max=0",
)
TWO_LINES = "points.exempt=[{when: {pure_sequence: 1}, melds: [pure_sequence]}, {when: {set: 1}, melds: any}]"


@pytest.mark.parametrize(
    ("overrides", "hand", "points", "discard"),
    [
        pytest.param((SETS_FREE, "declaration.cards=3"), "5♥ PJ 7♥ K♠", 12, "K♠", id="the-card-put-away-costs-nothing"),
        pytest.param((SETS_FREE, "declaration.cards=3"), "5♥ PJ 7♥", 12, None, id="a-joker-costs-least-in-no-meld"),
        pytest.param((SETS_FREE, "declaration.cards=4"), "5♥ PJ 7♥ 7♥", 19, None, id="each-copy-costs"),
        pytest.param(
            (SETS_FREE, *DEAR_IN_HAND, "declaration.cards=5"),
            "5♥ 6♥ 7♥ 7♠ PJ",
            25,
            None,
            id="a-joker-costs-least-in-a-set",
        ),
        pytest.param(
            (TWO_LINES, "declaration.cards=6"), "A♥ 2♥ 3♥ K♠ K♦ K♣", 15, None, id="a-later-line-may-free-everything"
        ),
        pytest.param(
            (TWO_LINES, "declaration.cards=6"), "A♥ 2♥ 3♥ K♠ K♦ K♣ 9♦", 14, "A♥", id="with-a-card-to-put-away"
        ),
    ],
)
def test_no_line_of_the_exemptions_is_left_out_that_costs_less(
    overrides: tuple[str, ...], hand: str, points: int, discard: str | None
) -> None:
    rules = ("points.printed_joker.melded=5", "declaration.any_of=[{sequence: 9}]", *overrides)
    best = Solver(load_ruleset("indian-13", rules)).best(cards_of(hand))
    assert (best.uncapped, None if best.discard is None else str(best.discard)) == (points, discard)
    assert best.verdict.count.uncapped == points
