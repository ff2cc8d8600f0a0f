"""Are the settings of an article those of the nearest file upwards?"""

import os
from pathlib import Path

import pytest

from rummycheck.errors import RulesetError
from rummycheck.lint.settings import NO_SETTINGS, NearestSettings


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which a test works, with a folder of articles."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs" / "gin").mkdir(parents=True)
    return tmp_path


def put(path: str, text: str) -> None:
    Path(path).write_text(text, encoding="utf-8")


def test_without_a_file_nothing_is_set(site: Path) -> None:
    assert NearestSettings().of_folder("docs/gin") is NO_SETTINGS


def test_the_nearest_file_holds_alone(site: Path) -> None:
    put(".rummycheck.yaml", "ruleset: indian-13\nfail-on: error\n")
    put("docs/gin/.rummycheck.yaml", "ruleset: gin\n")
    nearest = NearestSettings()
    below, above = nearest.of_folder("docs/gin"), nearest.of_folder("docs")
    assert (below.file, below.ruleset, below.fail_on) == (os.path.join("docs", "gin", ".rummycheck.yaml"), "gin", None)
    assert (above.file, above.ruleset, above.fail_on) == (".rummycheck.yaml", "indian-13", "error")
    assert nearest.of_folder("") is nearest.of_folder(".") is above


def test_an_empty_file_is_the_nearest_too(site: Path) -> None:
    put(".rummycheck.yaml", "fail-on: error\n")
    put("docs/.rummycheck.yaml", "")
    assert NearestSettings().of_folder("docs/gin").fail_on is None


def test_an_article_elsewhere_has_the_settings_of_its_own_folder(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put("docs/.rummycheck.yaml", "ruleset: gin\n")
    monkeypatch.chdir("docs/gin")
    assert NearestSettings().of_folder(str(site / "docs")).file == os.path.join("..", ".rummycheck.yaml")


def test_a_project_file_counts_if_it_has_the_table(site: Path) -> None:
    put("pyproject.toml", '[tool.rummycheck]\nruleset = "gin"\n')
    put("docs/pyproject.toml", '[project]\nname = "rummycheck-docs"\n')
    put("docs/gin/pyproject.toml", "broken, but no concern of ours")
    assert NearestSettings().of_folder("docs/gin").file == "pyproject.toml"
    put("docs/.rummycheck.yaml", "ruleset: indian-10\n")
    put("docs/pyproject.toml", '[tool.rummycheck]\nruleset = "gin"\n')
    assert NearestSettings().of_folder("docs").file == os.path.join("docs", ".rummycheck.yaml")


def test_faulty_settings_are_one_fault_for_all_folders_below(site: Path) -> None:
    put(".rummycheck.yaml", "a: 1\n")
    nearest = NearestSettings()
    with pytest.raises(RulesetError) as first:
        nearest.of_folder("docs")
    with pytest.raises(RulesetError) as second:
        nearest.of_folder("docs/gin")
    assert first.value is second.value


def test_a_file_with_the_other_ending_is_not_passed_over_in_silence(site: Path) -> None:
    put("docs/.rummycheck.yml", "ruleset: gin\n")
    with pytest.raises(RulesetError, match=r"docs/\.rummycheck\.yml' is not read under this name: call it \.rummy"):
        NearestSettings().of_folder("docs")
