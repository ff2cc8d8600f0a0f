"""Is every sample judged as its comments say, and is there one for each finding?

A sample opens with comments that say what it shows, then what is expected of each of its hands, in their order:
`# expect: wrong, penalty 80, count 46: unmatched-cards`, with the names of errors and warnings. A line
`# ruleset: NAME` names a shipped ruleset, or a file by its path from the sample; without one it is the default.
"""

import os
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from conftest import Run, judged, told

from rummycheck.problems import Severity
from rummycheck.remarks import REMARKS
from rummycheck.reporters.concise import ConciseReporter
from rummycheck.requirements import REQUIREMENTS
from rummycheck.ruleset import load_ruleset, ruleset_names

SAMPLES = Path(__file__).resolve().parent.parent / "samples"
VARIANTS = SAMPLES / "variants"
_EXPECT = re.compile(r"# expect: (valid|wrong), penalty (\d+|-), count (\d+)(?:: ([a-z-]+(?:, [a-z-]+)*))?")
_RULESET = re.compile(r"# ruleset: (\S+)")

PATHS = sorted(SAMPLES.rglob("*.rummy"))
RULESETS = sorted((SAMPLES / "rulesets").iterdir())
KNOWN = {module.NAME for module in (*REQUIREMENTS, *REMARKS)}
MISTAKES_OF_THE_PAGE = {"card-marks", "group-label"}
"""Remarks that are errors."""


class Sample(NamedTuple):
    """What a sample says of itself."""

    explanation: tuple[str, ...]
    expected: tuple[str, ...]
    """What is to be told of each hand, behind its place."""
    names: frozenset[str]
    """All findings expected."""
    ruleset: str | Path
    """A shipped ruleset's name, or a file."""


def read_sample(path: Path) -> Sample:
    """Read the comments at the head of a sample."""
    head = path.read_text(encoding="utf-8").split("\n\n", 1)[0].splitlines()
    assert all(line.startswith("# ") for line in head), "comments, then a blank line"
    expected = [found.groups(default="") for found in map(_EXPECT.fullmatch, head) if found]
    (ruleset,) = [found[1] for found in map(_RULESET.fullmatch, head) if found] or ["indian-13"]
    return Sample(
        explanation=tuple(line for line in head if not line.startswith(("# expect", "# ruleset"))),
        expected=tuple(
            f"{verdict} penalty={penalty} count={count} {names.replace(',', '')}".rstrip()
            for verdict, penalty, count, names in expected
        ),
        names=frozenset(name for *_, names in expected for name in names.split(", ") if name),
        ruleset=(path.parent / ruleset).resolve() if ruleset.endswith(".yaml") else ruleset,
    )


def named(path: Path) -> str:
    """Return the name of a test of a sample."""
    return path.relative_to(SAMPLES).as_posix()


@pytest.mark.parametrize("path", PATHS, ids=named)
def test_a_sample_is_judged_as_it_says(path: Path) -> None:
    sample = read_sample(path)
    hands = judged(path.read_text(encoding="utf-8"), sample.ruleset)
    assert [one.error for one in hands if one.error] == []
    assert [line.split(": ", 1)[1] for line in told(ConciseReporter(), hands)] == list(sample.expected)


@pytest.mark.parametrize("path", PATHS, ids=named)
def test_a_sample_says_what_it_shows_and_what_is_expected(path: Path) -> None:
    sample = read_sample(path)
    assert sample.explanation
    assert sample.expected
    assert sample.names <= KNOWN
    assert max(map(len, path.read_text(encoding="utf-8").splitlines())) <= 120


@pytest.mark.parametrize("path", PATHS, ids=named)
def test_a_sample_lies_in_the_folder_of_what_it_shows(path: Path) -> None:
    sample = read_sample(path)
    match path.relative_to(SAMPLES).parts:
        case ("valid", _):
            assert not sample.names
            assert sample.ruleset == "indian-13"
            assert all(line == "valid penalty=0 count=0" for line in sample.expected)
        case ("wrong", finding, _):
            assert finding in sample.names
        case ("variants", variant, "valid.rummy"):
            assert not sample.names
            assert _name_of(sample.ruleset) == variant
            assert all(line.startswith("valid penalty=0 ") for line in sample.expected)
        case ("variants", variant, "wrong.rummy"):
            assert _name_of(sample.ruleset) == variant
            assert all(line.startswith("wrong ") for line in sample.expected)
        case other:
            pytest.fail(f"no folder for samples: {other}")


def _name_of(ruleset: str | Path) -> str:
    return ruleset.stem if isinstance(ruleset, Path) else ruleset


def test_every_variant_has_a_valid_sample_and_a_wrong_one() -> None:
    # A ruleset of the samples is a whole variant where the file itself says whose rules it has.
    written = {path.stem for path in RULESETS if "\nsource:" in path.read_text(encoding="utf-8")}
    assert {"kaluki", "five-hundred-rum"} <= written
    assert written.isdisjoint(ruleset_names())
    assert {path.relative_to(VARIANTS).as_posix() for path in VARIANTS.rglob("*.rummy")} == {
        f"{variant}/{kind}.rummy" for variant in (*ruleset_names(), *written) for kind in ("valid", "wrong")
    }


def test_every_finding_that_makes_a_hand_wrong_has_its_samples() -> None:
    folders = {path.parent.name for path in PATHS if path.parent.parent.name == "wrong"}
    assert folders == {requirement.NAME for requirement in REQUIREMENTS} | MISTAKES_OF_THE_PAGE


def test_no_other_remark_is_an_error() -> None:
    hands = [one for path in PATHS for one in judged(path.read_text(encoding="utf-8"), read_sample(path).ruleset)]
    errors = {
        problem.name
        for one in hands
        if one.verdict is not None
        for problem in one.verdict.problems
        if problem.severity is Severity.ERROR
    }
    assert errors - {requirement.NAME for requirement in REQUIREMENTS} == MISTAKES_OF_THE_PAGE


@pytest.mark.parametrize("path", RULESETS, ids=named)
def test_a_ruleset_of_the_samples_loads_and_is_used(path: Path) -> None:
    assert load_ruleset(path).title
    assert path in {read_sample(sample).ruleset for sample in PATHS}


def samples_by_ruleset() -> dict[str | Path, list[Path]]:
    """Return all samples, those of one ruleset together."""
    together: dict[str | Path, list[Path]] = {}
    for path in PATHS:
        together.setdefault(read_sample(path).ruleset, []).append(path)
    return together


def test_the_command_says_the_same_of_all_samples(run: Run) -> None:
    for ruleset, paths in samples_by_ruleset().items():
        options = ("-r", ruleset) if ruleset != "indian-13" else ()  # the default, which need not be named
        result = run("check", *options, "--files", *(os.path.relpath(path, SAMPLES) for path in paths), cwd=SAMPLES)
        told_lines = [tuple(re.split(r":\d+:\d+: ", line)) for line in result.out.splitlines()]
        assert [(path, re.sub(r" ruleset=\S+", "", line)) for path, line in told_lines] == [
            (os.path.relpath(path, SAMPLES), line) for path in paths for line in read_sample(path).expected
        ]
        assert result.err == ""
        assert result.status == 1
