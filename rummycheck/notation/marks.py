"""What does a mark such as `(as 5♠)` or `(joker)` say of a card?"""

import re
from collections.abc import Iterator, Sequence

from rummycheck.cards import AnyCard, Card, Rank
from rummycheck.declaration import Mark
from rummycheck.notation.grammar import Part
from rummycheck.notation.spelling import RANKS, card_spelled
from rummycheck.notation.text import LineText, card_pattern

# Compiled where they are used: marks are rare, and compiling takes time.
_STANDS_FOR = (
    r"(?:(?:which +)?(?:acting|serving|used|counted) +as|(?:which +)?(?:stands?|standing) +(?:in +)?for"
    r"|represent(?:s|ing)|replac(?:es|ing)|as|=|->)"
)
_PLACE_MARK = rf"[(\[] *(?P<subject>[^()\[\]]*?) *(?<![a-z]){_STANDS_FOR}(?![a-z]) *(?P<places>[^()\[\]]*?) *[)\]]"
_OR = r" +or +| */ *|$"
_ARTICLE = r" *(?:an?|the) +"


def joker_mark(line: LineText, part: Part, row: Sequence[AnyCard]) -> Mark:
    """Return the mark that calls the last card of the row a joker."""
    return Mark(len(row) - 1, (), line.span(part.start, part.end))


def place_mark(line: LineText, part: Part, row: Sequence[AnyCard]) -> Mark:
    """Return the mark that says what a card of the row stands for. Raises NotationError if it names no card."""
    found = re.compile(_PLACE_MARK).fullmatch(line.folded, part.start, part.end)
    if found is None:
        raise line.error("a mark says what a joker stands for, such as `(as 5♠)`", part.start, part.end)
    places = tuple(_places(line, found))
    return Mark(_marked_card(line, found, row), places, line.span(part.start, part.end))


def stand_in(line: LineText, part: Part, row: Sequence[AnyCard]) -> tuple[AnyCard, Mark]:
    """Return the card of `[Q♣ as 6♥]`, which is next in the row, and its mark. Raises NotationError if it has none."""
    found = re.compile(_PLACE_MARK).fullmatch(line.folded, part.start, part.end)
    joker = found and card_pattern().fullmatch(line.folded, *found.span("subject"))
    if found is None or joker is None:
        raise line.error("a card in square brackets reads `[Q♣ as 6♥]`", part.start, part.end)
    mark = Mark(len(row), tuple(_places(line, found)), line.span(part.start, part.end))
    return card_spelled(joker.group()), mark


def _marked_card(line: LineText, found: re.Match[str], row: Sequence[AnyCard]) -> int:
    """Return which card the mark speaks of: the one it names, else the last.

    A mark that names a joker, as in `Q♠ (joker = 6♦)`, may mean a wild card, and then the last.
    """
    subject = card_pattern().fullmatch(line.folded, *found.span("subject"))
    card = card_spelled(subject.group()) if subject else None
    if card in row:
        return len(row) - 1 - row[::-1].index(card)
    if isinstance(card, Card):
        raise line.error(f"{card} is not in this group", *found.span("subject"))
    return len(row) - 1


def _places(line: LineText, mark: re.Match[str]) -> Iterator[Card | Rank]:
    """Yield the cards, or ranks, that a mark names, apart by "or"."""
    start, end = mark.span("places")
    while start < end:
        border = re.compile(_OR).search(line.folded[:end], start)
        word_end, following = border.span() if border else (end, end)
        word = re.sub(_ARTICLE, "", line.folded[start:word_end], count=1).strip()
        card = card_spelled(word) if card_pattern().fullmatch(word) else None
        if isinstance(card, Card):
            yield card
        elif word in RANKS:
            yield RANKS[word]
        else:
            shown = line.written[start:word_end].strip()
            raise line.error(f"`{shown}` is no card that a joker could stand for", start, word_end)
        start = following
