"""Which pieces of a document belong together, and which of its blocks are never closed?"""

import pytest

from rummycheck.lint.documents import scanned
from rummycheck.lint.documents.pieces import Piece, PieceKind


def seats(text: str, suffix: str) -> list[str]:
    return [_seat(piece) for piece in scanned(text, f"article{suffix}").pieces]


def _seat(piece: Piece) -> str:
    place = f" {piece.row}/{piece.column}" if piece.kind is PieceKind.CELL else f" level {piece.level}"
    return f"{piece.text} in {piece.container}{place}"


TABLES = [
    (".md", "| a | b |\n|---|---|\n| c \\| d |\n| e | f |"),
    (".html", "<table><tr><th>a<th>b<tr><td>c | d<tr><td>e<td>f</table>"),
    (".html", "<table><tr><th>a<th>b</th></tr><tbody><tr><td colspan=2>c | d<tr><th>e<td>f</table>"),
    (".rst", "+-----+-+\n|a    |b|\n+=====+=+\n|c | d| |\n+-----+-+\n|e    |f|\n+-----+-+"),
    (".rst", "===== ===\na     b\n===== ===\nc | d\ne     f\n===== ==="),
    (".rst", '.. csv-table::\n   :header: a, b\n\n   c | d,\n   e, "f"'),
    (".rst", ".. list-table::\n   :header-rows: 1\n\n   * - a\n     - b\n   * - c | d\n   * - e\n     - f"),
    (".adoc", '[cols="1,1"]\n|===\n|a |b\n\n2+|c \\| d\n|e\n|f\n|==='),
]


@pytest.mark.parametrize(("suffix", "text"), TABLES, ids=[f"{one[0]} {one[1][:20]}" for one in TABLES])
def test_cells_tell_their_row_and_column(suffix: str, text: str) -> None:
    assert seats(text, suffix) == ["a in 1 0/1", "b in 1 0/2", "c | d in 1 1/1", "e in 1 2/1", "f in 1 2/2"]


CAPTIONS = [
    (".html", "<table><caption>a<tr><td rowspan=2>b<td>c<tr><td>d</table>"),
    (".rst", ".. table:: a\n\n   +---+---+\n   | b | c |\n   |   +---+\n   |   | d |\n   +---+---+"),
    (".adoc", ".a\n|===\n.2+|b|c\n|d\n|==="),
    (".adoc", '.a\n[cols="2*"]\n|===\n.2+|b |c\n|d\n|==='),
]


@pytest.mark.parametrize(("suffix", "text"), CAPTIONS, ids=[one[1][:20] for one in CAPTIONS])
def test_a_caption_is_told_with_its_table_and_cells_may_span_rows(suffix: str, text: str) -> None:
    assert seats(text, suffix) == ["a in 1 level 0", "b in 1 1/1", "c in 1 1/2", "d in 1 2/2"]


def test_the_items_of_a_list_share_a_container() -> None:
    text = "- a\n- b\n  1. c\n\n     more\n- d\n\ntext\n\n- e\n"
    told = ["a in 1 level 1", "b in 1 level 1", "c in 2 level 2", "more in 2 level 2", "d in 1 level 1"]
    assert seats(text, ".md") == [*told, "text in 0 level 0", "e in 3 level 1"]


CONTAINERS = [
    (".md", "> a\n>\n> b\n\nc"),
    (".md", '!!! note "a"\n    b\n\nc'),
    (".md", ":::tip a\nb\n:::\nc"),
    (".md", "<details><summary>a</summary>\n\nb\n\n</details>\n\nc"),
    (".md", "> [!NOTE] a\n> b\n\nc"),
    (".html", "<details><summary>a</summary>b</details>c"),
    (".html", "<blockquote><p>a<p>b</blockquote>c"),
    (".rst", ".. note:: a\n\n   b\n\nc"),
    (".rst", ".. admonition:: a\n\n   b\n\nc"),
    (".adoc", "[NOTE]\n.a\n====\nb\n====\n\nc"),
    (".adoc", "____\na\n\nb\n____\n\nc"),
]


@pytest.mark.parametrize(("suffix", "text"), CONTAINERS, ids=[f"{one[0]} {one[1][:20]}" for one in CONTAINERS])
def test_what_stands_in_a_quotation_or_admonition_shares_its_container(suffix: str, text: str) -> None:
    assert seats(text, suffix) == ["a in 1 level 0", "b in 1 level 0", "c in 0 level 0"]


UNCLOSED = [
    (".md", "a\n\n```rummy\nA♥", "this code fence", "```"),
    (".md", "> ~~~\n> A♥", "this code fence", "~~~"),
    (".md", "a\n\n<!-- x\n\ny", "this comment", "<!--"),
    (".mdx", "{/*\n\nx", "this comment", "{"),
    (".html", "<p>a<!-- x", "this comment", "<!--"),
    (".html", "<pre>a", "this <pre>", "<pre>"),
    (".html", "<p>a<script>b", "this <script>", "<script>"),
    (".adoc", "a\n\n----\nb", "this listing", "----"),
    (".adoc", "////\nb", "this comment", "////"),
    (".adoc", "====\nb", "this block", "===="),
    (".adoc", "|===\n|b", "this table", "|==="),
]


@pytest.mark.parametrize(("suffix", "text", "what", "opening"), UNCLOSED, ids=[one[2] + one[0] for one in UNCLOSED])
def test_what_is_never_closed_is_told(suffix: str, text: str, what: str, opening: str) -> None:
    (unclosed,) = scanned(text, f"a{suffix}").unclosed
    assert (unclosed.what, text[slice(*unclosed.opening)]) == (what, opening)
