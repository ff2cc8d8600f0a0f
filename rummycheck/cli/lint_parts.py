"""What takes articles apart and judges their hands? Imported only when there are articles."""

from importlib import import_module

from rummycheck.lint.linting import Linter


def linter() -> Linter:
    """Return the linter."""
    scanned = import_module("rummycheck.lint.documents").scanned
    return Linter(scanned, import_module("rummycheck.lint.check").judged)
