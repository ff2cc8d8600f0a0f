"""What does a KEY=VALUE option change in a ruleset?"""

from collections.abc import Sequence

from rummycheck.errors import RulesetError
from rummycheck.ruleset.merging import merged
from rummycheck.ruleset.nodes import Listing, Node, Scalar, Section, Source
from rummycheck.ruleset.schema import EXTENDS
from rummycheck.ruleset.yaml_reader import plain_value, read_yaml
from rummycheck.source import Span

_ABOVE_ALL_FILES = -1


def with_overrides(tree: Section, overrides: Sequence[str]) -> Section:
    """Return a ruleset with each `KEY=VALUE` on top, the last one uppermost.

    The value is written as in a file, so that `null`, `[3, null]` and `{2: 13}` work. Unknown keys are left for the
    schema to refuse. Raises RulesetError for a text of another form and for a key within a list.
    """
    for text in overrides:
        tree = merged(tree, _section(text, tree))
    return tree


def _section(text: str, tree: Section) -> Section:
    """Return what one option says in the form of a file."""
    source = Source(f"--set {text}" if text.strip() else "--set", _ABOVE_ALL_FILES)
    path, equals, value = text.partition("=")
    names = path.strip().split(".")
    is_whole = path.strip() and equals and value.strip()
    problem = _problem(names, tree) if is_whole else f"expected KEY=VALUE, found '{text}'"
    if problem is not None:
        raise RulesetError(problem, source=source.name, key=path.strip(), span=Span(1, 1, 1, len(text) + 1))
    node = _value(value, path, source)
    for name in reversed(names):
        key = Scalar(plain_value(name), name, source, Span(1, 1, 1, len(path) + 1))
        node = Section({name: (key, node)}, source, Span(1, 1, 1, len(text) + 1))
    assert isinstance(node, Section)
    return node


def _value(value: str, path: str, source: Source) -> Node:
    try:
        # The blanks take the place of `KEY=`, so that columns count in the option as it was written.
        return read_yaml(" " * (len(path) + 1) + value, source)
    except RulesetError as error:
        raise RulesetError(error.message, source=source.name, key=path.strip(), span=error.span) from error


def _problem(names: Sequence[str], tree: Section) -> str | None:
    """Return why these keys can't be set one by one, or None."""
    if names[0] == EXTENDS.path:
        return "extends can't be set by an option: name that ruleset instead"
    for end in range(1, len(names)):
        above: Node | None = tree.get(*names[:end])
        if isinstance(above, Listing):
            path = ".".join(names[:end])
            return f"{path} is a list, whose items can't be set one by one: give all of it, as in {path}=[…]"
    return None
