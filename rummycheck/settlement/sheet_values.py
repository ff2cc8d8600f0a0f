"""What may single values of a score sheet be?"""

import re
from collections.abc import Mapping
from decimal import Decimal

from rummycheck.errors import RulesetError
from rummycheck.ruleset.containers import filled, is_section, items, read_each
from rummycheck.ruleset.faults import FaultyError, fault, mismatch
from rummycheck.ruleset.nodes import Listing, Node, Scalar, Section
from rummycheck.ruleset.shapes import Shape
from rummycheck.settlement.sheet import Claim, Name, Setting
from rummycheck.source import Span

MOST_POINTS = 999_999
_SIGNED = re.compile(r"-?[0-9]{1,12}(?:\.[0-9]{1,6})?")


def fault_at(span: Span, node: Node, key: str, message: str) -> FaultyError:
    """Return the error for a part of what stands in a place."""
    return FaultyError([RulesetError(message, source=node.source.name, key=key, span=span)])


def _is_points(node: Node) -> bool:
    return isinstance(node, Scalar) and type(node.value) is int


def _read_points(node: Node, key: str) -> int:
    if isinstance(node, Scalar) and type(node.value) is int and 0 <= node.value <= MOST_POINTS:
        return node.value
    raise mismatch(node, key, POINTS.expected)


POINTS = Shape(
    (f"points from 0 to {MOST_POINTS}",),
    _is_points,
    _read_points,
    {"type": "integer", "minimum": 0, "maximum": MOST_POINTS},
)


def _is_claim(node: Node) -> bool:
    is_written = isinstance(node, Scalar) and node.value is not None and not isinstance(node.value, bool)
    return is_written and isinstance(node, Scalar) and _SIGNED.fullmatch(node.text) is not None


def _read_claim(node: Node, key: str) -> Claim:
    if not _is_claim(node) or not isinstance(node, Scalar):
        raise mismatch(node, key, CLAIM.expected)
    return Claim(Decimal(node.text), node.span)


CLAIM = Shape(
    ("a number such as 40 or -12.50",),
    _is_claim,
    _read_claim,
    {
        "anyOf": [
            {"type": "number", "exclusiveMinimum": -(10**12), "exclusiveMaximum": 10**12},
            {"type": "string", "pattern": f"^{_SIGNED.pattern}$"},
        ]
    },
)


def _read_claims(node: Node, key: str) -> Mapping[str, Claim]:
    if not isinstance(node, Section):
        raise mismatch(node, key, CLAIMS.expected)
    entries = node.entries.items()
    values = read_each(CLAIM.read, ((value, f"{key}.{name}") for name, (_, value) in entries))
    return dict(zip(node.entries, values, strict=True))


CLAIMS = Shape(
    ("a section of players",),
    is_section,
    _read_claims,
    {"type": "object", "additionalProperties": CLAIM.json_schema},
)


def _is_name(node: Node) -> bool:
    return isinstance(node, Scalar) and node.value is not None and bool(node.text.strip())


def _read_name(node: Node, key: str) -> Name:
    if not _is_name(node) or not isinstance(node, Scalar):
        raise mismatch(node, key, NAME.expected)
    return Name(node.text, node.span)


NAME = Shape(
    ("a name",),
    _is_name,
    _read_name,
    {"anyOf": [{"type": "string", "pattern": "\\S"}, {"type": ["number", "boolean"]}]},
)


def _read_names(node: Node, key: str) -> tuple[Name, ...]:
    if isinstance(node, Listing):
        return _SOME_NAMES.read(node, key)
    if not _is_name(node):
        raise mismatch(node, key, NAMES.expected)
    return (_read_name(node, key),)


_SOME_NAMES = filled(items(NAME))
NAMES = Shape(
    ("a name", "a list of names"),
    lambda node: _is_name(node) or isinstance(node, Listing),
    _read_names,
    {"anyOf": [NAME.json_schema, {**_SOME_NAMES.json_schema, "uniqueItems": True}]},
)
"""One name, or several in a list."""


def _read_flag(node: Node, key: str) -> Span | None:
    if isinstance(node, Scalar) and isinstance(node.value, bool):
        return node.span if node.value else None
    raise mismatch(node, key, FLAG.expected)


FLAG = Shape(
    ("true or false",),
    lambda node: isinstance(node, Scalar) and isinstance(node.value, bool),
    _read_flag,
    {"type": "boolean"},
)
"""Where it says true; None where it says false."""


def _read_settings(node: Node, key: str) -> tuple[Setting, ...]:
    if isinstance(node, Section):
        entries = node.entries.items()
        return tuple(read_each(_setting, ((value, name) for name, (_, value) in entries)))
    if isinstance(node, Listing) and all(isinstance(item, Scalar) for item in node.items):
        return tuple(Setting(item.text, item.span) for item in node.items if isinstance(item, Scalar))
    raise mismatch(node, key, SETTINGS.expected)


def _setting(node: Node, key: str) -> Setting:
    if isinstance(node, Scalar):
        return Setting(f"{key}={node.text or 'null'}", node.span)
    raise FaultyError([fault(node, key, "expected a single value: write others as a text, as in [KEY=VALUE]")])


SETTINGS = Shape(
    ("a section of ruleset keys", "a list of KEY=VALUE"),
    lambda node: isinstance(node, Section | Listing),
    _read_settings,
    {
        "anyOf": [
            {"type": "object", "additionalProperties": {"type": ["string", "number", "boolean", "null"]}},
            {"type": "array", "items": {"type": "string"}},
        ]
    },
)
