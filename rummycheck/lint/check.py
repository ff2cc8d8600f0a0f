"""What is found in one article, by the rules that hold in it?"""

from collections.abc import Iterator

from rummycheck.lint.findings import Finding
from rummycheck.lint.glimpse import may_show_hands
from rummycheck.lint.linting import Judged, Rules, ScannedArticle

_ADDRESS = "rummycheck"
"""What every directive begins with."""


def is_concerned(text: str) -> bool:
    """Tell whether a text can show hands, or say something to this program."""
    return _ADDRESS in text.lower() or may_show_hands(text)


def judged(article: ScannedArticle, rules: Rules) -> Judged:
    """Return what is found in an article. Raises RummycheckError where a ruleset that it names can't be read.

    What reads hands and rules is loaded only for articles in which a hand can be.
    """
    if not may_show_hands(article.source.text):
        return Judged(tuple(_unfollowed(article)), (), 0)
    from rummycheck.lint.judgement import judgement

    return judgement(article, rules)


def _unfollowed(article: ScannedArticle) -> Iterator[Finding]:
    """Yield a finding for each comment that expects something of a hand, where there is none."""
    if article.directives.expectations:
        from rummycheck.lint.suppression.unknown_directive import misunderstood
        from rummycheck.lint.unfollowed import unfollowed

        yield from map(misunderstood, unfollowed(article.directives.expectations))
