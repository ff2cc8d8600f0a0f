"""Does a hand cost at least what others have worked out for it?"""

import pytest
from hands import CARD_OF, ZERO_JOKERS, cards_of, facts, in_order, rank_of

from rummycheck.cards import AnyCard, PrintedJoker
from rummycheck.notation import parse_designation
from rummycheck.ruleset import load_ruleset
from rummycheck.solver import Best, Solver

BATCHES = 10
"""The facts of a file are tried in so many tests."""

Fact = list[str]


def batch(name: str, number: int) -> list[Fact]:
    return facts(name)[number::BATCHES]


def is_yes(word: str) -> bool:
    return {"yes": True, "no": False}[word]


def test_all_facts_are_here() -> None:
    numbers = {name: len({tuple(fact) for fact in facts(name)}) for name in ("indian", "gin", "three_thirteen")}
    assert numbers == {"indian": 466, "gin": 1666, "three_thirteen": 333}


@pytest.mark.parametrize("number", range(BATCHES))
def test_indian_hands_cost_what_two_solvers_say(number: int) -> None:
    solver = Solver(load_ruleset(ZERO_JOKERS))
    for hand, wild, points, uncapped, is_met, is_declarable in batch("indian", number):
        best = solver.best(cards_of(hand), rank_of(wild))
        assert (best.points, best.uncapped) == (int(points), int(uncapped)), hand
        assert (best.is_met, best.is_declarable) == (is_yes(is_met), is_yes(is_declarable)), hand


@pytest.mark.parametrize("number", range(BATCHES))
def test_gin_hands_have_the_deadwood_that_four_solvers_say(number: int) -> None:
    solver, straight = Solver(load_ruleset("gin")), Solver(load_ruleset("gin-straight"))
    for hand, points, _ in batch("gin", number):
        best = solver.best(cards_of(hand), None)
        assert (best.points, best.is_declarable) == (int(points), int(points) <= 10), hand
        best = straight.best(cards_of(hand), None)
        assert (best.points, best.is_declarable) == (int(points), int(points) == 0), hand


@pytest.mark.parametrize("number", range(BATCHES))
def test_three_thirteen_hands_cost_what_two_solvers_say(number: int) -> None:
    solver = Solver(load_ruleset("three-thirteen"))
    for hand, wild, points in batch("three_thirteen", number):
        best = solver.best(cards_of(hand), rank_of(wild))
        assert (best.points, best.is_declarable) == (int(points), int(points) == 0), hand


def best_of(hand: str, wild: str | None, ruleset: str = "indian-13") -> Best:
    designated = parse_designation(wild) if wild is not None else None
    return Solver(load_ruleset(ruleset)).best(cards_of(hand), designated)


def groups(best: Best) -> list[list[AnyCard]]:
    return sorted(([*group.cards] for group in best.declaration.groups), key=lambda cards: [len(cards), str(cards)])


def test_the_tutorials_hand_of_46_points_costs_10() -> None:
    best = best_of("A♥ 2♥ 3♥ 5♣ 6♣ Q♦ 8♦ 8♠ 4♣ 3♦ 3♣ K♠ Q♠", "Q♦")
    assert (best.points, best.uncapped, best.is_met, best.is_declarable) == (10, 10, True, False)
    assert groups(best)[0] == [*cards_of("K♠")]


def test_the_tutorials_hand_of_78_points_costs_78() -> None:
    best = best_of("4♠ 4♥ 4♣ 4♦ 5♦ A♦ 3♠ 7♠ 8♠ Q♦ K♦ 10♣ 9♣", "A♦")
    assert (best.points, best.uncapped, best.is_met, best.is_declarable) == (78, 78, False, False)


def test_all_cards_in_melds_cost_nothing() -> None:
    hand = "K♠ 8♦ A♥ 5♣ 2♥ K♦ 8♠ 6♣ 3♥ K♣ 8♣ 7♣ 4♥"
    best = best_of(hand, None)
    assert (best.points, best.is_met, best.is_declarable, best.discard) == (0, True, True, None)
    assert in_order(best.declaration.cards) == in_order(cards_of(hand))


def test_the_card_too_many_is_put_away() -> None:
    best = best_of("K♠ 8♦ A♥ 5♣ 2♥ K♦ 8♠ 6♣ 3♥ K♣ 8♣ 7♣ 4♥ J♦", None)
    assert (best.points, best.is_declarable) == (0, True)
    assert best.discard == best.declaration.discard == cards_of("J♦")[0]
    assert len(best.declaration.cards) == 13


def test_the_dearest_card_is_put_away_where_no_declaration_can_be_made() -> None:
    best = best_of("2♠ 2♥ 2♦ 9♠ 7♣ K♦ 4♥ 4♠ 8♣ 6♦ 7♠", None, "gin")
    assert (best.points, best.discard) == (45, cards_of("K♦")[0])


def test_a_joker_serves_where_it_saves_most() -> None:
    best = best_of("A♥ 2♥ 3♥ 5♣ 6♣ PJ 8♦ 8♠ 2♣ 3♦ K♣ K♠ J♠", None)
    assert PrintedJoker() in best.declaration.cards
    assert (best.points, best.is_met) == (42, True)


def test_a_cap_is_kept_beside_the_points_without_it() -> None:
    best = best_of("A♠ K♥ J♦ 9♣ Q♠ 7♥ 10♦ 5♣ J♠ A♣ K♦ 8♠ 3♥", "2♥")
    assert (best.points, best.uncapped, best.is_met) == (80, 112, False)


def test_a_declaration_goes_before_what_costs_less_and_is_none() -> None:
    objectives = "declaration.any_of=[{dublee: 2}, {pure_sequence: 1, rest: free}]"
    solver = Solver(load_ruleset("indian-21", ["declaration.cards=8", objectives]))
    hand = cards_of("4♠ 9♥ K♦ 5♠ 2♣ 9♥ 6♠ K♦")
    # The dublees would leave but the two, which must not be left with them; the sequence may leave all else.
    best = solver.best(hand, None)
    assert (best.uncapped, best.is_met, best.is_declarable) == (40, True, True)
    # Where the dublees are no declaration and the sequence is not there, they cost least.
    best = solver.best([CARD_OF["7♦"], *hand[1:]], None)
    assert (best.uncapped, best.is_met, best.is_declarable) == (20, True, False)


def test_runs_that_only_serve_who_asks_for_impure_ones_are_long_and_impure() -> None:
    overrides = (
        "declaration.cards=6",
        "declaration.any_of=[{impure_sequence: 1, rest: grouped}]",
        "melds.sequence.serves=objective",
        "points.ranks.A=1",
    )
    # The six stands for an ace below four cards of its suit; two short runs would not do, since one of them is pure.
    best = Solver(load_ruleset("indian-13", overrides)).best(cards_of("A♠ 2♠ 3♠ 4♠ 5♠ 6♠"), rank_of("6"))
    assert (best.points, best.is_met) == (1, True)
    assert [len(group.cards) for group in best.declaration.groups] == [5, 1]
