"""Who ended a deal, and who won it?"""

from collections.abc import Mapping
from typing import NamedTuple

from rummycheck.checker import Outcome
from rummycheck.errors import SheetError
from rummycheck.match import AfterWrong, PointsTo
from rummycheck.ruleset import Ruleset
from rummycheck.settlement.hands import JudgedHand
from rummycheck.settlement.sheet import DECLARING, GONE, Entry, Event, SheetDeal


class Ending(NamedTuple):
    """How a deal ended."""

    declarer: str | None
    """Who declared validly, as far as that can be told."""
    wrong: tuple[str, ...]
    """Who declared wrongly."""
    winners: tuple[str, ...]
    """The declarer; else who is left; else those whom a wrong declaration frees."""
    frees_others: bool = False
    """Whether the winners have won by another's wrong declaration alone."""


def ending(deal: SheetDeal, hands: Mapping[str, JudgedHand], ruleset: Ruleset) -> Ending:
    """Return how a deal ended. Raises SheetError where two have won it, or a second declaration has no first."""
    playing = {name: entry for name, entry in deal.entries.items() if entry.event is not Event.OUT}
    declared = [name for name, entry in playing.items() if entry.event in DECLARING]
    wrong = tuple(name for name in declared if not _is_valid(playing[name], hands.get(name), ruleset))
    first = [name for name in playing if (name in declared and name not in wrong) or playing[name].event is Event.WON]
    if len(first) > 1:
        message = f"'{first[1]}' can't have won, too: '{first[0]}' has; who shows a hand next has 'declared second'"
        raise SheetError(f"deal {deal.number}: {message}", playing[first[1]].span)
    if first:
        return Ending(first[0] if first[0] in declared else None, wrong, (first[0],))
    return _without_declarer(deal, playing, wrong, ruleset)


def _is_valid(entry: Entry, hand: JudgedHand | None, ruleset: Ruleset) -> bool:
    """Tell whether a declaration is valid: by the cards where they are told, else by the sheet's word."""
    if hand is not None:
        return hand.verdict.is_valid
    return entry.says is not Outcome.WRONG and not has_too_many_unmatched(entry, ruleset)


def has_too_many_unmatched(entry: Entry, ruleset: Ruleset) -> bool:
    """Tell whether a player ended a deal with more unmatched points than the rules allow, by the sheet's own word."""
    is_told = entry.points is not None and ruleset.match.points_to is PointsTo.WINNER
    return is_told and (entry.points or 0) > ruleset.declaration.unmatched_points_max


def _without_declarer(
    deal: SheetDeal, playing: Mapping[str, Entry], wrong: tuple[str, ...], ruleset: Ruleset
) -> Ending:
    for name, entry in playing.items():
        if entry.event is Event.DECLARED_SECOND and not wrong:
            raise SheetError(f"deal {deal.number}: '{name}' declared second, but nobody declared first", entry.span)
    left = [name for name, entry in playing.items() if entry.event not in GONE and name not in wrong]
    without_points = [name for name in left if playing[name].points == 0]
    frees_others = bool(wrong) and ruleset.match.after_wrong_declaration is AfterWrong.OTHERS_FREE
    if len(left) == 1 and not playing[left[0]].points and not frees_others:
        return Ending(None, wrong, (left[0],))
    if len(without_points) == 1:
        return Ending(None, wrong, (without_points[0],))
    if frees_others:
        return Ending(None, wrong, tuple(left), frees_others=True)
    return Ending(None, wrong, ())
