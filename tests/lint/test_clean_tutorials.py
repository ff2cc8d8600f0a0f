"""Is nothing told of tutorials that are right, and is all that they show and say understood?"""

import pytest
from clean_tutorials_table import CLAIMS, CLEAN
from conftest import Run
from tutorials import FORMATS, TUTORIALS, on_one_line, report_of, words_at

RULESETS = {"gin": "gin", "three-thirteen": "three-thirteen"}
"""What a comment in the article names; all others are Indian."""


def shown_in(topic: str) -> list[tuple[str, str]]:
    """Return the hands that the table has for a topic, each with what is said of it."""
    rows = [line.partition(" -> ") for line in CLEAN[topic].strip().splitlines()]
    return [(hand, said) for hand, _, said in rows]


@pytest.mark.parametrize("topic", CLEAN)
@pytest.mark.parametrize("name", FORMATS)
def test_a_clean_tutorial_is_understood_and_nothing_is_told_of_it(topic: str, name: str) -> None:
    report = report_of(TUTORIALS / "clean" / f"{topic}.{name}")
    assert [f"{finding.name}: {finding.message}" for finding in report.findings] == []
    assert report.ignored == 0
    found = [(read.reading, "; ".join(claim.meaning for claim in read.claims) or "-") for read in report.hands]
    assert found == shown_in(topic)
    assert report.claims >= CLAIMS[topic]
    assert {read.ruleset for read in report.hands} == {RULESETS.get(topic, "indian-13")}


@pytest.mark.parametrize("topic", CLEAN)
@pytest.mark.parametrize("name", FORMATS)
def test_the_words_of_a_claim_stand_where_it_is_said_to_be(topic: str, name: str) -> None:
    report = report_of(TUTORIALS / "clean" / f"{topic}.{name}")
    for read in report.hands:
        for claim in read.claims:
            assert words_at(report, claim.stretch) == on_one_line(claim.text)


def test_every_clean_tutorial_is_in_the_table() -> None:
    files = {path.name for path in (TUTORIALS / "clean").iterdir()}
    assert files == {f"{topic}.{name}" for topic in CLEAN for name in FORMATS}
    assert len({hand for topic in CLEAN for hand, _ in shown_in(topic)}) > 100


def test_the_command_tells_nothing_of_the_clean_tutorials(run: Run) -> None:
    result = run("lint", "-f", "concise", "clean", cwd=TUTORIALS)
    assert result.out == ""
    hands, claims = (len(FORMATS) * sum(many) for many in (map(len, map(shown_in, CLEAN)), CLAIMS.values()))
    told = f"{len(FORMATS) * len(CLEAN)} files, {hands} hands, {claims} claims: 0 errors, 0 warnings"
    assert result.err.splitlines() == [told]
    assert result.status == 0
