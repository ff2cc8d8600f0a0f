"""What are the rules of this variant? Rulesets are YAML files that say only what differs from another."""

import os
from collections.abc import Sequence
from functools import lru_cache

from rummycheck.errors import RulesetError
from rummycheck.ruleset.library import is_path, ruleset_names
from rummycheck.ruleset.model import Ruleset

__all__ = ("Ruleset", "load_ruleset", "ruleset_faults", "ruleset_names")


def load_ruleset(name_or_path: str | os.PathLike[str], overrides: Sequence[str] = ()) -> Ruleset:
    """Return a shipped ruleset by its name, or one from a file, with `KEY=VALUE` texts on top.

    A text that ends in `.yaml` or `.yml` or has a slash is a path, and so is everything that is no text.
    Raises RulesetError for the first fault; `ruleset_faults` returns all of them.
    """
    if isinstance(name_or_path, str) and not is_path(name_or_path):
        return _shipped(name_or_path, tuple(overrides))
    from rummycheck.ruleset.loading import read_ruleset

    return read_ruleset(name_or_path, overrides)


def ruleset_faults(name_or_path: str | os.PathLike[str], overrides: Sequence[str] = ()) -> tuple[RulesetError, ...]:
    """Return everything that is wrong with a ruleset, file by file and in the order of its lines."""
    from rummycheck.ruleset.loading import faults_of

    return faults_of(name_or_path, overrides)


# Shipped files don't change while a program runs; a document may ask for the same few rulesets hand after hand.
@lru_cache(maxsize=64)
def _shipped(name: str, overrides: tuple[str, ...]) -> Ruleset:
    from rummycheck.ruleset.compiled import compiled, store

    ruleset = compiled(name) if not overrides else None
    if ruleset is None:
        from rummycheck.ruleset.loading import read_ruleset

        ruleset = read_ruleset(name, overrides)
        if not overrides:
            store(ruleset)
    return ruleset
