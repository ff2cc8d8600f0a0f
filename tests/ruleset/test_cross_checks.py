"""Are settings refused that are right alone, but do not fit together?"""

import re
from pathlib import Path

import pytest

from rummycheck.ruleset import ruleset_faults

ACE_FIRST = "the ace stands first in the list, even where it ranks high: melds.<kind>.ace says where it ranks"

CASES = {
    "an ace at the top": ("declaration: {cards: 9}\ndeck: {ranks: [J, Q, K, A]}", ("deck.ranks", 2, ACE_FIRST)),
    "an ace in the middle": ("deck: {ranks: [10, A, J]}\ndeclaration: {cards: 9}", ("deck.ranks", 1, ACE_FIRST)),
    "by round without rounds": (
        "wild: {by: round}",
        ("wild.by", 1, "the round says what is wild, but wild.rounds names no round"),
    ),
    "cards by the round without rounds": (
        "declaration: {cards: by_round}",
        ("declaration.cards", 1, "the round says how many cards there are, but wild.by is not round"),
    ),
    "points of a rank that the deck lacks": (
        "deck: {ranks: [2, 3, 5, 6]}\npoints: {ranks: {4: 0}}",
        ("points.ranks.4", 2, "the deck has no 4"),
    ),
    "a round with a rank that the deck lacks": (
        "deck: {ranks: [2, 3, 5, 6]}\nwild: {by: round, rounds: {1: 2, 2: 4}}",
        ("wild.rounds.2", 2, "the deck has no 4"),
    ),
    "a printed joker that designates a rank that the deck lacks": (
        "deck: {ranks: [2, 3, 5, 6]}\nwild: {printed_designates: {ranks: [4]}}",
        ("wild.printed_designates.ranks", 2, "the deck has no 4"),
    ),
    "a cut that the deck lacks": (
        "deck: {suits: [♠]}\nwild: {printed_designates: {cut: A♥}}",
        ("wild.printed_designates.cut", 2, "the deck has no A♥"),
    ),
    "an objective that no meld can meet": (
        "declaration:\n  any_of: [{set: 1},\n    {tunela: 3, rest: free}]",
        (
            "declaration.any_of",
            3,
            "no meld of this ruleset counts as 'tunela': there are impure_sequence, pure_sequence, sequence, set",
        ),
    ),
    "an exemption when no meld can meet it": (
        "points: {exempt: [{when: {pure_seqence: 1}, melds: any}]}",
        (
            "points.exempt",
            1,
            "no meld of this ruleset counts as 'pure_seqence': did you mean 'pure_sequence'?",
        ),
    ),
    "an exemption of melds that there are not": (
        "melds: {set: null}\npoints: {exempt: [{when: {}, melds: [sequence, set]}]}",
        (
            "points.exempt",
            2,
            "no meld of this ruleset counts as 'set': it is taken away (club.yaml:1)",
        ),
    ),
    "players for whom no cards are told": (
        "declaration: {cards: {2: 10, 3: 7}, players: 4}",
        ("declaration.players", 1, "declaration.cards says nothing for four players"),
    ),
    "a pool without a limit": ("match: {kind: pool}", ("match.kind", 1, "match.kind is pool, but match.limit is null")),
    "a pool that loses its limit": (
        "extends: pool-101\nmatch: {limit: null}",
        ("match.limit", 2, "match.kind is pool, but match.limit is null"),
    ),
    "rounds without their number": (
        "match:\n  kind: rounds",
        ("match.kind", 2, "match.kind is rounds, but match.rounds is null"),
    ),
    "deals without chips": (
        "match: {kind: deals, deals: 2}",
        ("match.kind", 1, "match.kind is deals, but match.chips_per_deal is null"),
    ),
    "a split by drops without drops": (
        "extends: pool-101\nmatch: {split_by: extra_drops}\npenalties: {first_drop: null}",
        ("match.split_by", 2, "drops left are first drops, but penalties.first_drop is null"),
    ),
    "a split by drops that cost nothing": (
        "extends: pool-101\nmatch: {split_by: drops_left}\npenalties: {first_drop: 0}",
        ("match.split_by", 2, "drops left are first drops, but penalties.first_drop is 0"),
    ),
    "more players left than began": (
        "match: {split_players: {2: 3,\n  4: 3}}",
        ("match.split_players.4", 2, "four players can't be left where three began"),
    ),
    "a point worth less than a coin": (
        "settlement: {point_value: 0.125}",
        ("settlement.point_value", 1, "0.125 can't be paid: the smallest coin is 0.01 (settlement.smallest_coin)"),
    ),
    "a fee in half coins": (
        "settlement: {smallest_coin: 1,\n  fee: 2.50}",
        ("settlement.fee", 2, "2.50 can't be paid: the smallest coin is 1 (settlement.smallest_coin)"),
    ),
    "players for whom no packs are told": (
        "declaration: {players: 1}\ndeck: {packs: {2: 1}}",
        ("declaration.players", 1, "deck.packs says nothing for one player"),
    ),
    "a shape that does not add up": (
        "declaration: {shape: {13: [4, 3, 3, 3],\n  10: [4, 3, 2]}}",
        ("declaration.shape.10", 2, "groups of 4, 3, 2 hold 9 cards, not 10"),
    ),
    "a shape that does not fit the cards": (
        "declaration: {shape: [4, 3, 3]}",
        ("declaration.shape", 1, "groups of 4, 3, 3 hold 10 cards, not 13"),
    ),
    "more natural cards than cards": (
        "melds: {set: {size: [3, 4],\n  jokers: {min_naturals: 5}}}",
        ("melds.set.jokers.min_naturals", 2, "at least five natural cards, but at most 4 cards"),
    ),
    "more cards than the packs hold": (
        "declaration: {cards: 53}",
        ("declaration.cards", 1, "53 cards are declared, but the packs hold 52"),
    ),
}


@pytest.mark.parametrize(("text", "expected"), CASES.values(), ids=CASES.keys())
def test_settings_that_do_not_fit_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, expected: tuple[str, int, str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("club.yaml").write_text(text, encoding="utf-8")
    (fault,) = ruleset_faults("club.yaml")
    assert fault.span is not None
    assert (fault.key, fault.span.line, fault.message) == expected


def test_a_name_may_be_that_of_a_kind_or_of_what_it_counts_as(tmp_path: Path) -> None:
    path = tmp_path / "club.yaml"
    path.write_text(
        "melds: {tunnela: {type: identical, size: [3, 3], counts_as: [gold]}}\n"
        "declaration: {any_of: [{gold: 1}, {tunnela: 1, impure_sequence: 2}]}\n",
        encoding="utf-8",
    )
    assert ruleset_faults(path) == ()


@pytest.mark.parametrize(
    ("base", "melds", "expected"),
    [
        ("indian-13", "sequence: null", {("melds.sequence", "sequence"), ("melds.sequence", "pure_sequence")}),
        ("indian-13", "set: ~", set()),
        ("indian-21", "tunnela: null", {("melds.tunnela", "tunnela")}),
        ("indian-21", "dublee: null", {("melds.dublee", "dublee")}),
        ("indian-21", "tunnela: null\n  trio: {type: identical, size: [3, 3], counts_as: [tunnela]}", set()),
        ("indian-13-octro", "long_sequence: null", {("melds.long_sequence", "long_sequence")}),
        ("indian-13-octro", "sequence: null", set()),
    ],
)
def test_the_line_that_takes_away_what_an_older_file_names_is_at_fault(
    tmp_path: Path, base: str, melds: str, expected: set[tuple[str, str]]
) -> None:
    path = tmp_path / "club.yaml"
    path.write_text(f"extends: {base}\nmelds:\n  {melds}\n", encoding="utf-8")
    faults = ruleset_faults(path)
    assert {(fault.key, fault.message.split("'")[1]) for fault in faults} == expected
    for fault in faults:
        assert fault.span is not None
        assert (fault.source, fault.span.line) == (str(path), 3)
        reason = rf"declaration\.any_of names it \({base}\.yaml:\d+\)"
        assert re.fullmatch(rf"'\w+' can't be taken away: {reason}", fault.message)


def test_an_option_that_takes_away_what_a_file_names_is_at_fault() -> None:
    (fault,) = ruleset_faults("indian-21", ["melds.tunnela=null"])
    assert (fault.source, fault.key) == ("--set melds.tunnela=null", "melds.tunnela")
