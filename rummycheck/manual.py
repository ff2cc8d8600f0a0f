"""What does the manual say of a finding?"""

import ast
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from rummycheck.errors import RummycheckError

_ROOMS = ("lint", "notation", "requirements", "remarks", "settlement", "solver")


def titles() -> Iterator[tuple[str, str]]:
    """Yield each finding's name with the question that it answers."""
    for name, text in sorted(_manuals().items()):
        yield name, text.split("\n", 1)[0]


def manual_of(name: str) -> str:
    """Return the manual of a finding. Raises RummycheckError, with the nearest name, if there is no such finding."""
    manuals = _manuals()
    if name not in manuals:
        near = get_close_matches(name, manuals, n=1)
        hint = f": did you mean `{near[0]}`?" if near else f": there are {', '.join(sorted(manuals))}"
        raise RummycheckError(f"no finding is named `{name}`{hint}")
    return manuals[name]


@cache
def _manuals() -> dict[str, str]:
    """Return the docstrings of the modules that find things, by the names of their findings.

    They are read and not imported: a requirement stands on all the rest, and a manual on nothing.
    """
    package = Path(__file__).resolve().parent
    modules = [path for room in _ROOMS for path in sorted((package / room).rglob("[a-z]*.py"))]
    return {
        name: documentation
        for path in modules
        if (name := _finding_name(tree := ast.parse(path.read_text(encoding="utf-8"))))
        and (documentation := ast.get_docstring(tree))
    }


def _finding_name(module: ast.Module) -> str | None:
    """Return the value of the module's `NAME`, or None if it finds nothing."""
    for statement in module.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="NAME")], value=ast.Constant(value=str(name))):
                return name
            case _:
                continue
    return None
