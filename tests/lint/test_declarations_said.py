"""In which sentences is a verdict, a number of points or a name heard that is said of a hand?"""

import pytest
from filled_articles import report_of

HEARD: list[tuple[str, list[list[str]]]] = [
    ("(A♥ 2♥ 3♥ 4♥) (5♣ 6♣ 8♣) (8♦ 8♠ 8♥) (K♠ K♦ K♣) is an invalid declaration.", [["a wrong declaration"]]),
    ("**{W}** is an invalid declaration.", [["a wrong declaration"]]),
    ("**Right:** {V}", [["a valid declaration"]]),
    ("**Wrong:** {W}", [["a wrong declaration"]]),
    ("Do: {V}", [["a valid declaration"]]),
    ("Don't: {W}", [["a wrong declaration"]]),
    ("Good: {V}", [["a valid declaration"]]),
    ("Bad: {W}", [["a wrong declaration"]]),
    ("👍 {V}", [["a valid declaration"]]),
    ("👎 {W}", [["a wrong declaration"]]),
    ("{V}\nA valid declaration!", [["a valid declaration"]]),
    ("{V}\n\nA valid declaration!", [["a valid declaration"]]),
    ("{V}\n\nIt's a valid declaration.", [["a valid declaration"]]),
    ("{W}\n\nIt's wrong because it lacks a pure sequence in clubs.", [["a wrong declaration"]]),
    ("{W}\n\nThe declaration is therefore invalid.", [["a wrong declaration"]]),
    ("{W}\n\nThis isn't a valid declaration although it looks good.", [["a wrong declaration"]]),
    ("5♥ 6♥ 7♥ is pure.", [["pure sequence"]]),
    ("5♥ 6♥ PJ is impure.", [["impure sequence"]]),
    ("{W}\n\nThere's only one pure sequence.", [["1 pure sequence"]]),
    ("5♣ 6♣ PJ | 8♦ 8♠ 8♣ | K♠ K♦ K♣ | 2♥ 2♣ 2♦ 2♠\n\nThere's no pure sequence.", [["0 pure sequence"]]),
    ("{L}\n\nThat's 43 points.", [["43 points"]]),
    ("{L}\n\nYou lose 43.", [["43 points"]]),
    ("{L}\n\nYou lose by 43 points.", [["43 points"]]),
    ("{L}, costing you 43 points.", [["43 points"]]),
    ("{L}, which is 43 points.", [["43 points"]]),
    ("## Hand 3 (43 points)\n\n{L}\n", [["43 points"]]),
    ("43 points: {L}", [["43 points"]]),
    ("Lost by 43 points: {L}", [["43 points"]]),
    (
        "### Pure sequences\n\n- 5♥ 6♥ 7♥\n- 2♣ 3♣ 4♣\n\n### Impure sequences\n\n- 5♥ 6♥ PJ\n\n"
        "### Sets\n\n- 8♦ 8♠ 8♣\n\n### Invalid sets\n\n- 8♦ 8♦ 8♣\n",
        [["pure sequence"], ["pure sequence"], ["impure sequence"], ["set"], ["not set"]],
    ),
    (
        "| Pure sequence | Impure sequence | Set |\n|---|---|---|\n| 5♥ 6♥ 7♥ | 5♥ 6♥ PJ | 8♦ 8♠ 8♣ |\n",
        [["pure sequence"], ["impure sequence"], ["set"]],
    ),
]


@pytest.mark.parametrize(("article", "meanings"), HEARD, ids=[article[:40] for article, _ in HEARD])
def test_what_is_said_is_heard(article: str, meanings: list[list[str]]) -> None:
    report = report_of(article)
    assert [[claim.meaning for claim in read.claims] for read in report.hands] == meanings
    assert report.findings == ()
