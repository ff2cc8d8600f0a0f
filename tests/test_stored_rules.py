"""Tests that stored tables and rulesets mean what the files say, and that nobody's cache can run code."""

import copy
import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from conftest import COMMAND, TIMEOUT
from lark.exceptions import UnexpectedInput

from rummycheck import compiled_data
from rummycheck.compiled_data import file_name, written
from rummycheck.compiling import compiled_files
from rummycheck.notation import grammar, parse_table
from rummycheck.plain_data import UnfitError, from_plain, to_plain
from rummycheck.resources import RULESETS
from rummycheck.ruleset import compiled, ruleset_names
from rummycheck.ruleset.loading import read_ruleset

HAND = "A♥ 2♥ 3♥ | 5♣ 6♣ Q♦ | 8♦ 8♠ 4♣ | 3♦ 3♣ | K♠ Q♠"
PARTS = tuple(compiled._Stored._fields)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "rummycheck"


@pytest.mark.parametrize("name", ruleset_names())
def test_a_stored_ruleset_says_what_its_files_say(cache: Path, name: str) -> None:
    ruleset = read_ruleset(name)
    assert compiled.compiled(name) is None
    compiled.store(ruleset)
    stored = compiled.compiled(name)
    assert stored is not None
    assert [getattr(stored, part) for part in PARTS] == [getattr(ruleset, part) for part in PARTS]
    assert (stored.overrides, stored.settings) == ((), ruleset.settings)


@pytest.mark.parametrize("name", ruleset_names())
def test_the_key_of_a_ruleset_knows_all_files_that_it_extends(name: str) -> None:
    chain = list(compiled._chain(name))
    sources = {source.name for source in _sources(read_ruleset(name).settings)} | {f"{name}.yaml"}
    folder = Path(RULESETS)
    assert {(folder / source).read_bytes() for source in sources} <= set(chain)
    assert chain[-1] == (folder / "base.yaml").read_bytes()


def _sources(node: Any) -> set[Any]:
    found = {node.source}
    for _, value in getattr(node, "entries", {}).values():
        found |= _sources(value)
    return found


def test_a_ruleset_under_the_name_of_another_is_none(cache: Path) -> None:
    gin = compiled.data_of(read_ruleset("gin"))
    compiled_data.remember("indian-13", compiled._code_key(compiled._files_key("indian-13")), gin)
    assert compiled.compiled("indian-13") is None


class Inner(NamedTuple):
    """A record in another."""

    number: int
    flag: bool = False


class Outer(NamedTuple):
    """A record with one of each kind of value."""

    inner: Inner | None
    texts: tuple[str, ...]
    table: Mapping[int, str] | tuple[int, ...] = ()


@pytest.mark.parametrize(
    "value",
    [Outer(None, ()), Outer(Inner(1), ("a",), {1: "x"}), Outer(Inner(0, True), (), (1, 2)), Outer(None, (), {})],
)
def test_plain_data_lead_back_to_the_record(value: Outer) -> None:
    assert from_plain(to_plain(value), Outer) == value


@pytest.mark.parametrize(
    "data",
    [
        *(
            None,
            1,
            "Outer",
            [],
            {},
            {"Outer": None},
            {"Outer": []},
            {"Inner": [1, False]},
            {"Outer": [None, [], [], 1]},
        ),
        *({"Outer": [None, "ab", []]}, {"Outer": [None, [1], []]}, {"Outer": [{"Inner": [True, False]}, [], []]}),
        *({"Outer": [{"Inner": [1, 0]}, [], []]}, {"Outer": [{"Inner": [1.0, False]}, [], []]}),
        *({"Outer": [None, [], {"": [[1]]}]}, {"Outer": [None, [], {"": [["1", "x"]]}]}, {"Outer": [None, [], [True]]}),
        {"Outer": [None, [], []], "more": []},
    ],
)
def test_data_of_another_type_fit_no_record(data: object) -> None:
    with pytest.raises(UnfitError):
        from_plain(data, Outer)


@pytest.mark.parametrize("value", [1.5, object(), {1}, b"bytes", [1], print])
def test_what_no_plain_data_stand_for_is_refused(value: object) -> None:
    with pytest.raises(UnfitError):
        to_plain(value)


@pytest.fixture(scope="module")
def table() -> Any:
    return grammar.compiled_table()[2]


def test_a_stored_table_is_the_one_that_lark_builds(table: Any) -> None:
    assert table is not None  # Else this version of lark has a form that parse_table.py doesn't know.
    loaded, built = grammar._loaded(table), grammar._built()
    assert loaded is not None
    assert grammar._table_data(loaded) == table
    for line in (HAND, f"Wild: Q♦ {HAND}", "(A♥ 2♥ 3♥) [PJ as 5♠ 6♠ 7♠] + K♠ K♦ K♣ # note", "discard 5♣"):
        outcomes = []
        for parser in (loaded, built):
            try:
                outcomes.append(str(parser.parse(line.lower())))
            except UnexpectedInput as error:
                outcomes.append(f"{type(error)} {error.pos_in_stream}")
        assert outcomes[0] == outcomes[1]


CHANGES: dict[str, Callable[[Any], object]] = {
    "no-object": lambda table: [table],
    "key-gone": lambda table: table.pop("end"),
    "key-more": lambda table: table.update(more=1),
    "start-out": lambda table: table.update(start=len(table["states"])),
    "start-text": lambda table: table.update(start="0"),
    "start-bool": lambda table: table.update(start=True),
    "states-object": lambda table: table.update(states={}),
    "state-text": lambda table: table["states"].__setitem__(0, "01"),
    "state-odd": lambda table: table["states"][0].append(0),
    "token-out": lambda table: table["states"][0].__setitem__(0, len(table["tokens"])),
    "token-below": lambda table: table["states"][0].__setitem__(0, -1),
    "rule-out": lambda table: table["states"][0].__setitem__(1, -len(table["rules"]) - 1),
    "state-out": lambda table: table["states"][0].__setitem__(1, len(table["states"])),
    "number-float": lambda table: table["states"][0].__setitem__(1, 1.0),
    "symbol-out": lambda table: table["rules"][0].__setitem__(0, len(table["symbols"])),
    "row-short": lambda table: table["rules"][0].pop(),
    "pattern-class": lambda table: table["terminals"][0].__setitem__(1, "Lark"),
    "flag-number": lambda table: table["terminals"][0].__setitem__(3, [1]),
    "name-of-method": lambda table: table["symbols"].__setitem__(0, ["transform", None]),
    "name-of-dunder": lambda table: table["symbols"].__setitem__(0, ["__init__", None]),
    "alias-of-method": lambda table: table["rules"][0].__setitem__(3, "__class__"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_table_that_is_not_as_it_should_be_is_none(table: Any, change: Callable[[Any], object]) -> None:
    changed = copy.deepcopy(table)
    result = change(changed)
    assert grammar._loaded(result if isinstance(result, list) and result[0] is changed else changed) is None


def test_a_table_of_an_unknown_form_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parse_table, "from_lark", lambda data, _: data["unknown"])
    assert grammar._table_data(grammar._built()) is None


class Planted:
    """Leaves a mark where it is unpickled."""

    def __reduce__(self) -> tuple[Callable[[str], int], tuple[str]]:
        return os.system, ("touch hit",)


@pytest.mark.parametrize(
    "changes",
    [{"XDG_CACHE_HOME": "."}, {"XDG_CACHE_HOME": "./"}, {"XDG_CACHE_HOME": "{}"}, {"HOME": "."}, {"HOME": ""}, {}],
    ids=lambda changes: " ".join(f"{name}={value}" for name, value in changes.items()) or "no-home",
)
def test_planted_files_do_nothing(environment: dict[str, str], tmp_path: Path, changes: dict[str, str]) -> None:
    names = [name for name, _ in compiled_files()]
    old = ["parse-table.pickle", *(f"{name}.ruleset" for name in ruleset_names())]
    for folder in ("rummycheck", ".cache/rummycheck", "~/.cache/rummycheck"):
        (tmp_path / folder).mkdir(mode=0o755, parents=True)
        for name in (*names, *old):
            (tmp_path / folder / name).write_bytes(pickle.dumps(Planted()))
    kept = {name: value for name, value in environment.items() if name not in ("XDG_CACHE_HOME", "HOME")}
    env = kept | {name: value.format(tmp_path) for name, value in changes.items()}
    (tmp_path / "a.md").write_text(f"Wild: Q♦.\n\n{HAND}\n\nThis costs 46 points.\n", encoding="utf-8")
    for command in (["check", "-w", "Q♦", "--points", HAND], ["lint", "-q", "a.md"]):
        done = subprocess.run(
            [*COMMAND, *command], capture_output=True, check=False, cwd=tmp_path, env=env, timeout=TIMEOUT
        )
        assert (done.returncode, done.stderr) == (command[0] == "check", b"")
    assert not (tmp_path / "hit").exists()


def test_a_run_stores_json_and_the_next_reads_neither_yaml_nor_grammar(
    environment: dict[str, str], tmp_path: Path
) -> None:
    program = (
        "import sys, rummycheck; verdict = rummycheck.check(sys.argv[1], wild='Q♦');"
        "print(verdict.penalty, verdict.count.points, 'yaml' in sys.modules)"
    )
    command, env = [sys.executable, "-c", program, HAND], environment | {"XDG_CACHE_HOME": str(tmp_path)}
    outs = [
        subprocess.run(command, capture_output=True, check=True, env=env, timeout=TIMEOUT).stdout.split()
        for _ in range(2)
    ]
    assert outs == [[b"80", b"46", b"True"], [b"80", b"46", b"False"]]
    stored = sorted(name.split(".")[0] for name in os.listdir(tmp_path / "rummycheck"))
    assert stored == ["indian-13", "parse-table"]


def test_the_wheel_carries_all_of_it_and_needs_no_cache(environment: dict[str, str], tmp_path: Path) -> None:
    root = Path(compiled_data.__file__).parents[1]
    package = tmp_path / "site" / "rummycheck"
    shutil.copytree(root / "rummycheck", package, ignore=shutil.ignore_patterns("__pycache__"))
    for folder in ("grammar", "rulesets"):
        shutil.copytree(root / folder, package / "_data" / folder)
    (package / "_data" / "compiled").mkdir()
    for name, content in compiled_files():
        (package / "_data" / "compiled" / name).write_bytes(content)
    env = environment | {"PYTHONPATH": str(tmp_path / "site"), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    for name in ("indian-13", "gin"):
        command = [sys.executable, "-m", "rummycheck", "arrange", "-r", name, HAND]
        subprocess.run(command, capture_output=True, check=True, cwd=tmp_path, env=env, timeout=TIMEOUT)
    assert not (tmp_path / "cache").exists()


def test_every_file_of_the_wheel_has_data() -> None:
    files = dict(compiled_files())
    assert len(files) == len(ruleset_names()) + 1
    assert written(None) not in files.values()
    assert file_name(*grammar.compiled_table()[:2]) in files
