"""What is a hand of a score sheet worth, and what is wrong with it?"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from rummycheck.cards import Card
from rummycheck.checker import Checker, Verdict
from rummycheck.declaration import Declaration, Group
from rummycheck.errors import DeckError, SheetError
from rummycheck.objective import CardsBy
from rummycheck.problems import Problem, Severity
from rummycheck.remarks import no_groups
from rummycheck.requirements import REQUIREMENTS, card_copies, card_count
from rummycheck.ruleset import Ruleset
from rummycheck.settlement.rules_of_deal import rules_of_deal
from rummycheck.settlement.sheet import Entry, Event, SheetDeal

if TYPE_CHECKING:
    from rummycheck.solver.against import Defender  # The solver is loaded where somebody lays off.

_OF_DECLARATIONS = {requirement.NAME for requirement in REQUIREMENTS} - {card_count.NAME, card_copies.NAME}
"""What is wrong with a declaration alone: a loser's hand need not meet it."""


class JudgedHand(NamedTuple):
    """A player's hand with its verdict."""

    entry: Entry
    verdict: Verdict


class Judge:
    """Judges the hands of a sheet; the checkers of one number of players and one round serve for all their deals."""

    def __init__(self, ruleset: Ruleset, *, goes_by_round: bool) -> None:
        """Take the rules, and whether the number of a deal is that of the round."""
        self._ruleset = ruleset
        self._goes_by_round = goes_by_round
        self._checkers: dict[tuple[Event | None, int, int | None, Card | None], Checker] = {}
        self._defenders: dict[tuple[int, int | None], Defender] = {}

    def judged(self, deal: SheetDeal) -> dict[str, JudgedHand]:
        """Return the hands that the deal tells. Raises SheetError for one that can't be judged."""
        players = sum(entry.event is not Event.OUT for entry in deal.entries.values())
        self._refuse_wild(deal, players)
        return {
            name: self._judged(entry, entry.hand, deal, players)
            for name, entry in deal.entries.items()
            if entry.hand is not None
        }

    def _judged(self, entry: Entry, hand: Declaration, deal: SheetDeal, players: int) -> JudgedHand:
        if hand.designated is not None and deal.wild is not None and hand.designated != deal.wild:
            message = f"deal {deal.number}: {hand.designated} is wild in this hand, but {deal.wild} in the deal"
            raise SheetError(message, entry.span)
        checker = self._checker(entry.event, deal, players)
        try:
            wanted = checker.cards_wanted(checker.deal(hand.wild_or(deal.wild), cards=len(hand.cards)))
            return JudgedHand(entry, checker.check(_with_laid_off(hand, entry, wanted), deal.wild))
        except DeckError as error:
            span = entry.hand_place.of(error.span) if error.span and entry.hand_place else entry.span
            raise SheetError(f"deal {deal.number}: {error.message}", span) from error

    def defender(self, deal: SheetDeal) -> "Defender":
        """Return what lays off in a deal; under rules by which that is done."""
        from rummycheck.solver.against import Defender

        players = sum(entry.event is not Event.OUT for entry in deal.entries.values())
        key = (players, self.round_of(deal))
        if key not in self._defenders:
            self._defenders[key] = Defender(self._ruleset, players=players, round_number=key[1])
        return self._defenders[key]

    def round_of(self, deal: SheetDeal) -> int | None:
        """Return the round that a deal is, where that decides anything."""
        return deal.number if self._goes_by_round else None

    def _refuse_wild(self, deal: SheetDeal, players: int) -> None:
        if deal.wild is None:
            return
        try:
            self._checker(None, deal, players).deal(deal.wild)
        except DeckError as error:
            raise SheetError(f"deal {deal.number}: {error.message}", deal.wild_span or deal.span) from error

    def _checker(self, event: Event | None, deal: SheetDeal, players: int) -> Checker:
        kind = event if event is Event.BIG_GIN else None
        key = (kind, players, self.round_of(deal), deal.upcard)
        if key not in self._checkers:
            dealt = rules_of_deal(deal, self._ruleset)
            rules = _with_the_card_drawn(dealt) if kind is not None else dealt
            self._checkers[key] = Checker(rules, players=players, round_number=key[2])
        return self._checkers[key]


def _with_laid_off(hand: Declaration, entry: Entry, wanted: int | None) -> Declaration:
    """Return the hand with the cards laid off, which the sheet may write among the others or beside them.

    They are beside them where that makes the number of cards right; else where they are not among them, unless the
    number is right without them.
    """
    gone = entry.laid_off.cards if entry.laid_off is not None else ()
    number = len(hand.cards)
    is_among = number == wanted or not Counter(gone) - Counter(hand.cards)
    if not gone or (is_among and number + len(gone) != wanted):
        return hand
    return replace(hand, groups=(*hand.groups, Group(gone, span=hand.groups[-1].span)))


def _with_the_card_drawn(ruleset: Ruleset) -> Ruleset:
    """Return the rules for a hand that ends a deal with all its cards and the one just drawn in melds."""
    cards = ruleset.declaration.cards
    if isinstance(cards, Mapping):
        more: int | Mapping[int, int] | CardsBy | None = {players: number + 1 for players, number in cards.items()}
    else:
        more = cards + 1 if isinstance(cards, int) else cards
    return replace(ruleset, declaration=ruleset.declaration._replace(cards=more, unmatched_points_max=0))


def hand_findings(judged: JudgedHand, deal: SheetDeal, *, is_shown: bool) -> Iterator[Problem]:
    """Yield what is wrong with a hand as such, in the place where it stands on the sheet.

    That a loser's hand is no declaration is no fault; nor that it has fewer cards where melds are laid down in play.
    Of who shows a hand, the number of cards is part of the verdict on it. Of the remarks, only that groups are not
    marked says that the points may be wrong.
    """
    verdict = judged.verdict
    lays_down = verdict.ruleset.declaration.first_meld_points > 0
    for problem in verdict.problems:
        is_of_number = problem.name == card_count.NAME and (lays_down or is_shown)
        is_remark = problem.severity is Severity.INFO and (problem.name != no_groups.NAME or lays_down)
        if is_remark or problem.name in _OF_DECLARATIONS or is_of_number:
            continue
        place = judged.entry.hand_place
        span = place.of(problem.span) if place is not None else judged.entry.span
        yield problem._replace(span=span, message=f"deal {deal.number}: {problem.message}")
