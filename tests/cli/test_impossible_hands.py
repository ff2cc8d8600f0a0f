"""Does `rummycheck arrange` say first that the packs in play do not hold a hand?"""

import json

import pytest
from conftest import Run

THREE_JOKERS = "PJ PJ PJ 4♦ 5♦ 6♦ 7♥ 8♥ 9♥ 10♥ 2♣ 3♣ 4♣ K♠"
THREE_QUEENS = "A♥ 2♥ 3♥ 5♣ 6♣ 7♣ 8♦ 8♠ 8♣ 10♦ Q♠ Q♠ Q♠"
OUT = "deck.designated_card_out=true"
ERROR = "error card-copies:"
WARNING = "warning card-copies:"


@pytest.mark.parametrize(
    ("arguments", "column", "message"),
    [
        ((THREE_JOKERS,), 7, f"{ERROR} PJ three times: two packs hold 2 (deck.printed_jokers)"),
        ((THREE_QUEENS,), 38, f"{ERROR} Q♠ three times: two packs hold 2 (deck.packs)"),
        (("-w", "Q♠", THREE_QUEENS), 38, f"{ERROR} Q♠ three times: two packs hold 2 (deck.packs)"),
        (("A♥ 2♥ 3♥ 4♥ 4♥; discard 4♥",), 13, f"{ERROR} 4♥ three times: two packs hold 2 (deck.packs)"),
        (
            ("-w", "4♥", "--set", OUT, "A♥ 2♥ 3♥ 4♥; discard 4♥"),
            10,
            f"{ERROR} 4♥ twice, and turned up: two packs hold 2 (deck.designated_card_out)",
        ),
        (
            ("--set", OUT, "Wild: PJ; A♥ 2♥ PJ PJ"),
            20,
            f"{ERROR} PJ twice, and turned up: two packs hold 2 (deck.designated_card_out)",
        ),
        (
            ("-r", "classic-13", "-w", "4♥", "A♥ 2♥ 4♥"),
            7,
            f"{ERROR} 4♥ once, and turned up: one pack holds 1 (deck.designated_card_out)",
        ),
        (("-r", "gin", "A♠ A♠ 2♠ 3♠"), 4, f"{ERROR} A♠ twice: one pack holds 1 (deck.packs)"),
        (
            ("-w", "4♥", "A♥ 2♥ 4♥ 4♥"),
            10,
            f"{WARNING} 4♥ twice, and turned up: two packs hold 2 (deck.designated_card_out)",
        ),
        (("--set", "deck.count_check=warn", "A♥ A♥ A♥"), 7, f"{WARNING} A♥ three times: two packs hold 2 (deck.packs)"),
    ],
)
def test_a_hand_that_the_packs_do_not_hold_is_reported_first(
    run: Run, arguments: tuple[str, ...], column: int, message: str
) -> None:
    is_error = message.startswith(ERROR)
    text = run("arrange", "-f", "text", *arguments)
    report, arrangement = text.out.split("\n\n", 1)
    first, *reported = [line.strip() for line in report.splitlines()] if is_error else ["", report]
    assert (text.status, text.err) == (int(is_error), "")
    assert first == ("impossible hand" if is_error else "")
    assert " ".join(" ".join(reported).split()) == message
    assert arrangement.startswith("best arrangement: ")
    concise = run("arrange", "-f", "concise", *arguments)
    assert (concise.status, concise.err) == (int(is_error), "")
    assert concise.out.startswith("<hand 1>:1:1: card-copies points=")
    for name in ("points", "hand"):
        plain = run("arrange", "-f", name, *arguments)
        assert (plain.status, plain.err) == (int(is_error), f"<hand 1>:1:{column}: {message}\n")
        assert len(plain.out.splitlines()) == 1


@pytest.mark.parametrize("name", ["json", "jsonl"])
def test_programs_find_the_fault_before_the_arrangement(run: Run, name: str) -> None:
    result = run("arrange", "-f", name, "-w", "5♠", "--discard", THREE_JOKERS)
    assert (result.status, result.err) == (1, "")
    record = json.loads(result.out)
    (record,) = record.get("hands", [record])
    (finding,) = record["findings"]
    assert (finding["name"], finding["severity"], finding["column"], finding["key"]) == (
        "card-copies",
        "error",
        7,
        "deck.printed_jokers",
    )
    assert list(record).index("findings") < list(record).index("points")
    assert (record["declarable"], record["discard"], record["discards"][0]["card"]) == (False, "K♠", "K♠")
    assert not any(row["declarable"] for row in record["discards"])


@pytest.mark.parametrize(
    "arguments",
    [
        ("-w", "5♠", THREE_JOKERS, "--set", "deck.printed_jokers=2"),
        ("--players", "6", "--set", "deck.packs={2: 2, 6: 3}", THREE_QUEENS),
        ("--set", "deck.count_check=ignore", THREE_QUEENS),
        ("-w", "4♥", "A♥ 2♥ 3♥; discard 4♥"),
        ("-r", "indian-21", "A♥ A♥ A♥"),
    ],
)
def test_nothing_is_reported_of_a_hand_that_can_be_dealt(run: Run, arguments: tuple[str, ...]) -> None:
    result = run("arrange", "-f", "jsonl", *arguments)
    assert (result.status, result.err, json.loads(result.out)["findings"]) == (0, "", [])


def test_hands_of_a_stream_are_reported_one_by_one_and_what_cannot_be_read_weighs_more(run: Run) -> None:
    text = f"{THREE_QUEENS}\nA♥ 2♥ 3♥\n"
    result = run("arrange", "--points", stdin=text)
    assert (result.status, len(result.out.splitlines()), len(result.err.splitlines())) == (1, 2, 1)
    assert run("arrange", "--points", stdin=f"{text}A♥ 1♥\n").status == 2


@pytest.mark.parametrize("discards", [(), ("--discard",)], ids=["arrangement", "table"])
def test_the_advice_and_the_table_agree_that_an_impossible_hand_is_no_declaration(
    run: Run, discards: tuple[str, ...]
) -> None:
    lines = run("arrange", "-w", "5♠", *discards, THREE_JOKERS).out.splitlines()
    assert "  cannot be declared: PJ three times: two packs hold 2; discard K♠" in lines
    assert not any(line.endswith("  declare") for line in lines)
    checked = run("check", stdin=run("arrange", "-w", "5♠", "-f", "hand", THREE_JOKERS).out)
    assert (checked.status, checked.out.split()[1:]) == (1, ["wrong", "penalty=80", "count=0", "card-copies"])
