"""Which pieces does each format's markup make?"""

import pytest

from rummycheck.lint.documents import ARTICLE_SUFFIXES, scanned
from rummycheck.lint.documents.pieces import PieceKind


def kinds(text: str, suffix: str) -> list[str]:
    return [f"{piece.kind.value}: {piece.text}" for piece in scanned(text, f"article{suffix}").pieces]


TEXTS = [
    (".md", "**5♥** 6♥ *7♥* __8♥__ ~~9♥~~ `10♥` [J♥](u) ![Q♥](u)", "5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥"),
    (".md", "**5♥**6♥ a_b_c 5*6 \\*K\\* \\| A&hearts;&#50;&#x2665; <3 K&x;", "5♥6♥ a_b_c 5*6 *K* | A♥2♥ <3 K&x;"),
    (".md", '<span style="color:red">5♥</span> <img src="k" alt="K♠"> a<br>b', "5♥ K♠ a\nb"),
    (".md", "A♥ 2♥ | [3♥ 4♥] (x) [r]\n\n[r]: u", "A♥ 2♥ | [3♥ 4♥] (x) r"),
    (".md", "46 points[^1]\n\n[^1]: or so", "46 points"),
    (".mdx", "<Card suit={hearts}>5♥</Card> {1 + {a: 2}}6♥", "5♥ 6♥"),
    (".html", "<b>5♥</b>\n  <i>6♥</i>&nbsp;7&hearts; <img alt='8♥'> <code>9♥</code><br/>K", "5♥ 6♥\xa07♥ 8♥ 9♥\nK"),
    (".html", "2 <3 K & Q &amp; J &nosuch; <a href='a>b'>A</a>", "2 <3 K & Q & J &nosuch; A"),
    (".rst", "**5♥** *6♥* ``7♥`` :sub:`8♥` `9♥ <u>`_ |10♥| [1]_ r_ K*K", "5♥ 6♥ 7♥ 8♥ 9♥ |10♥|  r K*K"),
    (".rst", "\\*5♥\\* **6♥**\\ 7♥ A♥ 2♥ | 3♥ *", "*5♥* 6♥7♥ A♥ 2♥ | 3♥ *"),
    (".adoc", "*5♥* _6♥_ `7♥` `+8♥+` #9♥# **1**0♥ +J♥+ link:u[Q♥] https://u[K♥^]", "5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥"),
    (
        ".adoc",
        "A♥{nbsp}2♥ {vbar} 3♥ | 4♥ 5*6 K*K \\*7* <<a,8♥>> [.red]#9♥# {no}",
        "A♥\xa02♥ | 3♥ | 4♥ 5*6 K*K *7* 8♥ 9♥ {no}",
    ),
    (".adoc", ":s: ♠\n\nA{s} 2{s} +\n3{s}", "A♠ 2♠\n3♠"),
    (".txt", "> **5♥** `6♥` &hearts; | <3", "**5♥** `6♥` &hearts; | <3"),
]


@pytest.mark.parametrize(("suffix", "text", "shown"), TEXTS, ids=[text[1][:40] for text in TEXTS])
def test_inline_markup_is_not_shown(suffix: str, text: str, shown: str) -> None:
    assert scanned(text, f"article{suffix}").pieces[0].text == shown


HEADINGS = [
    (
        ".md",
        "# One\n\nTwo\n===\n\nThree\n---\n\n###### Six ######\n\n## Seven {#seven}",
        "1 One, 1 Two, 2 Three, 6 Six, 2 Seven",
    ),
    (".html", "<title>T</title><h1>One</h1><h3 class=x>Three", "1 T, 1 One, 3 Three"),
    (
        ".rst",
        "===\nOne\n===\n\nTwo\n---\n\nThree\n~~~~~\n\nTwo again\n---------\n",
        "1 One, 2 Two, 3 Three, 2 Two again",
    ),
    (".adoc", "= One\n\n== Two\n\n=== Three\n\n## Four\n", "1 One, 2 Two, 3 Three, 2 Four"),
    (
        ".txt",
        "Valid Declaration\nExample #1: Invalid Set\nA♥ 2♥ 3♥\n\n## Points\nAll of them.",
        "3 Valid Declaration, 6 Example #1: Invalid Set, 2 Points",
    ),
    (
        ".txt",
        "Points in Rummy\nAll jokers have\nzero points.\nWild Joker Q♦\nNote: It is so\nwe say.",
        "3 Points in Rummy",
    ),
]


@pytest.mark.parametrize(("suffix", "text", "told"), HEADINGS, ids=[text[1][:40] for text in HEADINGS])
def test_headings_tell_their_level(suffix: str, text: str, told: str) -> None:
    pieces = scanned(text, f"article{suffix}").pieces
    found = [f"{piece.level} {piece.text}" for piece in pieces if piece.kind is PieceKind.HEADING]
    assert ", ".join(found) == told


CODES = [
    (".md", "```rummy wrong points=46\nA♥\n```", ("rummy", "wrong points=46")),
    (".md", "~~~ {.rummy .wrong points=46}\nA♥\n~~~", ("rummy", "wrong points=46")),
    (".md", "```{rummy}\nA♥\n```", ("rummy", "")),
    (".md", "````rummy\nA♥\n`````", ("rummy", "")),
    (".md", "    A♥", ("", "")),
    (".md", '<pre class="rummy wrong" data-points="46">A♥</pre>', ("rummy", "wrong points=46")),
    (".html", "<pre class='rummy wrong' data-points=46>\nA&hearts;</pre>", ("rummy", "wrong points=46")),
    (".html", "<pre><code class='language-rummy x'>A<b>♥</b></code></pre>", ("rummy", "x")),
    (".html", "<PRE>A♥", ("", "")),
    (".rst", ".. code-block:: rummy\n   :points: 46\n   :wrong:\n\n   A♥", ("rummy", "points=46 wrong")),
    (".rst", ".. code:: rummy wrong\n\n   A♥", ("rummy", "wrong")),
    (".rst", "::\n\n  A♥", ("", "")),
    (".adoc", "[source,rummy,points=46]\n----\nA♥\n----", ("rummy", "points=46")),
    (".adoc", "[source,rummy%wrong]\nA♥", ("rummy", "wrong")),
    (".adoc", "[source%wrong,rummy]\n....\nA♥\n....", ("rummy", "wrong")),
    (".adoc", "```rummy wrong\nA♥\n```", ("rummy", "wrong")),
    (".adoc", "....\nA♥\n....", ("", "")),
]


@pytest.mark.parametrize(("suffix", "text", "words"), CODES, ids=[f"{code[0]} {code[1][:30]}" for code in CODES])
def test_code_tells_its_language_and_options(suffix: str, text: str, words: tuple[str, str]) -> None:
    (piece,) = scanned(text, f"article{suffix}").pieces
    assert (piece.kind, piece.text, piece.language, piece.options) == (PieceKind.CODE, "A♥", *words)


COMMENTS = [
    (".md", "<!-- x -->"),
    (".md", "- item <!-- x -->\n  more"),
    (".md", "> <!-- x -->\n> quoted"),
    (".md", "| a <!-- x --> | b |\n|---|---|"),
    (".md", "!!! note\n    <!-- x -->\n    text"),
    (".md", "- item\n\n  <!--\n  x\n  -->"),
    (".mdx", "{/* x */}"),
    (".mdx", "- item\n\n  {/*\n\n  x\n\n  */}"),
    (".md", "a {/* x */} b"),
    (".html", "<p>a<!-- x -->b"),
    (".html", "<table><tr><td><!-- x -->b</table>"),
    (".rst", ".. x"),
    (".rst", "- item\n\n  ..\n     x"),
    (".rst", ".. note::\n\n   text\n\n   .. x\n"),
    (".adoc", "// x"),
    (".adoc", "* item\n// x\nmore"),
    (".adoc", "////\nx\n////"),
    (".adoc", "|===\n|a\n// x\n|===\n"),
    (".adoc", "====\n// x\n===="),
]


@pytest.mark.parametrize(("suffix", "text"), COMMENTS, ids=[f"{one[0]} {one[1][:30]}" for one in COMMENTS])
def test_comments_are_found_wherever_they_stand(suffix: str, text: str) -> None:
    assert [piece.text for piece in scanned(text, f"a{suffix}").pieces if piece.kind is PieceKind.COMMENT] == ["x"]


NO_COMMENTS = [
    (".md", "```\n<!-- x -->\n```"),
    (".md", "    <!-- x -->"),
    (".md", "`<!-- x -->`"),
    (".html", "<pre>a<!-- x --></pre>"),
    (".html", "<script><!-- x --></script>"),
    (".rst", "::\n\n   .. x"),
    (".rst", ".. code:: rummy\n\n   .. x"),
    (".adoc", "----\n// x\n----"),
    (".txt", "<!-- x -->"),
]


@pytest.mark.parametrize(("suffix", "text"), NO_COMMENTS, ids=[f"{one[0]} {one[1][:30]}" for one in NO_COMMENTS])
def test_what_looks_like_a_comment_in_code_is_none(suffix: str, text: str) -> None:
    assert not [piece for piece in scanned(text, f"a{suffix}").pieces if piece.kind is PieceKind.COMMENT]


@pytest.mark.parametrize("text", ["rummycheck: expect valid", "# rummycheck: expect valid"])
def test_a_directive_in_plain_text_is_a_line_of_its_own(text: str) -> None:
    told = ["paragraph: A♥ 2♥", "comment: rummycheck: expect valid", "paragraph: 3♥ 4♥"]
    assert kinds(f"A♥ 2♥\n{text}\n3♥ 4♥", ".txt") == told


@pytest.mark.parametrize("text", ["---\ntitle: A♥\n---\nb", "+++\ntitle = 'A♥'\n+++\nb", "---\r\na: 1\r\n---\r\nb"])
def test_front_matter_is_no_text(text: str) -> None:
    assert kinds(text, ".md") == ["paragraph: b"]


def test_code_spans_are_told() -> None:
    for suffix, text in {
        ".md": "a `2♥` b",
        ".html": "a <code>2♥</code> b",
        ".rst": "a ``2♥`` b",
        ".adoc": "a `2♥` b",
    }.items():
        (piece,) = scanned(text, f"a{suffix}").pieces
        assert [piece.text[slice(*span)] for span in piece.code_spans] == ["2♥"]


def test_any_other_suffix_is_plain_text() -> None:
    assert {"a.TXT", "a.md"} == {name for name in ("a.TXT", "a.md", "a.py") if name[1:].lower() in ARTICLE_SUFFIXES}
    assert kinds("**a** &amp;", ".py") == kinds("**a** &amp;", ".txt") == ["paragraph: **a** &amp;"]
