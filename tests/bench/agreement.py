"""Does `check` give the arrangements of `arrange` the same points, on full-size hands of every shipped ruleset?

`python tests/bench/agreement.py` deals hands from the packs in play, arranges each, and judges what is printed.
"""

import argparse
import random
from collections.abc import Sequence
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank
from rummycheck.checker import Checker
from rummycheck.deck import Designation, WildBy
from rummycheck.errors import TooHardError
from rummycheck.notation import format_declaration, parse_declaration
from rummycheck.objective import CardsBy
from rummycheck.ruleset import Ruleset, load_ruleset, ruleset_names
from rummycheck.solver import Solver

ANY_NUMBER = (3, 14)
"""Cards of hands where any number may be laid down."""


class Dealt(NamedTuple):
    """A hand, and what is turned up."""

    cards: Sequence[AnyCard]
    wild: Designation | None


def deal(ruleset: Ruleset, chance: random.Random) -> Dealt:
    """Deal a whole hand, every second one with the card to put away."""
    deck, wanted = ruleset.deck, ruleset.declaration.cards
    packs = deck.packs if isinstance(deck.packs, int) else max(deck.packs.values())
    plain = [Card(rank, suit) for rank in deck.ranks for suit in deck.suits]
    every: list[AnyCard] = [*plain, *[PrintedJoker()] * deck.printed_jokers] * packs
    wild: Designation | None = None if ruleset.wild.by is WildBy.NONE else chance.choice(plain)
    if isinstance(wanted, CardsBy):
        wild = chance.choice(tuple(ruleset.wild.rounds.values()))
        size = tuple(Rank).index(wild) + 1
    elif wanted is None:
        size = chance.randint(*ANY_NUMBER)
    else:
        size = wanted if isinstance(wanted, int) else wanted[ruleset.declaration.players or min(wanted)]
    return Dealt(chance.sample(every, size + (wanted is not None and chance.random() < 1 / 2)), wild)


def disagreements(name: str, number: int) -> tuple[int, int]:
    """Return on how many of the hands the two differ, and how many are too hard."""
    ruleset, chance = load_ruleset(name), random.Random(name)
    solver, checker = Solver(ruleset), Checker(ruleset)
    differ = hard = 0
    for _ in range(number):
        cards, wild = deal(ruleset, chance)
        try:
            best = solver.best(cards, wild)
        except TooHardError:
            hard += 1
            continue
        verdict = checker.check(parse_declaration(format_declaration(best.declaration)), wild)
        told = (best.points, best.uncapped, best.is_declarable)
        if told != (verdict.count.points, verdict.count.uncapped, verdict.is_valid):
            differ += 1
            print(f"{name}: {format_declaration(best.declaration)}: {told}", flush=True)
    return differ, hard


def main() -> None:
    """Print a line for each ruleset, and the sum."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=2_000, help="hands in all (default: 2000)")
    options = parser.parse_args()
    names = ruleset_names()
    number = -(-options.hands // len(names))
    differ = hard = 0
    for name in names:
        more, harder = disagreements(name, number)
        differ, hard = differ + more, hard + harder
        print(f"{name}: {number} hands, {more} disagree, {harder} too hard", flush=True)
    print(f"{number * len(names)} hands of {len(names)} rulesets: {differ} disagree, {hard} too hard")


if __name__ == "__main__":
    main()
