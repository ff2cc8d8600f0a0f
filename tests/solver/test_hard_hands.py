"""What becomes of hands that nobody is dealt?"""

import random
from collections.abc import Sequence

import pytest
from hands import CARD_OF, cards_of, in_order, laid_down

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank, Suit
from rummycheck.deck import WildBy
from rummycheck.errors import DeckError, RummycheckError
from rummycheck.notation import parse_designation
from rummycheck.reporters.concise import error_line
from rummycheck.ruleset import load_ruleset
from rummycheck.solver import Best, Solver, TooHardError

LIMIT = 30_000
"""States after which a search is given up here, so that no test takes long."""

PACK = tuple(Card(rank, suit) for suit in list(Suit)[:4] for rank in Rank)


def best_of(cards: Sequence[AnyCard], wild: str | None = None, ruleset: str = "indian-13") -> Best:
    """Return the best arrangement; one that holds other cards than were given fails."""
    designated = parse_designation(wild) if wild is not None else None
    best = Solver(load_ruleset(ruleset), limit=LIMIT).best(cards, designated)
    assert laid_down(best.declaration) == in_order(cards)
    return best


def try_best_of(cards: Sequence[AnyCard], wild: str | None = None, ruleset: str = "indian-13") -> Best | None:
    """Return the best arrangement, or None if it is too hard to find; that is one line in a player's words."""
    try:
        has_wild = load_ruleset(ruleset).wild.by is not WildBy.NONE
        return best_of(cards, wild if has_wild else None, ruleset)
    except TooHardError as error:
        message = error.message
    assert message
    assert "\n" not in message
    return None


def test_too_hard_is_an_error_like_others() -> None:
    assert issubclass(TooHardError, RummycheckError)


@pytest.mark.parametrize("ruleset", ["indian-13", "lite-meld", "gin", "three-thirteen", "five-crowns", "indian-21"])
@pytest.mark.parametrize("jokers", [0, 6])
def test_sixty_cards_are_solved_or_said_to_be_too_hard(ruleset: str, jokers: int) -> None:
    known = load_ruleset(ruleset).deck
    pack = [card for card in PACK if card.rank in known.ranks]
    cards: list[AnyCard] = random.Random(60).choices(pack, k=60 - jokers)
    cards += [PrintedJoker() if known.printed_jokers else pack[0]] * jokers
    best = try_best_of(cards, None if ruleset in ("gin", "lite-meld") else "7♠", ruleset)
    assert best is None or not best.is_declarable or ruleset == "lite-meld"


@pytest.mark.parametrize("ruleset", ["indian-13", "lite-meld", "three-thirteen-jokers", "five-crowns", "indian-21"])
def test_twenty_jokers_are_solved_or_said_to_be_too_hard(ruleset: str) -> None:
    try_best_of([PrintedJoker()] * 20, None, ruleset)
    try_best_of([*cards_of("5♠ 6♠ 7♥ 9♦ K♣"), *[PrintedJoker()] * 15, *cards_of("8♠ 8♥ 8♦ 8♣ 8♠")], "8♠", ruleset)


@pytest.mark.parametrize("ruleset", ["indian-13", "classic-13", "gin", "three-thirteen", "indian-21"])
def test_one_card_is_left_over(ruleset: str) -> None:
    best = best_of(cards_of("K♠"), None, ruleset)
    assert (best.uncapped, best.is_declarable) == (10, False)
    assert [group.cards for group in best.declaration.groups] == [cards_of("K♠")]


def test_no_card_costs_nothing() -> None:
    best = best_of(())
    assert (best.points, best.is_declarable, best.declaration.cards) == (0, False, ())


def test_cards_oftener_than_the_packs_hold_are_solved_and_are_no_declaration() -> None:
    best = best_of(cards_of("5♠ 6♠ 7♠ 5♠ 6♠ 7♠ 5♠ 6♠ 7♠ 2♠ 2♥ 2♦ 2♣"))
    assert (best.points, best.is_met, best.is_declarable) == (0, True, False)


def test_thirteen_of_one_card_are_all_left_over() -> None:
    best = best_of([CARD_OF["9♣"]] * 13)
    assert (best.points, best.uncapped, best.is_met) == (80, 117, False)


@pytest.mark.parametrize(
    ("cards", "ruleset"),
    [("A♥ 2♥ 3♥", "five-crowns"), ("3★ 4★ 5★", "gin"), ("9♠ 10♠ PJ", "gin")],
    ids=["rank", "suit", "joker"],
)
def test_a_card_that_the_deck_lacks_is_named(cards: str, ruleset: str) -> None:
    with pytest.raises(DeckError, match=r"^the deck (of \S+ )?has no "):
        Solver(load_ruleset(ruleset)).best(cards_of(cards), None)


def test_a_wild_card_that_the_deck_lacks_is_refused() -> None:
    with pytest.raises(DeckError, match="can't be the wild card"):
        best_of(cards_of("2♠ 3♠ 4♠"), "7♠", "gin")


def test_too_few_and_far_too_many_cards_are_arranged_all_the_same() -> None:
    assert best_of(cards_of("2♠ 2♥ 2♦ 9♣"), None, "gin").points == 9
    best = best_of(cards_of("2♠ 2♥ 2♦ 3♠ 3♥ 3♦ 4♠ 4♥ 4♦ 5♠ 5♥ 5♦"), None, "gin")
    assert (best.points, best.discard, best.is_declarable) == (0, None, False)


def test_a_hand_of_a_number_of_cards_that_depends_on_the_players_needs_to_know_them() -> None:
    solver = Solver(load_ruleset("classic-13", ["declaration.players=null"]))
    with pytest.raises(DeckError, match="say how many play"):
        solver.best(cards_of("2♠ 3♠ 4♠"), None)
    three = Solver(load_ruleset("classic-13"), players=3).best(cards_of("2♠ 3♠ 4♠ 5♠ 6♥ 6♦ 6♣ 7♠ 8♠ 9♠ K♦"), None)
    assert (three.points, three.discard, three.is_declarable) == (0, CARD_OF["K♦"], True)


def test_the_round_can_be_told() -> None:
    solver = Solver(load_ruleset("three-thirteen"), round_number=1)
    best = solver.best(cards_of("9♠ 3♦ 9♥ K♦"), None)
    assert (best.points, best.discard, best.is_declarable) == (0, CARD_OF["K♦"], True)


def test_a_search_that_is_given_up_tells_what_is_known() -> None:
    solver = Solver(load_ruleset("indian-13"), limit=20)
    with pytest.raises(TooHardError, match=r"given up after 20 states: .* costs 0 to (\d+) points$") as caught:
        solver.best(cards_of("A♥ 2♥ 3♥ 5♣ 6♣ Q♦ 8♦ 8♠ 4♣ 3♦ 3♣ K♠ Q♠"), parse_designation("Q♦"))
    assert error_line("hands.rummy", caught.value).startswith("hands.rummy: error too-hard: ")


def test_nine_jokers_among_twenty_two_cards_are_no_obstacle() -> None:
    cards = cards_of("K♠ 2♥ 3♦ 5♠ 5♦ K♣ K♥ 2♣ PJ K♦ A♠ 5♥ 3♣ 2♣ 3♠ 3♥ 4♦ PJ 4♣ A♦ 5♣ A♠")
    best = Solver(load_ruleset("indian-21")).best(cards, parse_designation("3♣"))
    assert (best.points, best.verdict.count.points, len(best.declaration.cards)) == (6, 6, 21)
