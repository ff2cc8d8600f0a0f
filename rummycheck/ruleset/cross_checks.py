"""Do the settings of a ruleset fit together?"""

from collections.abc import Iterator, Mapping, Sequence

from rummycheck.cards import Rank
from rummycheck.deck import DeckOptions, WildBy
from rummycheck.errors import RulesetError
from rummycheck.match import MatchKind, SplitBy, Winner
from rummycheck.melds.base import counted, number_word
from rummycheck.melds.run import Run
from rummycheck.melds.sets import SetOfRank
from rummycheck.objective import CardsBy, DeclarationOptions
from rummycheck.ruleset.faults import FaultyError, did_you_mean, fault
from rummycheck.ruleset.model import Ruleset
from rummycheck.ruleset.nodes import Listing, Node, Scalar, Section
from rummycheck.ruleset.schema.deck import PACKS, PRINTED_CUT, PRINTED_RANKS, RANKS, ROUNDS, WILD_BY
from rummycheck.ruleset.schema.declaration import ANY_OF, CARDS, PLAYERS, SHAPE
from rummycheck.ruleset.schema.match import (
    BOX,
    CHIPS_PER_DEAL,
    DEALS,
    ENTRY,
    GAME,
    HOUSE_FEE,
    KIND,
    LIMIT,
    POINT_VALUE,
    REJOIN_ENTRY,
    SHUTOUT,
    SMALLEST_COIN,
    SPLIT_BY,
    SPLIT_PLAYERS,
)
from rummycheck.ruleset.schema.match import ROUNDS as MATCH_ROUNDS
from rummycheck.ruleset.schema.meld_keys import MIN_NATURALS
from rummycheck.ruleset.schema.melds import MELDS, read_kind
from rummycheck.ruleset.schema.money import is_paid_in
from rummycheck.ruleset.schema.penalties import FIRST_DROP
from rummycheck.ruleset.schema.points import EXEMPT, RANK_POINTS


def cross_check(ruleset: Ruleset) -> Iterator[RulesetError]:
    """Yield what is wrong although each setting alone is right."""
    yield from _ace_low(ruleset)
    yield from _rounds(ruleset)
    yield from _cards_in_deck(ruleset)
    yield from _tags(ruleset)
    yield from _players(ruleset)
    yield from _shapes(ruleset)
    yield from _naturals(ruleset)
    yield from _cards(ruleset)
    yield from _match(ruleset)
    yield from _split(ruleset)
    yield from _end_of_match(ruleset)
    yield from _coins(ruleset)


def _fault(ruleset: Ruleset, path: str, message: str) -> RulesetError:
    """Return an error that stands where a key is set."""
    node = ruleset.settings.get(*path.split("."))
    return fault(node or ruleset.settings, path, message)


def _ace_low(ruleset: Ruleset) -> Iterator[RulesetError]:
    """Yield ranks with an ace that is not the lowest: where it lies in a sequence is for the melds to say."""
    if Rank.ACE in ruleset.deck.ranks[1:]:
        message = "the ace stands first in the list, even where it ranks high: melds.<kind>.ace says where it ranks"
        yield _fault(ruleset, RANKS.path, message)


def _rounds(ruleset: Ruleset) -> Iterator[RulesetError]:
    by_round = ruleset.wild.by is WildBy.ROUND
    if by_round and not ruleset.wild.rounds:
        yield _fault(ruleset, WILD_BY.path, f"the round says what is wild, but {ROUNDS.path} names no round")
    if ruleset.declaration.cards is CardsBy.ROUND and not by_round:
        yield _fault(ruleset, CARDS.path, f"the round says how many cards there are, but {WILD_BY.path} is not round")


def _cards_in_deck(ruleset: Ruleset) -> Iterator[RulesetError]:
    """Yield the ranks and the card that the deck does not have, where this ruleset itself speaks of them."""
    lacking = [(f"{RANK_POINTS.path}.{rank}", rank) for rank in ruleset.points.ranks]
    lacking += [(f"{ROUNDS.path}.{number}", rank) for number, rank in ruleset.wild.rounds.items()]
    lacking += [(PRINTED_RANKS.path, rank) for rank in ruleset.wild.printed_ranks]
    for path, rank in lacking:
        if rank not in ruleset.deck.ranks:
            yield _fault(ruleset, path, f"the deck has no {rank}")
    cut = ruleset.wild.printed_cut
    if cut is not None and (cut.rank not in ruleset.deck.ranks or cut.suit not in ruleset.deck.suits):
        yield _fault(ruleset, PRINTED_CUT.path, f"the deck has no {cut}")


def _tags(ruleset: Ruleset) -> Iterator[RulesetError]:
    """Yield the names of melds that no kind of meld can have."""
    known = sorted(frozenset[str]().union(*(kind.possible_tags for kind in ruleset.melds)))
    for path in (ANY_OF.path, EXEMPT.path):
        for tag in _named_tags(ruleset.settings.get(*path.split("."))):
            if tag.text not in known:
                yield _unknown_tag(tag, path, known, _taken_away(tag.text, ruleset.settings.get(MELDS.path)))


def _unknown_tag(tag: Scalar, path: str, known: Sequence[str], taken_away: Scalar | None) -> RulesetError:
    """Return the fault of a name of melds: it is the line that took them away which is wrong, unless it is older."""
    if taken_away is not None and tag.source.depth > taken_away.source.depth:
        message = f"'{tag.text}' can't be taken away: {path} names it ({tag.source.name}:{tag.span.line})"
        return fault(taken_away, f"{MELDS.path}.{taken_away.text}", message)
    if taken_away is not None:
        near = f": it is taken away ({taken_away.source.name}:{taken_away.span.line})"
    else:
        near = did_you_mean(tag.text, known) or f": there are {', '.join(known)}"
    return fault(tag, path, f"no meld of this ruleset counts as '{tag.text}'{near}")


def _taken_away(tag: str, melds: Node | None) -> Scalar | None:
    """Return the last null that took a kind of meld with this tag away, which has the kind's name for its text."""
    kinds = melds.taken_away if isinstance(melds, Section) else ()
    return next((null for null, kind in reversed(kinds) if tag in _tags_of(kind, null.text)), None)


def _tags_of(kind: Node, name: str) -> frozenset[str]:
    try:
        return read_kind(kind, f"{MELDS.path}.{name}").possible_tags
    except FaultyError:
        return frozenset((name,))


def _named_tags(lines: Node | None) -> Iterator[Scalar]:
    """Yield the names of melds in a list of objectives or of exemptions."""
    for line in lines.items if isinstance(lines, Listing) else ():
        if not isinstance(line, Section):
            continue
        when, melds = line.get("when"), line.get("melds")
        if when is None:  # an objective, which names melds itself
            yield from (key for name, (key, _) in line.entries.items() if name != "rest")
        elif isinstance(when, Section):
            yield from (key for key, _ in when.entries.values())
        if isinstance(melds, Listing):
            yield from (tag for tag in melds.items if isinstance(tag, Scalar))


def _players(ruleset: Ruleset) -> Iterator[RulesetError]:
    """Yield what is told by number of players, but not for the number that is assumed."""
    players = ruleset.declaration.players
    for path, by_players in ((CARDS.path, ruleset.declaration.cards), (PACKS.path, ruleset.deck.packs)):
        if players is not None and isinstance(by_players, Mapping) and players not in by_players:
            yield _fault(ruleset, PLAYERS.path, f"{path} says nothing for {counted(players, 'player')}")


def _shapes(ruleset: Ruleset) -> Iterator[RulesetError]:
    """Yield shapes that a hand of their number of cards can't have."""
    for path, number, sizes in _counted_shapes(ruleset.declaration):
        if sum(sizes) != number:
            groups = ", ".join(map(str, sizes))
            yield _fault(ruleset, path, f"groups of {groups} hold {sum(sizes)} cards, not {number}")


def _counted_shapes(declaration: DeclarationOptions) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """Yield each shape whose number of cards is known, with its path and that number."""
    match declaration.shape:
        case tuple() if isinstance(declaration.cards, int):
            yield SHAPE.path, declaration.cards, declaration.shape
        case Mapping():
            yield from ((f"{SHAPE.path}.{number}", number, sizes) for number, sizes in declaration.shape.items())
        case _:
            pass


def _naturals(ruleset: Ruleset) -> Iterator[RulesetError]:
    """Yield the kinds of meld that need more natural cards than they have cards."""
    for kind in ruleset.melds:
        most = kind.size.maximum
        if isinstance(kind, Run | SetOfRank) and most is not None and kind.jokers.min_naturals > most:
            path = f"{MELDS.path}.{kind.kind}.{MIN_NATURALS.path}"
            message = f"at least {counted(kind.jokers.min_naturals, 'natural card')}, but at most {most} cards"
            yield _fault(ruleset, path, message)


def _cards(ruleset: Ruleset) -> Iterator[RulesetError]:
    """Yield a declaration of more cards than the packs hold."""
    cards = ruleset.declaration.cards
    if not isinstance(cards, int):
        return
    held = _cards_in_packs(ruleset.deck)
    if cards > held:
        yield _fault(ruleset, CARDS.path, f"{cards} cards are declared, but the packs hold {held}")


def _cards_in_packs(deck: DeckOptions) -> int:
    """Return how many cards the packs hold, where their number depends on the players the most."""
    packs = max(deck.packs.values()) if isinstance(deck.packs, Mapping) else deck.packs
    return packs * (len(deck.suits) * len(deck.ranks) + deck.printed_jokers)


def _match(ruleset: Ruleset) -> Iterator[RulesetError]:
    """Yield what a kind of match can't do without."""
    match = ruleset.match
    needed = {
        MatchKind.SINGLE: (),
        MatchKind.POOL: ((LIMIT, match.limit),),
        MatchKind.DEALS: ((DEALS, match.deals), (CHIPS_PER_DEAL, match.chips_per_deal)),
        MatchKind.ROUNDS: ((MATCH_ROUNDS, match.rounds),),
        MatchKind.LIMIT: ((LIMIT, match.limit),),
    }
    for key, value in needed[match.kind]:
        if value is None:
            nodes = [(path, ruleset.settings.get(*path.split("."))) for path in (KIND.path, key.path)]
            own = min(nodes, key=lambda entry: entry[1].source.depth if entry[1] is not None else 0)
            yield _fault(ruleset, own[0], f"{KIND.path} is {match.kind}, but {key.path} is null")


def _split(ruleset: Ruleset) -> Iterator[RulesetError]:
    """Yield shares by drops in a game without drops, and a split by more than began."""
    match = ruleset.match
    if match.split_by is not SplitBy.EQUALLY and not ruleset.penalties.first_drop:
        drop = "null" if ruleset.penalties.first_drop is None else "0"
        yield _fault(ruleset, SPLIT_BY.path, f"drops left are first drops, but {FIRST_DROP.path} is {drop}")
    for left, began in (match.split_players or {}).items():
        if began < left:
            message = f"{counted(left, 'player')} can't be left where {number_word(began)} began"
            yield _fault(ruleset, f"{SPLIT_PLAYERS.path}.{left}", message)


def _end_of_match(ruleset: Ruleset) -> Iterator[RulesetError]:
    """Yield points at the end of a match that has none, or in which points are no gain."""
    match, bonuses = ruleset.match, ruleset.bonuses
    has_end = match.kind in (MatchKind.LIMIT, MatchKind.ROUNDS) and match.winner is Winner.HIGHEST
    for path, value in ((GAME.path, bonuses.game), (BOX.path, bonuses.box), (SHUTOUT.path, bonuses.shutout)):
        if value is not None and not has_end:
            message = f"{path} is for a match to a limit, or of rounds, in which the highest total wins"
            yield _fault(ruleset, path, message)


def _coins(ruleset: Ruleset) -> Iterator[RulesetError]:
    """Yield amounts of money that can't be paid."""
    settlement = ruleset.settlement
    amounts = {
        POINT_VALUE.path: settlement.point_value,
        ENTRY.path: settlement.entry,
        REJOIN_ENTRY.path: settlement.rejoin_entry,
        HOUSE_FEE.path: settlement.fee,
    }
    for path, amount in amounts.items():
        if amount is not None and not is_paid_in(amount, settlement.smallest_coin):
            message = f"{amount} can't be paid: the smallest coin is {settlement.smallest_coin} ({SMALLEST_COIN.path})"
            yield _fault(ruleset, path, message)
