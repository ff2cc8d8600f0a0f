"""Which melds of a hand are best laid together? Every way is tried, and no hand that is left over twice."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rummycheck.errors import TooHardError
from rummycheck.solver.aims import Aim, Left, Progress, State
from rummycheck.solver.candidates import Candidate
from rummycheck.solver.packing import WIDTH, Packed, Packing, indices, lowest
from rummycheck.solver.patterns import Look

Cost = int
"""Points, then jokers that serve in runs, then cards left over, in one number that compares like the three."""

_POINT = 1 << 14
_RUN_JOKER = 1 << 7
_LEFT_OVER = 1
HOPELESS: Cost = 1 << 60
"""The cost where the aim can't be reached."""


class Option(NamedTuple):
    """One meld to lay, as the search sees it."""

    cards: Packed
    size: int
    """How many cards it takes."""
    cost: Cost
    steps: dict[int, int]
    """From the number of a state to that of the state after it."""
    candidate: Candidate


class Way(NamedTuple):
    """Melds laid together, and what is left over."""

    melds: tuple[Candidate, ...]
    left: Packed


_DEAD = -1


@lru_cache(maxsize=256)
def _alone_costs(unmatched: tuple[Cost | None, ...], left_over: Cost, *, is_forbidden: bool) -> tuple[Cost, ...]:
    """Return what it costs to leave a card of each field over; nothing for a joker's own, which counts in its pool."""
    return tuple(
        0 if points is None else HOPELESS if is_forbidden else min(HOPELESS, points * _POINT + left_over)
        for points in unmatched
    )


def _smallest_sizes(candidates: Sequence[Candidate]) -> dict[str, int]:
    """Return for each name of melds how many cards the smallest of them takes."""
    smallest: dict[str, int] = {}
    for tags, size in {(candidate.look.tags, candidate.look.size) for candidate in candidates}:
        for tag in tags:
            smallest[tag] = min(size, smallest.get(tag, size))
    return smallest


def points_of(cost: Cost) -> int:
    """Return the points in a cost."""
    return cost // _POINT


def cost_of_points(points: int | None) -> Cost:
    """Return the least cost of so many points, or one that only hopeless ways have."""
    return HOPELESS if points is None else points * _POINT


def beside_points(cost: Cost) -> int:
    """Return what compares costs of as many points: the jokers in runs, then the cards left over."""
    return cost % _POINT


def has_all(way: Way, aim: Aim) -> bool:
    """Tell whether the melds are there that an aim asks for."""
    return all(sum(tag in meld.look.tags for meld in way.melds) >= minimum for tag, minimum in aim.demands)


class Search:
    """The best way to lay melds towards one aim."""

    def __init__(
        self,
        aim: Aim,
        candidates: Sequence[Candidate],
        packing: Packing,
        unmatched: Sequence[Cost | None],
        limit: int,
        *,
        counts_points_only: bool = False,
    ) -> None:
        """Take the melds that may be laid, what each card of the packing costs in none, and the most states.

        Ways that cost as many points are all the same where only points are counted.
        """
        self._packing = packing
        self._progress = Progress(aim)
        self._states: list[State] = []
        self._numbers: dict[State, int] = {}
        self._is_reached: list[bool] = []
        self._asked: list[int] = []
        """The cards that it takes at least to reach the aim from each state."""
        self._smallest = _smallest_sizes(candidates)
        self._number(self._progress.start)
        run_joker, left_over = (0, 0) if counts_points_only else (_RUN_JOKER, _LEFT_OVER)
        self._alone = _alone_costs(tuple(unmatched), left_over, is_forbidden=aim.left is Left.FORBIDDEN)
        self._options: dict[int, list[Option]] = {}
        self._useful = 0
        self._memory: dict[tuple[Packed, int], Cost] = {}
        self.limit = limit
        """The most states that it may still come to."""
        looks: dict[Look, tuple[dict[int, int], bool]] = {}
        for candidate in candidates:
            cards, points, look, run_jokers, _, _ = candidate
            known = looks.get(look)
            if known is None:
                known = looks[look] = ({}, aim.frees(look))
            steps, is_free = known
            cost = run_jokers * run_joker + (0 if is_free else points * _POINT)
            index = ((cards & -cards).bit_length() - 1) // WIDTH
            self._options.setdefault(index, []).append(Option(cards, look.size, cost, steps, candidate))
            self._useful |= cards

    @property
    def states(self) -> int:
        """How many different hands left over were looked at, each with what had been laid before."""
        return len(self._memory)

    def least(self, hand: Packed) -> Cost:
        """Return what the hand costs at best; HOPELESS where the aim can't be reached.

        Raises TooHardError after too many states.
        """
        useful, others = self._parted(hand)
        return min(HOPELESS, self._least(useful, 0) + sum(self._alone[index] for index in indices(others)))

    def way(self, hand: Packed) -> Way:
        """Return the first of the best ways, for a hand that is not hopeless."""
        hand, left = self._parted(hand)
        melds: list[Candidate] = []
        state = 0
        while hand:
            option = next(self._best_options(hand, state), None)
            if option is None:
                left += self._first(hand)
                hand -= self._first(hand)
            else:
                melds.append(option.candidate)
                state = self._after(state, option)
                hand -= option.cards
        return Way(tuple(melds), left & ~self._packing.own)

    def ways(self, hand: Packed) -> Iterator[Way]:
        """Yield every best way, for a hand that is not hopeless."""
        hand, left = self._parted(hand)
        yield from (Way(melds, (left + rest) & ~self._packing.own) for melds, rest in self._ways(hand, 0))

    def _ways(self, hand: Packed, state: int) -> Iterator[tuple[tuple[Candidate, ...], Packed]]:
        if not hand:
            yield (), 0
            return
        for option in self._best_options(hand, state):
            for melds, left in self._ways(hand - option.cards, self._after(state, option)):
                yield (option.candidate, *melds), left
        first = self._first(hand)
        if self._alone[lowest(hand)] + self._least(hand - first, state) == self._least(hand, state):
            for melds, left in self._ways(hand - first, state):
                yield melds, left + first

    def ways_below(self, hand: Packed, bound: Callable[[], Cost]) -> Iterator[Way]:
        """Yield every way that costs less than a bound, which may sink meanwhile, those of better melds first."""
        hand, left = self._parted(hand)
        paid = sum(self._alone[index] for index in indices(left))
        for melds, rest in self._below(hand, 0, paid, bound):
            yield Way(melds, (left + rest) & ~self._packing.own)

    def _below(
        self, hand: Packed, state: int, paid: Cost, bound: Callable[[], Cost]
    ) -> Iterator[tuple[tuple[Candidate, ...], Packed]]:
        if not hand:
            yield (), 0
            return
        for total, cost, rest, after, option in self._moves(hand, state):
            if paid + total >= bound():
                return
            for melds, left in self._below(rest, after, paid + cost, bound):
                yield (melds, left + self._first(hand)) if option is None else ((option.candidate, *melds), left)

    def _moves(self, hand: Packed, state: int) -> list[tuple[Cost, Cost, Packed, int, Option | None]]:
        """Return what can be done with the first card: the least cost with it and its own, what is left, the meld."""
        guard, first = self._packing.guard, self._first(hand)
        moves: list[tuple[Cost, Cost, Packed, int, Option | None]] = []
        for option in self._options.get(lowest(hand), ()):
            if ((hand | guard) - option.cards) & guard == guard:
                after, rest = self._after(state, option), hand - option.cards
                if after != _DEAD:
                    moves.append((option.cost + self._least(rest, after), option.cost, rest, after, option))
        alone = self._alone[lowest(hand)]
        moves.append((alone + self._least(hand - first, state), alone, hand - first, state, None))
        return sorted(moves, key=lambda move: move[0])

    def _parted(self, hand: Packed) -> tuple[Packed, Packed]:
        """Return the cards that some meld can use, and all others."""
        useful = hand & self._packing.whole_fields(self._useful)
        return useful, hand - useful

    def _least(self, hand: Packed, state: int) -> Cost:
        """Return what is left of a hand at best."""
        if not hand:
            return 0 if self._is_reached[state] else HOPELESS
        known = self._memory.get((hand, state))
        if known is not None:
            return known
        number = sum(1 for _ in indices(hand))
        return self._visitor()(hand, state, number) if self._asked[state] <= number else HOPELESS

    def _visitor(self) -> Callable[[Packed, int, int], Cost]:
        """Return the function that looks at what is left of a hand for the first time.

        It takes the cards, the state and no fewer than their number; everything it looks up is near at hand, for speed.
        It is not kept: a search that held it would never be freed without the garbage collector.
        """
        memory, options, alone_at, guard = self._memory, self._options, self._alone, self._packing.guard
        limit, asked = self.limit, self._asked

        def least(hand: Packed, state: int, number: int) -> Cost:
            index = ((hand & -hand).bit_length() - 1) // WIDTH
            guarded = hand | guard
            best = HOPELESS
            for option in options.get(index, ()):
                cards, size, cost, steps, _ = option
                if cost < best and (guarded - cards) & guard == guard:
                    after = steps.get(state)
                    if after is None:
                        after = self._after(state, option)
                    if after >= 0 and asked[after] <= number - size:
                        rest = hand - cards
                        if rest:
                            known = memory.get((rest, after))
                            cost += least(rest, after, number - size) if known is None else known
                        elif not self._is_reached[after]:
                            continue
                        if cost < best:
                            best = cost
            alone = alone_at[index]
            if alone < best and asked[state] < number:
                rest = hand - (1 << index * WIDTH)
                if rest:
                    known = memory.get((rest, state))
                    alone += least(rest, state, number - 1) if known is None else known
                elif not self._is_reached[state]:
                    alone = HOPELESS
                if alone < best:
                    best = alone
            if len(memory) >= limit:
                raise TooHardError(f"the search is given up after {limit} states")
            memory[hand, state] = best
            return best

        return least

    def _best_options(self, hand: Packed, state: int) -> Iterator[Option]:
        """Yield the melds with the first card by which the least cost is reached; none if it is to be left over."""
        least, guard = self._least(hand, state), self._packing.guard
        for option in self._options.get(lowest(hand), ()):
            if option.cost <= least and ((hand | guard) - option.cards) & guard == guard:
                after = self._after(state, option)
                if after != _DEAD and option.cost + self._least(hand - option.cards, after) == least:
                    yield option

    def _first(self, hand: Packed) -> Packed:
        return 1 << lowest(hand) * WIDTH

    def _after(self, state: int, option: Option) -> int:
        """Return the number of the state after a meld more; _DEAD where it leads nowhere."""
        if state not in option.steps:
            after = self._progress.after(self._states[state], option.candidate.look)
            option.steps[state] = _DEAD if after is None else self._number(after)
        return option.steps[state]

    def _number(self, state: State) -> int:
        if state not in self._numbers:
            self._numbers[state] = len(self._states)
            self._states.append(state)
            self._is_reached.append(self._progress.is_reached(state))
            self._asked.append(self._progress.cards_asked(state, self._smallest))
        return self._numbers[state]
