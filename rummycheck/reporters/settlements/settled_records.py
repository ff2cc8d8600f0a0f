"""What are the fields of a settled sheet for another program?"""

import json
from collections.abc import Iterator, Sequence

from rummycheck.errors import RummycheckError
from rummycheck.reporters.json_text import LONE
from rummycheck.reporters.records import SCHEMA_VERSION, Record, error_record
from rummycheck.reporters.settlements.base import SettlementReporter
from rummycheck.settlement.book import Cell, Row
from rummycheck.settlement.cash import Cash, shown
from rummycheck.settlement.match_bonuses import Bonus
from rummycheck.settlement.settled import Settlement


class SettledJsonReporter(SettlementReporter):
    """One JSON document: all sheets in an array."""

    def __init__(self, *, ascii_only: bool = False) -> None:
        """Take whether the output can hold nothing but ASCII; then all else is escaped."""
        self._ascii_only = ascii_only
        self._told = 0

    def begin(self) -> Iterator[str]:
        """Yield the start of the document."""
        yield f'{{"schema_version": {SCHEMA_VERSION}, "settlements": ['

    def tell(self, settled: Settlement) -> Iterator[str]:
        """Yield the object of a sheet."""
        return self._object(settled_record(settled))

    def refuse(self, source: str, errors: Sequence[RummycheckError]) -> Iterator[str]:
        """Yield the object of a sheet that can't be settled: the first reason, and all of them."""
        told = [error_record(error) for error in errors]
        return self._object({"source": source, "error": told[0], "errors": told})

    def _object(self, record: Record) -> Iterator[str]:
        """Yield an object, with a comma before all but the first."""
        text = json.dumps(record, ensure_ascii=self._ascii_only, indent=1)
        lines = f"{',' if self._told else ''}{LONE.sub(chr(0xFFFD), text)}".split("\n")
        self._told += 1
        yield from map(_escaped, lines)

    def end(self) -> Iterator[str]:
        """Yield the end of the document."""
        yield "]}"


def _escaped(line: str) -> str:
    """Return a line with JSON's own escapes for signs that steer a terminal."""
    if line.isprintable():
        return line
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in line)


def settled_record(settled: Settlement) -> Record:
    """Return the fields of a settled sheet; amounts of money are texts, for they are decimal."""
    end = settled.end
    return {
        "source": settled.sheet.source,
        "title": settled.sheet.title,
        "ruleset": settled.ruleset.name,
        "overrides": list(settled.ruleset.overrides),
        "kind": settled.ruleset.match.kind.value,
        "unit": settled.unit,
        "start": settled.start,
        "players": list(settled.sheet.names),
        "currency": settled.currency,
        "rules": [{"words": rule.words, "key": rule.key} for rule in settled.rules],
        "deals": [_row(row, index, settled) for index, row in enumerate(settled.rows)],
        "ended": None if end is None else {"words": end.rule.words, "key": end.rule.key},
        "winners": [] if end is None else list(end.winners),
        "bonuses": {} if end is None else {name: list(map(_bonus, added)) for name, added in end.bonuses.items()},
        "standings": [
            {
                "rank": one.rank,
                "player": one.player,
                "total": one.total,
                "won": one.has_won,
                "out_since": one.out_since,
                "cash": None if settled.cash is None else shown(settled.cash.net(one.player)),
            }
            for one in settled.standings
        ],
        "cash": None if settled.cash is None else _cash(settled.cash),
        "findings": [
            {
                "name": problem.name,
                "severity": problem.severity.value,
                "message": problem.message,
                "key": problem.key,
                "line": problem.span.line,
                "column": problem.span.column,
                "end_line": problem.span.end_line,
                "end_column": problem.span.end_column,
            }
            for problem in settled.findings
        ],
    }


def _row(row: Row, index: int, settled: Settlement) -> Record:
    wild = row.score.deal.wild
    return {
        "deal": row.score.deal.number,
        "wild": None if wild is None else str(wild),
        "upcard": None if row.score.deal.upcard is None else str(row.score.deal.upcard),
        "winners": list(row.score.winners),
        "went_out": list(row.went_out),
        "came_back": list(row.came_back),
        "players": {name: _cell(cell) for name, cell in row.cells.items()},
        "totals": dict(row.totals),
        "notes": [{"words": note.words, "key": note.key} for note in row.notes],
        "cash": _cash(settled.cash_by_deal[index]) if settled.cash_by_deal else None,
    }


def _cell(cell: Cell) -> Record:
    return {"points": cell.points, "total": cell.total, "rule": cell.rule.words, "key": cell.rule.key}


def _bonus(bonus: Bonus) -> Record:
    return {"points": bonus.points, "rule": bonus.rule.words, "key": bonus.rule.key}


def _cash(cash: Cash) -> Record:
    return {
        "paid": {name: shown(amount) for name, amount in cash.paid.items()},
        "won": {name: shown(amount) for name, amount in cash.won.items()},
        "kept": shown(cash.kept),
    }
