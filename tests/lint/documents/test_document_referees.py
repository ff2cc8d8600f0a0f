"""Do the scanners see the same blocks, in the same words, as the readers that others wrote?"""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
import referees
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rummycheck.lint.documents import scanned
from rummycheck.lint.documents.pieces import PieceKind

ARTICLES = Path(__file__).parent / "articles"
REFEREES: dict[str, Callable[[str], list[referees.Block]]] = {
    ".md": referees.markdown_it,
    ".html": referees.html5,
    ".rst": referees.docutils,
}


@pytest.mark.parametrize("path", sorted(ARTICLES.iterdir()), ids=lambda path: path.name)
def test_an_article_falls_into_the_blocks_that_the_referee_sees(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert referees.ours(text, path.suffix) == REFEREES[path.suffix](text)


MARKDOWN = (
    "A♥ 2♥ 3♥", "5♣ word", "and", "x", "**", "*", "_", "`", "``", "[", "](u)", "]", "![", "\\", "\\|", "&hearts;",
    " | ", "5*6",
    "K_Q", "- ", "* ", "1. ", "2) ", "> ", "# ", "## ", "```", "\n", "\n", "\n", "\n\n", "    ", "  ", "\n---\n",
    "===", "\t", "***", "+ ",
    "(", ")", "10. ", "\n\n| a | b |\n|---|---|\n| c | d |\n\n", "\n\n[r]: u\n\n", "[r]", " <b>5♥</b> ",
)  # fmt: skip


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(MARKDOWN), max_size=12).map("".join))
def test_marks_of_markdown_in_any_order_say_what_the_referee_says(text: str) -> None:
    # What is not compared: a row of dashes below a line with one bar is a heading to GitHub, a table to the referee;
    # a tag alone on a line starts a block of HTML, which the referee does not look into.
    lines = text.split("\n")
    assume(not any("|" in line and "---" in below and "|" not in below for line, below in pairwise(lines)))
    assume(not any(line.strip(" \t>-*+0123456789.)").startswith("<b>") for line in lines))
    assert referees.ours(text, ".md") == referees.markdown_it(text)


HTML_WORDS = (
    "A♥ 2♥ | ", "word ", " x", "\n  ", "&hearts;", "&#9829;", " &amp; ", " <3 ", "a&nbsp;b", "<br>", "<b>5♥</b>",
    "<code>K</code>", "<a href='>'>Q</a>",
)  # fmt: skip
HTML_FORMS = (
    "<p>{}", "<p>{}</p>\n", "<div>{}</div>", "<ul>\n<li>{}<li>{}</li></ul>", "<blockquote>{}</blockquote>",
    "<details><summary>Why</summary>{}</details>", "<dl><dt>{}<dd>{}</dl>", "<script>a<b</script>",
)  # fmt: skip
HTML_TEXT = st.lists(st.sampled_from(HTML_WORDS), max_size=4).map("".join)


@st.composite
def html_blocks(draw: st.DrawFn, inner: st.SearchStrategy[str]) -> str:
    forms = draw(st.lists(st.sampled_from(HTML_FORMS), min_size=1, max_size=3))
    return "".join(form.format(*(draw(inner) for _ in range(form.count("{}")))) for form in forms)


TABLE = st.tuples(HTML_TEXT, HTML_TEXT, HTML_TEXT, HTML_TEXT).map(
    lambda texts: "<table><caption>{}<tr><th>{}<td><p>{}</p><tr><td>{}</table>".format(*texts)
)
HTML = st.recursive(HTML_TEXT | TABLE | HTML_TEXT.map("<h2>{}</h2>".format), html_blocks, max_leaves=8)


@settings(max_examples=100, deadline=None)
@given(HTML)
def test_elements_in_any_order_say_what_the_referee_says(body: str) -> None:
    text = f"<!doctype html><title>Rummy</title><body>{body}"
    assert referees.ours(text, ".html") == referees.html5(text)


WORDS = (
    "A♥ 2♥ 3♥", "word", "hand |", "| x", "K*K", "5 * 6", "a_b", "**5♥** 6♥", "*em*", "``7♥ 8♥``",
    "`link <http://x>`__", "(x)", "1. x",
    "\\*", "a\\ b", "[2♠ 3♠]", "**5♥**\\ 6♥", "(*5♥*)", "end.", ":sup:`2`", "\\|", "it's", '"q"', "<3",
)  # fmt: skip
LINE = st.lists(st.sampled_from(WORDS), min_size=1, max_size=5).map(lambda words: " ".join(("So", *words)))
BLOCK = st.one_of(
    LINE,
    st.tuples(LINE, LINE).map("\n".join),
    st.tuples(LINE, LINE).map("\n  ".join),
    LINE.map("{}::\n\n  code *x*\n\n    more".format),
    LINE.map("- {}".format),
    LINE.map(".. note:: {}\n   more".format),
    LINE.map(".. {}".format),
    LINE.map("1. {}\n2. two".format),
    st.just(".. code:: rummy\n   :class: x\n\n   A♥ 2♥\n\n   5♣"),
    st.just("==  =====\na   b\n==  =====\nA♥  2♥ 3♥\n    more\n==  ====="),
    st.just("+----+---+\n| a  | b |\n+====+===+\n| A♥ | x |\n| 2♥ +---+\n|    | y |\n+----+---+"),
)


@settings(max_examples=100, deadline=None)
@given(st.lists(BLOCK, max_size=6), st.sampled_from(["", "  ", "- "]))
def test_blocks_of_restructuredtext_in_any_order_say_what_the_referee_says(blocks: list[str], mark: str) -> None:
    lines = "\n\n".join(blocks).split("\n")
    text = "\n".join([mark + lines[0], *(" " * len(mark) + line if line else "" for line in lines[1:])])
    assert referees.ours(text, ".rst") == referees.docutils(text)


def test_the_words_behind_a_fence_are_those_of_the_referee() -> None:
    text = (ARTICLES / "points.md").read_text(encoding="utf-8")
    infos = [token.info.split() for token in referees.parsed(text) if token.type == "fence"]
    codes = [piece for piece in scanned(text, "points.md").pieces if piece.kind is PieceKind.CODE and piece.language]
    assert [[piece.language, *piece.options.split()] for piece in codes] == [info for info in infos if info]


def test_headings_of_restructuredtext_are_as_deep_as_the_referee_says() -> None:
    text = (ARTICLES / "points.rst").read_text(encoding="utf-8")
    pieces = scanned(text, "points.rst").pieces
    assert [piece.level for piece in pieces if piece.kind is PieceKind.HEADING] == referees.section_depths(text)
