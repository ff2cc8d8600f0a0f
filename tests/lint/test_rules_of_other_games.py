"""Is what an article says of the rules of other games, or of one deal, not taken for the rules that it is judged by?"""

import pytest
from test_wordings import told

from rummycheck.cli.lint_parts import linter
from rummycheck.lint.decoding import Article
from rummycheck.lint.linting import Rules, Telling

HAND = "4♥ 5♥ 6♥ | 8♣ 9♣ 10♣ J♣ | Q♠ Q♦ | 9♦ 7♠ 5♥ 2♦\n\n"


@pytest.mark.parametrize(
    "words",
    [
        "An ace counts 1 point in gin rummy.",
        "In three thirteen an ace counts 15 points.",
        "Three Thirteen: an ace scores 1 point.",
        "An ace is worth 1 point in some clubs.",
        "In some apps, a first drop costs 10 points.",
        "The first drop is 25 points in 201 pool.",
        "Pool 201 is another matter. The first drop is 25 points there.",
        "In Pool 201:\n\n- First drop: 25 points\n- Middle drop: 50 points",
        "- Pool 201\n  - First drop: 25 points\n  - Middle drop: 50 points",
        "In Pool 201:\n\nFirst drop: 25 points",
        "## 201 Pool\n\n- First drop: 25 points",
        "## 201 Pool\n\n### Drops\n\nThe first drop is 25 points.",
        "### Deals Rummy\n\nA wrong declaration costs 160 points.",
        "| Game | Drop |\n|---|---|\n| 201 Pool | first drop 25 points |",
        "Unlike gin, where an ace counts 1 point, here it counts 10.",
    ],
)
def test_a_rule_of_another_game_is_not_compared(words: str) -> None:
    assert told(f"# Points\n\n{HAND}{words}\n") == []


def test_a_rule_of_the_game_that_is_named_is_compared() -> None:
    article = Article("a.md", f"# 201 Pool\n\n{HAND}In 201 Pool:\n\n- First drop: 20 points\n")
    findings = linter().report(article, Rules("pool-201"), Telling()).findings
    assert [finding.claim for finding in findings] == ["First drop: 20 points"]


@pytest.mark.parametrize(
    "words",
    [
        "A first drop used to be 10 points.",
        "First drop (20) + middle drop (40) = 60 points.",
        "After the first drop he had 60 points.",
        "After a middle drop she stands at 80 points.",
        "With a first drop you save 60 points.",
        "In the first drop round she was at 35 points.",
        "A middle drop after a first drop saved him 40 points.",
        "First drop: one of three ways to leave.",
        "Maximum loss: 80 points",
        "Maximum loss: 43 points",
        "Is a first drop 30 points?",
        "Suppose the first drop costs 30 points.",
        "Many people think that an ace counts 1 point.",
        "It is a myth that an ace counts 1 point.",
        "A first drop does not cost 30 points but 20 points.",
        "Aces count 1 point if low and 10 points if high.",
        "This hand costs no more than 43 points.",
        "In tournaments a first drop costs 10 points.",
    ],
)
def test_what_is_told_of_one_deal_is_no_rule(words: str) -> None:
    assert told(f"# Points\n\n{HAND}{words}\n") == []


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("Maximum loss: 100 points", "80, not 100"),
        ("An ace counts 1 point.", "10, not 1"),
        ("Middle drop (60)", "40, not 60"),
        ("Middle drop: 60, as agreed", "40, not 60"),
        ("- First drop: 26 points", "20, not 26"),
        ("In Pool 201:\n\n- First drop: 25 points\n\nHere we go.\n\n- First drop: 26 points", "20, not 26"),
        ("## 201 Pool\n\n## Points\n\nFirst drop: 26 points", "20, not 26"),
        ("The penalty for a first drop is 30 points.", "20, not 30"),
    ],
)
def test_a_rule_of_this_game_is_compared(words: str, value: str) -> None:
    assert told(f"{HAND}{words}\n") == [f"claim-points: by indian-13 this is {value}"]
