"""Does `first-meld` find melds that are worth too little to be a player's first?"""

import pytest

import rummycheck
from rummycheck import Problem, Severity, Span

LITE = ("points.ranks.A=11", "declaration.cards=null", "declaration.any_of=[{}]")


def found(hand: str, points: int, *overrides: str) -> list[Problem]:
    needed = f"declaration.first_meld_points={points}"
    verdict = rummycheck.check(hand, overrides=(*LITE, needed, *overrides))
    return [problem for problem in verdict.problems if problem.name == "first-meld"]


@pytest.mark.parametrize(
    ("hand", "points", "message"),
    [
        pytest.param("10♠ J♠ Q♠ K♠", 40, None, id="just-enough"),
        pytest.param("10♠ J♠ Q♠ K♠", 41, "melds worth 40 points, 41 needed", id="one-too-little"),
        pytest.param(
            "2♣3♣4♣ | 2♦3♦4♦ | 2♥3♥4♥ | 2♠3♠4♠", 40, "melds worth 36 points, 40 needed", id="four-melds-too-little"
        ),
        pytest.param("9♠ PJ J♠ | 5♥ 5♣ PJ", 40, None, id="jokers-as-the-cards-they-stand-for"),
        pytest.param(
            "9♠ PJ J♠ | 5♥ 5♣", 40, "melds worth 29 points, 40 needed", id="cards-in-no-meld-are-worth-nothing"
        ),
        pytest.param("5♥ 5♣", 1, "melds worth 0 points, 1 needed", id="no-meld"),
        pytest.param("5♠ 6♠ PJ", 18, None, id="the-joker-above"),
        pytest.param("PJ 5♠ 6♠", 18, "melds worth 15 points, 18 needed", id="the-joker-below"),
        pytest.param("2♣ 3♣ 4♣", 0, None, id="nothing-is-needed"),
        pytest.param("A♠ 2♠ 3♠", 16, None, id="a-low-ace-at-its-usual-points"),
    ],
)
def test_the_melds_of_the_turn_are_worth_enough(hand: str, points: int, message: str | None) -> None:
    errors = [problem.message for problem in found(hand, points) if problem.severity is Severity.ERROR]
    assert errors == ([message] if message is not None else [])


# As in Canasta's first melds (Bicycle): a joker counts 50, a two 20, whatever they stand for.
CANASTA = ("points.meld.joker=own", "points.printed_joker.melded=50", "points.wild.melded=20")


@pytest.mark.parametrize(
    ("hand", "wild", "overrides", "worth"),
    [
        pytest.param("5♥ 5♣ PJ", None, (), 60, id="a-printed-joker-in-a-set"),
        pytest.param("9♠ PJ J♠", None, (), 69, id="in-a-run"),
        pytest.param("5♥ 5♣ 2♠", "2", (), 30, id="a-wild-card"),
        pytest.param("5♥ PJ 2♠", "2", (), 75, id="one-of-each"),
        pytest.param("5♠ 5♥ 5♣", "5", ("melds.sequence=null",), 15, id="a-wild-card-as-itself-is-no-joker"),
        pytest.param("2♠ 3♠ 4♠", "2", ("wild.on_own_place=joker",), 27, id="unless-it-always-is-one"),
        pytest.param("5♥ 5♣ Q♠", "Q", ("points.wild.melded=face",), 20, id="at-face"),
        pytest.param("5♥ 5♣ Q♠", "Q♠", ("points.wild.exact=0",), 30, id="the-turned-up-card-as-any-other"),
        pytest.param("A♠ PJ 3♠", None, ("points.meld.ace_low=1",), 54, id="the-ace-beside-it-is-low"),
        pytest.param("PJ 2♠ 3♠", None, ("points.meld.ace_low=1",), 55, id="as-the-low-ace"),
        pytest.param("5♥ 5♣ PJ | 9♠ 10♠ J♠", None, (), 89, id="beside-a-meld-without"),
        pytest.param("PJ PJ PJ", None, ("melds.trio={type: jokers, size: [3, 3]}",), 150, id="jokers-alone"),
        pytest.param("PJ PJ PJ", None, ("melds.trio={type: identical, size: [3, 3]}",), 150, id="alike"),
        pytest.param(
            "PJ Q♠ PJ",
            "Q",
            ("melds.trio={type: jokers, size: [3, 3]}", "melds.set=null", "melds.sequence=null"),
            120,
            id="wild-cards-that-stand-for-nothing",
        ),
    ],
)
def test_a_joker_may_be_worth_its_own_points(
    hand: str, wild: str | None, overrides: tuple[str, ...], worth: int
) -> None:
    rules = (*LITE, *CANASTA, "deck.printed_jokers=2", *overrides)
    for needed, is_enough in ((worth, True), (worth + 1, False)):
        verdict = rummycheck.check(hand, overrides=(*rules, f"declaration.first_meld_points={needed}"), wild=wild)
        (problem,) = [each for each in verdict.problems if each.name == "first-meld"]
        assert (problem.message, verdict.is_valid) == (f"melds worth {worth} points, {needed} needed", is_enough)
        best = rummycheck.arrange(hand, overrides=(*rules, f"declaration.first_meld_points={needed}"), wild=wild)
        assert best.is_declarable is is_enough


@pytest.mark.parametrize(
    ("hand", "message"),
    [
        ("10♠ J♠ Q♠ K♠ | 2♣ 3♣ 4♣", None),
        ("9♠ 10♠ J♠ | 9♥ 9♦ 9♣", "the best meld worth 29 points, 40 needed"),
        ("5♥ 5♣", "the best meld worth 0 points, 40 needed"),
    ],
    ids=["one-of-forty", "two-of-less", "none"],
)
def test_one_meld_alone_may_have_to_be_worth_it(hand: str, message: str | None) -> None:
    problems = found(hand, 40, "declaration.first_meld=single")
    errors = [problem.message for problem in problems if problem.severity is Severity.ERROR]
    assert errors == ([message] if message is not None else [])


def test_what_the_melds_are_worth_is_noted_where_it_is_enough() -> None:
    (problem,) = found("10♠ J♠ Q♠ K♠", 40)
    assert problem.severity is Severity.INFO
    assert problem.words == "melds worth 40 points, 40 needed (declaration.first_meld_points)"


def test_a_low_ace_may_be_worth_less() -> None:
    (problem,) = found("A♠ 2♠ 3♠", 16, "points.meld.ace_low=1")
    assert problem.message == "melds worth 6 points, 16 needed"


def test_it_is_an_error_of_the_whole_hand() -> None:
    (problem,) = found("2♣ 3♣ 4♣ | 2♦ 3♦ 4♦", 40)
    assert (problem.severity, problem.span) == (Severity.ERROR, Span(1, 1, 1, 20))


@pytest.mark.parametrize(
    ("hand", "needed", "kind", "key"),
    [
        ("9♠ 10♠ J♠ | 9♥ 9♦ 9♣", 55, "single", "declaration.first_meld"),
        ("9♠ 10♠ J♠ | 9♥ 9♦ 9♣", 56, "single", "declaration.first_meld"),
        ("9♠ 10♠ J♠ | 9♥ 9♦ 9♣", 57, "single", "declaration.first_meld_points"),
        ("9♠ 10♠ J♠ | 9♥ 9♦ 9♣", 57, "turn", "declaration.first_meld_points"),
    ],
)
def test_the_key_is_named_that_would_have_to_be_another(hand: str, needed: int, kind: str, key: str) -> None:
    (problem,) = found(hand, needed, f"declaration.first_meld={kind}")
    assert (problem.severity, problem.key) == (Severity.ERROR, key)
