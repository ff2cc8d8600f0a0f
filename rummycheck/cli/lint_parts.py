"""What takes articles apart and judges their hands? Imported only when there are articles."""

from rummycheck.lint.check import is_concerned, judged
from rummycheck.lint.documents import scanned
from rummycheck.lint.linting import Linter


def linter() -> Linter:
    """Return the linter."""
    return Linter(is_concerned, scanned, judged)
