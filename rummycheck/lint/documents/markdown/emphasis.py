"""Which `*`, `_` and `~` of a text are markup, and which are the writer's own?"""

import unicodedata
from collections.abc import Iterator, Sequence

from rummycheck.lint.documents.passages import Edit


class Delimiters:
    """A run of one of these characters that may open or close emphasis; what is left of it shrinks."""

    __slots__ = ("character", "closes", "end", "length", "opens", "start")

    def __init__(self, text: str, start: int, end: int) -> None:
        """Take a run, and see by its neighbours what it may do."""
        self.character = text[start]
        self.start, self.end, self.length = start, end, end - start
        before, behind = text[start - 1 : start] or " ", text[end : end + 1] or " "
        is_tight, was_tight = not behind.isspace(), not before.isspace()
        left = is_tight and (not _is_punctuation(behind) or not was_tight or _is_sign(before))
        right = was_tight and (not _is_punctuation(before) or not is_tight or _is_sign(behind))
        if self.character == "_":
            self.opens, self.closes = left and (not right or _is_sign(before)), right and (not left or _is_sign(behind))
        else:
            self.opens, self.closes = left, right

    def matches(self, closer: "Delimiters") -> bool:
        """Return whether emphasis that is opened here may be closed there."""
        if self.character != closer.character:
            return False
        if self.character == "~":
            return self.length == closer.length <= 2
        is_either = self.closes or closer.opens
        return not is_either or bool((self.length + closer.length) % 3) or not self.length % 3


def _is_punctuation(character: str) -> bool:
    # Suits are letters here, whatever the newest CommonMark says: in `**5♥**6♥` a writer means the stars as markup.
    if character.isascii():
        return not character.isalnum() and not character.isspace()
    return unicodedata.category(character)[0] == "P"


def _is_sign(character: str) -> bool:
    return character.isspace() or (not character.isalnum() and unicodedata.category(character)[0] in "PS")


def paired(runs: Sequence[Delimiters]) -> Iterator[Edit]:
    """Yield the characters that are markup, by CommonMark's rules."""
    openers: list[Delimiters] = []
    # For each sort of closer, how many of the openers are known not to match it: none is looked at twice.
    in_vain: dict[tuple[str, bool, int], int] = {}
    for run in runs:
        while run.closes and run.start < run.end:
            sort = (run.character, run.opens, run.length if run.character == "~" else run.length % 3)
            floor = min(in_vain.get(sort, 0), len(openers))
            index = len(openers) - 1
            while index >= floor and not openers[index].matches(run):
                index -= 1
            if index < floor:
                in_vain[sort] = len(openers)
                break
            yield from _closed(openers[index], run)
            del openers[index + (openers[index].start < openers[index].end) :]
            for known, number in in_vain.items():
                if number > len(openers):
                    in_vain[known] = len(openers)
        if run.opens and run.start < run.end:
            openers.append(run)


def _closed(opener: Delimiters, closer: Delimiters) -> Iterator[Edit]:
    both = min(opener.end - opener.start, closer.end - closer.start)
    width = both if closer.character == "~" else min(both, 2)
    yield Edit(opener.end - width, opener.end)
    yield Edit(closer.start, closer.start + width)
    opener.end -= width
    closer.start += width
