"""What does a hand cost, and what is a meld worth?"""

from dataclasses import dataclass

from rummycheck.arrangement import Arrangement
from rummycheck.cards import AnyCard, PrintedJoker, Rank
from rummycheck.deck import Deal
from rummycheck.declaration import Group
from rummycheck.melds.base import Meld
from rummycheck.scoring import AnyMeld, AtFace, Exemption, PointsOptions, WhenMet


def card_points(card: AnyCard, deal: Deal, options: PointsOptions, *, is_melded: bool) -> int:
    """Return the points of a card in a loser's hand, in no meld or in one that is not exempt."""
    if isinstance(card, PrintedJoker):
        return options.printed_joker_melded if is_melded else options.printed_joker_unmatched
    printed = options.ranks.get(card.rank, card.rank.face_value)
    if card not in deal.wild:
        return printed
    points = options.wild_melded if is_melded else options.wild_unmatched
    if options.wild_exact is not None and card == deal.designated:
        points = options.wild_exact
    return printed if isinstance(points, AtFace) else points


@dataclass(frozen=True, slots=True)
class Count:
    """What a hand costs the player who loses with it."""

    points: int
    """The sum, never above the cap."""
    uncapped: int
    by_group: tuple[int, ...]
    """Points of each group, 0 for one that is exempt."""


def count_hand(arrangement: Arrangement, is_met: bool, deal: Deal, options: PointsOptions) -> Count:
    """Return what the groups as they are read cost a loser; `is_met` tells whether they meet an objective."""
    exemption = _exemption(arrangement, is_met, options)
    by_group = tuple(
        0
        if laid.meld is not None and exemption is not None and _is_exempt(laid.meld, exemption)
        else sum(card_points(card, deal, options, is_melded=laid.meld is not None) for card in laid.group.cards)
        for laid in arrangement.groups
    )
    uncapped = sum(by_group)
    return Count(uncapped if options.cap is None else min(uncapped, options.cap), uncapped, by_group)


def _exemption(arrangement: Arrangement, is_met: bool, options: PointsOptions) -> Exemption | None:
    """Return the first exemption whose condition is met, or None: then every card counts."""
    for exemption in options.exempt:
        if is_met if isinstance(exemption.when, WhenMet) else arrangement.meets(exemption.when):
            return exemption
    return None


def _is_exempt(meld: Meld, exemption: Exemption) -> bool:
    return isinstance(exemption.melds, AnyMeld) or not meld.tags.isdisjoint(exemption.melds)


def table_points(meld: Meld, group: Group, options: PointsOptions) -> int:
    """Return what a meld is worth while it is laid down, each joker worth the card that it stands for."""
    places = [place[0] if place else None for place in meld.places]
    is_ace_low = any(place is not None and place.rank is Rank.TWO for place in places)
    total = 0
    for card, place in zip(group.cards, places, strict=True):
        if place is None:
            total += options.printed_joker_melded if isinstance(card, PrintedJoker) else 0
        elif place.rank is Rank.ACE and is_ace_low and options.ace_low_on_table is not None:
            total += options.ace_low_on_table
        else:
            total += options.ranks.get(place.rank, place.rank.face_value)
    return total
