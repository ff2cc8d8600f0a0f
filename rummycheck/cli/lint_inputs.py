"""Which articles does a command line give, and which settings hold for each?"""

import os
from collections.abc import Sequence
from functools import cache

import click

from rummycheck.cli.lint_options import LintOptions
from rummycheck.cli.standard_input import STDIN, has_standard_input
from rummycheck.lint.articles import read_article, read_standard_input
from rummycheck.lint.choosing import Choice
from rummycheck.lint.decoding import Article
from rummycheck.lint.settings import NO_SETTINGS, NearestSettings, Settings, read_settings
from rummycheck.lint.walk import STDIN as STDIN_PATH
from rummycheck.lint.walk import Walk, shown


class LintInputs:
    """The articles of a command line, by their paths; the one on standard input goes by the path given for it."""

    def __init__(self, paths: Sequence[str], options: LintOptions) -> None:
        """Find all articles. Raises click.UsageError if none is given, RummycheckError for a bad --config."""
        has_stdin = STDIN_PATH in paths or not paths
        _refuse_clashes(paths, options, has_stdin=has_stdin)
        self._options = options
        self._fixed = read_settings(options.config) if options.config is not None else None
        self._nearest = NearestSettings()
        self._choice = cache(self._choice_in)
        walk = Walk(self._choice, force_exclude=options.force_exclude)
        found = walk.articles(paths)
        name = options.stdin_filename or STDIN
        self._stdin = shown(name) if has_stdin and (name == STDIN or walk.is_taken(name)) else None
        self.paths = sorted({*found, self._stdin} if self._stdin is not None else found)
        """All articles, in order."""
        self.errors = walk.errors
        """Why some could not be found."""

    def read(self, path: str) -> Article:
        """Return the article that a path names. Raises ArticleError."""
        return read_standard_input(path) if path == self._stdin else read_article(path)

    def settings_of(self, path: str) -> Settings:
        """Return what holds for the article of this path. Raises RulesetError."""
        return self._settings_in(os.path.dirname(path))

    def _settings_in(self, folder: str) -> Settings:
        if self._options.is_isolated:
            return NO_SETTINGS
        return self._fixed or self._nearest.of_folder(folder)

    def _choice_in(self, folder: str) -> Choice:
        settings = self._settings_in(folder)
        excludes = (settings.folder, settings.exclude), ("", self._options.excludes)
        return Choice(settings.include, *excludes, folder=settings.folder)


def _refuse_clashes(paths: Sequence[str], options: LintOptions, *, has_stdin: bool) -> None:
    """Raise click.UsageError where there is nothing to read, or where what is read is not what is meant."""
    if not paths and not has_standard_input():
        raise click.UsageError("no article: give files or folders, or one on standard input")
    if has_stdin and options.fixes and not options.shows_diff:
        raise click.UsageError("--fix can't change standard input: --diff shows what would change")
    if not has_stdin and options.stdin_filename is not None:
        raise click.UsageError("--stdin-filename goes with an article on standard input: give - or no path")
