"""How is a settled sheet told in Markdown?"""

import re
from collections.abc import Iterator, Sequence

from rummycheck.printable import printable
from rummycheck.reporters.settlements import words
from rummycheck.reporters.settlements.base import SettlementReporter
from rummycheck.settlement.settled import Settlement

_SIGNS = re.compile(r"([\\`*_{}\[\]<>|#~&!$])")


def escaped(text: str) -> str:
    r"""Return the text so that Markdown shows it as it is.

    >>> print(escaped("a|b *c*"))
    a\|b \*c\*
    """
    return _SIGNS.sub(r"\\\1", printable(text))


class MarkdownReporter(SettlementReporter):
    """A heading, the table of deals, the standings, and lists of rules, numbers and findings."""

    def __init__(self) -> None:
        """Begin with nothing told."""
        self._told = 0

    def tell(self, settled: Settlement) -> Iterator[str]:
        """Yield the report."""
        if self._told:
            yield ""
        self._told += 1
        yield f"# {escaped(words.headline(settled))}".replace("\n", " ")
        yield ""
        yield from _deals(settled)
        yield ""
        yield f"{escaped(words.outcome(settled))}."
        yield ""
        yield from _standings(settled)
        yield from _list("By these rules", [words.circumstances(settled), *map(str, settled.rules)])
        numbers = [f"deal {row.score.deal.number}: {line}" for row in settled.rows for line in words.number_lines(row)]
        numbers += [f"bonus: {line}" for line in words.bonus_lines(settled)]
        yield from _list("Where the numbers come from; the others are as written", numbers)
        yield from _list("Findings", [words.finding_line(problem, settled) for problem in settled.findings])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _deals(settled: Settlement) -> Iterator[str]:
    names = settled.sheet.names
    head = ["deal", "wild"] if words.has_wild_cards(settled) else ["deal"]
    yield _row([*head, *map(escaped, names)])
    yield _row(["---:"] * (len(head) + len(names)))
    for row in settled.rows:
        start = [str(row.score.deal.number), words.wild_of(row)][: len(head)]
        cells = [
            f"{row.cells[name].points}{escaped(words.marks(name, row))} ({row.totals[name]})"
            if name in row.cells
            else ""
            for name in names
        ]
        yield _row([*start, *cells])
    if words.has_bonuses(settled):
        yield _row(["bonus", *[""] * (len(head) - 1), *(words.bonus_points(name, settled) for name in names)])
    totals = {standing.player: str(standing.total) for standing in settled.standings}
    yield _row(["total", *[""] * (len(head) - 1), *(totals[name] for name in names)])
    if words.legend(settled):
        yield ""
        yield escaped(words.legend(settled))


def _standings(settled: Settlement) -> Iterator[str]:
    has_cash = settled.cash is not None
    yield _row(["rank", "player", settled.unit, *(["cash"] if has_cash else [])])
    yield _row(["---:", "---", "---", *(["---:"] if has_cash else [])])
    for one in settled.standings:
        cash = [escaped(words.cash_words(one.player, settled))] if has_cash else []
        yield _row([str(one.rank), escaped(one.player), words.standing_words(one, settled), *cash])
    if words.house_words(settled):
        yield ""
        yield f"{escaped(words.house_words(settled))}."


def _list(title: str, entries: Sequence[str]) -> Iterator[str]:
    if entries:
        yield ""
        yield f"{title}:"
        yield ""
    for entry in entries:
        yield f"- {escaped(entry)}"
