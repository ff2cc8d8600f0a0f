"""How is a hand judged by several rulesets at once?"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rummycheck.checker import Checker
from rummycheck.cli.complaints import Complaints
from rummycheck.cli.inputs import chosen_documents
from rummycheck.cli.output import Output
from rummycheck.cli.run_check import CheckOptions, wild_option
from rummycheck.cli.statuses import CANNOT_JUDGE, FOUND, OK
from rummycheck.cli.walk import worst_status
from rummycheck.deck import Designation
from rummycheck.errors import NotationError
from rummycheck.judging import Judged, judge_reading
from rummycheck.notation import read_declarations
from rummycheck.reporters.comparison import comparison_lines
from rummycheck.ruleset import load_ruleset, ruleset_names

Rows = Sequence[tuple[str, Judged]]


def run_compare(hands: Sequence[str], paths: Sequence[str], names: str, options: CheckOptions) -> int:
    """Judge every hand by each of the rulesets, `all` for every shipped one, and return the exit status."""
    output = Output(ascii_only=options.ascii_only, color=options.color)
    chosen = ruleset_names() if names == "all" else tuple(name.strip() for name in names.split(","))
    checkers = [
        Checker(load_ruleset(name, options.overrides), players=options.players, round_number=options.round_number)
        for name in chosen
    ]
    has_table = options.format_name not in ("json", "jsonl")
    complaints = Complaints(output, is_silent=options.is_silent, has_excerpts=has_table)
    comparison = _Comparison(
        tuple(zip(chosen, checkers, strict=True)), wild_option(options.wild), output, complaints, has_table
    )
    return worst_status(list(chosen_documents(hands, paths)), comparison.statuses, complaints)


class _Comparison(NamedTuple):
    """What stays the same from document to document."""

    checkers: Sequence[tuple[str, Checker]]
    wild: Designation | None
    output: Output
    complaints: Complaints
    has_table: bool

    def statuses(self, source: str, lines: Iterable[str]) -> Iterator[int]:
        """Compare each hand of a document as it comes, and yield its exit status."""
        has_told = False
        for reading in read_declarations(lines):
            rows = [(name, judge_reading(source, reading, checker, self.wild)) for name, checker in self.checkers]
            if isinstance(reading, NotationError):
                self.complaints.of_hand(rows[0][1], reading)
            else:
                self.tell(rows, is_first=not has_told)
                has_told = True
            yield _status(rows)

    def tell(self, rows: Rows, *, is_first: bool) -> None:
        """Write the table, or a JSON object for each ruleset."""
        if self.has_table:
            self.output.lines(() if is_first else ("",))
            self.output.lines(comparison_lines(rows, self.output.paint))
            return
        from rummycheck.reporters.records import JsonLinesReporter

        reporter = JsonLinesReporter(ascii_only=self.output.is_ascii)
        for _, judged in rows:
            self.output.lines(reporter.tell(judged))


def _status(rows: Rows) -> int:
    """Return 2 if no ruleset can judge the hand, 1 if one that can calls it wrong; else 0."""
    verdicts = [judged.verdict for _, judged in rows if judged.verdict is not None]
    if not verdicts:
        return CANNOT_JUDGE
    return OK if all(verdict.is_valid for verdict in verdicts) else FOUND
