"""Is a declaration valid, and what does it cost?"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from rummycheck.arrangement import Arrangement, Arranger
from rummycheck.cards import AnyCard, PrintedJoker, Rank
from rummycheck.counting import CardPoints, Count, card_points, count_hand
from rummycheck.deck import Deal, Designation, WildBy, deal_cards
from rummycheck.declaration import Declaration
from rummycheck.errors import DeckError
from rummycheck.objective import CardsBy, CountMismatch
from rummycheck.problems import Problem, Severity, with_key
from rummycheck.reading_choice import ReadingChooser
from rummycheck.remarks import REMARKS
from rummycheck.requirements import REQUIREMENTS, Table
from rummycheck.ruleset import Ruleset
from rummycheck.scoring import HandCount


class Outcome(StrEnum):
    """What a declaration is."""

    VALID = "valid"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said of a declaration."""

    outcome: Outcome
    problems: tuple[Problem, ...]
    """All faults and remarks, in the order of the text."""
    arrangement: Arrangement
    penalty: int | None
    """Points that the declarer pays; None where the ruleset has no penalty for a wrong declaration."""
    count: Count
    """What the same groups cost a player who loses with them."""
    deal: Deal
    declaration: Declaration
    ruleset: Ruleset

    @property
    def is_valid(self) -> bool:
        """Whether the declaration ends the hand."""
        return self.outcome is Outcome.VALID

    @property
    def has_errors(self) -> bool:
        """Whether the declaration is wrong, or something written about it is."""
        return any(problem.severity is Severity.ERROR for problem in self.problems)


class _Setting(NamedTuple):
    """What one turned-up card makes of the ruleset."""

    deal: Deal
    arranger: Arranger
    points: CardPoints


class Checker:
    """Judges declarations under one ruleset; what it has learnt of a deal serves for the next hand."""

    def __init__(self, ruleset: Ruleset, *, players: int | None = None, round_number: int | None = None) -> None:
        """Take the ruleset, and the players and round for rulesets that ask for them."""
        self._ruleset = ruleset
        self._players = players if players is not None else ruleset.declaration.players
        self._round = round_number
        self._chooser = ReadingChooser(ruleset.declaration, ruleset.points)
        # One for each card that can be turned up, and each round.
        self._setting = lru_cache(maxsize=64)(self._setting_under)
        self._arranger = lru_cache(maxsize=64)(self._arranger_under)

    @property
    def ruleset(self) -> Ruleset:
        """By which rules is judged."""
        return self._ruleset

    def check(self, declaration: Declaration, wild: Designation | None = None) -> Verdict:
        """Return the verdict; `wild` is turned up if the declaration does not say what is.

        Raises DeckError for a card or a wild card that this ruleset's deck can't have.
        """
        designated = declaration.wild_or(wild)
        cards = declaration.cards
        setting = self._setting(designated, self._round_of(len(cards), designated))
        deal = setting.deal
        self._refuse_foreign_cards(declaration, setting)
        arrangement, objective = self._chooser.choose(declaration.groups, setting.arranger, setting.points)
        count = count_hand(arrangement, objective is not None, setting.points, self._ruleset.points)
        table = Table(
            declaration=declaration,
            cards=cards,
            ruleset=self._ruleset,
            deal=deal,
            arrangement=arrangement,
            objective=objective,
            cards_wanted=self.cards_wanted(deal),
            points=setting.points,
            hand_count=count,
        )
        self._refuse_count(table)
        return self._verdict(table)

    def deal(self, wild: Designation | None = None, *, cards: int | None = None) -> Deal:
        """Return what holds when this is turned up, in the round told or else in that of so many cards.

        Raises DeckError if it can't be turned up, or if there is no such round.
        """
        return self._setting(wild, self._round_of(cards, wild)).deal

    def cards_wanted(self, deal: Deal) -> int | None:
        """Return how many cards are declared; None for any number."""
        wanted = self._ruleset.declaration.cards
        match wanted:
            case None | int():
                return wanted
            case CardsBy():
                return _cards_dealt(deal.designated) if isinstance(deal.designated, Rank) else None
            case _:
                return _for_players(wanted, self._players)

    def _verdict(self, table: Table) -> Verdict:
        faults = [problem for requirement in REQUIREMENTS for problem in requirement.check(table)]
        remarks = [problem for remark in REMARKS for problem in remark.check(table)]
        is_wrong = any(fault.severity is Severity.ERROR for fault in faults)
        return Verdict(
            outcome=Outcome.WRONG if is_wrong else Outcome.VALID,
            problems=tuple(sorted(faults + remarks, key=lambda problem: (problem.span, problem.name))),
            arrangement=table.arrangement,
            penalty=self._penalty(table.hand_count) if is_wrong else 0,
            count=table.hand_count,
            deal=table.deal,
            declaration=table.declaration,
            ruleset=self._ruleset,
        )

    def _penalty(self, count: Count) -> int | None:
        penalty = self._ruleset.penalties.wrong_declaration
        return count.points if isinstance(penalty, HandCount) else penalty

    def _setting_under(self, designated: Designation | None, round_number: int | None) -> "_Setting":
        ruleset = self._ruleset
        if ruleset.points.wild_exact is not None and ruleset.wild.by is WildBy.RANK and isinstance(designated, Rank):
            raise DeckError(f"{designated} as wild card needs a suit: the turned-up card itself has points of its own")
        deal = deal_cards(ruleset.deck, ruleset.wild, designated, players=self._players, round_number=round_number)
        # For melds it matters which cards are wild, and not which of them was turned up.
        arranger = self._arranger(deal._replace(designated=None))
        return _Setting(deal, arranger, card_points(deal, ruleset.points))

    def _arranger_under(self, deal: Deal) -> Arranger:
        return Arranger(self._ruleset.melds, deal)

    def _round_of(self, cards: int | None, designated: Designation | None) -> int | None:
        """Return the round: as told, else the one whose wild rank is the number of cards dealt, else the only one."""
        if self._ruleset.wild.by is not WildBy.ROUND or self._round is not None or designated is not None:
            return self._round
        rounds = self._ruleset.wild.rounds
        only = next(iter(rounds)) if len(rounds) == 1 else None
        return next((number for number, rank in rounds.items() if _cards_dealt(rank) == cards), only)

    def _refuse_foreign_cards(self, declaration: Declaration, setting: _Setting) -> None:
        """Raise DeckError at the first card that the deck does not have."""
        known = setting.points.unmatched.keys()
        for group in declaration.groups:
            if not known >= set(group.cards):
                index = next(index for index, card in enumerate(group.cards) if card not in known)
                raise DeckError(foreign(group.cards[index], self._ruleset), group.card_span(index))
        if declaration.discard is not None and declaration.discard not in known:
            raise DeckError(foreign(declaration.discard, self._ruleset), declaration.span)

    def _refuse_count(self, table: Table) -> None:
        is_error = self._ruleset.declaration.count_mismatch is CountMismatch.ERROR
        held = len(table.cards)
        if is_error and table.cards_wanted not in (None, held):
            message = f"{held} cards can't be judged: {table.cards_wanted} are declared"
            raise DeckError(with_key(message, "declaration.count_mismatch"), table.declaration.span)


def _cards_dealt(rank: Rank) -> int:
    """Return how many cards are dealt in the round in which a rank is wild: three for threes, thirteen for kings."""
    return list(Rank).index(rank) + 1


def _for_players(cards: Mapping[int, int], players: int | None) -> int:
    if players is None or players not in cards:
        known = ", ".join(map(str, sorted(cards)))
        message = f"how many cards are declared depends on the players ({known}): say how many play with `--players`"
        raise DeckError(message)
    return cards[players]


def foreign(card: AnyCard, ruleset: Ruleset) -> str:
    """Return in words that the deck of a ruleset does not have a card, and which key says so."""
    if isinstance(card, PrintedJoker):
        return with_key(f"the deck of {ruleset.name} has no printed joker", "deck.printed_jokers")
    key = "deck.suits" if card.rank in ruleset.deck.ranks else "deck.ranks"
    return with_key(f"the deck of {ruleset.name} has no {card}", key)
