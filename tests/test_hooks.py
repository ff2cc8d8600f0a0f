"""Do the hooks for pre-commit run on the files that they are for, and say what they should?"""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml
from conftest import UNREADABLE, Run
from identify.identify import ALL_TAGS, tags_from_filename
from readme_commands import blocks

from rummycheck.lint.choosing import SUFFIXES

ROOT = Path(__file__).resolve().parent.parent
HOOKS: dict[str, dict[str, Any]] = {
    hook["id"]: hook for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
}
ARTICLES = HOOKS["rummycheck"]
HANDS = HOOKS["rummycheck-hands"]
RULESETS = HOOKS["rummycheck-rulesets"]


def arguments(hook: dict[str, Any]) -> list[str]:
    """Return what a hook runs, without the program."""
    program, *rest = shlex.split(hook["entry"])
    assert program == "rummycheck"
    return rest


@pytest.mark.parametrize("hook", HOOKS.values(), ids=HOOKS)
def test_a_hook_says_what_pre_commit_needs(hook: dict[str, Any]) -> None:
    assert {"id", "name", "description", "entry", "language"} <= hook.keys()
    assert len({"files", "types_or"} & hook.keys()) == 1
    assert hook["language"] == "python"


def test_the_types_of_articles_are_known_to_pre_commit() -> None:
    assert set(ARTICLES["types_or"]) <= ALL_TAGS


@pytest.mark.parametrize("suffix", sorted(SUFFIXES - {".asc", ".mkd", ".rest"}))
def test_the_hook_takes_articles(suffix: str) -> None:
    assert tags_from_filename(f"rules{suffix}") & set(ARTICLES["types_or"])


@pytest.mark.parametrize("path", ["rules.asc", "rules.mkd", "rules.rest"])
def test_the_hook_can_not_take_articles_whose_suffix_pre_commit_does_not_know(path: str) -> None:
    assert not tags_from_filename(path) & set(ARTICLES["types_or"])


@pytest.mark.parametrize("path", ["hands.rummy", "club.yaml", "cards.py", "cards.png", "pyproject.toml"])
def test_the_hook_for_articles_takes_nothing_else(path: str) -> None:
    assert not tags_from_filename(path) & set(ARTICLES["types_or"])


def test_the_hook_for_articles_leaves_out_what_is_excluded() -> None:
    assert arguments(ARTICLES) == ["lint", "--force-exclude"]


def test_the_hook_for_articles_tells_the_same_however_the_files_are_split(run: Run, tmp_path: Path) -> None:
    untrue = "A♥ 2♥ 3♥ is a set."
    texts = {"a.md": untrue, "b.mdx": untrue, "c.html": f"<p>{untrue}</p>", "d.rst": untrue, "e.adoc": untrue}
    texts |= {"f.txt": untrue, "g.md": "A♥ 2♥ 3♥ is a pure sequence.", "h.md": "A game has turns."}
    for name, text in texts.items():
        (tmp_path / name).write_text(f"{text}\n", encoding="utf-8")
    assert all(tags_from_filename(name) & set(ARTICLES["types_or"]) for name in texts)
    whole = run(*arguments(ARTICLES), *texts, cwd=tmp_path)
    alone = [run(*arguments(ARTICLES), name, cwd=tmp_path) for name in texts]
    assert (whole.status, [result.status for result in alone]) == (1, [1, 1, 1, 1, 1, 1, 0, 0])
    assert whole.out == "".join(result.out for result in alone)
    assert whole.err == "8 files, 7 hands, 7 claims: 6 errors, 0 warnings\n"


def test_the_hook_for_articles_leaves_out_a_file_that_is_excluded_and_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / ".rummycheck.yaml").write_text("exclude: [drafts]\n", encoding="utf-8")
    (tmp_path / "drafts").mkdir()
    (tmp_path / "drafts" / "a.md").write_text("A♥ 2♥ 3♥ is a set.\n", encoding="utf-8")
    result = run(*arguments(ARTICLES), "drafts/a.md", cwd=tmp_path)
    assert (result.status, result.out) == (0, "")


def test_the_readme_configures_the_hooks_as_they_are() -> None:
    whole, differing = blocks("yaml")
    articles, hands = yaml.safe_load(whole)["repos"][0]["hooks"]
    (rulesets,) = yaml.safe_load(differing)
    for shown in (articles, hands, hands | rulesets):
        hook = HOOKS[shown["id"]]
        keys = ("language", "entry", "types_or" if "types_or" in hook else "files")
        assert [shown[key] for key in keys] == [hook[key] for key in keys]
    assert rulesets["id"] == RULESETS["id"]


@pytest.mark.parametrize("path", ["hands.rummy", "docs/a/hands.rummy", ".rummy", "a b.rummy", "x.md.rummy"])
def test_the_hook_takes_files_of_hands(path: str) -> None:
    assert re.search(HANDS["files"], path)


@pytest.mark.parametrize("path", ["hands.rummy.md", "rummy", "hands.rummyx", "handsxrummy", "a.rummy/b.txt"])
def test_the_hook_takes_no_other_files(path: str) -> None:
    assert not re.search(HANDS["files"], path)


def test_every_sample_is_a_file_of_hands() -> None:
    folders = [ROOT / "samples" / folder for folder in ("valid", "wrong", "variants")]
    paths = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    assert paths
    assert all(re.search(HANDS["files"], path.as_posix()) for path in paths)


def test_valid_hands_pass_without_a_word(run: Run) -> None:
    paths = sorted((ROOT / "samples" / "valid").glob("*.rummy"))
    assert run(*arguments(HANDS), *paths) == (0, b"", b"")


def test_a_wrong_hand_fails_with_its_findings(run: Run) -> None:
    result = run(
        *arguments(HANDS), "samples/valid/discard.rummy", "samples/wrong/card-count/twelve-cards.rummy", cwd=ROOT
    )
    assert (result.status, result.err) == (1, "")
    assert result.out == (
        "samples/wrong/card-count/twelve-cards.rummy:4:1: error card-count: 12 cards, but 13 are declared "
        "(declaration.cards)\n"
        "samples/wrong/card-count/twelve-cards.rummy:4:37: error unmatched-cards: 2 cards are in no sequence or set\n"
    )


def test_a_false_mark_fails(run: Run) -> None:
    result = run(*arguments(HANDS), "samples/wrong/card-marks/false-mark.rummy", cwd=ROOT)
    assert (result.status, result.err) == (1, "")
    assert result.out == (
        "samples/wrong/card-marks/false-mark.rummy:4:7: error card-marks: PJ is marked as 7♠, but stands for 5♠\n"
    )


def test_a_file_that_cannot_be_read_fails(run: Run, tmp_path: Path) -> None:
    (tmp_path / "hands.rummy").write_text(UNREADABLE, encoding="utf-8")
    result = run(*arguments(HANDS), "hands.rummy", cwd=tmp_path)
    assert (result.status, result.out) == (2, "")
    assert result.err == "hands.rummy:1:7: error unreadable-hand: there is no rank 1: did you mean A♥?\n"


@pytest.mark.parametrize(
    ("path", "is_taken"),
    [
        ("rulesets/club.yaml", True),
        ("docs/rulesets/club.yml", True),
        ("club.yaml", False),
        ("myrulesets/club.yaml", False),
        ("rulesets/drafts/club.yaml", False),
        ("rulesets/schema.json", False),
    ],
)
def test_the_hook_for_rulesets_takes_those_of_their_folder(path: str, is_taken: bool) -> None:
    assert bool(re.search(RULESETS["files"], path)) is is_taken


def test_good_rulesets_pass_without_a_word(run: Run) -> None:
    paths = sorted((ROOT / "rulesets").glob("*.yaml")) + sorted((ROOT / "samples" / "rulesets").glob("*.yaml"))
    assert run(*arguments(RULESETS), *paths) == (0, b"", b"")


def test_all_faults_of_rulesets_are_told_with_their_places(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("points: {cap: many}\nwilds: {}\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_text("deck: {packs: 0}\n", encoding="utf-8")
    result = run(*arguments(RULESETS), "a.yaml", "b.yaml", cwd=tmp_path)
    assert (result.status, result.err) == (1, "")
    assert result.out == (
        "a.yaml:1:15: error ruleset: points.cap: expected a whole number or null, found 'many'\n"
        "a.yaml:2:1: error ruleset: wilds: unknown key 'wilds': did you mean 'wild'?\n"
        "b.yaml:1:15: error ruleset: deck.packs: expected a whole number of at least 1, found 0\n"
    )
