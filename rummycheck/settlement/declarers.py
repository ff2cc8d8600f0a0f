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

    declarers: tuple[str, ...]
    """Who declared validly, as far as that can be told: one, or several where the others have a last turn."""
    wrong: tuple[str, ...]
    """Who declared wrongly."""
    winners: tuple[str, ...]
    """The declarers; else who is left; else those whom a wrong declaration frees."""
    frees_others: bool = False
    """Whether the winners have won by another's wrong declaration alone."""

    @property
    def declarer(self) -> str | None:
        """The first who declared validly, in the order of the sheet."""
        return self.declarers[0] if self.declarers else None


def ending(deal: SheetDeal, hands: Mapping[str, JudgedHand], ruleset: Ruleset) -> Ending:
    """Return how a deal ended. Raises SheetError where two have won it, or a second declaration has no first."""
    playing = {name: entry for name, entry in deal.entries.items() if entry.event is not Event.OUT}
    declared = [name for name, entry in playing.items() if entry.event in DECLARING]
    wrong = tuple(name for name in declared if not _is_valid(playing[name], hands.get(name), ruleset))
    first = [name for name in playing if (name in declared and name not in wrong) or playing[name].event is Event.WON]
    if len(first) > 1 and not may_go_out_together(ruleset):
        message = f"'{first[1]}' can't have won, too: '{first[0]}' has; {_of_the_next(ruleset)}"
        raise SheetError(f"deal {deal.number}: {message}", playing[first[1]].span)
    if first:
        return Ending(tuple(name for name in first if name in declared), wrong, tuple(first))
    return _without_declarer(deal, playing, wrong, ruleset)


def may_go_out_together(ruleset: Ruleset) -> bool:
    """Tell whether several can go out in a deal; where points are the winner's, there is one to write them down for."""
    return ruleset.match.last_turn and ruleset.match.points_to is PointsTo.OWN


def _of_the_next(ruleset: Ruleset) -> str:
    """Return what to write of who shows a hand after the winner, by what the ruleset takes."""
    if ruleset.penalties.second_declaration is not None:
        return "who shows a hand next has 'declared second'"
    return "write the hand of the other alone, or its points"


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
    if len(left) == 1 and not frees_others and (wrong or not playing[left[0]].points):
        return Ending((), wrong, (left[0],))
    if len(without_points) == 1 or (without_points and may_go_out_together(ruleset)):
        return Ending((), wrong, tuple(without_points))
    if frees_others:
        return Ending((), wrong, tuple(left), frees_others=True)
    return Ending((), wrong, ())
