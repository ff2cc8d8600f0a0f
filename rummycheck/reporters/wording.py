"""What is told of a verdict in words: by which rules, group by group, and what was found?"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rummycheck.arrangement import LaidGroup
from rummycheck.cards import AnyCard, Card, PrintedJoker
from rummycheck.checker import Verdict
from rummycheck.deck import Deal, WildBy, next_to
from rummycheck.melds.base import Meld, MeldKind, listed
from rummycheck.notation import format_group
from rummycheck.printable import printable, width, wrapped
from rummycheck.problems import Problem, Severity, with_key
from rummycheck.reporters.layout import WIDTH, Paint

if TYPE_CHECKING:
    from rummycheck.solver.lay_offs import LaidOff

_GAP = "    "
_WIDEST_GROUP = 30
"""Cards beyond this stand on a line of their own."""

_LONGEST_KIND = 24
_NARROWEST = 10
"""Columns left for words, however long a ruleset's names for its melds are."""


class _Row(NamedTuple):
    """One group as a row of the table."""

    cards: str
    kind: str
    words: str
    points: str
    colour: str


def points_words(points: int | None) -> str:
    """Return a number of penalty points in words; None where the game has no such penalty."""
    if points is None:
        return "no penalty points"
    return "1 penalty point" if points == 1 else f"{points} penalty points"


def circumstances(verdict: Verdict) -> str:
    """Return by which rules a hand was judged, in which round, and what is wild."""
    overrides = "".join(f", {override}" for override in verdict.ruleset.overrides)
    round_ = f"; round {verdict.deal.round_number}" if verdict.deal.round_number is not None else ""
    wild = f"; wild card {_wild(verdict)}" if verdict.deal.designated is not None else ""
    discard = f"; discard {verdict.declaration.discard}" if verdict.declaration.discard is not None else ""
    upcard = f"; upcard {verdict.ruleset.upcard}" if verdict.ruleset.upcard is not None else ""
    return printable(f"ruleset {verdict.ruleset.name}{overrides}{round_}{wild}{upcard}{discard}")


def _wild(verdict: Verdict) -> str:
    """Return the turned-up card, and what else than its rank it makes wild."""
    rules, designated = verdict.ruleset.wild, verdict.deal.designated
    words = str(designated)
    if isinstance(designated, PrintedJoker) and rules.printed_ranks:
        words += with_key(f", {listed(rules.printed_ranks)} wild with it", "wild.printed_designates.ranks")
    elif isinstance(designated, Card) and rules.by is WildBy.CARD:
        words += with_key(", no other of its rank", "wild.by")
    cut = rules.printed_cut if isinstance(designated, PrintedJoker) else designated
    if isinstance(cut, Card) and rules.neighbours:
        cards = listed(next_to(cut, neighbour, verdict.deal.ranks) for neighbour in rules.neighbours)
        words += with_key(f", {cards} next to {cut}", "wild.neighbours")
    return words


def group_lines(
    verdict: Verdict, paint: Paint, *, is_arranged: bool = False, laid_off: Sequence["LaidOff"] = ()
) -> Iterator[str]:
    """Yield a line for each group: its cards, what they are, why or how, and what they cost.

    In an arrangement, cards in no meld are just left over, and need no reason. Cards laid off come last.
    """
    rows = [_row(laid, points, verdict, is_arranged=is_arranged) for laid, points in _groups(verdict)]
    gone = [
        _Row(" ".join(map(str, each.cards)), "laid off", f"on {format_group(each.on.group)}", "", "green")
        for each in laid_off
    ]
    yield from _table([*rows, *gone], paint)


def _groups(verdict: Verdict) -> Iterator[tuple[LaidGroup, int]]:
    return zip(verdict.arrangement.groups, verdict.count.by_group, strict=True)


def _row(laid: LaidGroup, points: int, verdict: Verdict, *, is_arranged: bool) -> _Row:
    cards = format_group(laid.group)
    shown = str(points) if points else ""
    if laid.meld is None and is_arranged:
        return _Row(cards, "left over", "", shown, "red")
    if laid.meld is None:
        reason = with_key(*laid.refusal) if laid.refusal is not None else ""
        return _Row(cards, "no meld", reason, shown, "red")
    stands_for = [
        _service(laid.group.cards[joker], laid.meld.places[joker], verdict.deal)
        for joker in laid.meld.jokers
        if laid.meld.places[joker]
    ]
    colour = "green" if "pure_sequence" in laid.meld.tags else "cyan"
    return _Row(
        cards, laid.meld.label, ", ".join([*_counts_as(laid.meld, verdict.ruleset.melds), *stands_for]), shown, colour
    )


def _counts_as(meld: Meld, kinds: Sequence[MeldKind]) -> Iterator[str]:
    """Yield in words what a meld counts as beyond what it is."""
    tags = next(kind.counts_as for kind in kinds if kind.kind == meld.kind)
    if tags:
        words = listed(tag.replace("_", " ") for tag in tags)
        yield with_key(f"counts as {words}", f"melds.{meld.kind}.counts_as")


def _service(joker: AnyCard, places: Sequence[Card], deal: Deal) -> str:
    """Return in words what a joker stands for."""
    if places == (joker,):
        return with_key(f"{joker} is a joker on its own place", "wild.on_own_place")
    if len(places) > 1 and len({place.suit for place in places}) == len(deal.suits):
        return f"{joker} stands for any {places[0].rank}"
    return f"{joker} stands for {' or '.join(map(str, places))}"


def _table(rows: list[_Row], paint: Paint) -> Iterator[str]:
    cards_width = max((width(row.cards) for row in rows if width(row.cards) <= _WIDEST_GROUP), default=0)
    rows = [row._replace(kind=_shortened(row.kind)) for row in rows]
    kind_width = max(width(row.kind) for row in rows)
    words_width = max(_NARROWEST, WIDTH - 2 - cards_width - kind_width - 2 * len(_GAP) - 5)
    for row in rows:
        words = wrapped(printable(row.words), words_width)
        cards = printable(row.cards)
        if width(cards) > cards_width:
            yield from wrapped(cards, WIDTH, first="  ", more="  ")
            cards = ""
        kind = paint(_padded(row.kind, kind_width), row.colour)
        first = f"  {_padded(cards, cards_width)}{_GAP}{kind}{_GAP}{_padded(words[0], words_width)}"
        yield f"{first}{row.points:>5}".rstrip()
        for more in words[1:]:
            yield f"  {' ' * cards_width}{_GAP}{' ' * kind_width}{_GAP}{more}"


def _shortened(kind: str) -> str:
    """Return a ruleset's name for a meld, cut where it would leave no room for the cards."""
    return kind if len(kind) <= _LONGEST_KIND else f"{kind[: _LONGEST_KIND - 1]}…"


def _padded(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def finding_lines(problem: Problem, paint: Paint) -> Iterator[str]:
    """Yield a finding: what it is, and in words why."""
    if problem.severity is Severity.INFO:
        start, colour = "note:", "blue"
    else:
        start = f"{problem.severity} {problem.name}:"
        colour = "red" if problem.severity is Severity.ERROR else "yellow"
    line, *more = wrapped(f"{start} {printable(problem.words)}", WIDTH, first="  ", more="    ")
    yield f"  {paint(start, colour)}{line.removeprefix(f'  {start}')}"
    yield from more
