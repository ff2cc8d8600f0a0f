"""Where in a text are single cards, however they are written?"""

import re
from collections.abc import Iterator
from functools import cache

from rummycheck.cards import Card, PrintedJoker, Suit
from rummycheck.lint.hands.found import FoundCard, Letters
from rummycheck.notation.grammar import terminal_pattern
from rummycheck.notation.spelling import card_spelled

_SIGNS = "♠♥♦♣★"
_LETTER_SUIT = re.compile(r"(?:10|[2-9atjqk]|ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king)[shdc]")
_LETTER_FIRST = re.compile(r"[shdc](?:10|[2-9atjqk])")
_COUNTED = re.compile(r"(?:10|[2-9]|two|three|four|five|six|seven|eight|nine|ten) +(?:spade|heart|diamond|club|star)s?")
_WILD_BEFORE = re.compile(r"(?:wild|cut|printed)[ -]$")
# A card that is parted by the end of a line: `three of⏎spades`.
_PARTED = re.compile(
    r"(?<=\bof)\n(?=(?:the +)?(?:spade|heart|diamond|club|star))|\n(?=of +(?:spade|heart|diamond|club))"
)


@cache
def _card() -> re.Pattern[str]:
    return re.compile(terminal_pattern("CARD"))


def with_parted_cards_joined(folded: str) -> str:
    r"""Return the text with a blank for each line end within a card.

    >>> with_parted_cards_joined("three of\nspades")
    'three of spades'
    """
    return _PARTED.sub(" ", folded) if "\n" in folded else folded


def single_cards(text: str, folded: str) -> Iterator[FoundCard]:
    """Yield every card that a text spells by itself; `folded` is the text in the grammar's one spelling."""
    end = -1
    for found in _card().finditer(folded):
        start = found.start()
        if start not in (0, end) and folded[start - 1].isalnum():
            continue  # The end of a word, such as the last letter of a name before a suit.
        if _is_article(text, found):
            continue
        end = found.end()
        card = card_spelled(found.group())
        if not isinstance(card, PrintedJoker):
            written = text[start:end]
            yield FoundCard(card, start, end, _letters(card, written), _COUNTED.fullmatch(written) is not None)
        elif not _is_prose(folded, found):
            yield FoundCard(card, start, end)


def _is_article(text: str, found: re.Match[str]) -> bool:
    """Tell whether it is the article of `a ♦ card` and no ace."""
    spelling = found.group()
    return spelling[0] == "a" and spelling[1:2] == " " and text[found.start()] == "a" and spelling[-1] in _SIGNS


def _is_prose(folded: str, found: re.Match[str]) -> bool:
    """Tell whether a joker is only spoken of: `jokers`, `the wild joker`, but not `PJ` or `a joker`."""
    spelling = found.group()
    if not spelling.startswith(("joker", "printed")):
        return False
    before = _WILD_BEFORE.search(folded, max(0, found.start() - 8), found.start())
    return "jokers" in spelling or (before is not None and spelling.startswith("joker"))


def _letters(card: Card, written: str) -> Letters | None:
    """Return in which letters the suit is written; None where it is a sign or a word."""
    if card.suit is Suit.STARS:
        return Letters.STAR if "star" not in written.lower() else None
    spelling = written.lower()
    if _LETTER_FIRST.fullmatch(spelling):
        return Letters.SUIT_FIRST if written[0].isupper() else Letters.SMALL_FIRST
    if _LETTER_SUIT.fullmatch(spelling):
        return Letters.CAPITAL if written[-1].isupper() else Letters.SMALL
    return None
