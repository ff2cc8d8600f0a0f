"""Are the melds there that the game asks for?

Indian rummy asks for two sequences, one of them pure, that is without a joker.
Sets, however many, don't replace them. A group that can be read in two ways is
read in the way that helps: three queens with queens wild serve as an impure
sequence when a second sequence is missing.

Accepted: `A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ PJ | 8♦ 8♠ 8♣ | K♠ K♦ K♣`, a pure sequence and an
impure one.
Refused: `A♥ 2♥ 3♥ 4♥ | 5♣ 5♠ 5♦ | 8♦ 8♠ 8♣ | K♠ K♦ K♣`, one sequence only.

Keys: `declaration.any_of`.
Source: the Junglee tutorial, objective of the game and its wrong declarations 2
to 4.
"""

from collections.abc import Iterator

from rummycheck.melds.base import listed, number_word, spoken
from rummycheck.objective import Demand
from rummycheck.problems import Problem
from rummycheck.requirements.base import Table

NAME = "required-melds"
_KEY = "declaration.any_of"


def check(table: Table) -> Iterator[Problem]:
    """Yield a problem for each demand that is not met, or one for all objectives where there are several."""
    if table.objective is not None:
        return
    objectives = table.ruleset.declaration.any_of
    span = table.declaration.span
    if len(objectives) == 1:
        for demand in objectives[0].demands:
            held = table.arrangement.number_of(demand.tag)
            if held < demand.minimum:
                yield Problem(span, NAME, _shortfall(demand, held), key=_KEY)
    else:
        choices = "; or ".join(listed(map(_wanted, objective.demands)) for objective in objectives)
        yield Problem(span, NAME, f"needs {choices}", key=_KEY)


def _shortfall(demand: Demand, held: int) -> str:
    word = spoken(demand.tag)
    if held == 0 and demand.minimum == 1:
        return f"no {word}"
    return f"{number_word(held)} {word if held == 1 else f'{word}s'}, {number_word(demand.minimum)} needed"


def _wanted(demand: Demand) -> str:
    word = spoken(demand.tag)
    return f"{number_word(demand.minimum)} {word if demand.minimum == 1 else f'{word}s'}"
