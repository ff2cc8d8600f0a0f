"""What does a hand cost, and what is a meld worth?"""

from collections.abc import Mapping
from typing import NamedTuple

from rummycheck.arrangement import Arrangement
from rummycheck.cards import AnyCard, Card, PrintedJoker, Rank
from rummycheck.deck import Deal
from rummycheck.declaration import Group
from rummycheck.melds.base import Meld
from rummycheck.scoring import AnyMeld, AtFace, Exemption, JokerOnTable, PointsOptions, WhenMet


class CardPoints(NamedTuple):
    """The points of every card of a deal in a loser's hand."""

    melded: Mapping[AnyCard, int]
    """In a meld, where that is not exempt."""
    unmatched: Mapping[AnyCard, int]


def card_points(deal: Deal, options: PointsOptions) -> CardPoints:
    """Return the points of every card of the deal."""
    cards: list[AnyCard] = [Card(rank, suit) for rank in deal.ranks for suit in deal.suits]
    if deal.printed_jokers:
        cards.append(PrintedJoker())
    return CardPoints(
        melded={card: _points(card, deal, options, is_melded=True) for card in cards},
        unmatched={card: _points(card, deal, options, is_melded=False) for card in cards},
    )


def _points(card: AnyCard, deal: Deal, options: PointsOptions, *, is_melded: bool) -> int:
    if isinstance(card, PrintedJoker):
        return options.printed_joker_melded if is_melded else options.printed_joker_unmatched
    printed = options.ranks.get(card.rank, card.rank.face_value)
    if card not in deal.wild:
        return printed
    points = options.wild_melded if is_melded else options.wild_unmatched
    if options.wild_exact is not None and card == deal.designated:
        points = options.wild_exact
    return printed if isinstance(points, AtFace) else points


class Count(NamedTuple):
    """What a hand costs the player who loses with it."""

    points: int
    """The sum, never above the cap."""
    uncapped: int
    by_group: tuple[int, ...]
    """Points of each group, 0 for one that is exempt."""


def count_hand(arrangement: Arrangement, is_met: bool, points: CardPoints, options: PointsOptions) -> Count:
    """Return what the groups as they are read cost a loser; `is_met` tells whether they meet an objective."""
    exemption = _exemption(arrangement, is_met, options)
    by_group = tuple(group_points(laid.group, laid.meld, exemption, points) for laid in arrangement.groups)
    uncapped = sum(by_group)
    return Count(capped(uncapped, options), uncapped, by_group)


def capped(points: int, options: PointsOptions) -> int:
    """Return the points, never more than a hand can cost."""
    return points if options.cap is None else min(points, options.cap)


def group_points(group: Group, meld: Meld | None, exemption: Exemption | None, points: CardPoints) -> int:
    """Return what a group with its reading costs a loser under the line of `points.exempt` that applies, if any."""
    if meld is None:
        return sum(map(points.unmatched.__getitem__, group.cards))
    if exemption is not None and _is_exempt(meld, exemption):
        return 0
    return sum(map(points.melded.__getitem__, group.cards))


def _exemption(arrangement: Arrangement, is_met: bool, options: PointsOptions) -> Exemption | None:
    """Return the first exemption whose condition is met, or None: then every card counts."""
    for exemption in options.exempt:
        if is_met if isinstance(exemption.when, WhenMet) else arrangement.meets(exemption.when):
            return exemption
    return None


def _is_exempt(meld: Meld, exemption: Exemption) -> bool:
    return isinstance(exemption.melds, AnyMeld) or not meld.tags.isdisjoint(exemption.melds)


def table_points(meld: Meld, group: Group, options: PointsOptions) -> int:
    """Return what a meld is worth while it is on the table, each joker worth what the ruleset says."""
    places = [place[0] if place else None for place in meld.places]
    is_ace_low = any(place is not None and place.rank is Rank.TWO for place in places)
    own = frozenset(meld.jokers) if options.joker_on_table is JokerOnTable.OWN else frozenset[int]()
    total = 0
    for index, (card, place) in enumerate(zip(group.cards, places, strict=True)):
        worth_as = card if place is None else place
        if index in own:
            total += own_points(card, options)
        elif isinstance(worth_as, PrintedJoker):
            total += options.printed_joker_alone
        elif worth_as.rank is Rank.ACE and is_ace_low and options.ace_low_on_table is not None:
            total += options.ace_low_on_table
        else:
            total += options.ranks.get(worth_as.rank, worth_as.rank.face_value)
    return total


def own_points(joker: AnyCard, options: PointsOptions) -> int:
    """Return what a joker is worth on the table where it counts its own points: the same whatever was turned up."""
    if isinstance(joker, PrintedJoker):
        return options.printed_joker_melded
    if isinstance(options.wild_melded, AtFace):
        return options.ranks.get(joker.rank, joker.rank.face_value)
    return options.wild_melded
