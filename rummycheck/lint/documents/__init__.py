"""How does an article fall into pieces of text? One light scanner for each format."""

from collections.abc import Callable, Mapping
from pathlib import PurePath

from rummycheck.lint.documents.line_ends import moved, with_line_feeds
from rummycheck.lint.documents.pieces import Document

__all__ = ("ARTICLE_SUFFIXES", "scanned")

Scanner = Callable[[str], Document]


# What reads a format is imported when the first article in it is read.
def _markdown(text: str) -> Document:
    from rummycheck.lint.documents.markdown.scanner import scan

    return scan(text)


def _mdx(text: str) -> Document:
    from rummycheck.lint.documents.markdown.scanner import scan

    return scan(text, is_mdx=True)


def _html(text: str) -> Document:
    from rummycheck.lint.documents.html.scanner import scan

    return scan(text)


def _rst(text: str) -> Document:
    from rummycheck.lint.documents.rst.scanner import scan

    return scan(text)


def _asciidoc(text: str) -> Document:
    from rummycheck.lint.documents.asciidoc.scanner import scan

    return scan(text)


def _plain(text: str) -> Document:
    from rummycheck.lint.documents.plain import scan

    return scan(text)


_SCANNERS: Mapping[str, Scanner] = {
    **dict.fromkeys((".md", ".markdown", ".mkd"), _markdown),
    ".mdx": _mdx,
    **dict.fromkeys((".html", ".htm", ".xhtml"), _html),
    **dict.fromkeys((".rst", ".rest"), _rst),
    **dict.fromkeys((".adoc", ".asciidoc", ".asc"), _asciidoc),
    ".txt": _plain,
}

ARTICLE_SUFFIXES: frozenset[str] = frozenset(_SCANNERS)
"""What the names of articles end in."""


def scanned(text: str, path: str) -> Document:
    """Return the pieces of an article, whose format the suffix of its path tells; any other is plain text."""
    scan = _SCANNERS.get(PurePath(path).suffix.lower(), _plain)
    return moved(scan(with_line_feeds(text)), text)
