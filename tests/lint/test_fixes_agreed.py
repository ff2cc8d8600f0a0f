"""Is a number put right only where all that is found there agrees on it?"""

import pytest

from rummycheck.cli.lint_parts import linter
from rummycheck.lint.decoding import Article
from rummycheck.lint.findings import ArticleReport
from rummycheck.lint.linting import Rules, Telling
from rummycheck.lint.mending import mended

HAND = "4♥ 5♥ 6♥ | 8♣ 9♣ 10♣ J♣ | Q♠ Q♦ | 9♦ 7♠ 5♥ 2♦"
"""It costs 43."""


def report_on(article: Article) -> ArticleReport:
    return linter().report(article, Rules("indian-13"), Telling())


@pytest.mark.parametrize(
    ("sum_", "fixed"),
    [
        ("10 + 10 + 9 + 7 + 5 + 2 = 42 points", "10 + 10 + 9 + 7 + 5 + 2 = 43 points"),
        ("10 + 10 + 9 + 7 + 5 + 2 = 43 points", None),
        ("10 + 10 + 9 + 7 + 5 + 1 = 43 points", None),
        ("10 + 10 + 9 + 7 + 5 + 1 = 41 points", None),
        ("10 + 10 + 9 + 7 + 5 + 1 = 42 points", None),
    ],
)
def test_a_total_is_put_right_only_if_it_is_right_as_a_sum_and_as_points(sum_: str, fixed: str | None) -> None:
    text = f"{HAND} = {sum_}\n\n{HAND} costs {sum_}\n"
    found = mended(Article("a.md", text), report_on)
    assert found.article.text == (text if fixed is None else text.replace(sum_, fixed))
    assert found.fixes == (0 if fixed is None else 2)
    advertised = {finding.fix.text for finding in found.first.findings if finding.fix is not None}
    assert advertised == (set() if fixed is None else {"43"})
