"""Under which headings does each piece of an article stand?"""

from collections.abc import Sequence

from rummycheck.lint.documents.pieces import Piece, PieceKind

Headings = tuple[int, ...]
"""The pieces that are the headings above a piece, the outermost first."""


def headings_above(pieces: Sequence[Piece]) -> tuple[Headings, ...]:
    """Return for each piece the headings above it; a heading stands under itself."""
    above: list[tuple[int, int]] = []
    paths: list[Headings] = []
    for index, piece in enumerate(pieces):
        if piece.kind is PieceKind.HEADING:
            above = [(level, heading) for level, heading in above if level < piece.level]
            above.append((piece.level, index))
        paths.append(tuple(heading for _, heading in above))
    return tuple(paths)


def is_within(path: Headings, section: Headings) -> bool:
    """Tell whether a piece under these headings stands in a section, or in a section of it."""
    return path[: len(section)] == section


def leads(pieces: Sequence[Piece]) -> tuple[int, ...]:
    """Return for each list item the piece before its list, and for any other piece the one before it; -1 for none."""
    above: list[int] = []
    for number, piece in enumerate(pieces):
        is_next_item = number > 0 and piece.kind is pieces[number - 1].kind is PieceKind.ITEM
        above.append(above[-1] if is_next_item else number - 1)
    return tuple(above)
