"""What does the winner of a deal gain, where points are written down for the winner?"""

from collections.abc import Mapping

from rummycheck.match import BonusOptions
from rummycheck.settlement.declarers import Ending
from rummycheck.settlement.scores import FREED, LAY_OFFS, PlayerScore, Rule
from rummycheck.settlement.sheet import Event, SheetDeal

_LOSES = Rule("scores nothing; left with {}", "match.points_to")

Scores = Mapping[str, PlayerScore]


def winners_gains(
    deal: SheetDeal, players: Scores, end: Ending, bonuses: BonusOptions
) -> tuple[dict[str, PlayerScore], tuple[str, ...]]:
    """Return the scores of all with the gain of the winner, and who that is: whoever undercuts wins instead."""
    scores = {name: _nothing(score) for name, score in players.items()}
    knocker = end.declarer
    if knocker is None:
        winners = () if end.frees_others else end.winners
        for winner in winners:
            scores[winner] = _gain(winner, players, 0, Rule("the others' points", "match.points_to"))
        return scores, winners
    own = players[knocker].points
    undercutters = _undercutters(players, knocker, bonuses)
    for winner in undercutters:
        own_words = f"{players[winner].points}{_laid_off(players[winner])}"
        rule = Rule(f"undercuts {own} with {own_words}", "bonuses.undercut")
        scores[winner] = _gain(winner, players, bonuses.undercut or 0, rule)
    if undercutters:
        return scores, undercutters
    scores[knocker] = _gain(knocker, players, *_bonus(deal.entries[knocker].event, own, bonuses))
    return scores, (knocker,)


def _nothing(score: PlayerScore) -> PlayerScore:
    if score.rule == FREED:  # With how much is not told.
        return PlayerScore(0, FREED)
    return PlayerScore(0, Rule(_LOSES.words.format(score.points) + _laid_off(score), _LOSES.key))


def _laid_off(score: PlayerScore) -> str:
    """Return in words what was laid off of a hand, or could be."""
    return f" ({score.rule.words})" if score.rule.key == LAY_OFFS else ""


def _gain(winner: str, players: Scores, bonus: int, rule: Rule) -> PlayerScore:
    """Return what the others have more than the winner, and a bonus."""
    own = players[winner].points
    differences = [max(0, score.points - own) for name, score in players.items() if name != winner]
    told = f"{sum(differences)} more in the other hand{'s' if len(differences) > 1 else ''}"
    words = f"{rule.words}: {told}, {bonus} for it" if bonus else f"{rule.words}: {told}"
    return PlayerScore(sum(differences) + bonus, Rule(words, rule.key))


def _undercutters(players: Scores, knocker: str, bonuses: BonusOptions) -> tuple[str, ...]:
    """Return who has no more than the one who knocked, and of them the least; against all cards in melds nobody."""
    own = players[knocker].points
    if bonuses.undercut is None or own == 0:
        return ()
    most = own if bonuses.undercut_on_tie else own - 1
    others = {name: score.points for name, score in players.items() if name != knocker and score.points <= most}
    return tuple(name for name, points in others.items() if points == min(others.values()))


def _bonus(event: Event, own: int, bonuses: BonusOptions) -> tuple[int, Rule]:
    """Return the bonus of who ended the deal, and the rule for it."""
    if event is Event.BIG_GIN:
        return bonuses.big_gin or 0, Rule("big gin", "bonuses.big_gin")
    if own == 0:
        return bonuses.gin or 0, Rule("gin", "bonuses.gin")
    return 0, Rule(f"knocks with {own}", "match.points_to")
