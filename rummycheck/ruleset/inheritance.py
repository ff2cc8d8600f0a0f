"""What does a ruleset say together with all that it extends?"""

import os
from collections.abc import Iterator
from functools import reduce

from rummycheck.errors import RulesetError
from rummycheck.ruleset.faults import fault
from rummycheck.ruleset.library import is_path, read_text, shipped_file, shown
from rummycheck.ruleset.merging import merged
from rummycheck.ruleset.nodes import Node, Section, Source
from rummycheck.ruleset.schema import EXTENDS
from rummycheck.ruleset.yaml_reader import read_yaml

_IMPLICIT = "base"
MAX_FILES = 20
"""In a chain of files each of which extends the next, that which stands alone counted too."""


def resolved_file(path: str) -> Section:
    """Return what a file says on top of what it extends, and so on down to a file that extends none.

    The result has no key `extends` any more. Raises RulesetError, or FaultyError for an `extends` that is no text.
    """
    return reduce(_on_top, reversed(list(_layers(path))))


def _on_top(below: Section, own: Section) -> Section:
    return merged(below, own)


def _layers(path: str) -> Iterator[Section]:
    """Yield what each file alone says, the one asked for first."""
    chain = [path]
    text = read_text(path)
    while True:
        own = _section(text, Source(shown(chain[-1]), depth=len(chain) - 1))
        yield own.replaced({name: entry for name, entry in own.entries.items() if name != EXTENDS.path})
        node = own.get(EXTENDS.path)
        name = EXTENDS.shape.read(node, EXTENDS.path) if node is not None else _IMPLICIT
        if name is None:
            return
        target, text = _followed(name, chain, node or own)
        chain.append(target)


def _section(text: str, source: Source) -> Section:
    node = read_yaml(text, source)
    if not isinstance(node, Section):
        raise RulesetError("expected keys and values, such as 'title: Club rules'", source=source.name, span=node.span)
    return node


def _followed(name: str, chain: list[str], node: Node) -> tuple[str, str]:
    """Return the file that the last one of a chain extends and its text; faults stand where it is named."""
    folder = os.path.dirname(chain[-1])
    try:
        target = os.path.normpath(os.path.join(folder, name)) if is_path(name) else shipped_file(name, folder)
        text = read_text(target)
    except RulesetError as error:
        raise fault(node, EXTENDS.path, error.message) from error
    if len(chain) == MAX_FILES:
        raise fault(node, EXTENDS.path, f"more than {MAX_FILES} rulesets, each of which extends the next")
    if os.path.realpath(target) in map(os.path.realpath, chain):
        circle = " -> ".join(shown(file) for file in (*chain, target))
        raise fault(node, EXTENDS.path, f"extends goes round in a circle: {circle}")
    return target, text
