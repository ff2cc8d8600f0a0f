"""How are the hands of a command line arranged and told?"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import click

from rummycheck.arranging import Arranged, arrange_lines, arrange_lines_against
from rummycheck.cli.against_option import against_option, defender_for
from rummycheck.cli.complaints import Complaints
from rummycheck.cli.inputs import chosen_documents
from rummycheck.cli.options import DEFAULT_RULESET
from rummycheck.cli.output import Output
from rummycheck.cli.statuses import CANNOT_JUDGE, FOUND, OK
from rummycheck.cli.upcard_option import with_upcard
from rummycheck.cli.walk import worst_status
from rummycheck.cli.wild_option import wild_option
from rummycheck.deck import Designation
from rummycheck.declaration import Declaration
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

if TYPE_CHECKING:
    from rummycheck.solver.against import Defender


class ArrangeOptions(NamedTuple):
    """What the options of `rummycheck arrange` say."""

    ruleset: str
    overrides: tuple[str, ...]
    wild: str | None
    upcard: str | None
    round_number: int | None
    players: int | None
    shows_all: bool
    most: int
    ranks_discards: bool
    shows_proof: bool
    against: str | None
    format_name: str | None
    points: bool
    color: str
    ascii_only: bool


def run_arrange(hands: Sequence[str], paths: Sequence[str], options: ArrangeOptions) -> int:
    """Arrange every hand, tell each as soon as it is done, and return the exit status."""
    if options.points and options.format_name not in (None, "points"):
        raise click.UsageError(f"--points and -f {options.format_name} can't go together: choose one of them")
    if options.against is not None and options.ranks_discards:
        raise click.UsageError("--against and --discard can't go together: when the deal is over, no card is put away")
    output = Output(ascii_only=options.ascii_only, color=options.color)
    rules = with_upcard(load_ruleset(options.ruleset, options.overrides), options.upcard)
    solver = Solver(rules, players=options.players, round_number=options.round_number)
    wild = wild_option(options.wild)
    table = None if options.against is None else against_option(options.against)
    defender = (
        None
        if table is None
        else defender_for(rules, table, wild, players=options.players, round_number=options.round_number)
    )
    documents = list(chosen_documents(hands, paths))
    reporter = _reporter(options, output, is_single=len(hands) == 1 and not paths)
    output.lines(reporter.begin())
    complaints = Complaints(output, is_silent=False, has_excerpts=isinstance(reporter, ArrangedTextReporter))
    session = _Session(solver, defender, table, wild, reporter, options, output, complaints)
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
    defender: "Defender | None"
    table: Declaration | None
    """The melds on which cards are laid off."""
    wild: Designation | None
    reporter: ArrangedReporter
    options: ArrangeOptions
    output: Output
    complaints: Complaints

    def statuses(self, source: str, lines: Iterable[str]) -> Iterator[int]:
        """Tell each hand of a document as soon as it is arranged, and yield its exit status."""
        for arranged in self._arranged(source, lines):
            if arranged.best is None or not self.reporter.has_findings:
                self.complaints.of_problems(arranged.source, arranged.impossible)
            failure = self._told(arranged)
            error = arranged.error or failure
            if error is not None:
                self.complaints.of_hand(arranged.source, arranged.text, error)
            yield CANNOT_JUDGE if error is not None else FOUND if arranged.has_errors else OK

    def _arranged(self, source: str, lines: Iterable[str]) -> Iterator[Arranged]:
        if self.defender is not None and self.table is not None:
            return arrange_lines_against(source, lines, self.defender, self.table, self.wild)
        return arrange_lines(source, lines, self.solver, self.wild, ranks_discards=self.options.ranks_discards)

    def _told(self, arranged: Arranged) -> RummycheckError | None:
        """Tell the arrangement, and return what kept the others or the proof from being told, if anything did."""
        try:
            self.output.lines(self.reporter.tell(arranged))
        except (DeckError, TooHardError) as error:
            error.span = arranged.declaration.span if arranged.declaration is not None else None
            return error
        return None
