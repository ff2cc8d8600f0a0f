"""How is a hand judged by several rulesets at once?"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import click

from rummycheck.checker import Checker
from rummycheck.cli.complaints import Complaints
from rummycheck.cli.inputs import chosen_documents
from rummycheck.cli.output import Output
from rummycheck.cli.run_check import CheckOptions
from rummycheck.cli.statuses import CANNOT_JUDGE
from rummycheck.cli.walk import status_of, worst_status
from rummycheck.cli.wild_option import wild_option
from rummycheck.deck import Designation
from rummycheck.errors import NotationError, RummycheckError
from rummycheck.judging import judge_reading
from rummycheck.notation import read_declarations
from rummycheck.reporters.comparison import (
    ComparedConciseReporter,
    ComparedFaultsReporter,
    ComparedPointsReporter,
    ComparisonReporter,
    EachRowReporter,
    Rows,
)
from rummycheck.reporters.comparison_table import TableReporter
from rummycheck.ruleset import load_ruleset, ruleset_names

_ALL = "all"


def run_compare(hands: Sequence[str], paths: Sequence[str], lists: Sequence[str], options: CheckOptions) -> int:
    """Judge every hand by each ruleset of these lists, as `gin,indian-13` or `all`, and return the exit status."""
    output = Output(ascii_only=options.ascii_only, color=options.color)
    checkers = [
        Checker(load_ruleset(name, options.overrides), players=options.players, round_number=options.round_number)
        for name in _chosen(lists)
    ]
    wild = wild_option(options.wild)
    documents = list(chosen_documents(hands, paths))
    reporter = _reporter(options, output)
    output.lines(reporter.begin())
    complaints = Complaints(output, is_silent=options.is_silent, has_excerpts=isinstance(reporter, TableReporter))
    comparison = _Comparison(checkers, wild, reporter, options, output, complaints)
    status = worst_status(documents, comparison.statuses, complaints)
    output.lines(reporter.end())
    return status


def _chosen(lists: Sequence[str]) -> Iterable[str]:
    """Return each name once, and those that `all` stands for. Raises click.UsageError for a list that makes no sense.

    What `all` names again is no mistake; what the user names again most likely is.
    """
    names: list[str] = []
    for text in lists:
        for name in map(str.strip, text.split(",")):
            if not name:
                raise click.UsageError(f"--compare expects names of rulesets parted by commas, or all: found '{text}'")
            if name in names:
                raise click.UsageError(f"--compare names '{name}' twice")
            names.append(name)
    return dict.fromkeys(ruled for name in names for ruled in (ruleset_names() if name == _ALL else (name,)))


def _reporter(options: CheckOptions, output: Output) -> ComparisonReporter:
    """Return the reporter of the format asked for; else a table."""
    if options.is_silent:
        return ComparisonReporter()
    match options.chosen_format:
        case "points":
            return ComparedPointsReporter(is_loser=options.is_loser)
        case "json" | "jsonl" as name:
            from rummycheck.reporters.records import JsonLinesReporter, JsonReporter

            kind = JsonReporter if name == "json" else JsonLinesReporter
            return EachRowReporter(kind(ascii_only=output.is_ascii))
        case _ if options.quiet:
            return ComparedFaultsReporter(is_loser=options.is_loser)
        case "concise":
            return ComparedConciseReporter()
        case _:
            return TableReporter(is_loser=options.is_loser, paint=output.paint)


class _Comparison(NamedTuple):
    """What stays the same from document to document."""

    checkers: Sequence[Checker]
    wild: Designation | None
    reporter: ComparisonReporter
    options: CheckOptions
    output: Output
    complaints: Complaints

    def statuses(self, source: str, lines: Iterable[str]) -> Iterator[int]:
        """Compare each hand of a document as it comes, and yield its exit status."""
        for reading in read_declarations(lines):
            rows = [judge_reading(source, reading, checker, self.wild) for checker in self.checkers]
            self.output.lines(self.reporter.tell(rows))
            statuses = [status_of(row, is_loser=self.options.is_loser) for row in rows if row.verdict is not None]
            if not statuses:
                self.complain(rows)
            yield max(statuses, default=CANNOT_JUDGE)

    def complain(self, rows: Rows) -> None:
        """Say that no ruleset can judge a hand: what can't be read is so under all of them alike."""
        first = rows[0]
        error = first.error
        if error is not None and not isinstance(error, NotationError):
            message = f"no ruleset here can judge this hand: under {first.ruleset}, {error.message}"
            error = RummycheckError(message, error.span)
        if error is not None:
            self.complaints.of_hand(first.source, first.text, error)
