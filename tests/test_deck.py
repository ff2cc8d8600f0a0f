"""Which cards are in play, which of them are jokers, and which designations can't be?"""

import pytest

import rummycheck
from rummycheck import DeckError
from rummycheck.cards import AnyCard
from rummycheck.checker import Checker
from rummycheck.deck import Deal
from rummycheck.notation import parse_declaration, parse_designation
from rummycheck.ruleset import load_ruleset

BY_ROUND = ("wild.by=round", "wild.rounds={1: 3, 2: 4, 3: 5}", "declaration.cards=by_round", "declaration.any_of=[{}]")
NEIGHBOURS = "wild.neighbours=[up, down]"
ACE_OF_SPADES = "wild.printed_designates.cut=A♠"


def deal(*overrides: str, wild: str | None = None, players: int | None = None, round_number: int | None = None) -> Deal:
    checker = Checker(load_ruleset("indian-13", overrides), players=players, round_number=round_number)
    return checker.deal(parse_designation(wild) if wild is not None else None)


def refused(*overrides: str, **options: object) -> str:
    with pytest.raises(DeckError) as caught:
        deal(*overrides, **options)  # type: ignore[arg-type]  # a table of options has values of any type
    return caught.value.message


def cards(text: str) -> frozenset[AnyCard]:
    return frozenset(parse_declaration(text).cards) if text else frozenset()


@pytest.mark.parametrize(
    ("overrides", "wild", "jokers"),
    [
        pytest.param((), None, "", id="none-named"),
        pytest.param((), "Q♦", "Q♠ Q♥ Q♦ Q♣", id="by-rank-a-card"),
        pytest.param((), "10", "10♠ 10♥ 10♦ 10♣", id="by-rank-a-rank"),
        pytest.param((), "PJ", "A♠ A♥ A♦ A♣", id="by-rank-a-printed-joker"),
        pytest.param(("wild.printed_designates.ranks=[2, 3]",), "PJ", "2♠ 2♥ 2♦ 2♣ 3♠ 3♥ 3♦ 3♣", id="two-ranks"),
        pytest.param(("wild.printed_designates.ranks=[]",), "PJ", "", id="a-printed-joker-that-makes-nothing-wild"),
        pytest.param(("wild.by=card",), "Q♦", "Q♦", id="by-card"),
        pytest.param(("wild.by=card", NEIGHBOURS), "Q♦", "J♦ Q♦ K♦", id="by-card-with-neighbours"),
        pytest.param((NEIGHBOURS,), "8♦", "8♠ 8♥ 8♦ 8♣ 7♦ 9♦", id="by-rank-with-neighbours"),
        pytest.param(("wild.neighbours=[up]",), "8♦", "8♠ 8♥ 8♦ 8♣ 9♦", id="the-upper-neighbour"),
        pytest.param(("wild.neighbours=[down]",), "8♦", "8♠ 8♥ 8♦ 8♣ 7♦", id="the-lower-neighbour"),
        pytest.param((NEIGHBOURS,), "A♣", "A♠ A♥ A♦ A♣ K♣ 2♣", id="the-neighbours-of-an-ace"),
        pytest.param((NEIGHBOURS,), "K♣", "K♠ K♥ K♦ K♣ Q♣ A♣", id="the-neighbours-of-a-king"),
        pytest.param((NEIGHBOURS, ACE_OF_SPADES), "PJ", "A♠ A♥ A♦ A♣ K♠ 2♠", id="the-neighbours-of-the-cut-card"),
        pytest.param(BY_ROUND, "5", "5♠ 5♥ 5♦ 5♣", id="by-round-a-rank"),
        pytest.param(BY_ROUND, "5♥", "5♠ 5♥ 5♦ 5♣", id="by-round-a-card"),
    ],
)
def test_a_designation_makes_cards_wild(overrides: tuple[str, ...], wild: str | None, jokers: str) -> None:
    assert deal(*overrides, wild=wild).wild == cards(jokers)


def test_the_only_round_needs_no_word() -> None:
    assert deal(*BY_ROUND).round_number is None
    one_round = deal("wild.by=round", "wild.rounds={9: J}")
    assert (one_round.designated, one_round.round_number) == ("J", 9)


@pytest.mark.parametrize(("round_number", "rank"), [(1, "3"), (2, "4"), (3, "5")])
def test_a_round_makes_its_rank_wild(round_number: int, rank: str) -> None:
    table = deal(*BY_ROUND, round_number=round_number)
    assert {card.rank for card in table.wild} == {rank}
    assert (table.designated, table.round_number) == (rank, round_number)


def test_printed_jokers_are_jokers_whatever_is_turned_up() -> None:
    (printed, queen, king) = parse_declaration("PJ Q♠ K♠").cards
    for wild in (None, "Q♦", "PJ"):
        assert deal(wild=wild).is_joker(printed)
    assert (deal(wild="Q♦").is_joker(queen), deal(wild="Q♦").is_joker(king), deal().is_joker(queen)) == (
        True,
        False,
        False,
    )


@pytest.mark.parametrize(
    ("overrides", "options", "message"),
    [
        pytest.param(
            ("wild.by=none",),
            {"wild": "Q♦"},
            "Q♦ can't be the wild card: this ruleset has no wild card (wild.by)",
            id="no-wild-card",
        ),
        pytest.param(
            ("deck.printed_jokers=0",),
            {"wild": "PJ"},
            "a printed joker can't be turned up: this deck has none (deck.printed_jokers)",
            id="no-printed-jokers",
        ),
        pytest.param(
            BY_ROUND,
            {"wild": "PJ"},
            "a printed joker can't be turned up: here the round makes a rank wild",
            id="printed-joker-by-round",
        ),
        pytest.param(
            ("wild.by=card",),
            {"wild": "Q"},
            "Q as wild card needs a suit: not every Q is wild here",
            id="rank-where-the-card-is-asked",
        ),
        pytest.param(
            (NEIGHBOURS,),
            {"wild": "Q"},
            "Q as wild card needs a suit: not every Q is wild here",
            id="rank-where-neighbours-need-a-suit",
        ),
        pytest.param(("deck.suits=[♠, ♥, ♦]",), {"wild": "Q♣"}, "this deck has no Q♣ (deck.suits)", id="no-such-suit"),
        pytest.param(("deck.ranks=[2, 3, 4]",), {"wild": "Q♦"}, "this deck has no Q♦ (deck.ranks)", id="no-such-card"),
        pytest.param(("deck.ranks=[2, 3, 4]",), {"wild": "Q"}, "this deck has no Q (deck.ranks)", id="no-such-rank"),
        pytest.param(
            BY_ROUND,
            {"wild": "5", "round_number": 2},
            "5 can't be wild in this round: 4 is",
            id="rank-of-another-round",
        ),
        pytest.param(
            BY_ROUND,
            {"wild": "5♠", "round_number": 2},
            "5♠ can't be wild in this round: 4 is",
            id="card-of-another-round",
        ),
        pytest.param((), {"round_number": 2}, "this ruleset has no rounds", id="no-rounds"),
        pytest.param(BY_ROUND, {"round_number": 4}, "there is no round 4: the ruleset has 1, 2, 3", id="no-such-round"),
        pytest.param(BY_ROUND, {"round_number": 0}, "there is no round 0: the ruleset has 1, 2, 3", id="round-nought"),
        pytest.param(
            ("deck.packs={3: 2, 2: 1}",),
            {"players": 5},
            "no packs are given for 5 players: the ruleset knows 2, 3",
            id="no-packs-for-so-many-players",
        ),
    ],
)
def test_a_designation_that_can_not_be_is_refused(
    overrides: tuple[str, ...], options: dict[str, object], message: str
) -> None:
    assert refused(*overrides, **options) == message


def test_a_designation_that_agrees_with_the_round_is_welcome() -> None:
    assert deal(*BY_ROUND, wild="4♠", round_number=2).wild == deal(*BY_ROUND, round_number=2).wild


@pytest.mark.parametrize(
    ("packs", "players", "expected"),
    [("3", None, 3), ("3", 6, 3), ("{2: 1, 3: 2}", 2, 1), ("{2: 1, 3: 2}", 3, 2), ("{3: 2, 2: 1}", None, 1)],
    ids=["a-number", "a-number-for-any-players", "two-players", "three-players", "the-fewest-where-nobody-said"],
)
def test_packs_may_depend_on_the_players(packs: str, players: int | None, expected: int) -> None:
    table = deal(f"deck.packs={packs}", "deck.printed_jokers=2", players=players)
    queen, printed = parse_declaration("Q♠ PJ").cards
    assert (table.packs, table.copies(queen)) == (expected, expected)
    assert (table.printed_jokers, table.copies(printed)) == (expected * 2, expected * 2)


def test_the_rulesets_own_players_are_assumed() -> None:
    overrides = ("deck.packs={2: 1, 3: 2}", "declaration.players=3")
    assert deal(*overrides).packs == 2
    assert deal(*overrides, players=2).packs == 1


@pytest.mark.parametrize(
    ("text", "overrides", "has"),
    [
        ("Q♠", (), True),
        ("PJ", (), True),
        ("★5", (), False),
        ("★5", ("deck.suits=[♠, ♥, ♦, ♣, ★]",), True),
        ("PJ", ("deck.printed_jokers=0",), False),
        ("2♥", ("deck.ranks=[3, 4, 5]",), False),
        ("5♣", ("deck.suits=[♠, ♥]",), False),
    ],
    ids=["card", "joker", "no-stars", "stars", "no-jokers", "no-twos", "no-clubs"],
)
def test_a_deck_has_its_suits_ranks_and_jokers(text: str, overrides: tuple[str, ...], has: bool) -> None:
    (card,) = parse_declaration(text).cards
    assert deal(*overrides).has(card) is has


@pytest.mark.parametrize(
    ("hand", "overrides", "message", "column"),
    [
        ("A♥ 2♥ ★3", (), "the deck of indian-13 has no 3★ (deck.suits)", 7),
        (
            "A♥ | 5♣ 6♣ PJ",
            ("deck.printed_jokers=0",),
            "the deck of indian-13 has no printed joker (deck.printed_jokers)",
            12,
        ),
        ("A♥ 2♥ 3♥ | K♣ 6♣", ("deck.ranks=[A, 2, 3, 6]",), "the deck of indian-13 has no K♣ (deck.ranks)", 12),
    ],
    ids=["star", "joker", "king"],
)
def test_a_card_that_the_deck_does_not_have_is_refused_at_its_place(
    hand: str, overrides: tuple[str, ...], message: str, column: int
) -> None:
    with pytest.raises(DeckError) as caught:
        rummycheck.check(hand, overrides=overrides)
    assert caught.value.message == message
    assert caught.value.span == rummycheck.Span(1, column, 1, column + 2)


def test_a_discard_that_the_deck_does_not_have_is_refused() -> None:
    with pytest.raises(DeckError) as caught:
        rummycheck.check("A♥ 2♥ 3♥; discard PJ", overrides=("deck.printed_jokers=0",))
    assert caught.value.message == "the deck of indian-13 has no printed joker (deck.printed_jokers)"
