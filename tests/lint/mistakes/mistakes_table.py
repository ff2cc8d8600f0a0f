"""Which mistakes of published articles are found, and which are not, and why?

    python tests/lint/mistakes/mistakes_table.py

prints the table. The numbers are those of a collection of forty mistakes in published articles and programs; each is
retold in `samples/tutorials/mistakes/` in words of our own, with the same article corrected beside it.
"""

from pathlib import Path
from typing import NamedTuple

from rummycheck.cli.lint_parts import linter
from rummycheck.lint.decoding import Article
from rummycheck.lint.findings import ArticleReport
from rummycheck.lint.linting import Rules, Telling

FOLDER = Path(__file__).resolve().parents[3] / "samples" / "tutorials" / "mistakes"


class Mistake(NamedTuple):
    """A mistake, and what is said of the article that makes it."""

    number: str
    article: str
    finding: str
    words: tuple[str, ...]
    """The words at which it is told."""
    besides: tuple[str, ...] = ()
    """Other findings that are true of the article."""


MISTAKES = (
    Mistake("01", "01-points-of-a-wild-card", "claim-reading", ("= 45",), ("better-arrangement",)),
    Mistake("02", "02-sets-count-too", "claim-reading", ("pays 23 points",), ("better-arrangement",)),
    Mistake("03", "03-deadwood-of-a-loose-hand", "claim-points", ("deadwood 30",), ()),
    Mistake("04", "04-only-an-ace-left", "claim-points", ("dw=1",), ()),
    Mistake("05", "05-four-players-five-numbers", "claim-arithmetic", ("four players lose 10, 20, 30, 35 and 40",), ()),
    Mistake("06", "06-a-joker-of-ten-points", "claim-points", ("printed joker carries 10 points",), ()),
    Mistake("07", "07-jokers-of-25", "claim-points", ("Jokers are worth 25 points",), ()),
    Mistake("08", "08-a-thirteenth-round", "claim-points", ("the 13th round",), ()),
    Mistake(
        "09",
        "09-fourteen-cards",
        "card-count",
        ("4♥ 5♥ 6♥ 7♥\n\nImpure Sequence: 9♣ 10♣ Joker Q♣\n\nSet: K♠ K♥ K♦\n\nSet: 3♠ 3♥ 3♦",),
        (),
    ),
    Mistake("11", "11-one-pack-for-four", "claim-points", ("a standard 52-card deck",), ()),
    Mistake("12", "12-thirteen-or-ten", "claim-points", ("each player is dealt 10 cards",), ()),
    Mistake("13", "13-one-joker-for-two-packs", "claim-points", ("Two decks and one printed joker",), ()),
    Mistake(
        "14",
        "14-one-card-at-every-seat",
        "card-copies",
        ("6♥ 7♥ 8♥ \\| 5♣ 7♣ Q♦ \\| 9♦ 9♠ 4♣ \\| 2♦ 3♣ \\| K♠ 10♠",),
        (),
    ),
    Mistake("15", "15-one-beside-the-ace", "looks-like-a-hand", ("1♠",), ()),
    Mistake("16", "16-ace-one-two", "looks-like-a-hand", ("A, 1, 2",), ()),
    Mistake("17", "17-eleven-of-diamonds", "looks-like-a-hand", ("11♦",), ()),
    Mistake("18", "18-one-pack-two-nines", "card-copies", ("9S 9H 9D | 2C 3C 4S | 5D 6D 7D | QH",), ()),
    Mistake("20", "20-two-gaps-one-joker", "claim-meld", ("non-pure run",), ()),
    Mistake("21", "21-a-set-of-one-suit", "claim-meld", ("cards of the same rank and the same suit",), ()),
    Mistake("22", "22-the-other-fault", "unmentioned-fault", ("8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♥ | 5♦ 5♠ 5♥ 10♥",), ()),
    Mistake("23", "23-two-sets-and-not-one", "claim-reason", ("has two impure sequences and one set",), ()),
    Mistake("24", "24-fours-of-one-suit", "claim-meld", ("set",), ()),
    Mistake("25", "25-three-hearts-no-set", "claim-meld", ("set can be", "valid set"), ()),
    Mistake("26", "26-regardless-of-suit", "claim-meld", ("cards of the same rank, regardless of suit",), ()),
    Mistake(
        "27",
        "27-mixed-suits",
        "claim-meld",
        ("sequence is three cards in a row, either of the same suit or mixed",),
        (),
    ),
    Mistake("28", "28-black-and-red", "claim-meld", ("run the cards are alternately black and red",), ()),
    Mistake(
        "29", "29-jokers-in-a-pure-sequence", "claim-meld", ("pure sequence can contain no more than two jokers",), ()
    ),
    Mistake("30", "30-the-other-way-round", "claim-stands-for", ("J♦ has replaced K♦",), ()),
    Mistake("31", "31-a-jack-for-a-joker", "claim-stands-for", ("printed joker has replaced 4♠",), ()),
    Mistake("32", "32-j-for-joker", "no-wild-designation", ("impure sequence is",), ()),
    Mistake("34", "34-which-joker", "claim-reason", ("set with a printed joker",), ()),
    Mistake("35", "35-told-again-with-another-card", "claim-reason", ("7♦ 7♦ 7♥ 7♠",), ()),
    Mistake("36", "36-a-lost-suit", "looks-like-a-hand", ("Q?",), ()),
    Mistake(
        "38", "38-valid-if-regrouped", "better-arrangement", ("A♥ 2♥ 3♥ 10♥ | 4♣ 5♣ 10♠ | 7♦ 7♠ 7♥ | 2♦ 2♠ 2♥",), ()
    ),
    Mistake(
        "39", "39-a-joker-too-many", "better-arrangement", ("7♥ 7♠ 7♦ | 2♥ 3♥ Joker | 10♠ J♠ Q♠ Joker | 2♠ 2♥ 2♦",), ()
    ),
    Mistake(
        "40", "40-a-joker-too-many-again", "better-arrangement", ("K♥ K♠ K♦ | 6♥ 7♥ PJ | 9♠ 10♠ J♠ PJ | 5♣ 5♥ 5♦",), ()
    ),
)

NOT_FOUND = {
    "10": "a list of three groups is a list of examples until something says that they are one hand",
    "19": "which neighbours of the cut joker are wild is known to the ruleset, but no phrase speaks of it yet",
    "33": "the example itself is lost; only its note is left, twice",
    "37": "a comment says that a run is impossible and the program beside it uses it: no claim about a hand",
}


def report_on(article: str) -> ArticleReport:
    """Return the report on one of the articles, by the default rules where it names none."""
    path = FOLDER / f"{article}.md"
    return linter().report(Article(path.name, path.read_text(encoding="utf-8")), Rules("indian-13"), Telling())


def is_found(mistake: Mistake) -> bool:
    """Tell whether a mistake is found at its words."""
    report = report_on(mistake.article)
    told = [report.source.written(each.stretch) for each in report.findings if each.name == mistake.finding]
    return tuple(told) == mistake.words


def _print_table() -> None:
    rows = {mistake.number: mistake for mistake in MISTAKES}
    for number in sorted({*rows, *NOT_FOUND}):
        if number in rows:
            mistake = rows[number]
            state = "found" if is_found(mistake) else "MISSING"
            print(f"{number}  {state:8}  {mistake.finding:20}  {mistake.article[3:]}")
        else:
            print(f"{number}  not found: {NOT_FOUND[number]}")
    print(f"{sum(map(is_found, MISTAKES))} of {len(MISTAKES) + len(NOT_FOUND)} found")


if __name__ == "__main__":
    _print_table()
