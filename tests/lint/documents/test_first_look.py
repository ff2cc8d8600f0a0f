"""Do all formats give the same pieces?"""

import pytest

from rummycheck.lint.documents import scanned


@pytest.mark.parametrize("suffix", [".md", ".mdx", ".html", ".rst", ".adoc", ".txt"])
def test_words_are_a_paragraph(suffix: str) -> None:
    (piece,) = scanned("A♥ 2♥ 3♥ | 5♣ 6♣ 7♣ is part of a hand", f"rummy{suffix}").pieces
    assert (piece.kind.value, piece.text) == ("paragraph", "A♥ 2♥ 3♥ | 5♣ 6♣ 7♣ is part of a hand")
