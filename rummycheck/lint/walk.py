"""Which articles do the paths of a command line name?"""

import os
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from rummycheck.errors import ArticleError, RummycheckError
from rummycheck.lint.choosing import Choice

STDIN = "-"
_SKIPPED = ("node_modules", "__pycache__")
"""Besides every folder and file whose name begins with a dot."""


class Walk:
    """One walk through paths. The paths are to be had when it is done, and what could not be walked."""

    def __init__(self, choice_in: Callable[[str], Choice], *, force_exclude: bool) -> None:
        """Take what says which files of a folder are articles, and whether that holds for named files too.

        `choice_in` raises RummycheckError for a folder whose settings can't be read.
        """
        self.errors: list[RummycheckError] = []
        """Why a path, or a folder below one, could not be walked, in the order of the walk."""
        self._choice_in = choice_in
        self._force_exclude = force_exclude
        self._found: list[_Found] = []
        self._links: list[str] = []
        """Links to folders, which wait until everything has been seen under its own name."""
        self._seen: set[tuple[int, int]] = set()
        """The folders walked, by device and inode: a link may lead back."""

    def articles(self, paths: Iterable[str]) -> list[str]:
        """Return the paths of all articles, each once, sorted, with `/` between folders.

        A file that is named is an article whatever its suffix; a folder is walked. Where a file has several names,
        the one that leads over no link is taken.
        """
        for path in paths:
            self._named(path)
        while self._links:
            links, self._links = self._links, []
            for link in links:
                self._folder(link, is_linked=True)
        by_file: dict[str, str] = {}
        for found in sorted(self._found):
            by_file.setdefault(found.real_path, found.path)
        return sorted(by_file.values())

    def _named(self, path: str) -> None:
        if path == STDIN:
            return
        if os.path.isdir(path):
            self._folder(path, is_linked=False)
        elif not os.path.lexists(path):
            self.errors.append(ArticleError(shown(path) or "''", "no such file or folder"))
        elif self.is_taken(path):
            self._add(path, is_linked=False)

    def is_taken(self, path: str) -> bool:
        """Tell whether a file that is named is to be read."""
        if not self._force_exclude:
            return True
        choice = self._choice(os.path.dirname(path))
        return choice is not None and not choice.leaves_out(path)

    def _choice(self, folder: str) -> Choice | None:
        """Return what is chosen in a folder; None, with the error kept, if that can't be told."""
        try:
            return self._choice_in(folder)
        except RummycheckError as error:
            if error not in self.errors:  # The same one for every folder below the faulty settings.
                self.errors.append(error)
            return None

    def _add(self, path: str, *, is_linked: bool) -> None:
        self._found.append(_Found(is_linked or os.path.islink(path), shown(path), os.path.realpath(path)))

    def _folder(self, top: str, *, is_linked: bool) -> None:
        """Walk through a folder and those below it; the stack is a list, so that no depth is too deep."""
        waiting = [top]
        while waiting:
            waiting.extend(reversed(list(self._below(waiting.pop(), is_linked=is_linked))))

    def _below(self, folder: str, *, is_linked: bool) -> Iterator[str]:
        """Take the articles of a folder and yield the folders in it."""
        entries = self._entries(folder)
        choice = self._choice(folder) if entries else None
        if choice is None:
            return
        for entry in entries:
            path = entry.path if folder != os.curdir else entry.name
            is_folder = self._is_folder(entry, path, choice)
            if is_folder is None:
                continue
            if is_folder:
                if not choice.leaves_out(f"{path}/"):
                    if entry.is_symlink():
                        self._links.append(path)
                    else:
                        yield path
            elif entry.is_file() and choice.takes(path):
                self._add(path, is_linked=is_linked)

    def _is_folder(self, entry: os.DirEntry[str], path: str, choice: Choice) -> bool | None:
        """Tell whether an entry is a folder; None, with the error kept, where a link leads but to itself."""
        try:
            return entry.is_dir()
        except OSError as error:
            if not choice.leaves_out(path):
                self._refuse(path, error)
            return None

    def _refuse(self, path: str, error: OSError) -> None:
        self.errors.append(ArticleError(shown(path), (error.strerror or str(error)).lower()))

    def _entries(self, folder: str) -> list[os.DirEntry[str]]:
        """Return what is to be looked at in a folder, nothing if it was seen before, sorted by name."""
        try:
            stat = os.stat(folder)
            if (stat.st_dev, stat.st_ino) in self._seen:
                return []
            self._seen.add((stat.st_dev, stat.st_ino))
            with os.scandir(folder) as entries:
                return sorted(filter(_is_looked_at, entries), key=lambda entry: entry.name)
        except OSError as error:
            self._refuse(folder, error)
            return []


class _Found(NamedTuple):
    is_linked: bool
    path: str
    real_path: str


def shown(path: str) -> str:
    """Return a path as it is told, the same on every system."""
    return path.replace(os.sep, "/")


def _is_looked_at(entry: os.DirEntry[str]) -> bool:
    return not entry.name.startswith(".") and entry.name not in _SKIPPED
