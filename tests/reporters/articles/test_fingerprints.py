"""Is a finding known again, and never taken for another?"""

from typing import Any

from example_article import CLEAN, POINTS, REPORT, finding_at, told, with_findings
from report_checks import read_gitlab, read_sarif

from rummycheck.lint.findings import ArticleReport
from rummycheck.lint.places import Stretch
from rummycheck.reporters.articles import Look


def fingerprints(*reports: ArticleReport) -> list[Any]:
    """Return the fingerprints, which are the same in both formats that have them."""
    found = [issue["fingerprint"] for issue in read_gitlab(told("gitlab", *reports))]
    (run,) = read_sarif(told("sarif", *reports, look=Look(version="1")))["runs"]
    assert found == [result["partialFingerprints"]["rummycheck/v1"] for result in run["results"]]
    return found


def test_all_findings_of_a_run_have_their_own() -> None:
    twice = with_findings("AA", [finding_at(Stretch(0, 1)), finding_at(Stretch(1, 2))])
    found = fingerprints(REPORT, REPORT._replace(path="b.md"), twice)
    assert len(found) == len(set(found)) == 8


def test_neither_lines_nor_wording_count() -> None:
    before = with_findings("46 points", [POINTS._replace(stretch=Stretch(0, 9), fix=None, hand_stretch=None)])
    after = with_findings(
        "\n\n So 46 points",
        [POINTS._replace(stretch=Stretch(6, 15), fix=None, hand_stretch=None, message="put otherwise")],
    )
    assert fingerprints(before) == fingerprints(after)


def test_one_is_kept_from_version_to_version() -> None:
    assert fingerprints(with_findings("46 points", [finding_at(Stretch(0, 9))])) == ["f5ab307d6610674e0245c7e91cbbbfa2"]


def test_nothing_found_has_none() -> None:
    assert fingerprints(CLEAN) == []
