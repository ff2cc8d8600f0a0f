"""What is found on a score sheet that can be settled all the same? One module for each finding."""

from collections.abc import Iterator

from rummycheck.problems import Problem
from rummycheck.settlement.findings import (
    freed_points,
    nobody_won,
    points_above_cap,
    sheet_cash,
    sheet_points,
    sheet_total,
    sheet_winner,
    table_copies,
    wrong_declaration,
)
from rummycheck.settlement.findings.base import SheetFinding
from rummycheck.settlement.hands import hand_findings
from rummycheck.settlement.settled import Settlement
from rummycheck.settlement.sheet import DECLARING, Event

FINDINGS: tuple[SheetFinding, ...] = (freed_points, nobody_won, points_above_cap, table_copies, wrong_declaration)
"""Those that are looked for in every sheet."""
TOTALS: tuple[SheetFinding, ...] = (sheet_cash, sheet_points, sheet_total, sheet_winner)
"""Those that compare the sheet's own numbers with what is reckoned."""


def findings_in(settled: Settlement, *, checks_totals: bool) -> Iterator[Problem]:
    """Yield everything that is found on a sheet, the faults of its hands as such among it."""
    for row in settled.rows:
        for judged in row.score.hands.values():
            is_shown = judged.entry.event in (*DECLARING, Event.DECLARED_SECOND)
            yield from hand_findings(judged, row.score.deal, is_shown=is_shown)
    for finding in (*FINDINGS, *TOTALS) if checks_totals else FINDINGS:
        yield from finding.check(settled)


__all__ = ("FINDINGS", "TOTALS", "findings_in")
