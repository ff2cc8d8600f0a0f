"""Which elements of HTML are open, and what is text within them?"""

from dataclasses import dataclass, field

from rummycheck.lint.documents.gathering import NOWHERE, Seat
from rummycheck.lint.documents.pieces import Piece, PieceKind

HEADINGS = {"title": 1, **{f"h{level}": level for level in range(1, 7)}}
LISTS = frozenset({"ul", "ol", "dl", "menu"})
CELLS = frozenset({"td", "th"})
ROW_GROUPS = frozenset({"thead", "tbody", "tfoot"})
CAPTIONS = frozenset({"caption", "figcaption", "summary", "legend"})
QUOTATIONS = frozenset({"blockquote", "details", "figure", "aside"})
GROUPS = frozenset(
    {"p", "div", "section", "article", "header", "footer", "nav", "main", "form", "fieldset", "address", "center"}
    | {"dialog", "hgroup", "search"}
)
BLOCKS = (
    GROUPS | LISTS | CELLS | ROW_GROUPS | CAPTIONS | QUOTATIONS | HEADINGS.keys() | {"li", "dt", "dd", "table", "tr"}
)
"""The elements that end the text before them."""

UNSEEN = frozenset({"script", "style", "template", "svg", "iframe", "textarea", "select", "datalist", "noframes"})
"""What is in them is not the article's text."""

CODE = frozenset({"code", "kbd", "samp", "tt"})

_WIDEST = 1000


@dataclass(slots=True)
class Owner:
    """Whose the text is that comes next."""

    kind: PieceKind = PieceKind.PARAGRAPH
    seat: Seat = NOWHERE

    def text_kind(self) -> PieceKind:
        """Return what the next text is: only the first in a list item is the item."""
        kind = self.kind
        if kind is PieceKind.ITEM:
            self.kind = PieceKind.PARAGRAPH
        return kind


@dataclass(slots=True)
class Table:
    """A table whose rows and columns are counted."""

    number: int
    row: int = 0
    """How many rows that are no header were begun."""
    column: int = 0
    has_header_row: bool = True
    """Whether all cells of the row so far are header cells."""
    first_piece: int = 0
    """The number of the first piece of the row."""
    taken: dict[int, int] = field(default_factory=dict)
    """For how many more rows a cell of a row above takes up a column."""

    def start_row(self, pieces: int) -> None:
        """Begin a row; it is a header's until a cell says otherwise."""
        self.column, self.has_header_row, self.first_piece = 0, True, pieces
        self.taken = {column: rows - 1 for column, rows in self.taken.items() if rows > 1}

    def start_cell(self, columns: int, rows: int) -> int:
        """Return the column of the next cell."""
        first = self.column + 1
        while self.taken.get(first, 0):
            first += 1
        self.column = first + min(columns, _WIDEST) - 1
        if rows > 1:
            # This row is counted off when the next one starts.
            self.taken.update(dict.fromkeys(range(first, self.column + 1), min(rows, _WIDEST)))
        return first

    def see_cell(self, pieces: list[Piece]) -> None:
        """Note a cell that is no header: the row is none, nor are the cells in it."""
        if not self.has_header_row:
            return
        self.has_header_row = False
        self.row += 1
        for number in range(self.first_piece, len(pieces)):
            piece = pieces[number]
            if piece.container == self.number and piece.kind is PieceKind.CELL:
                pieces[number] = piece._replace(row=self.row)


@dataclass(slots=True)
class Element:
    """An element that is open."""

    name: str
    owner: Owner
    table: Table | None = None
