"""Where does an article say what is wild?"""

import re
from collections.abc import Iterable, Iterator, Sequence

from rummycheck.cards import Card, PrintedJoker, Rank
from rummycheck.lint.claims.claim import Claim, claims_in
from rummycheck.lint.claims.phrases import is_said, phrases
from rummycheck.lint.claims.template import Template
from rummycheck.lint.documents.pieces import Piece, PieceKind
from rummycheck.lint.hands.found import FoundCard, FoundDesignation
from rummycheck.lint.hands.spans import Taken
from rummycheck.notation.spelling import RANKS

_WILD_COLUMN = re.compile(r"(?:wild|cut)(?:[ -]?card)?(?: joker| rank| card)?|joker")


def designations_in(template: Template) -> list[FoundDesignation]:
    """Return the designations of a piece in order; of several that overlap, the first phrase's."""
    taken, found = Taken(), []
    for phrase in phrases()["wild"]:
        for claim in claims_in(template, phrase):
            one = _designation(template, claim, phrase.fields.get("for", ""))
            if one is not None and taken.take(claim.start, claim.end):
                found.append(one)
    return sorted(found, key=lambda designation: designation.start)


def _designation(template: Template, claim: Claim, scope: str) -> FoundDesignation | None:
    if claim.cards:
        # `Joker: 3♠` and `3♠ is the joker` hold a card that is a joker in words alone.
        real = [found for found in claim.cards if not isinstance(found.card, PrintedJoker)] or claim.cards[:1]
        if len(real) > 1:
            return None
        found = real[0]
        if template.piece.text[found.start : found.end].lower() == "joker":
            return None  # `the wild card joker`
        card = found.card
        is_plural = found.is_letter and not template.piece.text[found.end - 1].isupper()
        if is_plural and not _is_plural(template.piece.text[found.start : found.end]):
            return None
        is_of_some_deal = isinstance(card, PrintedJoker) and _is_said_of_some_deal(template, claim)
        scope = scope or ("group" if is_of_some_deal else "")
        designated = card.rank if (scope == "group" or is_plural) and isinstance(card, Card) else card
    elif claim.ranks:
        rank = _rank(template, claim)
        if rank is None:
            return None
        designated = rank
        scope = scope or ("group" if _is_said_of_some_deal(template, claim) else "")
    else:
        return None
    return FoundDesignation(
        claim.piece,
        claim.start,
        claim.end,
        claim.stretch,
        designated,
        is_for_article=_is_for_article(template, claim),
        is_passing=scope == "group",
    )


def column_designation(
    number: int, piece: Piece, folded: str, cards: Sequence[FoundCard], head: str
) -> FoundDesignation | None:
    """Return what a cell below the head `Wild joker` makes wild for the hands of its row; None for other cells."""
    if piece.kind is not PieceKind.CELL or not piece.row or not _WILD_COLUMN.fullmatch(head.strip().lower()):
        return None
    text = folded.strip()
    start = folded.find(text)
    is_card = len(cards) == 1 and (cards[0].start, cards[0].end) == (start, start + len(text))
    designated = cards[0].card if is_card else RANKS.get(text)
    if designated is None:
        return None
    end = start + len(text)
    place = piece.stretch(start, end)
    return FoundDesignation(number, start, end, place, designated, is_for_article=False, is_passing=False)


def _is_plural(written: str) -> bool:
    """Tell whether it is a rank in the plural, as in `2s are wild`, and neither a card nor the word `as`."""
    return written.endswith("s") and not written[0].islower()


def _rank(template: Template, claim: Claim) -> Rank | None:
    """Return the rank; a single letter counts only where it is a capital, lest `a joker` makes aces wild."""
    word = claim.ranks[0]
    spelled = template.text.find(word, claim.start, claim.end)
    if len(word) == 1 and word.isalpha() and not template.piece.text[spelled].isupper():
        return None
    return RANKS.get(word) or RANKS.get(word.rstrip("s"))


def _is_said_of_some_deal(template: Template, claim: Claim) -> bool:
    """Tell whether a rank is only wild where something else happens first."""
    start, end = template.sentence(claim.start)
    sentence = template.words[start:end]
    return any(phrase.pattern.search(sentence) for phrase in phrases()["for_group"])


def _is_for_article(template: Template, claim: Claim) -> bool:
    return is_said("for_article", template.text, *template.sentence(claim.start))


def spans(designations: Iterable[FoundDesignation]) -> Iterator[tuple[int, int]]:
    """Yield the stretches of text whose cards are turned up, and so lie in no group; passing words leave them there."""
    for designation in designations:
        if not designation.is_passing:
            yield designation.start, designation.end
