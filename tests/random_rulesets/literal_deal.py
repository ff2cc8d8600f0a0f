"""Which cards are jokers, how many are declared, and what does a card cost, straight from what the keys say?"""

from collections.abc import Iterator

from game import Game, Rules, Table

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank
from rummycheck.deck import Deal, Designation, Neighbour, WildBy
from rummycheck.objective import CardsBy
from rummycheck.scoring import AtFace


def turned_up(rules: Rules, table: Table, held: int) -> Designation | None:
    """Return the turned-up card, or the round's rank.

    The round is the one told, else the first that deals so many cards, else the only one.
    """
    if rules.wild.by is not WildBy.ROUND:
        return table.designated
    if isinstance(table.designated, Card):
        return table.designated.rank
    if table.designated is not None:
        return table.designated
    if table.round_number is not None:
        return rules.wild.rounds[table.round_number]
    ranks = tuple(rules.wild.rounds.values())
    return next((rank for rank in ranks if rank_dealt(rank) == held), ranks[0] if len(ranks) == 1 else None)


def rank_dealt(rank: Rank) -> int:
    """Return how many cards are dealt in the round in which a rank is wild."""
    return tuple(Rank).index(rank) + 1


def wild_cards(rules: Rules, table: Table, held: int) -> frozenset[Card]:
    """Return every card that is a joker besides the printed ones."""
    return frozenset(_wild_cards(rules, turned_up(rules, table, held)))


def _wild_cards(rules: Rules, up: Designation | None) -> Iterator[Card]:
    if isinstance(up, PrintedJoker):
        yield from (card for card in rules.cards if card.rank in rules.wild.printed_ranks)
        yield from _neighbours(rules, rules.wild.printed_cut)
    elif isinstance(up, Card) and rules.wild.by is WildBy.CARD:
        yield up
        yield from _neighbours(rules, up)
    elif isinstance(up, Card):
        yield from (card for card in rules.cards if card.rank is up.rank)
        yield from _neighbours(rules, up)
    elif up is not None:
        yield from (card for card in rules.cards if card.rank is up)


def _neighbours(rules: Rules, cut: Card | None) -> Iterator[Card]:
    """Yield the next cards of the suit; above the highest rank is the lowest."""
    if cut is None:
        return
    ring = [*rules.deck.ranks, *rules.deck.ranks, *rules.deck.ranks]
    middle = len(rules.deck.ranks) + rules.deck.ranks.index(cut.rank)
    if Neighbour.UP in rules.wild.neighbours:
        yield Card(ring[middle + 1], cut.suit)
    if Neighbour.DOWN in rules.wild.neighbours:
        yield Card(ring[middle - 1], cut.suit)


def deal_of(game: Game) -> Deal:
    """Return what holds at the table."""
    deck, held = game.rules.deck, len(game.hand.cards)
    players = _players(game)
    if isinstance(deck.packs, int):
        packs = deck.packs
    else:
        packs = deck.packs[players] if players is not None else min(deck.packs.values())
    return Deal(
        deck.suits,
        deck.ranks,
        packs,
        packs * deck.printed_jokers,
        turned_up(game.rules, game.table, held),
        wild_cards(game.rules, game.table, held),
        game.rules.wild.on_own_place,
    )


def has_right_number(game: Game) -> bool:
    """Tell whether as many cards are laid down as are declared."""
    wanted, held = game.rules.declaration.cards, len(game.hand.cards)
    if isinstance(wanted, CardsBy):
        up = turned_up(game.rules, game.table, held)
        return isinstance(up, Rank) and rank_dealt(up) == held
    if wanted is None or isinstance(wanted, int):
        return wanted in (None, held)
    players = _players(game)
    return players is not None and wanted[players] == held


def _players(game: Game) -> int | None:
    return game.table.players or game.rules.declaration.players


def cost(card: AnyCard, game: Game, *, is_melded: bool) -> int:
    """Return the points of a card of a losing hand."""
    points = game.rules.points
    if isinstance(card, PrintedJoker):
        return points.printed_joker_melded if is_melded else points.printed_joker_unmatched
    deal = deal_of(game)
    if card not in deal.wild:
        return _printed(card.rank, game)
    cost = points.wild_melded if is_melded else points.wild_unmatched
    if points.wild_exact is not None and card == deal.designated:
        cost = points.wild_exact
    return _printed(card.rank, game) if isinstance(cost, AtFace) else cost


def _printed(rank: Rank, game: Game) -> int:
    numbers = {Rank.ACE: 1, Rank.JACK: 10, Rank.QUEEN: 10, Rank.KING: 10}
    return game.rules.points.ranks.get(rank, numbers.get(rank, rank_dealt(rank)))


def worth(rank: Rank, game: Game) -> int:
    """Return the points of a rank on the table."""
    return _printed(rank, game)
