"""How are the hands of a command line judged and told?"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rummycheck.checker import Checker
from rummycheck.cli.against_option import against_option, defender_for
from rummycheck.cli.complaints import Complaints
from rummycheck.cli.inputs import chosen_documents
from rummycheck.cli.options import DEFAULT_RULESET
from rummycheck.cli.output import Output
from rummycheck.cli.statuses import CANNOT_JUDGE
from rummycheck.cli.upcard_option import with_upcard
from rummycheck.cli.walk import status_of, worst_status
from rummycheck.cli.wild_option import wild_option
from rummycheck.deck import Designation
from rummycheck.declaration import Declaration
from rummycheck.errors import RummycheckError
from rummycheck.judging import Judged, judge_lines, laid_off
from rummycheck.reporters import LineReporter, Reporter
from rummycheck.reporters.concise import (
    ConciseReporter,
    FindingsReporter,
    PointsReporter,
)
from rummycheck.reporters.text import TextReporter
from rummycheck.ruleset import Ruleset, load_ruleset

if TYPE_CHECKING:
    from rummycheck.solver import Solver
    from rummycheck.solver.against import Defender


class CheckOptions(NamedTuple):
    """What the options of `rummycheck check` say."""

    ruleset: str
    overrides: tuple[str, ...]
    wild: str | None
    upcard: str | None
    round_number: int | None
    players: int | None
    role: str
    against: str | None
    format_name: str | None
    points: bool
    tells_best: bool
    quiet: int
    color: str
    ascii_only: bool

    @property
    def is_loser(self) -> bool:
        """Whether the hands are only counted."""
        return self.role == "loser"

    @property
    def chosen_format(self) -> str | None:
        """The format asked for, one way or the other."""
        return "points" if self.points else self.format_name

    @property
    def is_silent(self) -> bool:
        """Whether the exit status is all that is wanted."""
        return self.quiet > 1


def run_check(hands: Sequence[str], paths: Sequence[str], options: CheckOptions) -> int:
    """Judge every hand, tell each as soon as it is judged, and return the exit status."""
    output = Output(ascii_only=options.ascii_only, color=options.color)
    checker = Checker(_rules(options), players=options.players, round_number=options.round_number)
    wild = wild_option(options.wild)
    checker.deal(wild)  # An option that can't be right is told once, and not hand by hand.
    table, defender = _table(checker.ruleset, wild, options)
    documents = list(chosen_documents(hands, paths))
    reporter = _reporter(options, output, is_single=len(hands) == 1 and not paths)
    output.lines(reporter.begin())
    complaints = Complaints(output, is_silent=options.is_silent, has_excerpts=isinstance(reporter, TextReporter))
    session = _Session(checker, wild, reporter, options, output, complaints, _solver(options), table, defender)
    status = worst_status(documents, session.statuses, complaints)
    output.lines(reporter.end())
    return status


def _rules(options: CheckOptions) -> Ruleset:
    return with_upcard(load_ruleset(options.ruleset, options.overrides), options.upcard)


def _solver(options: CheckOptions) -> "Solver | None":
    """Return what finds the best arrangements, if those are asked for."""
    if not options.tells_best:
        return None
    from rummycheck.solver import Solver

    return Solver(_rules(options), players=options.players, round_number=options.round_number)


def _table(
    ruleset: Ruleset, wild: Designation | None, options: CheckOptions
) -> "tuple[Declaration | None, Defender | None]":
    """Return the melds on which cards are laid off, and what does so, if any are given."""
    if options.against is None:
        return None, None
    table = against_option(options.against)
    return table, defender_for(ruleset, table, wild, players=options.players, round_number=options.round_number)


def _reporter(options: CheckOptions, output: Output, *, is_single: bool) -> Reporter:
    """Return the reporter of the format asked for; else a report for a reader, and a line a hand for a pipe."""
    if options.is_silent:
        return LineReporter()
    name = options.chosen_format
    if name is None:
        name = "text" if is_single or output.is_terminal else "concise"
    match name:
        case "points":
            return PointsReporter(is_loser=options.is_loser)
        case "json" | "jsonl":
            from rummycheck.reporters.records import JsonLinesReporter, JsonReporter

            kind = JsonReporter if name == "json" else JsonLinesReporter
            return kind(ascii_only=output.is_ascii)
        case _ if options.quiet:
            return FindingsReporter()
        case "concise":
            return ConciseReporter(names_rules=options.ruleset != DEFAULT_RULESET or bool(options.overrides))
        case _:
            return TextReporter(is_loser=options.is_loser, paint=output.paint)


class _Session(NamedTuple):
    """What stays the same from document to document."""

    checker: Checker
    wild: Designation | None
    reporter: Reporter
    options: CheckOptions
    output: Output
    complaints: Complaints
    solver: "Solver | None"
    table: Declaration | None
    """The melds on which cards are laid off."""
    defender: "Defender | None"

    def statuses(self, source: str, lines: Iterable[str]) -> Iterator[int]:
        """Tell each declaration of a document as soon as it is judged, and yield its exit status."""
        wild = self.wild if self.table is None else self.table.wild_or(self.wild)
        for judged in map(self._with_best, self._judged(judge_lines(source, lines, self.checker, wild))):
            self.output.lines(self.reporter.tell(judged))
            if judged.error is not None:
                self.complaints.of_hand(judged.source, judged.text, judged.error)
            is_unanswered = self.solver is not None and judged.best is None
            yield CANNOT_JUDGE if is_unanswered else status_of(judged, is_loser=self.options.is_loser)

    def _judged(self, all_judged: Iterator[Judged]) -> Iterator[Judged]:
        """Yield what was judged, with what is laid off where there are melds to do so on."""
        if self.defender is None or self.table is None:
            return all_judged
        defender, table = self.defender, self.table
        return (laid_off(judged, defender, table) for judged in all_judged)

    def _with_best(self, judged: Judged) -> Judged:
        """Add the best arrangement of the hand, if that is asked for and can be found."""
        if self.solver is None or judged.verdict is None:
            return judged
        declaration = judged.verdict.declaration
        designated = declaration.wild_or(self.wild)
        try:
            return judged._replace(best=self.solver.best(declaration.whole_hand, designated))
        except RummycheckError as error:
            error.span = error.span or declaration.span
            self.complaints.of_hand(judged.source, judged.text, error)
            return judged
