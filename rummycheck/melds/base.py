"""What have all kinds of meld in common?"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from rummycheck.cards import AnyCard, Card, Rank, Suit
from rummycheck.deck import Deal

Cards = tuple[AnyCard, ...]


class Order(StrEnum):
    """How far the order in which cards are laid down binds their reading."""

    ANY = "any"
    WRITTEN = "written"
    ASCENDING = "ascending"


class Serves(StrEnum):
    """When groups of a kind are melds."""

    ALWAYS = "always"
    OBJECTIVE = "objective"
    """Only where the declaration meets an objective that asks for them."""


class Size(NamedTuple):
    """How many cards a meld has."""

    minimum: int
    maximum: int | None
    """None for as many as fit."""

    def fits(self, count: int) -> bool:
        """Tell whether a meld can have so many cards."""
        return self.minimum <= count and (self.maximum is None or count <= self.maximum)


class JokerLimits(NamedTuple):
    """How far jokers may serve in one meld."""

    max: int | None
    per_natural: int | None
    """Jokers allowed for each natural card."""
    min_naturals: int
    adjacent: bool
    """Whether two jokers may lie side by side."""

    @property
    def is_free(self) -> bool:
        """Whether nothing is asked but one natural card at most."""
        return self.max is None and self.per_natural is None and self.adjacent and self.min_naturals < 2

    def breach(self, jokers: int, naturals: int) -> tuple[str, str] | None:
        """Return the name of the limit that so many jokers break, and how in words; None if they keep all.

        Whether jokers lie side by side is a matter of each kind, and not judged here.
        """
        if naturals < self.min_naturals:
            return "min_naturals", f"{counted(naturals, 'natural card')}, at least {self.min_naturals} needed"
        if self.max is not None and jokers > self.max:
            return "max", f"{counted(jokers, 'joker')}, at most {self.max} allowed"
        if self.per_natural is not None and jokers > self.per_natural * naturals:
            return "per_natural", f"{counted(jokers, 'joker')} for {counted(naturals, 'natural card')}"
        return None


class Meld(NamedTuple):
    """One reading of a group: what kind it is, and what each of its cards stands for."""

    kind: str
    """The ruleset's name for this kind, e.g. `sequence`."""
    label: str
    """What a player calls it, e.g. `pure sequence`."""
    tags: frozenset[str]
    """What an objective may demand of it, e.g. `sequence` and `pure_sequence`."""
    places: tuple[tuple[Card, ...], ...]
    """For each card as laid down, the cards that it may stand for; a natural card stands for itself."""
    jokers: tuple[int, ...]
    """Which of the cards, counted from 0, serve as jokers."""
    is_as_written: bool = True
    """Whether the cards lie in the order in which they are read."""


class Refusal(NamedTuple):
    """Why a group is not a meld of one kind."""

    message: str
    key: str | None = None
    """The ruleset key that another ruleset could set otherwise, if there is one."""


class Laid(NamedTuple):
    """Cards laid together at one table."""

    cards: Cards
    naturals: tuple[Card, ...]
    """Those that can only be themselves."""
    ranks: frozenset[Rank]
    """The ranks of the naturals."""
    suits: frozenset[Suit]
    """The suits of the naturals."""
    deal: Deal


def laid(cards: Cards, deal: Deal) -> Laid:
    """Tell the jokers among cards from the rest."""
    wild = deal.wild
    naturals = tuple([card for card in cards if isinstance(card, Card) and card not in wild])
    ranks = frozenset([card.rank for card in naturals])
    suits = frozenset([card.suit for card in naturals])
    return Laid(cards, naturals, ranks, suits, deal)


class MeldKind(Protocol):
    """A kind of meld that a ruleset names, with its options."""

    @property
    def kind(self) -> str:
        """The ruleset's name for it."""

    @property
    def size(self) -> Size:
        """How many cards it has."""

    @property
    def counts_as(self) -> tuple[str, ...]:
        """Further tags, e.g. a tunnela counts as a pure sequence."""

    @property
    def serves(self) -> Serves:
        """Whether groups of this kind are melds whatever else lies there."""

    @property
    def possible_tags(self) -> frozenset[str]:
        """Every tag that a meld of this kind may carry."""

    def readings(self, laid: Laid) -> Iterator[Meld]:
        """Yield every reading of the cards as this kind, those as written first."""

    def closeness(self, laid: Laid) -> int:
        """Return how many of the cards belong together in a meld of this kind: the nearest kind tells its refusal."""

    def refusal(self, laid: Laid) -> Refusal:
        """Return the most helpful reason why the cards are not of this kind; only asked when there is no reading."""


def size_refusal(kind: str, size: Size, count: int) -> Refusal | None:
    """Return the refusal for too few or too many cards, or None."""
    if count < size.minimum:
        return Refusal(f"a {spoken(kind)} has at least {pluralized(size.minimum, 'card')}", f"melds.{kind}.size")
    if size.maximum is not None and count > size.maximum:
        return Refusal(f"a {spoken(kind)} has at most {pluralized(size.maximum, 'card')}", f"melds.{kind}.size")
    return None


_MOST_LISTED = 14
"""Words beyond this are only counted; no list of ranks or suits that belong in one meld is longer."""


def listed(words: Iterable[object]) -> str:
    """Join words as in speech.

    >>> listed(["8", "8", "4"])
    '8, 8 and 4'
    """
    texts = list(map(str, words))
    if len(texts) > _MOST_LISTED:
        texts = [*texts[: _MOST_LISTED - 1], f"{len(texts) - _MOST_LISTED + 1} more"]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} and {texts[-1]}"


_MOST_WITH_REPEATS = 5


def listed_once(words: Iterable[object]) -> str:
    """Join words as in speech, each as often as it comes; of many, each once.

    >>> listed_once("♥♥♦"), listed_once("♥♥♥♦♦♦")
    ('♥, ♥ and ♦', '♥ and ♦')
    """
    texts = list(map(str, words))
    return listed(texts if len(texts) <= _MOST_WITH_REPEATS else dict.fromkeys(texts))


def spoken(name: str) -> str:
    """Write a ruleset's name for melds as a player says it.

    >>> spoken("long_sequence")
    'long sequence'
    """
    return name.replace("_", " ")


def number_word(number: int) -> str:
    """Write a small number as a word.

    >>> number_word(2), number_word(12)
    ('two', '12')
    """
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
    return words[number] if number < len(words) else str(number)


def times(number: int) -> str:
    """Write how often something is there.

    >>> times(1), times(2), times(3)
    ('once', 'twice', 'three times')
    """
    return {1: "once", 2: "twice"}.get(number, f"{number_word(number)} times")


def pluralized(number: int, noun: str) -> str:
    """Write a number in figures with its noun.

    >>> pluralized(1, "point"), pluralized(2, "point"), pluralized(0, "card")
    ('1 point', '2 points', '0 cards')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def being(number: int, noun: str) -> str:
    """Write a number in figures with its noun and the form of "to be" that fits.

    >>> being(1, "point"), being(2, "point")
    ('1 point is', '2 points are')
    """
    return f"{pluralized(number, noun)} {'is' if number == 1 else 'are'}"


def there_are(number: int, noun: str) -> str:
    """Write that there are so many.

    >>> there_are(1, "deal"), there_are(2, "deal")
    ('there is 1 deal', 'there are 2 deals')
    """
    return f"there {'is' if number == 1 else 'are'} {pluralized(number, noun)}"


def counted(number: int, noun: str) -> str:
    """Write a number with its noun.

    >>> counted(1, "joker"), counted(2, "gap"), counted(0, "joker")
    ('one joker', 'two gaps', 'no joker')
    """
    return f"{number_word(number)} {noun}" if number < 2 else f"{number_word(number)} {noun}s"


def twice_refusal(naturals: Sequence[Card], key: str | None = None) -> Refusal | None:
    """Return the refusal of cards that lie in a group more than once, or None."""
    if len(set(naturals)) == len(naturals):
        return None
    repeated = {card: number for card, number in Counter(naturals).items() if number > 1}
    words = listed(f"{number_word(number)} {card}" for card, number in repeated.items())
    return Refusal(words, key)
