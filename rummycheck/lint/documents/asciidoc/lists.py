"""Which items do the lists of AsciiDoc have?"""

import re

from rummycheck.lint.documents.asciidoc.page import Page
from rummycheck.lint.documents.asciidoc.prose import is_interrupted, is_line_comment, read_comment
from rummycheck.lint.documents.pieces import PieceKind

_MARKER = re.compile(
    r"(?:(\*{1,6}|-|\.{1,6})|(?:[0-9]{1,4}|[a-zA-Z])\.|[ivxIVX]{1,6}\)|<(?:[0-9]{1,3}|\.)>)[ \t]+(?=\S)"
)
_CHECKBOX = re.compile(r"\[[ xX*]\][ \t]+")
_TERM = re.compile(r"(?<=[^:;\s])(:{2,4}|;;)(?:[ \t]+|$)")


def read_item(page: Page) -> bool:
    """Read a list item, if one starts at the line that is to be read."""
    line = page.line
    written = page.written(line)
    if marker := _MARKER.match(written):
        _enter(page, marker[1] or re.sub(r"\w+", "1", marker[0].strip()))
        start = line.start + marker.end()
        box = _CHECKBOX.match(page.text, start, line.end)
        page.at += 1
        _read_text(page, [(box.end() if box else start, line.end)])
        return True
    if colons := _TERM.search(written):
        _enter(page, colons[1])
        page.at += 1
        page.gather(PieceKind.PARAGRAPH, [(line.start, line.start + colons.start())])
        _read_text(page, [(line.start + colons.end(), line.end)])
        return True
    return False


def is_item(written: str) -> bool:
    """Return whether a line starts a list item."""
    return bool(_MARKER.match(written) or _TERM.search(written))


def _enter(page: Page, marker: str) -> None:
    """Go into the list whose items are marked so: one that is open, or a new one within the last item."""
    lists = page.top.lists
    page.top.is_attached = False
    page.take_attributes()
    for depth, (known, _) in enumerate(lists):
        if known == marker:
            del lists[depth + 1 :]
            break
    else:
        lists.append((marker, page.gathering.new_container()))
    page.take_title(lists[-1][1])


def _read_text(page: Page, stretches: list[tuple[int, int]]) -> None:
    """Read the text of an item, which goes on to a blank line or the next item."""
    while page.at < len(page.lines) and not is_interrupted(page):
        written = page.written(page.line)
        if is_line_comment(written):
            read_comment(page)
            continue
        if is_item(written):
            break
        stretches.append((page.line.start, page.line.end))
        page.at += 1
    stretches = [stretch for stretch in stretches if stretch[0] < stretch[1]]
    if stretches:
        page.gather(PieceKind.ITEM, stretches)
