"""Does each key take what it should, and say what is wrong and where?"""

from pathlib import Path

import pytest
from wrong_values import WRONG_VALUES

from rummycheck.cards import Card, Rank, Suit
from rummycheck.deck import Neighbour
from rummycheck.errors import RulesetError
from rummycheck.match import LimitAt, Shutout, Winner
from rummycheck.objective import CardsBy, Demand, LayOffs, Objective, Rest
from rummycheck.ruleset import load_ruleset, ruleset_faults
from rummycheck.scoring import AnyMeld, AtFace, DropAs, Exemption, LeaveTable, Misses, WhenMet
from rummycheck.source import Span


def faults(tmp_path: Path, text: str) -> tuple[RulesetError, ...]:
    path = tmp_path / "club.yaml"
    path.write_text(text, encoding="utf-8")
    return ruleset_faults(path)


@pytest.mark.parametrize(
    ("overrides", "read", "value"),
    [
        (["deck.packs=2"], "deck.packs", 2),
        (["deck.packs={2: 1, 3: 2}"], "deck.packs", {2: 1, 3: 2}),
        (["deck.suits=[S, ♥, D, ♣, '*']"], "deck.suits", tuple(Suit)),
        (["deck.ranks=[A, 9, 10, '2']", "points.ranks.10=0"], "deck.ranks", ("A", "9", "10", "2")),
        (["points.ranks={10: 0}"], "points.ranks", {Rank.ACE: 1, Rank.JACK: 10, "Q": 10, "K": 10, Rank.TEN: 0}),
        (["wild.by=round", "wild.rounds={1: 3, 2: J}"], "wild.rounds", {1: Rank.THREE, 2: Rank.JACK}),
        (["wild.neighbours=[down, up]"], "wild.neighbours", (Neighbour.DOWN, Neighbour.UP)),
        (["wild.printed_designates.cut=10♥"], "wild.printed_cut", Card(Rank.TEN, Suit.HEARTS)),
        (["wild.printed_designates.cut=AS"], "wild.printed_cut", Card(Rank.ACE, Suit.SPADES)),
        (["declaration.cards=null"], "declaration.cards", None),
        (["declaration.cards={2: 13, 3: 10}"], "declaration.cards", {2: 13, 3: 10}),
        (["wild={by: round, rounds: {1: 3}}", "declaration.cards=by_round"], "declaration.cards", CardsBy.ROUND),
        (["declaration.shape=[4, 3, 3, 3]"], "declaration.shape", (4, 3, 3, 3)),
        (["declaration.shape=[3, 3, 4, 3]"], "declaration.shape", (4, 3, 3, 3)),
        (["declaration.shape={7: [3, 4], 10: [3, 4, 3]}"], "declaration.shape", {7: (4, 3), 10: (4, 3, 3)}),
        (["declaration.shape={7: [4, 3]}"], "declaration.shape", {7: (4, 3)}),
        (["declaration.any_of=[{}]"], "declaration.any_of", (Objective(()),)),
        (
            ["declaration.any_of=[{sequence: 2, set: 1}, {rest: free, set: 4}]"],
            "declaration.any_of",
            (
                Objective((Demand("sequence", 2), Demand("set", 1)), Rest.GROUPED),
                Objective((Demand("set", 4),), Rest.FREE),
            ),
        ),
        (["points.exempt=[]"], "points.exempt", ()),
        (
            ["points.exempt=[{when: declaration, melds: any}, {when: {}, melds: [pure_sequence, set]}]"],
            "points.exempt",
            (Exemption(WhenMet.DECLARATION, AnyMeld.ANY), Exemption((), ("pure_sequence", "set"))),
        ),
        (
            ["points.exempt=[{when: {pure_sequence: 1}, melds: any}]"],
            "points.exempt",
            (Exemption((Demand("pure_sequence", 1),), AnyMeld.ANY),),
        ),
        (["points.wild.unmatched=face"], "points.wild_unmatched", AtFace.FACE),
        (["points.wild.exact=0"], "points.wild_exact", 0),
        (["points.wild.exact=face"], "points.wild_exact", AtFace.FACE),
        (["points.printed_joker.unmatched=20"], "points.printed_joker_unmatched", 20),
        (["points.meld.ace_low=1"], "points.ace_low_on_table", 1),
        (["penalties.wrong_declaration=count"], "penalties.wrong_declaration", "count"),
        (["penalties.wrong_declaration=null"], "penalties.wrong_declaration", None),
        (
            ["penalties.consecutive_misses={turns: 3, as: count}"],
            "penalties.consecutive_misses",
            Misses(3, DropAs.COUNT),
        ),
        (
            ["penalties.leave_table={unseen: first_drop, drawn: count}"],
            "penalties.leave_table",
            LeaveTable(DropAs.FIRST_DROP, DropAs.COUNT),
        ),
        (["source=[a, b]"], "source", ("a", "b")),
        (["source=Pagat"], "source", ("Pagat",)),
        (["title=500"], "title", "500"),
        (["settlement.fee=0.5"], "settlement.fee", "0.5"),
        (["settlement.fee=7.5%"], "settlement.fee", "7.5%"),
        (["settlement={kind: per_point, point_value: 2}"], "settlement.point_value", "2"),
        (["bonuses.gin=20"], "bonuses", (20, None, None, True, None, None, None, ())),
        (
            ["match={kind: limit, limit: 100, winner: highest}", "bonuses.shutout=deals"],
            "bonuses.shutout",
            Shutout.DEALS,
        ),
        (["bonuses.upcard_doubles=[♠]"], "bonuses.upcard_doubles", (Suit.SPADES,)),
        (["declaration.upcard_limits={A: 0}"], "declaration.upcard_limits", {Rank.ACE: 0}),
        (["declaration.lay_offs=after_knock"], "declaration.lay_offs", LayOffs.AFTER_KNOCK),
        (["match={kind: pool, limit: 101}"], "match.limit_at", LimitAt.REACHED),
        (["match.winner=most_chips"], "match.winner", Winner.MOST_CHIPS),
    ],
)
def test_values_are_read_into_the_options(overrides: list[str], read: str, value: object) -> None:
    options: object = load_ruleset("base", overrides)
    for name in read.split("."):
        options = getattr(options, name)
    assert options == value


@pytest.mark.parametrize(("text", "key", "message"), WRONG_VALUES)
def test_a_wrong_value_is_refused_under_its_key(tmp_path: Path, text: str, key: str, message: str) -> None:
    assert [(fault.key, fault.message) for fault in faults(tmp_path, text)] == [(key, message)]


def test_all_faults_are_told_in_the_order_of_their_places(tmp_path: Path) -> None:
    text = "points: {cap: many}\ndeck:\n  packs: 0\n  suits: [X, ♠, Y]\nmatches: {}\n"
    found = faults(tmp_path, text)
    assert [fault.span for fault in found] == [
        Span(1, 15, 1, 19),
        Span(3, 10, 3, 11),
        Span(4, 11, 4, 12),
        Span(4, 17, 4, 18),
        Span(5, 1, 5, 8),
    ]
    assert {fault.source for fault in found} == {str(tmp_path / "club.yaml")}


def test_loading_raises_the_first_fault(tmp_path: Path) -> None:
    path = tmp_path / "club.yaml"
    path.write_text("points: {cap: many}\ndeck: {packs: 0}\n", encoding="utf-8")
    with pytest.raises(RulesetError, match="found 'many'"):
        load_ruleset(path)


def test_a_long_text_is_shortened_in_a_message(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, f"points: {{cap: {'x' * 50}}}")
    assert fault.message == f"expected a whole number or null, found '{'x' * 39}…'"
