"""How are the hands of a command line arranged and told?"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import click

from rummycheck.arranging import Arranged, arrange_lines
from rummycheck.cli.complaints import Complaints
from rummycheck.cli.inputs import chosen_documents
from rummycheck.cli.options import DEFAULT_RULESET
from rummycheck.cli.output import Output
from rummycheck.cli.statuses import CANNOT_JUDGE, FOUND, OK
from rummycheck.cli.walk import worst_status
from rummycheck.cli.wild_option import wild_option
from rummycheck.deck import Designation
from rummycheck.errors import DeckError, RummycheckError, TooHardError
from rummycheck.reporters.arranged import (
    ArrangedConciseReporter,
    ArrangedHandReporter,
    ArrangedPointsReporter,
    ArrangedReporter,
    ArrangedTextReporter,
)
from rummycheck.ruleset import load_ruleset
from rummycheck.solver import Solver


class ArrangeOptions(NamedTuple):
    """What the options of `rummycheck arrange` say."""

    ruleset: str
    overrides: tuple[str, ...]
    wild: str | None
    round_number: int | None
    players: int | None
    shows_all: bool
    most: int
    ranks_discards: bool
    shows_proof: bool
    format_name: str | None
    points: bool
    color: str
    ascii_only: bool


def run_arrange(hands: Sequence[str], paths: Sequence[str], options: ArrangeOptions) -> int:
    """Arrange every hand, tell each as soon as it is done, and return the exit status."""
    if options.points and options.format_name not in (None, "points"):
        raise click.UsageError(f"--points and -f {options.format_name} can't go together: choose one of them")
    output = Output(ascii_only=options.ascii_only, color=options.color)
    rules = load_ruleset(options.ruleset, options.overrides)
    solver = Solver(rules, players=options.players, round_number=options.round_number)
    wild = wild_option(options.wild)
    documents = list(chosen_documents(hands, paths))
    reporter = _reporter(options, output, is_single=len(hands) == 1 and not paths)
    output.lines(reporter.begin())
    complaints = Complaints(output, is_silent=False, has_excerpts=isinstance(reporter, ArrangedTextReporter))
    session = _Session(solver, wild, reporter, options, output, complaints)
    status = worst_status(documents, session.statuses, complaints)
    output.lines(reporter.end())
    return status


def _reporter(options: ArrangeOptions, output: Output, *, is_single: bool) -> ArrangedReporter:
    """Return the reporter of the format asked for; else a report for a reader, and a line a hand for a pipe."""
    most = options.most if options.shows_all else 1
    name = "points" if options.points else options.format_name
    if name is None:
        name = "text" if is_single or output.is_terminal else "concise"
    match name:
        case "points":
            return ArrangedPointsReporter()
        case "hand":
            return ArrangedHandReporter(most=most, ascii_only=output.is_ascii)
        case "json" | "jsonl":
            from rummycheck.reporters.arranged_records import ArrangedJsonLinesReporter, ArrangedJsonReporter

            kind = ArrangedJsonReporter if name == "json" else ArrangedJsonLinesReporter
            return kind(ascii_only=output.is_ascii, most=most, shows_proof=options.shows_proof)
        case "concise":
            return ArrangedConciseReporter(names_rules=options.ruleset != DEFAULT_RULESET or bool(options.overrides))
        case _:
            return ArrangedTextReporter(most=most, shows_proof=options.shows_proof, paint=output.paint)


class _Session(NamedTuple):
    """What stays the same from document to document."""

    solver: Solver
    wild: Designation | None
    reporter: ArrangedReporter
    options: ArrangeOptions
    output: Output
    complaints: Complaints

    def statuses(self, source: str, lines: Iterable[str]) -> Iterator[int]:
        """Tell each hand of a document as soon as it is arranged, and yield its exit status."""
        all_arranged = arrange_lines(source, lines, self.solver, self.wild, ranks_discards=self.options.ranks_discards)
        for arranged in all_arranged:
            if arranged.best is None or not self.reporter.has_findings:
                self.complaints.of_problems(arranged.source, arranged.impossible)
            failure = self._told(arranged)
            error = arranged.error or failure
            if error is not None:
                self.complaints.of_hand(arranged.source, arranged.text, error)
            yield CANNOT_JUDGE if error is not None else FOUND if arranged.has_errors else OK

    def _told(self, arranged: Arranged) -> RummycheckError | None:
        """Tell the arrangement, and return what kept the others or the proof from being told, if anything did."""
        try:
            self.output.lines(self.reporter.tell(arranged))
        except (DeckError, TooHardError) as error:
            error.span = arranged.declaration.span if arranged.declaration is not None else None
            return error
        return None
