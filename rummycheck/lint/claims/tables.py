"""What do the columns of a table say of the hands in its rows?"""

import re
from collections.abc import Iterator, Mapping
from itertools import groupby

from rummycheck.lint.claims.article import Shown
from rummycheck.lint.claims.claim import MELD, PENALTY, Claim, tag_of
from rummycheck.lint.claims.phrases import Phrase, Reach, phrases
from rummycheck.lint.claims.template import Template
from rummycheck.lint.confidence import Confidence
from rummycheck.lint.documents.pieces import Piece, PieceKind
from rummycheck.lint.hands.found import FoundGroup, FoundHand

_COUNT = "count"
"""A head below which there may be the points of a hand, or how many cards it has."""
_TOTAL = "total"
"""A head below which there may be the sum of several deals."""
_NUMBER = re.compile(r"(\d{1,4})(?: ?(?:points?|pts?))?\.?")
_KIND_ASKED = re.compile(r"(?:is (?:it )?(?:an? )?)?(?P<kind>[a-z ]+?)\??")
_KIND = re.compile(r"(?:an? )?[a-z -]{2,40}\.?")

_Rows = dict[tuple[int, int], FoundHand]


def table_claims(shown: Shown) -> Iterator[Claim]:
    """Yield a claim for each cell that says something of the one hand in its row."""
    rows = _hands_by_row(shown)
    if not rows:
        return
    heads = {(piece.container, piece.column): piece.text for piece in shown.pieces if _is_head(piece)}
    beside = set(_beside_points(heads))
    for template in shown.templates:
        if template is None or template.piece.kind is not PieceKind.CELL or not template.piece.row:
            continue
        piece = template.piece
        hand = None if (piece.container, piece.column) in beside else rows.get((piece.container, piece.row))
        if hand is not None and template.number not in {group.piece for group in hand.groups}:
            claim = _claim(template, hand, heads.get((piece.container, piece.column), ""))
            if claim is not None:
                yield claim


def _is_head(piece: Piece) -> bool:
    return piece.kind is PieceKind.CELL and piece.row == 0


def _beside_points(heads: Mapping[tuple[int, int], str]) -> Iterator[tuple[int, int]]:
    """Yield the columns of points beside the first that tells what a hand costs, such as a total of several deals."""
    columns = sorted(column for column, head in heads.items() if _about(head) == "points")
    for _, of_table in groupby(columns, key=lambda column: column[0]):
        together = list(of_table)
        first = next((each for each in together if heads[each].strip().lower() != _TOTAL), together[0])
        yield from (column for column in together if column != first)


def _hands_by_row(shown: Shown) -> _Rows:
    """Return the hand of each row that has just one."""
    rows: dict[tuple[int, int], list[FoundHand]] = {}
    for hand in shown.hands:
        piece = shown.pieces[hand.pieces[0]]
        if piece.kind is PieceKind.CELL:
            rows.setdefault((piece.container, piece.row), []).append(hand)
    return {row: hands[0] for row, hands in rows.items() if len(hands) == 1}


def _claim(template: Template, hand: FoundHand, head: str) -> Claim | None:
    about = _about(head)
    text = template.text.strip()
    number = _NUMBER.fullmatch(text)
    if about == "points" and number and head.strip().lower() == _COUNT and int(number[1]) == hand.cards:
        return None
    if about == "points" and number:
        made = _made(template, hand, "points", "", (int(number[1]),), ())
        return made._replace(how=PENALTY) if head.strip().lower().startswith(PENALTY) else made
    says = next((phrase.fields["says"] for phrase in phrases()["cells"] if phrase.pattern.search(text)), None)
    if says is not None:
        return _answered(template, hand, head, is_yes=says == "valid")
    if about != "points" and len(hand.groups) == 1 and _KIND.fullmatch(text):
        found = phrases()["kinds"][0].pattern.search(text)
        return _made(template, hand, "kind", "", (), (tag_of(found["kind1"]),)) if found else None
    return None


def _answered(template: Template, hand: FoundHand, head: str, *, is_yes: bool) -> Claim | None:
    """Return what `yes`, `no`, or a mark says below the head of a column; None if the head asks something else."""
    is_hand = len(hand.groups) > 1 or hand.is_whole
    if _about(head) == "verdict" and is_hand:
        return _made(template, hand, "verdict", "valid" if is_yes else "wrong", (), ())
    asked = _KIND_ASKED.fullmatch(head.strip().lower())
    found = phrases()["kinds"][0].pattern.fullmatch(asked["kind"]) if asked else None
    if _about(head) == "verdict":
        tag = MELD
    elif asked and asked["kind"] in ("pure", "impure"):
        tag = f"{asked['kind']}_sequence"
    elif found:
        tag = tag_of(found["kind1"])
    else:
        return None
    if is_hand or tag.startswith("not "):
        return None
    return _made(template, hand, "kind", "", (), (tag if is_yes else f"not {tag}",))


def _about(head: str) -> str:
    return next((phrase.fields["says"] for phrase in phrases()["columns"] if _says(phrase, head)), "")


def _says(phrase: Phrase, head: str) -> bool:
    return phrase.pattern.search(head.strip().lower()) is not None


def _made(
    template: Template, hand: FoundHand, about: str, says: str, numbers: tuple[int, ...], kinds: tuple[str, ...]
) -> Claim:
    start = len(template.text) - len(template.text.lstrip())
    end = len(template.text.rstrip())
    element: FoundHand | FoundGroup = hand if about != "kind" else hand.groups[0]
    return Claim(
        about=about,
        says=says,
        numbers=numbers,
        kinds=kinds,
        elements=(element,),
        piece=template.number,
        start=start,
        end=end,
        stretch=template.piece.stretch(start, end),
        text=template.piece.text[start:end],
        reach=Reach.HERE,
        confidence=Confidence.HIGH,
    )
