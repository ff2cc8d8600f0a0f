"""Which block of Markdown starts at a line?"""

import re
from collections.abc import Callable

from rummycheck.lint.documents.markdown.leaves import BraceComment, Fence, HtmlBlock, Paragraph
from rummycheck.lint.documents.markdown.line import Line
from rummycheck.lint.documents.markdown.page import Page, Reading
from rummycheck.lint.documents.markdown.tables import Table, opens_table
from rummycheck.lint.documents.markdown.tags import TAG
from rummycheck.lint.documents.passages import part
from rummycheck.lint.documents.pieces import PieceKind

Start = Callable[[Page, Line, int], Reading]

_ATX = re.compile(r"(#{1,6})(?:[ \t]++|$)")
_ATX_CLOSING = re.compile(r"(?:^|[ \t]+)#+$")
_ATTRIBUTES = re.compile(r"[ \t]*\{:?[ \t]*[#.][^{}]*\}$")
_SETEXT = re.compile(r"(?:=+|-+)[ \t]*+$")
_BREAK = re.compile(r"([-*_])[ \t]*+(?:\1[ \t]*+){2,}+$")
_FENCE = re.compile(r"(`{3,}+|~{3,}+)(.*)")
_BRACE_COMMENT = re.compile(r"\{[ \t]*/\*")
_HTML = (
    (
        re.compile(r"<(?:script|pre|style|textarea)(?:[\s>]|$)", re.I),
        re.compile("</(?:script|pre|style|textarea)>", re.I),
    ),
    (re.compile("<!--"), re.compile("-->")),
    (re.compile(r"<\?"), re.compile(r"\?>")),
    (re.compile("<![A-Za-z]"), re.compile(">")),
)
_BLOCK_TAGS = (
    "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt"
    "|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu"
    "|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr"
    "|track|ul"
)
_HTML_BLOCK = re.compile(rf"</?(?:{_BLOCK_TAGS})(?:[\s>]|/>|$)", re.IGNORECASE)


def heading(page: Page, line: Line, depth: int) -> Reading:
    """Read `# Heading`."""
    start, end = line.tail
    marks = _ATX.match(page.text, start, end)
    if not marks:
        return Reading.NO
    page.start_leaf(None, depth)
    written = page.text[marks.end() : end]
    for trailing in (_ATX_CLOSING, _ATTRIBUTES):
        written = trailing.sub("", written)
    passage = part(page.whole, marks.end(), marks.end() + len(written))
    page.draft(PieceKind.HEADING, passage, page.seat._replace(level=len(marks[1])))
    return Reading.DONE


def underline(page: Page, line: Line, depth: int) -> Reading:
    """Read the line below a heading."""
    paragraph = page.leaf
    if depth < len(page.stack) or not isinstance(paragraph, Paragraph):
        return Reading.NO
    if not _SETEXT.match(page.text, line.first, line.end):
        return Reading.NO
    level = 1 if page.text[line.first] == "=" else 2
    page.leaf = None
    # Below definitions of links alone it underlines nothing.
    return Reading.DONE if paragraph.draft_as(page, level) else Reading.NO


def delimiters(page: Page, line: Line, depth: int) -> Reading:
    """Read the line below the header of a table."""
    paragraph = page.leaf
    if depth < len(page.stack) or not isinstance(paragraph, Paragraph):
        return Reading.NO
    if not opens_table(page.text, paragraph.lines[-1], line):
        return Reading.NO
    header = paragraph.lines.pop()
    page.leaf = None
    if paragraph.lines:
        paragraph.close(page)
    page.leaf = Table(page, header, page.seat.level)
    return Reading.DONE


def thematic_break(page: Page, line: Line, depth: int) -> Reading:
    """Read a line across the page."""
    if not _BREAK.match(page.text, line.first, line.end):
        return Reading.NO
    page.start_leaf(None, depth)
    return Reading.DONE


def fence(page: Page, line: Line, depth: int) -> Reading:
    """Read the fence that opens a block of code."""
    found = _FENCE.match(page.text, line.first, line.end)
    if not found or (found[1][0] == "`" and "`" in found[2]):
        return Reading.NO
    page.start_leaf(Fence(line, found[1], found[2].strip()), depth)
    return Reading.DONE


def brace_comment(page: Page, line: Line, depth: int) -> Reading:
    """Read the first line of a comment in braces."""
    opening = _BRACE_COMMENT.match(page.text, line.first, line.end)
    if not opening or page.text.find("*/", opening.end(), line.end) >= 0:
        return Reading.NO
    comment = BraceComment(line)
    page.start_leaf(comment, depth)
    comment.take(page, line)
    return Reading.DONE


def html(page: Page, line: Line, depth: int) -> Reading:
    """Read the first line of a block of HTML."""
    for opens, until in _HTML:
        if opens.match(page.text, line.first, line.end):
            return _html_block(page, line, depth, until)
    if _HTML_BLOCK.match(page.text, line.first, line.end) or (
        not isinstance(page.leaf, Paragraph) and not page.is_mdx and _is_tag_alone(page.text, line)
    ):
        return _html_block(page, line, depth, None)
    return Reading.NO


def _html_block(page: Page, line: Line, depth: int, until: re.Pattern[str] | None) -> Reading:
    block = HtmlBlock(until)
    page.start_leaf(block, depth)
    block.take(page, line)
    return Reading.DONE


def _is_tag_alone(text: str, line: Line) -> bool:
    tag = TAG.match(text, line.first, line.end)
    return tag is not None and not text[tag.end() : line.end].strip()
