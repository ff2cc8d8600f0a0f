"""Is every finding registered, named and explained, and do the examples of its manual behave as it says?"""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

import pytest

import rummycheck
from rummycheck import RummycheckError, Severity, remarks, requirements
from rummycheck.manual import manual_of, titles
from rummycheck.remarks import REMARKS
from rummycheck.requirements import REQUIREMENTS
from rummycheck.requirements.base import Requirement
from rummycheck.ruleset import load_ruleset

FINDINGS = {finding.NAME: finding for finding in (*REQUIREMENTS, *REMARKS)}
MANUALS = dict(titles())
"""The question of each manual; what keeps a hand from being judged has one too."""

OVERRIDES = {"first-meld": ("declaration.first_meld_points=40", "points.ranks.A=11")}
"""What the examples of a manual take for granted, where that is not Indian rummy."""
WILD = {"wild-card-counted": "Q"}


def findings_in(package: object) -> Iterator[object]:
    """Yield the modules of a package that find something."""
    for module in iter_modules(package.__path__, f"{package.__name__}."):  # type: ignore[attr-defined]  # a package
        found = import_module(module.name)
        if hasattr(found, "NAME"):
            yield found


def paragraph(name: str, *headings: str) -> str:
    """Return the paragraph of a manual that starts with one of the headings, up to the next heading."""
    found = re.search(rf"^(?:{'|'.join(headings)}):.*?(?=^[A-Z][a-z ]+: |\n\n|\Z)", manual_of(name), re.M | re.S)
    assert found is not None, f"{name} has no {' or '.join(headings)}"
    return found.group()


def hands(name: str, *headings: str) -> list[str]:
    """Return the hands in a paragraph of examples."""
    quoted = re.findall(r"`([^`]*[♠♥♦♣][^`]*)`", paragraph(name, *headings))
    return [" ".join(hand.split()) for hand in quoted]


def is_found(name: str, hand: str) -> bool:
    verdict = rummycheck.check(hand, overrides=OVERRIDES.get(name, ()), wild=WILD.get(name))
    notes = (Severity.INFO,) if FINDINGS[name] in REQUIREMENTS else ()
    return any(problem.name == name for problem in verdict.problems if problem.severity not in notes)


@pytest.mark.parametrize(
    ("package", "registry"), [(requirements, REQUIREMENTS), (remarks, REMARKS)], ids=["requirements", "remarks"]
)
def test_every_module_that_finds_something_is_registered(package: object, registry: tuple[Requirement, ...]) -> None:
    assert list(findings_in(package)) == sorted(registry, key=lambda finding: finding.NAME)


def test_no_two_findings_share_a_name() -> None:
    assert len(FINDINGS) == len(REQUIREMENTS) + len(REMARKS)


@pytest.mark.parametrize("name", FINDINGS)
def test_a_finding_is_named_like_its_module_in_kebab_case(name: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", name)
    assert inspect.getmodulename(inspect.getfile(FINDINGS[name].check)) == name.replace("-", "_")


@pytest.mark.parametrize("name", FINDINGS)
def test_a_manual_is_the_docstring_of_its_module(name: str) -> None:
    documentation = FINDINGS[name].__doc__
    assert documentation is not None
    assert manual_of(name) == inspect.cleandoc(documentation)


@pytest.mark.parametrize("name", MANUALS)
def test_a_manual_asks_explains_shows_and_names_its_keys_and_source(name: str) -> None:
    question, blank, *rest = manual_of(name).splitlines()
    assert question.endswith("?")
    assert blank == ""
    assert rest[0]
    places = [
        manual_of(name).index(paragraph(name, *headings))
        for headings in (("Accepted",), ("Refused", "Remarked on"), ("Keys",), ("Source",))
    ]
    assert places == sorted(places)


@pytest.mark.parametrize("name", MANUALS)
def test_a_manual_fits_a_terminal(name: str) -> None:
    assert max(map(len, manual_of(name).splitlines())) <= 80


@pytest.mark.parametrize("name", MANUALS)
def test_the_keys_that_a_manual_names_are_those_of_rulesets(name: str) -> None:
    settings = load_ruleset("indian-13").settings
    for key in re.findall(r"`([a-z_]+(?:\.[a-z_]+)+)`", paragraph(name, "Keys")):
        assert settings.get(*key.split(".")) is not None, key


@pytest.mark.parametrize("name", [name for name in FINDINGS if name != "group-shape"])
def test_the_refused_examples_of_a_manual_are_found(name: str) -> None:
    refused = hands(name, "Refused", "Remarked on")
    assert refused
    assert [hand for hand in refused if not is_found(name, hand)] == []


@pytest.mark.parametrize("name", [name for name in FINDINGS if name not in ("group-shape", "wild-card-counted")])
def test_the_accepted_examples_of_a_manual_are_not_found(name: str) -> None:
    accepted = hands(name, "Accepted")
    assert accepted
    assert [hand for hand in accepted if is_found(name, hand)] == []


@pytest.mark.parametrize("name", ["card-count", "required-melds", "unmatched-cards"])
def test_an_accepted_example_that_is_a_whole_hand_is_valid(name: str) -> None:
    assert [rummycheck.check(hand).outcome for hand in hands(name, "Accepted")] == ["valid"]


@pytest.mark.parametrize("name", ["required-melds", "unmatched-cards"])
def test_a_refused_example_that_is_a_whole_hand_has_no_other_fault(name: str) -> None:
    (hand,) = hands(name, "Refused")
    errors = [problem.name for problem in rummycheck.check(hand).problems if problem.severity == "error"]
    assert errors == [name]


def test_all_findings_are_listed_with_their_questions() -> None:
    assert list(MANUALS) == sorted(MANUALS)
    assert set(FINDINGS) <= set(MANUALS)
    assert MANUALS["card-count"] == "Has the declaration the right number of cards?"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("card-cont", "no finding is named `card-cont`: did you mean `card-count`?"),
        ("zebra", f"no finding is named `zebra`: there are {', '.join(MANUALS)}"),
    ],
    ids=["nearly-a-name", "nothing-like-a-name"],
)
def test_a_finding_that_is_not_there_is_refused_with_help(name: str, message: str) -> None:
    with pytest.raises(RummycheckError) as caught:
        manual_of(name)
    assert caught.value.message == message
