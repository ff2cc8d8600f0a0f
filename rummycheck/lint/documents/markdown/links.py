"""Which brackets of a text in Markdown are links or images, and which are the writer's own?"""

import re
from collections.abc import Collection, Iterator

from rummycheck.lint.documents.markdown.emphasis import Delimiters, paired
from rummycheck.lint.documents.passages import Edit

_LONGEST_LABEL = 999
_PLACE = r"""(?:<(?:[^<>\n\\]|\\.)*+>|(?!<)(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*+\))*+\))*+)"""
_TITLE = r"""(?:"(?:[^"\\]|\\[\s\S])*+"|'(?:[^'\\]|\\[\s\S])*+'|\((?:[^()\\]|\\[\s\S])*+\))"""
_TARGET = re.compile(rf"\(\s*+{_PLACE}(?:\s++{_TITLE})?+\s*+\)")
_REFERENCE = re.compile(r"\[((?:[^\[\]\\]|\\.){0,999}+)\]", re.DOTALL)
DEFINITION = re.compile(
    rf"\[(?!\^)((?:[^\[\]\\]|\\.){{1,999}}+)\]:[ \t]*+\n?[ \t]*+(?=\S){_PLACE}(?:[ \t]++{_TITLE})?+[ \t]*+(?:\n|$)"
)
"""Where a link goes that is named elsewhere; it is not shown."""


def label(written: str) -> str:
    """Return the label of a link as it is compared."""
    return " ".join(written.split()).casefold()


class Brackets:
    """The brackets that are open, the innermost last."""

    def __init__(self, text: str, labels: Collection[str]) -> None:
        """Take the text, and the labels of the links that are defined in the document."""
        self._text = text
        self._labels = labels
        self._open: list[tuple[int, int, int]] = []
        # So many of the outermost cannot be links any more: a link holds no link.
        self._spent = 0

    def opens(self, start: int, end: int, runs: int) -> None:
        """Note `[` or `![`, and how many runs of delimiters stand before it."""
        self._open.append((start, end, runs))

    def closes(self, start: int, runs: list[Delimiters], edits: list[Edit]) -> int:
        """Read a `]`, edit away what is a link's and return where to read on."""
        if not self._open:
            return start + 1
        opener, text_start, before = self._open.pop()
        is_image = text_start - opener == 2
        is_spent = len(self._open) < self._spent
        self._spent = min(self._spent, len(self._open))
        end = 0 if is_spent and not is_image else self._end(start, text_start)
        if not end:
            return start + 1
        if self._text.startswith("^", text_start):
            # The number of a footnote.
            edits.append(Edit(opener, end))
            return end
        edits.append(Edit(opener, text_start))
        edits.append(Edit(start, end))
        edits.extend(paired(runs[before:]))
        del runs[before:]
        if not is_image:
            self._spent = len(self._open)
        return end

    def _end(self, close: int, text_start: int) -> int:
        text = self._text
        behind = text[close + 1 : close + 2]
        if behind == "(" and (target := _TARGET.match(text, close + 1)):
            return target.end()
        if not self._labels:
            return 0
        if behind == "[" and (named := _REFERENCE.match(text, close + 1)):
            end = named.end()
            if named[1].strip():
                return end if label(named[1]) in self._labels else 0
        else:
            end = close + 1
        is_label = close - text_start <= _LONGEST_LABEL and label(text[text_start:close]) in self._labels
        return end if is_label else 0


def definitions(text: str) -> Iterator[tuple[str, int]]:
    """Yield the labels that are defined at the front of a paragraph, each with where its definition ends."""
    end = 0
    while text.startswith("[", end) and (found := DEFINITION.match(text, end)) and found[1].strip():
        end = found.end()
        yield label(found[1]), end
