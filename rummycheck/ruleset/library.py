"""Where is a ruleset, and what is written in its file?"""

import os
import re
from pathlib import Path

from rummycheck.errors import RulesetError
from rummycheck.resources import RULESETS
from rummycheck.ruleset.faults import did_you_mean
from rummycheck.ruleset.yaml_reader import MAX_LENGTH

_BASE = "base"
_PATH = re.compile(r"[/\\]|\.ya?ml$")


def ruleset_names() -> tuple[str, ...]:
    """Return the names of the shipped rulesets, without `base`, on which they are built."""
    return tuple(sorted(path.stem for path in RULESETS.glob("*.yaml") if path.stem != _BASE))


def is_path(name: str) -> bool:
    """Tell whether a text is the path of a file and not a ruleset's name."""
    return _PATH.search(name) is not None


def shipped_file(name: str) -> Path:
    """Return the file of a shipped ruleset; raise RulesetError where none has this name."""
    names = ruleset_names()
    if name != _BASE and name not in names:
        near = did_you_mean(name, names) or f": there are {', '.join(names)}"
        raise RulesetError(f"no ruleset named '{name}'{near}")
    return RULESETS / f"{name}.yaml"


def shown(path: Path) -> str:
    """Return what a user calls a file: a shipped one by its bare name."""
    return path.name if path.parent == RULESETS else os.fspath(path)


def read_text(path: Path) -> str:
    """Return what is written in a file; raise RulesetError where it can't be read."""
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
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
