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
        turns = len(ring) if length < len(ring) else 1
        return tuple(tuple(ring[(start + step) % len(ring)] for step in range(length)) for start in range(turns))
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


def shortest_stretch(line: Window, held: frozenset[Rank]) -> Window:
    """Return the shortest part of the line that has all these ranks: an ace may stand at either end."""
    ends = [[index for index, rank in enumerate(line) if rank in held]]
    if line[0] is line[-1] and line[0] in held:
        ends = [ends[0][:-1], ends[0][1:]]
    return min((line[places[0] : places[-1] + 1] for places in ends), key=len)
