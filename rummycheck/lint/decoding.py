"""Which text do the bytes of an article stand for?"""

import codecs
from typing import NamedTuple

from rummycheck.errors import ArticleError
from rummycheck.lint.places import Source
from rummycheck.source import Span

MAX_BYTES = 64 * 1024 * 1024

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


class Article(NamedTuple):
    """The text of one article, and how it was written, so that it can be written again."""

    path: str
    """As the user names it, with `/` between folders."""
    text: str
    """With its line ends as they are; the byte order mark is no part of it."""
    encoding: str = "utf-8"
    mark: bytes = b""
    """The byte order mark before the text, if there is one."""

    def marked(self, text: str) -> str:
        """Return another text as a program sees it that takes a byte order mark in UTF-8 for a character."""
        return f"\ufeff{text}" if self.mark == codecs.BOM_UTF8 else text

    def encoded(self, text: str) -> bytes:
        """Return the bytes of another text in the same encoding, with the same mark."""
        return self.mark + text.encode(self.encoding)


def decoded(path: str, content: bytes) -> Article:
    """Return the article that a file holds: UTF-8, with or without a byte order mark, or UTF-16 with one.

    Raises ArticleError, with its place, for bytes that are no such text, and for a text that holds a NUL.
    """
    if len(content) > MAX_BYTES:
        raise ArticleError(path, f"more than {MAX_BYTES // 1024 // 1024} MB: no article is as long as that")
    mark, encoding = next(((mark, name) for mark, name in _MARKS if content.startswith(mark)), (b"", "utf-8"))
    body = content[len(mark) :]
    try:
        text = body.decode(encoding)
    except UnicodeDecodeError as error:
        _refuse_nul(path, body[: error.start].decode(encoding), content)
        raise _undecodable(path, body, encoding, error) from None
    _refuse_nul(path, text, content)
    return Article(path, text, encoding, mark)


def _undecodable(path: str, body: bytes, encoding: str, error: UnicodeDecodeError) -> ArticleError:
    before = body[: error.start].decode(encoding)
    if encoding == "utf-8":
        hint = ": UTF-16 without a byte order mark?" if body.count(0) * 3 > len(body) else ""
        message = f"byte 0x{body[error.start]:02X} is not UTF-8{hint}"
    else:
        message = f"damaged UTF-16: {error.reason}"
    return _fault(path, before, message)


def _refuse_nul(path: str, text: str, content: bytes) -> None:
    """Raise ArticleError if the text holds a NUL, which no article does."""
    offset = text.find("\0")
    if offset >= 0:
        is_utf16 = not content.startswith(codecs.BOM_UTF8) and content.count(0) * 3 > len(content)
        hint = "UTF-16 without a byte order mark?" if is_utf16 else "is this a text?"
        raise _fault(path, text[:offset], f"a NUL: {hint}")


def _fault(path: str, before: str, message: str) -> ArticleError:
    """Return the error for what stands behind the text that could be read."""
    line, column = Source(before).line_and_column(len(before))
    return ArticleError(path, message, Span(line, column, line, column + 1))
