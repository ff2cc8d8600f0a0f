"""Does every import go downwards, to a lower floor?"""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import rummycheck

FACADE = "rummycheck"

# From the ground up. A module, or a package as a whole, imports only what stands on a line above its own.
FLOORS = (
    ("cards", "file_writing", "key_examples", "labels", "plain_data", "printable", "resources", "source"),
    ("compiled_data", "errors", "match", "objective", "problems"),
    ("deck", "scoring"),
    ("declaration", "melds"),
    ("notation", "reading_search", "ruleset"),
    ("arrangement",),
    ("compiling", "counting", "upcard"),
    ("reading_choice", "requirements"),
    ("remarks",),
    ("checker",),
    ("solver",),
    ("settlement",),
    ("arranging", "judging", "key_manual", "library", "lint", "manual"),
    ("reporters", FACADE),
    ("cli",),
    ("__main__",),
)
FLOOR_OF = {room: number for number, rooms in enumerate(FLOORS) for room in rooms}

# Where a package from outside may be known.
AT_HOME = {"lark": "rummycheck.notation.grammar", "yaml": "rummycheck.ruleset", "click": "rummycheck.cli"}


def modules() -> dict[str, str]:
    """Return the text of every module of the package by its name."""
    root = Path(rummycheck.__file__).parent
    return {_name(path.relative_to(root.parent)): path.read_text(encoding="utf-8") for path in root.rglob("*.py")}


def _name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = modules()


def imported(text: str, importer: str) -> Iterator[str]:
    """Yield every module that a text imports, at its top, in a function, or for the type checker alone."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                base = ".".join([*importer.split(".")[:-level], module or ""]).strip(".") if level else module or ""
                # What is imported from a package may be one of its modules.
                yield from {f"{base}.{alias.name}" if f"{base}.{alias.name}" in MODULES else base for alias in names}
            case _:
                pass


def room(module: str) -> str:
    """Return the module or package on whose floor a module stands."""
    return module.split(".")[1] if "." in module else module


def own_imports(module: str) -> set[str]:
    return {name for name in imported(MODULES[module], module) if name.split(".")[0] == FACADE}


def arrows_up() -> list[str]:
    return [
        f"{importer} imports {name}"
        for importer in MODULES
        for name in own_imports(importer)
        if room(name) != room(importer) and FLOOR_OF[room(name)] >= FLOOR_OF[room(importer)]
    ]


def test_every_module_has_its_floor() -> None:
    assert {room(module) for module in MODULES} == set(FLOOR_OF)
    assert len(FLOOR_OF) == sum(map(len, FLOORS))


def test_no_import_goes_up_or_to_a_neighbour() -> None:
    assert arrows_up() == []


def test_no_imports_go_in_a_circle() -> None:
    circle: object = None
    try:
        TopologicalSorter({module: own_imports(module) for module in MODULES}).prepare()
    except CycleError as error:
        circle = error.args[1]
    assert circle is None


def test_what_is_imported_is_there() -> None:
    unknown = {name for module in MODULES for name in own_imports(module)} - set(MODULES)
    assert unknown == set()


@pytest.mark.parametrize("outsider", AT_HOME)
def test_a_package_from_outside_is_known_in_one_place(outsider: str) -> None:
    home = AT_HOME[outsider]
    importers = {
        module
        for module, text in MODULES.items()
        if any(name.split(".")[0] == outsider for name in imported(text, module))
    }
    assert importers
    assert {module for module in importers if module != home and not module.startswith(f"{home}.")} == set()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("from rummycheck.cards import Card", {"rummycheck.cards"}),
        ("from rummycheck import cards", {"rummycheck.cards"}),
        ("from rummycheck import __version__", {"rummycheck"}),
        ("import rummycheck.cards as c, yaml", {"rummycheck.cards", "yaml"}),
        ("def f():\n    from rummycheck.melds import run, base", {"rummycheck.melds.run", "rummycheck.melds.base"}),
        ("if TYPE_CHECKING:\n    from rummycheck.checker import Verdict", {"rummycheck.checker"}),
        ("from . import base", {"rummycheck.melds.base"}),
        ("from .base import Meld", {"rummycheck.melds.base"}),
        ("from ..cards import Card", {"rummycheck.cards"}),
    ],
    ids=["from", "module", "facade", "plain", "lazy", "type-checking", "relative", "relative-from", "upper-relative"],
)
def test_all_ways_to_import_are_seen(text: str, expected: set[str]) -> None:
    assert set(imported(text, "rummycheck.melds.run")) == expected


def test_an_import_that_goes_up_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, "rummycheck.cards", "def f():\n    from rummycheck.checker import Verdict")
    monkeypatch.setitem(MODULES, "rummycheck.problems", "from rummycheck.errors import NotationError")
    assert sorted(arrows_up()) == [
        "rummycheck.cards imports rummycheck.checker",
        "rummycheck.problems imports rummycheck.errors",
    ]
