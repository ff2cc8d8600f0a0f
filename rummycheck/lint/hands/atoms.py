"""Where in a text are single cards, however they are written?"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card, PrintedJoker
from rummycheck.lint.hands.found import FoundCard
from rummycheck.notation.grammar import terminal_pattern
from rummycheck.notation.spelling import RANKS, SUITS, card_spelled

_RANK = r"(?:10|[2-9atjqk]|ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king)"
_SUIT_WORD = r"(?:spade|heart|diamond|club|star)s?(?![a-z])"
_JOKER = r"(?:pj|jkr?|joker)"
# What a suit is written once for: `5-6-7 of hearts`, `5-6-7♦`, `A2345♣`, `Queen, King, and Ace of hearts`.
_ONE_SUIT = re.compile(
    rf"(?<![a-z0-9♠♥♦♣★])(?P<row>{_RANK}(?:(?: *- *| *, *(?:and *,? *)?| +and +){_RANK}(?![a-z0-9♠♥♦♣★])"
    rf"|(?: *- *| *, *(?:and +)?(?:an? +)?){_JOKER}(?![a-z0-9])){{2,13}})"
    rf"(?: +of +(?:the +)?(?P<word>{_SUIT_WORD})|(?P<sign>[♠♥♦♣★]))"
    rf"|(?<![a-z0-9♠♥♦♣★])(?P<glued>(?:10|[2-9atjqk]){{3,13}})(?: +of +(?P<late>{_SUIT_WORD})|(?P<last>[♠♥♦♣★]))"
)
# What a rank is written once for: `7 of hearts, spades and clubs`.
_ONE_RANK = re.compile(
    rf"(?<![a-z0-9♠♥♦♣★])(?P<rank>{_RANK}) +of +"
    rf"(?P<suits>{_SUIT_WORD}(?:(?: *, *(?:and +)?| +and +){_SUIT_WORD}){{1,3}})"
)
_WILD_BEFORE = re.compile(r"(?:wild|cut|printed)[ -]$")
_SIGNS = "♠♥♦♣★"


class Row(NamedTuple):
    """Cards that share one spelling, such as `5-6-7 of hearts`."""

    cards: tuple[FoundCard, ...]
    start: int
    end: int


@cache
def _card() -> re.Pattern[str]:
    return re.compile(terminal_pattern("CARD"))


def single_cards(text: str, folded: str) -> Iterator[FoundCard]:
    """Yield every card that a text spells by itself; `folded` is the text in the grammar's one spelling."""
    end = -1
    for found in _card().finditer(folded):
        spelling = found.group()
        if found.start() != end and folded[found.start() - 1 : found.start()].isalnum() and found.start():
            continue  # The end of a word, such as the last letter of a name before a suit.
        if _is_article(text, found):
            continue
        end = found.end()
        card = card_spelled(spelling)
        if isinstance(card, PrintedJoker) and _is_prose(spelling, folded, found):
            continue
        yield FoundCard(card, found.start(), end, _has_letter_suit(card, spelling))


def _is_article(text: str, found: re.Match[str]) -> bool:
    """Tell whether it is the article of `a ♦ card` and no ace."""
    spelling = found.group()
    return spelling[0] == "a" and spelling[1:2] == " " and text[found.start()] == "a" and spelling[-1] in _SIGNS


def _is_prose(spelling: str, folded: str, found: re.Match[str]) -> bool:
    """Tell whether a joker is only spoken of: `jokers`, `the wild joker`, but not `PJ` or `a joker`."""
    if not spelling.startswith(("joker", "printed")):
        return False
    return "jokers" in spelling or bool(
        _WILD_BEFORE.search(folded, max(0, found.start() - 8), found.start()) and spelling.startswith("joker")
    )


def _has_letter_suit(card: AnyCard, spelling: str) -> bool:
    if isinstance(card, PrintedJoker) or len(spelling) == 1 or spelling[0] in _SIGNS or spelling[-1] in _SIGNS:
        return False
    return " " not in spelling


def rows(folded: str) -> Iterator[Row]:
    """Yield the rows of cards whose suit, or whose rank, is written but once."""
    for found in _ONE_SUIT.finditer(folded):
        suit = SUITS[found["word"] or found["sign"] or found["late"] or found["last"]]
        group = "row" if found["row"] else "glued"
        ranks = re.compile(rf"(?<![a-z0-9])(?:{_RANK}|{_JOKER})(?![a-z0-9])" if group == "row" else r"10|[2-9atjqk]")
        places = list(ranks.finditer(folded, found.start(group), found.end(group)))
        if len(places) > 2:
            cards = [
                FoundCard(
                    Card(RANKS[place.group()], suit) if place.group() in RANKS else PrintedJoker(),
                    place.start(),
                    place.end() if place is not places[-1] else found.end(),
                    is_letter=False,
                )
                for place in places
            ]
            yield Row(tuple(cards), found.start(), found.end())
    for found in _ONE_RANK.finditer(folded):
        rank, first = RANKS[found["rank"]], True
        shared = []
        for suit_place in re.compile(_SUIT_WORD).finditer(folded, found.start("suits"), found.end("suits")):
            start = found.start() if first else suit_place.start()
            shared.append(FoundCard(Card(rank, SUITS[suit_place.group()]), start, suit_place.end(), is_letter=False))
            first = False
        yield Row(tuple(shared), found.start(), found.end())
