"""How far is each line of a text indented?"""

from typing import NamedTuple

_TAB = 8


class IndentedLine(NamedTuple):
    """A line without the blanks around it."""

    indent: int
    """How many columns of blanks are in front of it, -1 if it is blank."""
    start: int
    end: int
    newline: int
    """Where the line ends, with the blanks behind it."""

    @property
    def is_blank(self) -> bool:
        """Return whether there is nothing but blanks."""
        return self.start == self.end


def indented_lines(text: str) -> list[IndentedLine]:
    """Return all lines of a text."""
    lines: list[IndentedLine] = []
    start = 0
    for line in text.split("\n"):
        newline = start + len(line)
        tail = line.strip(" \t\f\v")
        if not tail:
            lines.append(IndentedLine(-1, start, start, newline))
        else:
            blanks = len(line) - len(line.lstrip(" \t\f\v")) if line[0].isspace() else 0
            indent = blanks if "\t" not in line[:blanks] else len(line[:blanks].expandtabs(_TAB))
            lines.append(IndentedLine(indent, start + blanks, start + blanks + len(tail), newline))
        start = newline + 1
    return lines
