"""Can the packs in play hold these copies of a card?

Two packs hold each card twice. A third copy in one hand can't be, unless more
packs are in play; nor can one more printed joker than the packs have. The
turned-up card counts as a copy too: where it stays in play that is only a
warning.

Accepted: `8♦ 8♦ 9♦` with two packs; it is no meld, but it can be dealt.
Refused: `8♦ 8♦ 8♦` with two packs.

Keys: `deck.packs`, `deck.printed_jokers`, `deck.count_check`,
`deck.designated_card_out`.
Source: arithmetic; the number of packs is the ruleset's.
"""

from collections import Counter
from collections.abc import Iterator

from rummycheck.cards import AnyCard, Card
from rummycheck.deck import CountCheck
from rummycheck.melds.base import number_word, times
from rummycheck.problems import Problem, Severity
from rummycheck.requirements.base import Table
from rummycheck.source import Span

NAME = "card-copies"


def check(table: Table) -> Iterator[Problem]:
    """Yield a problem for each card that lies here, or is turned up, more often than the packs hold it."""
    severity = table.ruleset.deck.count_check
    if severity is CountCheck.IGNORE:
        return
    held = Counter(table.cards)
    if table.declaration.discard is not None:
        held[table.declaration.discard] += 1
    fewest = min(table.deal.packs, table.deal.printed_jokers or table.deal.packs)
    for card, copies in held.items():
        if copies < fewest:
            continue  # Even with one turned up.
        most = table.deal.copies(card)
        if copies > most:
            is_error = severity is CountCheck.ERROR
            message = f"{card} {times(copies)}: {_held_by_packs(card, table)}"
            yield _problem(card, message, _packs_key(card), table, is_error=is_error)
        elif card == table.deal.designated and copies == most:
            is_error = severity is CountCheck.ERROR and table.ruleset.deck.designated_card_out
            message = f"{card} {times(copies)}, and turned up: {_held_by_packs(card, table)}"
            yield _problem(card, message, "deck.designated_card_out", table, is_error=is_error)


def _problem(card: AnyCard, message: str, key: str, table: Table, *, is_error: bool) -> Problem:
    return Problem(_place(card, table), NAME, message, Severity.ERROR if is_error else Severity.WARNING, key)


def _packs_key(card: AnyCard) -> str:
    return "deck.packs" if isinstance(card, Card) else "deck.printed_jokers"


def _held_by_packs(card: AnyCard, table: Table) -> str:
    packs = "one pack holds" if table.deal.packs == 1 else f"{number_word(table.deal.packs)} packs hold"
    copies = table.deal.copies(card)
    return f"{packs} {copies if isinstance(card, Card) or copies else 'none'}"


def _place(card: AnyCard, table: Table) -> Span:
    """Return where the last copy lies."""
    spans = [
        group.card_span(index)
        for group in table.declaration.groups
        for index, held in enumerate(group.cards)
        if held == card
    ]
    return spans[-1] if spans else table.declaration.span
