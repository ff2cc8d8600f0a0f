"""Where are the grammar and the shipped rulesets, and where is kept what takes long to make?"""

# Paths are plain text here and where a single hand passes: pathlib takes as long to import as all of the melds.
import os
from os.path import abspath, dirname, expanduser, isdir, join

PACKAGE = dirname(abspath(__file__))
# The wheel carries both folders inside the package; a checkout has them beside it.
_ROOT = join(PACKAGE, "_data") if isdir(join(PACKAGE, "_data")) else dirname(PACKAGE)

GRAMMAR = join(_ROOT, "grammar")
RULESETS = join(_ROOT, "rulesets")


def cache_file(name: str) -> str | None:
    """Return where a file of the user's cache folder is, or None if there can be no such folder."""
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or expanduser("~/.cache")
    folder = join(base, "rummycheck")
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError:
        return None
    return join(folder, name)
