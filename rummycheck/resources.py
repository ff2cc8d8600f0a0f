"""Where the grammar, the shipped rulesets, what was computed from them, and the user's cache are."""

# Paths are plain text here and where a single hand passes: pathlib takes as long to import as all of the melds.
import os
from os.path import abspath, dirname, expanduser, isabs, isdir, join

PACKAGE = dirname(abspath(__file__))
# The wheel carries these folders inside the package; a checkout has them beside it.
_ROOT = join(PACKAGE, "_data") if isdir(join(PACKAGE, "_data")) else dirname(PACKAGE)

GRAMMAR = join(_ROOT, "grammar")
RULESETS = join(_ROOT, "rulesets")
COMPILED = join(PACKAGE, "_data", "compiled")
"""What was computed when the wheel was built; a checkout has none."""


def cache_base() -> str | None:
    """Return the folder in which programs keep their caches, or None if there is none.

    A relative one would lie in the working folder, where files come from anybody.
    """
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        base = os.environ.get(name, "")
        if isabs(base):
            return base
    home = expanduser("~") if os.environ.get("HOME") != "" else ""
    return join(home, ".cache") if isabs(home) else None
