"""How is what an article says written into a line of a report, so that it does nothing there?"""

import re
from collections.abc import Iterator

from rummycheck.printable import inert, printable, wrapped
from rummycheck.reporters.layout import WIDTH

# Machines that run jobs read `::name::` at the start of a line as a command, but these anywhere in it.
COMMAND_WITHIN = re.compile(r"#(?=#(?:\[|vso\[))")


def quoted(text: str) -> str:
    r"""Return the text, with all escaped that could steer a terminal or be taken for a command within a line.

    >>> print(quoted("A♥ \x1b[31m ##[add-mask]A♥"))
    A♥ \x1b[31m \x23#[add-mask]A♥
    """
    return COMMAND_WITHIN.sub(r"\\x23", printable(text))


def on_one_line(text: str) -> str:
    r"""Return the text with a blank for all blanks between two words, ends of lines among them.

    >>> on_one_line("A♥ 2♥\r\n\t3♥")
    'A♥ 2♥ 3♥'
    """
    return quoted(" ".join(text.split()))


def detail_lines(label: str, text: str, *, indent: str = "  ") -> Iterator[str]:
    """Yield what is told below a finding or a hand, wrapped."""
    return map(inert, wrapped(f"{label}{on_one_line(text)}", WIDTH, first=indent, more=f"{indent}  "))
