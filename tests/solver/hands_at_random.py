"""Which hands are dealt to the solver? Their cards nearly make melds, in more than one way."""

from collections.abc import Sequence

from hypothesis import strategies as st

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank
from rummycheck.deck import Designation, WildBy
from rummycheck.ruleset import Ruleset

STRETCH = 5
"""Hands are mostly of so many neighbouring ranks, so that runs and sets compete for cards."""


@st.composite
def hands(draw: st.DrawFn, ruleset: Ruleset, size: int, wild: Designation | None = None) -> tuple[AnyCard, ...]:
    """Draw so many cards: pieces of runs and sets, cards twice over, jokers, and any others."""
    ranks, suits = ruleset.deck.ranks, ruleset.deck.suits
    start = draw(st.integers(0, len(ranks) - 1))
    near = [ranks[(start + step) % len(ranks)] for step in range(min(STRETCH, len(ranks)))]
    cards: list[AnyCard] = []
    while len(cards) < size:
        rank, suit = draw(st.sampled_from(near)), draw(st.sampled_from(suits))
        length = draw(st.integers(2, 4))
        match draw(st.sampled_from("rrrrssscccjw*")):
            case "r":
                index = ranks.index(rank)
                cards += [Card(ranks[(index + step) % len(ranks)], suit) for step in range(length)]
            case "s":
                index = suits.index(suit)
                cards += [Card(rank, suits[(index + step) % len(suits)]) for step in range(length)]
            case "c" if cards:
                cards.append(draw(st.sampled_from(cards)))
            case "j" if ruleset.deck.printed_jokers:
                cards.append(PrintedJoker())
            case "w" if isinstance(wild, Card | Rank):
                cards.append(Card(wild if isinstance(wild, Rank) else wild.rank, suit))
            case _:
                cards.append(Card(draw(st.sampled_from(ranks)), suit))
    return tuple(draw(st.permutations(cards[:size])))


@st.composite
def designations(draw: st.DrawFn, ruleset: Ruleset) -> Designation | None:
    """Draw what is turned up, of what this ruleset's deck can have."""
    deck, by = ruleset.deck, ruleset.wild.by
    ranks = tuple(ruleset.wild.rounds.values()) if by is WildBy.ROUND else deck.ranks
    if by is WildBy.NONE:
        return None
    choices: list[Designation | None] = [None]
    choices += [Card(draw(st.sampled_from(ranks)), draw(st.sampled_from(deck.suits)))] * 4
    if deck.printed_jokers and by is not WildBy.ROUND:
        choices.append(PrintedJoker())
    return draw(st.sampled_from(choices))


def ranks_dealt(cards: int) -> Rank:
    """Return the rank that is wild where so many cards are dealt, three for threes."""
    return tuple(Rank)[cards - 1]


def shuffled(cards: Sequence[AnyCard]) -> st.SearchStrategy[tuple[AnyCard, ...]]:
    """Draw another order of the same cards."""
    return st.permutations(cards).map(tuple)
