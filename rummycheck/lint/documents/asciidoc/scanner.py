"""Which pieces does a text in AsciiDoc consist of?"""

import re

from rummycheck.lint.documents.asciidoc.attributes import block_attributes
from rummycheck.lint.documents.asciidoc.delimited import read_delimited
from rummycheck.lint.documents.asciidoc.lists import read_item
from rummycheck.lint.documents.asciidoc.page import Page
from rummycheck.lint.documents.asciidoc.prose import is_delimiter, is_line_comment, read_comment, tail
from rummycheck.lint.documents.front_matter import behind_front_matter
from rummycheck.lint.documents.pieces import Document, PieceKind

_HEADING = re.compile(r"(={1,6}|#{1,6})[ \t]+(?=\S)")
_ATTRIBUTE = re.compile(r":(!?[\w][\w-]*!?):(?:[ \t]+(.*))?$")
_BLOCK_ATTRIBUTES = re.compile(r"\[(?:\[.*\]|(?:[\w,.#%\"'*][^\]]*)?)\]$")
_TITLE = re.compile(r"\.(?![ \t.])")
_MACRO = re.compile(r"([a-z]\w*)::([^\s\[\]]*)\[(.*)\]$")
_BREAK = re.compile(r"(?:'{3,}|<{3,}|-{3}|\*{3}|- - -|\* \* \*)$")
_ADMONITION = re.compile(r"(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION):[ \t]+(?=\S)")
_AUTHOR = re.compile(r"[\w.'-]+(?: [\w.'-]+){1,3}(?: <[^<>]+>)?$")
_REVISION = re.compile(r"v?[0-9][\w., :-]*$")
_UNDERLINE = {"=": 1, "-": 2, "~": 3, "^": 4, "+": 5}


def scan(text: str) -> Document:
    """Return the pieces of a text in AsciiDoc."""
    page = Page(text)
    behind = behind_front_matter(text)
    page.at = text.count("\n", 0, behind)
    while page.at < len(page.lines):
        if page.line.is_blank:
            page.at += 1
        else:
            _read_block(page)
    for container in page.stack[1:]:
        if container.opening:
            page.gathering.leave_open("this block", container.opening)
    return page.gathering.document()


def _read_block(page: Page) -> None:
    written = page.written(page.line)
    if page.line.indent == 0 and not written[0].isalnum() and _read_mark(page, written):
        return
    if page.line.indent == 0 and (macro := _MACRO.match(written)):
        _read_macro(page, macro)
        return
    if not page.block.is_code and read_item(page):
        return
    page.start_block()
    if page.line.indent > 0 or page.block.is_code:
        _read_code_paragraph(page)
    elif not _read_underlined(page):
        _read_paragraph(page, written)


def _read_mark(page: Page, written: str) -> bool:
    """Read a line that starts with a mark and is no text."""
    line = page.line
    if is_line_comment(written):
        read_comment(page)
    elif is_delimiter(written):
        read_delimited(page)
    elif heading := _HEADING.match(written):
        page.start_block()
        page.top.lists.clear()
        page.at += 1
        page.take_attributes()
        level = len(heading[1])
        page.gather(PieceKind.HEADING, [(line.start + heading.end(), line.end)], page.seat._replace(level=level))
        if level == 1:
            _skip_header(page)
    elif entry := _ATTRIBUTE.match(written):
        _read_attribute(page, entry)
    elif _BLOCK_ATTRIBUTES.match(written):
        page.at += 1
        if not written.startswith("[["):
            page.block = block_attributes(written[1:-1])
    elif _TITLE.match(written):
        page.at += 1
        page.title = (line.start + 1, line.end)
    elif written == "+":
        page.at += 1
        page.top.is_attached = True
    elif _BREAK.match(written):
        page.start_block()
        page.at += 1
    else:
        return False
    return True


def _skip_header(page: Page) -> None:
    """Pass by the author and the revision below the title of a document."""
    for expected in (_AUTHOR, _REVISION):
        if page.at < len(page.lines) and expected.match(page.written(page.line)):
            page.at += 1


def _read_attribute(page: Page, entry: re.Match[str]) -> None:
    page.at += 1
    value = entry[2] or ""
    while value.endswith("\\") and page.at < len(page.lines):
        value = page.written(page.line)
        page.at += 1
    if entry[1].startswith("!") or entry[1].endswith("!"):
        page.attributes.pop(entry[1].strip("!"), None)
    elif value:
        page.attributes[entry[1].lower()] = value


def _read_macro(page: Page, macro: re.Match[str]) -> None:
    """Read a block of one line, of which only what an image stands for is text."""
    line = page.line
    page.at += 1
    if macro[1] in ("ifdef", "ifndef", "ifeval", "endif", "include"):
        return
    page.start_block()
    page.take_attributes()
    number = page.take_title()
    alt = re.match(r'"[^"]*"|[^,=\]]*(?![^,\]])', macro[3]) if macro[1] == "image" else None
    if alt and alt.end():
        start = line.start + macro.start(3)
        quoted = alt[0].startswith('"')
        seat = page.seat._replace(container=number) if number else page.seat
        page.gather(PieceKind.PARAGRAPH, [(start + quoted, start + alt.end() - quoted)], seat)


def _read_code_paragraph(page: Page) -> None:
    block = page.take_attributes()
    number = page.take_title()
    first = page.at
    while (
        page.at < len(page.lines)
        and not page.line.is_blank
        and not (page.at > first and page.written(page.line) == "+")
    ):
        page.at += 1
    page.gather_code(page.lines[first : page.at], block.code_words() if block.style == "source" else ("", ""), number)


def _read_underlined(page: Page) -> bool:
    """Read a title with a line below it that is as long."""
    below = page.lines[page.at + 1] if page.at + 1 < len(page.lines) else None
    if not below or below.is_blank:
        return False
    rule = page.written(below)
    line = page.line
    if (
        rule[0] not in _UNDERLINE
        or rule.strip(rule[0])
        or len(rule) < 3
        or abs(len(rule) - (line.end - line.start)) > 1
    ):
        return False
    page.at += 2
    page.gather(PieceKind.HEADING, [(line.start, line.end)], page.seat._replace(level=_UNDERLINE[rule[0]]))
    return True


def _read_paragraph(page: Page, written: str) -> None:
    admonition = _ADMONITION.match(written)
    block = page.take_attributes()
    number = page.take_title()
    if not number and (
        admonition or written.startswith(">") or block.style in ("quote", "verse") or block.style.isupper()
    ):
        number = page.gathering.new_container()
    stretches = tail(page, page.line.start + (admonition.end() if admonition else 0))
    seat = page.seat._replace(container=number) if number else page.seat
    page.gather(PieceKind.PARAGRAPH, stretches, seat)
