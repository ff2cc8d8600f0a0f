"""What are groups called by the heading over their list, or by the head of their column?"""

import re
from collections.abc import Iterator, Mapping, Sequence

from rummycheck.lint.claims.article import Shown
from rummycheck.lint.claims.claim import MELD, Claim, tag_of
from rummycheck.lint.claims.phrases import Reach, is_said, phrases
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.documents.pieces import PieceKind
from rummycheck.lint.hands.found import FoundHand

_MOST_WORDS = 4
"""Words beside a group that tell no more of it than `with a joker`."""
_WORD = re.compile(r"[a-z]+")
_QUOTED = re.compile(r"[\s*_`]+")


def headed_claims(shown: Shown, above: Sequence[int]) -> Iterator[Claim]:
    """Yield a claim for each group that stands alone in an item or a cell, under the name of a kind of meld.

    `above` says for each item which piece stands before its list.
    """
    many = _groups_in(shown)
    heads = dict(_heads(shown))
    for hand in shown.hands:
        number = hand.pieces[0]
        if len(hand.groups) > 1 or hand.is_whole or many[number] > 1:
            continue
        kind = _kind_above(shown, number, above[number], heads)
        template = shown.templates[number]
        if kind and template is not None and _is_bare(template.text):
            yield _claim(shown, hand, kind)


def _is_bare(text: str) -> bool:
    """Tell whether there is little more than the group, and nothing that may take it out of its kind."""
    return len(_WORD.findall(text)) <= _MOST_WORDS and not is_said("not_headed", text, 0, len(text))


def _groups_in(shown: Shown) -> Mapping[int, int]:
    """Return how many groups each piece shows."""
    many: dict[int, int] = {}
    for hand in shown.hands:
        for group in hand.groups:
            many[group.piece] = many.get(group.piece, 0) + 1
    return many


def _heads(shown: Shown) -> Iterator[tuple[int, dict[int, str]]]:
    """Yield each table whose columns are kinds of melds, the first perhaps a label, with the kind of each column."""
    tables: dict[int, dict[int, str]] = {}
    for piece in shown.pieces:
        if piece.kind is PieceKind.CELL and piece.row == 0:
            tables.setdefault(piece.container, {})[piece.column] = _kind(piece.text)
    for container, kinds in tables.items():
        if len(kinds) > 1 and all(kind or column == min(kinds) for column, kind in kinds.items()):
            yield container, kinds


def _kind_above(shown: Shown, number: int, above: int, heads: Mapping[int, Mapping[int, str]]) -> str:
    piece = shown.pieces[number]
    if piece.kind is PieceKind.CELL and piece.row:
        return heads.get(piece.container, {}).get(piece.column, "")
    if piece.kind is not PieceKind.ITEM or not shown.headings[number]:
        return ""
    heading = shown.headings[number][-1]
    kind = _kind(shown.pieces[heading].text)
    return kind if kind and not _is_turned(shown, heading, above) else ""


def _is_turned(shown: Shown, heading: int, above: int) -> bool:
    """Tell whether a text between the heading and the list says that the list is of something else."""
    template = shown.templates[above] if above > heading else None
    return template is not None and (
        is_said("not_headed", template.text, 0, len(template.text))
        or is_said("turns", template.text, 0, len(template.text))
    )


def _kind(text: str) -> str:
    """Return the kind of meld that a heading names and nothing else, as a tag; empty if it is any meld."""
    words = _QUOTED.sub(" ", text).strip(" :").lower()
    for phrase in phrases()["headed"]:
        found = phrase.pattern.fullmatch(words)
        if found is not None:
            tag = tag_of(found["kind1"])
            return "" if tag.endswith(MELD) else tag
    return ""


def _claim(shown: Shown, hand: FoundHand, kind: str) -> Claim:
    group = hand.groups[0]
    return Claim(
        about="kind",
        says="",
        numbers=(),
        kinds=(kind,),
        elements=(group,),
        piece=group.piece,
        start=group.start,
        end=group.end,
        stretch=group.stretch,
        text=shown.pieces[group.piece].text[group.start : group.end],
        reach=Reach.HERE,
        confidence=Confidence.MEDIUM,
    )
