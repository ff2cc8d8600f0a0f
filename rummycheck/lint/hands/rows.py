"""Which groups lie side by side in one piece, and what stands around them?"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rummycheck.labels import is_group_label
from rummycheck.lint.documents.pieces import Piece
from rummycheck.lint.hands.found import FoundGroup
from rummycheck.lint.hands.listed import with_lists_joined
from rummycheck.lint.hands.said import Said, said_at
from rummycheck.lint.hands.told_twice import Laid

_NOTE = re.compile(r"\([^()\n]{1,40}\)")
_LABEL = re.compile(r"[a-z][a-z0-9 #.'-]{0,40}:")
# Bars, slashes, brackets and the like, of which there is at least one; commas and "and" may stand beside them.
_BORDER = re.compile(r"(?:[ \t,.&-]|and\b)*+[|/;()\[\]{}+·•](?:[ \t|/;()\[\]{},.+·•&-]|and\b|(?:an?|the)(?=[ \t]))*+")
_SEPARATORS = re.compile(r"[ \t|/;()\[\]{},.+&-]*")
_LIST = re.compile(r"[ \t]*,?[ \t]*(?:and\b)?[ \t]*")
_WIDEST_GAP = 120
_NEW_SENTENCE = re.compile(r"[.!?] ")
_VERB = re.compile(r"\b(?:is|are|was|does|do|has|have|can|that|which)\b")

_NAME = re.compile(
    r"(?:^|[|;])[ \t(*]*(?P<name>[^\W\d_](?:[^\W_]|[ \t#.]){0,30}?)[ \t]*(?:\([^()]{0,30}\))?[ \t]*[:=)-][ \t(\[{]*$"
    r"|(?:^|[|;])[ \t(*]*(?P<seat>(?:player|seat|hand|p) ?\d{1,2})[ \t(\[{]+$",
    re.IGNORECASE,
)
_KIND = re.compile(r"sequence|\brun|\bsets?\b|\bpure|meld|group|joker|\bwild|\bdiscard", re.IGNORECASE)
_LAST_WORDS = re.compile(r"[|;\n]")
_SENTENCE_END = re.compile(r"[.!?]")
_OPENED = (":", "(", "[", "{", "-", "=")
_NOTHING_BEHIND = re.compile(r"[\s|/;.,()\[\]{}✅❌✓✗]*")
_WIDEST_BEFORE, _MOST_WORDS = 48, 6
_WIDEST_BEHIND = 200


class Row(NamedTuple):
    """Groups that lie side by side in one piece."""

    groups: tuple[FoundGroup, ...]
    name: str | None
    """Whose hand it is, such as `Player 1`."""
    is_alone: bool
    """Whether nothing else stands on its line but labels and notes."""
    is_labelled: bool
    """Whether it is called a set, a sequence or the like on its line, or on a line of its own above."""
    said: tuple[Said, ...]
    """What is said of each group."""
    is_list: bool = False
    """Whether nothing but notes, commas and "and" part the groups, as in `A♥ 2♥ 3♥ (sequence), K♠ K♥ K♦ (set)`."""

    @property
    def cards(self) -> int:
        """How many cards it has."""
        return sum(len(group.group.cards) for group in self.groups)


def rows_of(piece: Piece, text: str, groups: Iterable[Laid], is_declaration: Callable[[int], bool]) -> Iterator[Row]:
    """Yield the rows of a piece: groups with nothing but borders, notes and labels between them.

    Where only commas part them, they are a row if they are so many cards as a declaration has.
    """
    rows: list[list[FoundGroup]] = []
    for group, is_beside in groups:
        if rows and (is_beside or _is_border(text, rows[-1][-1].marks_end, group.start)):
            rows[-1].append(group)
        else:
            rows.append([group])
    for row in with_lists_joined(text, rows, is_declaration):
        yield _row(piece, text, row)


def _is_border(text: str, start: int, end: int) -> bool:
    """Tell whether what stands between two groups parts groups of one hand."""
    if end - start > _WIDEST_GAP or "\n" in text[start:end] or _NEW_SENTENCE.search(text, start, end):
        return False
    gap = _NOTE.sub("|", text[start:end])
    if _BORDER.fullmatch(gap):
        return True
    label = _LABEL.search(gap)
    is_label = label is not None and is_group_label(label.group().rstrip(":")) and not _VERB.search(label.group())
    return is_label and _SEPARATORS.fullmatch(_LABEL.sub("", gap, count=1)) is not None


def _row(piece: Piece, text: str, groups: Sequence[FoundGroup]) -> Row:
    first, last = groups[0], groups[-1]
    line_start = text.rfind("\n", max(0, first.start - _WIDEST_GAP), first.start) + 1
    is_near = line_start > 0 or first.start <= _WIDEST_GAP
    before = slice(line_start or max(0, first.start - _WIDEST_GAP), first.start)
    name = _name(piece.text[before]) if is_near else None
    is_alone = is_near and _opens(text[before], has_name=name is not None) and _ends(text, last.marks_end)
    is_labelled = has_label(text[max(0, first.start - _WIDEST_BEFORE) : first.start])
    said = tuple(said_at(text, group.start, group.marks_end) for group in groups)
    gaps = [text[before.marks_end : group.start] for before, group in pairwise(groups)]
    is_list = all(_LIST.fullmatch(_NOTE.sub("", gap)) is not None for gap in gaps)
    return Row(tuple(groups), name, is_alone, is_labelled, said, is_list)


def _name(before: str) -> str | None:
    """Return whose hand it is, if that stands directly before it."""
    found = _NAME.search(before.replace("–", "-").replace("—", "-"))
    name = (found["name"] or found["seat"]).strip() if found else ""
    return name if name and not is_group_label(name) and not _KIND.search(name) else None


def has_label(before: str) -> bool:
    r"""Tell whether a text ends with the label of a group.

    >>> has_label("Pure sequence:\n"), has_label("2) Set: ["), has_label("Player 1:")
    (True, True, False)
    """
    label = before.rstrip(" \t\n([{*")
    return label.endswith(":") and is_group_label(_LAST_WORDS.split(label[:-1])[-1])


def _opens(before: str, *, has_name: bool) -> bool:
    """Tell whether nothing but a label stands before a row on its line."""
    words = _NOTE.sub("", before).strip(" \t*-([{:|")
    if len(before) > _WIDEST_BEFORE or words.count(" ") >= _MOST_WORDS or _SENTENCE_END.search(before):
        return False
    return not before.strip() or before.rstrip().endswith(_OPENED) or has_name


def _ends(text: str, end: int) -> bool:
    """Tell whether nothing but notes stands behind a row on its line."""
    line_end = text.find("\n", end, end + _WIDEST_BEHIND)
    if line_end < 0 and len(text) > end + _WIDEST_BEHIND:
        return False
    behind = text[end : line_end if line_end >= 0 else len(text)]
    return _NOTHING_BEHIND.fullmatch(_NOTE.sub("", behind)) is not None
