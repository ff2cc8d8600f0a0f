"""How wide is a report, how are words painted in it, and how is a path shown?"""

from collections.abc import Callable

from rummycheck.printable import printable

WIDTH = 80

Paint = Callable[[str, str], str]
"""Returns the text in a colour; the plain one returns it as it is."""


def plain(text: str, _colour: str) -> str:
    """Paint nothing."""
    return text


def shown_path(path: str) -> str:
    """Return a path that can begin a line: `::` and `##` would begin a command to the machine that runs it."""
    return printable(f"./{path}" if path.startswith(("::", "##")) else path)
