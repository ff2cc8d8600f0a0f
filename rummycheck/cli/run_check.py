"""How are the hands of a command line judged and told?"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rummycheck.checker import Checker
from rummycheck.cli.inputs import Document, InputError, chosen_documents, opened
from rummycheck.cli.output import Output, complain
from rummycheck.cli.statuses import CANNOT_JUDGE, FOUND, OK
from rummycheck.deck import Designation
from rummycheck.errors import NotationError, RummycheckError
from rummycheck.judging import Judged, judge_lines
from rummycheck.notation import parse_designation
from rummycheck.problems import Severity
from rummycheck.reporters import LineReporter, Reporter
from rummycheck.reporters.concise import (
    ConciseReporter,
    FindingsReporter,
    PointsReporter,
    error_line,
)
from rummycheck.reporters.text import TextReporter, excerpt_lines
from rummycheck.requirements import card_copies, card_count
from rummycheck.ruleset import load_ruleset
from rummycheck.source import Span


class CheckOptions(NamedTuple):
    """What the options of `rummycheck check` say."""

    ruleset: str
    overrides: tuple[str, ...]
    wild: str | None
    round_number: int | None
    players: int | None
    role: str
    format_name: str | None
    points: bool
    quiet: int
    color: str
    ascii_only: bool

    @property
    def is_loser(self) -> bool:
        """Whether the hands are only counted."""
        return self.role == "loser"

    @property
    def is_silent(self) -> bool:
        """Whether the exit status is all that is wanted."""
        return self.quiet > 1


def run_check(hands: Sequence[str], paths: Sequence[str], options: CheckOptions) -> int:
    """Judge every hand, tell each as soon as it is judged, and return the exit status."""
    output = Output(ascii_only=options.ascii_only, color=options.color)
    checker = Checker(
        load_ruleset(options.ruleset, options.overrides),
        players=options.players,
        round_number=options.round_number,
    )
    wild = _wild(options.wild)
    checker.deal(wild)  # An option that can't be right is told once, and not hand by hand.
    documents = list(chosen_documents(hands, paths))
    reporter = _reporter(options, output, is_single=len(hands) == 1 and not paths)
    output.lines(reporter.begin())
    session = _Session(checker, wild, reporter, options, output)
    status = max(session.status_of(document) for document in documents)
    output.lines(reporter.end())
    return status


def _wild(text: str | None) -> Designation | None:
    """Return the card of `--wild`. Raises RummycheckError that names the option."""
    try:
        return parse_designation(text) if text is not None else None
    except NotationError as error:
        raise RummycheckError(f"--wild {text}: {error.message}") from error


def _reporter(options: CheckOptions, output: Output, *, is_single: bool) -> Reporter:
    """Return the reporter of the format asked for; else a report for a reader, and a line a hand for a pipe."""
    if options.is_silent:
        return LineReporter()
    name = "points" if options.points else options.format_name
    if name is None:
        name = "text" if is_single or output.is_terminal else "concise"
    match name:
        case "points":
            return PointsReporter(is_loser=options.is_loser)
        case "json" | "jsonl":
            from rummycheck.reporters.records import JsonLinesReporter, JsonReporter

            kind = JsonReporter if name == "json" else JsonLinesReporter
            return kind(ascii_only=not output.holds_suits)
        case _ if options.quiet:
            return FindingsReporter()
        case "concise":
            return ConciseReporter()
        case _:
            return TextReporter(is_loser=options.is_loser, paint=output.paint)


_NO_HAND = NotationError("there is no hand here: a card was expected", Span(1, 1, 1, 1))


class _Session(NamedTuple):
    """What stays the same from document to document."""

    checker: Checker
    wild: Designation | None
    reporter: Reporter
    options: CheckOptions
    output: Output

    def status_of(self, document: Document) -> int:
        """Judge and tell a document, and return its exit status; one that can't be read keeps no other from it."""
        try:
            with opened(document) as lines:
                return self.tell(document, judge_lines(document.name, lines, self.checker, self.wild))
        except InputError as error:
            self.complain(f"rummycheck: {error.message}")
            return CANNOT_JUDGE

    def tell(self, document: Document, all_judged: Iterable[Judged]) -> int:
        """Tell each declaration of a document as it comes, and return the worst status."""
        worst = None
        for judged in all_judged:
            self.output.lines(self.reporter.tell(judged))
            if judged.error is not None:
                self.explain_error(judged, judged.error)
            worst = max(worst or OK, _status(judged, is_loser=self.options.is_loser))
        if worst is None:
            self.complain(error_line(document.name, _NO_HAND))
            return CANNOT_JUDGE
        return worst

    def explain_error(self, judged: Judged, error: RummycheckError) -> None:
        """Say on standard error why a hand can't be judged, and show the place."""
        self.complain(error_line(judged.source, error))
        if error.span is not None and isinstance(self.reporter, TextReporter):
            lines = judged.text.split("\n")
            for line in excerpt_lines(lines[0] if len(lines) == 1 else lines[-1], error.span):
                self.complain(line)

    def complain(self, message: str) -> None:
        if not self.options.is_silent:
            complain(self.output.encodable(message))


def _status(judged: Judged, *, is_loser: bool) -> int:
    """Return the exit status of one hand; a loser's hand is only at fault if it can't be dealt."""
    if judged.verdict is None:
        return CANNOT_JUDGE
    if not is_loser:
        return FOUND if judged.verdict.has_errors else OK
    faults = {problem.name for problem in judged.verdict.problems if problem.severity is Severity.ERROR}
    return FOUND if faults & {card_count.NAME, card_copies.NAME} else OK
