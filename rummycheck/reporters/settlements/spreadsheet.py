"""How is a settled sheet told to a spreadsheet, as comma-separated values?"""

import csv
import io
from collections.abc import Iterator, Sequence

from rummycheck.printable import printable
from rummycheck.reporters.settlements import words
from rummycheck.reporters.settlements.base import SettlementReporter
from rummycheck.settlement.book import End
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


class SpreadsheetReporter(SettlementReporter):
    """A line for each deal: of every player the points, the running total and the rule; then totals and cash."""

    tells_findings = False

    def __init__(self) -> None:
        """Begin with nothing told."""
        self._told = 0

    def tell(self, settled: Settlement) -> Iterator[str]:
        """Yield the lines, each with the name of its sheet; an empty one parts two sheets."""
        if self._told:
            yield ""
        self._told += 1
        source = harmless(settled.sheet.source)
        yield _line(["sheet", *_heads(settled)])
        for cells in (*_deals(settled), *_ends(settled)):
            yield _line([source, *cells])


def _heads(settled: Settlement) -> list[str]:
    heads = [harmless(head) for name in settled.sheet.names for head in (name, f"{name} total", f"{name} rule")]
    return ["deal", "wild", "winner", *heads, *_house("house", settled)]


def _house(cell: str, settled: Settlement) -> list[str]:
    """Return what stands in the last column, which is there where money is settled."""
    return [] if settled.cash is None else [cell]


def _deals(settled: Settlement) -> Iterator[list[str]]:
    for row in settled.rows:
        cells: list[str] = []
        for name in settled.sheet.names:
            cell = row.cells.get(name)
            points, rule = ("", "") if cell is None else (str(cell.points), harmless(str(cell.rule)))
            cells += [points, str(row.totals[name]), rule]
        winners = harmless(" & ".join(row.score.winners))
        yield [str(row.score.deal.number), words.wild_of(row), winners, *cells, *_house("", settled)]


def _ends(settled: Settlement) -> Iterator[list[str]]:
    """Yield the totals, and the money as bare numbers, which can be added up to nothing."""
    standings = {standing.player: standing for standing in settled.standings}
    winners = harmless(" & ".join(settled.end.winners)) if settled.end is not None else ""
    if settled.end is not None and words.has_bonuses(settled):
        yield ["bonus", "", "", *_bonuses(settled, settled.end), *_house("", settled)]
    totals = [cell for name in settled.sheet.names for cell in ("", str(standings[name].total), "")]
    yield ["total", "", winners, *totals, *_house("", settled)]
    if settled.cash is not None:
        amounts = [cell for name in settled.sheet.names for cell in ("", shown(settled.cash.net(name)), "")]
        currency = f" in {settled.currency.strip()}" if settled.currency.strip() else ""
        yield [harmless(f"cash{currency}"), "", "", *amounts, *_house(shown(settled.cash.kept), settled)]


def _bonuses(settled: Settlement, end: End) -> Iterator[str]:
    """Yield what was added at the end for each player, the total with it and the rules."""
    totals = {standing.player: standing.total for standing in settled.standings}
    for name in settled.sheet.names:
        yield words.bonus_points(name, settled)
        yield str(totals[name])
        yield harmless("; ".join(f"{bonus.points} {bonus.rule}" for bonus in end.bonuses.get(name, ())))


def _line(cells: Sequence[str]) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="").writerow(cells)
    return stream.getvalue()
