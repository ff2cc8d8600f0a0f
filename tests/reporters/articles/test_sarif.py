"""Do code scanning services get what they ask for?"""

from pathlib import Path

import pytest
from example_article import CLEAN, REPORT, finding_at, told, with_findings
from report_checks import read_sarif

from rummycheck.lint.places import Stretch
from rummycheck.reporters.articles import Look
from rummycheck.reporters.articles.addresses import address

LOOK = Look(version="1.2.3")


def test_a_run_names_the_tool_the_rules_and_the_unit_of_its_columns() -> None:
    (run,) = read_sarif(told("sarif", REPORT, CLEAN, look=LOOK))["runs"]
    driver = run["tool"]["driver"]
    assert (driver["name"], driver["version"]) == ("rummycheck", "1.2.3")
    assert [rule["id"] for rule in driver["rules"]] == ["claim-points", "claim-meld", "no-wild-designation"]
    assert run["columnKind"] == "unicodeCodePoints"


def test_a_result_has_its_rule_level_message_and_place() -> None:
    (run,) = read_sarif(told("sarif", REPORT, look=LOOK))["runs"]
    points, meld, note = run["results"]
    assert (points["ruleId"], points["ruleIndex"], points["level"]) == ("claim-points", 0, "error")
    assert points["message"]["text"] == ("said to be 46 points, but the declarer pays 80 (penalties.wrong_declaration)")
    place = meld["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "docs/counting.md"}
    assert place["region"] == {"startLine": 6, "startColumn": 5, "endLine": 7, "endColumn": 3}
    assert (meld["level"], note["level"]) == ("warning", "note")


def test_a_fix_is_offered_where_there_is_one() -> None:
    (run,) = read_sarif(told("sarif", REPORT, look=LOOK))["runs"]
    points, *others = run["results"]
    (change,) = points["fixes"][0]["artifactChanges"]
    assert change["replacements"] == [
        {
            "deletedRegion": {"startLine": 4, "startColumn": 13, "endLine": 4, "endColumn": 15},
            "insertedContent": {"text": "80"},
        }
    ]
    assert not any("fixes" in other for other in others)


def test_a_rule_is_described_by_the_question_of_its_manual() -> None:
    finding = finding_at(Stretch(0, 1), name="card-count")
    (run,) = read_sarif(told("sarif", with_findings("A", [finding]), look=LOOK))["runs"]
    (rule,) = run["tool"]["driver"]["rules"]
    assert rule["shortDescription"]["text"].endswith("?")
    assert rule["help"]["text"] == "rummycheck explain card-count"


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ("see [this](http://a.example)", r"see \[this](http://a.example)"),
        ("see [this] (there)", "see [this] (there)"),
        ("`{.rummy}` and {0}", "`{{.rummy}}` and {{0}}"),
    ],
    ids=["link", "brackets", "braces"],
)
def test_a_message_has_neither_links_nor_places_for_arguments(message: str, text: str) -> None:
    report = with_findings("A", [finding_at(Stretch(0, 1), message)])
    (run,) = read_sarif(told("sarif", report, look=LOOK))["runs"]
    assert run["results"][0]["message"]["text"] == text


def test_nothing_found_is_a_run_without_results() -> None:
    (run,) = read_sarif(told("sarif", CLEAN, look=LOOK))["runs"]
    assert (run["results"], run["tool"]["driver"]["rules"]) == ([], [])


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        ("docs/a.md", "docs/a.md"),
        ("./a.md", "a.md"),
        ("../a.md", "../a.md"),
        ("a b#c?d.md", "a%20b%23c%3Fd.md"),
        ("♥.md", "%E2%99%A5.md"),
        ("a\udcff.md", "a%FF.md"),
        ("a\ud800.md", "a%EF%BF%BD.md"),
        ("c:a.md", "c%3Aa.md"),
    ],
    ids=["plain", "here", "above", "marks", "suit", "byte", "half", "colon"],
)
def test_a_path_is_a_relative_uri(path: str, uri: str) -> None:
    assert address(path) == uri


def test_an_absolute_path_is_an_absolute_uri(tmp_path: Path) -> None:
    assert address(str(tmp_path / "a b.md")) == f"{tmp_path.as_uri()}/a%20b.md"
