"""Which quotation, list item or admonition of Markdown starts at a line?"""

import re

from rummycheck.lint.documents.markdown.leaves import Paragraph
from rummycheck.lint.documents.markdown.line import Line
from rummycheck.lint.documents.markdown.page import Container, Holds, Page, Reading
from rummycheck.lint.documents.passages import part
from rummycheck.lint.documents.pieces import PieceKind

_ITEM = re.compile(r"(?:[-+*]|([0-9]{1,9})[.)])(?=[ \t]|$)")
_TASK = re.compile(r"\[[ xX]\][ \t]+")
_ADMONITION = re.compile(
    r"""(?:(?:!!!|\?\?\?\+?)[ \t]+[\w-]+(?:[ \t]+[\w-]+)*+|===[!+]?(?=[ \t]+"))[ \t]*+(?:"([^"\n]*)"[ \t]*)?$"""
)
_COLONS = re.compile(r":{3,}+[ \t]*+(?:\{[^{}\n]*+\}|([\w-]+))?[ \t]*+(\[?)(.*)")
_FOOTNOTE = re.compile(r"\[\^[^\[\]\s]{1,99}\]:")
_ADMONITION_INDENT = 4


def goes_on(page: Page, line: Line) -> int:
    """Take the markers of open containers off a line; return how many of them it is still within."""
    if line.is_blank and not page.quotes:
        return len(page.stack)
    for depth, container in enumerate(page.stack):
        match container.holds:
            case Holds.QUOTE:
                if line.indent > 3 or line.is_blank or page.text[line.first] != ">":
                    return depth
                _pass_quote_mark(line)
            case Holds.ITEM:
                if not line.is_blank and line.indent < container.indent:
                    return depth
                line.skip(container.indent)
            case _:
                pass
    return len(page.stack)


def _pass_quote_mark(line: Line) -> None:
    line.pass_by(line.first + 1)
    line.skip(1)


def quote(page: Page, line: Line, depth: int) -> Reading:
    """Read the `>` before a quotation."""
    if page.is_deepest:
        return Reading.NO
    page.start_leaf(None, depth)
    page.open(Container(Holds.QUOTE, page.gathering.new_container(), level=page.seat.level))
    _pass_quote_mark(line)
    return Reading.OPENED


def item(page: Page, line: Line, depth: int) -> Reading:
    """Read the marker before a list item."""
    found = _ITEM.match(page.text, line.first, line.end)
    if not found or page.is_deepest:
        return Reading.NO
    is_empty = not page.text[found.end() : line.end].strip(" \t")
    interrupts = depth == len(page.stack) and isinstance(page.leaf, Paragraph)
    if interrupts and (is_empty or (found[1] and int(found[1]) != 1)):
        return Reading.NO
    before = line.indent
    page.close_to(depth)
    page.close_leaf()
    width = found.end() - line.first
    line.pass_by(found.end())
    blanks = 1 if is_empty or line.indent > 4 else line.indent
    _open_item(page, found[0][-1], before + width + blanks)
    line.skip(blanks)
    if task := _TASK.match(page.text, line.first, line.end):
        line.pass_by(task.end())
    return Reading.OPENED


def _open_item(page: Page, marker: str, indent: int) -> None:
    parent = page.stack[-1]
    if parent.list_marker != marker:
        parent.list_marker, parent.list_number = marker, page.gathering.new_container()
    page.open(Container(Holds.ITEM, parent.list_number, indent, parent.level + 1, is_item=True))


def definition(page: Page, line: Line, depth: int) -> Reading:
    """Read the `:` before what a term means."""
    is_first = isinstance(page.leaf, Paragraph)
    if page.is_deepest or page.text[line.first + 1 : line.first + 2] not in (" ", "\t"):
        return Reading.NO
    if depth > len(page.stack) or not (is_first or page.stack[depth - 1].list_marker == ":"):
        return Reading.NO
    page.close_to(depth)
    page.close_leaf()
    before = line.indent
    line.pass_by(line.first + 1)
    blanks = min(line.indent, _ADMONITION_INDENT)
    _open_item(page, ":", before + 1 + blanks)
    line.skip(blanks)
    return Reading.OPENED


def admonition(page: Page, line: Line, depth: int) -> Reading:
    """Read `!!! note "Title"`, `??? tip` or `=== "Tab"`."""
    found = _ADMONITION.match(page.text, line.first, line.end)
    if not found or page.is_deepest:
        return Reading.NO
    _open_box(page, Container(Holds.ITEM, indent=_ADMONITION_INDENT), depth)
    if found[1]:
        page.draft(PieceKind.CAPTION, part(page.whole, *found.span(1)), page.seat)
    return Reading.DONE


def colons(page: Page, line: Line, depth: int) -> Reading:
    """Read `:::note Title`, or the `:::` that closes it."""
    found = _COLONS.match(page.text, *line.tail)
    if not found:
        return Reading.NO
    if not found[1] and not found[3] and page.text[found.end() - 1] == ":":
        opened = [number for number, container in enumerate(page.stack) if container.holds is Holds.COLONS]
        page.close_to(opened[-1] if opened else len(page.stack))
        page.close_leaf()
    elif page.is_deepest:
        return Reading.NO
    else:
        _open_box(page, Container(Holds.COLONS), depth)
        title = part(page.whole, found.start(3), found.end() - (found[2] == "[" and found[3].endswith("]")))
        if title.text:
            page.draft(PieceKind.CAPTION, title, page.seat)
    return Reading.DONE


def _open_box(page: Page, container: Container, depth: int) -> None:
    page.start_leaf(None, depth)
    container.number, container.level = page.gathering.new_container(), page.seat.level
    page.open(container)


def footnote(page: Page, line: Line, depth: int) -> Reading:
    """Read the `[^1]:` before a footnote."""
    found = _FOOTNOTE.match(page.text, line.first, line.end)
    if not found or page.is_deepest:
        return Reading.NO
    page.labels.add(found[0][1:-2].casefold())
    page.start_leaf(None, depth)
    page.open(Container(Holds.ITEM, page.seat.container, _ADMONITION_INDENT, page.seat.level))
    line.pass_by(found.end())
    line.skip(line.indent)
    return Reading.OPENED
