"""Which hands are found in an article, in a few signs that a test can state?"""

from rummycheck.lint.claims.article import shown_in
from rummycheck.lint.documents import scanned
from rummycheck.lint.hands.found import FoundHand
from rummycheck.lint.hands.hands import Sizes

THIRTEEN = Sizes((13,), is_any=False)


def hands_in(text: str, path: str = "article.md") -> tuple[FoundHand, ...]:
    """Return the hands of an article in order."""
    return shown_in(scanned(text, path), THIRTEEN).hands


def found_in(text: str, path: str = "article.md") -> list[str]:
    """Return the hands of an article, each as its groups with bars between: `A♥ 2♥ 3♥ | K♠ Q♠`."""
    return [" | ".join(" ".join(map(str, group.group.cards)) for group in hand.groups) for hand in hands_in(text, path)]
