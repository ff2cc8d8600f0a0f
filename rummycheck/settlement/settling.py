"""What comes of a whole score sheet?"""

from collections.abc import Iterator, Sequence

from rummycheck.errors import SheetError
from rummycheck.match import AfterWrong, MatchKind, PointsTo
from rummycheck.melds.base import listed
from rummycheck.objective import LayOffs
from rummycheck.ruleset import Ruleset
from rummycheck.settlement.book import Book, Row
from rummycheck.settlement.cash import Cash, together
from rummycheck.settlement.deal_scoring import score_deal
from rummycheck.settlement.findings import findings_in
from rummycheck.settlement.formats import opened_book
from rummycheck.settlement.hands import Judge
from rummycheck.settlement.match_bonuses import bonus_rules
from rummycheck.settlement.scores import LAY_OFFS, Rule
from rummycheck.settlement.settled import Settlement, Standing
from rummycheck.settlement.sheet import Event, Sheet, SheetDeal
from rummycheck.settlement.terms import Terms, terms_of


def settle(sheet: Sheet, ruleset: Ruleset, *, checks_totals: bool = False) -> Settlement:
    """Return what comes of a sheet; with `checks_totals` its own totals are compared, too.

    Raises SheetError, with its place, for a deal by which nobody can go on.
    """
    terms = terms_of(sheet, ruleset)
    book = opened_book(ruleset, sheet.names)
    judge = Judge(ruleset, goes_by_round=ruleset.match.kind is MatchKind.ROUNDS and bool(ruleset.wild.rounds))
    rows = tuple(_row(deal, book, ruleset, judge) for deal in sheet.deals)
    by_deal = tuple(map(terms.of_deal, rows)) if terms.is_by_deal else ()
    cash = _cash(book, terms, by_deal)
    settled = Settlement(
        sheet=sheet,
        ruleset=ruleset,
        unit=book.unit,
        start=book.start(),
        rules=(*book.rules(), *_general_rules(sheet, ruleset, rows), *terms.rules()),
        rows=rows,
        end=book.end,
        standings=tuple(_standings(book, terms, cash)),
        currency=terms.currency,
        cash_by_deal=by_deal,
        cash=cash,
        findings=(),
    )
    found = findings_in(settled, checks_totals=checks_totals)
    return settled._replace(findings=tuple(sorted(found, key=lambda problem: (problem.span, problem.name))))


def _row(deal: SheetDeal, book: Book, ruleset: Ruleset, judge: Judge) -> Row:
    """Write down one deal."""
    if book.end is not None:
        message = f"the match ended with deal {book.deals}: {book.end.rule}"
        raise book.error(deal, deal.span, message)
    notes = book.readmit(deal)
    _refuse_players(deal, book)
    return book.enter(score_deal(deal, ruleset, judge), notes)


def _refuse_players(deal: SheetDeal, book: Book) -> None:
    """Raise SheetError for players who are missing, or who can't play."""
    playing, faults = book.playing(), []
    for name, entry in deal.entries.items():
        if name not in playing and entry.event is not Event.OUT:
            faults.append(book.error(deal, entry.span, f"'{name}' does not play here: {_why_not(name, book)}"))
        if name in playing and entry.event is Event.OUT:
            faults.append(book.error(deal, entry.span, f"'{name}' is still in: something has to be said"))
    missing = [f"'{name}'" for name in playing if name not in deal.entries]
    if missing:
        faults.append(book.error(deal, deal.span, f"nothing is said of {listed(missing)}"))
    if faults:
        raise SheetError.together(faults)


def _why_not(name: str, book: Book) -> str:
    return f"out since deal {book.out_since[name]}" if name in book.out_since else "an extra deal is for those tied"


def _general_rules(sheet: Sheet, ruleset: Ruleset, rows: Sequence[Row]) -> Iterator[Rule]:
    """Yield what holds in every format, where a text leaves it open."""
    match, bonuses = ruleset.match, ruleset.bonuses
    if match.points_to is PointsTo.WINNER:
        yield Rule("points are written down for the winner of a deal, less the winner's own", "match.points_to")
        if ruleset.declaration.lay_offs is not LayOffs.NONE:
            yield Rule(
                "after a knock cards are laid off, the others grouped best, where both hands are on the sheet", LAY_OFFS
            )
        if bonuses.undercut is not None:
            words = "as many unmatched points as who knocked"
            verdict = "are an undercut, too" if bonuses.undercut_on_tie else "are no undercut"
            yield Rule(f"{words} {verdict}", "bonuses.undercut_on_tie")
        if len(sheet.players) > 2:
            yield Rule(
                "this is a game of two: with more, the winner takes what each of the others has more", "match.points_to"
            )
    yield from bonus_rules(bonuses)
    if bonuses.upcard_doubles:
        suits = " or ".join(bonuses.upcard_doubles)
        yield Rule(f"a deal counts twice where {suits} is turned up", "bonuses.upcard_doubles")
    if any(row.score.wrong for row in rows):
        is_over = match.after_wrong_declaration is AfterWrong.OTHERS_FREE
        others = "the others are free of points" if is_over else "the others play on"
        yield Rule(f"after a wrong declaration {others}", "match.after_wrong_declaration")
    if match.last_turn and any(len(row.score.winners) > 1 for row in rows):
        yield Rule("who goes out in the last turn has no points, too", "match.last_turn")


def _standings(book: Book, terms: Terms, cash: Cash | None) -> Iterator[Standing]:
    """Yield the players, the best first: the winners, then by the format of play; in single deals by money."""
    ranked_by = {name: by for by, name in book.ranking()}
    if terms.is_by_deal and cash is not None:
        ranked_by = {name: (-cash.net(name),) for name in book.players}
    winners = book.end.winners if book.end is not None else ()
    ordered = sorted(book.players, key=lambda name: (name not in winners, ranked_by[name]))
    rank = 1
    for index, name in enumerate(ordered):
        before = ordered[index - 1] if index else name
        if ranked_by[name] != ranked_by[before] and not (name in winners and before in winners):
            rank = index + 1
        yield Standing(rank, name, book.totals[name], name in winners, book.out_since.get(name))


def _cash(book: Book, terms: Terms, by_deal: tuple[Cash, ...]) -> Cash | None:
    if terms.is_by_deal:
        return together(by_deal)
    return terms.of_match(book, book.end) if book.end is not None else None
