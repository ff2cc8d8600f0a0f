"""Does a scanner take ten times as long for ten times as much, whatever is written?"""

import pytest

from rummycheck.lint.documents import scanned

# Large enough that what takes a quadratic time would take minutes.
SIZE = 50_000
SEEDS = (
    "(x) ", "♥ ", "4H ", "[", "*", "_", "`", "<", "<!--", "|", "> ", "&", "- ", ":::", "**a", "*a ", "_a", "`a ",
    "[a](", "](", "![",
    "<a ", "<a b='", "{", "{/*", "[a][", "~~", "\\", "{x", "++a", "link:[", "<<a", "a:: ", "<div>", "<ul><li>",
    "<pre>", "``a ",
    "*a _b", "<table><tr><td>", " ", "\t", "http://x", "link:", "1. ", ".. a", "====\n", "a\n b\n", "'",
)  # fmt: skip


@pytest.mark.parametrize("suffix", [".md", ".mdx", ".html", ".rst", ".adoc", ".txt"])
@pytest.mark.parametrize("seed", SEEDS)
def test_much_of_one_mark_is_read_at_once(suffix: str, seed: str) -> None:
    scanned(seed * (SIZE // len(seed)), f"article{suffix}")


@pytest.mark.parametrize("suffix", [".md", ".mdx", ".html", ".rst", ".adoc", ".txt"])
@pytest.mark.parametrize("lines", ["\n", "\n\n", "\n "], ids=["lines", "paragraphs", "indented"])
def test_many_lines_of_one_mark_are_read_at_once(suffix: str, lines: str) -> None:
    for seed in SEEDS:
        scanned((seed + lines) * 300, f"article{suffix}")


@pytest.mark.parametrize("suffix", [".md", ".html", ".rst", ".adoc", ".txt"])
def test_what_is_nested_very_deeply_is_read(suffix: str) -> None:
    text = "\n".join(" " * depth + "- a" for depth in range(400))
    assert scanned(text, f"article{suffix}").pieces
