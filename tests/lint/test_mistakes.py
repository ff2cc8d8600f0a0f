"""Are the mistakes of published articles found, and are the same articles clean when they are corrected?"""

import pytest
from mistakes_table import FOLDER, MISTAKES, NOT_FOUND, Mistake, is_found, report_on


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.article for mistake in MISTAKES])
def test_a_mistake_is_found_at_its_words(mistake: Mistake) -> None:
    names = {finding.name for finding in report_on(mistake.article).findings}
    assert is_found(mistake)
    assert names == {mistake.finding, *mistake.besides}


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.article for mistake in MISTAKES])
def test_the_article_is_clean_when_it_is_corrected(mistake: Mistake) -> None:
    report = report_on(f"{mistake.article}.corrected")
    assert report.findings == ()
    assert report.hands


def test_every_article_is_in_the_table() -> None:
    articles = {path.name.split(".")[0] for path in FOLDER.glob("*.md")}
    assert articles == {mistake.article for mistake in MISTAKES}
    assert len(MISTAKES) + len(NOT_FOUND) == 40
