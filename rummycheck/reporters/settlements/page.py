"""How is a settled sheet told as a page for a browser or a printer?"""

from collections.abc import Iterator, Sequence
from html import escape

from rummycheck.printable import printable
from rummycheck.reporters.settlements import words
from rummycheck.reporters.settlements.base import SettlementReporter
from rummycheck.settlement.book import Row
from rummycheck.settlement.settled import Settlement

_STYLE = (
    "body{font-family:sans-serif;margin:2em}table{border-collapse:collapse;margin:1em 0}"
    "th,td{border:1px solid #999;padding:.2em .6em;text-align:right}caption{text-align:left}"
    "td small{color:#555}tfoot td,tfoot th{font-weight:bold}td.out{background:#eee}td.won{font-weight:bold}"
)


class PageReporter(SettlementReporter):
    """One page in HTML with a part for each sheet; it loads nothing and runs nothing."""

    def begin(self) -> Iterator[str]:
        """Yield the head of the page."""
        yield "<!DOCTYPE html>"
        yield '<html lang="en">'
        yield f'<head><meta charset="utf-8"><title>Settlement</title><style>{_STYLE}</style></head>'
        yield "<body>"

    def tell(self, settled: Settlement) -> Iterator[str]:
        """Yield the part of a sheet."""
        yield "<section>"
        yield f"<h1>{_text(words.headline(settled))}</h1>"
        yield from _deals(settled)
        yield from _standings(settled)
        yield from _list("By these rules", [words.circumstances(settled), *map(str, settled.rules)])
        numbers = [f"deal {row.score.deal.number}: {line}" for row in settled.rows for line in words.number_lines(row)]
        numbers += [f"bonus: {line}" for line in words.bonus_lines(settled)]
        yield from _list("Where the numbers come from; the others are as written", numbers)
        yield from _list("Findings", [words.finding_line(problem, settled) for problem in settled.findings])
        yield "</section>"

    def end(self) -> Iterator[str]:
        """Yield the end of the page."""
        yield "</body>"
        yield "</html>"


def _text(text: str) -> str:
    return escape(printable(text))


def _heads(heads: Sequence[str]) -> str:
    cells = "".join(f'<th scope="col">{_text(head)}</th>' for head in heads)
    return f"<thead><tr>{cells}</tr></thead>"


def _cells(texts: Sequence[str]) -> str:
    return "".join(f"<td>{_text(text)}</td>" for text in texts)


def _deals(settled: Settlement) -> Iterator[str]:
    names, has_wild = settled.sheet.names, words.has_wild_cards(settled)
    yield "<table>"
    if words.legend(settled):
        yield f"<caption>{_text(words.legend(settled))}</caption>"
    yield _heads(["deal", *(["wild"] if has_wild else []), *names])
    yield "<tbody>"
    for row in settled.rows:
        wild = _cells([words.wild_of(row)] if has_wild else [])
        cells = "".join(_cell(name, row) for name in names)
        yield f'<tr><th scope="row">{row.score.deal.number}</th>{wild}{cells}</tr>'
    if words.has_bonuses(settled):
        added = [*([""] if has_wild else []), *(words.bonus_points(name, settled) for name in names)]
        yield f'<tr><th scope="row">bonus</th>{_cells(added)}</tr>'
    yield "</tbody>"
    totals = {standing.player: str(standing.total) for standing in settled.standings}
    last = _cells([*([""] if has_wild else []), *(totals[name] for name in names)])
    yield f'<tfoot><tr><th scope="row">total</th>{last}</tr></tfoot>'
    yield "</table>"


def _cell(name: str, row: Row) -> str:
    """Return the points and the running total of a player, with the rule as a tip."""
    cell = row.cells.get(name)
    if cell is None:
        return '<td class="out"></td>'
    kind = "out" if name in row.went_out else "won" if name in row.score.winners else "played"
    told = f"{cell.points}{words.marks(name, row)} <small>{cell.total}</small>"
    return f'<td class="{kind}" title="{_text(str(cell.rule))}">{told}</td>'


def _standings(settled: Settlement) -> Iterator[str]:
    has_cash = settled.cash is not None
    yield f"<p>{_text(words.outcome(settled))}</p>"
    yield "<table>"
    yield _heads(["rank", "player", settled.unit, *(["cash"] if has_cash else [])])
    yield "<tbody>"
    for one in settled.standings:
        told = [str(one.rank), one.player, words.standing_words(one, settled)]
        yield f"<tr>{_cells([*told, *([words.cash_words(one.player, settled)] if has_cash else [])])}</tr>"
    yield "</tbody>"
    yield "</table>"
    if words.house_words(settled):
        yield f"<p>{_text(words.house_words(settled))}</p>"


def _list(title: str, entries: Sequence[str]) -> Iterator[str]:
    if not entries:
        return
    yield f"<h2>{_text(title)}</h2>"
    yield "<ul>"
    for entry in entries:
        yield f"<li>{_text(entry)}</li>"
    yield "</ul>"
