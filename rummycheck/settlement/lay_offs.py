"""Counts the hands of those who lay off on the melds of who ended a deal: as the sheet says, or else the best way."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rummycheck.arrangement import LaidGroup
from rummycheck.cards import AnyCard
from rummycheck.errors import DeckError, SheetError, TooHardError
from rummycheck.melds.base import listed
from rummycheck.notation import format_group
from rummycheck.objective import LayOffs
from rummycheck.ruleset import Ruleset
from rummycheck.settlement.declarers import Ending
from rummycheck.settlement.hands import Judge, JudgedHand
from rummycheck.settlement.scores import LAY_OFFS, PlayerScore, Rule
from rummycheck.settlement.sheet import Event, LaidOffCards, SheetDeal

_UNKNOWN_TABLE = "the melds of who knocked are not on the sheet"


class _Knock(NamedTuple):
    """A deal that was ended with unmatched cards."""

    deal: SheetDeal
    table: tuple[LaidGroup, ...] | None
    """The melds on which the others lay off; None where the sheet does not have them."""


def defended_scores(
    deal: SheetDeal, hands: Mapping[str, JudgedHand], end: Ending, ruleset: Ruleset, judge: Judge
) -> dict[str, PlayerScore]:
    """Return what the hands of those come to who may lay off; each does so on the melds as they were written.

    Raises SheetError, with its place, for cards that the sheet lays off and that can't be.
    """
    knock = _knock(deal, hands, end, ruleset)
    scores: dict[str, PlayerScore] = {}
    for name, hand in hands.items():
        if knock is not None and name not in end.wrong and hand.entry.event is Event.LOST:
            scores[name] = _defended(hand, knock, judge)
        elif hand.entry.laid_off is not None and hand.entry.laid_off.cards:
            raise _error(deal, hand.entry.laid_off, f"nothing can be laid off: {_why_not(ruleset)}")
    return scores


def _knock(deal: SheetDeal, hands: Mapping[str, JudgedHand], end: Ending, ruleset: Ruleset) -> _Knock | None:
    """Return the knock that ended a deal; None where cards are not laid off, or nothing was unmatched."""
    if ruleset.declaration.lay_offs is LayOffs.NONE or end.declarer is None:
        return None
    hand = hands.get(end.declarer)
    if hand is None:
        return _Knock(deal, None) if deal.entries[end.declarer].points else None
    groups = hand.verdict.arrangement.groups
    table = tuple(laid for laid in groups if laid.meld is not None)
    return _Knock(deal, table) if hand.verdict.count.points and len(table) < len(groups) else None


def _why_not(ruleset: Ruleset) -> str:
    if ruleset.declaration.lay_offs is LayOffs.NONE:
        return f"it is not played under {ruleset.name} ({LAY_OFFS}: none)"
    return "nobody has ended this deal with unmatched cards"


def _error(deal: SheetDeal, gone: LaidOffCards, message: str) -> SheetError:
    return SheetError(f"deal {deal.number}: {message}", gone.span)


def _defended(hand: JudgedHand, knock: _Knock, judge: Judge) -> PlayerScore:
    """Return what a hand comes to after a knock."""
    if hand.entry.laid_off is not None:
        return _as_listed(hand, hand.entry.laid_off, knock, judge)
    if knock.table is None:
        count = hand.verdict.count
        return PlayerScore(count.points, Rule(f"hand counted without lay-offs: {_UNKNOWN_TABLE}", LAY_OFFS))
    verdict = hand.verdict
    try:
        found = judge.defender(knock.deal).best(verdict.declaration.cards, knock.table, verdict.deal.designated)
    except (DeckError, TooHardError) as error:
        raise SheetError(f"deal {knock.deal.number}: {error.message}", hand.entry.span) from error
    gone = [f"{listed(each.cards)} laid off on {format_group(each.on.group)}" for each in found.laid_off]
    words = "; ".join(["hand counted", *gone])
    all_gone = [card for each in found.laid_off for card in each.cards]
    if found.best.points < _points_without(hand, all_gone, knock, judge):
        words += f"; regrouped as {' | '.join(map(format_group, found.best.declaration.groups))}"
    return PlayerScore(found.best.points, Rule(words, LAY_OFFS))


def _as_listed(hand: JudgedHand, gone: LaidOffCards, knock: _Knock, judge: Judge) -> PlayerScore:
    """Return what a hand comes to, as it is grouped, without the cards that the sheet says were laid off."""
    missing = Counter(gone.cards) - Counter(hand.verdict.declaration.cards)
    if missing:
        raise _error(knock.deal, gone, f"{listed(missing.elements())} can't be laid off: not in the hand")
    points = _points_without(hand, gone.cards, knock, judge)
    if not gone.cards:
        return PlayerScore(points, Rule("hand counted, nothing laid off", LAY_OFFS))
    if knock.table is None:
        return PlayerScore(points, Rule(f"{listed(gone.cards)} laid off; {_UNKNOWN_TABLE}", LAY_OFFS))
    placed = judge.defender(knock.deal).placed(gone.cards, knock.table, hand.verdict.deal)
    if placed is None:
        table = " | ".join(format_group(laid.group) for laid in knock.table)
        raise _error(knock.deal, gone, f"{listed(gone.cards)} can't be laid off on {table}")
    words = "; ".join(f"{listed(each.cards)} laid off on {format_group(each.on.group)}" for each in placed)
    return PlayerScore(points, Rule(f"hand counted; {words}", LAY_OFFS))


def _points_without(hand: JudgedHand, gone: Sequence[AnyCard], knock: _Knock, judge: Judge) -> int:
    """Return what the groups cost without some of their cards; a group that is no meld any more counts."""
    return judge.defender(knock.deal).points_without(gone, hand.verdict)
