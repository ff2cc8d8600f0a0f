"""How do the names of many players fit over narrow columns?"""

from collections.abc import Sequence

from rummycheck.printable import printable, width


def fitted(names: Sequence[str], columns: int) -> list[str]:
    """Return names that take no more columns; those that would look alike end in a number.

    >>> fitted(["Asha", "Bartholomew", "Bartholomeus"], 8)
    ['Asha', 'Barthol1', 'Barthol2']
    >>> fitted(["Asha", "Bartholomew"], 8)
    ['Asha', 'Barthol…']
    """
    shown = [printable(name) for name in names]
    short = [
        text if width(text) <= columns else f"{_cut(name, columns - 1)}…"
        for name, text in zip(names, shown, strict=True)
    ]
    result = []
    for index, (name, text) in enumerate(zip(names, short, strict=True)):
        alike = [position for position, other in enumerate(short) if other == text]
        number = str(alike.index(index) + 1)
        result.append(text if len(alike) == 1 else f"{_cut(name, columns - len(number))}{number}")
    return result


def _cut(name: str, columns: int) -> str:
    """Return the longest beginning of a name that takes no more columns as it is shown, no escape cut in two."""
    while width(printable(name)) > columns:
        name = name[:-1]
    return printable(name)


def right(text: str, columns: int) -> str:
    """Return the text at the right end of so many columns."""
    return " " * max(0, columns - width(text)) + text


def left(text: str, columns: int) -> str:
    """Return the text at the left end of so many columns."""
    return text + " " * max(0, columns - width(text))
