"""What holds of every hand, whatever its cards?"""

from collections.abc import Sequence

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import rummycheck
from rummycheck import Severity, Verdict
from rummycheck.checker import Checker
from rummycheck.ruleset import load_ruleset

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "♠♥♦♣"
JOKER = "PJ"
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
SHAPES = ((4, 3, 3, 3), (5, 4, 4), (5, 5, 3), (3, 3, 7), (6, 4, 3))

Hand = list[list[str]]
"""Groups of cards in notation."""

some = settings(max_examples=400, deadline=None)
wild_ranks = st.sampled_from(RANKS)
groups = st.lists(st.sampled_from([*CARDS, JOKER]), min_size=1, max_size=6)
hands = st.lists(groups, min_size=1, max_size=5)


@st.composite
def sequences(draw: st.DrawFn, length: int) -> list[str]:
    """Draw a pure sequence, the ace low or high."""
    start, suit = draw(st.integers(0, len(RANKS) + 1 - length)), draw(st.sampled_from(SUITS))
    return [rank + suit for rank in (*RANKS, "A")[start : start + length]]


@st.composite
def sets(draw: st.DrawFn, length: int) -> list[str]:
    """Draw a set without jokers."""
    rank = draw(st.sampled_from(RANKS))
    return [rank + suit for suit in draw(st.permutations(SUITS))[:length]]


@st.composite
def hands_of_melds(draw: st.DrawFn) -> Hand:
    """Draw thirteen cards in melds without jokers, two sequences among them."""
    first, second, *others = draw(st.sampled_from(SHAPES))
    hand = [draw(sequences(first)), draw(sequences(second))]
    for length in others:
        hand.append(draw(sequences(length) | sets(length)) if length < 5 else draw(sequences(length)))
    return hand


@st.composite
def hands_with_jokers(draw: st.DrawFn) -> Hand:
    """Draw thirteen cards in melds, some of them replaced by printed jokers."""
    hand = draw(hands_of_melds())
    for _ in range(draw(st.integers(0, 2))):
        group = draw(st.sampled_from(hand))
        group[draw(st.integers(0, len(group) - 1))] = JOKER
    return hand


def text(hand: Sequence[Sequence[str]]) -> str:
    return " | ".join(" ".join(group) for group in hand)


def judge(hand: Sequence[Sequence[str]], wild: str, *overrides: str) -> Verdict:
    return rummycheck.check(text(hand), overrides=overrides, wild=wild)


def errors(verdict: Verdict) -> set[str]:
    return {problem.name for problem in verdict.problems if problem.severity is Severity.ERROR}


def outcome(verdict: Verdict) -> tuple[object, ...]:
    """Return what the order of cards and groups has no say in."""
    return verdict.outcome, errors(verdict), verdict.penalty, verdict.count.points, verdict.count.uncapped


any_hands = hands | hands_with_jokers()


@some
@given(any_hands, wild_ranks, st.data())
def test_the_order_of_groups_changes_nothing(hand: Hand, wild: str, data: st.DataObject) -> None:
    shuffled = data.draw(st.permutations(hand))
    assert outcome(judge(shuffled, wild)) == outcome(judge(hand, wild))


@some
@given(any_hands, wild_ranks, st.data())
def test_the_order_of_cards_in_a_group_changes_nothing(hand: Hand, wild: str, data: st.DataObject) -> None:
    shuffled = [data.draw(st.permutations(group)) for group in hand]
    assert outcome(judge(shuffled, wild)) == outcome(judge(hand, wild))


@some
@given(hands_of_melds(), wild_ranks)
def test_thirteen_cards_in_two_sequences_and_other_melds_are_valid(hand: Hand, wild: str) -> None:
    verdict = judge(hand, wild)
    assert errors(verdict) <= {"card-copies"}
    assert (verdict.is_valid, verdict.count.points) == (errors(verdict) == set(), 0)


@some
@given(hands_with_jokers(), wild_ranks, st.data())
def test_a_joker_for_a_natural_card_breaks_nothing_but_purity_and_copies(
    hand: Hand, wild: str, data: st.DataObject
) -> None:
    assume(judge(hand, wild).is_valid)
    place = data.draw(st.integers(0, len(hand) - 1))
    group = hand[place]
    card = data.draw(st.sampled_from([card for card in group if card != JOKER]))
    group[group.index(card)] = JOKER
    broken = errors(judge(hand, wild))
    # A second joker too many may leave a group without a natural card; then the packs lack that joker as well.
    assert broken <= {"required-melds", "card-copies", "unmatched-cards"}
    assert broken == set() or broken & {"required-melds", "card-copies"}


@some
@given(hands_with_jokers(), wild_ranks, st.data())
def test_a_joker_for_a_card_of_a_set_breaks_copies_alone(hand: Hand, wild: str, data: st.DataObject) -> None:
    before = judge(hand, wild)
    places = [index for index, laid in enumerate(before.arrangement.groups) if laid.meld and laid.meld.kind == "set"]
    assume(before.is_valid and places)
    group = hand[data.draw(st.sampled_from(places))]
    group[group.index(data.draw(st.sampled_from([card for card in group if card != JOKER])))] = JOKER
    broken = errors(judge(hand, wild))
    assert broken == set() or "card-copies" in broken


@some
@given(any_hands, wild_ranks, st.integers(0, 120), st.sampled_from(["[]", "[{when: declaration, melds: any}]"]))
def test_penalty_and_count_are_never_above_the_cap(hand: Hand, wild: str, cap: int, exempt: str) -> None:
    overrides = (f"points.cap={cap}", f"points.exempt={exempt}", "penalties.wrong_declaration=count")
    verdict = judge(hand, wild, *overrides)
    assert verdict.count.points == min(verdict.count.uncapped, cap)
    assert verdict.penalty is not None
    assert 0 <= verdict.penalty <= cap
    assert sum(verdict.count.by_group) == verdict.count.uncapped


@some
@given(any_hands, wild_ranks)
def test_a_hand_of_indian_rummy_costs_at_most_eighty(hand: Hand, wild: str) -> None:
    verdict = judge(hand, wild)
    assert verdict.penalty == (0 if verdict.is_valid else 80)
    assert 0 <= verdict.count.points <= 80


@some
@given(any_hands, wild_ranks)
def test_checking_twice_gives_the_same_verdict(hand: Hand, wild: str) -> None:
    declaration = rummycheck.parse_declaration(f"Wild: {wild}; {text(hand)}")
    used, fresh = Checker(load_ruleset("indian-13")), Checker(load_ruleset("indian-13"))
    first = used.check(declaration)
    assert used.check(declaration) == first == fresh.check(declaration)


@some
@given(any_hands, wild_ranks)
def test_a_declaration_is_wrong_if_and_only_if_a_fault_is_told(hand: Hand, wild: str) -> None:
    verdict = judge(hand, wild)
    assert verdict.is_valid is (not errors(verdict))
    assert all(problem.message and "\n" not in problem.message for problem in verdict.problems)


@some
@given(any_hands, wild_ranks)
def test_every_group_is_a_meld_or_has_a_reason_and_costs_nothing_only_as_a_meld(hand: Hand, wild: str) -> None:
    verdict = judge(hand, wild)
    for laid, points in zip(verdict.arrangement.groups, verdict.count.by_group, strict=True):
        assert (laid.meld is None) is (laid.refusal is not None)
        if laid.meld is None and any(card != rummycheck.PrintedJoker() for card in laid.group.cards):
            assert points > 0
