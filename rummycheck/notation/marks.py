"""What does a mark such as `(as 5♠)` or `(joker)` say of a card?"""

import re
from collections.abc import Iterator, Sequence

from rummycheck.cards import AnyCard, Card, Rank
from rummycheck.declaration import Mark
from rummycheck.errors import NotationError
from rummycheck.notation.grammar import Part
from rummycheck.notation.spelling import RANKS, card_spelled
from rummycheck.notation.text import LineText, card_pattern

# Compiled where they are used: marks are rare, and compiling takes time.
_STANDS_FOR = (
    r"(?:(?<![a-z])(?:(?:which +)?(?:acting|serving|used|counted) +AS|(?:which +)?(?:stands?|standing) +(?:in +)?for"
    r"|represent(?:s|ing)|replac(?:es|ing)|AS)(?![a-z])|=|->)"
)
_PLACE_MARK = rf"[(\[] *(?P<subject>[^()\[\]]*?) *{_STANDS_FOR} *(?P<places>[^()\[\]]*?) *[)\]]"
_OR = r" +or +| */ *|$"
_ARTICLE = r"^(?:an?|the) +"


def mark_of(line: LineText, part: Part, row: Sequence[AnyCard], before: int) -> Mark:
    """Return what a mark says behind so many cards of a row. Raises NotationError if it names no card."""
    span = line.span(part.start, part.end)
    if part.terminal == "JOKER_MARK":
        return Mark(before - 1, (), span)
    found = _found(line, part)
    places = tuple(_places(line, found))
    if not places:
        raise _unfit(line, part)
    return Mark(before - 1 if part.terminal == "STAND_IN" else _marked_card(line, found, row, before), places, span)


def stand_in_card(line: LineText, part: Part) -> AnyCard:
    """Return the card of `[Q♣ as 6♥]`. Raises NotationError if it has none."""
    joker = card_pattern().fullmatch(line.folded, *_found(line, part).span("subject"))
    if joker is None:
        raise line.error("a card in square brackets reads `[Q♣ as 6♥]`", part.start, part.end)
    return card_spelled(joker.group())


def _found(line: LineText, part: Part) -> re.Match[str]:
    """Return the card that a mark speaks of, if it names one, and what it stands for."""
    found = re.compile(_PLACE_MARK).fullmatch(line.folded, part.start, part.end)
    if found is None:
        raise _unfit(line, part)
    return found


def _unfit(line: LineText, part: Part) -> NotationError:
    return line.error("a mark says what a joker stands for, such as `(as 5♠)`", part.start, part.end)


def _marked_card(line: LineText, found: re.Match[str], row: Sequence[AnyCard], before: int) -> int:
    """Return which card the mark speaks of: the one it names, else the last.

    A mark that names a joker, as in `Q♠ (joker = 6♦)`, may mean a wild card, and then the last.
    """
    subject = card_pattern().fullmatch(line.folded, *found.span("subject"))
    if subject is None:
        _refuse_lost_card(line, found, row[before - 1])
        return before - 1
    card = card_spelled(subject.group())
    for index in range(before - 1, -1, -1):
        if row[index] == card:
            return index
    if isinstance(card, Card):
        raise line.error(f"{card} is not in this group", *found.span("subject"))
    return before - 1


def _refuse_lost_card(line: LineText, found: re.Match[str], marked: AnyCard) -> None:
    """Raise NotationError where a mark speaks of a rank, or of several cards, that the card before it is not."""
    start, end = found.span("subject")
    words = re.compile(r"(?:(?:an?|the|AS|with)(?![a-z0-9]) *)*").match(line.folded, start, end)
    start = words.end() if words else start
    card = card_pattern().search(line.folded, start, end)
    if card is not None and isinstance(card_spelled(card.group()), Card):
        raise line.error("a mark speaks of one card: write the others before it", *card.span())
    rank = re.compile(r"(?:10|[2-9atjqk]|[a-z]{3,})(?![a-z0-9])").match(line.folded, start, end)
    if rank and rank.group() in RANKS:
        named = RANKS[rank.group()]
        if not isinstance(marked, Card) or marked.rank is not named:
            raise line.error(f"{named} has no suit: write {named}♠ or {named}H", *rank.span())


def _places(line: LineText, mark: re.Match[str]) -> Iterator[Card | Rank]:
    """Yield the cards, or ranks, that a mark names, apart by "or"."""
    start, end = mark.span("places")
    while start < end:
        border = re.compile(_OR).search(line.folded, start, end)
        word_end, following = border.span() if border else (end, end)
        word = line.folded[start:word_end].strip()
        if word not in RANKS and not card_pattern().fullmatch(word):
            word = re.sub(_ARTICLE, "", word, count=1)
        card = card_spelled(word) if card_pattern().fullmatch(word) else None
        if isinstance(card, Card):
            yield card
        elif word in RANKS:
            yield RANKS[word]
        else:
            shown = line.written[start:word_end].strip()
            raise line.error(f"`{shown}` is no card that a joker could stand for", start, word_end)
        start = following
