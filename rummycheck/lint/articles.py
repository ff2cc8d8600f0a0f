"""What stands in the articles that the user names?"""

import sys

from rummycheck.errors import ArticleError
from rummycheck.lint.decoding import MAX_BYTES, Article, decoded


def read_article(path: str) -> Article:
    """Return the article in a file. Raises ArticleError if it can't be read as text."""
    try:
        with open(path, "rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise ArticleError(path, (getattr(error, "strerror", None) or str(error)).lower()) from error
    return decoded(path, content)


def read_standard_input(path: str) -> Article:
    """Return the article on standard input, under the path that it goes by. Raises ArticleError."""
    if sys.stdin is None:
        raise ArticleError(path, "standard input is closed")
    return decoded(path, sys.stdin.buffer.read(MAX_BYTES + 1))
