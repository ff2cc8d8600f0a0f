"""What does each player score in one deal?"""

from collections.abc import Mapping

from rummycheck.errors import SheetError
from rummycheck.match import PointsTo, Winner
from rummycheck.ruleset import Ruleset
from rummycheck.scoring import HandCount
from rummycheck.settlement.declarers import Ending, ending, may_go_out_together
from rummycheck.settlement.gains import winners_gains
from rummycheck.settlement.hands import Judge, JudgedHand
from rummycheck.settlement.lay_offs import defended_scores
from rummycheck.settlement.penalties import gone_score
from rummycheck.settlement.rules_of_deal import rules_of_deal
from rummycheck.settlement.scores import AS_WRITTEN, FREED, LAST_LEFT, DealScore, PlayerScore, Rule
from rummycheck.settlement.sheet import GONE, Entry, Event, SheetDeal
from rummycheck.settlement.upcards import doubled, upcard_notes


def score_deal(deal: SheetDeal, ruleset: Ruleset, judge: Judge) -> DealScore:
    """Return what every player scores. Raises SheetError, with its place, for what nobody can score."""
    ruleset = rules_of_deal(deal, ruleset)
    hands = judge.judged(deal)
    end = ending(deal, hands, ruleset)
    scoring = _Scoring(deal, ruleset, hands, end, defended_scores(deal, hands, end, ruleset, judge))
    own = {name: scoring.score(name, entry) for name, entry in deal.entries.items() if entry.event is not Event.OUT}
    players, winners = own, end.winners
    if ruleset.match.points_to is PointsTo.WINNER:
        players, winners = winners_gains(deal, own, end, ruleset.bonuses)
    else:
        spared = [name for name in winners if name not in end.declarers and deal.entries[name].event is not Event.WON]
        players = own | {name: _spared(own[name], FREED if end.frees_others else LAST_LEFT) for name in spared}
    players = {name: doubled(score, ruleset) for name, score in players.items()}
    if ruleset.match.points_to is PointsTo.OWN:
        own = {name: doubled(score, ruleset) for name, score in own.items()}
    notes = tuple(upcard_notes(ruleset))
    return DealScore(deal, players, winners, hands, end.declarer, end.wrong, own, notes)


def _spared(own: PlayerScore, rule: Rule) -> PlayerScore:
    """Return the score of who has won without a declaration, whatever the own cards come to."""
    if own.rule == rule or (own == PlayerScore(0, AS_WRITTEN) and rule == LAST_LEFT):
        return own
    return PlayerScore(0, Rule(f"{rule.words}; left with {own.points}", rule.key))


class _Scoring:
    """One deal, of which it is known who ended it."""

    def __init__(
        self,
        deal: SheetDeal,
        ruleset: Ruleset,
        hands: Mapping[str, JudgedHand],
        end: Ending,
        defended: Mapping[str, PlayerScore],
    ) -> None:
        self._deal = deal
        self._ruleset = ruleset
        self._hands = hands
        self._end = end
        self._defended = defended

    def score(self, name: str, entry: Entry) -> PlayerScore:
        """Return what a player's own cards or leaving come to."""
        if entry.event in GONE:
            return gone_score(entry, self._deal, self._ruleset, lambda: self._counted(name, entry))
        if name in self._end.wrong:
            return self._wrong_declaration(name, entry)
        if name in self._end.declarers or entry.event is Event.WON:
            return self._winner(name, entry)
        if name in self._end.winners and name not in self._hands and (entry.points is None or entry.claim is not None):
            return PlayerScore(0, FREED if self._end.frees_others else LAST_LEFT)
        if name in self._end.winners:
            return self._counted(name, entry)
        if entry.event is Event.DECLARED_SECOND:
            return self._second(name, entry)
        return self._doubled(self._counted(name, entry))

    def _winner(self, name: str, entry: Entry) -> PlayerScore:
        """Return the score of who declared validly or won: nothing, unless it is points that win."""
        hand, match = self._hands.get(name), self._ruleset.match
        if match.points_to is PointsTo.WINNER:
            own = hand.verdict.count.points if hand is not None else self._knocked(name, entry)
            return PlayerScore(own, Rule(f"{entry.event} with {own}"))
        if entry.points and match.winner is Winner.HIGHEST:
            return PlayerScore(entry.points, AS_WRITTEN)
        if entry.points:
            did = entry.event if entry.event is Event.WON else "declared"
            message = f"'{name}' {did}, and so has no points: {entry.points} are written"
            raise SheetError(f"deal {self._deal.number}: {message}", entry.span)
        is_judged = hand is not None and entry.event is not Event.WON
        return PlayerScore(0, Rule(f"{entry.event}, valid" if is_judged else entry.event.value))

    def _knocked(self, name: str, entry: Entry) -> int:
        """Return the unmatched points that the sheet tells of who ended the deal."""
        may_have_points = self._ruleset.declaration.unmatched_points_max > 0
        if entry.points is None and may_have_points and entry.event not in (Event.GIN, Event.BIG_GIN, Event.WON):
            message = f"'{entry.event}' leaves open with how many points '{name}' did: write the hand, or its points"
            raise SheetError(f"deal {self._deal.number}: {message}", entry.span)
        return entry.points or 0

    def _wrong_declaration(self, name: str, entry: Entry) -> PlayerScore:
        key = "penalties.wrong_declaration"
        penalty = self._ruleset.penalties.wrong_declaration
        if isinstance(penalty, int):
            return PlayerScore(penalty, Rule("wrong declaration", key))
        score = self._counted(name, entry)
        words = (
            "wrong declaration" if isinstance(penalty, HandCount) else "wrong declaration, which itself costs nothing"
        )
        return score._replace(rule=Rule(f"{words}: {score.rule.words}", key))

    def _second(self, name: str, entry: Entry) -> PlayerScore:
        """Return the score of who declared after the winner; a hand that is no declaration is only counted."""
        key, hand = "penalties.second_declaration", self._hands.get(name)
        if hand is not None and not hand.verdict.is_valid:
            score = self._doubled(self._counted(name, entry))
            return score._replace(rule=Rule(f"second declaration, wrong: {score.rule.words}", score.rule.key))
        points = self._ruleset.penalties.second_declaration
        if points is None:
            costs = f"{self._ruleset.name} does not say what '{entry.event}' costs ({key} is null)"
            advice = "'declared'" if may_go_out_together(self._ruleset) else "the points alone"
            raise SheetError(f"deal {self._deal.number}: {costs}: write {advice}", entry.span)
        return PlayerScore(points, Rule("second declaration", key))

    def _counted(self, name: str, entry: Entry) -> PlayerScore:
        """Return what the player's own cards cost."""
        hand = self._hands.get(name)
        if hand is None:
            if entry.points is None:
                message = f"the points of '{name}' are those of the hand: write the hand, or its points"
                raise SheetError(f"deal {self._deal.number}: {message}", entry.span)
            return PlayerScore(entry.points, AS_WRITTEN)
        if name in self._defended:
            return self._defended[name]
        count = hand.verdict.count
        if count.uncapped > count.points:
            return PlayerScore(count.points, Rule(f"hand of {count.uncapped}, capped", "points.cap"))
        return PlayerScore(count.points, Rule("hand counted"))

    def _doubled(self, score: PlayerScore) -> PlayerScore:
        """Return a loser's score when all cards went down at once."""
        factor = self._ruleset.penalties.rummy_factor
        declared = [self._deal.entries[name].event for name in self._end.declarers]
        if factor == 1 or Event.DECLARED_RUMMY not in declared:
            return score
        rule = Rule(f"{factor} x {score.points}, a rummy; {score.rule.words}", "penalties.rummy_factor")
        return PlayerScore(score.points * factor, rule)
