"""Is a ruleset found by its name or path, and its file read?"""

import re
from pathlib import Path

import pytest

from rummycheck.errors import RulesetError
from rummycheck.ruleset import load_ruleset, ruleset_faults, ruleset_names
from rummycheck.ruleset.library import shipped_file


def refusal(name_or_path: str | Path) -> str:
    with pytest.raises(RulesetError) as raised:
        load_ruleset(name_or_path)
    (fault,) = ruleset_faults(name_or_path)
    assert fault.message == raised.value.message
    return raised.value.message


def test_the_names_are_sorted_and_leave_out_the_base() -> None:
    assert {"indian-13", "indian-13-exact-joker", "indian-13-zero-jokers"} <= set(ruleset_names())
    assert list(ruleset_names()) == sorted(ruleset_names())
    assert "base" not in ruleset_names()


@pytest.mark.parametrize("name", ["base", *ruleset_names()])
def test_every_shipped_ruleset_loads_under_its_name(name: str) -> None:
    assert ruleset_faults(name) == ()
    assert load_ruleset(name).name == name


@pytest.mark.parametrize("name", ruleset_names())
def test_every_shipped_ruleset_has_a_title_of_its_own_and_names_its_source(name: str) -> None:
    ruleset = load_ruleset(name)
    title = ruleset.settings.get("title")
    assert title is not None
    assert title.source.name == f"{name}.yaml"
    assert ruleset.source
    # A comma that is not quoted parts the items of a list, and leaves halves of sources.
    assert [source for source in ruleset.source if not re.search(r"\w \((?:[\w-]+\.)+[a-z]{2,}\)$", source)] == []


@pytest.mark.parametrize("name", ruleset_names())
def test_every_shipped_ruleset_is_short_since_it_says_only_what_differs(name: str) -> None:
    text = Path(shipped_file(name)).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60


def test_a_shipped_ruleset_is_read_once() -> None:
    assert load_ruleset("indian-13") is load_ruleset("indian-13")
    assert load_ruleset("indian-13", ["points.cap=9"]) is load_ruleset("indian-13", ("points.cap=9",))


@pytest.mark.parametrize("name", ["club.yaml", "club.yml", "CLUB.YAML", "club.Yml", "rules/club"])
def test_a_suffix_or_a_slash_makes_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("rules").mkdir()
    Path(name).write_text("title: Club rules", encoding="utf-8")
    ruleset = load_ruleset(name)
    assert (ruleset.name, ruleset.title) == (name, "Club rules")


def test_a_path_object_is_a_path_whatever_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("indian-13").write_text("title: Club rules", encoding="utf-8")
    assert load_ruleset(Path("indian-13")).title == "Club rules"


def test_a_file_is_read_anew_each_time(tmp_path: Path) -> None:
    path = tmp_path / "club.yaml"
    titles = []
    for title in ("first", "second"):
        path.write_text(f"title: {title}", encoding="utf-8")
        titles.append(load_ruleset(path).title)
    assert titles == ["first", "second"]


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "club.yaml"
    path.write_bytes("\ufefftitle: Club ♠\r\npoints: {cap: many}\r\n".encode())
    (fault,) = ruleset_faults(path)
    assert fault.span is not None
    assert (fault.span.line, fault.span.column) == (2, 15)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("indain-13", "no ruleset named 'indain-13': did you mean 'indian-13'?"),
        ("", "no ruleset named '': `rummycheck rulesets list` names them"),
        ("..", "no ruleset named '..': `rummycheck rulesets list` names them"),
    ],
)
def test_an_unknown_name_is_refused(name: str, message: str) -> None:
    assert refusal(name) == message


@pytest.mark.parametrize("file", ["club.yaml", "club.yml", "club"])
def test_a_file_of_that_name_in_the_working_folder_is_what_was_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(file).write_text("title: Club", encoding="utf-8")
    assert refusal("club") == f"no ruleset named 'club': did you mean './{file}'?"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "club.yaml"
    assert refusal(path) == f"there is no file '{path}'"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"'{tmp_path}' is a folder, not a ruleset"


def test_a_path_that_no_file_can_have_is_refused() -> None:
    assert refusal("a\0.yaml").endswith("can't be read: embedded null byte")


def test_a_file_that_is_no_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "club.yaml"
    path.write_bytes("title: Café".encode("latin-1"))
    assert refusal(path) == f"'{path}' is no text in UTF-8"


def test_a_file_that_is_much_too_long_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "club.yaml"
    path.write_bytes(b"# " + b"\xf0\x9f\x83\x8f" * 300_000)
    assert refusal(path) == "longer than 262144 characters: no ruleset needs that"
