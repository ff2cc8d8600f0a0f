"""Which findings does an author not want to be told?"""

from rummycheck.lint.suppression.applying import Suppressed, suppressed

__all__ = ("Suppressed", "suppressed")
