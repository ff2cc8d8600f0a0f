"""What does a search aim at: which melds are asked for, which are free, and what may be left over?"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from rummycheck.melds.base import MeldKind, Serves
from rummycheck.objective import DeclarationOptions, Demand, FirstMeld, Objective, Rest
from rummycheck.ruleset import Ruleset
from rummycheck.scoring import AnyMeld, Exemption, WhenMet
from rummycheck.solver.patterns import Look

_OF_SOME_RUNS = frozenset(("pure_sequence", "impure_sequence"))
"""The tags that a run may have or not; all others go with its kind."""


class Left(StrEnum):
    """What becomes of the cards that are left over."""

    COUNTED = "counted"
    """They cost their points."""
    FORBIDDEN = "forbidden"
    """There may be none."""
    FREE = "free"
    """They may be any."""


class Aim(NamedTuple):
    """One way for an arrangement to be good."""

    demands: tuple[Demand, ...]
    """The melds that there must be."""
    asked: frozenset[str] = frozenset()
    """The names of melds for whose sake a kind serves that is no meld otherwise."""
    avoided: tuple[tuple[Demand, ...], ...] = ()
    """Sets of melds of which none may be there, because another exemption would apply."""
    free: AnyMeld | tuple[str, ...] = ()
    """The melds that cost nothing."""
    left: Left = Left.COUNTED
    shape: tuple[int, ...] | None = None
    """The sizes of the groups, if they are laid down."""
    worth: int = 0
    """What the melds must be worth on the table."""
    is_single: bool = False
    """Whether one meld alone must be worth it."""

    @property
    def is_plain(self) -> bool:
        """Whether two short runs always do as well as a long one."""
        return self.shape is None and not self.worth and not self.avoided

    @property
    def absorbs_jokers(self) -> bool:
        """Whether a meld may be better for a joker that it does not need, though the joker costs nothing."""
        asks_for_jokers = "impure_sequence" in {demand.tag for demand in self.demands}
        is_choosy = not isinstance(self.free, AnyMeld) and bool(self.free)
        return not self.is_plain or asks_for_jokers or is_choosy or self.left is Left.FORBIDDEN

    def asks_for(self, look: Look) -> bool:
        """Tell whether a group is a meld towards this aim that is one only where it is asked for."""
        return not look.tags.isdisjoint(self.asked)

    def asks_for_some_of(self, kind: MeldKind) -> bool:
        """Tell whether only some melds of a kind are melds towards this aim: then long ones can't always be parted."""
        if kind.serves is Serves.ALWAYS or kind.possible_tags.isdisjoint(self.asked):
            return False
        return (kind.possible_tags - _OF_SOME_RUNS).isdisjoint(self.asked)

    def frees(self, look: Look) -> bool:
        """Tell whether a meld costs nothing."""
        return isinstance(self.free, AnyMeld) or not look.tags.isdisjoint(self.free)


def losing_aims(ruleset: Ruleset) -> Iterator[Aim]:
    """Yield the ways in which a loser can lay cards: for each exemption, then for none of them."""
    objectives = tuple(objective.demands for objective in ruleset.declaration.any_of)
    earlier: list[Exemption] = []
    for exemption in (*ruleset.points.exempt, _NOTHING_FREE):
        avoided = tuple(
            demands for other in earlier if not _frees_all_of(other, exemption) for demands in _ways(other, objectives)
        )
        if isinstance(exemption.when, WhenMet):
            for demands in objectives:
                yield Aim(demands, _tags(demands), avoided, exemption.melds)
        else:
            yield from _conditional(ruleset, exemption, exemption.when, avoided, earlier)
        earlier.append(exemption)


def _conditional(
    ruleset: Ruleset,
    exemption: Exemption,
    when: tuple[Demand, ...],
    avoided: tuple[tuple[Demand, ...], ...],
    earlier: Sequence[Exemption],
) -> Iterator[Aim]:
    """Yield the ways to an exemption that asks for melds itself.

    Where kinds serve only those who ask for them, it matters whether an objective is met besides, and asks, or not.
    """
    objectives = [objective.demands for objective in ruleset.declaration.any_of]
    reserved = [kind.possible_tags for kind in ruleset.melds if kind.serves is Serves.OBJECTIVE]
    if not reserved:
        yield Aim(when, frozenset(), avoided, exemption.melds)
        return
    if any(not tags.isdisjoint(_tags(when)) for tags in reserved):
        yield Aim(when, _tags(when), (*avoided, *objectives), exemption.melds)
    yield Aim(when, frozenset(), avoided, exemption.melds)
    if not any(isinstance(other.when, WhenMet) and _frees_all_of(other, exemption) for other in earlier):
        for demands in objectives:
            yield Aim((*when, *demands), _tags(demands), avoided, exemption.melds)


_NOTHING_FREE = Exemption((), ())


def _tags(demands: Sequence[Demand]) -> frozenset[str]:
    return frozenset(demand.tag for demand in demands)


def asks_for_impure(ruleset: Ruleset) -> bool:
    """Tell whether a run may be better for a joker in it, so that it matters which card serves."""
    exemptions = ruleset.points.exempt
    asked = [demand.tag for objective in ruleset.declaration.any_of for demand in objective.demands]
    asked += [demand.tag for exemption in exemptions if isinstance(exemption.when, tuple) for demand in exemption.when]
    asked += [tag for exemption in exemptions if isinstance(exemption.melds, tuple) for tag in exemption.melds]
    return "impure_sequence" in asked


def lays_free(ruleset: Ruleset) -> bool:
    """Tell whether melds are free as soon as an objective is met, before any other rule is asked."""
    first = next(iter(ruleset.points.exempt), None)
    return first is not None and isinstance(first.when, WhenMet) and isinstance(first.melds, AnyMeld)


def is_read_freely(ruleset: Ruleset) -> bool:
    """Tell whether every arrangement costs what the search says, however the checker reads its groups.

    Where all melds are free once an objective is met, no other reading costs less than one that meets it.
    """
    return lays_free(ruleset) and not ruleset.declaration.first_meld_points


def _ways(exemption: Exemption, objectives: Sequence[tuple[Demand, ...]]) -> Sequence[tuple[Demand, ...]]:
    """Return the sets of melds with each of which an exemption applies."""
    return objectives if isinstance(exemption.when, WhenMet) else (exemption.when,)


def _frees_all_of(one: Exemption, other: Exemption) -> bool:
    """Tell whether an exemption frees all that another does, so that no one minds when it applies instead."""
    if isinstance(one.melds, AnyMeld):
        return True
    return not isinstance(other.melds, AnyMeld) and set(one.melds) >= set(other.melds)


def declaring_aims(ruleset: Ruleset, cards: int) -> Iterator[Aim]:
    """Yield the ways to a valid declaration of so many cards, each with what it would cost a loser.

    Where points may be left over, those are what is asked for, and melds cost nothing.
    """
    declaration = ruleset.declaration
    shape = declaration.shape.get(cards) if isinstance(declaration.shape, Mapping) else declaration.shape
    if shape is not None and sum(shape) != cards:
        return
    for objective in declaration.any_of:
        left = _left(objective, declaration)
        only_left_counts = lays_free(ruleset) or left is Left.COUNTED
        for losing in [Aim((), free=AnyMeld.ANY)] if only_left_counts else losing_aims(ruleset):
            yield losing._replace(
                demands=(*objective.demands, *losing.demands),
                asked=_tags(objective.demands),
                left=left,
                shape=shape,
                worth=declaration.first_meld_points,
                is_single=declaration.first_meld is FirstMeld.SINGLE,
            )


def _left(objective: Objective, declaration: DeclarationOptions) -> Left:
    if objective.rest is Rest.FREE:
        return Left.FREE
    return Left.COUNTED if declaration.unmatched_points_max else Left.FORBIDDEN


class Progress:
    """How far the melds laid so far lead towards an aim; each state is a row of numbers, none above what matters."""

    def __init__(self, aim: Aim) -> None:
        """Begin with no melds."""
        self._aim = aim
        most: dict[str, int] = {}
        for tag, minimum in (demand for demands in (aim.demands, *aim.avoided) for demand in demands):
            most[tag] = max(minimum, most.get(tag, 0))
        self._most = tuple(most.items())
        self._sizes = tuple(sorted(set(aim.shape or ())))
        self.start: State = (*(0 for _ in self._most), *((aim.shape or ()).count(size) for size in self._sizes), 0)

    def after(self, state: "State", look: Look) -> "State | None":
        """Return the state once a meld more lies there; None if that can't lead to the aim."""
        tags, size, worth = look
        told = tuple(min(most, number + (tag in tags)) for (tag, most), number in zip(self._most, state, strict=False))
        places = state[len(told) : -1]
        if self._aim.shape is not None:
            if size not in self._sizes or not places[self._sizes.index(size)]:
                return None
            places = tuple(left - (size == each) for each, left in zip(self._sizes, places, strict=True))
        total = max(state[-1], worth) if self._aim.is_single else state[-1] + worth
        return (*told, *places, min(self._aim.worth, total))

    def cards_asked(self, state: "State", smallest: Mapping[str, int]) -> int:
        """Return how many cards it takes at least to reach the aim, by the smallest meld of each name."""
        numbers = dict(zip((tag for tag, _ in self._most), state, strict=False))
        lacking = ((minimum - numbers[tag]) * smallest.get(tag, 0) for tag, minimum in self._aim.demands)
        return max(lacking, default=0)

    def is_reached(self, state: "State") -> bool:
        """Tell whether the melds laid are those aimed at; cards left over can be laid in groups of any size."""
        numbers = dict(zip((tag for tag, _ in self._most), state, strict=False))
        has = [all(numbers[tag] >= minimum for tag, minimum in demands) for demands in self._aim.avoided]
        return (
            all(numbers[tag] >= minimum for tag, minimum in self._aim.demands)
            and not any(has)
            and state[-1] >= self._aim.worth
        )


State = tuple[int, ...]
