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
from rummycheck.deck import CountCheck, Deal, DeckOptions
from rummycheck.declaration import Declaration
from rummycheck.melds.base import number_word, times
from rummycheck.problems import Problem, Severity
from rummycheck.requirements.base import Table
from rummycheck.source import Span

NAME = "card-copies"


def check(table: Table) -> Iterator[Problem]:
    """Yield a problem for each card that lies here, or is turned up, more often than the packs hold it."""
    yield from excess_copies(table.declaration, table.deal, table.ruleset.deck)


def excess_copies(declaration: Declaration, deal: Deal, deck: DeckOptions) -> Iterator[Problem]:
    """Yield a problem for each card of a hand, the discard included, that the packs do not hold so often."""
    if deck.count_check is CountCheck.IGNORE:
        return
    held = Counter(declaration.whole_hand)
    fewest = min(deal.packs, deal.printed_jokers or deal.packs)
    for card, copies in held.items():
        if copies < fewest:
            continue  # Even with one turned up.
        most = deal.copies(card)
        is_error = deck.count_check is CountCheck.ERROR
        if copies > most:
            message = f"{card} {times(copies)}: {_held_by_packs(card, deal)}"
            yield _problem(card, message, _packs_key(card), declaration, is_error=is_error)
        elif card == deal.designated and copies == most:
            is_error = is_error and deck.designated_card_out
            message = f"{card} {times(copies)}, and turned up: {_held_by_packs(card, deal)}"
            yield _problem(card, message, "deck.designated_card_out", declaration, is_error=is_error)


def _problem(card: AnyCard, message: str, key: str, declaration: Declaration, *, is_error: bool) -> Problem:
    return Problem(_place(card, declaration), NAME, message, Severity.ERROR if is_error else Severity.WARNING, key)


def _packs_key(card: AnyCard) -> str:
    return "deck.packs" if isinstance(card, Card) else "deck.printed_jokers"


def _held_by_packs(card: AnyCard, deal: Deal) -> str:
    packs = "one pack holds" if deal.packs == 1 else f"{number_word(deal.packs)} packs hold"
    copies = deal.copies(card)
    return f"{packs} {copies if isinstance(card, Card) or copies else 'none'}"


def _place(card: AnyCard, declaration: Declaration) -> Span:
    """Return where the last copy lies."""
    spans = [
        group.card_span(index) for group in declaration.groups for index, held in enumerate(group.cards) if held == card
    ]
    return spans[-1] if spans else declaration.span
