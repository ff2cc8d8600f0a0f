"""Where are the grammar and the shipped rulesets?"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
# The wheel carries both folders inside the package; a checkout has them beside it.
_ROOT = _PACKAGE / "_data" if (_PACKAGE / "_data").is_dir() else _PACKAGE.parent

GRAMMAR = _ROOT / "grammar"
RULESETS = _ROOT / "rulesets"
