"""Which cards are in play, and which of them are jokers?"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank, Suit
from rummycheck.errors import DeckError
from rummycheck.problems import with_key

Designation = Card | PrintedJoker | Rank
"""What is turned up to make cards wild: a card, a printed joker, or a rank where the suit was not told."""


class CountCheck(StrEnum):
    """What more copies of a card than the packs hold are."""

    ERROR = "error"
    WARN = "warn"
    IGNORE = "ignore"


class WildBy(StrEnum):
    """What the designation makes wild."""

    NONE = "none"
    RANK = "rank"
    CARD = "card"
    ROUND = "round"


class Neighbour(StrEnum):
    """Which next card of the designated card's suit is wild too."""

    UP = "up"
    DOWN = "down"


class OwnPlace(StrEnum):
    """What a wild card is that stands for exactly the card printed on it."""

    NATURAL = "natural"
    JOKER = "joker"


class DeckOptions(NamedTuple):
    """The pack, and how strictly its copies are counted."""

    packs: int | Mapping[int, int]
    """Packs in play, or packs by number of players."""
    printed_jokers: int
    """Printed jokers in each pack."""
    suits: tuple[Suit, ...]
    ranks: tuple[Rank, ...]
    """Low to high, an ace first even where it may also rank high."""
    count_check: CountCheck
    designated_card_out: bool
    """Whether the turned-up card is out of play, one copy fewer for the players."""


class WildOptions(NamedTuple):
    """What a designation makes wild."""

    by: WildBy
    rounds: Mapping[int, Rank]
    """Round to the rank that is wild in it."""
    neighbours: tuple[Neighbour, ...]
    printed_ranks: tuple[Rank, ...]
    """The ranks that become wild when a printed joker is turned up."""
    printed_cut: Card | None
    """The card that counts as turned up when a printed joker is."""
    on_own_place: OwnPlace


class Deal(NamedTuple):
    """What holds at one table: the cards in play and the jokers among them."""

    suits: tuple[Suit, ...]
    ranks: tuple[Rank, ...]
    packs: int
    printed_jokers: int
    """Printed jokers in all packs together."""
    designated: Designation | None
    wild: frozenset[Card]
    on_own_place: OwnPlace
    round_number: int | None = None

    def is_joker(self, card: AnyCard) -> bool:
        """Tell whether the card may stand for another."""
        return isinstance(card, PrintedJoker) or card in self.wild

    def has(self, card: AnyCard) -> bool:
        """Tell whether the packs hold such a card at all."""
        if isinstance(card, PrintedJoker):
            return self.printed_jokers > 0
        return card.suit in self.suits and card.rank in self.ranks

    def copies(self, card: AnyCard) -> int:
        """Return how many of this card all packs together hold."""
        return self.printed_jokers if isinstance(card, PrintedJoker) else self.packs


def deal_cards(
    deck: DeckOptions,
    wild: WildOptions,
    designated: Designation | None = None,
    *,
    players: int | None = None,
    round_number: int | None = None,
) -> Deal:
    """Return the deal under a designation.

    Raises DeckError when this deck can't have such a designation, round or number of players.
    """
    packs = _packs(deck, players)
    by_round = _wild_rank_of(wild, round_number) if round_number is not None else None
    if designated is not None:
        _refuse_impossible(deck, wild, designated, by_round)
    turned_up = designated if designated is not None else by_round
    if wild.by is WildBy.ROUND and isinstance(turned_up, Card):
        turned_up = turned_up.rank  # The round makes a rank wild, whichever card of it was named.
    return Deal(
        suits=deck.suits,
        ranks=deck.ranks,
        packs=packs,
        printed_jokers=deck.printed_jokers * packs,
        designated=turned_up,
        wild=frozenset(_wild_cards(deck, wild, turned_up)) if turned_up is not None else frozenset(),
        on_own_place=wild.on_own_place,
        round_number=round_number,
    )


def _packs(deck: DeckOptions, players: int | None) -> int:
    if isinstance(deck.packs, int):
        return deck.packs
    if players is None:
        return min(deck.packs.values())
    if players not in deck.packs:
        raise DeckError(f"no packs are given for {players} players: the ruleset knows {_listed(deck.packs)}")
    return deck.packs[players]


def _wild_rank_of(wild: WildOptions, round_number: int) -> Rank:
    if wild.by is not WildBy.ROUND:
        raise DeckError("this ruleset has no rounds")
    if round_number not in wild.rounds:
        raise DeckError(f"there is no round {round_number}: the ruleset has {_listed(wild.rounds)}")
    return wild.rounds[round_number]


def _listed(numbers: Mapping[int, object]) -> str:
    return ", ".join(str(number) for number in sorted(numbers))


def _refuse_impossible(deck: DeckOptions, wild: WildOptions, designated: Designation, by_round: Rank | None) -> None:
    """Raise DeckError for a designation that this deck or ruleset can't have."""
    match designated:
        case _ if wild.by is WildBy.NONE:
            raise DeckError(with_key(f"{designated} can't be the wild card: this ruleset has no wild card", "wild.by"))
        case PrintedJoker() if deck.printed_jokers == 0:
            raise DeckError(with_key("a printed joker can't be turned up: this deck has none", "deck.printed_jokers"))
        case PrintedJoker() if wild.by is WildBy.ROUND:
            raise DeckError("a printed joker can't be turned up: here the round makes a rank wild")
        case Rank() if wild.by is WildBy.CARD or wild.neighbours:
            raise DeckError(f"{designated} as wild card needs a suit: not every {designated} is wild here")
        case Rank() if designated not in deck.ranks:
            raise DeckError(with_key(f"this deck has no {designated}", "deck.ranks"))
        case Card() if designated.rank not in deck.ranks or designated.suit not in deck.suits:
            key = "deck.suits" if designated.rank in deck.ranks else "deck.ranks"
            raise DeckError(with_key(f"this deck has no {designated}", key))
        case Card() | Rank() if wild.by is WildBy.ROUND and _rank(designated) not in wild.rounds.values():
            raise DeckError(f"{designated} can't be wild: no round has that rank")
        case Card() | Rank() if by_round is not None and _rank(designated) is not by_round:
            raise DeckError(f"{designated} can't be wild in this round: {by_round} is")
        case _:
            pass


def _rank(designated: Card | Rank) -> Rank:
    return designated.rank if isinstance(designated, Card) else designated


def _wild_cards(deck: DeckOptions, wild: WildOptions, turned_up: Designation) -> Iterator[Card]:
    """Yield every card that the turned-up card makes wild."""
    cut = wild.printed_cut if isinstance(turned_up, PrintedJoker) else turned_up
    match turned_up:
        case PrintedJoker():
            ranks = wild.printed_ranks
        case Card() if wild.by is WildBy.CARD:
            ranks = ()
            yield turned_up
        case _:
            ranks = (_rank(turned_up),)
    for rank in ranks:
        yield from (Card(rank, suit) for suit in deck.suits)
    if isinstance(cut, Card):
        yield from (next_to(cut, neighbour, deck.ranks) for neighbour in wild.neighbours)


def next_to(cut: Card, neighbour: Neighbour, ranks: tuple[Rank, ...]) -> Card:
    """Return the card above or below; next to the ace both ways, as in 21-card rummy (K♠ and 2♠ for A♠)."""
    step = 1 if neighbour is Neighbour.UP else -1
    return Card(ranks[(ranks.index(cut.rank) + step) % len(ranks)], cut.suit)
