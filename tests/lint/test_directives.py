"""Is it understood what an author says in comments, and told what is not?"""

import pytest
from marked_up import pieces_of

from rummycheck.cards import Card, Rank, Suit
from rummycheck.lint.directives import (
    Directives,
    Expectation,
    HeldSettings,
    Suppressing,
    parse_expectation,
    read_directives,
)
from rummycheck.lint.places import Source

NAMED = {"club": "docs/rules/club.yaml", "rules/club.yaml": "docs/rules/club.yaml"}
QUEEN = Card(Rank.QUEEN, Suit.DIAMONDS)


def directives(text: str) -> Directives:
    return read_directives(pieces_of(text), NAMED)


def comment(said: str) -> str:
    return f"<!-- rummycheck: {said} -->"


def refusal(said: str) -> tuple[str, str]:
    """Return the words that are refused, and why."""
    text = f"A text\n\n<!-- {said} -->\n"
    read = directives(text)
    assert (read.settings, read.expectations, read.suppressions) == ((), (), ())
    (refused,) = read.refusals
    return Source(text).written(refused.stretch), refused.message


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("ruleset=gin", {"ruleset": "gin"}),
        ("ruleset=club", {"ruleset": "docs/rules/club.yaml"}),
        ("ruleset=rules/club.yaml", {"ruleset": "docs/rules/club.yaml"}),
        ("players=2 round=3", {"players": 2, "round_number": 3}),
        ("players=2, ruleset=gin -- as in the club", {"players": 2, "ruleset": "gin"}),
        ("wild=Q♦", {"wild": QUEEN}),
        ('wild="queen of diamonds"', {"wild": QUEEN}),
        ("wild=Q&diams; — turned up", {"wild": QUEEN}),
        ("wild=Q", {"wild": Rank.QUEEN}),
        ("wild=none", {"wild": None}),
    ],
)
def test_settings_hold_from_the_comment_on(said: str, held: dict[str, object]) -> None:
    text = f"A hand\n\n{comment(said)}\n\nA hand"
    read = directives(text)
    assert read.refusals == ()
    assert read.settings_at(0) == HeldSettings()
    after = read.settings_at(text.rindex("A"))._asdict()
    assert {key: after[key] for key in held} == held
    assert after["says_wild"] is ("wild" in held)
    assert (after["wild_from"] == read.settings[0].stretch) is ("wild" in held)


def test_of_each_setting_the_last_word_before_a_place_holds() -> None:
    text = "\n\n".join([comment("ruleset=gin wild=Q♦"), "A", comment("players=3"), "B", comment("wild=none"), "C"])
    read = directives(text)
    at = {letter: read.settings_at(text.rindex(letter)) for letter in "ABC"}
    assert at["A"][:3] == at["B"][:3] == ("gin", True, QUEEN)
    assert (at["A"].players, at["B"].players) == (None, 3)
    assert at["C"][:3] == ("gin", True, None)


@pytest.mark.parametrize(
    ("said", "expectation"),
    [
        ("valid", Expectation(True, None)),
        ("wrong", Expectation(False, None)),
        ("Invalid", Expectation(False, None)),
        ("wrong 46 points", Expectation(False, 46)),
        ("wrong, 46 penalty points", Expectation(False, 46)),
        ("wrong points=46", Expectation(False, 46)),
        ("valid 0", Expectation(True, 0)),
        ("1 point", Expectation(None, 1)),
        ("points = 46", Expectation(None, 46)),
    ],
)
def test_an_expectation_is_read(said: str, expectation: Expectation) -> None:
    assert parse_expectation(f" {said} ") == expectation
    assert [one.expectation for one in directives(comment(f"expect {said} -- why")).expectations] == [expectation]


@pytest.mark.parametrize("said", ["", "perhaps", "wrong46", "points", "valid points", "-1 points", "1.5", "1000000000"])
def test_what_is_no_expectation_is_none(said: str) -> None:
    assert parse_expectation(said) is None


@pytest.mark.parametrize("word", Suppressing)
@pytest.mark.parametrize(
    ("names", "read"),
    [
        ("", []),
        ("[claim-points]", ["claim-points"]),
        ("[claim-points, claim-meld]", ["claim-points", "claim-meld"]),
        ("[ claim-points,claim-meld, ]", ["claim-points", "claim-meld"]),
        (" [claim-points]", ["claim-points"]),
    ],
)
@pytest.mark.parametrize("reason", ["", " -- the point of the page", " --", " — why"])
def test_a_suppression_is_read(word: Suppressing, names: str, read: list[str], reason: str) -> None:
    text = comment(f"{word}{names}{reason}")
    (suppression,) = directives(text).suppressions
    assert suppression.suppressing is word
    assert [name.text for name in suppression.names] == read
    assert [Source(text).written(name.stretch) for name in suppression.names] == read
    assert Source(text).written(suppression.stretch) == f"rummycheck: {word}{names}".strip()


def test_a_comment_may_hold_several_lines() -> None:
    text = "<!--\n  For the checker:\n  * rummycheck: ruleset=gin\n    rummycheck: ignore\n-->"
    read = directives(text)
    assert (len(read.settings), len(read.suppressions), read.refusals) == (1, 1, ())


@pytest.mark.parametrize(
    "text", ["rummycheck: ignore", "<!-- we like rummycheck: ignore -->", "<!-- rummycheck is a program -->", "<!---->"]
)
def test_what_does_not_speak_to_the_program_is_left_alone(text: str) -> None:
    read = directives(text)
    assert (read.settings, read.expectations, read.suppressions, read.refusals) == ((), (), (), ())


@pytest.mark.parametrize(
    ("said", "words", "message"),
    [
        ("rummycheck: ingore", "ingore", "unknown word 'ingore': did you mean 'ignore'?"),
        (
            "Rummycheck: zebra",
            "zebra",
            "expected ignore, disable, enable, ignore-file, expect or KEY=VALUE, found 'zebra'",
        ),
        ("rummycheck:", "rummycheck:", "expected ignore, disable, enable, ignore-file, expect or KEY=VALUE"),
        (
            "rummycheck: -- why",
            "rummycheck: -- why",
            "expected ignore, disable, enable, ignore-file, expect or KEY=VALUE",
        ),
        ("rummycheck: rulset=gin", "rulset", "unknown key 'rulset': did you mean 'ruleset'?"),
        ("rummycheck: x=1", "x", "unknown key 'x': expected ruleset, wild, players or round"),
        (
            "rummycheck: wild=Q♦ expect valid",
            "expect",
            "unknown key 'expect': expected ruleset, wild, players or round",
        ),
        ("rummycheck: wild Q♦", "wild", "expected a value, as in wild=Q♦"),
        ("rummycheck: wild= players=2", "wild", "expected a value, as in wild=Q♦"),
        ("rummycheck: wild=Q♦ wild=K♦", "wild", "'wild' is given twice"),
        ("rummycheck: wild=11♦", "11♦", "wild=11♦: there is no rank 11: did you mean J♦?"),
        ("rummycheck: players=two", "two", "expected a whole number of at least 1 after players=, found 'two'"),
        ("rummycheck: round=0", "0", "expected a whole number of at least 1 after round=, found '0'"),
        ("rummycheck: ruleset=gni", "gni", "no ruleset named 'gni': did you mean 'gin'?"),
        ("rummycheck: ruleset=zzz", "zzz", "no ruleset named 'zzz': `rummycheck rulesets list` names them"),
        (
            "rummycheck: ruleset=/etc/passwd",
            "/etc/passwd",
            "an article can't name a file: '/etc/passwd' is neither a shipped ruleset nor one that the settings name",
        ),
        (
            "rummycheck: ruleset=club.yaml",
            "club.yaml",
            "an article can't name a file: 'club.yaml' is neither a shipped ruleset nor one that the settings name",
        ),
        ("rummycheck: expect", "rummycheck: expect", "expected 'valid', 'wrong' or a number of points"),
        ("rummycheck: expect maybe", "maybe", "expected 'valid', 'wrong' or a number of points, found 'maybe'"),
        ("rummycheck: ignore[a", "[a", "'[' is never closed: expected ']' on the same line"),
        ("rummycheck: ignore[a,\nb]", "[a,", "'[' is never closed: expected ']' on the same line"),
        ("rummycheck: ignore[]", "[]", "expected the name of a finding between the brackets"),
        ("rummycheck: ignore a", "a", "expected 'ignore[NAME]', or ' -- ' before a reason, found 'a'"),
        ("rummycheck: ignore[a] why", "why", "expected ' -- ' before a reason, found 'why'"),
        ("rummycheck ignore[a]", "rummycheck ignore[a]", "expected a colon, as in 'rummycheck: ignore'"),
        ("rummycheck-disable", "rummycheck-disable", "expected a colon, as in 'rummycheck: ignore'"),
        ("rummycheck wild=Q♦", "rummycheck wild=Q♦", "expected a colon, as in 'rummycheck: ignore'"),
    ],
)
def test_what_is_not_understood_is_told_with_its_words(said: str, words: str, message: str) -> None:
    assert refusal(said) == (words, message)
