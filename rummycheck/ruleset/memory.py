"""Which shipped ruleset was read before, and still stands in the same files?

Reading YAML takes longer than judging a hand, and a hook does both on every commit. What was read is kept in the
user's cache folder; it is read anew when a ruleset's file or this program changes.
"""

import os
import pickle
from collections.abc import Iterator
from contextlib import suppress

from rummycheck.resources import PACKAGE, RULESETS, cache_file
from rummycheck.ruleset.model import Ruleset

Fingerprint = tuple[tuple[str, int, int], ...]


def recalled(name: str) -> Ruleset | None:
    """Return a shipped ruleset as it was read before, or None if it has to be read."""
    path = cache_file(f"{name}.ruleset")
    if path is None:
        return None
    # Whatever is wrong with a file of the cache, the ruleset itself can still be read.
    with suppress(Exception), open(path, "rb") as file:
        fingerprint, ruleset = pickle.load(file)
        if fingerprint == _fingerprint() and isinstance(ruleset, Ruleset):
            return ruleset
    return None


def remember(ruleset: Ruleset) -> None:
    """Keep a shipped ruleset for the next run, if the cache folder can be written to."""
    path = cache_file(f"{ruleset.name}.ruleset")
    if path is None:
        return
    unfinished = f"{path}.{os.getpid()}"
    with suppress(OSError):
        with open(unfinished, "wb") as file:
            pickle.dump((_fingerprint(), ruleset), file)
        os.replace(unfinished, path)  # So that nobody else reads half of it.


def _fingerprint() -> Fingerprint:
    """Return what changes with every ruleset file and every module that a ruleset is made by."""
    return tuple(sorted(_stamps()))


def _stamps() -> Iterator[tuple[str, int, int]]:
    makers = (PACKAGE, *(os.path.join(PACKAGE, *room) for room in (("melds",), ("ruleset",), ("ruleset", "schema"))))
    for folder in (RULESETS, *makers):
        for entry in os.scandir(folder):
            if entry.is_file():
                stat = entry.stat()
                yield entry.path, stat.st_mtime_ns, stat.st_size
