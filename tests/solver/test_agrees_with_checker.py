"""Does the checker say of the solver's declaration what the solver says?"""

from typing import NamedTuple

import pytest
from hands import in_order, laid_down
from hands_at_random import designations, hands, ranks_dealt, shuffled
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rummycheck.cards import AnyCard
from rummycheck.checker import Checker, Verdict
from rummycheck.deck import Designation, WildBy
from rummycheck.notation import format_declaration, parse_declaration
from rummycheck.objective import CardsBy
from rummycheck.problems import Severity
from rummycheck.ruleset import Ruleset, load_ruleset, ruleset_names
from rummycheck.solver import Best, Solver

SOME = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
every_ruleset = pytest.mark.parametrize("name", ruleset_names())
MOST_LAID_DOWN = 14
"""Cards of hands where any number may be laid down."""


class Deal(NamedTuple):
    """A hand, and what is turned up."""

    cards: tuple[AnyCard, ...]
    wild: Designation | None


@st.composite
def deals(draw: st.DrawFn, ruleset: Ruleset) -> Deal:
    """Draw a whole hand, often with the card to put away."""
    wanted = ruleset.declaration.cards
    if wanted is None:
        size = draw(st.integers(3, MOST_LAID_DOWN))
    elif isinstance(wanted, CardsBy):
        size = draw(st.integers(3, 13).filter(lambda cards: ranks_dealt(cards) in ruleset.wild.rounds.values()))
    else:
        size = wanted if isinstance(wanted, int) else wanted[ruleset.declaration.players or 2]
    wild = ranks_dealt(size) if ruleset.wild.by is WildBy.ROUND else draw(designations(ruleset))
    extra = draw(st.integers(0, 1)) if wanted is not None else 0
    return Deal(draw(hands(ruleset, size + extra, wild)), wild)


def verdict_on(ruleset: Ruleset, best: Best, wild: Designation | None) -> Verdict:
    """Return what the checker says of a declaration as a player would hand it in, in writing."""
    text = format_declaration(best.declaration)
    return Checker(ruleset).check(parse_declaration(text), wild)


def told(best: Best) -> tuple[object, ...]:
    """Return all that the solver tells."""
    points = (best.points, best.uncapped, best.is_met, best.is_declarable)
    return best.declaration, best.discard, best.states, *points


def is_met(verdict: Verdict) -> bool:
    return not any(
        problem.name == "required-melds" and problem.severity is Severity.ERROR for problem in verdict.problems
    )


@every_ruleset
@SOME
@given(data=st.data())
def test_the_checker_says_what_the_solver_says(name: str, data: st.DataObject) -> None:
    ruleset = load_ruleset(name)
    cards, wild = data.draw(deals(ruleset))
    best = Solver(ruleset).best(cards, wild)
    verdict = verdict_on(ruleset, best, wild)
    assert (verdict.count.points, verdict.count.uncapped) == (best.points, best.uncapped)
    assert (is_met(verdict), verdict.is_valid) == (best.is_met, best.is_declarable)
    assert laid_down(best.declaration) == in_order(cards)


@every_ruleset
@SOME
@given(data=st.data())
def test_every_group_but_what_is_left_over_is_a_meld(name: str, data: st.DataObject) -> None:
    ruleset = load_ruleset(name)
    cards, wild = data.draw(deals(ruleset))
    groups = verdict_on(ruleset, Solver(ruleset).best(cards, wild), wild).arrangement.groups
    loose = [laid.group.cards for laid in groups if laid.meld is None]
    assert [laid.meld is None for laid in groups] == sorted(laid.meld is None for laid in groups)
    assert len(loose) <= 1 or {len(cards) for cards in loose} == {1}


@every_ruleset
@SOME
@given(data=st.data())
def test_the_same_hand_gets_the_same_answer_and_its_order_never_changes_the_points(
    name: str, data: st.DataObject
) -> None:
    ruleset = load_ruleset(name)
    cards, wild = data.draw(deals(ruleset))
    solver = Solver(ruleset)
    best = solver.best(cards, wild)
    assert told(solver.best(cards, wild)) == told(Solver(ruleset).best(cards, wild)) == told(best)
    other = solver.best(data.draw(shuffled(cards)), wild)
    assert (other.points, other.uncapped) == (best.points, best.uncapped)
    assert (other.is_met, other.is_declarable) == (best.is_met, best.is_declarable)


@every_ruleset
@SOME
@given(data=st.data())
def test_what_other_hands_were_solved_before_changes_nothing(name: str, data: st.DataObject) -> None:
    ruleset = load_ruleset(name)
    first, second = data.draw(deals(ruleset)), data.draw(deals(ruleset))
    solver = Solver(ruleset)
    solver.best(first.cards, first.wild)
    fresh = Solver(ruleset)
    assert told(solver.best(second.cards, second.wild)) == told(fresh.best(second.cards, second.wild))
