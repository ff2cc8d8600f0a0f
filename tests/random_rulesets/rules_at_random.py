"""Which rulesets are there? Whole ones are drawn, with every option that a ruleset may set."""

from collections.abc import Callable, Mapping, Sequence

from game import Rules
from hypothesis import strategies as st

from rummycheck.cards import Card, Rank, Suit
from rummycheck.deck import CountCheck, DeckOptions, Neighbour, OwnPlace, WildBy, WildOptions
from rummycheck.melds.all_jokers import AllJokers
from rummycheck.melds.base import JokerLimits, MeldKind, Order, Serves, Size
from rummycheck.melds.identical import Identical
from rummycheck.melds.run import Run, RunSuits
from rummycheck.melds.sets import SetOfRank, SetSuits
from rummycheck.melds.windows import Ace
from rummycheck.objective import CardsBy, CountMismatch, DeclarationOptions, Demand, FirstMeld, Objective, Rest
from rummycheck.scoring import (
    AnyMeld,
    AtFace,
    DropAs,
    Exemption,
    HandCount,
    JokerOnTable,
    LeaveTable,
    Misses,
    PenaltyOptions,
    PointsOptions,
    WhenMet,
)

EVERY_RANK = tuple(Rank)
SUITS_IN_PLAY = tuple(map(tuple, ("♠♥♦♣", "♠♥♦♣", "♠♥♦♣★", "♥♦♣", "★♣", "♠")))
PACKS_OF_RANKS = (
    EVERY_RANK,
    EVERY_RANK,
    EVERY_RANK[2:],
    (Rank.ACE, *EVERY_RANK[6:]),
    (Rank.ACE, *EVERY_RANK[2:], Rank.TWO),
    EVERY_RANK[:5],
    EVERY_RANK[9:],
)
"""Full packs, packs without the low ranks, one in which the two is the highest, and small ones."""
NAMES = ("sequence", "set", "life", "no", "club-run", "Kette", "trail_2")
TABLE_SIZES = (2, 3, 4)
Kinds = Callable[[str], st.SearchStrategy[MeldKind]]
"""Draws a kind of meld of a name."""


@st.composite
def rulesets(draw: st.DrawFn, sizes: Sequence[int], kinds: Kinds) -> Rules:
    """Draw a ruleset under which a hand of groups of these sizes may, but need not, be a declaration."""
    deck = draw(decks)
    wild = draw(wilds(deck, sum(sizes)))
    names = draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=4, unique=True))
    melds = tuple(draw(kinds(name)) for name in names)
    tags = sorted(frozenset().union(*(tags_of(kind) for kind in melds)))
    return Rules(
        deck,
        wild,
        melds,
        draw(declarations(deck, wild, tags, tuple(sorted(sizes, reverse=True)))),
        draw(points(deck, tags)),
        draw(penalties),
    )


def tags_of(kind: MeldKind, purity: str = "") -> frozenset[str]:
    """Return every name that an objective may demand of a kind of meld, or of a run that is pure or impure."""
    match kind:
        case Run():
            usual = ["sequence", *([purity] if purity else ["pure_sequence", "impure_sequence"])]
        case SetOfRank():
            usual = ["set"]
        case _:
            usual = []
    return frozenset((kind.kind, *usual, *kind.counts_as))


decks = st.builds(
    DeckOptions,
    packs=st.sampled_from((1, 2, 3, {2: 1, 3: 2, 4: 2}, {2: 3, 3: 1, 4: 2})),
    printed_jokers=st.integers(0, 3),
    suits=st.sampled_from([tuple(map(Suit, suits)) for suits in SUITS_IN_PLAY]),
    ranks=st.sampled_from(PACKS_OF_RANKS),
    count_check=st.sampled_from(CountCheck),
    designated_card_out=st.booleans(),
)


wild_bys = st.sampled_from((WildBy.RANK, WildBy.NONE, WildBy.CARD, WildBy.ROUND, WildBy.RANK))
rounds_told = st.lists(st.integers(1, 11), min_size=1, max_size=3, unique=True)
next_cards = st.sampled_from(
    [(), (), (Neighbour.UP,), (Neighbour.DOWN,), (Neighbour.UP, Neighbour.DOWN), (Neighbour.DOWN, Neighbour.UP)]
)
places = st.sampled_from(OwnPlace)


@st.composite
def wilds(draw: st.DrawFn, deck: DeckOptions, cards: int) -> WildOptions:
    """Draw what is wild; where the round says so, often the rank in which so many cards are dealt."""
    by = draw(wild_bys)
    rank = st.sampled_from(deck.ranks)
    rounds: Mapping[int, Rank] = {}
    if by is WildBy.ROUND or draw(st.booleans()):
        rounds = {number: draw(rank) for number in draw(rounds_told)}
        if cards <= len(EVERY_RANK) and EVERY_RANK[cards - 1] in deck.ranks:
            rounds = {**rounds, 12: EVERY_RANK[cards - 1]}
    return WildOptions(
        by=by,
        rounds=rounds,
        neighbours=draw(next_cards),
        printed_ranks=tuple(draw(st.lists(rank, max_size=2, unique=True))),
        printed_cut=Card(draw(rank), draw(st.sampled_from(deck.suits))) if draw(st.booleans()) else None,
        on_own_place=draw(places),
    )


limits = st.builds(
    JokerLimits,
    max=st.sampled_from((None, None, 0, 1, 2, 3)),
    per_natural=st.sampled_from((None, None, 0, 1, 2)),
    min_naturals=st.sampled_from((1, 0, 2)),
    adjacent=st.booleans(),
)
sizes_of_melds = st.sampled_from([Size(3, None), Size(3, 4), Size(2, None), Size(1, 3), Size(3, 3), Size(4, 5)])
further_tags = st.sampled_from(
    [(), (), (), ("pure_sequence",), ("sequence", "bonus"), ("set",), ("impure_sequence", "life")]
)


served = st.sampled_from([Serves.ALWAYS, Serves.ALWAYS, Serves.ALWAYS, Serves.OBJECTIVE])
run_suits = st.sampled_from([RunSuits.SAME, RunSuits.SAME, RunSuits.ANY])
NO_LIMITS = JokerLimits(None, None, 0, True)


@st.composite
def easy_kinds(draw: st.DrawFn, name: str) -> MeldKind:
    """Draw a kind of meld that many groups are, so that there is much to choose."""
    common = (name, Size(2, None), draw(further_tags), draw(served))
    if draw(st.booleans()):
        return Run(*common, draw(run_suits), Ace.BOTH, False, Order.ANY, NO_LIMITS)
    return SetOfRank(*common, SetSuits.ANY, Order.ANY, NO_LIMITS)


single_limits = st.sampled_from(
    [
        NO_LIMITS,
        NO_LIMITS._replace(max=1),
        NO_LIMITS._replace(per_natural=1),
        NO_LIMITS._replace(min_naturals=1),
        NO_LIMITS._replace(adjacent=False),
    ]
)


@st.composite
def limited_kinds(draw: st.DrawFn, name: str) -> MeldKind:
    """Draw a kind of meld of which a group is kept by one limit on jokers, if by any."""
    kind = draw(easy_kinds(name))
    return kind._replace(jokers=draw(single_limits)) if isinstance(kind, Run | SetOfRank) else kind


@st.composite
def any_kinds(draw: st.DrawFn, name: str) -> MeldKind:
    """Draw a kind of meld."""
    common = (name, draw(sizes_of_melds), draw(further_tags), draw(served))
    match draw(st.sampled_from([Run, Run, SetOfRank, SetOfRank, Identical, AllJokers])):
        case cls if cls is Run:
            ace, order = draw(st.sampled_from(Ace)), draw(st.sampled_from(Order))
            return Run(*common, draw(run_suits), ace, draw(st.booleans()), order, draw(limits))
        case cls if cls is SetOfRank:
            suits, order = draw(st.sampled_from(SetSuits)), draw(st.sampled_from(Order))
            return SetOfRank(*common, suits, order, draw(limits))
        case cls if cls is Identical:
            return Identical(*common)
        case _:
            return AllJokers(*common)


minimums = st.sampled_from((1, 1, 1, 2))
rests = st.sampled_from(Rest)


@st.composite
def demands(draw: st.DrawFn, tags: Sequence[str]) -> tuple[Demand, ...]:
    """Draw names of melds and how many are asked for."""
    names = draw(st.lists(st.sampled_from(tags), max_size=2, unique=True))
    return tuple(Demand(name, draw(minimums)) for name in names)


numbers_of_objectives = st.integers(1, 3)
points_left = st.sampled_from((0, 0, 1, 10, 30))
first_meld_points = st.sampled_from((0, 0, 0, 15, 30))
first_melds = st.sampled_from(FirstMeld)
mismatches = st.sampled_from((CountMismatch.WRONG, CountMismatch.WRONG, CountMismatch.ERROR))
players = st.sampled_from((None, *TABLE_SIZES))
Cards = int | Mapping[int, int] | CardsBy | None
Shape = tuple[int, ...] | Mapping[int, tuple[int, ...]] | None


def cards_in_packs(deck: DeckOptions) -> int:
    """Return how many cards there are at most, whoever plays."""
    packs = deck.packs if isinstance(deck.packs, int) else max(deck.packs.values())
    return packs * (len(deck.suits) * len(deck.ranks) + deck.printed_jokers)


@st.composite
def declarations(
    draw: st.DrawFn, deck: DeckOptions, wild: WildOptions, tags: Sequence[str], sizes: tuple[int, ...]
) -> DeclarationOptions:
    """Draw what a declaration must have, mostly so that groups of these sizes can have it."""
    held = sum(sizes)
    by_players = {number: max(1, held + number - 2) for number in TABLE_SIZES}
    numbers: list[Cards] = [held, held, held, by_players, None, held + 1]
    there = cards_in_packs(deck)
    numbers = [number for number in numbers if not isinstance(number, int) or number <= there]
    cards = draw(st.sampled_from([*numbers, CardsBy.ROUND] if wild.by is WildBy.ROUND else numbers))
    other = tuple(sorted((*sizes[:-1], sizes[-1] + 1), reverse=True))
    shapes: list[Shape] = [None, None, {held: sizes, held + 1: other}, {held: (held,)}]
    if not isinstance(cards, int):
        shapes.append(sizes)
    else:
        shapes.append(sizes if cards == held else other)
    return DeclarationOptions(
        cards=cards,
        any_of=tuple(Objective(draw(demands(tags)), draw(rests)) for _ in range(draw(numbers_of_objectives))),
        unmatched_points_max=draw(points_left),
        shape=draw(st.sampled_from(shapes)),
        first_meld_points=draw(first_meld_points),
        first_meld=draw(first_melds),
        players=draw(players),
        count_mismatch=draw(mismatches),
    )


card_points = st.sampled_from((0, 1, 5, 20))
wild_points: st.SearchStrategy[int | AtFace] = st.sampled_from((0, 1, 20, AtFace.FACE))
exact_points = st.sampled_from((None, None, 0, 20, AtFace.FACE))
jokers_on_table = st.sampled_from((JokerOnTable.SUBSTITUTED, JokerOnTable.SUBSTITUTED, JokerOnTable.OWN))
aces_low = st.sampled_from((None, 0, 1, 7))
caps = st.sampled_from((None, None, 0, 20, 40, 80))
numbers_of_exemptions = st.integers(0, 3)


@st.composite
def exemptions(draw: st.DrawFn, tags: Sequence[str]) -> Exemption:
    """Draw which melds are free for a loser, and when."""
    when = WhenMet.DECLARATION if draw(st.booleans()) else draw(demands(tags))
    if draw(st.booleans()):
        return Exemption(when, AnyMeld.ANY)
    return Exemption(when, tuple(draw(st.lists(st.sampled_from(tags), min_size=1, max_size=2))))


@st.composite
def points(draw: st.DrawFn, deck: DeckOptions, tags: Sequence[str]) -> PointsOptions:
    """Draw what cards cost."""
    ranks = draw(st.lists(st.sampled_from(deck.ranks), max_size=3, unique=True))
    return PointsOptions(
        ranks={rank: draw(st.integers(0, 15)) for rank in ranks},
        printed_joker_melded=draw(card_points),
        printed_joker_unmatched=draw(card_points),
        wild_melded=draw(wild_points),
        wild_unmatched=draw(wild_points),
        wild_exact=draw(exact_points),
        joker_on_table=draw(jokers_on_table),
        ace_low_on_table=draw(aces_low),
        exempt=tuple(draw(exemptions(tags)) for _ in range(draw(numbers_of_exemptions))),
        cap=draw(caps),
    )


drops = st.sampled_from(DropAs)
penalties = st.builds(
    PenaltyOptions,
    wrong_declaration=st.sampled_from((None, HandCount.COUNT, HandCount.COUNT, 0, 80)),
    first_drop=st.sampled_from((None, 20)),
    middle_drop=st.sampled_from((None, 40)),
    consecutive_misses=st.none() | st.builds(Misses, st.integers(1, 3), drops),
    leave_table=st.none() | st.builds(LeaveTable, drops, drops),
    second_declaration=st.sampled_from((None, 2)),
    rummy_factor=st.integers(1, 2),
)
