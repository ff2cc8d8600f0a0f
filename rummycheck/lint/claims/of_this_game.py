"""Which of the rules that an article states are those of the game that it is judged by?"""

import re
from collections.abc import Iterable, Iterator

from rummycheck.lint.claims.article import Shown
from rummycheck.lint.claims.claim import Claim
from rummycheck.lint.claims.phrases import is_said, phrases
from rummycheck.lint.documents.pieces import PieceKind

_NAME = re.compile(r"[a-z]+|\d+")
_OF_NO_GAME = ("rummy", "card", "cards")
_HELD = (PieceKind.ITEM, PieceKind.CELL, PieceKind.CAPTION)
"""What stands below the text that leads in to it."""
_PIECES, _CHARACTERS = 200, 2000
"""How far back a rule can have been led in to; an article may hold very many."""


def of_this_game(claims: Iterable[Claim], shown: Shown, ruleset: str) -> tuple[Claim, ...]:
    """Return the rules that are said to hold, and not beside or below the name of a game with another ruleset.

    A rule is below it in a section whose heading names the game, later in the same paragraph, or in the list that a
    paragraph leads in to.
    """
    parts = {*_NAME.findall(ruleset.lower()), *_OF_NO_GAME}
    return tuple(
        claim
        for claim in claims
        if not _is_told_otherwise(claim, shown)
        and not any(_names_another(text, parts) for text in _texts_about(claim, shown))
    )


def _is_told_otherwise(claim: Claim, shown: Shown) -> bool:
    """Tell whether the sentence asks, denies, or tells of one deal, of other times or of what somebody may think."""
    template = shown.templates[claim.piece]
    if template is None:
        return False
    start, end = template.sentence(claim.start)
    is_asked = template.words.endswith("?", start, end)
    return is_asked or any(is_said(section, template.words, start, end) for section in ("not_told", "not_said"))


def _names_another(text: str, parts: set[str]) -> bool:
    return any(
        not parts.issuperset(_NAME.findall(found[0]))
        for phrase in phrases()["games"]
        for found in phrase.pattern.finditer(text)
    )


def _texts_about(claim: Claim, shown: Shown) -> Iterator[str]:
    """Yield what can name the game of a rule."""
    template = shown.templates[claim.piece]
    if template is not None:
        start, end = template.sentence(claim.start)
        yield template.words[max(0, start - _CHARACTERS) : end]
    for heading in shown.headings[claim.piece]:
        yield shown.pieces[heading].text.lower()
    yield from (shown.pieces[number].text[-_CHARACTERS:].lower() for number in _leading_in(claim.piece, shown))


def _leading_in(number: int, shown: Shown) -> Iterator[int]:
    """Yield the pieces that lead in to one: a paragraph with a colon, the items of which it is a part, its row."""
    piece = shown.pieces[number]
    level = piece.level
    for before in range(number - 1, max(0, number - _PIECES) - 1, -1):
        other = shown.pieces[before]
        if other.kind is PieceKind.COMMENT:
            continue
        if other.kind is PieceKind.ITEM and piece.kind is PieceKind.ITEM:
            if other.level < level:
                yield before
                level = other.level
        elif other.kind is PieceKind.CELL and piece.kind is PieceKind.CELL:
            if other.container == piece.container and other.row in (0, piece.row):
                yield before
        elif other.kind not in _HELD:
            if other.kind is not PieceKind.HEADING and (piece.kind in _HELD or other.text.rstrip().endswith(":")):
                yield before
            return
