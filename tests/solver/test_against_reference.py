"""Does the solver find what trying every arrangement finds?"""

from collections.abc import Sequence
from pathlib import Path

import pytest
from every_table import MOST as MOST_LAID
from every_table import EveryTable
from game import Game, Hand, Table
from games_at_random import groups_near_a_meld, tables
from hands import in_order, laid_down
from hands_at_random import designations, hands, ranks_dealt, shuffled
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st
from literal_deal import wild_cards
from reference import Reference
from rules_as_text import as_inherited, text_alone, text_on_base
from rules_at_random import Kinds, any_kinds, easy_kinds, limited_kinds, rulesets

from rummycheck.cards import AnyCard, PrintedJoker
from rummycheck.counting import capped
from rummycheck.deck import Designation, WildBy
from rummycheck.errors import RulesetError
from rummycheck.melds.base import Serves
from rummycheck.objective import CardsBy, CountMismatch, Rest
from rummycheck.ruleset import Ruleset, load_ruleset, ruleset_names
from rummycheck.solver import Solver
from rummycheck.solver.aims import is_read_freely, lays_free

WELL = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SOME = settings(WELL, max_examples=15)
FEWEST, MOST = 6, 9
"""Cards of the hands."""
SIZES = ((3, 3), (6,), (2, 2, 2), (4, 3), (3, 2, 2), (4, 4), (3, 3, 2), (5, 3), (3, 3, 3), (5, 4), (2, 3, 4))
SHAPES = "declaration.shape={6: [3, 3], 7: [4, 3], 8: [4, 4], 9: [3, 3, 3]}"

IN_SMALL = {
    "classic": (SHAPES,),
    "indian-13-octro": ("declaration.any_of=[{sequence: 1, pure_sequence: 1, long_sequence: 1}]",),
    "indian-21": (
        "declaration.any_of=[{pure_sequence: 1}, {tunnela: 2, rest: free}, {dublee: 3, rest: free}, "
        "{joker_group: 1, rest: free}]",
        "melds.joker_group.size=[4, null]",
    ),
    "lite": ("declaration.first_meld_points=20",),
}
"""What makes rulesets, by the start of their name, fit for so few cards."""


def in_small(name: str, cards: int) -> Ruleset:
    """Return a shipped ruleset for so few cards."""
    overrides = [text for start, texts in IN_SMALL.items() if name.startswith(start) for text in texts]
    wanted = load_ruleset(name).declaration.cards
    if wanted is not None and not isinstance(wanted, CardsBy):
        overrides.append(f"declaration.cards={cards}")
    return load_ruleset(name, overrides)


@st.composite
def games_of_shipped(draw: st.DrawFn, name: str) -> tuple[Ruleset, tuple[AnyCard, ...], Designation | None]:
    """Draw a ruleset in small, a hand of it, sometimes with a card to put away, and what is turned up."""
    size, extra = draw(st.integers(FEWEST, MOST)), draw(st.sampled_from((0, 0, 0, 1, -1)))
    ruleset = in_small(name, size)
    if ruleset.wild.by is WildBy.ROUND:
        wild: Designation | None = ranks_dealt(size)
    else:
        wild = draw(designations(ruleset))
    return ruleset, draw(hands(ruleset, min(size + extra, MOST), wild)), wild


def leaves_something(ruleset: Ruleset) -> bool:
    """Tell whether cards may be left over where melds are not free: then the fewest points are left over, no more.

    Groups of a shape may be melds or not then, as it suits.
    """
    return may_leave(ruleset) and not lays_free(ruleset)


def is_read_as_it_suits(ruleset: Ruleset) -> bool:
    """Tell whether nothing but melds decides, and the checker reads none otherwise than its owner would like.

    That need not be so where exemptions free only some melds, a first meld must be worth something, what is left lies
    in groups of a shape, or several objectives compete for kinds that serve only one of them.
    """
    declaration = ruleset.declaration
    is_ambiguous = len(declaration.any_of) > 1 or len(ruleset.points.exempt) > 1
    return is_read_freely(ruleset) and not (
        (declaration.shape is not None and may_leave(ruleset))
        or (is_ambiguous and any(kind.serves is Serves.OBJECTIVE for kind in ruleset.melds))
    )


def may_leave(ruleset: Ruleset) -> bool:
    """Tell whether a declaration may leave cards over."""
    declaration = ruleset.declaration
    return declaration.unmatched_points_max > 0 or any(each.rest is Rest.FREE for each in declaration.any_of)


def assert_is_best(ruleset: Ruleset, cards: Sequence[AnyCard], table: Table) -> None:
    """Fail if the solver does not find what trying all finds, or claims something else than it lays down."""
    wild, players, round_number = table
    best = Solver(ruleset, players=players, round_number=round_number).best(cards, wild)
    assert best.points == capped(best.uncapped, ruleset.points)
    assert (best.uncapped, best.is_declarable) == (best.verdict.count.uncapped, best.verdict.is_valid)
    assert laid_down(best.declaration) == in_order(cards)
    assert best.discard == best.declaration.discard
    reference = Reference(ruleset, wild, len(cards), players=players, round_number=round_number)
    assert (best.discard is None) is (reference.cards_wanted is None or len(cards) != reference.cards_wanted + 1)
    leaves_fewest = best.is_declarable and leaves_something(ruleset)
    if is_read_as_it_suits(ruleset):
        laid = reference.best_of_groups([group.cards for group in best.declaration.groups], best.discard)
        for answer in (reference.best(cards), laid):
            assert best.is_declarable is (answer.declared is not None)
            assert best.uncapped == answer.best
        assert best.is_met in reference.best(cards).meets
    elif len(cards) <= MOST_LAID:
        every = EveryTable(ruleset, cards, table)
        assert best.is_declarable is (every.declared is not None)
        if every.declared is None:
            assert best.uncapped == every.least
        else:  # In another order of its groups, a declaration that can be read in several ways may cost less.
            assert leaves_fewest or best.uncapped <= every.declared


@pytest.mark.parametrize("name", ruleset_names())
@SOME
@given(data=st.data())
def test_no_arrangement_under_a_shipped_ruleset_is_better(name: str, data: st.DataObject) -> None:
    ruleset, cards, wild = data.draw(games_of_shipped(name))
    assert_is_best(ruleset, cards, Table(wild, None, None))


@st.composite
def games_in_small(draw: st.DrawFn, kinds: Kinds = any_kinds) -> Game:
    """Draw a ruleset and a hand of few cards, sometimes with one to put away; its groups are of no account."""
    sizes = draw(st.sampled_from(SIZES))
    rules = draw(rulesets(sizes, kinds))
    rules = rules._replace(declaration=rules.declaration._replace(count_mismatch=CountMismatch.WRONG))
    stands_alone = draw(st.booleans())
    rules = rules if stands_alone else as_inherited(rules)
    table = draw(tables(rules))
    jokers: list[AnyCard] = [*sorted(wild_cards(rules, table, sum(sizes)))]
    jokers += [PrintedJoker()] * min(2, rules.deck.printed_jokers)
    cards = [card for size in sizes for card in draw(groups_near_a_meld(rules, jokers, size, ("none", "another card")))]
    # Without a round told, the number of cards tells it: then it has to be right.
    if sum(sizes) < MOST and (rules.wild.by is not WildBy.ROUND or table.designated or table.round_number):
        cards += draw(st.lists(st.sampled_from((*rules.cards, *cards)), max_size=1))
    text = text_alone(rules) if stands_alone else text_on_base(rules)
    return Game(rules, text, table, Hand((draw(shuffled(cards)),), None))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file into which each ruleset is written."""
    return tmp_path_factory.mktemp("rulesets") / "drawn.yaml"


def loaded(game: Game, file: Path, overrides: Sequence[str] = ()) -> Ruleset:
    """Return the ruleset of a game."""
    file.write_text(game.text, encoding="utf-8")
    try:
        return load_ruleset(file, overrides)
    except RulesetError as error:
        if "declared" not in error.message:
            raise
        reject()  # No hand can be a declaration of so many cards.


every_sort = games_in_small() | games_in_small(limited_kinds) | games_in_small(easy_kinds)


@WELL
@given(game=every_sort)
def test_no_arrangement_under_a_drawn_ruleset_is_better(game: Game, file: Path) -> None:
    assert_is_best(loaded(game, file), game.hand.cards, game.table)


@WELL
@given(game=every_sort, data=st.data())
def test_no_arrangement_is_better_where_melds_serve_only_who_asks(game: Game, file: Path, data: st.DataObject) -> None:
    names = data.draw(st.lists(st.sampled_from([kind.kind for kind in game.rules.melds]), min_size=1, unique=True))
    ruleset = loaded(game, file, [f"melds.{name}.serves=objective" for name in names])
    assert_is_best(ruleset, game.hand.cards, game.table)
