"""How far does a text of AsciiDoc go on that starts at a line?"""

import re

from rummycheck.lint.documents.asciidoc.page import Page

_DELIMITER = re.compile(r"(?:-{4,}|\.{4,}|={4,}|\*{4,}|_{4,}|\+{4,}|/{4,}|--|`{3,}.*|[|,:!]={3,})$")
_ATTRIBUTES = re.compile(r"\[[\w,.#%\"'*\[][^\n]*\]$")
_QUOTED = re.compile(r"(?:>[ \t]?)+")


def is_line_comment(written: str) -> bool:
    """Return whether a line is a comment."""
    return written.startswith("//") and not written.startswith("///")


def read_comment(page: Page) -> None:
    """Gather a comment of a line."""
    line = page.line
    page.gather_comment(line.start + 2, line.end)
    page.at += 1


def is_delimiter(written: str) -> bool:
    """Return whether a line opens or closes a block."""
    return _DELIMITER.match(written) is not None


def is_interrupted(page: Page) -> bool:
    """Return whether a text ends above the line that is to be read."""
    line = page.line
    if line.is_blank:
        return True
    written = page.written(line)
    if written[0].isalnum() or line.indent:
        return False
    return written == "+" or is_delimiter(written) or _ATTRIBUTES.match(written) is not None


def tail(page: Page, start: int) -> list[tuple[int, int]]:
    """Take the lines of a text, the first from an offset on; comments between them are gathered."""
    stretches = [(_behind_quote(page, start, page.line.end), page.line.end)]
    page.at += 1
    while page.at < len(page.lines) and not is_interrupted(page):
        if is_line_comment(page.written(page.line)):
            read_comment(page)
            continue
        stretches.append((_behind_quote(page, page.line.start, page.line.end), page.line.end))
        page.at += 1
    return [stretch for stretch in stretches if stretch[0] < stretch[1]]


def _behind_quote(page: Page, start: int, end: int) -> int:
    quoted = _QUOTED.match(page.text, start, end)
    return quoted.end() if quoted else start
