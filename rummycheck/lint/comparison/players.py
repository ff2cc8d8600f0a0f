"""Which hands are held at one table at the same time?"""

import re
from collections.abc import Iterable, Iterator, Mapping

from rummycheck.lint.claims.article import Shown
from rummycheck.lint.comparison.case import Case
from rummycheck.lint.documents.pieces import PieceKind

_PLAYER = re.compile(
    r"\s*(?:player|seat|opponent|dealer|declarer|winner|loser|you|p\d)(?![a-z])[\w .#]{0,20}", re.IGNORECASE
)


def tables(cases: Iterable[Case], shown: Shown) -> Iterator[list[Case]]:
    """Yield the hands of players who sit at one table: named one after the other, each with a name of its own."""
    first_cells = {
        (piece.container, piece.row): piece.text
        for piece in shown.pieces
        if piece.kind is PieceKind.CELL and piece.column == 1
    }
    table: list[Case] = []
    names: set[str] = set()
    for case in cases:
        name = _player(case, shown, first_cells)
        if name is None:
            continue
        if table and (name in names or not _is_same_deal(table[-1], case, shown)):
            yield table
            table, names = [], set()
        table.append(case)
        names.add(name)
    if table:
        yield table


def _player(case: Case, shown: Shown, first_cells: Mapping[tuple[int, int], str]) -> str | None:
    """Return the name of the player whose hand it is, as written before it or in the first cell of its row."""
    name = case.example.hand.name
    piece = shown.pieces[case.example.hand.pieces[0]]
    if piece.kind is PieceKind.CELL:
        name = first_cells.get((piece.container, piece.row), name)
    return name.strip().lower() if name is not None and _PLAYER.fullmatch(name) else None


def _is_same_deal(above: Case, below: Case, shown: Shown) -> bool:
    headings = [shown.headings[case.example.hand.pieces[0]] for case in (above, below)]
    return above.wild == below.wild and headings[0] == headings[1]
