"""What is left to tell of an article when all that is certain has been put right?"""

from collections.abc import Callable
from typing import NamedTuple

from rummycheck.lint.decoding import Article
from rummycheck.lint.findings import ArticleReport
from rummycheck.lint.fixes import Mending

_ROUNDS = 10
"""A fix may make room for another, but none for ever."""


class Mended(NamedTuple):
    """An article after its fixes."""

    first: ArticleReport
    """What was found before."""
    article: Article
    report: ArticleReport
    """What is found in it now."""
    fixes: int
    """In how many places it differs from what it was."""


def mended(article: Article, report_on: Callable[[Article], ArticleReport]) -> Mended:
    """Apply the fixes of an article, and those of what is found then, until none is left that is certain."""
    first = report = report_on(article)
    mending = Mending(article.text)
    for _ in range(_ROUNDS):
        if not mending.take(report.findings):
            break
        article = article._replace(text=mending.text)
        report = report_on(article)
    return Mended(first, article, report, mending.places)
