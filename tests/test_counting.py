"""What does a hand cost, card by card, and what is a meld worth on the table?"""

import pytest

import rummycheck
from rummycheck.counting import table_points

TWO_SEQUENCES = "A♥ 2♥ 3♥ 4♥ | 5♣ 6♣ 7♣ | 8♦ 8♠ 8♣ | K♠ Q♦ 9♣"
ONE_SEQUENCE = "A♥ 2♥ 3♥ 4♥ | 5♣ 5♠ 5♦ | 8♦ 8♠ 8♣ | K♠ Q♦ 9♣"
NO_SEQUENCE = "8♦ 8♠ 8♥ | A♦ A♠ A♥ | 9♥ 9♣ 9♥ | 5♦ 5♠ 5♥ 5♣"

EXEMPT = "points.exempt="
NO_CAP = "points.cap=null"
NOTHING_FREE = (EXEMPT + "[]", NO_CAP)
DECLARATION = "{when: declaration, melds: any}"
PURE_IS_FREE = "{when: {pure_sequence: 1}, melds: [pure_sequence]}"
PURE_FREES_ALL = "{when: {pure_sequence: 1}, melds: any}"
ALWAYS_PURE = "{when: {}, melds: [pure_sequence]}"


def by_group(hand: str, *overrides: str, wild: str | None = None, ruleset: str = "indian-13") -> tuple[int, ...]:
    return rummycheck.check(hand, ruleset, overrides=overrides, wild=wild).count.by_group


def points(cards: str, *overrides: str, wild: str | None = None) -> int:
    return sum(by_group(cards, *overrides, wild=wild))


@pytest.mark.parametrize(
    ("cards", "expected"),
    [("A♠", 10), ("K♠", 10), ("Q♠", 10), ("J♠", 10), ("10♠", 10), ("9♠", 9), ("2♠", 2), ("PJ", 0), ("8♥ 2♠", 10)],
    ids=["ace", "king", "queen", "jack", "ten", "nine", "two", "printed-joker", "two-cards"],
)
def test_a_card_costs_what_the_ruleset_says_and_else_its_face(cards: str, expected: int) -> None:
    assert points(cards) == expected


def test_ranks_can_cost_otherwise() -> None:
    ranks = "points.ranks={A: 15, J: 11, Q: 12, K: 13, 2: 20}"
    assert [points(card, ranks) for card in ("A♠", "J♠", "Q♠", "K♠", "2♠", "3♠")] == [15, 11, 12, 13, 20, 3]


@pytest.mark.parametrize(("cap", "expected"), [("80", 80), ("95", 95), ("96", 96), ("97", 96), ("null", 96), ("0", 0)])
def test_a_hand_never_costs_more_than_the_cap(cap: str, expected: int) -> None:
    hand = NO_SEQUENCE.replace("5♣", "10♥")
    count = rummycheck.check(hand, wild="10♥", overrides=(f"points.cap={cap}",)).count
    assert (count.points, count.uncapped, count.by_group) == (expected, 96, (24, 30, 27, 15))


@pytest.mark.parametrize(
    ("hand", "exempt", "expected"),
    [
        pytest.param(TWO_SEQUENCES, f"[{DECLARATION}]", (0, 0, 0, 29), id="objective-met"),
        pytest.param(ONE_SEQUENCE, f"[{DECLARATION}]", (19, 15, 24, 29), id="objective-not-met"),
        pytest.param(TWO_SEQUENCES, "[]", (19, 18, 24, 29), id="nothing-is-free"),
        pytest.param(ONE_SEQUENCE, f"[{DECLARATION}, {PURE_IS_FREE}]", (0, 15, 24, 29), id="a-lone-pure-sequence"),
        pytest.param(
            TWO_SEQUENCES, f"[{DECLARATION}, {PURE_IS_FREE}]", (0, 0, 0, 29), id="the-first-line-that-applies"
        ),
        pytest.param(TWO_SEQUENCES, f"[{PURE_IS_FREE}, {DECLARATION}]", (0, 0, 24, 29), id="the-lines-in-their-order"),
        pytest.param(ONE_SEQUENCE, f"[{PURE_FREES_ALL}]", (0, 0, 0, 29), id="a-pure-sequence-frees-all"),
        pytest.param(NO_SEQUENCE, f"[{PURE_FREES_ALL}]", (24, 30, 27, 20), id="without-one-nothing"),
        pytest.param(ONE_SEQUENCE, f"[{ALWAYS_PURE}]", (0, 15, 24, 29), id="whatever-else-lies-there"),
        pytest.param(NO_SEQUENCE, "[{when: {set: 3}, melds: [set]}]", (0, 0, 27, 0), id="three-sets"),
        pytest.param(NO_SEQUENCE, "[{when: {set: 4}, melds: [set]}]", (24, 30, 27, 20), id="four-sets-are-not-there"),
    ],
)
def test_the_first_exemption_that_applies_says_which_melds_are_free(
    hand: str, exempt: str, expected: tuple[int, ...]
) -> None:
    assert by_group(hand, EXEMPT + exempt, NO_CAP) == expected


def test_an_exemption_is_worth_a_reading_of_its_own() -> None:
    # The three queens are a set, but as a sequence they free themselves.
    exempt = EXEMPT + "[{when: {impure_sequence: 1}, melds: [impure_sequence]}]"
    assert by_group("Q♠ Q♥ Q♦ | K♠ 9♥ 2♦", exempt, "points.wild.melded=face", wild="Q♦") == (0, 21)


@pytest.mark.parametrize(("melded", "unmatched", "expected"), [(0, 0, (5, 8)), (7, 20, (19, 28)), (0, 50, (5, 58))])
def test_a_printed_joker_costs_what_the_ruleset_says(melded: int, unmatched: int, expected: tuple[int, ...]) -> None:
    joker = f"points.printed_joker={{melded: {melded}, unmatched: {unmatched}}}"
    assert by_group("5♠ PJ PJ | 8♥ PJ", *NOTHING_FREE, joker) == expected


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        pytest.param("{melded: 0, unmatched: face}", (11, 20, 20), id="face-in-no-meld"),
        pytest.param("{melded: 0, unmatched: 0}", (11, 10, 10), id="nothing-anywhere"),
        pytest.param("{melded: face, unmatched: face}", (21, 20, 20), id="face-everywhere"),
        pytest.param("{melded: 5, unmatched: 7}", (16, 17, 17), id="numbers"),
        pytest.param("{melded: face, unmatched: face, exact: 0}", (11, 20, 10), id="only-the-exact-card-is-free"),
        pytest.param("{melded: 0, unmatched: 0, exact: face}", (21, 10, 20), id="only-the-exact-card-costs"),
        pytest.param("{melded: 0, unmatched: 0, exact: 3}", (14, 10, 13), id="the-exact-card-has-its-own-points"),
    ],
)
def test_a_wild_card_costs_what_the_ruleset_says(setting: str, expected: tuple[int, ...]) -> None:
    hand = "5♣ 6♣ Q♦ | K♠ Q♠ | K♥ Q♦"
    assert by_group(hand, *NOTHING_FREE, f"points.wild={setting}", wild="Q♦") == expected


def test_a_wild_card_on_its_own_place_costs_as_one_in_a_meld() -> None:
    assert points("K♥ Q♥ J♥", *NOTHING_FREE, wild="Q♦") == 20


def test_a_rank_as_wild_card_is_refused_where_the_exact_card_matters() -> None:
    with pytest.raises(rummycheck.DeckError):
        rummycheck.check("5♣ 6♣ Q♦ | K♠ Q♠", "indian-13-exact-joker", wild="Q")


@pytest.mark.parametrize(
    ("penalty", "valid", "wrong"),
    [("80", 0, 80), ("0", 0, 0), ("count", 0, 29), ("null", 0, None)],
    ids=["a-number", "nothing", "the-points-of-the-hand", "no-such-penalty"],
)
def test_a_wrong_declaration_costs_what_the_ruleset_says(penalty: str, valid: int, wrong: int | None) -> None:
    setting = f"penalties.wrong_declaration={penalty}"
    good = TWO_SEQUENCES.replace("K♠ Q♦ 9♣", "K♠ K♦ K♣")
    assert rummycheck.check(good, overrides=(setting,)).penalty == valid
    assert rummycheck.check(TWO_SEQUENCES, overrides=(setting,)).penalty == wrong


def test_a_penalty_of_the_hands_points_is_capped_with_them() -> None:
    verdict = rummycheck.check(NO_SEQUENCE, overrides=("penalties.wrong_declaration=count", "points.cap=50"))
    assert (verdict.penalty, verdict.count.uncapped) == (50, 101)


@pytest.mark.parametrize(
    ("group", "worth"),
    [
        pytest.param("10♠ J♠ Q♠ K♠", 40, id="pictures"),
        pytest.param("2♣ 3♣ 4♣", 9, id="numbers"),
        pytest.param("9♠ PJ J♠", 29, id="a-joker-as-the-card-it-stands-for"),
        pytest.param("5♠ 6♠ PJ", 18, id="a-joker-at-the-end"),
        pytest.param("PJ 5♠ 6♠", 15, id="a-joker-in-front"),
        pytest.param("5♥ 5♣ PJ", 15, id="a-joker-in-a-set"),
        pytest.param("Q♠ K♠ A♠", 31, id="an-ace-above-the-king"),
        pytest.param("A♠ 2♠ 3♠", 6, id="an-ace-below-the-two"),
        pytest.param("3♠ 2♠ A♠", 6, id="an-ace-below-the-two-downwards"),
        pytest.param("PJ 2♠ 3♠", 6, id="a-joker-as-the-ace-below-the-two"),
        pytest.param("A♠ A♥ A♦", 33, id="a-set-of-aces"),
    ],
)
def test_a_meld_on_the_table_is_worth_its_cards(group: str, worth: int) -> None:
    overrides = ("points.ranks.A=11", "points.meld.ace_low=1")
    verdict = rummycheck.check(group, overrides=overrides)
    (laid,) = verdict.arrangement.groups
    assert laid.meld is not None
    assert table_points(laid.meld, laid.group, verdict.ruleset.points) == worth


def test_a_low_ace_is_worth_its_usual_points_where_nothing_else_is_said() -> None:
    verdict = rummycheck.check("A♠ 2♠ 3♠", overrides=("points.ranks.A=11",))
    (laid,) = verdict.arrangement.groups
    assert laid.meld is not None
    assert table_points(laid.meld, laid.group, verdict.ruleset.points) == 16


@pytest.mark.parametrize(("melded", "unmatched"), [(20, 0), (20, 20), (0, 20), (20, 15)])
def test_jokers_that_stand_for_nothing_are_worth_their_own_points(melded: int, unmatched: int) -> None:
    joker = f"points.printed_joker={{melded: {melded}, unmatched: {unmatched}}}"
    overrides = ("melds.trio={type: jokers, size: [3, 3]}", joker, "melds.sequence.size=[4, null]")
    verdict = rummycheck.check("PJ PJ Q♦", overrides=overrides, wild="Q♦")
    (laid,) = verdict.arrangement.groups
    trio = next(reading for reading in laid.readings if reading.kind == "trio")
    assert table_points(trio, laid.group, verdict.ruleset.points) == 50
