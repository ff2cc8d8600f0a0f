"""Are the card that the best arrangement puts away, and the table of cards to put away, one ranking?"""

from collections.abc import Sequence

import pytest
from hands import cards_of, in_order, laid_down
from hands_at_random import designations, hands, ranks_dealt
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rummycheck.cards import AnyCard
from rummycheck.checker import Checker, Verdict
from rummycheck.deck import Designation, WildBy
from rummycheck.notation import format_declaration, parse_declaration, parse_designation
from rummycheck.objective import CardsBy
from rummycheck.ruleset import Ruleset, load_ruleset
from rummycheck.solver import Best, Solver

SOME = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
RULES = [
    ("indian-13",),
    ("indian-13-zero-jokers", "deck.count_check=warn"),
    ("indian-13-exact-joker", "deck.designated_card_out=true"),
    ("indian-13-one-pure", "declaration.cards=7"),
    ("indian-10",),
    ("indian-21", "declaration.cards=8"),
    ("classic-13", "deck.packs=1"),
    ("classic-7",),
    ("three-thirteen-all",),
    ("five-crowns",),
    ("gin",),
    ("gin-straight", "deck.count_check=ignore"),
    ("indian-13", "declaration.cards=6", "declaration.first_meld_points=20", "declaration.shape=[3, 3]"),
    ("indian-13", "declaration.cards=7", "declaration.unmatched_points_max=9", "points.exempt=[]"),
]


def ruleset_of(rules: Sequence[str]) -> Ruleset:
    return load_ruleset(rules[0], rules[1:])


@st.composite
def hands_with_one_too_many(
    draw: st.DrawFn, ruleset: Ruleset, *, is_impossible: bool
) -> tuple[tuple[AnyCard, ...], Designation | None]:
    """Draw a hand with a card to put away, and what is turned up; some card may be there three times or more."""
    wanted = ruleset.declaration.cards
    if isinstance(wanted, CardsBy):
        size = draw(st.integers(3, 13))
        wild: Designation | None = ranks_dealt(size)
    else:
        size = wanted if isinstance(wanted, int) else (wanted or {})[ruleset.declaration.players or 2]
        wild = None if ruleset.wild.by is WildBy.NONE else draw(designations(ruleset))
    cards = list(draw(hands(ruleset, size + 1, wild)))
    if is_impossible:
        cards[: size // 2] = [draw(st.sampled_from(cards))] * (size // 2)
    return tuple(cards), wild


def found(best: Best) -> tuple[object, ...]:
    return best.declaration, best.discard, best.points, best.uncapped, best.is_declarable


def judged(ruleset: Ruleset, best: Best, wild: Designation | None) -> Verdict:
    """Return what the checker says of an arrangement with its discard, as a player would hand it in."""
    return Checker(ruleset).check(parse_declaration(format_declaration(best.declaration)), wild)


@pytest.mark.parametrize("is_impossible", [False, True], ids=["dealt", "impossible"])
@pytest.mark.parametrize("rules", RULES, ids=",".join)
@SOME
@given(data=st.data())
def test_the_best_line_of_the_table_is_the_arrangement(
    rules: Sequence[str], is_impossible: bool, data: st.DataObject
) -> None:
    ruleset = ruleset_of(rules)
    cards, wild = data.draw(hands_with_one_too_many(ruleset, is_impossible=is_impossible))
    solver = Solver(ruleset)
    best, table = solver.best(cards, wild), solver.discards(cards, wild)
    assert found(table[0][1]) == found(best)
    assert in_order([card for card, _ in table]) == in_order(list(set(cards)))
    keys = [(not row.is_declarable, row.uncapped) for _, row in table]
    assert keys == sorted(keys)
    for card, row in table:
        verdict = judged(ruleset, row, wild)
        assert (row.discard, laid_down(row.declaration)) == (card, in_order(cards))
        assert (verdict.is_valid, verdict.count.uncapped) == (row.is_declarable, row.uncapped)


@pytest.mark.parametrize("rules", RULES, ids=",".join)
@SOME
@given(data=st.data())
def test_a_line_of_the_table_is_the_best_arrangement_of_what_is_left(rules: Sequence[str], data: st.DataObject) -> None:
    ruleset = ruleset_of((*rules, "deck.count_check=ignore"))
    cards, wild = data.draw(hands_with_one_too_many(ruleset, is_impossible=False))
    solver = Solver(ruleset)
    for card, row in solver.discards(cards, wild):
        rest = list(cards)
        rest.remove(card)
        alone = solver.best(rest, wild)
        assert (alone.uncapped, alone.is_declarable, alone.is_met) == (row.uncapped, row.is_declarable, row.is_met)


@pytest.mark.parametrize(
    ("rules", "wild", "hand", "discards"),
    [
        pytest.param(
            ("indian-13",), "5♠", "PJ PJ PJ 4♦ 5♦ 6♦ 7♥ 8♥ 9♥ 10♥ 2♣ 3♣ 4♣ K♠", "K♠ 10♥ 7♥", id="none-declares-three-PJ"
        ),
        pytest.param(
            ("indian-13", "deck.printed_jokers=2"),
            "5♠",
            "PJ PJ PJ 4♦ 5♦ 6♦ 7♥ 8♥ 9♥ 10♥ 2♣ 3♣ 4♣ K♠",
            "K♠ 10♥ 7♥",
            id="all-declare-with-four-in-play",
        ),
        pytest.param(
            ("indian-13",),
            "J♠",
            "A♥ 2♥ 3♥ 4♥ 5♥ 5♣ 6♣ 7♣ 8♣ 8♦ 8♠ K♠ K♦ K♣",
            "A♥ 5♥ 4♥ 8♠ 8♦ 2♥",
            id="dearest-of-equals",
        ),
        pytest.param(("gin",), None, "A♠ 2♠ 3♠ 7♦ 7♠ 7♥ K♣ Q♣ J♣ 9♦ 10♣", "9♦", id="gin-not-a-knock"),
        pytest.param(("gin",), None, "A♠ 2♠ 3♠ 7♦ 7♠ 7♥ K♣ Q♣ J♣ 9♦ 9♠", "9♠ 9♦", id="equal-in-every-way"),
    ],
)
def test_of_cards_that_leave_as_much_the_dearest_goes_first(
    rules: Sequence[str], wild: str | None, hand: str, discards: str
) -> None:
    solver = Solver(ruleset_of(rules))
    designated = parse_designation(wild) if wild is not None else None
    table = solver.discards(cards_of(hand), designated)
    first = cards_of(discards)
    assert [card for card, _ in table][: len(first)] == list(first)
    assert solver.best(cards_of(hand), designated).discard == first[0]


def test_too_many_cards_for_any_round_are_the_last_round_with_one_to_put_away() -> None:
    solver = Solver(load_ruleset("three-thirteen"))
    best = solver.best(cards_of("2♠ 3♠ 4♠ 5♠ 7♦ 7♥ 7♣ 9♣ 10♣ J♣ Q♥ Q♦ K♠ 2♥"))
    assert (best.verdict.deal.round_number, str(best.discard), best.is_declarable) == (11, "2♥", True)
    assert found(solver.discards(cards_of("2♠ 3♠ 4♠ 5♠ 7♦ 7♥ 7♣ 9♣ 10♣ J♣ Q♥ Q♦ K♠ 2♥"))[0][1]) == found(best)
