"""Points that are added to the totals when a match is over."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rummycheck.match import BonusOptions, Shutout
from rummycheck.melds.base import counted, pluralized
from rummycheck.settlement.scores import Rule


class Bonus(NamedTuple):
    """Points at the end of a match, and the rule for them."""

    points: int
    rule: Rule


def match_bonuses(
    winners: Sequence[str], totals: Mapping[str, int], deals_won: Mapping[str, int], bonuses: BonusOptions
) -> dict[str, tuple[Bonus, ...]]:
    """Return what is added for each player; the winners are those who were best before."""
    added = {name: list(_own(deals_won[name], bonuses, has_won=name in winners)) for name in totals}
    if not any(total for name, total in totals.items() if name not in winners) and len(winners) < len(totals):
        for name in winners:
            added[name] += _shutout(totals[name], added[name], bonuses)
    return {name: tuple(ones) for name, ones in added.items() if ones}


def _own(deals: int, bonuses: BonusOptions, *, has_won: bool) -> Iterator[Bonus]:
    if has_won and bonuses.game is not None:
        yield Bonus(bonuses.game, Rule("for the match", "bonuses.game"))
    if deals and bonuses.box is not None:
        yield Bonus(deals * bonuses.box, Rule(f"{counted(deals, 'deal')} won, {bonuses.box} each", "bonuses.box"))


def _shutout(total: int, own: Sequence[Bonus], bonuses: BonusOptions) -> Iterator[Bonus]:
    """Yield what the winner gets once more where the others have nothing."""
    added = sum(bonus.points for bonus in own)
    match bonuses.shutout:
        case Shutout.DEALS:
            yield Bonus(total, Rule("shutout, the points of the deals once more", "bonuses.shutout"))
        case Shutout.GAME if bonuses.game is not None:
            yield Bonus(bonuses.game, Rule("shutout, once more for the match", "bonuses.shutout"))
        case Shutout.ALL:
            yield Bonus(total + added, Rule("shutout, everything once more", "bonuses.shutout"))
        case _:
            pass


_DOUBLED = {
    Shutout.DEALS: "the points of the deals",
    Shutout.GAME: "the bonus for the match",
    Shutout.ALL: "everything",
}


def bonus_rules(bonuses: BonusOptions) -> Iterator[Rule]:
    """Yield what is added at the end of a match."""
    if bonuses.game is not None:
        yield Rule(f"the winner of the match gets {pluralized(bonuses.game, 'point')} more", "bonuses.game")
    if bonuses.box is not None:
        yield Rule(f"each deal won is worth {pluralized(bonuses.box, 'point')} more at the end", "bonuses.box")
    if bonuses.shutout is not None:
        words = f"where the others have no points, the winner gets {_DOUBLED[bonuses.shutout]} twice"
        yield Rule(words, "bonuses.shutout")
    if (bonuses.game, bonuses.box, bonuses.shutout) != (None, None, None):
        yield Rule("who has most with all that has won the match", "match.winner")
