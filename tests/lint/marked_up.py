"""How does a short text fall into pieces, for tests that need no scanner? Blocks between blank lines, and comments."""

import re

from rummycheck.lint.documents.pieces import Piece, PieceKind, Run

_BLOCK = re.compile(r"(?:[^\n]|\n(?!\n))+")
_COMMENT = re.compile(r"<!--\s*(.*?)\s*-->", re.DOTALL)


def pieces_of(text: str) -> list[Piece]:
    """Return the pieces: `- ` begins an item, `| ` a row of a table, all else is a paragraph."""
    comments = list(_COMMENT.finditer(text))
    pieces = [_piece(PieceKind.COMMENT, text, [comment.span(1)]) for comment in comments]
    for number, block in enumerate(_BLOCK.finditer(text), start=1):
        for row, line in enumerate(_lines(text, *block.span()), start=1):
            first = line[0]
            kept = _without(line, [comment.span() for comment in comments])
            if not "".join(text[start:end] for start, end in kept).strip(" |-\n"):
                continue
            if text.startswith("| ", first):
                cells = [found.span() for found in re.finditer(r"[^|\n]+", text[first : line[1]])]
                pieces += [
                    _piece(
                        PieceKind.CELL, text, _without((first + start, first + end), [c.span() for c in comments])
                    )._replace(container=number, row=row - 1, column=column)
                    for column, (start, end) in enumerate(cells, start=1)
                ]
            else:
                kind = PieceKind.ITEM if text.startswith("- ", first) else PieceKind.PARAGRAPH
                pieces.append(_piece(kind, text, kept))
    return pieces


def _lines(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Return the lines of a list or table, or the block as a whole."""
    if not re.match(r"(?:<!--.*?-->\n)?[-|] ", text[start:end]):
        return [(start, end)]
    return [(start + found.start(), start + found.end()) for found in re.finditer(r"[^\n]+", text[start:end])]


def _without(stretch: tuple[int, int], holes: list[tuple[int, int]]) -> list[tuple[int, int]]:
    kept, at = [], stretch[0]
    for start, end in holes:
        if stretch[0] <= start < stretch[1]:
            kept.append((at, start))
            at = end
    return [part for part in (*kept, (at, stretch[1])) if part[0] < part[1]]


def _piece(kind: PieceKind, text: str, parts: list[tuple[int, int]]) -> Piece:
    """Return a piece of some parts of a text, without the blanks around it."""
    offsets = [offset for start, end in parts for offset in range(start, end)]
    while offsets and text[offsets[0]].isspace():
        offsets.pop(0)
    while offsets and text[offsets[-1]].isspace():
        offsets.pop()
    runs = [Run(at, offset, 1) for at, offset in enumerate(offsets) if at == 0 or offset != offsets[at - 1] + 1]
    return Piece(kind, "".join(text[offset] for offset in offsets), tuple(runs))
