"""Chooses the readings of a declaration: those that make it valid, else those under which it costs a loser least."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rummycheck.arrangement import Arrangement, Arranger, Choices, first_of_each, meets
from rummycheck.counting import CardPoints, group_points, table_points
from rummycheck.declaration import Group
from rummycheck.melds.base import Meld
from rummycheck.objective import DeclarationOptions, Demand, FirstMeld, Objective, Rest
from rummycheck.reading_search import Option, Price, State, Tally, cheapest
from rummycheck.scoring import AnyMeld, Exemption, PointsOptions, WhenMet

_NOTHING_FREE = Exemption((), ())


class Chosen(NamedTuple):
    """The readings taken, and the objective for which they are."""

    arrangement: Arrangement
    objective: Objective | None
    """None if no readings meet any objective."""


class _Line(NamedTuple):
    """One line of `points.exempt` that may be the first to apply."""

    exemption: Exemption
    asked: tuple[Demand, ...]
    """The melds with which it applies."""
    earlier: tuple[tuple[Demand, ...], ...]
    """The melds with which a line before it would."""

    def applies(self, tally: Tally, state: State) -> bool:
        """Tell whether it is the first line that applies."""
        return tally.meets(state, self.asked) and not any(tally.meets(state, demands) for demands in self.earlier)


def _lines(exempt: Sequence[Exemption], *, is_met: bool) -> Iterator[_Line]:
    """Yield the lines that can apply where an objective is met, or none is; the last always does."""
    earlier: list[tuple[Demand, ...]] = []
    for exemption in (*exempt, _NOTHING_FREE):
        if isinstance(exemption.when, WhenMet) and not is_met:
            continue
        asked = () if isinstance(exemption.when, WhenMet) else exemption.when
        yield _Line(exemption, asked, tuple(earlier))
        if not asked:
            return
        earlier.append(asked)


class ReadingChooser:
    """Chooses readings under one ruleset.

    First come those that make the declaration valid: for each objective those with the fewest jokers, then of the kinds
    listed first, then as written; and of the objectives the first of those with which it costs a loser least. Where
    none do, those that meet an objective, and where none meet any, all there are: those by which the hand costs a loser
    least, then as before.
    """

    def __init__(self, declaration: DeclarationOptions, points: PointsOptions) -> None:
        """Take what a declaration must have, and what frees the cards of a loser."""
        self.declaration = declaration
        self.points = points
        free_first = tuple(sorted(declaration.any_of, key=lambda objective: objective.rest is not Rest.FREE))
        # Where cards are in no meld, only those that leave the rest free are met wholly.
        self.objectives = {False: declaration.any_of, True: free_first}
        self.lines_met = tuple(_lines(points.exempt, is_met=True))
        self.lines_else = tuple(_lines(points.exempt, is_met=False))
        self.conditions = tuple(line.when for line in points.exempt if isinstance(line.when, tuple))

    def choose(self, groups: Sequence[Group], arranger: Arranger, points: CardPoints) -> Chosen:
        """Return the readings of the groups; their number and that of their cards are of no account."""
        return _Choice(self, groups, arranger, points).best()


class _Choice:
    """The choice among the readings of one declaration."""

    def __init__(self, rules: ReadingChooser, groups: Sequence[Group], arranger: Arranger, points: CardPoints) -> None:
        self._rules = rules
        self._groups = groups
        self._arranger = arranger
        self._points = points
        self._read = arranger.read(groups)
        self._choices = arranger.choices(groups, self._read)

    def best(self) -> Chosen:
        if not self._arranger.has_reserved and all(len(melds) < 2 for melds in self._choices):
            return self._only()
        objectives = self._rules.objectives[not all(self._arranger.serving(self._choices, ()))]
        allowed = [self._arranger.serving(self._choices, objective.demands) for objective in objectives]
        tried = list(zip(objectives, allowed, strict=True))
        valid = [
            (melds, objective) for objective, choices in tried if (melds := self._valid(objective, choices)) is not None
        ]
        if valid:
            melds, objective = valid[0] if len(valid) == 1 else min(valid, key=lambda found: self._points_met(found[0]))
            return self._chosen(melds, objective)
        met = [
            (*found, objective)
            for objective, choices in tried
            if (found := self._least(choices, objective.demands, self._rules.lines_met)) is not None
        ]
        if met:
            _, melds, objective = min(met, key=lambda found: found[0])
            return self._chosen(melds, objective)
        return self._chosen(self._losing(), None)

    def _only(self) -> Chosen:
        """Return the only readings that there are, and the first objective that makes them valid, or that they meet."""
        melds = first_of_each(self._choices)
        objectives = self._rules.objectives[not all(self._choices)]
        met = [objective for objective in objectives if meets(melds, objective.demands)]
        if len(met) > 1:
            met.sort(key=lambda objective: not self._may_leave(objective, self._choices))
        return self._chosen(melds, met[0] if met else None)

    def _chosen(self, melds: Sequence[Meld | None], objective: Objective | None) -> Chosen:
        goal = None if objective is None else objective.demands
        return Chosen(self._arranger.arranged(self._groups, self._read, melds, goal), objective)

    def _valid(self, objective: Objective, choices: Choices) -> Sequence[Meld | None] | None:
        """Return the readings with the fewest jokers by which the whole hand is what an objective asks; None if none.

        What the melds are worth on the table is asked where a first meld must be worth something.
        """
        if not self._may_leave(objective, choices):
            return None
        melds = self._arranger.fewest_jokers(choices, objective.demands)
        declaration = self._rules.declaration
        if melds is None or not declaration.first_meld_points:
            return melds
        is_single = declaration.first_meld is FirstMeld.SINGLE
        tally = Tally(objective.demands, worth=declaration.first_meld_points, is_single=is_single)
        found = cheapest(
            self._options(choices, None, has_worth=True),
            tally,
            lambda state: tally.meets(state, objective.demands) and tally.is_worth_enough(state),
        )
        return found and found[1]

    def _may_leave(self, objective: Objective, choices: Choices) -> bool:
        """Tell whether the groups without a reading may lie in no meld."""
        if all(choices) or objective.rest is Rest.FREE:
            return True
        left = sum(
            self._points.unmatched[card]
            for group, melds in zip(self._groups, choices, strict=True)
            if not melds
            for card in group.cards
        )
        return 0 < self._rules.declaration.unmatched_points_max >= left

    def _losing(self) -> Sequence[Meld | None]:
        """Return the readings that cost least where no objective is met.

        Kinds that serve only who asks for them serve a line of `points.exempt` that is met and names them.
        """
        lines = self._rules.lines_else
        conditions = [goal for goal in self._rules.conditions if self._arranger.serves_only_some(goal)]
        found = [self._least(self._arranger.serving(self._choices, goal), goal, lines) for goal in ((), *conditions)]
        _, melds = min((each for each in found if each is not None), key=lambda each: each[0])
        return melds

    def _least(
        self, choices: Choices, asked: Sequence[Demand], lines: Sequence[_Line]
    ) -> tuple[Price, Sequence[Meld | None]] | None:
        """Return the readings with these melds that cost a loser least, and at what price; None if none have them."""
        fewest = self._arranger.fewest_jokers(choices, asked)
        if fewest is None:
            return None
        only = lines[0].exemption if len(lines) == 1 else None
        if only is not None and (isinstance(only.melds, AnyMeld) or not only.melds):
            # All melds cost the same, however they are read.
            return self._price(fewest, only), fewest
        demands = [*asked, *(demand for line in lines for demand in line.asked)]
        tally = Tally(demands)
        found = [self._least_under(line, choices, tally, asked) for line in lines]
        return min((each for each in found if each is not None), key=lambda each: each[0])

    def _least_under(
        self, line: _Line, choices: Choices, tally: Tally, asked: Sequence[Demand]
    ) -> tuple[Price, Sequence[Meld | None]] | None:
        """Return the cheapest of the readings with which a line is the first to apply; None if there are none."""

        def accepts(state: State) -> bool:
            return tally.meets(state, asked) and line.applies(tally, state)

        return cheapest(self._options(choices, line.exemption), tally, accepts)

    def _options(
        self, choices: Choices, exemption: Exemption | None, *, has_worth: bool = False
    ) -> Sequence[Sequence[Option]]:
        """Return the readings of each group with what they cost where a line frees melds; None: where no one asks."""
        return [
            [
                Option(
                    meld,
                    self._arranger.preference(meld, 0 if exemption is None else self._cost(group, meld, exemption)),
                    table_points(meld, group, self._rules.points) if has_worth and meld is not None else 0,
                )
                for meld in melds or (None,)
            ]
            for group, melds in zip(self._groups, choices, strict=True)
        ]

    def _points_met(self, melds: Sequence[Meld | None]) -> int:
        """Return what readings that meet an objective cost a loser."""
        line = next(line for line in self._rules.lines_met if meets(melds, line.asked))
        return self._price(melds, line.exemption)[0]

    def _price(self, melds: Sequence[Meld | None], exemption: Exemption) -> Price:
        prices = [
            self._arranger.preference(meld, self._cost(group, meld, exemption))
            for group, meld in zip(self._groups, melds, strict=True)
        ]
        return sum(price[0] for price in prices), sum(price[1] for price in prices), sum(price[2] for price in prices)

    def _cost(self, group: Group, meld: Meld | None, exemption: Exemption) -> int:
        return group_points(group, meld, exemption, self._points)
