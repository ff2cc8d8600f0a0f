"""What is the best arrangement of a hand, and what is to be said of it?"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice

from rummycheck.cards import AnyCard
from rummycheck.checker import Checker, Verdict
from rummycheck.counting import capped
from rummycheck.deck import Designation
from rummycheck.declaration import Declaration, Group
from rummycheck.melds.base import laid, pluralized
from rummycheck.objective import Demand, Objective
from rummycheck.solver.aims import Aim, is_read_freely
from rummycheck.solver.hand import Found, Hand
from rummycheck.solver.laying import Laid, laid_out
from rummycheck.solver.search import HOPELESS, Way, beside_points, cost_of_points, points_of

_MOST_TRIED = 10_000
"""Ways that are looked through for different groups of cards."""


class Best:
    """The best arrangement of a hand: no other costs less. What is asked of it is worked out when it is asked."""

    def __init__(
        self,
        hand: Hand,
        aim: Aim,
        found: Found,
        checker: Checker,
        wild: Designation | None,
        *,
        losing: Sequence[Aim],
        is_declaring: bool,
    ) -> None:
        """Take the hand, what was found and towards which aim, and whether that aim is a valid declaration.

        The other aims are those by which a loser could have laid the hand.
        """
        self._hand = hand
        self._aim = aim
        self._found = found
        self._checker = checker
        self._wild = wild
        self._losing = losing
        self._is_declaring = is_declaring

    def __repr__(self) -> str:
        """Show the points and the hand."""
        hand = " | ".join(" ".join(map(str, group.cards)) for group in self.declaration.groups)
        return f"<Best: {pluralized(self.points, 'point')}, {hand}>"

    @property
    def melds(self) -> int:
        """How many melds were thought of, until the answer was found."""
        return self._hand.melds

    @property
    def states(self) -> int:
        """How many different rests of the hand were looked at, until there was no other."""
        return self._hand.states

    @cached_property
    def uncapped(self) -> int:
        """What the cards cost a loser."""
        return points_of(self._found.cost) if self._is_read_freely else self.verdict.count.uncapped

    @property
    def _is_read_freely(self) -> bool:
        return is_read_freely(self._checker.ruleset)

    @property
    def rank(self) -> tuple[bool, int, int, int]:
        """What it is compared by where any card may be put away; less is better.

        A declaration comes first, then the fewest points, then jokers in runs and cards left over, then the dearest
        card put away.
        """
        away = 0 if self.discard is None else -self._hand.bench.points.unmatched[self.discard]
        return not self.is_declarable, self.uncapped, beside_points(self._found.cost), away

    @property
    def points(self) -> int:
        """The same, never more than a hand can cost."""
        return capped(self.uncapped, self._checker.ruleset.points)

    @cached_property
    def objective(self) -> Objective | None:
        """The objective whose melds are there, whatever else lies there; None if there is none."""
        goal = self.verdict.arrangement.goal
        return next((each for each in self._checker.ruleset.declaration.any_of if each.demands == goal), None)

    @property
    def is_met(self) -> bool:
        """Whether the melds are there that a declaration needs, whatever else lies there."""
        return self.objective is not None

    @cached_property
    def is_declarable(self) -> bool:
        """Whether it is a valid declaration; if it is not, no arrangement is."""
        return self._is_declaring and self.verdict.is_valid

    @cached_property
    def declaration(self) -> Declaration:
        """Its melds, then what is left over; the card put away is the discard."""
        return self._declared(self._found.way)

    def _laid(self, way: Way) -> Laid:
        jokers = Counter({card: copies for card, copies in self._hand.cards.items() if self._is_joker(card)})
        if self._found.discard is not None and self._found.discard in jokers:
            jokers[self._found.discard] -= 1
        return laid_out(way, self._hand.bench.packing, jokers.elements())

    def _is_joker(self, card: AnyCard) -> bool:
        return self._hand.bench.deal.is_joker(card)

    def _declared(self, way: Way) -> Declaration:
        melds, left = self._laid(way)
        groups = [*melds, *self._laid_apart(left, [len(meld) for meld in melds])]
        return Declaration(tuple(map(Group, groups)), self._wild, self._found.discard)

    def all(self, most: int = 20) -> Iterator[Declaration]:
        """Yield the arrangements that cost as few points, this one first and no two of the same groups."""
        yield self.declaration
        seen = {sorted_groups(self.declaration)}
        for way in islice(self._ways_as_good(), _MOST_TRIED):
            if len(seen) >= most:
                return
            declaration = self._declared(way)
            if sorted_groups(declaration) not in seen and self._is_as_good(declaration):
                seen.add(sorted_groups(declaration))
                yield declaration

    def _ways_as_good(self) -> Iterator[Way]:
        """Yield the ways that may cost as few points."""
        if self._is_read_freely:
            yield from self._hand.all_ways(self._aim, self._found)
            return
        more = cost_of_points(self.uncapped + 1)
        for aim in (self._aim,) if self._is_declaring else self._losing:
            yield from self._hand.ways_below(aim, self.discard, lambda: more)

    def _is_as_good(self, declaration: Declaration) -> bool:
        """Tell whether an arrangement costs as few points as this one, and is a declaration if this is."""
        if self._is_read_freely:
            return True
        verdict = self.verdict_on(declaration)
        return verdict.count.uncapped == self.uncapped and (verdict.is_valid or not self.is_declarable)

    @cached_property
    def bounds(self) -> tuple[tuple[AnyCard, int | None], ...]:
        """For each card left over, the fewest points if it is in a meld instead; None if it can be in none."""
        left = dict.fromkeys(self._laid(self._found.way).left)
        return tuple((card, self._least_with(card)) for card in left)

    def _least_with(self, card: AnyCard) -> int | None:
        cost = min(self._hand.least_with(aim, card, self._found) for aim in self._losing)
        return points_of(cost) if cost < HOPELESS else None

    def can_have(self, demand: Demand) -> bool:
        """Tell whether so many melds of a name can be made of the hand at all."""
        return self._hand.can_reach(Aim((demand,), frozenset((demand.tag,))))

    @property
    def discard(self) -> AnyCard | None:
        """The card to put away, where there is one too many."""
        return self._found.discard

    @cached_property
    def verdict(self) -> Verdict:
        """What the checker says of it."""
        return self.verdict_on(self.declaration)

    def verdict_on(self, declaration: Declaration) -> Verdict:
        """Return what the checker says of another arrangement of the hand."""
        return self._checker.check(declaration)

    def _laid_apart(self, cards: tuple[AnyCard, ...], sizes: Sequence[int]) -> Iterator[tuple[AnyCard, ...]]:
        """Yield what is left over: together, but card by card where together it would be a meld after all."""
        if self._aim.shape is not None:
            wanted = sorted((Counter(self._aim.shape) - Counter(sizes)).elements(), reverse=True)
        elif self._is_meld(cards):
            wanted = [1] * len(cards)
        else:
            wanted = [len(cards)] if cards else []
        start = 0
        for size in wanted:
            yield cards[start : start + size]
            start += size

    def _is_meld(self, cards: tuple[AnyCard, ...]) -> bool:
        together = laid(cards, self._hand.bench.deal)
        return any(True for kind in self._hand.bench.kinds for _ in kind.readings(together))


def sorted_groups(declaration: Declaration) -> tuple[tuple[str, ...], ...]:
    """Return the cards of each group, alike however they are laid."""
    return tuple(sorted(tuple(sorted(map(str, group.cards))) for group in declaration.groups))
