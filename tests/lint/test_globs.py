"""Do patterns mean the paths that they would mean in a .gitignore?"""

import pytest

from rummycheck.lint.globs import Patterns

FITTING = [
    ("a.md", "a.md docs/a.md docs/x/a.md a.md/b.txt"),
    ("*.md", "a.md .md docs/a.md a.md/b"),
    ("a?.md", "ab.md a♥.md"),
    ("drafts/", "drafts/ drafts/a.md docs/drafts/x/a.md"),
    ("drafts", "drafts drafts/ drafts/a.md docs/drafts/a.md"),
    ("/drafts", "drafts drafts/a.md"),
    ("./drafts/", "drafts/a.md"),
    ("docs/*.md", "docs/a.md"),
    ("docs/**", "docs/ docs/a.md docs/x/y/a.md"),
    ("docs/**/*.md", "docs/a.md docs/x/a.md docs/x/y/a.md"),
    ("**/a.md", "a.md docs/a.md docs/x/a.md"),
    ("**/x/*", "x/a docs/x/a docs/x/a/b"),
    ("docs/*/a.md", "docs/x/a.md"),
    ("[ab].md", "a.md b.md"),
    ("[!ab].md", "c.md"),
    ("[^ab].md", "c.md"),
    ("[]-].md", "].md -.md"),
    ("[0-9].md", "7.md"),
    ("[a.md", "[a.md"),
    (r"[\d].md", r"\.md d.md"),
    ("a.b+(c).md", "a.b+(c).md"),
    ("../docs/*.md", "../docs/a.md"),
]

OTHERS = [
    ("a.md", "aXmd ba.md a.mdx a"),
    ("*.md", "a.mdx md"),
    ("a?.md", "a.md a/.md abc.md"),
    ("drafts/", "drafts docs/drafts xdrafts/a.md draftsx/a.md"),
    ("/drafts", "docs/drafts xdrafts"),
    ("docs/*.md", "docs/x/a.md x/docs/a.md"),
    ("docs/**", "docs x/docs/a.md docsx/a.md"),
    ("docs/**/*.md", "docs/a.txt docsx/a.md"),
    ("docs/*/a.md", "docs/a.md docs/x/y/a.md"),
    ("[ab].md", "c.md ab.md"),
    ("[!ab].md", "a.md /.md"),
    (r"[\d].md", "7.md"),
]


@pytest.mark.parametrize(("pattern", "paths"), FITTING)
def test_a_pattern_fits(pattern: str, paths: str) -> None:
    assert [path for path in paths.split() if not Patterns([pattern]).fits(path)] == []


@pytest.mark.parametrize(("pattern", "paths"), OTHERS)
def test_a_pattern_does_not_fit(pattern: str, paths: str) -> None:
    assert [path for path in paths.split() if Patterns([pattern]).fits(path)] == []


def test_the_patterns_that_fit_are_told_in_order() -> None:
    assert list(Patterns(["b*", "a.md", "*.md"]).fitting("a.md")) == ["a.md", "*.md"]
    assert list(Patterns([]).fitting("a.md")) == []
