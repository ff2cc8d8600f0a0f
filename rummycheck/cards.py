"""What is a card?"""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


class Suit(StrEnum):
    """A suit; the value is the sign that a player sees."""

    SPADES = "♠"
    HEARTS = "♥"
    DIAMONDS = "♦"
    CLUBS = "♣"
    STARS = "★"
    """The fifth suit of five-suited packs."""

    @property
    def letter(self) -> str:
        """The suit where only ASCII can be written: `S`, `H`, `D`, `C`, and `*` for stars."""
        return "*" if self is Suit.STARS else self.name[0]


class Rank(StrEnum):
    """A rank; the value is what stands on the card. Their order is a matter of the deck."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"

    @property
    def face_value(self) -> int:
        """The number on the card in points; 1 for the ace and 10 for the pictures, which have none."""
        match self:
            case Rank.ACE:
                return 1
            case Rank.JACK | Rank.QUEEN | Rank.KING:
                return 10
            case _:
                return int(self.value)


class Card(NamedTuple):
    """A card with a rank and a suit.

    A named tuple and not a dataclass: cards are hashed and compared many times a hand, and a tuple does
    both without running Python code.
    """

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return self.rank + self.suit

    @property
    def ascii(self) -> str:
        """The card in ASCII.

        >>> Card(Rank.QUEEN, Suit.DIAMONDS).ascii
        'QD'
        """
        return f"{self.rank}{self.suit.letter}"


@dataclass(frozen=True, slots=True)
class PrintedJoker:
    """A card with a joker printed on it: it has neither rank nor suit, and all of them are alike."""

    def __str__(self) -> str:
        return "PJ"

    @property
    def ascii(self) -> str:
        """The printed joker in ASCII: `PJ`."""
        return "PJ"


AnyCard = Card | PrintedJoker
