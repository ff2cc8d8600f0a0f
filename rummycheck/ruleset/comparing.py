"""Where do two rulesets differ?"""

from collections.abc import Iterator
from typing import NamedTuple

from rummycheck.ruleset.manual import is_key, words_of
from rummycheck.ruleset.model import Ruleset
from rummycheck.ruleset.nodes import Node, Section
from rummycheck.ruleset.schema.melds import MELDS
from rummycheck.ruleset.writing import written

_NOT_RULES = ("schema", "title", "source")


class Difference(NamedTuple):
    """A key with another value on each side."""

    key: str
    words: str
    """What the key means, in one line."""
    left: str | None
    """The value in YAML; None where the key is not there, such as a kind of meld."""
    right: str | None


def differences(left: Ruleset, right: Ruleset) -> Iterator[Difference]:
    """Yield the keys in which the rules differ, in the order of the first ruleset, then those of the second alone."""
    settings, others = dict(leaves(left.settings)), dict(leaves(right.settings))
    for key in [*settings, *(key for key in others if key not in settings)]:
        here, there = settings.get(key), others.get(key)
        if here != there:
            yield Difference(key, words_of(key), here, there)


def leaves(section: Section, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the dotted path of every value that is no section, and the value in YAML."""
    for name, (_, node) in section.entries.items():
        if path or name not in _NOT_RULES:
            yield from _values(node, f"{path}{name}")


def _values(node: Node, key: str) -> Iterator[tuple[str, str]]:
    is_table = key == MELDS.path or not is_key(key)
    if isinstance(node, Section) and node.entries and is_table:
        yield from leaves(node, f"{key}.")
    else:
        yield key, written(node)
