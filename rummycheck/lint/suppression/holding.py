"""Which suppressions hold at a place?"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import NamedTuple

from rummycheck.lint.directives import SuppressDirective, Suppressing
from rummycheck.lint.directives.wording import Wording
from rummycheck.lint.places import Stretch
from rummycheck.lint.suppression.layout import Layout


class Entry(NamedTuple):
    """One name of a suppression, or the whole of one that gives none."""

    number: int
    """The same for no two entries of an article, in order."""
    directive: SuppressDirective
    name: Wording | None
    """None for all findings."""

    @property
    def finding(self) -> str | None:
        """The finding that is suppressed; None for all."""
        return self.name.text if self.name is not None else None


class Holding:
    """The suppressions of an article, by the places for which they hold."""

    def __init__(self, entries: Iterable[Entry], layout: Layout) -> None:
        """Take the suppressions in order."""
        self._everywhere: dict[str | None, list[Entry]] = defaultdict(list)
        self._switches: dict[str | None, _Switches] = defaultdict(_Switches)
        held: list[tuple[Stretch, Entry]] = []
        for entry in entries:
            match entry.directive.suppressing:
                case Suppressing.IGNORE_FILE:
                    self._everywhere[entry.finding].append(entry)
                case Suppressing.IGNORE:
                    held.append((layout.held_by(_comment(entry)), entry))
                case Suppressing.DISABLE | Suppressing.ENABLE:
                    self._switches[entry.finding].add(entry)
        self._held = sorted(held, key=lambda pair: (pair[0], pair[1].number))
        self._starts = [stretch.start for stretch, _ in self._held]
        self._furthest = list(accumulate((stretch.end for stretch, _ in self._held), max))

    def of(self, finding: str, stretch: Stretch) -> Iterator[Entry]:
        """Yield the suppressions of a finding at a place."""
        yield from self._everywhere.get(finding, ())
        yield from self._everywhere.get(None, ())
        yield from self._ignoring(finding, stretch)
        last = max(self._last(finding, stretch), self._last(None, stretch), key=lambda found: found[0])[1]
        if last is not None and last.directive.suppressing is Suppressing.DISABLE:
            yield last

    def _ignoring(self, finding: str, stretch: Stretch) -> Iterator[Entry]:
        index = bisect_left(self._starts, max(stretch.end, stretch.start + 1)) - 1
        while index >= 0 and self._furthest[index] > stretch.start:
            held, entry = self._held[index]
            if held.end > stretch.start and entry.finding in (None, finding):
                yield entry
            index -= 1

    def _last(self, name: str | None, stretch: Stretch) -> tuple[int, Entry | None]:
        """Return the last switch of a name before a place, with its number, -1 if there is none."""
        switches = self._switches.get(name)
        entry = switches.last_before(stretch.start) if switches is not None else None
        return (entry.number if entry is not None else -1), entry


class _Switches:
    """What turns the telling of a finding off and on again, in order."""

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._starts: list[int] = []

    def add(self, entry: Entry) -> None:
        self._entries.append(entry)
        self._starts.append(entry.directive.stretch.start)

    def last_before(self, offset: int) -> Entry | None:
        index = bisect_right(self._starts, offset)
        return self._entries[index - 1] if index else None


def idle_enables(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Yield each `enable` that enables nothing, of entries in order."""
    disabled: set[str | None] = set()
    for entry in entries:
        match entry.directive.suppressing:
            case Suppressing.DISABLE:
                disabled.add(entry.finding)
            case Suppressing.ENABLE if entry.finding is None:
                if not disabled:
                    yield entry
                disabled.clear()
            case Suppressing.ENABLE:
                if not disabled & {None, entry.finding}:
                    yield entry
                disabled.discard(entry.finding)
            case _:
                pass


def _comment(entry: Entry) -> Stretch:
    piece = entry.directive.wording.piece
    return piece.stretch(0, len(piece.text))
