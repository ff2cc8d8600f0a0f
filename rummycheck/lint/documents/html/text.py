"""What does a reader see of a stretch of HTML that is no more than text?"""

import re
from collections.abc import Sequence

from rummycheck.lint.documents.entities import LOOSE_ENTITY, resolved
from rummycheck.lint.documents.html.attributes import TAG_END
from rummycheck.lint.documents.passages import Edit, Passage, edited, part

BREAK = "\r"
"""What stands for a `<br>` until blanks are run together."""

_SPELLED = re.compile(rf"[ \t\n\f]*+\r[ \t\n\f\r]*+|[ \t\n\f]{{2,}}+|[\t\n\f]|{LOOSE_ENTITY}")
_PRE_MARKUP = re.compile(rf"<!--|<br\b|</?[A-Za-z]|{LOOSE_ENTITY}")


def seen(passage: Passage, written: Sequence[Edit]) -> Passage:
    """Return the text that is written in some stretches, some of them breaks, with blanks run together."""
    first, behind = written[0].start, written[-1].end
    inner = part(passage, first, behind)
    if len(written) > 1 or written[0].text:
        inner = edited(inner, _gaps(written))
    if _SPELLED.search(inner.text):
        inner = edited(inner, [edit for found in _SPELLED.finditer(inner.text) if (edit := _spelled(found))])
    return inner


def _gaps(written: Sequence[Edit]) -> list[Edit]:
    edits: list[Edit] = []
    first = done = written[0].start
    for start, end, text in written:
        if start > done:
            edits.append(Edit(done - first, start - first))
        if text:
            edits.append(Edit(start - first, end - first, text))
        done = end
    return edits


def _spelled(found: re.Match[str]) -> Edit | None:
    if found[0].startswith("&"):
        character = resolved(found[0])
        return Edit(*found.span(), character) if character is not None else None
    return Edit(*found.span(), "\n" if BREAK in found[0] else " ")


def preformatted(passage: Passage) -> Passage:
    """Return what is shown of a block whose blanks are kept."""
    text = passage.text
    edits = [Edit(0, 1)] if text.startswith("\n") else []
    position = 0
    while found := _PRE_MARKUP.search(text, position):
        start, position = found.span()
        if found[0] == "<!--":
            close = text.find("-->", position)
            position = close + 3 if close >= 0 else len(text)
            edits.append(Edit(start, position))
        elif found[0].startswith("<"):
            end = TAG_END.match(text, position)
            if end:
                position = end.end()
                edits.append(Edit(start, position, "\n" if found[0] == "<br" else ""))
        elif (character := resolved(found[0])) is not None:
            edits.append(Edit(start, position, character))
    return edited(passage, edits) if edits else passage
