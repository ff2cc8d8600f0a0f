"""Which settings hold for the articles of a folder?

Those of the nearest file upwards from the article itself, as editors and other linters look for theirs, so that the
same article is judged alike from wherever the program is started. Files further up are not merged in.
"""

import os

from rummycheck.errors import RulesetError
from rummycheck.lint.settings.model import NO_SETTINGS, Settings
from rummycheck.lint.settings.reading import read_settings, toml_section
from rummycheck.ruleset.library import read_text

SETTINGS_FILE = ".rummycheck.yaml"
PROJECT_FILE = "pyproject.toml"
_MISNAMED = ".rummycheck.yml"


class NearestSettings:
    """The settings of each folder, each file read once."""

    def __init__(self) -> None:
        """Begin with nothing read."""
        self._by_folder: dict[str, Settings | RulesetError] = {}

    def of_folder(self, folder: str) -> Settings:
        """Return the settings for the articles in a folder. Raises RulesetError if they can't be read."""
        visited: list[str] = []
        here = os.path.abspath(folder)
        while here not in self._by_folder:
            visited.append(here)
            found = _settings_in(here)
            above = os.path.dirname(here)
            if found is not None or above == here:
                self._by_folder[here] = found or NO_SETTINGS
            else:
                here = above
        settings = self._by_folder[here]
        self._by_folder.update(dict.fromkeys(visited, settings))
        if isinstance(settings, RulesetError):
            raise settings
        return settings


def _settings_in(folder: str) -> Settings | RulesetError | None:
    """Return what the settings file of a folder says, or why it can't be read; None where there is none."""
    try:
        file = _settings_file(folder)
        return read_settings(file) if file is not None else None
    except RulesetError as error:
        return error


def _settings_file(folder: str) -> str | None:
    """Return the settings file of a folder, as it is told; None if there is none. Raises RulesetError."""
    own = _told(os.path.join(folder, SETTINGS_FILE))
    if os.path.isfile(own):
        return own
    misnamed = _told(os.path.join(folder, _MISNAMED))
    if os.path.isfile(misnamed):
        raise RulesetError(f"'{misnamed}' is not read under this name: call it {SETTINGS_FILE}")
    project = _told(os.path.join(folder, PROJECT_FILE))
    if os.path.isfile(project) and toml_section(read_text(project), project) is not None:
        return project
    return None


def _told(path: str) -> str:
    """Return a path as seen from the working folder where it stands in it or above it."""
    try:
        return os.path.relpath(path)
    except ValueError:  # On another drive, where no relative path leads.
        return path
