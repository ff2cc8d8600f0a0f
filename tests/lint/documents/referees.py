"""What do the readers that others wrote of a format see in a text: which blocks, in which words?"""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

import html5lib
from docutils import nodes
from docutils.core import publish_doctree
from markdown_it import MarkdownIt
from markdown_it.token import Token

from rummycheck.lint.documents import scanned

Block = tuple[str, str]
"""What a block is, and its words with one blank between each."""

_SORTS = {"item": "paragraph"}
_MARKDOWN = MarkdownIt("commonmark").enable(["table", "strikethrough"])


def ours(text: str, suffix: str) -> list[Block]:
    """Return the blocks that are found here; list items are not told from paragraphs, nor comments told of HTML."""
    pieces = scanned(text, f"article{suffix}").pieces
    told = [(_SORTS.get(piece.kind, piece.kind.value), _words(piece.text)) for piece in pieces]
    return [block for block in told if suffix != ".html" or block[0] != "comment"]


def _words(text: str) -> str:
    return " ".join(text.replace("\0", "").split())


def _told(blocks: Iterator[Block]) -> list[Block]:
    return [(sort, words) for sort, text in blocks if (words := _words(text))]


def markdown_it(text: str) -> list[Block]:
    """Return the blocks that markdown-it-py sees."""
    return _told(_markdown_blocks(_MARKDOWN.parse(text)))


def _markdown_blocks(tokens: list[Token]) -> Iterator[Block]:
    sorts = {"heading_open": "heading", "paragraph_open": "paragraph", "th_open": "cell", "td_open": "cell"}
    opened: list[Token] = []
    for token in tokens:
        if token.nesting == 1:
            opened.append(token)
        elif token.nesting == -1:
            opened.pop()
        elif token.type == "inline":
            yield sorts[opened[-1].type], _markdown_text(token)
        elif token.type in ("fence", "code_block"):
            yield "code", token.content


def _markdown_text(token: Token) -> str:
    text = ""
    for child in token.children or ():
        if child.type in ("text", "text_special", "code_inline"):
            text += child.content
        elif child.type == "image":
            text += _markdown_text(child)
        elif child.type in ("softbreak", "hardbreak") or child.content.startswith("<br"):
            text += "\n"
    return text


_HTML_SORTS = {
    **dict.fromkeys(("p", "div", "li", "dt", "dd", "ul", "ol", "dl", "blockquote", "details", "body"), "paragraph"),
    **dict.fromkeys(("title", "h1", "h2", "h3"), "heading"),
    **dict.fromkeys(("td", "th"), "cell"),
    **dict.fromkeys(("caption", "summary", "figcaption"), "caption"),
    **dict.fromkeys(("table", "thead", "tbody", "tr"), "paragraph"),
    "pre": "code",
}


def html5(text: str) -> list[Block]:
    """Return the blocks that html5lib sees."""
    return _told(_html_blocks(html5lib.parse(text, namespaceHTMLElements=False)))


def _html_blocks(page: Element) -> Iterator[Block]:
    """Yield text up to where an element that is a block begins or ends; within a cell paragraphs are its lines."""
    written: list[str] = []

    def walked(element: Element, sort: str) -> Iterator[Block]:
        # The tag of a comment is a function.
        if element.tag in ("script", "style", "template") or str(element.tag).startswith("<"):
            return
        is_line = sort == "cell" and element.tag in ("p", "div")
        inner = sort if is_line else _HTML_SORTS.get(element.tag, sort)
        ends = element.tag in _HTML_SORTS and not is_line
        if ends:
            yield sort, "".join(written)
            written.clear()
        written.append(" " if is_line or element.tag == "br" else "")
        written.append(element.text or "")
        for child in element:
            yield from walked(child, inner)
            written.append(child.tail or "")
        written.append(" " if is_line else "")
        if ends:
            yield inner, "".join(written)
            written.clear()

    yield from walked(page, "paragraph")


_DOCUTILS = {
    "report_level": 5,
    "halt_level": 6,
    "doctitle_xform": False,
    "docinfo_xform": False,
    "warning_stream": False,
    "syntax_highlight": "none",
}


def docutils(text: str) -> list[Block]:
    """Return the blocks that docutils sees."""
    return _told(_rst_blocks(publish_doctree(text, settings_overrides=dict(_DOCUTILS))))


def _rst_blocks(node: nodes.Node) -> Iterator[Block]:
    match node:
        case (
            nodes.system_message()
            | nodes.substitution_definition()
            | nodes.target()
            | nodes.label()
            | nodes.field_name()
        ):
            return
        case nodes.comment():
            yield "comment", node.astext()
        case nodes.literal_block() | nodes.doctest_block():
            yield "code", node.astext()
        case nodes.title():
            yield "heading" if isinstance(node.parent, nodes.section) else "caption", node.astext()
        case nodes.caption():
            yield "caption", node.astext()
        case nodes.entry():
            yield "cell", node.astext()
        case nodes.line_block() | nodes.paragraph() | nodes.term():
            yield "paragraph", node.astext()
        case _:
            for child in node.children:
                yield from _rst_blocks(child)


def parsed(text: str) -> list[Token]:
    """Return the tokens of a text in Markdown."""
    return _MARKDOWN.parse(text)


def section_depths(text: str) -> list[int]:
    """Return how deep each title of a text in reStructuredText is."""
    tree = publish_doctree(text, settings_overrides=dict(_DOCUTILS))
    return [_depth(title) for title in tree.findall(nodes.title) if isinstance(title.parent, nodes.section)]


def _depth(node: nodes.Node) -> int:
    return _depth(node.parent) + isinstance(node, nodes.section) if node.parent else 0
