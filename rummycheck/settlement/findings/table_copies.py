"""Can the packs in play hold all hands of a deal together?

Two packs hold each card twice: where two players have it once each and a third
has it too, one of the hands was written down wrongly. That a single hand has
too many copies is `card-copies`.

Accepted: `K♠` in the hands of two players, with two packs.
Refused: `K♠` in the hands of three players, with two packs.

Keys: `deck.packs`, `deck.printed_jokers`, `deck.count_check`,
`deck.designated_card_out`.
Source: arithmetic; the number of packs is the ruleset's.
"""

from collections import Counter
from collections.abc import Iterator

from rummycheck.cards import AnyCard
from rummycheck.deck import CountCheck
from rummycheck.melds.base import counted, listed, times
from rummycheck.problems import Problem, Severity
from rummycheck.settlement.book import Row
from rummycheck.settlement.settled import Settlement

NAME = "table-copies"


def check(settled: Settlement) -> Iterator[Problem]:
    """Yield a problem for each card that all hands of a deal together have more often than the packs."""
    severity = settled.ruleset.deck.count_check
    if severity is CountCheck.IGNORE:
        return
    is_one_out = settled.ruleset.deck.designated_card_out
    for row in settled.rows:
        if len(row.score.hands) > 1:
            weight = Severity.ERROR if severity is CountCheck.ERROR else Severity.WARNING
            yield from _in_deal(row, weight, is_one_out=is_one_out)


def _in_deal(row: Row, severity: Severity, *, is_one_out: bool) -> Iterator[Problem]:
    held = {name: Counter(hand.verdict.declaration.whole_hand) for name, hand in row.score.hands.items()}
    deal = next(iter(row.score.hands.values())).verdict.deal
    together = sum(held.values(), Counter[AnyCard]())
    packs = "one pack holds" if deal.packs == 1 else f"{counted(deal.packs, 'pack')} hold"
    for card, copies in together.items():
        is_turned_up = is_one_out and card == deal.designated
        most = deal.copies(card) - is_turned_up
        if copies > most and all(cards[card] <= most for cards in held.values()):
            holders = [name for name, cards in held.items() if cards[card]]
            where = f"deal {row.score.deal.number}: {card} lies {times(copies)} in the hands of {listed(holders)}"
            message = f"{where}: {packs} {deal.copies(card)}{', one of them turned up' if is_turned_up else ''}"
            key = "deck.designated_card_out" if is_turned_up else "deck.packs"
            yield Problem(row.score.hands[holders[-1]].entry.span, NAME, message, severity, key)
