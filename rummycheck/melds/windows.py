"""Which stretches of consecutive ranks can a run have, and where does the ace stand in them?"""

from enum import StrEnum
from functools import lru_cache

from rummycheck.cards import Rank

Window = tuple[Rank, ...]
"""A stretch of consecutive ranks."""
Windows = tuple[Window, ...]


class Ace(StrEnum):
    """Where the ace ranks in a run."""

    LOW = "low"
    HIGH = "high"
    BOTH = "both"
    NONE = "none"


@lru_cache(maxsize=512)
def windows(ranks: Window, ace: Ace, wrap: bool, length: int) -> Windows:
    """Return every stretch of so many different consecutive ranks, lowest first."""
    line = line_of(ranks, ace)
    if wrap:
        ring = tuple(dict.fromkeys(line))
        if length > len(ring):
            return ()
        starts = range(len(ring))
        return tuple(tuple(ring[(start + step) % len(ring)] for step in range(length)) for start in starts)
    stretches = (line[start : start + length] for start in range(len(line) - length + 1))
    return tuple(stretch for stretch in stretches if len(set(stretch)) == length)


def line_of(ranks: Window, ace: Ace) -> Window:
    """Return the ranks in the order of runs; an ace that is low and high stands at both ends."""
    others = tuple(rank for rank in ranks if rank is not Rank.ACE)
    if len(others) == len(ranks):
        return ranks
    low = (Rank.ACE,) if ace in (Ace.LOW, Ace.BOTH) else ()
    high = (Rank.ACE,) if ace in (Ace.HIGH, Ace.BOTH) else ()
    return low + others + high


def shortest_stretch(line: Window, wrap: bool, held: frozenset[Rank]) -> Window:
    """Return the shortest stretch that has all these ranks: an ace may stand at either end, or between them."""
    ring = tuple(dict.fromkeys(line))
    turns = [ring[start:] + ring[:start] for start in range(len(ring))] if wrap else [line, line[1:], line[:-1]]
    whole = [turn for turn in turns if held.issubset(turn)]
    return min((_without_ends(turn, held) for turn in whole), key=len)


def _without_ends(line: Window, held: frozenset[Rank]) -> Window:
    """Return the line from the first rank held to the last."""
    places = [index for index, rank in enumerate(line) if rank in held]
    return line[places[0] : places[-1] + 1]
