"""Do runs and sets read thousands of groups as the definitions say?"""

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from laying import lay
from literal import runs, sets

from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank, Suit
from rummycheck.deck import Deal, OwnPlace
from rummycheck.melds.base import JokerLimits, Laid, Order, Serves, Size, laid
from rummycheck.melds.run import Run, RunSuits
from rummycheck.melds.sets import SetOfRank, SetSuits
from rummycheck.melds.windows import Ace

RANKS = tuple(Rank)
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
THOROUGHLY = settings(max_examples=2_000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
WELL = settings(THOROUGHLY, max_examples=500)

limits = st.builds(
    JokerLimits,
    max=st.none() | st.integers(0, 3),
    per_natural=st.none() | st.integers(0, 2),
    min_naturals=st.integers(0, 2),
    adjacent=st.booleans(),
)
sizes = st.builds(Size, st.integers(2, 4), st.none() | st.integers(4, 5))
run_kinds = st.builds(
    Run,
    kind=st.just("sequence"),
    size=sizes,
    counts_as=st.just(()),
    serves=st.just(Serves.ALWAYS),
    suits=st.sampled_from(RunSuits),
    ace=st.sampled_from([Ace.LOW, Ace.HIGH, Ace.BOTH]),
    wrap=st.booleans(),
    order=st.sampled_from(Order),
    jokers=limits,
)
set_kinds = st.builds(
    SetOfRank,
    kind=st.just("set"),
    size=sizes,
    counts_as=st.just(()),
    serves=st.just(Serves.ALWAYS),
    suits=st.sampled_from(SetSuits),
    order=st.sampled_from(Order),
    jokers=limits,
)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Draw a deal of two packs, one rank wild or single cards of two."""
    wild = draw(st.sampled_from(RANKS))
    further = draw(st.lists(st.sampled_from([Card(rank, suit) for rank in RANKS for suit in SUITS]), max_size=2))
    by_rank = [Card(wild, suit) for suit in SUITS]
    cards = draw(st.sampled_from([by_rank, further]))
    return Deal(SUITS, RANKS, 2, 2, wild, frozenset(cards), draw(st.sampled_from(OwnPlace)))


@st.composite
def groups_near_a_run(draw: st.DrawFn) -> Laid:
    """Draw cards that are nearly a run: few ranks in a row, mostly one suit, jokers among them."""
    deal = draw(deals())
    start, suit = draw(st.integers(0, len(RANKS) - 1)), draw(st.sampled_from(SUITS))
    length = draw(st.integers(2, 5))
    row: list[AnyCard] = [Card(RANKS[(start + step) % len(RANKS)], suit) for step in range(length)]
    for index in draw(st.sets(st.integers(0, length - 1), max_size=length)):
        row[index] = draw(st.just(PrintedJoker()) | st.sampled_from(sorted(deal.wild) or row))
    for index in draw(st.sets(st.integers(0, length - 1), max_size=1)):
        row[index] = draw(st.sampled_from([Card(rank, suit) for rank in RANKS]))
    return laid(tuple(draw(st.permutations(row)) if draw(st.booleans()) else row), deal)


@st.composite
def groups_near_a_set(draw: st.DrawFn) -> Laid:
    """Draw cards that are nearly a set: mostly one rank, jokers among them."""
    deal = draw(deals())
    rank = draw(st.sampled_from(RANKS))
    of_rank: list[AnyCard] = [Card(rank, suit) for suit in SUITS]
    jokers: list[AnyCard] = [PrintedJoker(), *sorted(deal.wild)]
    cards = draw(st.lists(st.sampled_from(of_rank) | st.sampled_from(jokers), min_size=2, max_size=5))
    return laid(tuple(cards), deal)


@THOROUGHLY
@given(groups_near_a_run(), run_kinds)
def test_a_run_is_read_as_the_definition_says(group: Laid, run: Run) -> None:
    found = [meld.jokers for meld in run.readings(group)]
    expected = set(runs(group, run))
    assert {len(jokers) for jokers in found} <= expected
    assert min(map(len, found), default=None) == min(expected, default=None)


PARTED = SetOfRank(
    "set", Size(3, 4), (), Serves.ALWAYS, SetSuits.DISTINCT, Order.WRITTEN, JokerLimits(None, None, 1, False)
)


@example(lay("5♣ 5♣ PJ", wild="5"), PARTED)
@THOROUGHLY
@given(groups_near_a_set(), set_kinds)
def test_a_set_is_read_as_the_definition_says(group: Laid, kind: SetOfRank) -> None:
    found = [meld.jokers for meld in kind.readings(group)]
    expected = set(sets(group, kind))
    assert {len(jokers) for jokers in found} <= expected
    assert min(map(len, found), default=None) == min(expected, default=None)


@WELL
@given(groups_near_a_run(), run_kinds)
def test_a_run_is_pure_if_and_only_if_no_joker_serves(group: Laid, run: Run) -> None:
    for meld in run.readings(group):
        assert ("pure_sequence" in meld.tags) is (not meld.jokers)
        assert ("impure_sequence" in meld.tags) is bool(meld.jokers)
        assert meld.label == f"{'impure' if meld.jokers else 'pure'} sequence"


@WELL
@given(groups_near_a_run(), run_kinds)
def test_the_places_of_a_run_are_different_ranks_in_one_suit_or_in_any(group: Laid, run: Run) -> None:
    for meld in run.readings(group):
        assert len({place[0].rank for place in meld.places}) == len(group.cards)
        if run.suits is RunSuits.SAME:
            assert {len(place) for place in meld.places} == {1}
            assert len({place[0].suit for place in meld.places}) == 1
        for index, (card, place) in enumerate(zip(group.cards, meld.places, strict=True)):
            assert place == (card,) or (group.deal.is_joker(card) and index in meld.jokers)


@WELL
@given(groups_near_a_run() | groups_near_a_set(), run_kinds, set_kinds)
def test_a_group_without_a_reading_has_a_reason(group: Laid, run: Run, kind: SetOfRank) -> None:
    for meld_kind in (run, kind):
        if not any(True for _ in meld_kind.readings(group)):
            message, key = meld_kind.refusal(group)
            assert message
            assert "\n" not in message
            assert key is None or key.startswith(f"melds.{meld_kind.kind}.")


@example("3♥ 4♥ 5♥", [0])
@example("8♠ Q♥ 6♠ 5♠ PJ", [2])
@example("K♥ Q♥ J♥", [0])
@example("K♥ Q♠ J♥", [1])
@example("K♥ A♥ 2♥", [])
@settings(max_examples=1)
@given(st.just("3♥ 5♥ 6♥"), st.just([]))
def test_the_definition_itself_is_right(cards: str, jokers: list[int]) -> None:
    run = Run(
        "sequence",
        Size(3, None),
        (),
        Serves.ALWAYS,
        RunSuits.SAME,
        Ace.BOTH,
        False,
        Order.ANY,
        JokerLimits(None, None, 1, True),
    )
    assert sorted(set(runs(lay(cards, wild="Q"), run))) == jokers
