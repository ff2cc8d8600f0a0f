"""Which files of a folder are articles, as the settings say?"""

import os
from collections.abc import Sequence

from rummycheck.lint.globs import Patterns

SUFFIXES = frozenset(
    (
        ".adoc",
        ".asc",
        ".asciidoc",
        ".htm",
        ".html",
        ".markdown",
        ".md",
        ".mdx",
        ".mkd",
        ".rest",
        ".rst",
        ".txt",
        ".xhtml",
    )
)


class Choice:
    """What is to be read, by patterns that are each seen from a folder of its own."""

    def __init__(self, include: Sequence[str], *excludes: tuple[str, Sequence[str]], folder: str) -> None:
        """Take the patterns to read, seen from the folder, and those to leave out, each list with its folder.

        Without a pattern to read, every file with the suffix of an article is read.
        """
        self._include = Patterns(include)
        self._folder = os.path.abspath(folder)
        self._excludes = [(os.path.abspath(above), Patterns(patterns)) for above, patterns in excludes if patterns]

    def leaves_out(self, path: str) -> bool:
        """Tell whether a file, or a folder with `/` at its end, is left out."""
        return any(patterns.fits(seen_from(folder, path)) for folder, patterns in self._excludes)

    def takes(self, path: str) -> bool:
        """Tell whether a file that is not named is to be read.

        A file that has not the suffix of an article is read only by a pattern that spells its suffix out, so that
        `docs/**` does not take the pictures.
        """
        if self.leaves_out(path):
            return False
        suffix = os.path.splitext(path)[1]
        is_article = suffix.lower() in SUFFIXES
        if not self._include.patterns:
            return is_article
        fitting = self._include.fitting(seen_from(self._folder, path))
        return any(is_article or (suffix != "" and pattern.endswith(suffix)) for pattern in fitting)


def seen_from(folder: str, path: str) -> str:
    """Return a path relative to a folder, with `/`; one that ends with a slash keeps it."""
    try:
        relative = os.path.relpath(path, folder).replace(os.sep, "/")
    except ValueError:  # On another drive, where no relative path leads.
        relative = path.replace(os.sep, "/")
    return f"{relative}/" if path.endswith("/") else relative
