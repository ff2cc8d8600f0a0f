"""Where is a suit, or a rank, written once for several cards?"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from rummycheck.cards import Card, PrintedJoker, Suit
from rummycheck.lint.hands.found import FoundCard
from rummycheck.notation.spelling import RANKS, SUITS

_RANK = r"(?:10|[2-9atjqk]|ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king)"
_SHORT_RANK = r"(?:10|[2-9atjqk])"
_JOKER = r"(?:pj|jkr?|joker)"
_SIGN = "[♠♥♦♣★]"
_SUIT_WORD = r"(?:spade|heart|diamond|club|star)s?(?![a-z])"
_OF_SUIT = rf"(?: {{1,4}}of +(?:the +)?(?P<word>{_SUIT_WORD})|(?P<sign>{_SIGN}))"
_BEGINS = rf"(?<![a-z0-9])(?<!{_SIGN})"
_HYPHEN, _COMMA = r" {0,3}- {0,3}", r" {0,3}, {0,3}"

# Ranks with hyphens, commas or "and" between them: `5-6-7 of hearts`, `5-6-7♦`, `Queen, King, and Ace of hearts`.
_RANKS = re.compile(
    rf"{_BEGINS}(?P<ranks>{_RANK}"
    rf"(?:(?:{_HYPHEN}|{_COMMA}(?:and {{0,3}},? {{0,3}})?| {{1,3}}and {{1,3}}){_RANK}(?![a-z0-9])"
    rf"|(?:{_HYPHEN}|{_COMMA}(?:and )?(?:an? )?){_JOKER}(?![a-z0-9])){{2,13}}){_OF_SUIT}"
)
# Ranks with nothing between them: `A2345♣`, `456 of hearts`.
_GLUED = re.compile(rf"{_BEGINS}(?P<ranks>{_SHORT_RANK}{{3,13}}){_OF_SUIT}")
# Suits with one rank before them: `7 of hearts, spades and clubs`.
_SUITS = re.compile(
    rf"{_BEGINS}(?P<rank>{_RANK}) +of +"
    rf"(?P<suits>{_SUIT_WORD}(?:(?:{_COMMA}(?:and +)?| +and +){_SUIT_WORD}){{1,3}})"
)
_ONE_RANK = re.compile(rf"(?<![a-z0-9])(?:{_RANK}|{_JOKER})(?![a-z0-9])")
_ONE_SHORT_RANK = re.compile(_SHORT_RANK)
_ONE_SUIT = re.compile(_SUIT_WORD)


class SharedRow(NamedTuple):
    """Cards that share one spelling, such as `5-6-7 of hearts`."""

    cards: tuple[FoundCard, ...]

    @property
    def start(self) -> int:
        """Offset in the piece's text."""
        return self.cards[0].start

    @property
    def end(self) -> int:
        """Offset in the piece's text, behind the suit."""
        return self.cards[-1].end


def shared_rows(text: str, folded: str) -> Iterator[SharedRow]:
    """Yield the rows of cards whose suit, or whose rank, is written but once; `folded` is the text in one spelling."""
    for found in _RANKS.finditer(folded):
        yield from _of_one_suit(text, found, _ONE_RANK)
    for found in _GLUED.finditer(folded):
        yield from _of_one_suit(text, found, _ONE_SHORT_RANK)
    for found in _SUITS.finditer(folded):
        yield _of_one_rank(found)


def _of_one_suit(text: str, found: re.Match[str], rank: re.Pattern[str]) -> Iterator[SharedRow]:
    """Yield the row, unless its suit is an asterisk, which seldom is one; the suit is part of the last card."""
    suit = SUITS[found["word"] or found["sign"]]
    ranks = list(rank.finditer(found.string, *found.span("ranks")))
    if len(ranks) > 2 and not (suit is Suit.STARS and text[found.end() - 1] == "*"):
        ends = [*(each.end() for each in ranks[:-1]), found.end()]
        yield SharedRow(
            tuple(
                FoundCard(
                    Card(RANKS[each.group()], suit) if each.group() in RANKS else PrintedJoker(), each.start(), end
                )
                for each, end in zip(ranks, ends, strict=True)
            )
        )


def _of_one_rank(found: re.Match[str]) -> SharedRow:
    """Return the row; the rank is part of the first card."""
    suits = list(_ONE_SUIT.finditer(found.string, *found.span("suits")))
    starts = [found.start(), *(suit.start() for suit in suits[1:])]
    rank = RANKS[found["rank"]]
    return SharedRow(
        tuple(
            FoundCard(Card(rank, SUITS[suit.group()]), start, suit.end())
            for suit, start in zip(suits, starts, strict=True)
        )
    )
