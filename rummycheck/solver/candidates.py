"""Which melds can be made of a hand, each as a number to be taken from it?"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card, Rank, Suit
from rummycheck.counting import CardPoints, own_points
from rummycheck.deck import Deal, OwnPlace
from rummycheck.errors import TooHardError
from rummycheck.melds.all_jokers import AllJokers
from rummycheck.melds.base import MeldKind
from rummycheck.melds.identical import Identical
from rummycheck.melds.run import Run, RunSuits
from rummycheck.melds.sets import SetOfRank
from rummycheck.solver.jokers import identical_melds, joker_groups, runs_of_jokers, sets_of_jokers
from rummycheck.solver.packing import Packed, Packing
from rummycheck.solver.patterns import Look, Need, Pattern
from rummycheck.solver.runs import RunBook, counts_own, run_patterns, worth_of
from rummycheck.solver.sets import Copies, set_patterns

MOST_MELDS = 50_000
"""Melds of one hand that are thought of; a hand that is dealt has some hundred."""


class Made(NamedTuple):
    """The natural cards of a meld, packed, and the points that they cost where the meld is not free."""

    naturals: Packed
    points: int
    kind: str
    pattern: Pattern


class Candidate(NamedTuple):
    """A meld that can be made."""

    cards: Packed
    points: int
    """What its cards cost where it is not free."""
    look: Look
    run_jokers: int
    """Cards that serve as jokers in a run, which would be pure without."""
    kind: str
    pattern: Pattern | None
    """How its cards lie; None where that does not matter."""


class Workshop:
    """Makes melds under one deal, and remembers what can be made of the cards of one suit or of one rank."""

    def __init__(
        self,
        kinds: Sequence[MeldKind],
        deal: Deal,
        packing: Packing,
        points: CardPoints,
        book: RunBook,
    ) -> None:
        """Take the kinds in the ruleset's order, and the runs of all deals."""
        self._kinds = tuple(kinds)
        self._deal = deal
        self._packing = packing
        self._points = points
        self._book = book
        # Then a card at its own place is no joker; where all that matters is the cost, another can take its part.
        self._tells_jokers_apart = all(len(alike) == 1 for alike in packing.pools)
        # Hands share their suits and ranks: what is made of five hearts once serves a million hands.
        self._runs_of_suit = lru_cache(maxsize=1 << 15)(self._made_of_suit)
        self._sets_of_rank = lru_cache(maxsize=1 << 15)(self._made_of_rank)

    def candidates(self, hand: Mapping[AnyCard, int], need: Need) -> list[Candidate]:
        """Return every meld of the hand, the kinds in the ruleset's order, with the jokers that serve in it."""
        jokers = {card: copies for card, copies in hand.items() if self._deal.is_joker(card)}
        naturals = {card: copies for card, copies in hand.items() if card in self._packing.naturals}
        serving = self._serving(jokers)
        made: list[Made] = []
        alike: list[Candidate] = []
        for kind in self._kinds:
            match kind:
                case Run():
                    made.extend(self._runs(kind, naturals, need))
                case SetOfRank():
                    made.extend(self._sets(kind, naturals, need))
                case Identical():
                    alike.extend(
                        self._alike(kind.kind, *meld) for meld in identical_melds(kind, hand, self._book.worth)
                    )
                case AllJokers():
                    melds = joker_groups(kind, serving, self._book.worth)
                    alike.extend(self._of_jokers(kind.kind, *meld) for meld in melds)
        candidates = list(islice(self._with_jokers(made, serving), MOST_MELDS + 1))
        if len(candidates) > MOST_MELDS:
            raise TooHardError(f"more than {MOST_MELDS} melds can be made of the cards")
        return [*candidates, *alike]

    def _serving(self, jokers: Mapping[AnyCard, int]) -> dict[AnyCard, int]:
        """Return how many jokers there are of each pool, by the first of them."""
        serving: dict[AnyCard, int] = {}
        for alike in self._packing.pools:
            number = sum(jokers.get(joker, 0) for joker in alike)
            if number:
                serving[next(joker for joker in alike if joker in jokers)] = number
        return serving

    def _alike(self, kind: str, cards: Sequence[AnyCard], look: Look) -> Candidate:
        points = sum(self._points.melded[card] for card in cards)
        return Candidate(self._packing.packed(cards), points, look, 0, kind, None)

    def _of_jokers(self, kind: str, cards: Sequence[AnyCard], look: Look) -> Candidate:
        points = sum(self._points.melded[card] for card in cards)
        look = look._replace(worth=look.worth + self._own_worth(cards))
        return Candidate(sum(map(self._packing.served, cards)), points, look, 0, kind, None)

    def _runs(self, kind: Run, naturals: Mapping[Card, int], need: Need) -> Iterator[Made]:
        held: dict[Suit, list[Card]] = {}
        for card in naturals:
            held.setdefault(card.suit, []).append(card)
        if kind.suits is RunSuits.ANY:
            yield from self._runs_of_suit(kind, tuple(naturals), need)
        else:
            for cards in held.values():
                yield from self._runs_of_suit(kind, tuple(cards), need)
        if kind.jokers.min_naturals == 0 and need.jokers >= kind.size.minimum:
            yield from self._made(kind.kind, tuple(runs_of_jokers(kind, self._deal, self._book.worth, need)))

    def _sets(self, kind: SetOfRank, naturals: Mapping[Card, int], need: Need) -> Iterator[Made]:
        held: dict[Rank, list[tuple[Card, int]]] = {}
        for card, copies in naturals.items():
            held.setdefault(card.rank, []).append((card, copies))
        for of_rank in held.values():
            if sum(copies for _, copies in of_rank) + need.jokers >= kind.size.minimum:
                yield from self._sets_of_rank(kind, tuple(of_rank), need)
        if kind.jokers.min_naturals == 0 and need.jokers >= kind.size.minimum:
            yield from self._made(kind.kind, tuple(sets_of_jokers(kind, self._deal, self._book.worth, need)))

    def _made_of_suit(self, kind: Run, cards: tuple[Card, ...], need: Need) -> tuple[Made, ...]:
        held: dict[Rank, tuple[Card, ...]] = {}
        for card in cards:
            held[card.rank] = (*held.get(card.rank, ()), card)
        ways = self._book.ways(kind, tuple(held), self._deal.ranks, need)
        patterns = tuple(islice(run_patterns(ways, held, kind, self._deal), MOST_MELDS + 1))
        if len(patterns) > MOST_MELDS:
            raise TooHardError(f"more than {MOST_MELDS} melds can be made of the cards")
        return self._made(kind.kind, patterns)

    def _made_of_rank(self, kind: SetOfRank, copies: Copies, need: Need) -> tuple[Made, ...]:
        return self._made(kind.kind, self._set_patterns(kind, copies, need))

    def _set_patterns(self, kind: SetOfRank, copies: Copies, need: Need) -> tuple[Pattern, ...]:
        has_natural_wild = self._deal.on_own_place is OwnPlace.NATURAL
        return set_patterns(kind, copies, self._book.worth, need, has_natural_wild=has_natural_wild)

    def _made(self, kind: str, patterns: tuple[Pattern, ...]) -> tuple[Made, ...]:
        return tuple(
            Made(
                self._packing.packed(pattern.naturals),
                sum(self._points.melded[card] for card in pattern.naturals),
                kind,
                pattern,
            )
            for pattern in patterns
        )

    def _with_jokers(self, made: Sequence[Made], serving: Mapping[AnyCard, int]) -> Iterator[Candidate]:
        """Yield each meld with every choice of the jokers that serve in it."""
        choices: dict[int, list[tuple[Packed, int, tuple[AnyCard, ...]]]] = {}
        for naturals, points, kind, pattern in made:
            jokers = pattern.jokers
            if not jokers:
                yield Candidate(naturals, points, pattern.look, 0, kind, pattern)
                continue
            if jokers not in choices:
                choices[jokers] = list(self._choices(serving, jokers))
            in_run = jokers if pattern.window else 0
            is_nameless = not naturals and not pattern.window and self._book.worth is not None
            has_own = counts_own(self._book.worth)
            for cards, cost, chosen in choices[jokers]:
                if not (self._tells_jokers_apart and any(card in pattern.own_gaps for card in chosen)):
                    look = pattern.look
                    if has_own:
                        look = look._replace(worth=look.worth + self._own_worth(chosen))
                    elif is_nameless:
                        look = self._shown(look, chosen)
                    yield Candidate(naturals + cards, points + cost, look, in_run, kind, pattern)

    def _own_worth(self, jokers: Sequence[AnyCard]) -> int:
        """Return what jokers add to what a meld is worth on the table, where their own points count."""
        worth = self._book.worth
        return sum(own_points(joker, worth) for joker in jokers) if worth is not None and counts_own(worth) else 0

    def _shown(self, look: Look, jokers: Sequence[AnyCard]) -> Look:
        """Return a set of jokers with what it is worth on the table: as a rank that one shows, else as jokers."""
        ranks = [card.rank for card in jokers if isinstance(card, Card)]
        printed = self._book.worth.printed_joker_alone if self._book.worth is not None else 0
        worths = [worth_of([rank] * len(jokers), self._book.worth) for rank in ranks] or [printed * len(jokers)]
        return look._replace(worth=max(worths))

    def _choices(
        self, serving: Mapping[AnyCard, int], number: int
    ) -> Iterator[tuple[Packed, int, tuple[AnyCard, ...]]]:
        """Yield each choice of so many jokers: packed, what they cost in a meld that is not free, and the jokers."""
        for cards in _chosen(tuple(serving.items()), number):
            packed = sum(map(self._packing.served, cards))
            yield packed, sum(self._points.melded[card] for card in cards), cards


def _chosen(available: tuple[tuple[AnyCard, int], ...], number: int) -> Iterator[tuple[AnyCard, ...]]:
    """Yield each choice of so many cards, of each no more than there are."""
    if not number:
        yield ()
    elif available:
        (card, copies), *others = available
        for taken in range(min(copies, number), -1, -1):
            yield from ((card,) * taken + rest for rest in _chosen(tuple(others), number - taken))
