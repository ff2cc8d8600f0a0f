"""What do all reporters of settled sheets answer to?"""

from collections.abc import Iterable, Sequence

from rummycheck.errors import RummycheckError
from rummycheck.reporters import SilentReporter
from rummycheck.settlement.settled import Settlement


class SettlementReporter(SilentReporter[Settlement]):
    """A reporter of settled sheets; as it stands it says nothing."""

    tells_findings = True
    """Whether findings have their place in the report; else they are told on standard error."""

    def refuse(self, source: str, errors: Sequence[RummycheckError]) -> Iterable[str]:  # noqa: ARG002 - silence
        """Return the lines for a sheet that can't be settled; why not is told on standard error as well."""
        return ()
