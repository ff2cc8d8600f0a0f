"""Does a ruleset inherit, merge and take away as its file says?"""

from collections.abc import Callable
from pathlib import Path

import pytest

from rummycheck.cards import Rank
from rummycheck.errors import RulesetError
from rummycheck.melds.base import Serves
from rummycheck.melds.identical import Identical
from rummycheck.melds.run import Run
from rummycheck.melds.windows import Ace
from rummycheck.ruleset import load_ruleset
from rummycheck.source import Span

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write_file(text: str, name: str = "club.yaml") -> Path:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    return write_file


def refusal(path: Path) -> RulesetError:
    with pytest.raises(RulesetError) as raised:
        load_ruleset(path)
    return raised.value


def test_a_ruleset_that_extends_nothing_by_name_extends_base(write: Write) -> None:
    ruleset = load_ruleset(write("title: Club rules"))
    assert (ruleset.title, ruleset.declaration.cards) == ("Club rules", 13)
    assert [kind.kind for kind in ruleset.melds] == ["sequence", "set"]


def test_a_ruleset_extends_a_shipped_one_by_name(write: Write) -> None:
    ruleset = load_ruleset(write("extends: indian-13\npoints: {cap: 60}"))
    assert (ruleset.points.cap, ruleset.penalties.middle_drop, ruleset.deck.packs) == (60, 40, 2)


def test_a_ruleset_extends_a_file_beside_it(write: Write) -> None:
    write("points: {cap: 101}", "rules/house.yml")
    write("extends: rules/house.yml", "club.yaml")
    assert load_ruleset(write("extends: ../club.yaml", "rules/evening.yaml")).points.cap == 101


def test_an_absolute_path_can_be_extended(write: Write) -> None:
    house = write("points: {cap: 101}", "house.yaml")
    assert load_ruleset(write(f"extends: {house}")).points.cap == 101


def test_a_ruleset_that_extends_null_stands_alone(write: Write) -> None:
    assert refusal(write("extends: null")).message == "missing key 'schema'"


@pytest.mark.parametrize(
    ("text", "ranks"),
    [
        ("points: {ranks: {A: 15}}", {Rank.ACE: 15, Rank.JACK: 10, Rank.QUEEN: 10, Rank.KING: 10}),
        ("points: {ranks: {10: 0, '2': 20}}", {Rank.ACE: 1, Rank.TEN: 0, Rank.TWO: 20}),
    ],
)
def test_mappings_merge_key_by_key(write: Write, text: str, ranks: dict[Rank, int]) -> None:
    merged = load_ruleset(write(text)).points.ranks
    assert merged == {**merged, **ranks}
    assert len(merged) == len({*merged, *ranks})


def test_mappings_by_number_merge_too(write: Write) -> None:
    write("deck: {packs: {2: 1, 3: 2}}", "house.yaml")
    assert load_ruleset(write("extends: ./house.yaml\ndeck: {packs: {3: 3}}")).deck.packs == {2: 1, 3: 3}


def test_a_mapping_replaces_a_single_value_and_the_other_way_round(write: Write) -> None:
    house = write("declaration: {cards: {2: 10, 3: 7}}", "house.yaml")
    assert load_ruleset(house).declaration.cards == {2: 10, 3: 7}
    assert load_ruleset(write("extends: ./house.yaml\ndeclaration: {cards: 9}")).declaration.cards == 9


def test_lists_are_replaced(write: Write) -> None:
    assert load_ruleset(write("deck: {suits: [S, ★]}\nmelds: {set: {size: [2, 2]}}")).deck.suits == ("♠", "★")


def test_null_takes_a_kind_of_meld_away(write: Write) -> None:
    assert [kind.kind for kind in load_ruleset(write("melds: {set: null}")).melds] == ["sequence"]


def test_a_kind_of_meld_that_was_taken_away_comes_back_last(write: Write) -> None:
    write("melds: {sequence: null}", "house.yaml")
    melds = load_ruleset(write("extends: ./house.yaml\nmelds: {sequence: {type: run, size: [4, 4]}}")).melds
    assert [kind.kind for kind in melds] == ["set", "sequence"]


def test_inherited_kinds_come_before_new_ones_unless_they_are_taken_away(write: Write) -> None:
    trio = "trio: {type: set, size: [3, 3]}"
    assert [kind.kind for kind in load_ruleset(write(f"melds: {{{trio}}}")).melds] == ["sequence", "set", "trio"]
    own = load_ruleset(write(f"melds: {{{trio}, run: {{type: run, size: [3, 5]}}, set: null, sequence: null}}"))
    assert [kind.kind for kind in own.melds] == ["trio", "run"]


def test_a_new_kind_of_meld_has_the_defaults_of_the_base(write: Write) -> None:
    run, _, quartet = load_ruleset(write("melds: {quartet: {type: run, size: [3, null]}}")).melds
    assert isinstance(run, Run)
    assert isinstance(quartet, Run)
    assert (quartet.kind, quartet.ace, quartet.wrap, quartet.order, quartet.jokers, quartet.size) == (
        "quartet",
        Ace.LOW,
        run.wrap,
        run.order,
        run.jokers,
        run.size,
    )


def test_a_kind_of_meld_of_another_type_inherits_nothing_of_the_old_one(write: Write) -> None:
    _, kind = load_ruleset(write("melds: {set: {type: identical, size: [2, 2]}}")).melds
    assert kind == Identical(kind="set", size=kind.size, counts_as=(), serves=Serves.ALWAYS)
    error = refusal(write("melds: {set: {type: run}}"))
    assert (error.message, error.key) == ("missing key 'size' in melds.set", "melds.set.size")


def test_inherited_points_of_ranks_that_the_deck_lacks_are_dropped(write: Write) -> None:
    text = "extends: indian-13\ndeck: {ranks: [3, 4, J]}\nwild: {printed_designates: {cut: null}}"
    ruleset = load_ruleset(write(text))
    assert (set(ruleset.points.ranks), ruleset.wild.printed_ranks) == ({Rank.JACK}, ())


def test_inherited_rounds_and_cuts_that_the_deck_lacks_are_dropped(write: Write) -> None:
    write("wild: {by: round, rounds: {1: 2, 2: K}, printed_designates: {cut: A♠}}", "house.yaml")
    wild = load_ruleset(write("extends: ./house.yaml\ndeck: {ranks: [Q, K], suits: [H]}\ndeclaration: {cards: 2}")).wild
    assert (wild.rounds, wild.printed_cut) == ({2: Rank.KING}, None)


def test_what_a_ruleset_itself_says_about_ranks_that_an_older_one_took_out_is_refused(write: Write) -> None:
    write("deck: {ranks: [J, Q, K]}", "house.yaml")
    error = refusal(write("extends: ./house.yaml\npoints:\n  ranks: {A: 15}"))
    assert (error.message, error.key, error.span) == ("the deck has no A", "points.ranks.A", Span(3, 14, 3, 16))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("indain-13", "no ruleset named 'indain-13': did you mean 'indian-13'?"),
        ("Indian-13", "no ruleset named 'Indian-13': did you mean 'indian-13'?"),
    ],
)
def test_a_missing_base_is_refused_where_it_is_named(write: Write, name: str, message: str) -> None:
    path = write(f"title: Club\nextends: {name}")
    error = refusal(path)
    assert (error.message, error.source, error.key) == (message, str(path), "extends")
    assert error.span == Span(2, 10, 2, 10 + len(name))


def test_a_missing_file_is_refused_where_it_is_named(write: Write, tmp_path: Path) -> None:
    error = refusal(write("extends: ./house.yaml"))
    assert error.message == f"there is no file '{tmp_path / 'house.yaml'}'"
    assert error.span == Span(1, 10, 1, 22)


def test_an_extends_that_names_nothing_is_refused(write: Write) -> None:
    assert refusal(write("extends: [base]")).message == "expected text or null, found a list of 1"


def test_a_circle_is_refused_and_told(write: Write, tmp_path: Path) -> None:
    write("extends: ./c.yaml", "b.yaml")
    write("extends: ./b.yaml", "c.yaml")
    error = refusal(write("extends: ./b.yaml", "a.yaml"))
    a, b, c = (str(tmp_path / name) for name in ("a.yaml", "b.yaml", "c.yaml"))
    assert error.message == f"extends goes round in a circle: {a} -> {b} -> {c} -> {b}"
    assert (error.source, error.span) == (c, Span(1, 10, 1, 18))


def test_a_ruleset_that_extends_itself_is_refused(write: Write) -> None:
    assert refusal(write("extends: ./club.yaml")).message.startswith("extends goes round in a circle: ")


def test_a_chain_of_more_files_than_anybody_keeps_is_refused(write: Write) -> None:
    for number in range(25):
        write(f"extends: ./{number + 1}.yaml", f"{number}.yaml")
    last = write("title: Last", "25.yaml")  # It extends base, which stands alone.
    assert load_ruleset(last.with_name("7.yaml")).title == "Last"
    error = refusal(last.with_name("6.yaml"))
    assert error.message == "more than 20 rulesets, each of which extends the next"
    assert (error.key, error.source) == ("extends", str(last))
    assert refusal(last.with_name("0.yaml")).source == str(last.with_name("19.yaml"))


@pytest.mark.parametrize("name", ["house.yaml", "house.yml", "house"])
def test_a_file_beside_a_ruleset_that_is_extended_like_a_shipped_one_is_what_was_meant(write: Write, name: str) -> None:
    write("title: House", f"rules/{name}")
    error = refusal(write("extends: house", "rules/club.yaml"))
    assert error.message == f"no ruleset named 'house': did you mean './{name}'?"


def test_a_fault_in_an_extended_file_is_told_with_that_file(write: Write) -> None:
    house = write("points: {cap: many}", "house.yaml")
    error = refusal(write("extends: ./house.yaml"))
    assert (error.source, error.span) == (str(house), Span(1, 15, 1, 19))


def test_a_file_that_is_no_section_is_refused(write: Write) -> None:
    error = refusal(write("- base"))
    assert error.message == "expected keys and values, such as 'title: Club rules'"
