"""Do the examples in the manuals of findings about articles behave as the manuals say?"""

import re

import pytest

from rummycheck.cli.lint_parts import linter
from rummycheck.lint.decoding import Article
from rummycheck.lint.linting import Rules, Telling
from rummycheck.manual import manual_of

NAMES = (
    "better-arrangement",
    "claim-arithmetic",
    "claim-meld",
    "claim-points",
    "claim-reading",
    "claim-reason",
    "claim-stands-for",
    "claim-verdict",
    "looks-like-a-hand",
    "no-wild-designation",
    "unclosed-markup",
    "unmentioned-fault",
)


def example(name: str, heading: str) -> str:
    """Return the article that a manual shows under a heading, on one line."""
    found = re.search(rf"^{heading}: `([^`]+)`", manual_of(name), re.MULTILINE)
    assert found is not None
    return " ".join(found[1].split())


def findings(article: str) -> set[str]:
    report = linter().report(Article("example.md", article), Rules("indian-13"), Telling())
    return {finding.name for finding in report.findings}


@pytest.mark.parametrize("name", NAMES)
def test_the_accepted_example_is_clean_and_the_other_is_remarked_on(name: str) -> None:
    assert name not in findings(example(name, "Accepted"))
    assert name in findings(example(name, "Remarked on"))


@pytest.mark.parametrize("name", NAMES)
def test_a_manual_says_how_the_finding_is_settled_and_suppressed(name: str) -> None:
    assert "\nTo settle it: " in manual_of(name)
    assert f"rummycheck: ignore[{name}]" in " ".join(manual_of(name).split())
