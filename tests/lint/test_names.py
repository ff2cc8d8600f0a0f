"""Can every finding in an article be named in settings and directives?"""

import re
from pathlib import Path

import rummycheck
from rummycheck.lint.names import FINDING_NAMES
from rummycheck.manual import titles

LINT = Path(rummycheck.__file__).parent / "lint"


def test_every_finding_of_the_lint_rooms_is_known_and_has_a_manual() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in LINT.rglob("*.py")}
    names = {found[1]: path.stem for path, text in texts.items() if (found := re.search(r'^NAME = "(.*)"', text, re.M))}
    assert {"unknown-directive", "unknown-ignore", "unused-ignore"} <= names.keys()
    assert names.keys() <= set(FINDING_NAMES)
    assert names.keys() <= dict(titles()).keys()
    assert all(stem == name.replace("-", "_") for name, stem in names.items())


def test_the_names_are_sorted_and_different() -> None:
    assert list(FINDING_NAMES) == sorted(set(FINDING_NAMES))
