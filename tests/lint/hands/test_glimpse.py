"""Does the first look let every text through in which a hand is found?"""

import pytest
from test_hands_laid_out import LAYOUTS
from test_notations_found import PUBLISHED, SEPARATE

from rummycheck.lint.glimpse import may_show_hands


@pytest.mark.parametrize("written", [*PUBLISHED, *SEPARATE, *LAYOUTS.values()])
def test_a_text_with_a_hand_is_read(written: str) -> None:
    assert may_show_hands(f"Lay {written} here.")


@pytest.mark.parametrize(
    "text",
    ["Lay AS, 2S, and 3S.", "Lay 4H + 5H + 6H.", "Lay AS2S3S.", "Lay jkr jkr jkr.", "Lay six hearts.", "7&#9829;"],
)
def test_letters_and_words_are_seen(text: str) -> None:
    assert may_show_hands(text)


@pytest.mark.parametrize("text", ["```rummy\n", "<pre class='rummy'>\n", ".. code-block:: rummy\n", "[source,rummy]\n"])
def test_a_marked_block_is_read(text: str) -> None:
    assert may_show_hands(text)


@pytest.mark.parametrize(
    "text",
    ["", "A game of rummy has 13 cards.", "3D printers", "The 4S and 5S", "See section 4.2, 5-6-7.", "a[2s] = 3c"],
)
def test_other_texts_are_not_read(text: str) -> None:
    assert not may_show_hands(text)
