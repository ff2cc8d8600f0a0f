"""Does an article take ten times as long for ten times as much, whatever is written?"""

import pytest

from rummycheck.lint.claims.article import shown_in
from rummycheck.lint.claims.examples import examples_of
from rummycheck.lint.claims.understanding import claims_of
from rummycheck.lint.documents import scanned
from rummycheck.lint.glimpse import may_show_hands
from rummycheck.lint.hands.hands import Sizes

# Large enough that what takes a quadratic time would take a minute.
SIZE = 20_000
SEEDS = (
    "(x) ", "♥ ", "4H ", "A♥ ", "5-", "5, ", "[", "(", "(as 5♠) ", "A♥ | ", "A♥ 2♥ 3♥ | ", "5-6-7♦ ", "A23♦ ",
    "7 of hearts, spades and ", "and ", "[Q♣ as 6♥] ", "A♥ (joker) ", "A♥ (5♠ = 6♠) ", "4♥ and ", "10", "PJ ", "wild ",
    "Set: A♥ 2♥ 3♥; ", "A♥ 2♥ 3♥ (set) ", "A♥ 2♥ 3♥ ok. ", "A♥2♥3♥", "x: ", "5 \n", "A♥\n", "A♥ 2♥ 3♥\n", "♥\n",
    "A♥ 2♥ 3♥\n\n", "- A♥ 2♥ 3♥\n", "Set:\n\nA♥ 2♥ 3♥\n\n", "5♥ 6♥ 7♥ is a pure sequence. ", "Q♥ is wild. ",
    "Wild joker: Q♥\n\nA♥ 2♥ 3♥ | K♠ Q♠\n\n", "# Valid\n\nA♥ 2♥ 3♥ | K♠ Q♠\n\n", "A♥ 2♥ 3♥ | K♠ Q♠ = 20 points. ",
    "A♥ 2♥ 3♥, ", "A♥ 2♥ 3♥ – ", "A♥ – ", "✓ A♥ 2♥ 3♥ ", "Valid set: A♥ 2♥ 3♥\n", "A♥ 2♥ 3♥ (the ", "A♥ 2♥ 3♥ → set\n",
)  # fmt: skip


@pytest.mark.parametrize("seed", SEEDS)
def test_much_of_the_same_is_read_at_once(seed: str) -> None:
    text = seed * (SIZE // len(seed))
    may_show_hands(text)
    shown = shown_in(scanned(text, "article.txt"), Sizes((13,), is_any=False))
    examples_of(shown, claims_of(shown))
