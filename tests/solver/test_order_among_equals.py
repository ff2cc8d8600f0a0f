"""Which of the arrangements that cost as much is the answer, and is it the same every time?"""

import pytest
from hands import cards_of

from rummycheck.notation import parse_designation
from rummycheck.ruleset import load_ruleset
from rummycheck.solver import Best, Solver

ANY_MELDS = ("declaration.any_of=[{}]", "declaration.cards=null")


def best_of(cards: str, wild: str | None = None) -> Best:
    designated = parse_designation(wild) if wild is not None else None
    return Solver(load_ruleset("indian-13", ANY_MELDS)).best(cards_of(cards), designated)


def groups(best: Best) -> list[str]:
    return [" ".join(map(str, group.cards)) for group in best.declaration.groups]


@pytest.mark.parametrize(
    ("cards", "wild", "expected"),
    [
        pytest.param("5♥ 7♥ 6♠ 6♦ PJ", None, ["6♠ PJ 6♦", "5♥ 7♥"], id="the-fewest-jokers-in-runs"),
        pytest.param("J♥ K♥ 10♥ Q♥ 9♦", "Q", ["10♥ J♥ Q♥ K♥", "9♦"], id="a-wild-card-as-itself"),
        pytest.param("2♥ 3♥ 4♥ 5♥ 2♠ 2♦", None, ["3♥ 4♥ 5♥", "2♠ 2♥ 2♦"], id="the-most-cards-in-melds"),
        pytest.param("4♠ 4♥ 4♦ 4♣ 5♠ 6♠", None, ["4♠ 5♠ 6♠", "4♥ 4♦ 4♣"], id="all-of-them"),
        pytest.param("K♣ Q♣ J♣ 8♦ 8♠ 8♥ 2♠", None, ["J♣ Q♣ K♣", "8♠ 8♥ 8♦", "2♠"], id="runs-then-sets-then-the-rest"),
    ],
)
def test_of_equals_the_documented_one_is_the_answer(cards: str, wild: str | None, expected: list[str]) -> None:
    assert groups(best_of(cards, wild)) == expected


def test_the_dearest_of_cards_that_may_go_is_put_away() -> None:
    best = Solver(load_ruleset("indian-13")).best(cards_of("A♥ 2♥ 3♥ 4♥ 5♥ 5♣ 6♣ 7♣ 8♣ 8♦ 8♠ K♠ K♦ K♣"))
    assert (str(best.discard), best.is_declarable) == ("A♥", True)
