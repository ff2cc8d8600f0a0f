"""What does a new ruleset start with?"""

from collections.abc import Iterator

from rummycheck.printable import printable
from rummycheck.ruleset.manual import words_of
from rummycheck.ruleset.model import Ruleset
from rummycheck.ruleset.nodes import Node, Section
from rummycheck.ruleset.writing import written, written_text

_HEAD = ("schema", "title", "source")


def starter_lines(name: str, base: Ruleset, extends: str) -> Iterator[str]:
    """Yield the lines of a ruleset that changes nothing yet: every key of its base stands there as a comment."""
    yield f"# {name}: say here whose rules these are, and where they are written down."
    yield f"# All keys of {printable(extends)} follow as comments. Where yours differ, take `# ` away,"
    yield "# and from the lines above it that say in which section it stands; leave the rest out."
    yield ""
    yield f"extends: {written_text(extends)}"
    yield f"title: {written_text(name)}"
    yield "source: our own table"
    for section, (_, node) in base.settings.entries.items():
        if section not in _HEAD:
            yield ""
            yield from _commented(section, node, section, indent=0)


def _commented(name: str, node: Node, path: str, indent: int) -> Iterator[str]:
    if isinstance(node, Section) and node.entries:
        yield f"# {' ' * indent}{name}:"
        for inner, (_, value) in node.entries.items():
            yield from _commented(inner, value, f"{path}.{inner}", indent + 2)
    else:
        line = f"# {' ' * indent}{name}: {written(node)}"
        words = words_of(path)
        yield f"{line}  # {words}" if words else line
