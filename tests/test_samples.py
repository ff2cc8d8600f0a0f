"""Is every sample judged as its comments say, and is there one for each finding?

A sample opens with comments that say what it shows, then what is expected of each of its hands, in their order:
`# expect: wrong, penalty 80, count 46: unmatched-cards`, with the names of errors and warnings. A line
`# ruleset: PATH` names the ruleset, beside the sample; without one it is the default.
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
from rummycheck.ruleset import load_ruleset

SAMPLES = Path(__file__).resolve().parent.parent / "samples"
_EXPECT = re.compile(r"# expect: (valid|wrong), penalty (\d+|-), count (\d+)(?:: ([a-z-]+(?:, [a-z-]+)*))?")
_RULESET = re.compile(r"# ruleset: (\S+)")

PATHS = sorted(SAMPLES.rglob("*.rummy"))
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
    ruleset: Path | None


def read_sample(path: Path) -> Sample:
    """Read the comments at the head of a sample."""
    head = path.read_text(encoding="utf-8").split("\n\n", 1)[0].splitlines()
    assert all(line.startswith("# ") for line in head), "comments, then a blank line"
    expected = [found.groups(default="") for found in map(_EXPECT.fullmatch, head) if found]
    rulesets = [found[1] for found in map(_RULESET.fullmatch, head) if found]
    return Sample(
        explanation=tuple(line for line in head if not line.startswith(("# expect", "# ruleset"))),
        expected=tuple(
            f"{verdict} penalty={penalty} count={count} {names.replace(',', '')}".rstrip()
            for verdict, penalty, count, names in expected
        ),
        names=frozenset(name for *_, names in expected for name in names.split(", ") if name),
        ruleset=path.parent / rulesets[0] if rulesets else None,
    )


def named(path: Path) -> str:
    """Return the name of a test of a sample."""
    return path.relative_to(SAMPLES).as_posix()


@pytest.mark.parametrize("path", PATHS, ids=named)
def test_a_sample_is_judged_as_it_says(path: Path) -> None:
    sample = read_sample(path)
    hands = judged(path.read_text(encoding="utf-8"), sample.ruleset or "indian-13")
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
    folder = path.relative_to(SAMPLES).parent.parts
    sample = read_sample(path)
    if folder == ("valid",):
        assert not sample.names
        assert sample.ruleset is None
        assert all(line == "valid penalty=0 count=0" for line in sample.expected)
    else:
        kind, finding = folder
        assert kind == "wrong"
        assert finding in sample.names


def test_every_finding_that_makes_a_hand_wrong_has_its_samples() -> None:
    folders = {path.parent.name for path in PATHS if path.parent.parent.name == "wrong"}
    assert folders == {requirement.NAME for requirement in REQUIREMENTS} | MISTAKES_OF_THE_PAGE


def test_no_other_remark_is_an_error() -> None:
    hands = [
        one
        for path in PATHS
        for one in judged(path.read_text(encoding="utf-8"), read_sample(path).ruleset or "indian-13")
    ]
    errors = {
        problem.name
        for one in hands
        if one.verdict is not None
        for problem in one.verdict.problems
        if problem.severity is Severity.ERROR
    }
    assert errors - {requirement.NAME for requirement in REQUIREMENTS} == MISTAKES_OF_THE_PAGE


@pytest.mark.parametrize("path", sorted((SAMPLES / "rulesets").iterdir()), ids=named)
def test_a_ruleset_of_the_samples_loads_and_is_used(path: Path) -> None:
    assert load_ruleset(path).title
    assert path.resolve() in {ruleset.resolve() for ruleset in map(_ruleset_of, PATHS) if ruleset is not None}


def _ruleset_of(path: Path) -> Path | None:
    return read_sample(path).ruleset


def test_the_command_says_the_same_of_all_samples(run: Run) -> None:
    for ruleset in {None, *map(_ruleset_of, PATHS)}:
        paths = [path for path in PATHS if _ruleset_of(path) == ruleset]
        options = ("-r", ruleset) if ruleset is not None else ()
        result = run("check", *options, "--files", *(os.path.relpath(path, SAMPLES) for path in paths), cwd=SAMPLES)
        told_lines = [tuple(re.split(r":\d+:\d+: ", line)) for line in result.out.splitlines()]
        assert told_lines == [
            (os.path.relpath(path, SAMPLES), line) for path in paths for line in read_sample(path).expected
        ]
        assert result.err == ""
        assert result.status == 1
