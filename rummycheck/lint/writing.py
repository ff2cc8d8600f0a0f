"""How is an article written back, so that nobody ever finds half of it?"""

import os
from contextlib import suppress

from rummycheck.errors import ArticleError
from rummycheck.lint.decoding import Article


def write_article(article: Article, text: str) -> None:
    """Write another text in place of an article's, in the same encoding. Raises ArticleError if that can't be done.

    It is written beside the file and renamed: either all of it arrives, or nothing changes. A link stays a link to
    the file that is written; the file keeps its permissions.
    """
    content = article.encoded(text)
    try:
        _replace(os.path.realpath(article.path), content)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ArticleError(article.path, f"it can't be written: {reason}") from error


def _replace(file: str, content: bytes) -> None:
    from tempfile import mkstemp  # only where something is to be written: it is slow to import

    with open(file, "r+b"):  # A file that may not be written to is not to be replaced either.
        mode = os.stat(file).st_mode
    descriptor, unfinished = mkstemp(prefix=".rummycheck-", dir=os.path.dirname(file))
    try:
        with open(descriptor, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(unfinished, mode & 0o7777)
        os.replace(unfinished, file)
    except BaseException:
        with suppress(OSError):
            os.unlink(unfinished)
        raise
