"""Is nothing told of articles that are right, where words stand near a hand that do not speak of it?"""

import pytest
from filled_articles import report_of

CLEAN: list[tuple[str, list[list[str]]]] = [
    ("Invalid declaration: {W}", [["a wrong declaration"]]),
    ("An incorrect declaration: {W}", [["a wrong declaration"]]),
    ("The following is an invalid declaration: {W}", [["a wrong declaration"]]),
    ("This isn't a valid declaration: {W}", [["a wrong declaration"]]),
    ("This is far from a valid declaration: {W}", [["a wrong declaration"]]),
    ("Not yet a valid declaration: {W}", [["a wrong declaration"]]),
    ("Never a valid declaration: {W}", [["a wrong declaration"]]),
    ("This is not a valid declaration: {W}", [["a wrong declaration"]]),
    ("This is nearly a valid declaration: {W}", [["a wrong declaration"]]),
    ("This is not a valid declaration:\n\n{W}", [["a wrong declaration"]]),
    ("The following is an invalid declaration:\n\n{W}", [["a wrong declaration"]]),
    ("This is not an invalid declaration: {V}", [["a valid declaration"]]),
    ("This is hardly a valid declaration:\n\n{W}", [["a wrong declaration"]]),
    ("{W} isn't a valid declaration.", [["a wrong declaration"]]),
    ("{W} is no valid declaration.", [["a wrong declaration"]]),
    ("Winner: {V}\n\nChitra wins 20 + 40 + 28 = 88 points", [[]]),
    ("Winner: {V}. 20 + 43 = 63 points for her.", [[]]),
    ("Winner: {V}\n\nScore: 63", [["63 points"]]),
    ("{L} = 43 points.\n\nYou are now at 97 + 43 = 140 points in the pool.", [["43 points"]]),
    ("{L}\n\nRunning total: 143 points.", [[]]),
    ("In deal 1 Ana lost 20 points, in deal 2 she had {L}, 43 points. Total: 63 points.", [["43 points", "63 points"]]),
    (
        "| Hand | Points | Total |\n|---|---|---|\n| {LT} | 43 | 43 |\n| {LT} | 43 | 86 |\n",
        [["43 points"], ["43 points"]],
    ),
    ("| Hand | Penalty points |\n|---|---|\n| {WT} | 80 |\n| {LT} | 43 |\n", [["80 points"], ["43 points"]]),
    ("{W} is wrong. Since it's wrong, she pays 80 points instead of 24.", [["a wrong declaration"]]),
    ("{W}\n\nSince it's wrong, she pays 80 points instead of 24.", [[]]),
    (
        "# Seven mistakes that cost 80 points\n\n## One\n\n{W}\n\nThis is a wrong declaration.\n\n## Two\n\n{W}\n",
        [["a wrong declaration"], []],
    ),
    ("{L}. The queens alone cost 20 points.", [[]]),
    ("{L}\n\nThe queens alone cost 20 points.", [[]]),
    ("{L}\n\nWith Q♥ instead of 9♦ you'd lose only 14 points.", [[]]),
    ("{L}\n\nWithout the club sequence, you would lose 80 points.", [[]]),
    (
        "4♥ 5♥ 6♥ | 8♣ 9♣ 10♣ J♣ | 5♦ 6♦ PJ | 8♣ 8♥ 8♠\n\n"
        "If the pure sequence is missing, 5♦ 6♦ PJ and 8♣ 8♥ 8♠ count 11 + 24 = 35 points.",
        [[], [], []],
    ),
    ("A♠ K♠ Q♠ J♠: 10 points each.", [[]]),
    (
        "> {V}\n\nA valid declaration: one pure sequence in clubs, one in hearts and two sets.\n\n"
        "> {W}\n\nAn invalid declaration: 5♣ 6♣ 8♣ has a gap.\n",
        [[], [], []],
    ),
    (
        "{V}\n\nA valid declaration: one pure sequence in clubs.\n\n"
        "{W}\n\nA wrong declaration: the clubs have a gap.\n\n{V}\n",
        [[], [], []],
    ),
    ("Wrong show = 80 points.\n\n{V}", [[]]),
    ("{V}\n\nWrong show = 80 points.", [[]]),
    ("Wrong declaration: 80 points.\n\n{V}", [[]]),
    (
        "{V}\n\n- 5♣ 6♣ PJ | 8♦ 8♠ 8♣: there is no pure sequence\n- 2♣ 3♣ 4♣ | 8♦ 8♠ 8♣: fine\n",
        [[], ["0 pure sequence"], []],
    ),
    ("- {V}\n- 5♣ 6♣ and a joker: 5♣ 6♣ PJ, there is no pure sequence\n- 7♦ 8♦ 9♦\n", [[], [], [], []]),
    ("| Hand | Why |\n|---|---|\n| {VT} | good |\n| 5♣ 6♣ PJ, 8♦ 8♠ 8♣ | there is no pure sequence |\n", [[], [], []]),
    ("| Hand | Why |\n|---|---|\n| {VT} | good |\n| 5♣ 6♣ PJ | there is no pure sequence |\n", [[], []]),
    ("## Valid and invalid declarations\n\n{V}\n\n{W}\n", [[], []]),
    ("## Valid declaration or not?\n\n{W}\n", [[]]),
    ("## Wrong declaration and how to fix it\n\n{W}\n\n{V}\n", [[], []]),
    ("## Wrong declaration\n\n{W}\n\nWith the right cards:\n\n{V}\n", [["a wrong declaration"], []]),
    ("## Valid declaration\n\n{V}\n\n{W}\n", [["a valid declaration"], []]),
    ("## Example 3 – invalid declaration\n\n{W}\n\n{V}\n", [["a wrong declaration"], []]),
    ("## Wrong declarations\n\n{W}\n\nThe right way would have been:\n\n{V}\n", [["a wrong declaration"], []]),
    ("## Valid declarations\n\n{V}\n\nBut not this one:\n\n{W}\n", [["a valid declaration"], []]),
    (
        "## Valid declarations\n\n{V}\n\nCompare it with this one, where the clubs have a gap:\n\n{W}\n",
        [["a valid declaration"], []],
    ),
    (
        "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ 8♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣\n\nThere are 14 cards instead of 13.",
        [["wrong number of cards"]],
    ),
    (
        "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ 8♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣ is invalid: a card too many.",
        [["a wrong declaration", "wrong number of cards"]],
    ),
    (
        "A♥ 2♥ 3♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣ costs 0 points, but one is missing.",
        [["0 points", "wrong number of cards"]],
    ),
    (
        "A♥ 2♥ 3♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣\n\nThis is a wrong declaration. It has only 12 cards.",
        [["a wrong declaration", "wrong number of cards"]],
    ),
    ("True or false: K♣ A♣ 2♣ is a pure sequence. (False.)", [[]]),
    ("True or false: K♣ A♣ 2♣ is a pure sequence.", [[]]),
    ("Q: Is K♣ A♣ 2♣ a pure sequence? A: No", [[]]),
    ("8♦ 8♠ 8♣ | K♠ K♦ K♣ ✅", [[]]),
    ("8♦ 8♠ 8♣ | K♠ K♦ K♣ is valid.", [[]]),
    ("Correct: 8♦ 8♠ 8♣ | K♠ K♦ K♣", [[]]),
    ("You may find a valid declaration hard to see:\n\n{W}", [[]]),
    ("What would be a valid declaration: {W}", [[]]),
    ("A hand without a valid declaration: {W}", [[]]),
    ("Instead of a valid declaration: {W}", [[]]),
    ("She thought she had a valid declaration: {W}", [[]]),
    ("Close to a valid declaration: {W}", [[]]),
    ("One card away from a valid declaration: {W}", [[]]),
    ("One card short of a valid declaration:\n\n{W}", [["wrong number of cards"]]),
    ("To turn this into a valid declaration: {W} needs the 7♣.", [[]]),
    ("{V}\n\nA wrong declaration: the player who shows it pays 80 points.", [[]]),
    ("It lacks a pure sequence: 5♥ 6♥ PJ", [[]]),
    ("{V}\n\nMany think that A♥ may be high only. This is wrong.", [[]]),
    ("80 points: {W}", [["80 points"]]),
    ("True or false?\n\n1. K♣ A♣ 2♣ is a pure sequence.\n", [[]]),
    ("### Sets\n\n- 8♦ 8♠ 8♣\n- 8♦ 8♦ 8♣ is not a set\n- ❌ 9♦ 9♦ 9♣\n", [["set"], ["not set"], ["not meld"]]),
    ("### Sets\n\nThese are not sets:\n\n- 8♦ 8♦ 8♣\n", [[]]),
    ("### Sets\n\n- 8♦ 8♠ 8♣\n\nWrong:\n\n- 8♦ 8♦ 8♣\n", [["set"], []]),
    ("### Sets and sequences\n\n- 8♦ 8♠ 8♣\n- 5♥ 6♥ 7♥\n", [[], []]),
    ("| Set | Valid? |\n|---|---|\n| 8♦ 8♠ 8♣ | yes |\n| 8♦ 8♦ 8♣ | no |\n", [["meld"], ["not meld"]]),
    ("### Pure sequences\n\n- 5♥ 6♥ 7♥ becomes 5♥ 6♥ PJ with a joker\n", [[], []]),
    ("### Is it a set?\n\n- 8♦ 8♦ 8♣\n", [[]]),
    ("### Sets\n\n- 5♥ 6♥ 7♥ (a sequence)\n- 8♦ 8♦ 8♣ (two of a kind are alike)\n", [["sequence"], []]),
    ("### Sequences\n\n- Start: 5♥ 7♥ 9♥\n", [[]]),
    ("### Sets\n\nQuiz: which of these are sets?\n\n1. 8♦ 8♦ 8♣\n2. 9♦ 9♠ 9♣\n", [[], []]),
    ("The declaration {V} is not invalid.", [[]]),
    ("{V} is not a wrong declaration.", [[]]),
    ("Neither a valid declaration nor a good hand: {W}", [["a wrong declaration"]]),
    ("{L}. The pair of queens is worth 20 points, the rest 23 points.", [[]]),
    ("### Correct declarations\n\n{V}\n\n#### A common mistake\n\n{W}", [["a valid declaration"], []]),
    ("## Valid declarations\n\n{V}\n\nA mistake that beginners make:\n\n{W}", [["a valid declaration"], []]),
    ("## Invalid declarations\n\n{W}\n\nWith the 7♣ it becomes valid:\n\n{V}", [["a wrong declaration"], []]),
    (
        "## Wrong declarations\n\n{W}\n\nHad she held the 7♣, she could have declared:\n\n{V}",
        [["a wrong declaration"], []],
    ),
    ("## Valid declarations\n\n{V}\n\nNot valid:\n\n{W}", [["a valid declaration"], []]),
    ("{L}. Ben loses 43 points and Cara loses 12 points.", [["43 points", "12 points"]]),
    ("{V}\n\nBen loses 43 points.", [["43 points"]]),
    ("{V}\n\nThe others pay 20 points and 43 points.", [["20 points"]]),
    ("{V} is a valid declaration, so Ben loses 43 points.", [["a valid declaration", "43 points"]]),
    ("### Set\n\n- 8♦ 8♠ 8♣ 8♥\n- K♦ K♠ 2♣ (wild joker 2)", [["set"], []]),
    ("| Cards | Sequence | Set |\n|---|---|---|\n| 5♥ 6♥ 7♥ | ✅ | ❌ |\n", [["sequence", "not set"]]),
    ("| Cards | Pure? | Valid? |\n|---|---|---|\n| 5♥ PJ 7♥ | ❌ | ✅ |\n", [["not pure sequence", "meld"]]),
    ("| Cards | Joker? | Same suit? |\n|---|---|---|\n| 5♥ 6♥ 8♥ | No | Yes |\n", [[]]),
    ("| Group | Sequence | Invalid |\n|---|---|---|\n| 7♠ 8♠ 10♠ | | ✓ |\n", [[]]),
    ("He thinks 5♠ 6♠ 8♠ is a sequence, but it is not.", [[]]),
    ("Neither 5♥ 6♥ 8♥ nor 9♠ 10♠ Q♠ is a sequence.", [[], []]),
    ("**Myth 1:** 5♥ 6♥ 8♥ is a sequence.", [[]]),
    ("Wrong: 5♥ 6♥ 8♥ is a sequence.", [[]]),
    ("{L}\n\nArranged properly, this hand costs 24 points.", [[]]),
    ("K♦ and J♥ together cost 20 points.\n\nHere is a hand: {L}", [[]]),
    ("A lonely 4♦ costs only 4 points.\n\n{L}", [[]]),
    ("{L}\n\nNow move the 9♦ and you pay 34 points.", [[]]),
    ("{L}\n\nShe loses 43 points; with the K♦ she loses 23 points.", [["43 points"]]),
    ("✅ {V}\n❌ {W}", [["a valid declaration"], ["a wrong declaration"]]),
    ("{W} ❌\n{V} ✅", [[], ["a valid declaration"]]),
    ("✅ 5♥ 6♥ 7♥\n❌ 5♥ 6♥ 8♥", [["meld"], ["not meld"]]),
]

FOUND = [
    ("An invalid declaration: {V}", "claim-verdict"),
    ("Invalid declaration: {V}", "claim-verdict"),
    ("This isn't a valid declaration: {V}", "claim-verdict"),
    ("Valid declaration: {W}", "claim-verdict"),
    ("A valid declaration: {W}", "claim-verdict"),
    ("The following is a valid declaration:\n\n{W}", "claim-verdict"),
    ("## Valid declaration\n\n{W}\n", "claim-verdict"),
    ("## Valid declarations\n\n{V}\n\n{W}\n", "claim-verdict"),
    ("A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ 8♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣ is a valid declaration.", "card-count"),
    ("{L}\n\nYou lose 44 points.", "claim-points"),
    ("| Hand | Points | Total |\n|---|---|---|\n| {LT} | 44 | 44 |\n", "claim-points"),
    ("| Hand | Total |\n|---|---|\n| {LT} | 44 |\n", "claim-points"),
    ("{L}\n\nTotal: 44 points.", "claim-points"),
    ("{L}. Total: 20 + 23 + 1 = 44 points.", "claim-points"),
]


@pytest.mark.parametrize(("article", "meanings"), CLEAN, ids=[article[:40] for article, _ in CLEAN])
def test_nothing_is_told_of_a_correct_article(article: str, meanings: list[list[str]]) -> None:
    report = report_of(article)
    assert [[claim.meaning for claim in read.claims] for read in report.hands] == meanings
    assert report.findings == ()


@pytest.mark.parametrize(("article", "name"), FOUND, ids=[article[:40] for article, _ in FOUND])
def test_an_untrue_claim_in_like_words_is_told(article: str, name: str) -> None:
    assert name in {finding.name for finding in report_of(article).findings}
