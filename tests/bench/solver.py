"""How many best arrangements a second are found on one core, and how does the time grow with cards and jokers?

`python tests/bench/solver.py` solves hands with known answers, and others that a fixed seed deals. The last column is
how often the same hands could have been walked over by a plain loop that counts their ranks and suits: so much for
the machine.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "solver"))

from hands import ZERO_JOKERS, cards_of, facts, rank_of

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank, Suit
from rummycheck.deck import Designation
from rummycheck.ruleset import Ruleset, load_ruleset
from rummycheck.solver import Solver, TooHardError

PACK = tuple(Card(rank, suit) for suit in list(Suit)[:4] for rank in Rank)
HANDS_21, HANDS_OF_JOKERS, HANDS_OF_GROWTH = 20, 20, 5
"""How many hands are dealt of each sort."""
MOST_CARDS, MOST_JOKERS = 22, 8
LOOPS = 200
"""How often the plain loop walks over a hand."""
WIDE = "deck.packs=4", "deck.printed_jokers=2"
"""What lets a hand hold so many jokers."""


class Hand(NamedTuple):
    """Cards, and what is turned up."""

    cards: Sequence[AnyCard]
    wild: Designation | None


class Sort(NamedTuple):
    """Hands to be solved under one ruleset."""

    name: str
    ruleset: Ruleset
    hands: Sequence[Hand]


def sorts() -> Iterator[Sort]:
    """Yield all sorts of hands."""
    indian, gin = load_ruleset(ZERO_JOKERS), load_ruleset("gin")
    yield Sort("indian", indian, [Hand(cards_of(row[0]), rank_of(row[1])) for row in facts("indian")])
    for kind in ("random", "rich"):
        yield Sort(f"gin, {kind}", gin, [Hand(cards_of(row[0]), None) for row in facts("gin") if row[2] == kind])
    thirteen = [Hand(cards_of(row[0]), rank_of(row[1])) for row in facts("three_thirteen") if row[1] == "K"]
    yield Sort("three-thirteen, 13 cards", load_ruleset("three-thirteen"), thirteen)
    yield Sort("21 cards, three packs", load_ruleset("indian-21"), list(dealt_21(random.Random(21))))
    chance = random.Random(13)
    for jokers in range(5, MOST_JOKERS + 1):
        hands = [with_jokers(chance, 13, jokers) for _ in range(HANDS_OF_JOKERS)]
        yield Sort(f"indian, {jokers} jokers", load_ruleset(ZERO_JOKERS, WIDE), hands)


def dealt_21(chance: random.Random) -> Iterator[Hand]:
    """Yield hands of 21 cards as three shuffled packs deal them, each with a card turned up."""
    cards: list[AnyCard] = [*PACK * 3, *[PrintedJoker()] * 3]
    for _ in range(HANDS_21):
        chance.shuffle(cards)
        yield Hand(cards[:21], cards[21])


def with_jokers(chance: random.Random, cards: int, jokers: int) -> Hand:
    """Return a hand of two packs with so many jokers: printed ones and wild sevens, by turns."""
    wild = [card for card in PACK if card.rank is Rank.SEVEN] * 2
    others = chance.sample([card for card in PACK * 2 if card not in wild], cards - jokers)
    held: list[AnyCard] = [*others, *[PrintedJoker()] * (jokers // 2), *chance.sample(wild, jokers - jokers // 2)]
    chance.shuffle(held)
    return Hand(held, Rank.SEVEN)


def solve(solver: Solver, hand: Hand) -> float:
    """Return the seconds that a hand takes; infinite for one that is too hard."""
    start = time.perf_counter()
    try:
        solver.best(hand.cards, hand.wild)
    except TooHardError:
        return float("inf")
    return time.perf_counter() - start


def walk(hands: Sequence[Hand]) -> float:
    """Return the seconds in which a plain loop counts the ranks and suits of all hands once."""
    start = time.perf_counter()
    for _ in range(LOOPS):
        for hand in hands:
            counts: dict[object, int] = {}
            for card in hand.cards:
                for key in card if isinstance(card, Card) else (card,):
                    counts[key] = counts.get(key, 0) + 1
    return (time.perf_counter() - start) / LOOPS


def print_sorts(runs: int) -> None:
    """Print how fast each sort of hands is solved; of several runs the best counts."""
    print(f"{'hands':<26}{'number':>8}{'a second':>11}{'median ms':>11}{'worst ms':>11}{'too hard':>10}{'loops':>9}")
    for name, ruleset, hands in sorts():
        # A solver of its own for each run: what one has learnt of a hand must not serve for the same hand.
        taken = min(([solve(solver, hand) for hand in hands] for solver in solvers(ruleset, runs)), key=sum)
        solved = [seconds for seconds in taken if seconds != float("inf")]
        a_second = len(solved) / sum(solved) if solved else 0
        median, worst = (1000 * statistics.median(solved), 1000 * max(solved)) if solved else (0, 0)
        loops = sum(solved) / len(solved) / (walk(hands) / len(hands)) if solved else 0
        print(
            f"{name:<26}{len(hands):>8,}{a_second:>11,.1f}{median:>11.2f}{worst:>11.2f}"
            f"{len(taken) - len(solved):>10}{loops:>9,.0f}",
            flush=True,
        )


def solvers(ruleset: Ruleset, runs: int) -> Iterator[Solver]:
    """Yield fresh solvers."""
    return (Solver(ruleset) for _ in range(runs))


def print_growth(limit: float) -> None:
    """Print the median time by cards and jokers; what is harder than a hand over the limit is not tried."""
    print(f"\nmedian milliseconds of {HANDS_OF_GROWTH} hands, by cards (down) and jokers (across)")
    print(f"{'':<6}{''.join(f'{jokers:>10}' for jokers in range(MOST_JOKERS + 1))}")
    most_jokers = MOST_JOKERS
    for cards in range(8, MOST_CARDS + 1, 2):
        row = list(growth(cards, most_jokers, limit))
        print(f"{cards:<6}{''.join(map(cell, row))}", flush=True)
        most_jokers = len(row) - 1 if row[-1] <= limit else len(row) - 2
        if most_jokers < 0:
            break


def growth(cards: int, most_jokers: int, limit: float) -> Iterator[float]:
    """Yield the median seconds with no joker, with one and so on, up to the first hand over the limit."""
    solver = Solver(load_ruleset(ZERO_JOKERS, (*WIDE, f"declaration.cards={cards}")))
    for jokers in range(most_jokers + 1):
        chance = random.Random(100 * cards + jokers)
        taken: list[float] = []
        while len(taken) < HANDS_OF_GROWTH and max(taken, default=0) <= limit:
            taken.append(solve(solver, with_jokers(chance, cards, jokers)))
        # A hand over the limit stands for all of them.
        is_over = max(taken) > limit
        yield max(taken) if is_over else statistics.median(taken)
        if is_over:
            return


def cell(seconds: float) -> str:
    """Write a time."""
    return f"{'hard':>10}" if seconds == float("inf") else f"{1000 * seconds:>10.1f}"


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="runs of each sort, of which the best counts (default: 3)")
    parser.add_argument(
        "--limit", type=float, default=10, help="seconds beyond which nothing harder is tried (default: 10)"
    )
    options = parser.parse_args()
    print_sorts(options.runs)
    print_growth(options.limit)


if __name__ == "__main__":
    main()
