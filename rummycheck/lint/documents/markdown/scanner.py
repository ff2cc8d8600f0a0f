"""Which pieces does a text in Markdown consist of?"""

import re

from rummycheck.lint.documents.front_matter import behind_front_matter
from rummycheck.lint.documents.markdown import containers, starts
from rummycheck.lint.documents.markdown.inline import without_markup
from rummycheck.lint.documents.markdown.leaves import BraceComment, Fence, HtmlBlock, IndentedCode, Paragraph
from rummycheck.lint.documents.markdown.line import Line
from rummycheck.lint.documents.markdown.page import Draft, Page, Reading
from rummycheck.lint.documents.markdown.tables import Table
from rummycheck.lint.documents.passages import part
from rummycheck.lint.documents.pieces import Document, PieceKind

_STARTS: dict[str, tuple[starts.Start, ...]] = {
    ">": (containers.quote,),
    "#": (starts.heading,),
    "`": (starts.fence,),
    "~": (starts.fence,),
    "<": (starts.html,),
    "{": (starts.brace_comment,),
    "=": (starts.underline, containers.admonition),
    "-": (starts.underline, starts.delimiters, starts.thematic_break, containers.item),
    "|": (starts.delimiters,),
    ":": (starts.delimiters, containers.colons, containers.definition),
    "*": (starts.thematic_break, containers.item),
    "_": (starts.thematic_break,),
    "+": (containers.item,),
    "!": (containers.admonition,),
    "?": (containers.admonition,),
    "[": (containers.footnote,),
    **dict.fromkeys("0123456789", (containers.item,)),
}
# Paragraphs that nothing can be in but text, and that end at a blank line: most of an article.
_PROSE = re.compile(r"(?:(?:[^\W\d_]|[♠♥♦♣♤♡♢♧]|[0-9]++(?![.)]))[^\n]*+\n)++(?=\n|\Z)")
_LOOSE_END = re.compile(r"[ \t]\n")
_MODULE = re.compile(r"^(?:import|export)\b", re.MULTILINE)

# What takes its lines before it is asked whether another block starts at them.
_WHOLE = (Fence, HtmlBlock, IndentedCode, BraceComment)


def scan(text: str, *, is_mdx: bool = False) -> Document:
    """Return the pieces of a text in Markdown, or in MDX."""
    page = Page(text, is_mdx=is_mdx)
    _read(page, behind_front_matter(text))
    _end(page)
    return _finished(page)


def _read(page: Page, position: int) -> None:
    text, size = page.text, len(page.text)
    while position < size:
        if page.leaf is None and len(page.stack) == 1 and (prose := _PROSE.match(text, position)):
            written = prose[0]
            if not _LOOSE_END.search(written) and not (page.is_mdx and _MODULE.search(written)):
                page.stack[0].list_marker = ""
                page.draft(PieceKind.PARAGRAPH, part(page.whole, position, prose.end() - 1), page.seat)
                position = prose.end() + 1
                continue
        end = text.find("\n", position)
        end = size if end < 0 else end
        if end > position or page.leaf:
            _read_line(page, Line(text, position, end))
        position = end + 1


def _read_line(page: Page, line: Line) -> None:
    depth = containers.goes_on(page, line)
    leaf = page.leaf
    if depth == len(page.stack) and isinstance(leaf, _WHOLE) and leaf.take(page, line):
        return
    while not line.is_blank:
        reading = _started(page, line, depth)
        if reading is not Reading.OPENED:
            break
        depth = len(page.stack)
    else:
        _read_blank(page, depth)
        return
    if reading is Reading.NO:
        _read_text(page, line, depth)


def _started(page: Page, line: Line, depth: int) -> Reading:
    if line.indent >= 4 and not page.is_mdx:
        if isinstance(page.leaf, Paragraph):
            return Reading.NO
        code = IndentedCode()
        page.start_leaf(code, depth)
        code.take(page, line)
        return Reading.DONE
    for start in _STARTS.get(page.text[line.first], ()):
        reading = start(page, line, depth)
        if reading is not Reading.NO:
            return reading
    return Reading.NO


def _read_blank(page: Page, depth: int) -> None:
    page.close_to(depth)
    if isinstance(page.leaf, Paragraph | Table):
        page.close_leaf()


def _read_text(page: Page, line: Line, depth: int) -> None:
    if isinstance(page.leaf, Paragraph):
        # A paragraph goes on even where the markers of its quotation or the blanks of its item are left out.
        page.leaf.add(line)
    elif isinstance(page.leaf, Table) and depth == len(page.stack):
        page.leaf.add(page, line)
    else:
        page.start_leaf(Paragraph(line), depth)


def _end(page: Page) -> None:
    leaf = page.leaf
    page.close_leaf()
    if isinstance(leaf, Fence | BraceComment):
        leaf.end(page)
    page.collect()


def _finished(page: Page) -> Document:
    gathering = page.gathering
    for draft in page.drafts:
        if not isinstance(draft, Draft):
            gathering.pieces.append(draft)
            continue
        inline = without_markup(draft.passage, page.labels, is_mdx=page.is_mdx)
        first = len(gathering.pieces)
        gathering.text(draft.kind, inline.passage, draft.seat, inline.code)
        if inline.comments:
            for comment in inline.comments:
                gathering.comment(comment)
            gathering.pieces[first:] = sorted(gathering.pieces[first:], key=lambda piece: piece.runs[0].start)
    return gathering.document()
