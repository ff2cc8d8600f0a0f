"""What is the verdict on a declaration, and under which setting is it given?"""

import dataclasses

import pytest

import rummycheck
from rummycheck import Checker, DeckError, Outcome, Severity, Verdict
from rummycheck.notation import parse_declaration, parse_designation
from rummycheck.ruleset import load_ruleset

VALID = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
NO_MELD_LAST = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ Q♣"
TUNNELA = "melds.tunnela={type: identical, size: [3, 3], counts_as: [pure_sequence]}"
FREE_REST = "declaration.any_of=[{pure_sequence: 3}, {tunnela: 3, rest: free}]"
BY_ROUND = (
    "wild.by=round",
    "wild.rounds={1: 3, 2: 4, 3: 5, 4: 6}",
    "declaration.cards=by_round",
    "declaration.any_of=[{}]",
)


def errors(verdict: Verdict) -> list[tuple[str, str]]:
    return [(problem.name, problem.message) for problem in verdict.problems if problem.severity is Severity.ERROR]


def test_a_valid_declaration_costs_nothing() -> None:
    verdict = rummycheck.check(VALID)
    assert (verdict.outcome, verdict.is_valid, verdict.has_errors) == (Outcome.VALID, True, False)
    assert (verdict.penalty, verdict.count.points) == (0, 0)


def test_one_error_of_a_requirement_makes_a_declaration_wrong() -> None:
    verdict = rummycheck.check(NO_MELD_LAST)
    assert (verdict.outcome, verdict.is_valid, verdict.has_errors) == (Outcome.WRONG, False, True)
    assert (verdict.penalty, verdict.count.points) == (80, 30)


def test_a_mistake_of_the_page_leaves_a_declaration_valid() -> None:
    verdict = rummycheck.check(VALID.replace("8♣", "8♣ (joker)"))
    assert (verdict.outcome, verdict.has_errors) == (Outcome.VALID, True)


def test_problems_are_told_in_the_order_of_the_text_and_then_by_name() -> None:
    verdict = rummycheck.check("Set: 5♦ 5♦ 7♦ | K♥ Q♠ PJ PJ PJ | 3♦ Q♥", wild="Q♦")
    order = [(problem.span, problem.name) for problem in verdict.problems]
    assert order == sorted(order)
    assert [problem.name for problem in verdict.problems] == [
        *("card-count", "melds-counted", "required-melds", "required-melds", "group-label", "unmatched-cards"),
        *("card-copies", "wild-card-counted"),
    ]


def test_the_hands_own_wild_card_beats_the_given_one() -> None:
    hand = "A♥ 2♥ 3♥ 10♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
    assert rummycheck.check(hand, wild="10♠").is_valid
    assert not rummycheck.check(f"Wild: 9♠; {hand}", wild="10♠").is_valid
    assert rummycheck.check(f"Wild: 10♠; {hand}", wild="9♠").is_valid


def test_one_checker_judges_under_one_wild_card_after_the_other() -> None:
    checker = Checker(load_ruleset("indian-13"))
    declaration = parse_declaration("A♥ 2♥ 3♥ 10♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣")
    outcomes = [
        checker.check(declaration, parse_designation(wild)).is_valid for wild in ("10♠", "9♠", "10", "PJ", "10♠")
    ]
    assert outcomes == [True, False, True, False, True]


def test_checking_twice_gives_the_same_verdict() -> None:
    checker = Checker(load_ruleset("indian-13"))
    declaration = parse_declaration(NO_MELD_LAST)
    assert checker.check(declaration) == checker.check(declaration)


def test_a_verdict_can_not_be_changed() -> None:
    verdict = rummycheck.check(VALID)
    with pytest.raises(dataclasses.FrozenInstanceError):
        verdict.penalty = 80  # type: ignore[misc]  # what the test is about


@pytest.mark.parametrize(
    ("hand", "alternatives", "expected"),
    [
        pytest.param("A♣ 2♣ 3♣ | 5♥ 6♥ 7♥ | 9♦ 10♦ J♦ | 8♠ 8♥ 8♦", FREE_REST, True, id="the-first-way"),
        pytest.param("5♥ 5♥ 5♥ | A♣ A♣ A♣ | 9♦ 9♦ 9♦ | 2♠ 7♦ 4♣", FREE_REST, True, id="the-second-way"),
        pytest.param("A♣ 2♣ 3♣ | 5♥ 6♥ 7♥ | 9♦ 10♦ J♦ | 2♠ 7♦ 4♣", FREE_REST, False, id="the-rest-is-not-free-here"),
        pytest.param("5♥ 5♥ 5♥ | A♣ A♣ A♣ | 9♦ 9♦ 8♦ | 2♠ 7♦ 4♣", FREE_REST, False, id="neither-way"),
        pytest.param(
            "A♣ 2♣ 3♣ | 5♥ 6♥ 7♥ | 2♠ 7♦ 4♣",
            "declaration.any_of=[{sequence: 2}, {pure_sequence: 2, rest: free}]",
            True,
            id="the-second-way-frees-the-rest",
        ),
        pytest.param("2♠ 7♦ 4♣", "declaration.any_of=[{}, {rest: free}]", True, id="no-melds-asked-for-either-way"),
    ],
)
def test_one_way_to_the_objective_is_enough(hand: str, alternatives: str, expected: bool) -> None:
    overrides = (TUNNELA, alternatives, "deck.packs=3", "declaration.cards=null")
    assert rummycheck.check(hand, overrides=overrides).is_valid is expected


@pytest.mark.parametrize(
    ("hand", "round_number", "wild", "faults"),
    [
        pytest.param("6♠ 6♥ 6♦ | 7♠ 8♠ 9♠", None, None, [], id="the-round-of-so-many-cards"),
        pytest.param("6♠ 6♥ 6♦ | 7♠ 8♠ 9♠", 4, None, [], id="the-round-as-told"),
        pytest.param("5♠ 6♥ 6♦ | 7♠ 8♠", None, None, ["2 cards are in no sequence or set"], id="its-rank-is-wild"),
        pytest.param("5♠ 6♥ 6♦ | 7♠ 8♠ 9♠", 3, None, ["6 cards, but 5 are declared"], id="another-round-as-told"),
        pytest.param("5♠ 6♥ 6♦ | 7♠ 8♠ 9♠", None, "5", ["6 cards, but 5 are declared"], id="a-rank-as-told"),
        pytest.param("5♠ 6♥ 6♦ | 7♠ 8♠ 9♠", None, "5♥", ["6 cards, but 5 are declared"], id="a-card-as-told"),
        pytest.param("5♠ 6♥ 6♦ | 7♠ 8♠ 9♠", 3, "5♥", ["6 cards, but 5 are declared"], id="a-card-and-a-round"),
    ],
)
def test_the_round_says_what_is_wild_and_how_many_cards_there_are(
    hand: str, round_number: int | None, wild: str | None, faults: list[str]
) -> None:
    verdict = rummycheck.check(hand, overrides=BY_ROUND, wild=wild, round_number=round_number)
    assert [message.split(";")[0] for _, message in errors(verdict)] == faults


def test_a_number_of_cards_that_no_round_deals_is_no_valid_declaration() -> None:
    assert not rummycheck.check("6♠ 6♥ 6♦ | 7♠ 8♠ 9♠ 10♠", overrides=BY_ROUND).is_valid


@pytest.mark.parametrize(
    ("cards", "players", "valid"),
    [
        ("6", None, True),
        ("13", None, False),
        ("null", None, True),
        ("{2: 13, 3: 6}", 3, True),
        ("{2: 13, 3: 6}", 2, False),
    ],
    ids=["a-number", "another-number", "any-number", "three-players", "two-players"],
)
def test_the_cards_to_declare_are_the_rulesets(cards: str, players: int | None, valid: bool) -> None:
    overrides = (f"declaration.cards={cards}", "declaration.any_of=[{}]")
    assert rummycheck.check("6♠ 6♥ 6♦ | 7♠ 8♠ 9♠", overrides=overrides, players=players).is_valid is valid


@pytest.mark.parametrize("players", [None, 5], ids=["nobody-said", "another-number"])
def test_players_are_asked_for_where_the_cards_depend_on_them(players: int | None) -> None:
    with pytest.raises(DeckError) as caught:
        rummycheck.check(VALID, overrides=("declaration.cards={3: 10, 2: 13}",), players=players)
    message = "how many cards are declared depends on the players (2, 3): say how many play with `--players`"
    assert caught.value.message == message


def test_the_rulesets_own_players_are_assumed() -> None:
    overrides = ("declaration.cards={3: 10, 2: 13}", "declaration.players=2")
    assert rummycheck.check(VALID, overrides=overrides).is_valid
    assert not rummycheck.check(VALID, overrides=overrides, players=3).is_valid


@pytest.mark.parametrize("hand", ["A♥ 2♥ 3♥ | 5♣ 6♣ 7♣", f"{VALID} 2♦"], ids=["too-few", "too-many"])
def test_a_wrong_number_of_cards_can_be_an_error(hand: str) -> None:
    held = len(parse_declaration(hand).cards)
    with pytest.raises(DeckError) as caught:
        rummycheck.check(hand, overrides=("declaration.count_mismatch=error",))
    assert caught.value.message == f"{held} cards can't be judged: 13 are declared (declaration.count_mismatch)"
    assert caught.value.span == parse_declaration(hand).span


def test_the_right_number_of_cards_is_judged_where_a_wrong_one_is_an_error() -> None:
    assert rummycheck.check(VALID, overrides=("declaration.count_mismatch=error",)).is_valid


def test_a_deal_is_told_before_any_hand_is_judged() -> None:
    checker = Checker(load_ruleset("indian-13"))
    assert {card.rank for card in checker.deal(parse_designation("Q♦")).wild} == {"Q"}
    with pytest.raises(DeckError):
        Checker(load_ruleset("indian-13", ("wild.by=none",))).deal(parse_designation("Q♦"))


PAIRS = "6♥ 6♥ | 7♣ 7♣ | 2♦ 2♦ | J♠ J♠ | 4♥ 4♥ | 9♣ 9♣"


@pytest.mark.parametrize(
    ("hand", "outcome", "labels"),
    [
        (f"A♠ 2♠ 3♠ | 9♥ 10♥ J♥ | Q♥ Q♥ Q♥ | {PAIRS}", Outcome.WRONG, {"tunnela", "pure sequence", None}),
        (f"A♠ 2♠ 3♠ | 9♥ 10♥ J♥ | 4♦ 5♦ 6♦ | {PAIRS}", Outcome.WRONG, {"pure sequence", None}),
        (f"{PAIRS} | 8♠ 8♠ | Q♥ Q♥ | 3♠ 5♦ K♦ K♣ A♥", Outcome.VALID, {"dublee", None}),
        (f"A♠ A♠ A♠ | Q♥ Q♥ Q♥ | K♦ K♦ K♦ | {PAIRS}", Outcome.VALID, {"tunnela", None}),
    ],
    ids=["a-tunnela-is-always-one", "pairs-beside-sequences", "eight-pairs", "three-tunnelas"],
)
def test_a_kind_that_serves_its_own_objective_is_no_meld_beside_another(
    hand: str, outcome: Outcome, labels: set[str | None]
) -> None:
    verdict = rummycheck.check(hand, ruleset="indian-21", wild="10♣")
    assert {laid.meld.label if laid.meld else None for laid in verdict.arrangement.groups} == labels
    assert verdict.outcome == outcome


def test_a_kind_that_serves_its_own_objective_hides_no_other_that_counts_as_the_same() -> None:
    kinds = (
        "melds.sequence={size: [2, null], counts_as: [set], serves: objective}",
        "melds.set=null",
        "melds.life={type: run, size: [2, null], counts_as: [set, sequence]}",
    )
    overrides = (*kinds, "declaration.any_of=[{}]", "declaration.cards=3")
    assert rummycheck.check("A♠ 2♠ 3♠", "base", overrides=overrides).is_valid
    renamed = ("melds.set={type: run, size: [2, null]}", *kinds[:1], "declaration.any_of=[{}]", "declaration.cards=3")
    assert rummycheck.check("A♠ 2♠ 3♠", "base", overrides=renamed).is_valid
