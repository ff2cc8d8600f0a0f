"""Writes an article back, in its own encoding and with all that it has besides its text."""

from rummycheck.errors import ArticleError
from rummycheck.file_writing import replace_file
from rummycheck.lint.decoding import Article


def write_article(article: Article, text: str) -> None:
    """Write another text in place of an article's. Raises ArticleError if that can't be done.

    Nothing is written if the file is no longer what was read: somebody may be editing it.
    """
    try:
        replace_file(article.path, article.encoded(text), expected=article.encoded(article.text))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ArticleError(article.path, f"it can't be written: {reason}") from error
