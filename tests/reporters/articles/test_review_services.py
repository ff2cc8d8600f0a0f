"""Do GitLab, reviewdog and build servers get what they ask for?"""

from xml.etree import ElementTree as ET

from example_article import CLEAN, REPORT, finding_at, told, with_findings
from report_checks import read_gitlab, read_junit, read_rdjson

from rummycheck.lint.places import Stretch
from rummycheck.reporters.articles import Look


def test_gitlab_gets_severity_path_and_line() -> None:
    issues = read_gitlab(told("gitlab", REPORT, CLEAN))
    assert [(issue["severity"], issue["location"]["lines"]["begin"]) for issue in issues] == [
        ("major", 4),
        ("minor", 6),
        ("info", 7),
    ]
    assert issues[0]["description"] == "said to be 46 points, but the declarer pays 80 (penalties.wrong_declaration)"
    assert (issues[0]["check_name"], issues[0]["location"]["path"]) == ("claim-points", "docs/counting.md")


def test_gitlab_gets_no_dot_before_a_path() -> None:
    (issue,) = read_gitlab(told("gitlab", with_findings("A", [finding_at(Stretch(0, 1))], "./a.md")))
    assert issue["location"]["path"] == "a.md"


def test_reviewdog_gets_ranges_and_suggestions() -> None:
    points, meld, note = read_rdjson(told("rdjson", REPORT, CLEAN))["diagnostics"]
    fixed = {"start": {"line": 4, "column": 13}, "end": {"line": 4, "column": 15}}
    assert points["suggestions"] == [{"range": fixed, "text": "80"}]
    assert meld["location"]["range"] == {"start": {"line": 6, "column": 5}, "end": {"line": 7, "column": 5}}
    assert [found["severity"] for found in (points, meld, note)] == ["ERROR", "WARNING", "INFO"]
    assert (note["message"], note["code"]) == ("no wild card is named", {"value": "no-wild-designation"})


def test_build_servers_get_a_suite_for_each_article() -> None:
    counting, drops = read_junit(told("junit", REPORT, CLEAN))
    assert counting.attrib == {"name": "docs/counting.md", "tests": "3", "failures": "2", "errors": "0"}
    assert drops.attrib == {"name": "docs/drops.md", "tests": "1", "failures": "0", "errors": "0"}


def test_build_servers_get_errors_and_warnings_as_failures_and_notes_as_output() -> None:
    counting, drops = read_junit(told("junit", REPORT, CLEAN))
    points, meld, note = counting
    assert points.attrib == {"classname": "docs/counting.md", "name": "claim-points at 4:13"}
    assert [outcome.tag for test in counting for outcome in test] == ["failure", "failure", "system-out"]
    assert (points[0].attrib["type"], meld[0].attrib["type"]) == ("error", "warning")
    assert meld[0].attrib["message"] == "said to be a set, but ranks 8, 8 and 4 differ"
    assert note[0].text == "docs/counting.md:7:13: info no-wild-designation: no wild card is named"
    assert [(test.attrib["name"], len(test)) for test in drops] == [("no findings", 0)]


def test_what_xml_can_not_hold_is_escaped() -> None:
    message = 'a < b & "c" > \x00\x1b\ufffe\ud800 ]]>'
    (suite,) = read_junit(told("junit", with_findings("A", [finding_at(Stretch(0, 1), message)])))
    assert suite[0][0].attrib["message"] == r'a < b & "c" > \x00\x1b\ufffe\ud800 ]]>'


def test_xml_has_character_references_where_nothing_but_ascii_can_be_written() -> None:
    report = with_findings("A", [finding_at(Stretch(0, 1), "A♥ costs 10")])
    lines = told("junit", report, look=Look(ascii_only=True))
    assert all(map(str.isascii, lines))
    assert ET.tostring(read_junit(lines)) == ET.tostring(read_junit(told("junit", report)))
