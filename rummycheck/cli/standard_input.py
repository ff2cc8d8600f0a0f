"""Is there standard input, and what is it called?"""

import sys

STDIN = "<stdin>"


def has_standard_input() -> bool:
    """Tell whether something else than a terminal feeds standard input."""
    return sys.stdin is not None and not sys.stdin.isatty()
