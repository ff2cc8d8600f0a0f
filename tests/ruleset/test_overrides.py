"""Do KEY=VALUE options change a ruleset as its file would?"""

import pytest

from rummycheck.cards import Rank
from rummycheck.errors import RulesetError
from rummycheck.melds.base import Size
from rummycheck.ruleset import load_ruleset
from rummycheck.source import Span


def refusal(*overrides: str) -> RulesetError:
    with pytest.raises(RulesetError) as raised:
        load_ruleset("indian-13", overrides)
    return raised.value


def test_an_option_changes_one_value_and_nothing_else() -> None:
    plain, changed = load_ruleset("indian-13"), load_ruleset("indian-13", ["points.wild.unmatched=0"])
    assert changed.points == plain.points._replace(wild_unmatched=0)
    assert (changed.deck, changed.melds, changed.penalties) == (plain.deck, plain.melds, plain.penalties)
    assert (plain.overrides, changed.overrides) == ((), ("points.wild.unmatched=0",))


def test_the_last_option_wins() -> None:
    assert load_ruleset("indian-13", ["points.cap=60", "points.cap=null"]).points.cap is None


def test_an_option_can_set_one_entry_of_a_mapping() -> None:
    ruleset = load_ruleset("indian-13", ["points.ranks.A=15", "points.ranks.10=0", "wild.rounds.3=5"])
    assert (ruleset.points.ranks[Rank.ACE], ruleset.points.ranks[Rank.TEN]) == (15, 0)
    assert ruleset.wild.rounds == {3: Rank.FIVE}


def test_an_option_can_set_a_list_or_a_section() -> None:
    ruleset = load_ruleset("indian-13", ["melds.set.size=[3, null]", "points={cap: 7, ranks: {K: 13}}"])
    assert ruleset.melds[1].size == Size(3, None)
    assert (ruleset.points.cap, ruleset.points.ranks[Rank.KING], ruleset.points.ranks[Rank.ACE]) == (7, 13, 10)


def test_an_option_can_take_a_kind_of_meld_away() -> None:
    assert [kind.kind for kind in load_ruleset("indian-13", ["melds.set=null"]).melds] == ["sequence"]


@pytest.mark.parametrize(
    ("override", "key", "message"),
    [
        ("points.cap", "points.cap", "expected KEY=VALUE, found 'points.cap'"),
        ("points.cap= ", "points.cap", "expected KEY=VALUE, found 'points.cap= '"),
        ("=80", "", "expected KEY=VALUE, found '=80'"),
        ("points.wild.unmached=0", "points.wild.unmached",
         "unknown key 'unmached' in points.wild: did you mean 'unmatched'?"),
        ("points.cap.most=80", "points.cap", "expected a whole number or null, found a section of keys"),
        ("points.cap=many", "points.cap", "expected a whole number or null, found 'many'"),
        ("deck.suits=[♠, *]", "deck.suits", "a '*' that is not quoted"),
        ("melds.set.size.1=5", "melds.set.size.1",
         "melds.set.size is a list, whose items can't be set one by one: give all of it, as in melds.set.size=[…]"),
        ("extends=gin", "extends", "extends can't be set by an option: name that ruleset instead"),
        ("points.ranks.C=1", "points.ranks.C",
         "expected one of A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, found 'C'"),
    ],
)  # fmt: skip
def test_a_wrong_option_is_refused_under_its_key(override: str, key: str, message: str) -> None:
    error = refusal(override)
    assert (error.source, error.key, error.message) == (f"--set {override}", key, message)


def test_the_place_of_a_fault_counts_in_the_option_itself() -> None:
    assert refusal("points.cap=many").span == Span(1, 12, 1, 16)
    assert refusal("points.kap=80").span == Span(1, 1, 1, 11)


def test_an_option_about_cards_that_another_option_took_out_is_refused() -> None:
    error = refusal("deck.ranks=[2, 3]", "points.ranks.A=15")
    assert (error.source, error.message) == ("--set points.ranks.A=15", "the deck has no A")
