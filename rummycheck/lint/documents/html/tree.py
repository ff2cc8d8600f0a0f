"""Which elements of a page are open, and whose is the text within them?"""

from rummycheck.lint.documents.gathering import Gathering, Seat
from rummycheck.lint.documents.html import elements
from rummycheck.lint.documents.html.attributes import number
from rummycheck.lint.documents.html.elements import Element, Owner, Table
from rummycheck.lint.documents.pieces import PieceKind

# Nobody nests deeper; elements that do are left out of account.
_DEEPEST = 100
_ROW = frozenset({"tr"}) | elements.CELLS
_TABLE_PARTS = _ROW | elements.ROW_GROUPS | {"caption"}
# For an element that begins: which others it ends, and which of those around them it looks no further than.
_ENDS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    "li": (frozenset({"li"}), elements.LISTS | {"table", "blockquote"}),
    **dict.fromkeys(("dt", "dd"), (frozenset({"dt", "dd"}), elements.LISTS | {"table", "blockquote"})),
    **dict.fromkeys(elements.CELLS, (elements.CELLS | {"caption"}, frozenset({"table", "tr"}))),
    "tr": (_ROW | {"caption"}, frozenset({"table"})),
    **dict.fromkeys((*elements.ROW_GROUPS, "caption"), (_TABLE_PARTS, frozenset({"table"}))),
}
_CELL_WALLS = elements.CELLS | {"table", "caption"}
_TABLE_WALLS = frozenset({"table"})


class Tree:
    """The elements that are open, from the page to the innermost."""

    def __init__(self, gathering: Gathering) -> None:
        """Start with the page alone."""
        self._gathering = gathering
        self._page = Element("", Owner())
        self._open = [self._page]
        self._deeper = 0

    @property
    def owner(self) -> Owner:
        """Return whose the text is that comes next."""
        return self._open[-1].owner

    @property
    def container(self) -> int:
        """Return the number of the list, table or quotation that is open here, 0 for none."""
        return self.owner.seat.container if len(self._open) > 1 else 0

    def within(self, container: int) -> None:
        """Take it that the page stands in a container of the text around it."""
        self._page.owner.seat = Seat(container)

    def start(self, name: str, facts: dict[str, str]) -> None:
        """Open an element."""
        self._end_implied(name)
        if len(self._open) > _DEEPEST:
            self._deeper += 1
            return
        parent = self._open[-1]
        element = Element(name, parent.owner, parent.table)
        self._open.append(element)
        if name == "table":
            element.table = Table(self._gathering.new_container())
            element.owner = Owner(seat=parent.owner.seat._replace(container=element.table.number))
        elif name == "tr" and element.table:
            element.table.start_row(len(self._gathering.pieces))
        elif name in elements.CELLS and element.table:
            self._start_cell(element, element.table, facts)
        else:
            self._start_block(element, parent.owner.seat)

    def _start_cell(self, element: Element, table: Table, facts: dict[str, str]) -> None:
        if element.name == "td":
            table.see_cell(self._gathering.pieces)
        column = table.start_cell(number(facts.get("colspan", "")), number(facts.get("rowspan", "")))
        row = 0 if table.has_header_row else table.row
        element.owner = Owner(PieceKind.CELL, Seat(table.number, element.owner.seat.level, row, column))

    def _start_block(self, element: Element, seat: Seat) -> None:
        name = element.name
        if name in elements.HEADINGS:
            element.owner = Owner(PieceKind.HEADING, Seat(seat.container, elements.HEADINGS[name]))
        elif name in elements.CAPTIONS:
            element.owner = Owner(PieceKind.CAPTION, seat)
        elif name in elements.LISTS:
            element.owner = Owner(seat=Seat(self._gathering.new_container(), seat.level + 1))
        elif name in elements.QUOTATIONS:
            element.owner = Owner(seat=Seat(self._gathering.new_container(), seat.level))
        elif name in ("li", "dd"):
            element.owner = Owner(PieceKind.ITEM, seat if seat.level else Seat(seat.container, 1))

    def end(self, name: str) -> None:
        """Close an element, and those within it."""
        if self._deeper:
            self._deeper -= 1
            return
        names = frozenset(elements.HEADINGS) if name in elements.HEADINGS else frozenset({name})
        self._close(names, _TABLE_WALLS if name in _TABLE_PARTS | {"table"} else _CELL_WALLS)

    def close(self) -> None:
        """Close all that is open."""
        del self._open[1:]

    def _end_implied(self, name: str) -> None:
        if self._open[-1].name in ("p", "head"):
            self._open.pop()
        if name in elements.HEADINGS and self._open[-1].name in elements.HEADINGS:
            self._open.pop()
        if name in _ENDS:
            self._close(*_ENDS[name])

    def _close(self, names: frozenset[str], walls: frozenset[str]) -> None:
        """Close the elements of some names that stand within a wall, and all in them."""
        outermost = 0
        for depth in range(len(self._open) - 1, 0, -1):
            name = self._open[depth].name
            if name in names:
                outermost = depth
            if name in walls or (outermost and len(names) == 1):
                break
        if outermost:
            del self._open[outermost:]
