"""What holds of every match, whoever plays it and however it goes?"""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from matches_at_random import Match, matches, playing
from sheets import settled

from rummycheck.settlement.settled import Settlement


def told(settlement: Settlement) -> list[Any]:
    """Return all that is said of a match, in no order of its players."""
    return [
        [(dict(row.cells), dict(row.totals), set(row.score.winners), set(row.went_out)) for row in settlement.rows],
        None if settlement.end is None else (settlement.end.rule, set(settlement.end.winners)),
        {one.player: one for one in settlement.standings},
        None if settlement.cash is None else {name: settlement.cash.net(name) for name in settlement.sheet.names},
        None if settlement.cash is None else settlement.cash.kept,
    ]


@settings(deadline=None)
@given(matches(), st.randoms(use_true_random=False))
def test_the_order_of_players_never_matters(match: Match, random: Any) -> None:
    players = list(match.players)
    random.shuffle(players)
    assert told(settled(match._replace(players=tuple(players)).text())) == told(settled(match.text()))


@settings(deadline=None)
@given(matches())
def test_a_deal_added_never_changes_an_earlier_row(match: Match) -> None:
    rows = settled(match.text()).rows
    for number in range(len(match.deals)):
        earlier = settled(match._replace(deals=match.deals[:number]).text()).rows
        assert [(row.cells, row.totals, row.went_out, row.notes) for row in earlier] == [
            (row.cells, row.totals, row.went_out, row.notes) for row in rows[:number]
        ]


@settings(deadline=None)
@given(matches())
def test_what_some_lose_others_win_or_the_house_keeps(match: Match) -> None:
    settlement = settled(match.text())
    for cash in [*settlement.cash_by_deal, *([settlement.cash] if settlement.cash is not None else [])]:
        assert sum(cash.paid.values()) == sum(cash.won.values()) + cash.kept
        assert sum(cash.net(name) for name in match.players) == -cash.kept
        assert cash.kept >= 0
    if settlement.unit == "chips":
        assert sum(one.total for one in settlement.standings) == settlement.start * len(match.players)


@settings(deadline=None)
@given(st.sampled_from(["pool-101", "pool-201"]), st.integers(2, 4), st.randoms(use_true_random=False))
def test_pools_end(ruleset: str, number: int, random: Any) -> None:
    # In every deal all but one lose at least two points, so that a pool of four to 201 has at most 300 deals.
    match = Match(ruleset, "", tuple("ABCD"[:number]), ())
    for _ in range(300):
        settlement = settled(match.text())
        if settlement.end is not None:
            break
        names = playing(settlement)
        winner = random.choice(names)
        deal = {name: "declared" if name == winner else str(random.randint(20, 80)) for name in names}
        match = match._replace(deals=(*match.deals, deal))
    assert settlement.end is not None
    assert len(settlement.end.winners) == 1


@settings(deadline=None)
@given(matches())
def test_a_match_that_has_ended_has_winners_who_are_ranked_first(match: Match) -> None:
    settlement = settled(match.text())
    winners = () if settlement.end is None else settlement.end.winners
    assert {one.player for one in settlement.standings if one.has_won} == set(winners)
    assert all(one.rank == 1 for one in settlement.standings if one.has_won)
    assert [one.rank for one in settlement.standings] == sorted(one.rank for one in settlement.standings)


@settings(deadline=None)
@given(matches())
def test_every_number_has_a_rule(match: Match) -> None:
    settlement = settled(match.text())
    assert all(cell.rule.words for row in settlement.rows for cell in row.cells.values())
    assert all(row.totals[name] == cell.total for row in settlement.rows for name, cell in row.cells.items())
