"""How is rummycheck used from another program?"""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import rummycheck

VALID = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
LOSING = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"


def printed_by(program: str) -> str:
    """Run a program in a Python of its own and return what it prints."""
    finished = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return finished.stdout.strip()


def test_a_hand_is_checked_by_one_call() -> None:
    verdict = rummycheck.check(LOSING, wild="Q♦")
    assert (verdict.outcome, verdict.penalty, verdict.count.points) == (rummycheck.Outcome.WRONG, 80, 46)


@pytest.mark.parametrize(
    "wild",
    ["Q♦", "Qd", "Q", rummycheck.Card(rummycheck.Rank.QUEEN, rummycheck.Suit.DIAMONDS), rummycheck.Rank.QUEEN],
    ids=["sign", "letter", "rank-as-text", "card", "rank"],
)
def test_the_wild_card_may_be_a_text_or_a_card(wild: str | rummycheck.Card | rummycheck.Rank) -> None:
    assert rummycheck.check(LOSING, wild=wild).count.points == 46


def test_the_hand_may_be_a_declaration() -> None:
    declaration = rummycheck.parse_declaration(VALID)
    verdict = rummycheck.check(declaration)
    assert verdict.is_valid
    assert verdict.declaration is declaration


def test_the_ruleset_may_be_a_name_a_path_or_a_ruleset(tmp_path: Path) -> None:
    path = tmp_path / "club.yaml"
    path.write_text("extends: indian-13\npoints: {cap: 20}\n", encoding="utf-8")
    zero = rummycheck.load_ruleset("indian-13-zero-jokers")
    assert rummycheck.check(LOSING, path, wild="Q").count.points == 20
    assert rummycheck.check(LOSING, str(path), wild="Q").count.points == 20
    assert rummycheck.check(LOSING, zero, wild="Q").count.points == 36
    assert rummycheck.check(LOSING, "indian-13-zero-jokers", wild="Q").count.points == 36


def test_overrides_change_the_ruleset() -> None:
    verdict = rummycheck.check(LOSING, overrides=["points.wild.unmatched=0", "points.cap=30"], wild="Q")
    assert (verdict.count.points, verdict.count.uncapped) == (30, 36)


def test_overrides_are_never_dropped_in_silence() -> None:
    ruleset = rummycheck.load_ruleset("indian-13")
    try:
        points = rummycheck.check(LOSING, ruleset, overrides=["points.cap=30"], wild="Q").count.points
    except (TypeError, ValueError, rummycheck.RummycheckError):
        return
    assert points == 30


@pytest.mark.parametrize(
    ("hand", "options", "error"),
    [
        ("A♥ 2♥ 3", {}, rummycheck.NotationError),
        ("", {}, rummycheck.NotationError),
        (f"{VALID}\n{VALID}", {}, rummycheck.NotationError),
        (VALID, {"wild": "14♠"}, rummycheck.NotationError),
        ("★5 ★6 ★7", {}, rummycheck.DeckError),
        (VALID, {"overrides": ["wild.by=none"], "wild": "Q"}, rummycheck.DeckError),
        (VALID, {"ruleset": "indian-31"}, rummycheck.RulesetError),
        (VALID, {"overrides": ["points.cop=3"]}, rummycheck.RulesetError),
    ],
    ids=["suit", "nothing", "two-hands", "wild-card", "star", "no-wild-card", "ruleset", "override"],
)
def test_what_can_not_be_judged_raises_an_error_of_its_kind(
    hand: str, options: dict[str, str], error: type[rummycheck.RummycheckError]
) -> None:
    with pytest.raises(error) as caught:
        rummycheck.check(hand, **options)  # type: ignore[arg-type]  # a table of options has values of any type
    assert isinstance(caught.value, rummycheck.RummycheckError)
    assert str(caught.value) == caught.value.message
    assert "\n" not in caught.value.message


def test_the_public_names_are_a_sorted_tuple() -> None:
    assert isinstance(rummycheck.__all__, tuple)
    assert list(rummycheck.__all__) == sorted(rummycheck.__all__)


@pytest.mark.parametrize("name", rummycheck.__all__)
def test_a_public_name_can_be_imported(name: str) -> None:
    assert getattr(import_module("rummycheck"), name) is not None
    assert printed_by(f"from rummycheck import {name}; print({name}.__name__)") == name


def test_all_public_names_can_be_imported_at_once() -> None:
    program = "from rummycheck import *; print(check.__name__, Verdict.__name__)"
    assert printed_by(program) == "check Verdict"


def test_public_names_are_listed() -> None:
    assert set(rummycheck.__all__) <= set(dir(rummycheck))
    assert "__version__" in dir(rummycheck)


def test_a_name_that_is_not_public_is_no_attribute() -> None:
    name = "zebra"
    with pytest.raises(AttributeError, match="module 'rummycheck' has no attribute 'zebra'"):
        getattr(rummycheck, name)


def test_importing_rummycheck_imports_none_of_its_dependencies() -> None:
    program = "import sys, rummycheck; print(sorted({'lark', 'yaml', 'click'} & set(sys.modules)))"
    assert printed_by(program) == "[]"


def test_checking_a_hand_needs_no_command_line() -> None:
    program = "import sys, rummycheck; rummycheck.check('AH 2H 3H'); print('click' in sys.modules)"
    assert printed_by(program) == "False"


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(rummycheck.__file__).parent / "py.typed").is_file()
