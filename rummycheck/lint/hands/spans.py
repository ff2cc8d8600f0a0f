"""Which stretches of a text does an offset stand in?"""

from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable


class Spans:
    """Stretches of a text that do not overlap.

    >>> 3 in Spans([(2, 5)]), 5 in Spans([(2, 5)]), Spans([(2, 5)]).meets(0, 3)
    (True, False, True)
    """

    def __init__(self, spans: Iterable[tuple[int, int]]) -> None:
        """Take where each starts and ends, in any order."""
        ordered = sorted(spans)
        self._starts = [start for start, _ in ordered]
        self._ends = [end for _, end in ordered]

    def __contains__(self, offset: int) -> bool:
        """Tell whether an offset is in one of them."""
        index = bisect_right(self._starts, offset)
        return index > 0 and offset < self._ends[index - 1]

    def meets(self, start: int, end: int) -> bool:
        """Tell whether a stretch has a character of one of them."""
        return start in self or bisect_left(self._starts, start) < bisect_left(self._starts, end)

    def first_within(self, start: int, end: int) -> tuple[int, int] | None:
        """Return the first that lies as a whole in a stretch; None if none does."""
        index = bisect_left(self._starts, start)
        if index < len(self._starts) and self._ends[index] <= end:
            return self._starts[index], self._ends[index]
        return None


class Taken:
    """Stretches of a text that are given away one by one, each character once.

    >>> taken = Taken()
    >>> taken.take(2, 5), taken.take(4, 6), taken.take(5, 6)
    (True, False, True)
    """

    def __init__(self) -> None:
        """Start with nothing taken."""
        self._spans: list[tuple[int, int]] = []

    def take(self, start: int, end: int) -> bool:
        """Take a stretch, and tell whether it was free; if any of it was not, nothing is taken."""
        index = bisect_left(self._spans, (start, end))
        is_free_before = index == 0 or self._spans[index - 1][1] <= start
        is_free_behind = index == len(self._spans) or end <= self._spans[index][0]
        if is_free_before and is_free_behind:
            insort(self._spans, (start, end))
        return is_free_before and is_free_behind
