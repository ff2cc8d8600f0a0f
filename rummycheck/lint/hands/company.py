"""Which cards are believed only beside others: letters for suits, stars, and jokers alone?"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise

from rummycheck.cards import Card, PrintedJoker, Rank, Suit
from rummycheck.lint.hands.found import FoundCard, Letters

_PICTURES = frozenset({Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING})
"""Ranks that hardly anything but a card has beside the letter of a suit; `10C` may be a temperature."""
_NUMBERS = frozenset(Rank) - _PICTURES - {Rank.TEN}
_HEX_RANKS = _NUMBERS | {Rank.ACE}
_HEX_SUITS = frozenset({Suit.CLUBS, Suit.DIAMONDS})
_GAMES = re.compile(
    r"\b(?:rummy|gin|canasta|jokers?|five crowns|meld(?:s|ed)?|deadwood|playing cards?|decks? of cards)\b"
)
_FEWEST = 3
_HAND = 9


class Company:
    """What an article shows for certain, so that cards in the same letters are believed elsewhere in it."""

    def __init__(self, texts: Iterable[str], rows: Collection[Sequence[FoundCard]]) -> None:
        """Take the folded texts of an article and the rows of cards in them."""
        hints = [(letters, cards) for row in rows if not _is_glued_word(row) for letters, cards in _hints(row)]
        self._letters = {letters for letters, cards in hints if _is_certain(letters, cards)}
        self._is_about_cards = bool(self._letters) or any(map(_shows_suits, rows)) or _is_hand(hints)
        if not self._is_about_cards and (hints or any(map(_has_no_suit, rows)) or any(map(_is_starred, rows))):
            self._is_about_cards = any(map(_GAMES.search, texts))
        if self._is_about_cards:
            self._letters |= {Letters.STAR, *(letters for letters, _ in hints if letters is not Letters.SUIT_FIRST)}

    def believes(self, cards: Sequence[FoundCard]) -> bool:
        """Tell whether a row of cards is one, and no count of cards, no code and no rating in stars."""
        if _is_count(cards) or _is_glued_word(cards):
            return False
        if any(card.letters is None and isinstance(card.card, Card) for card in cards):
            return True
        letters = {card.letters for card in cards if card.letters is not None}
        return letters <= self._letters if letters else self._is_about_cards


def _is_starred(cards: Sequence[FoundCard]) -> bool:
    """Tell whether it is a group of stars alone, of several ranks, and no row of ratings such as `4★ 4★ 5★`."""
    stars = {card.card for card in cards if card.letters is Letters.STAR}
    return len(cards) >= _FEWEST and len(stars) == len(cards)


def _shows_suits(cards: Sequence[FoundCard]) -> bool:
    """Tell whether suits are written as signs or words."""
    signs = [card for card in cards if isinstance(card.card, Card) and card.letters is None]
    return len(cards) >= _FEWEST and len(signs) > 1 and not _is_count(signs)


def _has_no_suit(cards: Sequence[FoundCard]) -> bool:
    """Tell whether it is jokers alone."""
    return len(cards) >= _FEWEST and all(isinstance(card.card, PrintedJoker) for card in cards)


_Hint = tuple[Letters, set[Card]]
"""Letters in which several cards of a row are written, and those cards."""


def _hints(cards: Sequence[FoundCard]) -> Iterator[_Hint]:
    """Yield the letters of which a row has several cards; in small letters of several suits, for `5s` may be fives."""
    jokers = sum(isinstance(card.card, PrintedJoker) for card in cards)
    for letters in (Letters.CAPITAL, Letters.SMALL, Letters.SUIT_FIRST):
        lettered = [card.card for card in cards if card.letters is letters and isinstance(card.card, Card)]
        is_enough = len(lettered) + jokers >= _FEWEST and len(set(lettered)) > 1
        if is_enough and (letters is not Letters.SMALL or len({card.suit for card in lettered}) > 1):
            yield letters, set(lettered)


def _is_certain(letters: Letters, cards: set[Card]) -> bool:
    """Tell whether such cards can be nothing else: no sizes or bytes, and no words such as `as`, `ad` and `ah`."""
    has_picture = any(card.rank in _PICTURES for card in cards)
    is_word = letters is Letters.SMALL and not any(card.rank in _NUMBERS for card in cards)
    return has_picture and not is_word and not _is_hex(cards)


def _is_hand(hints: Iterable[_Hint]) -> bool:
    """Tell whether rows of cards with numbers alone are so many, and of so many suits, that they are a hand."""
    cards = [card for letters, row in hints if letters is Letters.CAPITAL for card in row]
    return len(cards) >= _HAND and len({card.suit for card in cards}) >= _FEWEST


def _is_count(cards: Sequence[FoundCard]) -> bool:
    """Tell whether it reads `2 hearts, 3 spades and 4 clubs`, each suit but once."""
    suits = {card.card.suit for card in cards if isinstance(card.card, Card)}
    return len(suits) == len(cards) and all(card.is_count for card in cards)


def _is_hex(cards: Iterable[Card]) -> bool:
    """Tell whether the cards read as bytes, such as `3C 2D`."""
    return all(card.rank in _HEX_RANKS and card.suit in _HEX_SUITS for card in cards)


def _is_glued_word(cards: Sequence[FoundCard]) -> bool:
    """Tell whether it reads as a word, such as `acts`, or as a number in hexadecimal digits, such as `3c2c4c8d`."""
    is_glued = any(before.end == card.start for before, card in pairwise(cards))
    letters = [card.card for card in cards if card.is_letter and isinstance(card.card, Card)]
    is_word = not any(card.rank in _NUMBERS for card in letters)
    return is_glued and len(letters) == len(cards) and (is_word or _is_hex(letters))
