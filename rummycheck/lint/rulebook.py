"""By which rules is an article checked, and which other published rules are near to them?"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from rummycheck.arrangement import Arranger, LaidGroup
from rummycheck.cards import AnyCard
from rummycheck.checker import Checker, Verdict
from rummycheck.counting import CardPoints, card_points
from rummycheck.deck import Designation
from rummycheck.declaration import Declaration, Group
from rummycheck.errors import RummycheckError
from rummycheck.lint.hands.hands import Sizes
from rummycheck.objective import CardsBy
from rummycheck.ruleset import Ruleset, load_ruleset, ruleset_names
from rummycheck.ruleset.comparing import Difference, differences, leaves

if TYPE_CHECKING:
    from rummycheck.solver import Best, Solver

_MOST_BY_ROUND = 13


class Rulebook:
    """A ruleset with what judges by it."""

    def __init__(self, ruleset: Ruleset, *, players: int | None = None, round_number: int | None = None) -> None:
        """Take the ruleset, and the players and round for rulesets that ask for them."""
        self.ruleset = ruleset
        self.checker = Checker(ruleset, players=players, round_number=round_number)
        self._players = players
        self._round = round_number

    @property
    def name(self) -> str:
        """The ruleset's name, or the path of its file."""
        return self.ruleset.name

    @property
    def sizes(self) -> Sizes:
        """How many cards a declaration has."""
        wanted = self.ruleset.declaration.cards
        match wanted:
            case None:
                return Sizes((), is_any=True)
            case int():
                return Sizes((wanted,), is_any=False)
            case CardsBy():
                return Sizes(range(3, _MOST_BY_ROUND + 1), is_any=False)
            case _:
                players = self._players or self.ruleset.declaration.players
                chosen = (wanted[players],) if players is not None and players in wanted else tuple(wanted.values())
                return Sizes(chosen, is_any=False)

    def judged(self, groups: Sequence[Group], wild: Designation | None) -> Verdict | None:
        """Return the verdict on a hand; None if these rules can't judge it."""
        span = groups[0].span.to(groups[-1].span)
        try:
            return self.checker.check(Declaration(tuple(groups), span=span), wild)
        except RummycheckError:
            return None

    def hindrance(self, groups: Sequence[Group], wild: Designation | None) -> RummycheckError | None:
        """Return why these rules can't judge a hand; None if they can."""
        try:
            self.checker.check(Declaration(tuple(groups)), wild)
        except RummycheckError as error:
            return error
        return None

    def read(self, group: Group, wild: Designation | None) -> LaidGroup | None:
        """Return what a group is wherever it lies; None if these rules have no such cards."""
        laid = self._laid(group.cards, wild)
        return None if laid is None else laid._replace(group=group)

    # Articles show the same few groups over and over, and an untrue claim is looked at under every ruleset nearby.
    @lru_cache(maxsize=1 << 14)  # noqa: B019 - the rulebooks that this keeps alive are few
    def _laid(self, cards: tuple[AnyCard, ...], wild: Designation | None) -> LaidGroup | None:
        try:
            deal = self.checker.deal(wild)
        except RummycheckError:
            return None
        if not all(deal.has(card) for card in cards):
            return None
        return Arranger(self.ruleset.melds, deal).arrange((Group(cards),), ()).groups[0]

    @lru_cache(maxsize=1 << 10)  # noqa: B019 - the rulebooks that this keeps alive are few
    def points(self, wild: Designation | None) -> CardPoints | None:
        """Return what every card costs; None if these rules can't have such a wild card."""
        try:
            return card_points(self.checker.deal(wild), self.ruleset.points)
        except RummycheckError:
            return None

    def best(self, groups: Sequence[Group], wild: Designation | None) -> "Best | None":
        """Return the best arrangement of a hand's cards; None if that takes too long or can't be."""
        cards = tuple(card for group in groups for card in group.cards)
        try:
            return self._solver.best(cards, wild)
        except RummycheckError:
            return None

    @cached_property
    def _solver(self) -> "Solver":
        from rummycheck.solver import Solver

        return Solver(self.ruleset, players=self._players, round_number=self._round)

    def under(self, key: str, value: str) -> "Rulebook | None":
        """Return the same rules but for one key; None if they can't have it so."""
        return _changed(self, f"{key}={value}")

    @cached_property
    def near(self) -> tuple["Rulebook", ...]:
        """The other shipped rulesets of the same game, the nearest first."""
        others = [Rulebook(load_ruleset(name)) for name in ruleset_names() if name != self.name]
        same = [other for other in others if _is_same_game(other.ruleset, self.ruleset)]
        return tuple(sorted(same, key=lambda other: (len(tuple(self.differences(other))), other.name)))

    def value(self, key: str) -> str | None:
        """Return what a key says, in YAML; None if there is no such key."""
        return self._values.get(key)

    @property
    def keys(self) -> Iterable[str]:
        """Every key of the ruleset."""
        return self._values.keys()

    @cached_property
    def _values(self) -> dict[str, str]:
        return dict(leaves(self.ruleset.settings))

    def differences(self, other: "Rulebook") -> Iterator[Difference]:
        """Yield the keys in which two rulesets differ."""
        return differences(self.ruleset, other.ruleset)


def _is_same_game(left: Ruleset, right: Ruleset) -> bool:
    return left.declaration.cards == right.declaration.cards and left.wild.by is right.wild.by


@lru_cache(maxsize=64)
def _changed(rules: Rulebook, override: str) -> Rulebook | None:
    ruleset = rules.ruleset
    try:
        return Rulebook(load_ruleset(ruleset.name, (*ruleset.overrides, override)))
    except RummycheckError:
        return None
