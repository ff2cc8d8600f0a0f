"""What does `rummycheck explain` tell of each finding?"""

import inspect
import re

import pytest
from conftest import UNREADABLE, Run

from rummycheck.remarks import REMARKS
from rummycheck.requirements import REQUIREMENTS

FINDINGS = {module.NAME: inspect.cleandoc(module.__doc__ or "") for module in (*REQUIREMENTS, *REMARKS)}


def test_every_finding_is_listed_with_its_question(run: Run) -> None:
    result = run("explain")
    assert (result.status, result.err) == (0, "")
    listed = dict(line.split(None, 1) for line in result.out.splitlines())
    assert {name: manual.splitlines()[0] for name, manual in FINDINGS.items()}.items() <= listed.items()
    assert list(listed) == sorted(listed)
    assert max(map(len, result.out.splitlines())) <= 80


@pytest.mark.parametrize("name", FINDINGS)
def test_the_manual_of_a_finding_is_its_module_s(run: Run, name: str) -> None:
    result = run("explain", name)
    assert (result.status, result.out, result.err) == (0, f"{name}\n\n{FINDINGS[name]}\n", "")
    assert max(map(len, result.out.splitlines())) <= 80
    assert re.search("^(?:Refused|Remarked on): ", result.out, re.MULTILINE)
    assert re.search("^Keys: .*^Source: ", result.out, re.MULTILINE | re.DOTALL)


def test_a_name_that_a_run_prints_can_be_explained(run: Run) -> None:
    printed = run("check", stdin=UNREADABLE).err.split()[2].rstrip(":")
    assert printed == "unreadable-hand"
    assert run("explain", printed).status == 0


@pytest.mark.parametrize(("name", "meant"), [("unmatched", "unmatched-cards"), ("card-cuont", "card-count")])
def test_an_unknown_name_is_told_the_nearest(run: Run, name: str, meant: str) -> None:
    result = run("explain", name)
    assert (result.status, result.out) == (2, "")
    assert result.err == f"rummycheck: no finding is named `{name}`: did you mean `{meant}`?\n"


def test_a_name_like_none_is_told_all(run: Run) -> None:
    result = run("explain", "whist")
    assert (result.status, result.out) == (2, "")
    assert all(name in result.err for name in FINDINGS)


@pytest.mark.parametrize("section", ["deck", "points", "points.meld", "melds.sequence.jokers"])
def test_a_section_of_keys_can_be_explained(run: Run, section: str) -> None:
    result = run("explain", section)
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith(f"{section}\n\nA section of these keys:\n  ")
