"""How is a settled sheet told to people at a terminal of 80 columns, so that they could pin it on the wall?"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rummycheck.printable import printable, width, wrapped
from rummycheck.problems import Severity
from rummycheck.reporters.layout import WIDTH, Paint, plain
from rummycheck.reporters.settlements import words
from rummycheck.reporters.settlements.base import SettlementReporter
from rummycheck.reporters.settlements.columns import fitted, left, right
from rummycheck.settlement.book import Row
from rummycheck.settlement.settled import Settlement

_GAP = "  "
_LONGEST_NAME = 12
_COLOURS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.INFO: "blue"}


class WallReporter(SettlementReporter):
    """Deals as rows and players as columns, then the standings, the rules, and where the numbers come from."""

    def __init__(self, paint: Paint = plain) -> None:
        """Take how to colour."""
        self._paint = paint
        self._told = 0

    def tell(self, settled: Settlement) -> Iterator[str]:
        """Yield the report; a blank line parts two sheets."""
        if self._told:
            yield ""
        self._told += 1
        yield from wrapped(words.headline(settled), WIDTH)
        yield from wrapped(words.circumstances(settled), WIDTH, first="  ", more="    ")
        yield from _blocks(settled)
        yield ""
        yield from self._standings(settled)
        yield ""
        yield "by these rules"
        for rule in settled.rules:
            yield from wrapped(printable(str(rule)), WIDTH, first="  ", more="    ")
        yield from _numbers(settled)
        if settled.findings:
            yield ""
        for problem in settled.findings:
            yield self._paint(words.finding_line(problem, settled), _COLOURS[problem.severity])

    def _standings(self, settled: Settlement) -> Iterator[str]:
        yield from (self._paint(line, "green") for line in wrapped(words.outcome(settled), WIDTH))
        rows = [
            (f"{one.rank:>3}.", printable(one.player), words.standing_words(one, settled), cash)
            for one in settled.standings
            for cash in [words.cash_words(one.player, settled)]
        ]
        names, told, cash = (max(width(row[column]) for row in rows) for column in (1, 2, 3))
        for rank, name, total, amount in rows:
            line = f"{rank} {left(name, names)}{_GAP}{left(total, told)}{_GAP}{right(amount, cash)}".rstrip()
            fits = width(line) <= WIDTH
            yield from [line] if fits else wrapped(f"{rank} {name} {total} {amount}", WIDTH, more="     ")
        if words.house_words(settled):
            yield from wrapped(words.house_words(settled), WIDTH, first="     ", more="     ")


class _Widths(NamedTuple):
    """How many columns the parts of the table take."""

    points: int
    marks: int
    totals: int
    player: int
    """All of a player's column, at least as wide as most names."""
    deal: int
    wild: int


def _widths(settled: Settlement) -> _Widths:
    cells = [(name, row) for row in settled.rows for name in row.cells]
    points = max((len(str(row.cells[name].points)) for name, row in cells), default=1)
    marks = max((len(words.marks(name, row)) for name, row in cells), default=0)
    totals = max((len(str(total)) for row in settled.rows for total in row.totals.values()), default=1)
    names = max(width(printable(name)) for name in settled.sheet.names)
    return _Widths(
        points=points,
        marks=marks,
        totals=totals,
        player=max(points + marks + 1 + totals, min(_LONGEST_NAME, names)),
        deal=max(len("total"), len(str(len(settled.rows)))),
        wild=5 if words.has_wild_cards(settled) else 0,
    )


def _blocks(settled: Settlement) -> Iterator[str]:
    """Yield the table, in as many parts as it takes for all players."""
    names, widths = settled.sheet.names, _widths(settled)
    fit = max(1, (WIDTH - widths.deal - widths.wild) // (widths.player + len(_GAP)))
    short = dict(zip(names, fitted(names, widths.player), strict=True))
    for start in range(0, len(names), fit):
        yield ""
        yield from _block(settled, names[start : start + fit], short, widths)
    if words.legend(settled):
        yield words.legend(settled)
    for name in names:
        if short[name] != printable(name):
            yield from wrapped(f"{short[name]} = {printable(name)}", WIDTH, more="  ")


def _block(settled: Settlement, names: Sequence[str], short: Mapping[str, str], widths: _Widths) -> Iterator[str]:
    wild = " wild" if widths.wild else ""
    yield f"{'deal':>{widths.deal}}{wild}" + _columns([short[name] for name in names], widths)
    for row in settled.rows:
        wild = f" {left(words.wild_of(row), 4)}" if widths.wild else ""
        cells = [_cell(name, row, widths) for name in names]
        yield f"{row.score.deal.number:>{widths.deal}}{wild}{_columns(cells, widths)}"
    if words.has_bonuses(settled):
        added = [words.bonus_points(name, settled) for name in names]
        yield f"{'bonus':>{widths.deal}}{' ' * widths.wild}" + _columns(added, widths)
    totals = {standing.player: str(standing.total) for standing in settled.standings}
    yield f"{'total':>{widths.deal}}{' ' * widths.wild}" + _columns([totals[name] for name in names], widths)


def _columns(cells: Sequence[str], widths: _Widths) -> str:
    return "".join(f"{_GAP}{right(cell, widths.player)}" for cell in cells)


def _cell(name: str, row: Row, widths: _Widths) -> str:
    """Return the points of a deal and the running total; a dash for who did not play."""
    points = str(row.cells[name].points) if name in row.cells else "-"
    marks = words.marks(name, row).ljust(widths.marks)
    return f"{points:>{widths.points}}{marks} {row.totals[name]:>{widths.totals}}"


def _numbers(settled: Settlement) -> Iterator[str]:
    """Yield where the numbers come from, but for those that stand on the sheet."""
    told = [(row.score.deal.number, list(words.number_lines(row))) for row in settled.rows]
    if any(lines for _, lines in told) or words.has_bonuses(settled):
        yield ""
        yield "where the numbers come from; the others are as written"
    for number, lines in told:
        if lines:
            yield from wrapped(f"{number}: {'; '.join(lines)}", WIDTH, first="  deal ", more="    ")
    if words.has_bonuses(settled):
        yield from wrapped(f"bonus: {'; '.join(words.bonus_lines(settled))}", WIDTH, first="  ", more="    ")
