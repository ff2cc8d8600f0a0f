"""What was found on a settled sheet, and nothing else?"""

from collections.abc import Iterator

from rummycheck.problems import Severity
from rummycheck.reporters.settlements.base import SettlementReporter
from rummycheck.reporters.settlements.words import finding_line
from rummycheck.settlement.settled import Settlement


class SheetFindingsReporter(SettlementReporter):
    """One line for each error and warning: place, severity, name, message."""

    def tell(self, settled: Settlement) -> Iterator[str]:
        """Yield the lines."""
        for problem in settled.findings:
            if problem.severity is not Severity.INFO:
                yield finding_line(problem, settled)
