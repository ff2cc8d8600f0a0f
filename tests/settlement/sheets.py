"""How do tests settle a sheet without a process?"""

from pathlib import Path

import pytest

from rummycheck.errors import SheetError
from rummycheck.settlement.rules_of_sheet import ruleset_of
from rummycheck.settlement.settled import Settlement
from rummycheck.settlement.settling import settle
from rummycheck.settlement.sheet_reading import read_sheet

SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "settlements"


def settled(text: str, *, checks_totals: bool = False, source: str = "sheet.yaml") -> Settlement:
    """Return what comes of a sheet."""
    sheet = read_sheet(text, source)
    return settle(sheet, ruleset_of(sheet, "indian-13"), checks_totals=checks_totals)


def sample(name: str) -> Settlement:
    """Return what comes of a sheet of the samples, whose own totals are checked."""
    return settled((SAMPLES / f"{name}.yaml").read_text(encoding="utf-8"), checks_totals=True, source=f"{name}.yaml")


def refusals(text: str) -> list[tuple[int, int, str]]:
    """Return line, column and message of everything for which a sheet can't be settled."""
    with pytest.raises(SheetError) as raised:
        settled(text)
    return [
        (fault.span.line, fault.span.column, fault.message) if fault.span is not None else (0, 0, fault.message)
        for fault in raised.value.faults
    ]


def findings(text: str, *, checks_totals: bool = False) -> list[str]:
    """Return what is found on a sheet, each with its place."""
    return [
        f"{one.span.line}:{one.span.column} {one.severity} {one.name}: {one.message}"
        for one in settled(text, checks_totals=checks_totals).findings
    ]


def sheet(*deals: str, ruleset: str = "indian-13", players: str = "A, B, C", more: str = "") -> str:
    """Return a sheet of deals in braces."""
    lines = [f"ruleset: {ruleset}", f"players: [{players}]", *([more] if more else []), "deals:"]
    return "\n".join([*lines, *(f"  - {{{deal}}}" for deal in deals)]) + "\n"


def totals(settlement: Settlement) -> list[list[int]]:
    """Return the totals after each deal, in the order of the players."""
    return [[row.totals[name] for name in settlement.sheet.names] for row in settlement.rows]


def points(settlement: Settlement, deal: int = 1) -> dict[str, int]:
    """Return what a deal added for each player."""
    return {name: cell.points for name, cell in settlement.rows[deal - 1].cells.items()}
