"""What does the best arrangement of a hand cost? Slow and literal: every partition, every reading of every group.

An arrangement parts the cards into melds, each with one of its readings, and loose cards. It costs what
`rummycheck.counting` says of it; the readings are chosen freely, whichever the checker would take. Melds that serve
only who asks for them need an objective that is met and names one of their tags; where no objective is met, a
condition of `points.exempt` that is met does too.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from orders import Cards, orders
from ways import NOTHING, Piece, Way, splits

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank
from rummycheck.counting import card_points, table_points
from rummycheck.deck import CountCheck, Designation, WildBy, deal_cards
from rummycheck.declaration import Group
from rummycheck.melds.base import Serves, laid
from rummycheck.objective import CardsBy, FirstMeld, Objective, Rest
from rummycheck.ruleset import Ruleset
from rummycheck.scoring import AnyMeld, WhenMet


class Answer(NamedTuple):
    """What can be made of a hand."""

    least: int
    """The points of the cheapest arrangement, without the cap."""
    declared: int | None
    """The points of the cheapest one that is a valid declaration; None if none is."""
    meets: frozenset[bool]
    """Whether the one to choose meets an objective; both where there are several and some do."""

    @property
    def best(self) -> int:
        """The points of the arrangement to choose: a valid declaration if there is one."""
        return self.least if self.declared is None else self.declared


class Reference:
    """Finds the best arrangements at one table by trying all."""

    def __init__(
        self,
        ruleset: Ruleset,
        wild: Designation | None,
        cards: int,
        *,
        players: int | None = None,
        round_number: int | None = None,
    ) -> None:
        """Take what holds at the table; the number of cards tells the round where nobody does, or it is the only."""
        players = players if players is not None else ruleset.declaration.players
        if ruleset.wild.by is WildBy.ROUND and wild is None and round_number is None:
            rounds = ruleset.wild.rounds
            only = next(iter(rounds)) if len(rounds) == 1 else None
            round_number = next((number for number, rank in rounds.items() if _dealt(rank) == cards), only)
        self._ruleset = ruleset
        self._deal = deal_cards(ruleset.deck, ruleset.wild, wild, players=players, round_number=round_number)
        self._points = card_points(self._deal, ruleset.points)
        self._tags = _asked_for(ruleset)
        self._pieces: dict[Cards, frozenset[Piece]] = {}
        self._ways: dict[Cards, frozenset[Way]] = {(): frozenset([NOTHING])}
        wanted = ruleset.declaration.cards
        if isinstance(wanted, CardsBy):
            designated = self._deal.designated
            self.cards_wanted = _dealt(designated) if isinstance(designated, Rank) else None
        else:
            self.cards_wanted = wanted if wanted is None or isinstance(wanted, int) else wanted[players or 0]

    def best(self, cards: Sequence[AnyCard]) -> Answer:
        """Return what the best arrangement costs; a card too many may be any of them."""
        in_order = tuple(sorted(cards, key=str))
        if self.cards_wanted is None or len(cards) != self.cards_wanted + 1:
            return self._answer(self._all_ways(in_order), in_order)
        rests = dict.fromkeys(in_order[:index] + in_order[index + 1 :] for index in range(len(in_order)))
        return _cheapest([self._answer(self._all_ways(rest), in_order) for rest in rests])

    def best_of_groups(self, groups: Sequence[Cards], discard: AnyCard | None) -> Answer:
        """Return what groups that are already laid cost with the best readings."""
        ways = {NOTHING}
        for cards in groups:
            pieces = self.pieces(tuple(sorted(cards, key=str)))
            left = sum(map(self._points.unmatched.__getitem__, cards))
            ways = {
                *(way.with_meld(piece) for way in ways for piece in pieces),
                *(way.with_loose(len(cards), left) for way in ways),
            }
        held = [card for group in groups for card in group]
        return self._answer(ways, held if discard is None else [*held, discard])

    def _answer(self, ways: Iterable[Way], held: Sequence[AnyCard]) -> Answer:
        """Return the least points over arrangements, `held` being their cards with the one put away."""
        can_be_held = self._right_number(held) and not self._too_many_copies(held)
        return _cheapest([answer for way in ways for answer in self._judged(way, can_be_held=can_be_held)])

    def _judged(self, way: Way, *, can_be_held: bool) -> Iterator[Answer]:
        """Yield what one arrangement comes to, if its melds may all serve."""
        met = [objective for objective in self._ruleset.declaration.any_of if way.meets(objective.demands)]
        serving = [objective for objective in met if way.serves(objective.demands)]
        if serving or (not met and self._serves_exemption(way)):
            cost = self._cost(way, is_met=bool(met))
            is_declaration = can_be_held and self._is_declaration(way, serving)
            yield Answer(cost, cost if is_declaration else None, frozenset([bool(met)]))

    def _serves_exemption(self, way: Way) -> bool:
        """Tell whether the melds that need to be asked for are, by what frees cards though no objective is met."""
        conditions = [one.when for one in self._ruleset.points.exempt if not isinstance(one.when, WhenMet)]
        return any(way.serves(when) for when in ((), *filter(way.meets, conditions)))

    def _cost(self, way: Way, *, is_met: bool) -> int:
        free: AnyMeld | tuple[str, ...] = ()
        for exemption in self._ruleset.points.exempt:
            if is_met if isinstance(exemption.when, WhenMet) else way.meets(exemption.when):
                free = exemption.melds
                break
        return way.left + sum(
            piece.points
            for piece in way.melds
            if not (isinstance(free, AnyMeld) or any(tag in free for tag in piece.tags))
        )

    def _is_declaration(self, way: Way, objectives: Sequence[Objective]) -> bool:
        wanted = self._ruleset.declaration
        may_be_left = way.loose == 0 or 0 < wanted.unmatched_points_max >= way.left
        worth = [piece.worth for piece in way.melds]
        return (
            any(may_be_left or objective.rest is Rest.FREE for objective in objectives)
            and (sum(worth) if wanted.first_meld is FirstMeld.TURN else max(worth, default=0))
            >= wanted.first_meld_points
            and self._has_shape(way)
        )

    def _has_shape(self, way: Way) -> bool:
        """Tell whether the melds have sizes that are asked for; loose cards can be laid in groups of the others."""
        shape = self._ruleset.declaration.shape
        sizes = Counter(piece.size for piece in way.melds)
        cards = sum(sizes.elements()) + way.loose
        if shape is not None and not isinstance(shape, tuple):
            shape = shape.get(cards)
        return shape is None or (sum(shape) == cards and sizes <= Counter(shape))

    def _right_number(self, held: Sequence[AnyCard]) -> bool:
        if self.cards_wanted is None:
            return not isinstance(self._ruleset.declaration.cards, CardsBy)
        return len(held) in (self.cards_wanted, self.cards_wanted + 1)

    def _too_many_copies(self, held: Sequence[AnyCard]) -> bool:
        deck, up = self._ruleset.deck, self._deal.designated
        copies = Counter(held)
        if deck.designated_card_out and isinstance(up, Card | PrintedJoker) and up in copies:
            copies[up] += 1
        is_fault = deck.count_check is CountCheck.ERROR
        return is_fault and any(number > self._deal.copies(card) for card, number in copies.items())

    def _all_ways(self, cards: Cards) -> frozenset[Way]:
        """Return every arrangement of sorted cards: the first lies loose, or in a meld with any others."""
        if cards not in self._ways:
            first, rest = cards[0], cards[1:]
            left = self._points.unmatched[first]
            ways = {way.with_loose(1, left) for way in self._all_ways(rest)}
            for group, others in splits(rest):
                for piece in self.pieces((first, *group)):
                    ways.update(way.with_meld(piece) for way in self._all_ways(others))
            self._ways[cards] = frozenset(ways)
        return self._ways[cards]

    def pieces(self, cards: Cards) -> frozenset[Piece]:
        """Return every meld that the sorted cards can be."""
        if cards not in self._pieces:
            best: dict[Piece, int] = {}
            for piece in self._read(cards):
                without = piece._replace(worth=0)
                best[without] = max(piece.worth, best.get(without, 0))
            self._pieces[cards] = frozenset(piece._replace(worth=worth) for piece, worth in best.items())
        return self._pieces[cards]

    def _read(self, cards: Cards) -> Iterator[Piece]:
        wanted = self._ruleset.declaration
        for kind in self._ruleset.melds:
            if kind.size.fits(len(cards)):
                for order in dict.fromkeys(orders(cards, kind, self._deal)):
                    for meld in kind.readings(laid(order, self._deal)):
                        worth = wanted.first_meld_points and table_points(meld, Group(order), self._ruleset.points)
                        yield Piece(
                            tuple(sorted(meld.tags & self._tags)),
                            kind.serves is Serves.OBJECTIVE,
                            sum(map(self._points.melded.__getitem__, cards)),
                            len(cards) if wanted.shape is not None else 0,
                            worth,
                        )


def _cheapest(answers: Sequence[Answer]) -> Answer:
    """Return what several answers come to together."""
    declared = min((answer.declared for answer in answers if answer.declared is not None), default=None)
    chosen = [answer for answer in answers if declared is None or answer.declared is not None]
    best = min(answer.best for answer in chosen)
    meets = frozenset[bool]().union(*(answer.meets for answer in chosen if answer.best == best))
    return Answer(min(answer.least for answer in answers), declared, meets)


def _asked_for(ruleset: Ruleset) -> frozenset[str]:
    """Return every name that the ruleset asks melds for."""
    exempt = ruleset.points.exempt
    demands = [demand for objective in ruleset.declaration.any_of for demand in objective.demands]
    demands += [demand for one in exempt if not isinstance(one.when, WhenMet) for demand in one.when]
    freed = [tag for one in exempt if not isinstance(one.melds, AnyMeld) for tag in one.melds]
    return frozenset([*freed, *(demand.tag for demand in demands)])


def _dealt(rank: Rank) -> int:
    """Return how many cards are dealt in the round in which a rank is wild."""
    return tuple(Rank).index(rank) + 1
