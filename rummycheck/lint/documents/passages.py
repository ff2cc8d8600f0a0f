"""How is a piece's text put together so that each character knows where it stands in the source?"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rummycheck.lint.documents.pieces import Run
from rummycheck.lint.places import Stretch


class Passage(NamedTuple):
    """Text and where it stands, before or after its markup is taken out; the runs are those of a `Piece`."""

    text: str
    runs: tuple[Run, ...]

    def source_start(self, offset: int) -> int:
        """Return where the spelling of a character starts."""
        run = self._run(offset)
        return run.start + (offset - run.at) * run.width

    def source_end(self, offset: int) -> int:
        """Return where the spelling of a character ends."""
        run = self._run(offset)
        return run.start + (offset - run.at + 1) * run.width

    def stretch(self, start: int, end: int) -> Stretch:
        """Return where a stretch of the text, not an empty one, stands in the source."""
        return Stretch(self.source_start(start), self.source_end(end - 1))

    def _run(self, offset: int) -> Run:
        if len(self.runs) == 1:
            return self.runs[0]
        return self.runs[max(0, bisect_right(self.runs, offset, key=_at) - 1)]


class Edit(NamedTuple):
    """What stands in place of a stretch of a passage: nothing, or a character that the stretch spells."""

    start: int
    end: int
    text: str = ""


def whole(text: str) -> Passage:
    """Return a source as one passage."""
    return Passage(text, (Run(0, 0, 1),) if text else ())


def part(passage: Passage, start: int, end: int) -> Passage:
    """Return a stretch of a passage."""
    if start >= end:
        return Passage("", ())
    if len(passage.runs) == 1 and passage.runs[0].width == 1:
        return Passage(passage.text[start:end], (Run(0, passage.runs[0].start + start, 1),))
    ink = _Ink(passage)
    ink.keep(start, end)
    return ink.dried()


def joined(passage: Passage, stretches: Sequence[tuple[int, int]]) -> Passage:
    """Return lines of a passage with a newline between them, which stands for all that was left out there."""
    if len(stretches) == 1:
        return part(passage, *stretches[0])
    ink = _Ink(passage)
    last = len(stretches) - 1
    for number, (start, end) in enumerate(stretches):
        ink.keep(start, end)
        if number < last:
            ink.put("\n", end, passage.text.index("\n", end) + 1)
    return ink.dried()


def edited(passage: Passage, edits: Iterable[Edit]) -> Passage:
    """Return a passage after its edits, which are in order and do not overlap."""
    ink = _Ink(passage)
    done = 0
    for start, end, text in edits:
        if start > done:
            ink.keep(done, start)
        if text:
            ink.put(text, start, end)
        done = end
    ink.keep(done, len(passage.text))
    return ink.dried()


def trimmed(passage: Passage) -> Passage:
    """Return a passage without the blanks at its ends; a no-break space is none."""
    text = passage.text
    if text and not text[0].isspace() and not text[-1].isspace():
        return passage
    end = len(text.rstrip(_BLANKS))
    return part(passage, end - len(text[:end].lstrip(_BLANKS)), end)


def offset_of(passage: Passage, source_offset: int) -> int:
    """Return the offset of the first character that is spelled at a place of the source or behind it."""
    index = bisect_right(passage.runs, source_offset, key=_start) - 1
    if index < 0:
        return 0
    run = passage.runs[index]
    length = (passage.runs[index + 1].at if index + 1 < len(passage.runs) else len(passage.text)) - run.at
    return run.at + min(length, -((run.start - source_offset) // run.width))


_BLANKS = " \t\n\f\v"


def _at(run: Run) -> int:
    return run.at


def _start(run: Run) -> int:
    return run.start


class _Ink:
    """The text of a passage as it is written anew, from the front to the back of another."""

    def __init__(self, passage: Passage) -> None:
        self._passage = passage
        self._texts: list[str] = []
        self._runs: list[Run] = []
        self._length = 0
        self._index = 0

    def keep(self, start: int, end: int) -> None:
        """Write a stretch as it is."""
        if start >= end:
            return
        text, runs = self._passage
        index, last = self._index, len(runs) - 1
        while index < last and runs[index + 1].at <= start:
            index += 1
        shift = self._length - start
        self._add(start + shift, runs[index], start)
        while index < last and runs[index + 1].at < end:
            index += 1
            self._add(runs[index].at + shift, runs[index], runs[index].at)
        self._index = index
        self._texts.append(text[start:end])
        self._length += end - start

    def put(self, text: str, start: int, end: int) -> None:
        """Write characters each of which the whole stretch spells."""
        first, behind = self._passage.stretch(start, end)
        for character in text:
            self._join(Run(self._length, first, behind - first))
            self._texts.append(character)
            self._length += 1

    def dried(self) -> Passage:
        """Return what is written."""
        return Passage("".join(self._texts), tuple(self._runs))

    def _add(self, at: int, run: Run, offset: int) -> None:
        self._join(Run(at, run.start + (offset - run.at) * run.width, run.width))

    def _join(self, run: Run) -> None:
        if self._runs and run.width == 1:
            before = self._runs[-1]
            if before.width == 1 and before.start - before.at == run.start - run.at:
                return
        self._runs.append(run)
