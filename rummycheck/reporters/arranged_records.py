"""What are the fields of the best arrangement of a hand for another program?"""

from collections.abc import Iterator

from rummycheck.arranging import Arranged
from rummycheck.notation import format_declaration
from rummycheck.reporters.arranged import ArrangedReporter
from rummycheck.reporters.json_text import LONE, JsonText
from rummycheck.reporters.records import (
    SCHEMA_VERSION,
    Record,
    error_record,
    finding_record,
    group_records,
    laid_off_records,
)
from rummycheck.solver import Best, advice


class ArrangedJsonLinesReporter(ArrangedReporter):
    """One JSON object a hand, each on its own line."""

    def __init__(self, *, ascii_only: bool, most: int = 1, shows_proof: bool = False) -> None:
        """Take whether the output can hold nothing but ASCII, how many arrangements to tell, and whether the bounds."""
        self._json = JsonText(ascii_only=ascii_only).of
        self._most = most
        self._shows_proof = shows_proof

    def tell(self, arranged: Arranged) -> Iterator[str]:
        """Yield the object."""
        yield self._json(self._record(arranged))

    def _record(self, arranged: Arranged) -> Record:
        head: Record = {
            "schema_version": SCHEMA_VERSION,
            "source": arranged.source,
            "input": LONE.sub("\ufffd", arranged.text),
        }
        findings: Record = {"findings": [finding_record(problem) for problem in arranged.impossible]}
        if arranged.best is None:
            return head | findings | {"points": None, "error": error_record(arranged.error)}
        record = head | findings | _place(arranged) | _arrangement(arranged.best) | _lay_offs(arranged)
        if self._most > 1:
            record["arrangements"] = [format_declaration(each) for each in arranged.best.all(self._most)]
        if arranged.discards:
            record["discards"] = [
                {"card": str(card), "points": best.points, "declarable": best.is_declarable}
                for card, best in arranged.discards
            ]
        proof = {"melds": arranged.best.melds, "states": arranged.best.states, "exhausted": True}
        bounds = [{"card": str(card), "points_in_a_meld": points} for card, points in self._bounds(arranged.best)]
        return record | {"proof": proof | ({"left_over": bounds} if self._shows_proof else {})}

    def _bounds(self, best: Best) -> Iterator[tuple[object, int | None]]:
        if self._shows_proof:
            yield from best.bounds


class ArrangedJsonReporter(ArrangedJsonLinesReporter):
    """One JSON document: all hands in an array, written as they are arranged."""

    def __init__(self, *, ascii_only: bool, most: int = 1, shows_proof: bool = False) -> None:
        """Take the same as for lines."""
        super().__init__(ascii_only=ascii_only, most=most, shows_proof=shows_proof)
        self._told = 0

    def begin(self) -> Iterator[str]:
        """Yield the start of the document."""
        yield f'{{"schema_version": {SCHEMA_VERSION}, "hands": ['

    def tell(self, arranged: Arranged) -> Iterator[str]:
        """Yield the object, with a comma before all but the first."""
        yield f"{',' if self._told else ''}{self._json(self._record(arranged))}"
        self._told += 1

    def end(self) -> Iterator[str]:
        """Yield the end of the document."""
        yield "]}"


def _lay_offs(arranged: Arranged) -> Record:
    """Return what was laid off on which melds, where there are any on the table."""
    if arranged.against is None or arranged.table is None:
        return {}
    return {
        "against": format_declaration(arranged.table),
        "laid_off": laid_off_records(arranged.against.laid_off),
        "lay_offs_weighed": arranged.against.ways,
        "advice": arranged.against.advice,
    }


def _place(arranged: Arranged) -> Record:
    if arranged.declaration is None:
        return {}
    line, column, end_line, end_column = arranged.declaration.span
    return {
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
        "name": arranged.declaration.name,
        "cards": len(arranged.declaration.whole_hand),
    }


def _arrangement(best: Best) -> Record:
    verdict = best.verdict
    return {
        "ruleset": verdict.ruleset.name,
        "overrides": verdict.ruleset.overrides,
        "wild": None if verdict.deal.designated is None else str(verdict.deal.designated),
        "round": verdict.deal.round_number,
        "upcard": None if verdict.ruleset.upcard is None else str(verdict.ruleset.upcard),
        "points": best.points,
        "points_uncapped": best.uncapped,
        "requirement_met": best.is_met,
        "declarable": best.is_declarable,
        "discard": None if best.discard is None else str(best.discard),
        "advice": advice(best),
        "hand": format_declaration(best.declaration),
        "groups": group_records(verdict),
    }
