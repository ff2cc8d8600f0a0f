"""How is a settled sheet told to a spreadsheet, as comma-separated values?"""

import csv
import io
from collections.abc import Iterator, Sequence

from rummycheck.printable import printable
from rummycheck.reporters import SilentReporter
from rummycheck.reporters.settlements import words
from rummycheck.settlement.cash import shown
from rummycheck.settlement.settled import Settlement

# A cell that begins so is a formula to a spreadsheet, whatever wrote it; in the wider signs of Asian fonts, too.
_BEGINS_FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")


def harmless(text: str) -> str:
    """Return the text so that no spreadsheet takes it for a formula.

    >>> harmless("=1+1"), harmless("Asha")
    ("'=1+1", 'Asha')
    """
    shown_text = printable(text)
    return f"'{shown_text}" if shown_text.lstrip().startswith(_BEGINS_FORMULA) else shown_text


class SpreadsheetReporter(SilentReporter[Settlement]):
    """A line for each deal: of every player the points, the running total and the rule; then totals and cash."""

    def __init__(self) -> None:
        """Begin with nothing told."""
        self._told = 0

    def tell(self, settled: Settlement) -> Iterator[str]:
        """Yield the lines; an empty one parts two sheets."""
        if self._told:
            yield ""
        self._told += 1
        names = settled.sheet.names
        heads = [head for name in names for head in (name, f"{name} total", f"{name} rule")]
        yield _line([harmless(text) for text in ("deal", "wild", "winner", *heads)])
        for row in settled.rows:
            cells: list[str] = []
            for name in names:
                cell = row.cells.get(name)
                told = ["", ""] if cell is None else [str(cell.points), harmless(str(cell.rule))]
                cells += [told[0], str(row.totals[name]), told[1]]
            winners = harmless(" & ".join(row.score.winners))
            yield _line([str(row.score.deal.number), words.wild_of(row), winners, *cells])
        yield from _ends(settled)


def _ends(settled: Settlement) -> Iterator[str]:
    """Yield the totals, and the money as bare numbers, which can be added up."""
    standings = {standing.player: standing for standing in settled.standings}
    winners = harmless(" & ".join(settled.end.winners)) if settled.end is not None else ""
    totals = [cell for name in settled.sheet.names for cell in ("", str(standings[name].total), "")]
    yield _line(["total", "", winners, *totals])
    if settled.cash is not None:
        amounts = [cell for name in settled.sheet.names for cell in ("", shown(settled.cash.net(name)), "")]
        currency = f" in {settled.currency.strip()}" if settled.currency.strip() else ""
        yield _line([harmless(f"cash{currency}"), "", "", *amounts])
        yield _line([harmless(f"house{currency}"), "", shown(settled.cash.kept), *[""] * len(amounts)])


def _line(cells: Sequence[str]) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="").writerow(cells)
    return stream.getvalue()
