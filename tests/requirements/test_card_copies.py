"""Does `card-copies` find cards that the packs in play can't hold?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span

JOKERS = "A♥ 2♥ PJ | 5♣ PJ 7♣ | 8♦ 8♠ PJ"


def found(hand: str, *overrides: str, wild: str | None = None) -> list[Problem]:
    verdict = rummycheck.check(hand, overrides=overrides, wild=wild)
    return [problem for problem in verdict.problems if problem.name == "card-copies"]


@pytest.mark.parametrize(
    ("hand", "overrides", "message"),
    [
        pytest.param("8♦ 8♦ 9♦", (), None, id="twice-in-two-packs"),
        pytest.param("8♦ 8♦ 8♦", (), "8♦ three times: two packs hold 2", id="three-times-in-two-packs"),
        pytest.param("8♦ 8♦ | 8♦ 8♦", (), "8♦ four times: two packs hold 2", id="in-several-groups"),
        pytest.param("8♦ 8♦ 8♦", ("deck.packs=3",), None, id="three-times-in-three-packs"),
        pytest.param("8♦ 8♦ 9♦", ("deck.packs=1",), "8♦ twice: one pack holds 1", id="twice-in-one-pack"),
        pytest.param("8♦ 9♦ 10♦", ("deck.packs=1",), None, id="once-in-one-pack"),
        pytest.param(JOKERS, (), "PJ three times: two packs hold 2", id="a-joker-too-many"),
        pytest.param(JOKERS.replace("8♠ PJ", "8♠ 8♣"), (), None, id="as-many-jokers-as-there-are"),
        pytest.param(JOKERS, ("deck.printed_jokers=2",), None, id="two-jokers-a-pack"),
        pytest.param("8♦ 8♦; discard 8♦", (), "8♦ three times: two packs hold 2", id="the-discard-is-a-copy-too"),
        pytest.param("8♦ 9♦; discard 8♦", (), None, id="a-second-copy-on-the-finish-slot"),
    ],
)
def test_no_card_lies_more_often_than_the_packs_hold_it(
    hand: str, overrides: tuple[str, ...], message: str | None
) -> None:
    problems = found(hand, *overrides)
    assert [(problem.message, problem.severity) for problem in problems] == (
        [(message, Severity.ERROR)] if message is not None else []
    )


@pytest.mark.parametrize(
    ("hand", "wild", "message"),
    [
        pytest.param("8♦ 8♦ 9♦", "8♦", "8♦ twice, and turned up: two packs hold 2", id="both-and-turned-up"),
        pytest.param("8♦ 8♠ 9♦", "8♦", None, id="one-and-turned-up"),
        pytest.param("8♦ 8♦ 9♦", "8♠", None, id="another-card-turned-up"),
        pytest.param("8♦ 8♦ 9♦", "8", None, id="only-a-rank-is-told"),
        pytest.param("PJ PJ 9♦", "PJ", "PJ twice, and turned up: two packs hold 2", id="jokers-turned-up"),
        pytest.param("8♦ 8♦ 8♦", "8♦", "8♦ three times: two packs hold 2", id="too-many-anyway"),
    ],
)
def test_the_turned_up_card_is_a_copy_too(hand: str, wild: str, message: str | None) -> None:
    assert [problem.message for problem in found(hand, wild=wild)] == ([message] if message is not None else [])


@pytest.mark.parametrize(
    ("count_check", "card_out", "too_many", "turned_up"),
    [
        pytest.param("error", "false", Severity.ERROR, Severity.WARNING, id="error"),
        pytest.param("error", "true", Severity.ERROR, Severity.ERROR, id="error-and-the-card-is-out"),
        pytest.param("warn", "false", Severity.WARNING, Severity.WARNING, id="warn"),
        pytest.param("warn", "true", Severity.WARNING, Severity.WARNING, id="warn-and-the-card-is-out"),
        pytest.param("ignore", "true", None, None, id="ignore"),
    ],
)
def test_how_much_a_copy_too_many_weighs_is_the_rulesets(
    count_check: str, card_out: str, too_many: Severity | None, turned_up: Severity | None
) -> None:
    overrides = (f"deck.count_check={count_check}", f"deck.designated_card_out={card_out}")
    for hand, severity in (("8♦ 8♦ 8♦", too_many), ("8♦ 8♦ 9♦", turned_up)):
        severities = [problem.severity for problem in found(hand, *overrides, wild="8♦")]
        assert severities == ([severity] if severity is not None else [])


def test_a_warning_leaves_a_declaration_valid() -> None:
    hand = "A♥ 2♥ 3♥ 10♥ | 5♣ 6♣ 7♣ 10♥ | 9♠ 10♠ J♠ | K♠ K♦"
    overrides = ("declaration.unmatched_points_max=20",)
    verdict = rummycheck.check(hand, overrides=overrides, wild="10♥")
    assert [problem.severity for problem in verdict.problems if problem.name == "card-copies"] == [Severity.WARNING]
    assert verdict.is_valid


def test_one_pack_and_a_card_out_leave_no_copy_for_the_players() -> None:
    (problem,) = found("Q♥ K♥ A♥", "deck.packs=1", "deck.designated_card_out=true", wild="Q♥")
    assert problem.message == "Q♥ once, and turned up: one pack holds 1"
    assert problem.severity is Severity.ERROR


def test_it_is_told_at_the_last_copy() -> None:
    (problem,) = found("8♦ 8♦ 9♦ | 8♦ 2♠")
    assert problem.span == Span(1, 12, 1, 14)


def test_each_card_too_many_is_told() -> None:
    messages = [problem.message.split(":")[0] for problem in found("5♠ 6♠ 7♠ | 5♠ 6♠ 7♠ | 5♠ 6♠ 7♠")]
    assert messages == ["5♠ three times", "6♠ three times", "7♠ three times"]


def test_a_group_of_too_many_copies_is_no_set_all_the_same() -> None:
    (laid,) = rummycheck.check("8♦ 8♦ 8♦").arrangement.groups
    assert laid.refusal == ("three 8♦", "melds.set.suits")
