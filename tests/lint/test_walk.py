"""Are the articles found that the paths of a command line name, each once and in order?"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from rummycheck.errors import ArticleError, RummycheckError
from rummycheck.lint.choosing import SUFFIXES, Choice
from rummycheck.lint.walk import Walk


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which a test works, as a process would."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(folder: Path, *paths: str) -> None:
    for path in paths:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text("A♥ 2♥ 3♥\n", encoding="utf-8")


def choice(include: tuple[str, ...] = (), exclude: tuple[str, ...] = ()) -> Callable[[str], Choice]:
    return lambda _: Choice(include, ("", exclude), folder="")


EVERYTHING = choice()


def articles(*paths: str, chosen: Callable[[str], Choice] = EVERYTHING, force_exclude: bool = False) -> list[str]:
    walk = Walk(chosen, force_exclude=force_exclude)
    found = walk.articles(paths)
    assert walk.errors == []
    return found


def test_a_folder_is_walked_for_the_suffixes_of_articles(site: Path) -> None:
    write(site, "d/a.png", "d/a", "d/a.md.bak", *(f"d/x/a{suffix}" for suffix in SUFFIXES), "d/B.MD")
    assert articles("d") == sorted(["d/B.MD", *(f"d/x/a{suffix}" for suffix in SUFFIXES)])
    assert articles("d/") == articles("d")
    assert articles(str(site / "d")) == [f"{site}/{path}" for path in articles("d")]


def test_the_working_folder_needs_no_name(site: Path) -> None:
    write(site, "b.md", "a/c.md")
    assert articles(".") == ["a/c.md", "b.md"]


def test_hidden_and_fetched_folders_are_skipped_unless_they_are_named(site: Path) -> None:
    write(site, ".git/a.md", ".venv/a.md", "node_modules/x/a.md", "__pycache__/a.md", ".#a.md", "a.md", ".x/y/b.md")
    assert articles(".") == ["a.md"]
    assert articles(".x", ".#a.md") == [".#a.md", ".x/y/b.md"]


def test_a_named_file_is_read_whatever_its_suffix(site: Path) -> None:
    write(site, "LIESMICH", "a.page")
    assert articles("a.page", "LIESMICH") == ["LIESMICH", "a.page"]


def test_a_file_with_two_names_is_read_once(site: Path) -> None:
    write(site, "d/a.md", "d/b.md")
    (site / "d" / "0.md").symlink_to("a.md")
    (site / "0").symlink_to("d")
    assert articles("d", "./d/a.md", "d/a.md", "0") == ["./d/a.md", "d/b.md"]
    assert articles(".") == ["d/a.md", "d/b.md"]


def test_links_are_followed_and_lead_round_in_no_circle(site: Path) -> None:
    write(site, "d/a.md", "elsewhere/c.md", "elsewhere/x/e.md")
    (site / "d" / "up").symlink_to("..")
    (site / "d" / "self").symlink_to(".")
    (site / "elsewhere" / "back").symlink_to("../d")
    assert articles("d") == ["d/a.md", "d/up/elsewhere/c.md", "d/up/elsewhere/x/e.md"]


def test_a_deep_folder_is_walked(site: Path) -> None:
    deep = "/".join(["d"] * 900)
    write(site, f"{deep}/a.md")
    assert articles("d") == [f"{deep}/a.md"]


def test_what_is_excluded_is_left_out_but_for_named_files(site: Path) -> None:
    write(site, "docs/a.md", "docs/old/b.md", "old/c.md", "d.txt")
    chosen = choice(exclude=("old/", "*.txt"))
    assert articles(".", chosen=chosen) == ["docs/a.md"]
    assert articles("d.txt", "docs", "old", "old/c.md", chosen=chosen) == ["d.txt", "docs/a.md", "old/c.md"]
    assert articles("d.txt", "docs", "old/c.md", chosen=chosen, force_exclude=True) == ["docs/a.md"]
    assert articles(str(site / "d.txt"), chosen=chosen, force_exclude=True) == []


def test_what_is_included_takes_the_place_of_the_suffixes(site: Path) -> None:
    write(site, "a.md", "docs/b.md", "docs/c.png", "docs/x/d.page", "e.page")
    assert articles(".", chosen=choice(include=("docs/**",))) == ["docs/b.md"]
    assert articles(".", chosen=choice(include=("docs/", "*.page"))) == ["docs/b.md", "docs/x/d.page", "e.page"]
    assert articles("a.md", chosen=choice(include=("docs/",)), force_exclude=True) == ["a.md"]


def test_a_path_that_is_missing_keeps_no_other_from_being_found(site: Path) -> None:
    write(site, "a.md")
    walk = Walk(EVERYTHING, force_exclude=False)
    assert walk.articles(["b.md", "a.md", "c/"]) == ["a.md"]
    assert [str(error) for error in walk.errors] == ["no such file or folder"] * 2


def test_a_link_that_leads_nowhere_is_found_where_it_is_named(site: Path) -> None:
    (site / "a.md").symlink_to("b.md")
    assert articles(".") == []
    assert articles("a.md") == ["a.md"]


def test_links_that_lead_to_each_other_keep_no_article_from_being_found(site: Path) -> None:
    write(site, "d/a.md", "d/z/b.md")
    for name, target in (("x1", "x2"), ("x2", "x1"), ("old", "old")):
        (site / "d" / name).symlink_to(target)
    walk = Walk(choice(exclude=("old",)), force_exclude=False)
    assert walk.articles(["d"]) == ["d/a.md", "d/z/b.md"]
    assert [(error.path, str(error)) for error in walk.errors if isinstance(error, ArticleError)] == [
        ("d/x1", "too many levels of symbolic links"),
        ("d/x2", "too many levels of symbolic links"),
    ]


def test_a_folder_whose_settings_are_wrong_keeps_no_other_from_being_walked(site: Path) -> None:
    fault = RummycheckError("bad/.rummycheck.yaml")

    def chosen(folder: str) -> Choice:
        if folder.startswith("bad"):
            raise fault
        return EVERYTHING(folder)

    write(site, "bad/a.md", "bad/x/b.md", "good/c.md")
    walk = Walk(chosen, force_exclude=True)
    assert walk.articles(["bad", "bad/x", "bad/a.md", "good"]) == ["good/c.md"]
    assert walk.errors == [fault]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every folder")
def test_a_folder_that_may_not_be_read_is_told(site: Path) -> None:
    write(site, "shut/a.md", "b.md")
    (site / "shut").chmod(0)
    walk = Walk(EVERYTHING, force_exclude=False)
    assert walk.articles(["."]) == ["b.md"]
    assert [str(error) for error in walk.errors] == ["permission denied"]
