"""Can the schema say the rules of every variant?"""

from pathlib import Path

import pytest

from rummycheck.cards import Card, Rank, Suit
from rummycheck.deck import Neighbour, OwnPlace, WildBy
from rummycheck.melds.base import JokerLimits, Size
from rummycheck.melds.sets import SetSuits
from rummycheck.melds.windows import Ace
from rummycheck.objective import CardsBy, Demand, Objective, Rest
from rummycheck.ruleset import Ruleset, load_ruleset, ruleset_faults
from rummycheck.ruleset.writing import resolved_yaml
from rummycheck.scoring import AtFace, DropAs, Misses

VARIANTS = {
    "indian-10": """
extends: indian-13
title: 10-card points rummy
deck: {packs: {2: 1, 3: 2, 4: 2, 5: 2, 6: 2}}
declaration: {cards: 10, any_of: [{pure_sequence: 1}]}
points: {cap: 60}
penalties: {wrong_declaration: 60, first_drop: null, middle_drop: null}
""",
    "pool-101": """
extends: indian-13
title: Pool 101
match: {kind: pool, limit: 101, rejoin_max: 79}
settlement: {kind: entry_pool, table_points: null}
""",
    "pool-201": """
extends: ./pool-101.yaml
penalties: {first_drop: 25, middle_drop: 50}
match: {limit: 201, rejoin_max: 174}
""",
    "deals": """
extends: indian-13
match: {kind: deals, deals: 2, chips_per_deal: 80, winner: most_chips}
settlement: {kind: chips, table_points: null}
""",
    "indian-21": """
extends: indian-13
title: 21-card (Marriage) points rummy
deck: {packs: 3}
wild: {neighbours: [up, down], printed_designates: {ranks: [A], cut: A♠}}
melds:
  tunnela: {type: identical, size: [3, 3], counts_as: [sequence, pure_sequence]}
  dublee: {type: identical, size: [2, 2]}
  jokers: {type: jokers, size: [8, null]}
declaration:
  cards: 21
  any_of: [{pure_sequence: 3}, {tunnela: 3, rest: free}, {dublee: 8, rest: free}, {jokers: 1, rest: free}]
points: {wild: {unmatched: 0}, exempt: [{when: declaration, melds: any}, {when: {}, melds: [pure_sequence]}], cap: 120}
penalties: {wrong_declaration: 120, first_drop: null, middle_drop: 70, second_declaration: null}
""",
    "classic-13": """
extends: base
title: Classic rummy, one pack; players decide the hand size
deck: {packs: 1, printed_jokers: 0, designated_card_out: true}
wild: {by: rank, on_own_place: joker}
melds: {sequence: {size: [3, 4], ace: high}, set: {size: [3, 4]}}
declaration: {cards: {2: 13, 3: 10, 4: 7}, players: 2, any_of: [{pure_sequence: 1}],
              shape: {13: [4, 3, 3, 3], 10: [4, 3, 3], 7: [4, 3]}}
points: {ranks: {A: 10, J: 10, Q: 10, K: 10}}
penalties: {wrong_declaration: 0}
""",
    "classic-10": """
extends: ./classic-13.yaml
declaration: {players: 3}
""",
    "lite-rummy": """
extends: base
title: Rummy by LITE Games
deck: {packs: 2, printed_jokers: 3}
melds:
  sequence: {ace: both, jokers: {per_natural: 1, adjacent: false}}
  set: {size: [3, 4], jokers: {per_natural: 1, adjacent: false}}
declaration: {cards: 13, first_meld_points: 40}
points: {ranks: {A: 11, J: 10, Q: 10, K: 10}, printed_joker: {melded: 20, unmatched: 20}, exempt: []}
penalties: {wrong_declaration: null, rummy_factor: 2}
match: {kind: limit, limit: 500, winner: lowest}
""",
    "lite-meld": """
extends: ./lite-rummy.yaml
declaration: {cards: null}
""",
    "three-thirteen": """
extends: base
title: Three Thirteen
deck: {packs: {2: 1, 3: 2, 4: 2}}
wild: {by: round, rounds: {1: 3, 2: 4, 3: 5, 4: 6, 5: 7, 6: 8, 7: 9, 8: 10, 9: J, 10: Q, 11: K}}
melds: {set: {size: [3, null], suits: any, jokers: {min_naturals: 0}}}
declaration: {cards: by_round, players: 4}
match: {kind: rounds, rounds: 11, winner: lowest}
""",
    "three-thirteen-ace-high-low": """
extends: ./three-thirteen.yaml
melds: {sequence: {ace: both}}
points: {ranks: {A: 15}}
""",
    "three-thirteen-pictures": """
extends: ./three-thirteen.yaml
points: {ranks: {J: 11, Q: 12, K: 13}}
""",
    "three-thirteen-jokers": """
extends: ./three-thirteen.yaml
deck: {printed_jokers: 2}
points: {printed_joker: {unmatched: 20}}
""",
    "five-crowns": """
extends: ./three-thirteen.yaml
title: Five Crowns
deck: {packs: 2, printed_jokers: 3, suits: [♠, ♥, ♦, ♣, ★], ranks: [3, 4, 5, 6, 7, 8, 9, 10, J, Q, K]}
melds: {sequence: {ace: none}}
points: {ranks: {J: 11, Q: 12, K: 13}, printed_joker: {unmatched: 50}, wild: {unmatched: 20}}
""",
    "gin": """
extends: base
title: Gin Rummy (knock with 10)
deck: {packs: 1}
declaration: {cards: 10, unmatched_points_max: 10}
penalties: {wrong_declaration: null}
bonuses: {gin: 25, undercut: 25, big_gin: 31}
match: {kind: limit, limit: 100, winner: highest}
""",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in VARIANTS.items():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_loads_and_reads_back_as_written_out(folder: Path, name: str) -> None:
    path, written = folder / f"{name}.yaml", folder / "written.yaml"
    assert ruleset_faults(path) == ()
    ruleset = load_ruleset(path)
    written.write_text(resolved_yaml(ruleset), encoding="utf-8")
    again = load_ruleset(written)
    for part in ("deck", "wild", "melds", "declaration", "points", "penalties", "bonuses", "match", "settlement"):
        assert getattr(again, part) == getattr(ruleset, part)


def variant(folder: Path, name: str) -> Ruleset:
    return load_ruleset(folder / f"{name}.yaml")


def kinds(ruleset: Ruleset) -> dict[str, object]:
    return {kind.kind: kind for kind in ruleset.melds}


def test_the_21_card_game_has_further_kinds_of_meld_after_those_of_the_base(folder: Path) -> None:
    ruleset = variant(folder, "indian-21")
    assert list(kinds(ruleset)) == ["sequence", "set", "tunnela", "dublee", "jokers"]
    assert ruleset.declaration.any_of[1] == Objective((Demand("tunnela", 3),), Rest.FREE)
    assert ruleset.melds[2].possible_tags == {"tunnela", "sequence", "pure_sequence"}
    assert ruleset.wild.neighbours == (Neighbour.UP, Neighbour.DOWN)
    assert ruleset.wild.printed_cut == Card(Rank.ACE, Suit.SPADES)
    assert ruleset.points.exempt[1].when == ()


def test_the_classic_game_tells_cards_by_players_and_shapes_by_cards(folder: Path) -> None:
    declaration = variant(folder, "classic-10").declaration
    assert (declaration.cards, declaration.players) == ({2: 13, 3: 10, 4: 7}, 3)
    assert declaration.shape == {13: (4, 3, 3, 3), 10: (4, 3, 3), 7: (4, 3)}
    assert variant(folder, "classic-10").wild.on_own_place is OwnPlace.JOKER


def test_lite_rummy_limits_jokers_and_frees_no_meld(folder: Path) -> None:
    ruleset = variant(folder, "lite-meld")
    assert {getattr(kind, "jokers", None) for kind in ruleset.melds} == {JokerLimits(None, 1, 1, adjacent=False)}
    assert (ruleset.points.exempt, ruleset.declaration.cards, ruleset.penalties.wrong_declaration) == ((), None, None)


def test_three_thirteen_goes_by_the_round(folder: Path) -> None:
    ruleset = variant(folder, "three-thirteen-ace-high-low")
    assert (ruleset.wild.by, ruleset.wild.rounds[11], len(ruleset.wild.rounds)) == (WildBy.ROUND, Rank.KING, 11)
    assert ruleset.declaration.cards is CardsBy.ROUND
    run, same_rank = ruleset.melds
    assert getattr(run, "ace", None) is Ace.BOTH
    assert (getattr(same_rank, "suits", None), same_rank.size) == (SetSuits.ANY, Size(3, None))


def test_five_crowns_has_no_aces_and_needs_not_say_so_in_its_points(folder: Path) -> None:
    ruleset = variant(folder, "five-crowns")
    assert ruleset.points.ranks == {Rank.JACK: 11, Rank.QUEEN: 12, Rank.KING: 13}
    assert ruleset.deck.suits == tuple(Suit)


def test_the_indian_game_and_its_two_other_readings_differ_in_wild_cards_alone() -> None:
    plain, zero, exact = (load_ruleset(f"indian-13{reading}") for reading in ("", "-zero-jokers", "-exact-joker"))
    assert (plain.points.wild_melded, plain.points.wild_unmatched, plain.points.wild_exact) == (0, AtFace.FACE, None)
    assert (zero.points.wild_unmatched, exact.points.wild_melded, exact.points.wild_exact) == (0, AtFace.FACE, 0)
    assert plain.declaration == zero.declaration == exact.declaration
    assert plain.penalties == zero.penalties == exact.penalties
    assert plain.penalties.consecutive_misses == Misses(3, DropAs.MIDDLE_DROP)
    assert (plain.penalties.wrong_declaration, plain.penalties.second_declaration) == (80, 2)
