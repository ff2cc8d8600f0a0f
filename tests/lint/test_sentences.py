"""What is heard in sentences in which cards, groups and claims lie close together?"""

import pytest

from rummycheck.cli.lint_parts import linter
from rummycheck.lint.decoding import Article
from rummycheck.lint.linting import Rules, Telling

Heard = list[tuple[str, list[str]]]

SENTENCES: list[tuple[str, Heard]] = [
    (
        "These are sets: 2♠ 2♥ 2♦, 3♠ 3♥ 3♦ and 4♠ 4♥ 4♦.",
        [("2♠ 2♥ 2♦", ["set"]), ("3♠ 3♥ 3♦", []), ("4♠ 4♥ 4♦", [])],
    ),
    ("A joker does not help a set that is full: 7♠ 7♥ 7♣ 7♦ JK is an invalid set.", [("7♠ 7♥ 7♣ 7♦ PJ", ["not set"])]),
    ("A valid set: 9♥ 9♣ 9♦. An invalid set: 9♥ 9♥ 9♦.", [("9♥ 9♣ 9♦", ["set"]), ("9♥ 9♥ 9♦", ["not set"])]),
    ("In 3♥, Joker, 5♥ the joker stands for 4♥.", [("3♥ PJ 5♥", ["PJ stands for 4♥"])]),
    ("Kings are wild. In 4♦ 5♦ K♠ 7♦ the K♠ has replaced 6♦.", [("4♦ 5♦ K♠ 7♦", ["K♠ stands for 6♦"])]),
    ("In `4♦ 5♦ PJ 7♦`, PJ has replaced 6♦.", [("4♦ 5♦ PJ 7♦", ["PJ stands for 6♦"])]),
    ("Look at what you hold now, a pure sequence:\n5♣ 6♣ 7♣.", [("5♣ 6♣ 7♣", ["pure sequence"])]),
    ("So much for this one, since it is 9♣ 9♦\n9♠ that makes a set here.", [("9♣ 9♦ 9♠", [])]),
    ("`5♥`, `6♥` and `7♥` make a run. `T♣`, `Ace of Hearts`", [("5♥ 6♥ 7♥", ["sequence"])]),
    ("Cards are `Q♠ (joker)`, `PJ (as 5♠)` and `[Q♣ as 6♥]`.", []),
    ("Pure sequence: 4♥ 5♥ 6♥ – 5♥ is the middle card.", [("4♥ 5♥ 6♥", ["pure sequence"])]),
    ("Set: 9♠ 9♥ 9♣ – 9♦ is missing.", [("9♠ 9♥ 9♣", ["set"])]),
    (
        "K♠ K♦ K♦ → not a set, for it has two diamonds\nK♠ K♦ K♥ → set\n2♠ 3♠ 4♠ → pure sequence",
        [("K♠ K♦ K♦", ["not set"]), ("K♠ K♦ K♥", ["set"]), ("2♠ 3♠ 4♠", ["pure sequence"])],
    ),
    ("✓ A♠ 2♠ 3♠ ✗ K♠ A♠ 2♠", [("A♠ 2♠ 3♠", ["meld"]), ("K♠ A♠ 2♠", [])]),
    ("`This is a valid declaration` is what it hears. 5♥ 6♥ 7♥", [("5♥ 6♥ 7♥", [])]),
]


@pytest.mark.parametrize(("sentence", "heard"), SENTENCES, ids=[sentence[:40] for sentence, _ in SENTENCES])
def test_groups_are_told_apart_and_their_claims_heard(sentence: str, heard: Heard) -> None:
    report = linter().report(Article("article.md", sentence), Rules("indian-13"), Telling())
    assert [(hand.reading, [claim.meaning for claim in hand.claims]) for hand in report.hands] == heard
    assert report.findings == ()


def test_the_only_hand_under_a_heading_is_surely_meant() -> None:
    hand = "A♥ 2♥ 3♥ | 5♣ 6♣ PJ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
    article = f"# A loser\n\n{hand}\n\nThe player loses 47 points.\n"
    report = linter().report(Article("article.md", article), Rules("indian-13"), Telling())
    (finding,) = (each for each in report.findings if each.name == "claim-points")
    assert finding.fix is not None
    assert (report.source.written(finding.fix.stretch), finding.fix.text) == ("47", "46")
    report = linter().report(Article("article.md", f"{article}\n{hand}\n"), Rules("indian-13"), Telling())
    (finding,) = (each for each in report.findings if each.name == "claim-points")
    assert finding.fix is None
