"""Has every object the documented fields, with the documented types?"""

import json
from typing import Any

import pytest
from conftest import UNREADABLE, VALID, WRONG, Run, judged, told

from rummycheck.reporters.records import SCHEMA_VERSION, JsonLinesReporter, JsonReporter

FULL = "Wild: Q; Player 1: A♥ 2♥ 3♥ 4♥ | Sequence: 5♣ Q♥ (as 6♣) 7♣ | 8♦ 8♠ 4♣ | Set: K♠ PJ K♣; discard 9♠"
PLACE = {"line": int, "column": int, "end_line": int, "end_column": int}
HEAD = {"schema_version": int, "source": str, "input": str, "verdict": (str, type(None))}
JUDGED = HEAD | PLACE
JUDGED |= {"name": (str, type(None)), "ruleset": str, "overrides": list, "wild": (str, type(None))}
JUDGED |= {"penalty": (int, type(None)), "count": int, "count_uncapped": int, "cards": int}
JUDGED |= {"round": (int, type(None)), "upcard": (str, type(None))}
JUDGED |= {"discard": (str, type(None)), "groups": list, "findings": list}
GROUP = PLACE | {"cards": list, "label": (str, type(None)), "kind": (str, type(None)), "tags": list, "jokers": list}
GROUP |= {"reason": (str, type(None)), "key": (str, type(None)), "points": int}
JOKER = {"card": str, "stands_for": list}
FINDING = PLACE | {"name": str, "severity": str, "message": str, "key": (str, type(None))}
ERROR = {name: (kind, type(None)) for name, kind in PLACE.items()} | {"message": str}

Record = dict[str, Any]


def records(text: str, *overrides: str, wild: str | None = None) -> list[Record]:
    """Return the objects of a document, as a reader of JSON gets them."""
    lines = told(JsonLinesReporter(ascii_only=False), judged(text, wild=wild, overrides=overrides))
    return [json.loads(line) for line in lines]


def assert_fields(record: Record, fields: dict[str, Any]) -> None:
    """Fail unless the record has just these fields, each of its type; no number is a truth value."""
    assert record.keys() == fields.keys()
    wrong = {name: record[name] for name, kind in fields.items() if not isinstance(record[name], kind)}
    assert wrong == {}
    assert not any(isinstance(value, bool) for value in record.values())


@pytest.mark.parametrize("hand", [VALID, WRONG, FULL, "A♥", "PJ PJ PJ | 5♥ 5♥ 5♥"], ids=range(5))
def test_a_judged_hand_has_its_fields(hand: str) -> None:
    (record,) = records(hand)
    assert_fields(record, JUDGED)
    for group in record["groups"]:
        assert_fields(group, GROUP)
        assert (group["kind"] is None) == (group["reason"] is not None)
        for joker in group["jokers"]:
            assert_fields(joker, JOKER)
    for finding in record["findings"]:
        assert_fields(finding, FINDING)
        assert finding["severity"] in ("error", "warning", "info")
    assert record["schema_version"] == SCHEMA_VERSION == 1


def test_an_unreadable_hand_has_null_for_a_verdict_and_says_why() -> None:
    (record,) = records(f"\n{UNREADABLE}")
    assert_fields(record, HEAD | {"ruleset": str, "error": dict})
    assert_fields(record["error"], ERROR)
    assert record == {
        "schema_version": 1,
        "source": "hands.rummy",
        "input": UNREADABLE,
        "verdict": None,
        "ruleset": "indian-13",
        "error": {
            "message": "there is no rank 1: did you mean A♥?",
            "line": 2,
            "column": 7,
            "end_line": 2,
            "end_column": 9,
        },
    }


def test_what_the_hand_says_is_in_its_fields() -> None:
    (record,) = records(FULL, "points.cap=60")
    assert {name: record[name] for name in ("name", "ruleset", "overrides", "wild", "discard", "cards", "input")} == {
        "name": "Player 1",
        "ruleset": "indian-13",
        "overrides": ["points.cap=60"],
        "wild": "Q",
        "discard": "9♠",
        "cards": 13,
        "input": FULL,
    }
    assert (record["verdict"], record["penalty"], record["count"], record["count_uncapped"]) == ("wrong", 80, 20, 20)
    _, impure, no_meld, a_set = record["groups"]
    assert impure["label"] == "Sequence"
    assert (impure["kind"], impure["tags"]) == ("impure sequence", ["impure_sequence", "sequence"])
    assert impure["jokers"] == [{"card": "Q♥", "stands_for": ["6♣"]}]
    assert (no_meld["cards"], no_meld["points"]) == (["8♦", "8♠", "4♣"], 20)
    assert (no_meld["reason"], no_meld["tags"], no_meld["jokers"]) == ("ranks 8, 8 and 4 differ", [], [])
    assert a_set["jokers"] == [{"card": "PJ", "stands_for": ["K♥", "K♦"]}]


def test_a_reason_that_a_key_decides_names_the_key() -> None:
    (record,) = records("8♦ 8♠ 8♥ 8♣ PJ")
    assert record["groups"][0]["key"] == "melds.set.size"


def test_places_are_those_of_the_text() -> None:
    (record,) = records(f"# a comment\n  {WRONG}  ")
    assert (record["line"], record["column"], record["end_line"]) == (2, 3, 2)
    for group in record["groups"]:
        text = f"  {WRONG}"[group["column"] - 1 : group["end_column"] - 1]
        assert text.split() == group["cards"]


def test_a_hand_of_several_lines_has_all_of_them_as_input() -> None:
    block = "Hand 1:\nSequence: A♥ 2♥ 3♥ 4♥\nSet: 8♦ 8♠ 8♣"
    (record,) = records(block)
    assert record["input"] == block
    assert (record["line"], record["end_line"]) == (1, 3)
    assert [group["line"] for group in record["groups"]] == [2, 3]


def test_the_count_is_capped_and_the_sum_is_kept() -> None:
    (record,) = records("K♠ Q♠ | K♥ Q♥ | K♦ Q♦ | K♣ Q♣ | J♠ J♥ | A♥ 10♦ 2♣")
    assert (record["count"], record["count_uncapped"]) == (80, 122)


def test_no_penalty_is_null() -> None:
    (record,) = records(WRONG, "penalties.wrong_declaration=null")
    assert record["penalty"] is None


@pytest.mark.parametrize(
    ("document", "verdicts"),
    [("", []), (VALID, ["valid"]), (f"{VALID}\n{UNREADABLE}\n{WRONG}", ["valid", None, "wrong"])],
    ids=["none", "one", "three"],
)
def test_json_is_one_document_however_many_hands_there_are(document: str, verdicts: list[str | None]) -> None:
    text = "\n".join(told(JsonReporter(ascii_only=False), judged(document)))
    whole = json.loads(text)
    assert_fields(whole, {"schema_version": int, "declarations": list})
    assert [record["verdict"] for record in whole["declarations"]] == verdicts
    assert whole["declarations"] == records(document)


def test_every_object_is_a_line_of_its_own() -> None:
    lines = told(JsonLinesReporter(ascii_only=False), judged(f"{VALID}\nHand (\u2028):\nA♥ 2♥ 3♥\n\n{UNREADABLE}"))
    assert len(lines) == 3
    assert not any("\n" in line for line in lines)


def test_ascii_escapes_and_says_the_same() -> None:
    hands = judged(f"{FULL}\n{UNREADABLE}")
    ascii_lines = told(JsonLinesReporter(ascii_only=True), hands)
    assert "".join(ascii_lines).isascii()
    assert [json.loads(line) for line in ascii_lines] == records(f"{FULL}\n{UNREADABLE}")


@pytest.mark.parametrize("sign", ["\xad", "\x9b", "\x7f", "\u202e", "\u2028"], ids=ascii)
def test_signs_that_are_not_shown_arrive_as_they_are(sign: str, run: Run) -> None:
    result = run("check", "-f", "jsonl", f"A♥ 2♥ 3♥ # {sign}")
    assert json.loads(result.out)["input"] == f"A♥ 2♥ 3♥ # {sign}"
    assert sign not in result.out
