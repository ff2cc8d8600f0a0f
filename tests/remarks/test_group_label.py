"""Does `group-label` find labels that are not true of their groups?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span


def found(hand: str, wild: str | None = None) -> list[Problem]:
    return [problem for problem in rummycheck.check(hand, wild=wild).problems if problem.name == "group-label"]


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
