"""Which keys say what is in the pack, and what is wild?"""

from rummycheck.deck import CountCheck, DeckOptions, Neighbour, OwnPlace, WildBy, WildOptions
from rummycheck.ruleset.containers import different_items, filled, numbered
from rummycheck.ruleset.schema.cards import CARD, RANK, SUIT
from rummycheck.ruleset.shapes import Key, boolean, choice, integer, nullable, one_of
from rummycheck.ruleset.tables import Values

PACKS = Key(
    "deck.packs", one_of(integer(1), filled(numbered(integer(1)))), "packs in play: a number, or {players: packs}"
)
PRINTED_JOKERS = Key("deck.printed_jokers", integer(), "printed jokers in each pack")
SUITS = Key("deck.suits", filled(different_items(SUIT)), "the suits of a pack")
RANKS = Key("deck.ranks", filled(different_items(RANK)), "the ranks of a suit from low to high, an ace first")
COUNT_CHECK = Key("deck.count_check", choice(CountCheck), "what more copies of a card than the packs hold are")
DESIGNATED_CARD_OUT = Key(
    "deck.designated_card_out", boolean(), "whether the turned-up card is out of play: one copy fewer for the players"
)

DECK_KEYS = (PACKS, PRINTED_JOKERS, SUITS, RANKS, COUNT_CHECK, DESIGNATED_CARD_OUT)


def deck_options(values: Values) -> DeckOptions:
    """Return the deck's part of a ruleset."""
    return DeckOptions(
        packs=values[PACKS],
        printed_jokers=values[PRINTED_JOKERS],
        suits=values[SUITS],
        ranks=values[RANKS],
        count_check=values[COUNT_CHECK],
        designated_card_out=values[DESIGNATED_CARD_OUT],
    )


WILD_BY = Key("wild.by", choice(WildBy), "what is wild: nothing, the rank or the card turned up, the round's rank")
ROUNDS = Key("wild.rounds", numbered(RANK), "the rank that is wild in each round: {round: rank}")
NEIGHBOURS = Key(
    "wild.neighbours", different_items(choice(Neighbour)), "which cards next to the turned-up one are wild too"
)
PRINTED_RANKS = Key(
    "wild.printed_designates.ranks", different_items(RANK), "the ranks that are wild when a printed joker is turned up"
)
PRINTED_CUT = Key(
    "wild.printed_designates.cut", nullable(CARD), "the card that counts as turned up when a printed joker is"
)
ON_OWN_PLACE = Key(
    "wild.on_own_place", choice(OwnPlace), "what a wild card is that stands for exactly the card printed on it"
)

WILD_KEYS = (WILD_BY, ROUNDS, NEIGHBOURS, PRINTED_RANKS, PRINTED_CUT, ON_OWN_PLACE)


def wild_options(values: Values) -> WildOptions:
    """Return the wild cards' part of a ruleset."""
    return WildOptions(
        by=values[WILD_BY],
        rounds=values[ROUNDS],
        neighbours=values[NEIGHBOURS],
        printed_ranks=values[PRINTED_RANKS],
        printed_cut=values[PRINTED_CUT],
        on_own_place=values[ON_OWN_PLACE],
    )
