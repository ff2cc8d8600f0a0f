"""Does `group-label` find labels that are not true of their groups?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span


def found(hand: str, wild: str | None = None, ruleset: str = "indian-13", *overrides: str) -> list[Problem]:
    verdict = rummycheck.check(hand, ruleset, wild=wild, overrides=overrides)
    return [problem for problem in verdict.problems if problem.name == "group-label"]


@pytest.mark.parametrize(
    ("group", "message"),
    [
        pytest.param("Set: 7♠ 7♦ 7♣", None, id="a-set"),
        pytest.param("Set: 4♠ 5♠ 6♠", "labelled `Set`, but it is a pure sequence", id="no-set"),
        pytest.param("Pure sequence: 4♠ 5♠ 6♠", None, id="a-pure-sequence"),
        pytest.param(
            "Pure sequence: 4♠ PJ 6♠", "labelled `Pure sequence`, but it is an impure sequence", id="not-pure"
        ),
        pytest.param("Impure sequence: 4♠ PJ 6♠", None, id="an-impure-sequence"),
        pytest.param(
            "Impure sequence: 4♠ 5♠ 6♠", "labelled `Impure sequence`, but it is a pure sequence", id="not-impure"
        ),
        pytest.param("Sequence: 4♠ 5♠ 6♠", None, id="a-sequence-may-be-pure"),
        pytest.param("Second sequence: 4♠ PJ 6♠", None, id="a-sequence-may-be-impure"),
        pytest.param("Sequence: 7♠ 7♦ 7♣", "labelled `Sequence`, but it is a set", id="no-sequence"),
        pytest.param("Set: 7♠ 7♦ 8♣", "labelled `Set`, but it is no meld", id="no-meld-at-all"),
        pytest.param("Invalid: 7♠ 7♦ 8♣", None, id="rightly-invalid"),
        pytest.param("Invalid: 7♠ 7♦ 7♣", None, id="invalid-may-be-said-of-the-hand"),
        pytest.param("Not a set: 7♠ 7♦ 7♣", "labelled `Not a set`, but it is a set", id="wrongly-not-a-set"),
        pytest.param("Invalid set: 7♠ 7♦ 7♣", "labelled `Invalid set`, but it is a set", id="wrongly-an-invalid-set"),
        pytest.param("Group: 7♠ 7♦ 8♣", None, id="a-label-that-claims-nothing"),
    ],
)
def test_a_label_is_true_of_some_reading_of_its_group(group: str, message: str | None) -> None:
    assert [problem.message for problem in found(group)] == ([message] if message is not None else [])


@pytest.mark.parametrize("label", ["Set", "Sequence", "Impure sequence"])
def test_a_label_bears_out_a_reading_that_is_not_taken(label: str) -> None:
    assert found(f"{label}: Q♠ Q♥ Q♦", wild="Q") == []


def test_it_is_an_error_at_the_group_that_leaves_the_declaration_valid() -> None:
    hand = "Set: A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
    (problem,) = found(hand)
    assert (problem.severity, problem.span) == (Severity.ERROR, Span(1, 6, 1, 17))
    assert rummycheck.check(hand).is_valid


@pytest.mark.parametrize(
    ("ruleset", "group", "truth"),
    [
        ("indian-13-octro", "long sequence: A♥ 2♥ 3♥", "a pure sequence"),
        ("indian-13-octro", "long sequence: A♥ 2♥ 3♥ 4♥", None),
        ("indian-13-octro", "LONG_SEQUENCES: 8♥ 8♦ 8♠", "a set"),
        ("indian-13-octro", "Triple 2: 8♥ 8♦ 8♠", "a set"),
        ("indian-13-octro", "Triple 2: 8♥ 8♥ 8♥", None),
        ("indian-13", "Triple 2: 8♥ 8♦ 8♠", None),
        ("indian-21", "tunnela: 8♥ 8♦ 8♠", "a set"),
        ("indian-21", "Tunnelas: 8♥ 8♥ 8♥", None),
        ("indian-21", "dublee: 8♥ 8♦", "no meld"),
    ],
)
@pytest.mark.parametrize("before", ["", "4♠ 5♠ 6♠ | "], ids=["first", "second"])
def test_a_label_that_names_a_kind_of_the_ruleset_claims_it(
    ruleset: str, group: str, truth: str | None, before: str
) -> None:
    label = group.partition(":")[0]
    expected = [f"labelled `{label}`, but it is {truth}"] if truth is not None else []
    assert [problem.message for problem in found(before + group, None, ruleset)] == expected


def test_a_pair_that_serves_no_objective_here_is_a_dublee_all_the_same() -> None:
    assert found("4♠ 5♠ 6♠ | dublee: 8♥ 8♥", None, "indian-21") == []


@pytest.mark.parametrize(
    ("hand", "is_found"),
    [
        ("gold: 8♥ 8♦ 8♠ | 4♠ 5♠ 6♠", True),
        ("gold: 8♥ 8♥ 8♥ | 4♠ 5♠ 6♠", False),
        ("gold: set: 8♥ 8♦ 8♠", False),
        ("gold:\n8♥ 8♦ 8♠\n4♠ 5♠ 6♠", False),
        ("Ravi: 8♥ 8♦ 8♠ | gold: 4♠ 5♠ 6♠", True),
    ],
)
def test_the_name_of_a_kind_of_ones_own_before_the_first_group_is_its_label(hand: str, is_found: bool) -> None:
    gold = "melds.gold={type: identical, size: [3, 3]}"
    assert bool(found(hand, None, "indian-13", gold)) is is_found
