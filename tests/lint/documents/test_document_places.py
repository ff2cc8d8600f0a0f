"""Does every character of a piece stand in the source where the piece says it does, whatever is written?"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from spelling import faults

from rummycheck.lint.documents import scanned

CARDS = (
    "A♥ 2♥ 3♥",
    "5♣",
    "10♦ | ",
    " | ",
    "K*K",
    "5_6",
    "PJ",
    "(x) ",
    "<3",
    "&hearts;",
    "&#9829;",
    "&nbsp;",
    "&amp",
    "&x;",
)
BLANKS = ("\n", "\n\n", "\n", " ", "  ", "\t", "    ", "  \n", "\n\n\n")
MARKUP = {
    ".md": (
        "**", "*", "_", "~~", "`", "``", "[", "](u)", "]", "![", "[r]", "\n[r]: u\n", "\\", "\\|", "<b>", "</b>",
        "<br>", "<!--",
        "-->", "\n# ", "\n- ", "\n1. ", "\n> ", "> ", "- ", "\n```\n", "\n```rummy a=1\n", "\n~~~\n",
        "\n| a | b |\n|---|---|\n",
        "| c \\| | d |\n", "\n===\n", "\n---\n", "\n!!! note \"T\"\n    ", "\n:::tip T\n", "\n:::\n",
        "\n<details><summary>s</summary>\n",
        "\n<table><tr><td>", "</td></tr></table>\n", "\n: ", "[^1]", "\n[^1]: ", "> [!NOTE]\n", "<img alt='5♥'>",
        "<pre>", "</pre>", "{/*", "*/}",
        "<http://a>", "{x}", "---\na: b\n---\n", "\n      ", "\n\t- ",
    ),
    ".html": (
        "<p>", "</p>", "<b>", "</b>", "<br>", "<li>", "<ul>", "</ul>", "<table>", "<tr>", "<td>", "<th colspan=2>",
        "</table>", "<h2>", "</h2>",
        "<!--", "-->", "<pre class='rummy a'>", "</pre>", "<code>", "</code>", "<div>", "</div>", "<script>",
        "</script>", "<img alt='5♥'>",
        "<details><summary>", "</summary>", "</details>", "<title>", "</title>", "<head>", "</head>", "<dl><dt>",
        "<dd>", "<a href='", "'>", "<", ">",
        "<caption>", "<blockquote>", "<!doctype html>", "<?x?>",
    ),
    ".rst": (
        "**", "*", "``", "`", ":r:`", " <u>`_", "\\", "\\ ", "\n- ", "\n1. ", "\n(i) ", "\n   ", "\n====\n",
        "\n----\n", "::\n\n   ", "\n.. note:: ", "\n.. c\n",
        "\n.. code-block:: rummy\n   :a: 1\n\n   ", "\n+---+---+\n| a | b |\n+===+===+\n| 5 | 6 |\n+---+---+\n",
        "\n==  ==\na   b\n==  ==\nc   d\n==  ==\n",
        "\n| ", "\n.. list-table:: T\n\n   * - a\n     - b\n", "\n.. csv-table:: T\n\n   \"a\"\"b\", c\n   d,e\n",
        "\n.. [1] ", "[1]_", "r_ ", "\n:f: ", "\n>>> ",
        "\nTitle\n=====\n", "|s|",
    ),
    ".adoc": (
        "*", "**", "_", "`", "`+", "+`", "#", "+", " +\n", "{nbsp}", "{vbar}", "{s}", "\n:s: ♠\n", "link:u[", "]",
        "http://u[t]", "<<a,b>>", "[.r]#", "\\*",
        "\n* ", "\n** ", "\n. ", "\na:: ", "\n+\n", "\n----\n", "\n====\n", "\n|===\n", "|", "\\|", "2+|", "a|",
        "\n[source,rummy,a=1]\n", "\n.Title\n", "\n== ",
        "\n// c\n", "\n////\n", "\nNOTE: ", "\n[NOTE]\n", "\n ", "\nimage::a[b]\n", "\n[%header,cols=2]\n", "\n--\n",
        "\n,===\n", "\n```rummy\n", "\n> ",
    ),
    ".txt": (
        "\n- ", "\n(i) ", "\n1. ", "\n> ", "\n# ", "\nExample 1:\n", "\nValid Hand\n", "\n====\n",
        "\nrummycheck: expect valid\n", "\n  ", "Aa", ".",
    ),
}  # fmt: skip
MARKUP[".mdx"] = (*MARKUP[".md"], "\nimport a\n", "{a b}", "<Card x={1}>", "</Card>", "\nexport b\n")


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"], ids=["lf", "crlf", "cr"])
@pytest.mark.parametrize("suffix", sorted(MARKUP))
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_every_character_is_spelled_where_it_is_said_to_stand(suffix: str, line_end: str, data: st.DataObject) -> None:
    fragments = st.lists(st.sampled_from(MARKUP[suffix] + MARKUP[suffix] + CARDS + BLANKS), max_size=25)
    text = "".join(data.draw(fragments)).replace("\n", line_end)
    assert faults(text, scanned(text, f"article{suffix}")) == []


@pytest.mark.parametrize("suffix", sorted(MARKUP))
@settings(max_examples=60, deadline=None)
@given(text=st.text(max_size=80))
def test_no_text_is_refused(suffix: str, text: str) -> None:
    assert faults(text, scanned(text, f"article{suffix}")) == []


@pytest.mark.parametrize("suffix", sorted(MARKUP))
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_line_ends_change_places_only(suffix: str, data: st.DataObject) -> None:
    text = "".join(data.draw(st.lists(st.sampled_from(MARKUP[suffix] + CARDS + BLANKS), max_size=20)))
    unix = scanned(text, f"article{suffix}")
    windows = scanned(text.replace("\n", "\r\n"), f"article{suffix}")
    assert [piece._replace(runs=()) for piece in windows.pieces] == [piece._replace(runs=()) for piece in unix.pieces]
