"""What are the fields of a verdict for another program?"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rummycheck.arrangement import LaidGroup
from rummycheck.cards import AnyCard
from rummycheck.checker import Verdict
from rummycheck.errors import RummycheckError
from rummycheck.judging import Judged
from rummycheck.notation import format_declaration
from rummycheck.problems import Problem
from rummycheck.reporters import LineReporter
from rummycheck.reporters.json_text import LONE, JsonText

if TYPE_CHECKING:
    from rummycheck.solver import Best
    from rummycheck.solver.against import Loose
    from rummycheck.solver.lay_offs import LaidOff

SCHEMA_VERSION = 1
"""Raised when a field changes its meaning or goes; new fields do not raise it."""

Record = dict[str, object]


class JsonLinesReporter(LineReporter):
    """One JSON object a hand, each on its own line."""

    def __init__(self, *, ascii_only: bool) -> None:
        """Take whether the output can hold nothing but ASCII; then the suits are escaped."""
        self._json = JsonText(ascii_only=ascii_only).of

    def tell(self, judged: Judged) -> Iterator[str]:
        """Yield the object."""
        yield self._json(record(judged))


class JsonReporter(JsonLinesReporter):
    """One JSON document: all hands in an array, written as they are judged."""

    def __init__(self, *, ascii_only: bool) -> None:
        """Take whether the output can hold nothing but ASCII; then the suits are escaped."""
        super().__init__(ascii_only=ascii_only)
        self._told = 0

    def begin(self) -> Iterator[str]:
        """Yield the start of the document."""
        yield f'{{"schema_version": {SCHEMA_VERSION}, "declarations": ['

    def tell(self, judged: Judged) -> Iterator[str]:
        """Yield the object, with a comma before all but the first."""
        yield f"{',' if self._told else ''}{self._json(record(judged))}"
        self._told += 1

    def end(self) -> Iterator[str]:
        """Yield the end of the document."""
        yield "]}"


def record(judged: Judged) -> Record:
    """Return the fields of a judged declaration; `verdict` is null where it could not be judged."""
    head: Record = {
        "schema_version": SCHEMA_VERSION,
        "source": judged.source,
        "input": LONE.sub("\ufffd", judged.text),
    }
    if judged.verdict is None:
        return head | {"verdict": None, "ruleset": judged.ruleset, "error": error_record(judged.error)}
    best = best_record(judged.best) if judged.best is not None else {}
    return head | _verdict(judged.verdict) | best | (_loose_record(judged.loose) if judged.loose is not None else {})


def best_record(best: "Best") -> Record:
    """Return the best arrangement of the same cards."""
    from rummycheck.solver import advice

    fields: Record = {
        "points": best.points,
        "declarable": best.is_declarable,
        "discard": None if best.discard is None else str(best.discard),
        "hand": format_declaration(best.declaration),
        "advice": advice(best),
    }
    return {"best": fields}


def _verdict(verdict: Verdict) -> Record:
    declaration, count = verdict.declaration, verdict.count
    line, column, end_line, end_column = declaration.span
    return {
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
        "name": declaration.name,
        "ruleset": verdict.ruleset.name,
        "overrides": verdict.ruleset.overrides,
        "wild": None if verdict.deal.designated is None else str(verdict.deal.designated),
        "round": verdict.deal.round_number,
        "upcard": None if verdict.ruleset.upcard is None else str(verdict.ruleset.upcard),
        "verdict": verdict.outcome.value,
        "penalty": verdict.penalty,
        "count": count.points,
        "count_uncapped": count.uncapped,
        "cards": len(declaration.cards),
        "discard": None if declaration.discard is None else str(declaration.discard),
        "groups": group_records(verdict),
        "findings": [finding_record(problem) for problem in verdict.problems],
    }


def _loose_record(loose: "Loose") -> Record:
    """Return what was laid off, and what the hand counts without it."""
    return {"count_after_lay_offs": loose.points, "laid_off": laid_off_records(loose.laid_off)}


def laid_off_records(laid_off: Iterable["LaidOff"]) -> list[Record]:
    """Return the cards laid off, and the meld on which each of them went."""
    return [
        {"cards": [str(card) for card in each.cards], "on": [str(card) for card in each.on.group.cards]}
        for each in laid_off
    ]


def group_records(verdict: Verdict) -> list[Record]:
    """Return the fields of each group of a verdict."""
    groups = zip(verdict.arrangement.groups, verdict.count.by_group, strict=True)
    return [_group(laid, points) for laid, points in groups]


def _group(laid: LaidGroup, points: int) -> Record:
    group, meld, refusal, _ = laid
    line, column, end_line, end_column = group.span
    return {
        "cards": [str(card) for card in group.cards],
        "label": group.label,
        "kind": None if meld is None else meld.label,
        "tags": () if meld is None else sorted(meld.tags),
        "jokers": () if meld is None else [_joker(group.cards[at], meld.places[at]) for at in meld.jokers],
        "reason": None if meld is not None or refusal is None else refusal.message,
        "key": None if meld is not None or refusal is None else refusal.key,
        "points": points,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
    }


def _joker(card: AnyCard, places: tuple[AnyCard, ...]) -> Record:
    """Return a joker and the cards that it may stand for; in a set it can be more than one."""
    return {"card": str(card), "stands_for": [str(place) for place in places]}


def finding_record(problem: Problem) -> Record:
    """Return the fields of a finding."""
    (line, column, end_line, end_column), name, message, severity, key = problem
    return {
        "name": name,
        "severity": severity.value,
        "message": message,
        "key": key,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
    }


def error_record(error: RummycheckError | None) -> Record | None:
    """Return what kept a hand from being judged, and where."""
    if error is None:
        return None
    line, column, end_line, end_column = error.span or (None, None, None, None)
    return {
        "message": error.message,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
    }
