"""Where is a ruleset, and what is written in its file?"""

import os
import re

from rummycheck.errors import RulesetError
from rummycheck.resources import RULESETS
from rummycheck.ruleset.faults import did_you_mean

_BASE = "base"
MAX_LENGTH = 256 * 1024
"""Code points; the shipped rulesets together have less than a tenth of it."""
_PATH = re.compile(r"[/\\]|\.ya?ml$", re.IGNORECASE)


def ruleset_names() -> tuple[str, ...]:
    """Return the names of the shipped rulesets, without `base`, on which they are built."""
    stems = (stem for stem, ending in map(os.path.splitext, os.listdir(RULESETS)) if ending == ".yaml")
    return tuple(sorted(stem for stem in stems if stem != _BASE))


def is_path(name: str) -> bool:
    """Tell whether a text is the path of a file and not a ruleset's name."""
    return _PATH.search(name) is not None


def shipped_file(name: str, folder: str = "") -> str:
    """Return the file of a shipped ruleset; raise RulesetError where none has this name.

    A file of this name in the folder, the working one by default, was probably meant then.
    """
    names = ruleset_names()
    if name != _BASE and name not in names:
        near = _file_in(folder, name) or did_you_mean(name, names) or ": `rummycheck rulesets list` names them"
        raise RulesetError(f"no ruleset named '{name}'{near}")
    return os.path.join(RULESETS, f"{name}.yaml")


def _file_in(folder: str, name: str) -> str:
    """Return the end of a message that names a file of this name, or nothing where there is none."""
    files = (f"{name}{ending}" for ending in (".yaml", ".yml", "") if name)
    return next((f": did you mean './{file}'?" for file in files if os.path.isfile(os.path.join(folder, file))), "")


def shown(path: str) -> str:
    """Return what a user calls a file: a shipped one by its bare name."""
    return os.path.basename(path) if os.path.dirname(path) == RULESETS else path


def read_text(path: str) -> str:
    """Return what is written in a file; raise RulesetError where it can't be read."""
    try:
        with open(path, encoding="utf-8-sig", newline="") as file:
            return file.read(MAX_LENGTH + 1)  # the reader refuses what is longer
    except FileNotFoundError as error:
        raise RulesetError(f"there is no file '{path}'") from error
    except IsADirectoryError as error:
        raise RulesetError(f"'{path}' is a folder, not a ruleset") from error
    except UnicodeDecodeError as error:
        raise RulesetError(f"'{path}' is no text in UTF-8") from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise RulesetError(f"'{path}' can't be read: {reason}") from error
