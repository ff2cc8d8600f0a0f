"""Is what marked blocks say of their hands heeded, and is told what of it can't be?"""

import pytest

from rummycheck.cli.lint_parts import linter
from rummycheck.lint.decoding import Article
from rummycheck.lint.findings import ArticleReport
from rummycheck.lint.linting import Rules, Telling

VALID = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣"
WRONG = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 8♣ | 8♦ 8♠ 8♥ | K♠ K♦ K♣"
LOST = "4♥ 5♥ 6♥ | 8♣ 9♣ 10♣ J♣ | Q♠ Q♦ | 9♦ 7♠ 5♥ 2♦"
"""It costs 43."""
BY_VERDICT = ("claim-verdict",)


def report_on(text: str, path: str = "a.md") -> ArticleReport:
    return linter().report(Article(path, text), Rules("indian-13", named_rulesets={"club": "gin"}), Telling())


def told(text: str, path: str = "a.md") -> list[str]:
    """Return the findings that are more than a hint."""
    return [
        f"{finding.name}: {finding.message}"
        for finding in report_on(text, path).findings
        if finding.severity != "info" and finding.name != "claim-reading"
    ]


def names(text: str, path: str = "a.md") -> list[str]:
    return [line.split(":")[0] for line in told(text, path)]


def block(options: str, *hands: str) -> str:
    lines = "\n".join(hands)
    return f"# Hands\n\n```rummy {options}\n{lines}\n```\n"


@pytest.mark.parametrize(
    "options",
    [
        "wrong",
        "Wrong",
        "expect wrong",
        "expect: wrong",
        "expect=wrong",
        "wrong wild=none",
        "players=2 wrong",
        "ruleset=indian-13 wrong",
        'title="x" wrong',
        'title="a valid hand" wrong',
        'wrong name="valid"',
        "wrong linenos hl_lines=3",
        "wrong {1,3}",
        "wrong 80 points",
    ],
)
def test_options_are_heeded_together(options: str) -> None:
    assert told(block(options, WRONG)) == []
    assert "claim-verdict" in names(block(options, VALID))


@pytest.mark.parametrize(
    "options", ["43 points", "points=43", "points = 43", "43", "43 penalty points", 'title="47 points" points=43']
)
def test_points_are_heeded(options: str) -> None:
    assert told(block(options, LOST)) == []
    assert names(block(options.replace("43", "44"), LOST)) == ["claim-points"]


@pytest.mark.parametrize("options", ["wild=Q♦", 'wild="queen of diamonds"', "valid wild=Q♦", "title=x wild=Q♦"])
def test_a_wild_card_is_heeded(options: str) -> None:
    (read,) = report_on(block(options, "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ Q♠ | 8♦ 8♠ 8♣ | K♠ K♦ K♣")).hands
    assert (read.wild, read.wild_from, read.judgement) == ("Q♦", "in the block", "valid")


def test_a_ruleset_is_heeded() -> None:
    text = block("ruleset=gin", LOST) + block("ruleset=club", LOST) + block("", LOST)
    assert [read.ruleset for read in report_on(text).hands] == ["gin", "gin", "indian-13"]


@pytest.mark.parametrize(
    ("options", "word", "message"),
    [
        ("valid foo=3", "foo=3", "unknown option 'foo=3': expected valid, wrong, points=N, wild=CARD"),
        ("vaild", "vaild", "unknown option 'vaild': did you mean 'valid'?"),
        ("wrong pionts=43", "pionts=43", "unknown option 'pionts': did you mean 'points'?"),
        ("Valid points=abc", "points=abc", "expected a number of points, as in points=46, found 'abc'"),
        ("points", "points", "expected a number of points, as in points=46"),
        ("ruleset=nope", "ruleset=nope", "no ruleset named 'nope'"),
        ("wild=11♦ valid", "wild=11♦", "wild=11♦: there is no rank 11"),
        ("valid wrong", "wrong", "a hand can't be both valid and wrong"),
        ("players=x", "players=x", "expected a whole number of at least 1 after players=, found 'x'"),
    ],
)
def test_what_is_no_option_is_told_where_it_stands(options: str, word: str, message: str) -> None:
    report = report_on(block(options, VALID))
    (finding,) = [finding for finding in report.findings if finding.name == "unknown-directive"]
    assert finding.message.startswith(message)
    assert report.source.written(finding.stretch) == word


def test_an_unknown_option_hides_no_other() -> None:
    assert names(block("foo=3 valid", WRONG)) == ["unknown-directive", "claim-verdict"]


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ('<pre class="rummy wrong" data-title="a valid hand">{}</pre>\n', "a.html"),
        (".. code-block:: rummy\n   :wrong:\n   :caption: a valid hand\n   :linenos:\n\n   {}\n", "a.rst"),
        ('[source,rummy,wrong,title="a valid hand",linenums]\n----\n{}\n----\n', "a.adoc"),
    ],
)
def test_options_are_heeded_in_every_format(text: str, path: str) -> None:
    assert told(text.replace("{}", WRONG), path) == []
    assert names(text.replace("{}", VALID), path) == ["claim-verdict"]


@pytest.mark.parametrize(
    "comment",
    ["wrong", "expect: wrong", "expect wrong", "rummycheck: expect wrong", "Wrong", "rummycheck: wrong -- as it is"],
)
def test_a_comment_behind_a_hand_is_heeded(comment: str) -> None:
    assert told(block("", f"{WRONG} # {comment}", f"{VALID} # valid")) == []
    assert names(block("", f"{VALID} # {comment}")) == ["claim-verdict"]


@pytest.mark.parametrize("comment", ["43 points", "expect 43", "rummycheck: expect points=43", "points = 43"])
def test_points_in_a_comment_are_heeded(comment: str) -> None:
    assert told(block("", f"{LOST} # {comment}")) == []
    assert names(block("", f"{LOST} # {comment.replace('43', '44')}")) == ["claim-points"]


@pytest.mark.parametrize("comment", ["1", "the first", "see: expectations", "not valid for all", "a wrong one"])
def test_other_comments_are_left_alone(comment: str) -> None:
    report = report_on(block("", f"{VALID} # {comment}"))
    assert report.findings == ()
    assert report.hands[0].claims == ()


@pytest.mark.parametrize(
    ("line", "words", "message"),
    [
        (f"{VALID} # expect vaild", "# expect vaild", "unknown option 'vaild': did you mean 'valid'?"),
        (f"{VALID} # expect", "# expect", "expected 'valid', 'wrong' or a number of points"),
        (f"{VALID} # rummycheck: expct", "# rummycheck: expct", "unknown option 'expct': did you mean 'expect'?"),
        (f"# rummycheck: expect valid\n{VALID}", "# rummycheck: expect valid", "expected a hand before it on the same"),
    ],
)
def test_a_comment_that_is_not_understood_is_told(line: str, words: str, message: str) -> None:
    report = report_on(block("", line))
    (finding,) = report.findings
    assert finding.name == "unknown-directive"
    assert finding.message.startswith(message)
    assert report.source.written(finding.stretch) == words


EXPECTED = "<!-- rummycheck: expect wrong points=80 -->"


def test_what_a_comment_expects_of_a_marked_hand_is_heeded() -> None:
    assert told(f"{EXPECTED}\n\n{block('', WRONG)}\n{VALID}\n") == []
    assert names(f"{EXPECTED}\n\n{block('', VALID)}\n{WRONG}\n") == ["claim-points", "claim-verdict"]


@pytest.mark.parametrize("text", ["No hand.\n\n", f"{WRONG}\n\n", "5♣ 6♣ 7♣\n\n"])
def test_what_is_expected_of_no_hand_is_told(text: str) -> None:
    assert told(f"{text}{EXPECTED}\n") == ["unknown-directive: no hand follows of which this could be expected"]


@pytest.mark.parametrize(("points", "text"), [(0, "expect 0 points"), (1, "expect 1 point"), (2, "expect 2 points")])
def test_expected_points_are_shown_in_words(points: int, text: str) -> None:
    (hand,) = report_on(block(f"points={points}", VALID)).hands
    assert [claim.text for claim in hand.claims] == [text]
