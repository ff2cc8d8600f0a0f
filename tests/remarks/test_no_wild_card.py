"""Does `no-wild-card` notice that nobody said which card is wild?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span

HAND = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♥"


def found(hand: str, *overrides: str, wild: str | None = None) -> list[Problem]:
    problems = rummycheck.check(hand, overrides=overrides, wild=wild).problems
    return [problem for problem in problems if problem.name == "no-wild-card"]


@pytest.mark.parametrize("wild", ["Q♦", "Q", "PJ"], ids=["card", "rank", "printed-joker"])
def test_a_wild_card_that_is_named_needs_no_word(wild: str) -> None:
    assert found(HAND, wild=wild) == []
    assert found(f"Wild: {wild}; {HAND}") == []


def test_a_hand_without_a_wild_card_is_noticed() -> None:
    (problem,) = found(HAND)
    assert problem.message == "no wild card is named: only printed jokers are jokers"
    assert (problem.severity, problem.span) == (Severity.INFO, Span(1, 1, 1, 20))


def test_a_ruleset_without_wild_cards_needs_none() -> None:
    assert found(HAND, "wild.by=none") == []


@pytest.mark.parametrize(
    ("rounds", "cards", "message"),
    [
        ("{1: 3, 2: 4}", "null", "no round is told (`--round`): only printed jokers are jokers"),
        ("{1: 3, 2: 4}", "by_round", "no round is told (`--round`): only printed jokers are jokers"),
        ("{1: 3, 4: 6}", "null", None),
        ("{7: K}", "null", None),
        ("{7: K}", "by_round", None),
    ],
    ids=["none", "none-deals-so-many", "the-one-of-so-many-cards", "the-only-one", "the-only-one-of-other-cards"],
)
def test_a_round_that_nobody_tells_is_noticed(rounds: str, cards: str, message: str | None) -> None:
    overrides = ("wild.by=round", f"wild.rounds={rounds}", f"declaration.cards={cards}")
    assert [problem.message for problem in found(HAND, *overrides)] == ([message] if message is not None else [])


def test_a_note_leaves_a_declaration_valid() -> None:
    verdict = rummycheck.check("A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣")
    assert [problem.name for problem in verdict.problems] == ["no-wild-card"]
    assert (verdict.is_valid, verdict.has_errors) == (True, False)
