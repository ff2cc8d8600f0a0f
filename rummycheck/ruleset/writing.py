"""How is a ruleset written out with all that it inherits?"""

import re
from collections.abc import Iterator

from rummycheck.ruleset.model import Ruleset
from rummycheck.ruleset.nodes import Listing, Node, Scalar, Section
from rummycheck.ruleset.schema.cards import SUIT
from rummycheck.ruleset.schema.deck import SUITS

_WIDEST = 50
"""Longer sections and lists are written entry by entry, and longer texts push no other line's place to the right."""

# Neither is compiled before it is used: most programs never write a ruleset.
_PLAIN = r"[A-Za-z♠♥♦♣★][\w♠♥♦♣★.()'/+-]*(?: [\w♠♥♦♣★.()'/+-]+)*"
# Words that other readers of YAML take for true, false and null.
_NOT_PLAIN = frozenset(("y", "n", "yes", "no", "on", "off", "true", "false", "null"))
_ESCAPED = '["\\\\]|[^\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]'


def settings_lines(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield each line of the resolved ruleset in YAML, and where its value comes from: `indian-13.yaml:7`.

    The lines are a ruleset of their own, which inherits nothing and means the same.
    """
    settings = ruleset.settings.changed(SUITS.path.split("."), _with_signs)
    yield f"schema: {written(settings.entries['schema'][1])}", ""
    yield "extends: null", ""
    for name, (key, node) in settings.entries.items():
        if name != "schema":
            yield from _lines(key, node, indent=0)


def _with_signs(suits: Node) -> Node:
    """Return a list of suits with their signs for letters, for YAML wants `*` in quotes."""
    if not isinstance(suits, Listing):
        return suits
    signs = ((SUIT.read(item, SUITS.path).value, item) for item in suits.items)
    items = (Scalar(sign, sign, item.source, item.span) for sign, item in signs)
    return Listing(tuple(items), suits.source, suits.span)


def resolved_yaml(ruleset: Ruleset) -> str:
    """Return the resolved ruleset in YAML, each value with a comment that says where it comes from."""
    lines = tuple(settings_lines(ruleset))
    width = max((len(line) for line, origin in lines if origin and len(line) <= _WIDEST), default=0)
    return "".join(f"{line:{width}}  # {origin}\n" if origin else f"{line}\n" for line, origin in lines)


def _lines(key: Scalar, node: Node, indent: int) -> Iterator[tuple[str, str]]:
    head = f"{' ' * indent}{written(key)}:"
    line = f"{head} {written(node)}"
    match node:
        case Section() if node.entries and (indent == 0 or len(line) > _WIDEST or _has_sections(node)):
            yield head, ""
            for inner_key, inner in node.entries.values():
                yield from _lines(inner_key, inner, indent + 2)
        case Listing() if len(line) > _WIDEST:
            yield head, _origin(node)
            yield from ((f"{' ' * indent}  - {written(item)}", "") for item in node.items)
        case _:
            yield line, _origin(node)


def _has_sections(node: Section) -> bool:
    return any(isinstance(value, Section) for _, value in node.entries.values())


def written(node: Node) -> str:
    """Return a value in YAML, in one line."""
    match node:
        case Scalar():
            return _scalar(node)
        case Listing():
            return f"[{', '.join(written(item) for item in node.items)}]"
        case Section():
            return f"{{{', '.join(f'{written(key)}: {written(value)}' for key, value in node.entries.values())}}}"


def _scalar(node: Scalar) -> str:
    match node.value:
        case None:
            return "null"
        case bool():
            return "true" if node.value else "false"
        case int():
            return str(node.value)
        case str():
            return written_text(node.value)


def written_text(text: str) -> str:
    """Write a text so that it is read as this text, in quotes where it needs them."""
    if re.fullmatch(_PLAIN, text, re.ASCII) and text.casefold() not in _NOT_PLAIN:
        return text
    return f'"{re.sub(_ESCAPED, _escape, text)}"'


def _escape(match: re.Match[str]) -> str:
    sign = match.group()
    return f"\\{sign}" if sign in '"\\' else f"\\U{ord(sign):08X}"


def _origin(node: Node) -> str:
    """Return the places that a value comes from, each file or option once."""
    lines: dict[str, int] = {}
    for place in _places(node):
        lines.setdefault(place.source.name, place.span.line if place.source.depth >= 0 else 0)
    return ", ".join(
        f"{' '.join(name.split())}:{line}" if line else " ".join(name.split()) for name, line in lines.items()
    )


def _places(node: Node) -> Iterator[Node]:
    """Yield the nodes that were replaced one by one: a list is replaced as a whole."""
    if isinstance(node, Section) and node.entries:
        for _, value in node.entries.values():
            yield from _places(value)
    else:
        yield node
