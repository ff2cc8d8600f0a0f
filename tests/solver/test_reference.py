"""Does the reference see all that cards can be?"""

from itertools import permutations

from game import Game
from games_at_random import games
from hypothesis import HealthCheck, given, settings
from literal_deal import deal_of
from orders import Cards, orders

from rummycheck.counting import table_points
from rummycheck.deck import Deal
from rummycheck.declaration import Group
from rummycheck.melds.base import MeldKind, laid
from rummycheck.scoring import PointsOptions

MOST = 5
"""Cards of a group of which every order is tried."""


def seen(order: Cards, kind: MeldKind, deal: Deal, points: PointsOptions) -> set[tuple[frozenset[str], int]]:
    return {(meld.tags, table_points(meld, Group(order), points)) for meld in kind.readings(laid(order, deal))}


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(game=games())
def test_the_orders_tried_show_all_that_any_order_shows(game: Game) -> None:
    deal, points = deal_of(game), game.rules.points
    for group in game.hand.groups:
        cards = tuple(sorted(group[:MOST], key=str))
        for kind in game.rules.melds:
            tried = set().union(*(seen(order, kind, deal, points) for order in orders(cards, kind, deal)))
            every = set().union(*(seen(order, kind, deal, points) for order in set(permutations(cards))))
            assert tried == every
