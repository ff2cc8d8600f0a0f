"""What is told of articles in which hands are written by their names?"""

from rummycheck.cli.lint_parts import linter
from rummycheck.lint.decoding import Article
from rummycheck.lint.findings import ArticleReport
from rummycheck.lint.linting import Rules, Telling

HANDS = {
    "V": "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ K♦ K♣",
    "W": "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 8♣ | 8♦ 8♠ 8♥ | K♠ K♦ K♣",
    "L": "4♥ 5♥ 6♥ | 8♣ 9♣ 10♣ J♣ | Q♠ Q♦ | 9♦ 7♠ 5♥ 2♦",
}
"""A valid declaration, a wrong one, and a hand that loses 43 points; with strokes for a table."""
WORDS = {**HANDS, **{f"{name}T": hand.replace(" | ", " / ") for name, hand in HANDS.items()}}


def report_of(article: str) -> ArticleReport:
    """Return what is told of an article, its hands filled in, by the default ruleset."""
    return linter().report(Article("a.md", article.format(**WORDS)), Rules("indian-13"), Telling())
