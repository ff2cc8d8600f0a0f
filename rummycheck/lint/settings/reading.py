"""What does a settings file say?"""

import os
from typing import NamedTuple

from rummycheck.errors import RulesetError
from rummycheck.lint.settings import keys
from rummycheck.lint.settings.model import Settings
from rummycheck.lint.settings.toml_nodes import read_toml
from rummycheck.ruleset.library import MAX_LENGTH, is_path, read_text, shipped_file
from rummycheck.ruleset.nodes import Section, Source
from rummycheck.ruleset.other_files import placed, read_keys
from rummycheck.source import Span, lines_of

TOML_PATH = ("tool", "rummycheck")


def read_settings(file: str) -> Settings:
    """Return what a settings file says: YAML, or the table `tool.rummycheck` of a file that ends in `.toml`.

    Raises RulesetError, with its place, for what can't be read, and for a ruleset that is not there.
    """
    if os.path.isdir(file):
        raise RulesetError(f"'{file}' is a folder, not a settings file")
    text = read_text(file)
    if file.endswith(".toml"):
        section = toml_section(text, file)
        if section is None:
            raise RulesetError("there is no table [tool.rummycheck] here", source=file, span=Span(1, 1, 1, 1))
        return _settings(section, file, ".".join(TOML_PATH))
    return _settings(_yaml_section(text, file), file, "")


def toml_section(text: str, file: str) -> Section | None:
    """Return the table `tool.rummycheck` of a TOML file, or None if it has none. Raises RulesetError."""
    if TOML_PATH[-1] not in text:
        return None  # Most projects' files are no concern of ours, even if they are broken.
    if len(text) > MAX_LENGTH:
        raise RulesetError(f"longer than {MAX_LENGTH} characters: that is too long", source=file)
    node = read_toml(text, Source(file, 0)).get(*TOML_PATH)
    if node is not None and not isinstance(node, Section):
        raise RulesetError("expected a table [tool.rummycheck]", source=file, span=node.span)
    return node


def _yaml_section(text: str, file: str) -> Section:
    """Return the keys of a YAML file, which may also be empty. Raises RulesetError."""
    source = Source(file, 0)
    if all(not line.strip() or line.lstrip().startswith("#") for line in lines_of(text)):
        return Section({}, source, Span(1, 1, 1, 1))
    from rummycheck.ruleset.yaml_reader import Written, read_yaml  # Most folders have no settings in YAML.

    node = read_yaml(text, source, Written("settings file", MAX_LENGTH))
    if not isinstance(node, Section):
        raise RulesetError("expected keys and values, such as 'ruleset: gin'", source=file, span=node.span)
    return node


def _settings(section: Section, file: str, path: str) -> Settings:
    values = read_keys(section, keys.TABLE, path)
    rulesets = _Rulesets(section, path, os.path.dirname(file))
    ruleset = values[keys.RULESET]
    return Settings(
        file=file,
        folder=os.path.dirname(file),
        ruleset=rulesets.found(ruleset, keys.RULESET.path) if ruleset is not None else None,
        rulesets=tuple(
            (pattern, rulesets.found(name, keys.RULESETS.path, pattern))
            for pattern, name in values[keys.RULESETS].items()
        ),
        include=values[keys.INCLUDE],
        exclude=values[keys.EXCLUDE],
        ignore=values[keys.IGNORE],
        severity=values[keys.SEVERITY],
        fail_on=values[keys.FAIL_ON],
        min_confidence=values[keys.MIN_CONFIDENCE],
    )


class _Rulesets(NamedTuple):
    """The rulesets that a settings file names."""

    section: Section
    path: str
    folder: str

    def found(self, name: str, *keys_to: str) -> str:
        """Return a shipped ruleset's name, or the path of another as seen from the working folder.

        Raises RulesetError, with the place of the value under these keys, if there is no such ruleset.
        """
        try:
            if not is_path(name):
                shipped_file(name, self.folder)
                return name
            file = os.path.normpath(os.path.join(self.folder, name))
            if not os.path.isfile(file):
                raise RulesetError(f"there is no file '{file}'")
        except RulesetError as error:
            raise placed(error, self.section, self.path, *keys_to) from error
        return file if is_path(file) else os.path.join(os.curdir, file)
