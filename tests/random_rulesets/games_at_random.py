"""Which hands are laid down under a ruleset? Their groups are mostly melds, or nearly so."""

from collections.abc import Sequence

from game import Game, Hand, Rules, Table
from hypothesis import strategies as st
from literal_deal import wild_cards
from rules_as_text import as_inherited, text_alone, text_on_base
from rules_at_random import TABLE_SIZES, Kinds, any_kinds, rulesets

from rummycheck.cards import AnyCard, Card, PrintedJoker
from rummycheck.deck import Designation, WildBy
from rummycheck.melds.identical import Identical
from rummycheck.melds.run import Run
from rummycheck.melds.sets import SetOfRank
from rummycheck.objective import CardsBy

CHANGES = (
    "none",
    "none",
    "backwards",
    "mixed",
    "one card and jokers",
    "nothing but jokers",
    "another card",
)
"""What becomes of a group that was a meld."""


@st.composite
def games(draw: st.DrawFn, kinds: Kinds = any_kinds, changes: Sequence[str] = CHANGES) -> Game:
    """Draw a ruleset and a hand that may be a declaration under it."""
    sizes = draw(st.lists(st.sampled_from((3, 3, 3, 4, 4, 2, 5, 6)), min_size=1, max_size=5))
    rules = draw(rulesets(sizes, kinds))
    stands_alone = draw(st.booleans())
    rules = rules if stands_alone else as_inherited(rules)
    table = draw(tables(rules))
    jokers: list[AnyCard] = [*sorted(wild_cards(rules, table, sum(sizes)))]
    if rules.deck.printed_jokers:
        jokers += [PrintedJoker()] * (1 + len(jokers) // 2)
    groups = tuple(draw(groups_near_a_meld(rules, jokers, size, changes)) for size in sizes)
    hand = Hand(groups, draw(st.none() | st.sampled_from(rules.cards)))
    return Game(rules, text_alone(rules) if stands_alone else text_on_base(rules), table, hand)


@st.composite
def tables(draw: st.DrawFn, rules: Rules) -> Table:
    """Draw how many play, which round it is, and what is turned up."""
    round_number = None
    if rules.wild.by is WildBy.ROUND and draw(st.booleans()):
        round_number = draw(st.sampled_from(sorted(rules.wild.rounds)))
    players = st.sampled_from(TABLE_SIZES)
    is_told = isinstance(rules.declaration.cards, int | CardsBy | None) or rules.declaration.players is not None
    return Table(
        designated=draw(designations(rules, round_number)),
        players=draw(st.none() | players if is_told else players),
        round_number=round_number,
    )


@st.composite
def designations(draw: st.DrawFn, rules: Rules, round_number: int | None) -> Designation | None:
    """Draw what is turned up, of all that this deck can have."""
    deck, wild = rules.deck, rules.wild
    if wild.by is WildBy.NONE:
        return None
    ranks = deck.ranks
    if wild.by is WildBy.ROUND:
        ranks = (wild.rounds[round_number],) if round_number is not None else tuple(wild.rounds.values())
    cards = [card for card in rules.cards if card.rank in ranks]
    choices: list[Designation | None] = [None, draw(st.sampled_from(cards))]
    if deck.printed_jokers and wild.by is not WildBy.ROUND:
        choices.append(PrintedJoker())
    asks_for_suit = wild.by is WildBy.CARD or wild.neighbours
    if not asks_for_suit and not (wild.by is WildBy.RANK and rules.points.wild_exact is not None):
        choices.append(draw(st.sampled_from(ranks)))
    return draw(st.sampled_from([*choices, *choices[1:]]))


@st.composite
def groups_near_a_meld(
    draw: st.DrawFn, rules: Rules, jokers: Sequence[AnyCard], size: int, changes: Sequence[str]
) -> tuple[AnyCard, ...]:
    """Draw a group near one of the ruleset's kinds of meld, with jokers and perhaps a card that does not belong."""
    group = draw(melds(rules, jokers, size))
    if jokers:
        for index in draw(st.lists(st.integers(0, size - 1), max_size=3)):
            group[index] = draw(st.sampled_from(jokers))
    match draw(st.sampled_from(changes)):
        case "backwards":
            return tuple(reversed(group))
        case "mixed":
            return tuple(draw(st.permutations(group)))
        case "one card and jokers" if jokers:
            return (group[0], *(draw(st.sampled_from(jokers)) for _ in group[1:]))
        case "nothing but jokers" if jokers:
            return tuple(draw(st.sampled_from(jokers)) for _ in group)
        case "another card":
            return (draw(st.sampled_from(rules.cards)), *group[1:])
        case _:
            return tuple(group)


@st.composite
def melds(draw: st.DrawFn, rules: Rules, jokers: Sequence[AnyCard], size: int) -> list[AnyCard]:
    """Draw a group that is one of the ruleset's kinds of meld, as far as the deck and its limits allow."""
    first = draw(st.sampled_from(rules.cards))
    ranks, suits = rules.deck.ranks, rules.deck.suits
    rank, suit = ranks.index(first.rank), suits.index(first.suit)
    match draw(st.sampled_from(rules.melds)):
        case Run():
            return [Card(ranks[(rank + step) % len(ranks)], first.suit) for step in range(size)]
        case SetOfRank():
            return [Card(first.rank, suits[(suit + step) % len(suits)]) for step in range(size)]
        case Identical():
            return [first] * size
        case _:
            return [draw(st.sampled_from(jokers or [first])) for _ in range(size)]
