"""Which keys can a settings file have, and what may stand under them?"""

from collections.abc import Mapping
from types import MappingProxyType

from rummycheck.lint.confidence import Confidence
from rummycheck.lint.globs import PATTERN, is_pattern
from rummycheck.lint.names import FINDING_NAMES
from rummycheck.problems import Severity
from rummycheck.ruleset.containers import items, mapped
from rummycheck.ruleset.faults import mismatch
from rummycheck.ruleset.nodes import Node, Scalar
from rummycheck.ruleset.shapes import Key, Shape, choice, nullable, text
from rummycheck.ruleset.tables import Table


def _pattern() -> Shape[str]:
    """Take patterns of paths."""

    def accepts(node: Node) -> bool:
        return isinstance(node, Scalar) and node.value is not None and is_pattern(node.text)

    def read(node: Node, key: str) -> str:
        if isinstance(node, Scalar) and accepts(node):
            return node.text
        raise mismatch(node, key, (PATTERN,))

    return Shape((PATTERN,), accepts, read, {"type": "string"})


def _finding() -> Shape[str]:
    """Take the names of findings."""
    expected = ("the name of a finding",)

    def accepts(node: Node) -> bool:
        return isinstance(node, Scalar) and node.text in FINDING_NAMES

    def read(node: Node, key: str) -> str:
        if isinstance(node, Scalar) and accepts(node):
            return node.text
        raise mismatch(node, key, expected, FINDING_NAMES)

    return Shape(expected, accepts, read, {"enum": FINDING_NAMES}, FINDING_NAMES)


_NO_RULESETS: Mapping[str, str] = MappingProxyType({})
_NO_SEVERITIES: Mapping[str, Severity] = MappingProxyType({})
_NONE: tuple[str, ...] = ()

RULESET = Key("ruleset", nullable(text()), "the ruleset, by name or as a file seen from this one", None)
RULESETS = Key(
    "rulesets", mapped(_pattern(), text(), {}), "other rulesets for some articles: a pattern to a ruleset", _NO_RULESETS
)
INCLUDE = Key("include", items(_pattern()), "what to read in a folder, instead of all with known suffixes", _NONE)
EXCLUDE = Key("exclude", items(_pattern()), "which files and folders to leave out", _NONE)
IGNORE = Key("ignore", items(_finding()), "which findings not to tell", _NONE)
SEVERITY = Key("severity", mapped(_finding(), choice(Severity), {}), "how much a finding weighs", _NO_SEVERITIES)
FAIL_ON = Key("fail-on", nullable(choice(Severity)), "from which severity on a finding makes the run fail", None)
MIN_CONFIDENCE = Key(
    "min-confidence", nullable(choice(Confidence)), "how sure it must be that a claim was understood", None
)

TABLE = Table(RULESET, RULESETS, INCLUDE, EXCLUDE, IGNORE, SEVERITY, FAIL_ON, MIN_CONFIDENCE)
"""Every key."""
