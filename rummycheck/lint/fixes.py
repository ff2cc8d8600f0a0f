"""What does an article read like when what is certain is put right?"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rummycheck.lint.findings import Finding, Fix
from rummycheck.lint.places import Stretch


def without_rivals(fixes: Sequence[Fix]) -> list[Fix]:
    """Return those of different fixes, in order, that share no place with another."""
    agreed: list[Fix] = []
    furthest, is_lone = -1, False
    for fix in fixes:
        is_rival = fix.stretch.start < furthest or (bool(agreed) and is_lone and fix.stretch == agreed[-1].stretch)
        if is_rival and is_lone:
            agreed.pop()
        is_lone = not is_rival
        if is_lone:
            agreed.append(fix)
        furthest = max(furthest, fix.stretch.end)
    return agreed


class Mending:
    """A text with fixes in it, where it is remembered what stood there before."""

    def __init__(self, text: str) -> None:
        """Take the text as it is before any fix."""
        self._before = text
        self._fixes: dict[Stretch, str] = {}
        """What stands now in place of what."""
        self._uncertain: set[Stretch] = set()
        """Where fixes contradict each other, sooner or later."""

    @property
    def text(self) -> str:
        """The text as it is now."""
        return _applied(self._before, [Fix(*pair) for pair in sorted(self._fixes.items())])

    @property
    def places(self) -> int:
        """In how many places it differs from what it was."""
        return sum(1 for stretch, text in self._fixes.items() if self._before[stretch.start : stretch.end] != text)

    def take(self, findings: Iterable[Finding]) -> bool:
        """Take the fixes of what is found in the text as it is now, and tell whether that changes it.

        None is taken where two want different things. Where a place that has been put right would have to be put
        right again, it gets back what it was, for good.
        """
        wanted = without_rivals(sorted({finding.fix for finding in findings if finding.fix is not None}))
        places = self._places()
        starts = [place.now.start for place in places]
        taken: dict[Stretch, str] = {}
        reverted: set[Stretch] = set()
        for fix in wanted:
            last = bisect_left(starts, max(fix.stretch.end, fix.stretch.start + 1))
            first = last
            while first and _meet(places[first - 1].now, fix.stretch):
                first -= 1
            reverted.update(place.before for place in places[first:last])
            if first == last:
                shift = places[last - 1].shift if last else 0
                taken[Stretch(fix.stretch.start + shift, fix.stretch.end + shift)] = fix.text
        for stretch in reverted:
            del self._fixes[stretch]
        taken = {stretch: text for stretch, text in taken.items() if stretch not in self._uncertain}
        self._uncertain |= reverted
        self._fixes |= taken
        return bool(reverted or taken)

    def _places(self) -> list["_Place"]:
        """Return where the fixes stand in the text as it is now, in order."""
        places: list[_Place] = []
        shift = 0
        for before, text in sorted(self._fixes.items()):
            start = before.start - shift
            shift += before.end - before.start - len(text)
            places.append(_Place(Stretch(start, start + len(text)), before, shift))
        return places


class _Place(NamedTuple):
    now: Stretch
    before: Stretch
    """Where that stood which it replaces."""
    shift: int
    """How much further back everything behind it stood."""


def _meet(stretch: Stretch, other: Stretch) -> bool:
    return stretch == other or (stretch.start < other.end and other.start < stretch.end)


def _applied(text: str, fixes: Sequence[Fix]) -> str:
    parts: list[str] = []
    end = 0
    for fix in fixes:
        parts += (text[end : fix.stretch.start], fix.text)
        end = fix.stretch.end
    return "".join((*parts, text[end:]))
