"""Have findings, hands and claims the documented fields for another program?"""

import json

from example_article import CLEAN, GROUP, HAND, REPORT, finding_at, told, with_findings

from rummycheck.lint.places import Stretch
from rummycheck.reporters.articles import Look

POINTS_FIELDS = {
    "line": 4,
    "column": 13,
    "end_line": 4,
    "end_column": 22,
    "name": "claim-points",
    "severity": "error",
    "message": "said to be 46 points, but the declarer pays 80",
    "key": "penalties.wrong_declaration",
    "ruleset": "indian-13",
    "hand": HAND,
    "hand_place": {"line": 3, "column": 26, "end_line": 3, "end_column": 72},
    "claim": "46 points",
    "truth": "80 penalty points",
    "fix": {"line": 4, "column": 13, "end_line": 4, "end_column": 15, "text": "80"},
}
NOTE_FIELDS = {
    "line": 7,
    "column": 13,
    "end_line": 7,
    "end_column": 13,
    "name": "no-wild-designation",
    "severity": "info",
    "message": "no wild card is named",
    "key": None,
    "ruleset": None,
    "hand": None,
    "hand_place": None,
    "claim": None,
    "truth": None,
    "fix": None,
}
HAND_FIELDS = {
    "line": 6,
    "column": 5,
    "end_line": 7,
    "end_column": 3,
    "text": GROUP,
    "reading": "8♦ 8♠ 4♣",
    "is_whole": False,
    "wild": None,
    "wild_from": None,
    "ruleset": "indian-13",
    "judgement": "no meld",
    "claims": [],
}
CLAIM_FIELDS = {
    "line": 4,
    "column": 13,
    "end_line": 4,
    "end_column": 22,
    "text": "46 points",
    "meaning": "46 points",
    "confidence": "certain",
}


def test_a_finding_is_an_object_on_a_line() -> None:
    first, _, last = map(json.loads, told("jsonl", REPORT, CLEAN))
    head = {"schema_version": 1, "path": "docs/counting.md"}
    assert first == head | POINTS_FIELDS
    assert last == head | NOTE_FIELDS


def test_a_document_has_articles_and_a_summary() -> None:
    document = json.loads("\n".join(told("json", REPORT, CLEAN)))
    counting, drops = document.pop("articles")
    assert document == {
        "schema_version": 1,
        "errors": [],
        "summary": {"files": 2, "hands": 2, "claims": 2, "errors": 1, "warnings": 1, "infos": 1, "ignored": 2},
    }
    assert (counting["findings"][0], counting["findings"][2]) == (POINTS_FIELDS, NOTE_FIELDS)
    assert counting["hands"][1] == HAND_FIELDS
    assert counting["hands"][0]["claims"] == [CLAIM_FIELDS]
    assert (counting["path"], counting["claims"], counting["ignored"]) == ("docs/counting.md", 2, 2)
    assert drops == {"path": "docs/drops.md", "findings": [], "hands": [], "claims": 0, "ignored": 0}


def test_no_article_is_a_document_too() -> None:
    assert json.loads("".join(told("json")))["articles"] == []


def test_text_comes_back_as_it_was_written() -> None:
    message = 'a "\x1b\x9b\u202e\u2028\U000e0001 ##[error]♥️'
    (line,) = told("jsonl", with_findings("A", [finding_at(Stretch(0, 1), message)]))
    assert line.isprintable()
    assert "##[" not in line
    assert json.loads(line)["message"] == message


def test_where_nothing_but_ascii_can_be_written_all_else_is_escaped() -> None:
    lines = told("json", REPORT, look=Look(ascii_only=True))
    assert all(map(str.isascii, lines))
    assert json.loads("".join(lines)) == json.loads("".join(told("json", REPORT)))


def test_a_byte_that_could_not_be_decoded_is_replaced() -> None:
    (line,) = told("jsonl", CLEAN._replace(path="a\udcff.md", findings=(finding_at(Stretch(0, 1)),)))
    assert json.loads(line)["path"] == "a\ufffd.md"
