"""Does the checker judge under any ruleset as the rules say, literally?"""

from pathlib import Path

import pytest
from game import Game
from games_at_random import games
from hypothesis import HealthCheck, given, settings
from literal import ways
from literal_deal import deal_of, has_right_number
from literal_judging import (
    Reading,
    best_choices,
    capped,
    count,
    faults,
    fewest,
    penalty,
    readings,
    reserved_kinds,
    worths_of,
)
from rules_as_text import rules_of
from rules_at_random import easy_kinds, limited_kinds

from rummycheck.arrangement import LaidGroup
from rummycheck.checker import Checker, Verdict
from rummycheck.errors import DeckError
from rummycheck.judging import Judged
from rummycheck.melds.base import Meld, laid
from rummycheck.melds.run import Run
from rummycheck.notation import parse_declaration
from rummycheck.objective import CardsBy, CountMismatch
from rummycheck.problems import Severity
from rummycheck.reporters.concise import FindingsReporter
from rummycheck.reporters.records import JsonLinesReporter
from rummycheck.reporters.text import TextReporter
from rummycheck.ruleset import Ruleset, load_ruleset

RICH_IN_JOKERS = ("none", "mixed", "one card and jokers", "nothing but jokers")
WELL = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file into which each ruleset is written."""
    return tmp_path_factory.mktemp("rulesets") / "drawn.yaml"


def load(game: Game, file: Path) -> Ruleset:
    file.write_text(game.text, encoding="utf-8")
    return load_ruleset(file)


def judge(game: Game, file: Path) -> Verdict | None:
    """Return the verdict; None for a hand of a wrong number of cards that can't be judged."""
    checker = Checker(load(game, file), players=game.table.players, round_number=game.table.round_number)
    declaration = parse_declaration(game.notation)
    if not can_be_judged(game):
        with pytest.raises(DeckError, match="can't be judged"):
            checker.check(declaration)
        return None
    return checker.check(declaration)


def can_be_judged(game: Game) -> bool:
    if has_right_number(game) or game.rules.declaration.count_mismatch is CountMismatch.WRONG:
        return True
    # Where no round deals so many cards, that is a fault of the hand, whatever a mismatch is.
    return isinstance(game.rules.declaration.cards, CardsBy) and deal_of(game).designated is None


def as_reading(meld: Meld, game: Game) -> Reading:
    order = [kind.kind for kind in game.rules.melds]
    return Reading(len(meld.jokers), order.index(meld.kind), meld.kind, meld.tags)


def taken(game: Game, verdict: Verdict) -> tuple[Reading | None, ...]:
    return tuple(laid.meld and as_reading(laid.meld, game) for laid in verdict.arrangement.groups)


@WELL
@given(game=games())
def test_a_ruleset_is_read_as_it_is_written_and_a_verdict_under_it_can_be_told(game: Game, file: Path) -> None:
    verdict = judge(game, file)
    if verdict is not None:
        assert rules_of(verdict.ruleset) == game.rules
        for reporter in (TextReporter(), FindingsReporter(), JsonLinesReporter(ascii_only=False)):
            lines = reporter.tell(Judged("drawn.rummy", verdict, None, game.notation, "drawn.yaml"))
            assert not any("\n" in line for line in lines)


@WELL
@given(game=games() | games(limited_kinds, RICH_IN_JOKERS))
def test_each_group_can_be_of_the_kinds_that_the_definitions_say(game: Game, file: Path) -> None:
    verdict, deal = judge(game, file), deal_of(game)
    for laid_group in verdict.arrangement.groups if verdict is not None else ():
        expected = readings(laid_group.group.cards, game, deal)
        found = tuple(as_reading(meld, game) for meld in laid_group.readings)
        assert set(found) <= set(expected)
        assert set(fewest(found)) == set(fewest(expected))
        serving = [reading for reading in expected if reading.kind not in reserved_kinds(game)]
        assert laid_group.meld is not None or not serving
        assert laid_group.meld is None or expected


@WELL
@given(game=games() | games(easy_kinds, RICH_IN_JOKERS))
def test_the_readings_make_a_declaration_valid_or_cost_least_with_the_fewest_jokers_and_the_kinds_listed_first(
    game: Game, file: Path
) -> None:
    verdict, deal = judge(game, file), deal_of(game)
    if verdict is not None:
        choices = [fewest(readings(group, game, deal)) for group in game.hand.groups]
        groups = verdict.arrangement.groups
        worths = [worths_of(game, laid_group.group.cards, laid_group.readings) for laid_group in groups]
        assert taken(game, verdict) in best_choices(game, choices, worths)
        for laid_group in verdict.arrangement.groups:
            assert_is_as_written_if_it_can_be(laid_group, game)


def assert_is_as_written_if_it_can_be(laid_group: LaidGroup, game: Game) -> None:
    meld = laid_group.meld
    run = next((kind for kind in game.rules.melds if meld is not None and kind.kind == meld.kind), None)
    if meld is not None and isinstance(run, Run):
        same = [way for way in ways(laid(laid_group.group.cards, deal_of(game)), run) if way.jokers == len(meld.jokers)]
        if any(way.is_as_written for way in same):
            same = [way for way in same if way.is_as_written]
        assert meld.is_as_written is same[0].is_as_written
        assert {place.rank for place, *_ in meld.places} in [set(way.row) for way in same]


@WELL
@given(game=games())
def test_a_declaration_is_wrong_for_every_requirement_that_is_not_met(game: Game, file: Path) -> None:
    verdict = judge(game, file)
    if verdict is not None:
        told = {problem.name for problem in verdict.problems if problem.severity is Severity.ERROR}
        assert told == faults(game, taken(game, verdict), [laid.meld for laid in verdict.arrangement.groups])
        assert verdict.is_valid is not bool(told)


@WELL
@given(game=games())
def test_a_hand_costs_what_its_cards_do(game: Game, file: Path) -> None:
    verdict = judge(game, file)
    if verdict is not None:
        by_group = count(game, taken(game, verdict))
        assert list(verdict.count.by_group) == by_group
        assert (verdict.count.uncapped, verdict.count.points) == (sum(by_group), capped(game, sum(by_group)))
        assert verdict.penalty == penalty(game, verdict.count.points, is_valid=verdict.is_valid)
