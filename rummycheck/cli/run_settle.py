"""How are the score sheets of a command line settled and told?"""

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import click

from rummycheck.cli.drawn_totals import HERE, refuse_plot, write_drawing
from rummycheck.cli.inputs import Document, InputError, opened
from rummycheck.cli.output import Output, complain
from rummycheck.cli.standard_input import STDIN, has_standard_input
from rummycheck.cli.statuses import CANNOT_JUDGE, FOUND, OK
from rummycheck.errors import SheetError
from rummycheck.notation.lines import MAX_LINE
from rummycheck.problems import Severity
from rummycheck.reporters.concise import error_line
from rummycheck.reporters.settlements import REPORTERS, SettlementReporter
from rummycheck.reporters.settlements.findings import SheetFindingsReporter
from rummycheck.reporters.settlements.plot import plot_lines
from rummycheck.reporters.settlements.words import finding_line
from rummycheck.ruleset import load_ruleset
from rummycheck.settlement.rules_of_sheet import ruleset_of
from rummycheck.settlement.settled import Settlement
from rummycheck.settlement.settling import settle
from rummycheck.settlement.sheet_keys import sheet_json_schema
from rummycheck.settlement.sheet_reading import MAX_LENGTH, read_sheet
from rummycheck.source import Span

_DOCUMENTS = ("json", "html")
"""Formats that are whole documents: less of one would be none."""


class SettleOptions(NamedTuple):
    """What the options of `rummycheck settle` say."""

    ruleset: str
    overrides: tuple[str, ...]
    checks_totals: bool
    format_name: str
    plot: str | None
    quiet: int
    color: str
    ascii_only: bool
    names_ruleset: bool
    """Whether the ruleset was named on the command line, and so wins over the sheet's."""


def print_schema(options: SettleOptions) -> int:
    """Print the JSON Schema of score sheets."""
    output = Output(ascii_only=options.ascii_only, color=options.color)
    output.lines(json.dumps(sheet_json_schema(), ensure_ascii=output.is_ascii, indent=2).split("\n"))
    return OK


def run_settle(paths: Sequence[str], options: SettleOptions) -> int:
    """Settle every sheet, tell each, and return the worst exit status."""
    output = Output(ascii_only=options.ascii_only, color=options.color)
    documents = list(_documents(paths))
    refuse_plot(options.plot, options.format_name, documents)
    load_ruleset(options.ruleset)  # An option that can't be right is told once, and before anything else.
    reporter = _reporter(options, output)
    output.lines(reporter.begin())
    statuses = [_settled_status(document, reporter, options, output) for document in documents]
    output.lines(reporter.end())
    return max(statuses)


def _documents(paths: Sequence[str]) -> Iterator[Document]:
    """Yield each sheet that the user gives. Raises click.UsageError if there is none."""
    for index, path in enumerate(paths):
        if path != "-" or "-" not in paths[:index]:  # Standard input can be read but once.
            yield Document(STDIN if path == "-" else path, None)
    if not paths:
        if not has_standard_input():
            raise click.UsageError("no score sheet: name its file, or - for standard input")
        yield Document(STDIN, None)


def _reporter(options: SettleOptions, output: Output) -> SettlementReporter:
    """Return the reporter of the format asked for."""
    if options.quiet > 1:
        return SettlementReporter()
    if options.quiet and options.format_name not in _DOCUMENTS:
        return SheetFindingsReporter()
    return REPORTERS[options.format_name](output.paint, output.is_ascii)


def _settled_status(document: Document, reporter: SettlementReporter, options: SettleOptions, output: Output) -> int:
    """Settle one sheet, tell it, and return its exit status."""
    try:
        settled = _settled(document, options)
    except InputError as error:
        output.lines(reporter.refuse(document.name, (error,)))
        _complain(f"rummycheck: {error.message}", options, output)
        return CANNOT_JUDGE
    except SheetError as error:
        output.lines(reporter.refuse(document.name, error.faults))
        for fault in error.faults:
            _complain(error_line(document.name, fault), options, output)
        return CANNOT_JUDGE
    output.lines(reporter.tell(settled))
    for problem in () if reporter.tells_findings else settled.findings:
        _complain(finding_line(problem, settled), options, output)
    if options.plot == HERE and not options.quiet:
        output.lines(["", *plot_lines(settled)])
    elif options.plot is not None and options.plot != HERE:
        write_drawing(options.plot, settled)
    is_amiss = any(finding.severity is not Severity.INFO for finding in settled.findings)
    return FOUND if is_amiss else OK


def _settled(document: Document, options: SettleOptions) -> Settlement:
    """Settle one sheet. Raises InputError and SheetError."""
    sheet = read_sheet(_text_of(document), document.name)
    chosen = options.ruleset if options.names_ruleset else None
    ruleset = ruleset_of(sheet, options.ruleset, options.overrides, chosen=chosen)
    return settle(sheet, ruleset, checks_totals=options.checks_totals)


def _text_of(document: Document) -> str:
    """Return all of a sheet, or as much as tells that it is too long. Raises InputError and SheetError."""
    with opened(document) as lines:
        read: list[str] = []
        length = 0
        for number, line in enumerate(lines, start=1):
            if len(line) > MAX_LINE:  # Its end is not there any more.
                place = Span(number, 1, number, 1)
                raise SheetError(f"a line of more than {MAX_LINE:,} characters is not read", place)
            read.append(line)
            length += len(line) + 1
            if length > MAX_LENGTH + 1:
                break
    return "\n".join(read)


def _complain(message: str, options: SettleOptions, output: Output) -> None:
    if options.quiet < 2:
        complain(output.encodable(message))
